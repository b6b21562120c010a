"""What a user has chosen, kept from one start to the next."""

from __future__ import annotations

import json
import locale
import os
import uuid
from dataclasses import asdict, dataclass, field, fields, replace

from ..codes import Language, Notation, Rules, Variant
from .styles import CHESS_STYLES, XIANGQI_STYLES, Style

#: What the clock may be: minutes, seconds more for each move.
CLOCKS = ((0, 0), (3, 2), (5, 0), (10, 5), (15, 10), (30, 0))
SIDES = ("first", "second", "both", "watch")
PACES = ("at_once", "quick", "natural")
NOTATIONS = {
    "chess": ("san", "figurine", "lan", "uci"),
    "xiangqi": ("chinese", "wxf", "iccs", "uci"),
}
RULES = {
    "chess": ("chess_casual", "chess_fide"),
    "chess960": ("chess_casual", "chess_fide"),
    "xiangqi": tuple(name.lower() for name in Rules.__members__ if name.startswith("XIANGQI")),
}
LANGUAGES = ("en", "zh-Hans", "zh-Hant")
#: Hints that a game has; -1: as many as one likes.
HINTS = (0, 3, -1)


@dataclass(frozen=True)
class Wish:
    """What game a user wants next."""

    variant: str = "chess"
    #: Who the user is: the first side, the second, both of two people, or none.
    side: str = "first"
    #: The opponent's: 1 to 10; 0: full strength.
    level: int = 3
    pace: str = "quick"
    rules: str = "chess_casual"
    clock: tuple[int, int] = (0, 0)
    hints: int = 3

    def of_variant(self, variant: str) -> Wish:
        """The same for another game, with rules that it has.

        >>> Wish().of_variant("xiangqi").rules
        'xiangqi_simple'
        """
        rules = self.rules
        if rules not in RULES[variant]:
            rules = "xiangqi_simple" if variant == "xiangqi" else "chess_casual"
        return replace(self, variant=variant, rules=rules)


@dataclass
class Settings:
    """All choices. Each has a default; what a file says of it and is no choice, does not count."""

    language: str = field(default_factory=lambda: language_of(_locale()))
    chess_style: str = Style.FIGURINES.value
    xiangqi_style: str = Style.TRADITIONAL.value
    #: Empty: that of the language.
    xiangqi_notation: str = ""
    chess_notation: str = "san"
    targets: bool = True
    coordinates: bool = True
    sounds: bool = True
    wish: Wish = field(default_factory=Wish)
    #: Under which name this machine counts on the score card.
    device: str = field(default_factory=lambda: uuid.uuid4().hex)

    @classmethod
    def read(cls, text: str) -> Settings:
        """The settings of a file; a text that is none is a ValueError.

        >>> Settings.read('{"sounds": false, "chess_style": "no such"}').chess_style
        'figurines'
        """
        data = json.loads(text)
        if not isinstance(data, dict):
            raise ValueError("settings are an object")
        own = cls()
        for each in fields(cls):
            value = data.get(each.name)
            if each.name == "wish":
                own.wish = _wish(value)
            elif type(value) is type(getattr(own, each.name)) and _known(each.name, value):
                setattr(own, each.name, value)
        return own

    def write(self) -> str:
        """Their text."""
        return json.dumps(asdict(self), indent=1)

    # == As the library has them

    @property
    def words(self) -> Language:
        """The language."""
        return Language[self.language.upper().replace("-", "_")]

    def style(self, variant: Variant) -> Style:
        """What men look like."""
        return Style(self.xiangqi_style if variant == Variant.XIANGQI else self.chess_style)

    def notation(self, variant: Variant) -> Notation:
        """How moves are written."""
        if variant != Variant.XIANGQI:
            return Notation[self.chess_notation.upper()]
        name = self.xiangqi_notation or ("wxf" if self.language == "en" else "chinese")
        if name == "chinese" and self.language == "zh-Hant":
            return Notation.CHINESE_TRADITIONAL
        return Notation[name.upper()]


_CHOICES: dict[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "chess_style": tuple(style.value for style in CHESS_STYLES),
    "xiangqi_style": tuple(style.value for style in XIANGQI_STYLES),
    "chess_notation": NOTATIONS["chess"],
    "xiangqi_notation": ("", *NOTATIONS["xiangqi"]),
}


def _known(name: str, value: object) -> bool:
    return name not in _CHOICES or value in _CHOICES[name]


def _wish(data: object) -> Wish:
    if not isinstance(data, dict):
        return Wish()
    choices: dict[str, tuple[object, ...]] = {
        "variant": tuple(RULES),
        "side": SIDES,
        "level": tuple(range(11)),
        "pace": PACES,
        "clock": CLOCKS,
        "hints": HINTS,
    }
    if isinstance(data.get("clock"), list):
        data["clock"] = tuple(data["clock"])
    known = {name: data[name] for name in choices if data.get(name) in choices[name]}
    wish = Wish(**known)
    return replace(wish, rules=str(data.get("rules"))).of_variant(wish.variant)


def _locale() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name]
    return locale.getlocale()[0] or ""


def language_of(name: str) -> str:
    """The language for a locale.

    >>> [language_of(name) for name in ("de_DE.UTF-8", "zh_CN.UTF-8", "zh_TW", "zh_HK")]
    ['en', 'zh-Hans', 'zh-Hant', 'zh-Hant']
    """
    if not name.lower().startswith(("zh", "chinese")):
        return "en"
    traditional = any(part in name.lower() for part in ("hant", "tw", "hk", "mo", "traditional"))
    return "zh-Hant" if traditional else "zh-Hans"
