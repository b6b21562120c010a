"""Which fonts the machine has for what the window writes."""

from __future__ import annotations

import tkinter
import tkinter.font
from collections.abc import Iterable

_PLAIN = (
    "Inter",
    "Segoe UI",
    "Helvetica Neue",
    "SF Pro Text",
    "Noto Sans",
    "Cantarell",
    "Ubuntu",
    "Open Sans",
    "Source Sans 3",
    "Noto Sans CJK SC",
    "DejaVu Sans",
)
_CHINESE = (
    "PingFang SC",
    "Microsoft YaHei UI",
    "Microsoft YaHei",
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
    "Droid Sans Fallback",
    "Heiti SC",
    "SimHei",
)
#: Brushed or printed, for the men of xiangqi; behind them whatever else has the characters.
_WRITTEN = (
    "Kaiti TC",
    "Kaiti SC",
    "STKaiti",
    "KaiTi",
    "AR PL UKai CN",
    "AR PL KaitiM Big5",
    "Noto Serif CJK TC",
    "Noto Serif CJK SC",
    "Noto Serif TC",
    "Source Han Serif TC",
    "Songti TC",
    "SimSun",
    "AR PL UMing CN",
)


class Fonts:
    """The families of a window; None where the machine has none with such signs."""

    def __init__(self, families: Iterable[str]) -> None:
        here = {family.lower(): family for family in families}

        def first(wanted: Iterable[str]) -> str | None:
            return next((here[name.lower()] for name in wanted if name.lower() in here), None)

        #: For Latin text.
        self.plain = first(_PLAIN) or "TkDefaultFont"
        #: For Chinese text.
        self.chinese = first(_CHINESE + _WRITTEN)
        #: For the characters on the men of xiangqi.
        self.written = first(_WRITTEN + _CHINESE)

    @classmethod
    def of(cls, root: tkinter.Misc) -> Fonts:
        """Those of the machine that a window is shown on."""
        return cls(tkinter.font.families(root))
