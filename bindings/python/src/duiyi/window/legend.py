"""The legend: each man as the board draws it, what it is called, how it moves."""

from __future__ import annotations

import tkinter

from ..board import Piece
from ..codes import Kind, Language, Side, TextFamily, Variant
from ..words import text
from .fonts import Fonts
from .pieces import PieceSet
from .styles import Style
from .theme import THEME
from .widgets import Look, reading

_CHESS = (Kind.KING, Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT, Kind.PAWN)
_XIANGQI = (
    Kind.GENERAL,
    Kind.ADVISOR,
    Kind.ELEPHANT,
    Kind.HORSE,
    Kind.CHARIOT,
    Kind.CANNON,
    Kind.SOLDIER,
)
_SIZE = 40


def kinds_of(variant: Variant) -> tuple[Kind, ...]:
    """The kinds of a game, the king first."""
    return _XIANGQI if variant == Variant.XIANGQI else _CHESS


class Legend:
    """Explains the men of a game."""

    def __init__(self, parent: tkinter.Misc, look: Look, fonts: Fonts) -> None:
        self.text = reading(parent, look)
        self._fonts = fonts
        self._shown: object = None
        self._kept: list[object] = []
        self.text.tag_configure("name", font=look.strong, spacing1=4, spacing3=2)
        self.text.tag_configure("moves", font=look.small, spacing3=9, foreground=THEME.ink)
        self.text.tag_configure("keys", font=look.small, foreground=THEME.quiet, spacing1=6)

    def show(self, variant: Variant, style: Style, language: Language, keys: str) -> None:
        """Shows the men of a game in a style, in a language; below them the keys."""
        wanted = (variant, style, language)
        if wanted == self._shown:
            return
        self._shown = wanted
        self._kept.clear()
        self.text.configure(state="normal")
        self.text.delete("1.0", "end")
        men = PieceSet(self._fonts, _SIZE, style)
        self._kept.append(men)
        for kind in kinds_of(variant):
            self._line(kind, men, language)
        self.text.insert("end", keys, "keys")
        self.text.configure(state="disabled")

    def _line(self, kind: Kind, men: PieceSet, language: Language) -> None:
        for side in (Side.WHITE, Side.BLACK):
            canvas = tkinter.Canvas(
                self.text,
                width=_SIZE,
                height=_SIZE,
                background=THEME.panel,
                highlightthickness=0,
            )
            men.draw(canvas, Piece.of(kind, side), _SIZE // 2, _SIZE // 2)
            self.text.window_create("end", window=canvas)
            self._kept.append(canvas)
        self.text.insert("end", f"  {self._name(kind, language)}\n", "name")
        self.text.insert("end", text(kind, language, TextFamily.HOW_IT_MOVES) + "\n", "moves")

    @staticmethod
    def _name(kind: Kind, language: Language) -> str:
        names = [text(Piece.of(kind, side), language) for side in (Side.WHITE, Side.BLACK)]
        name = names[0] if names[0] == names[1] else "／".join(names)
        return name[:1].upper() + name[1:]
