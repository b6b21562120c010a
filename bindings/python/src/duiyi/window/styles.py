"""What men may look like, and what is written on them."""

from __future__ import annotations

from enum import Enum

from ..board import Piece
from ..codes import Kind, Language, TextFamily
from ..words import text


class Style(Enum):
    """What the men look like; by what, each variant has its own choice."""

    FIGURINES = "figurines"
    TRADITIONAL = "traditional"
    SIMPLIFIED = "simplified"
    LETTERS = "letters"

    @property
    def needs_chinese(self) -> bool:
        """Are there characters on the men?"""
        return self in (Style.TRADITIONAL, Style.SIMPLIFIED)


#: The choices of each game, the usual one first.
CHESS_STYLES = (Style.FIGURINES, Style.LETTERS)
XIANGQI_STYLES = (Style.TRADITIONAL, Style.SIMPLIFIED, Style.LETTERS)


def is_xiangqi(piece: Piece) -> bool:
    """Is it a man of xiangqi?"""
    return piece.kind >= Kind.SOLDIER


def sign(piece: Piece, style: Style) -> str:
    """What is written on a disc.

    >>> general = Piece.of("general", "red")
    >>> [sign(general, style) for style in XIANGQI_STYLES]
    ['帥', '帅', 'K']
    """
    if style.needs_chinese:
        traditional = style is Style.TRADITIONAL
        language = Language.ZH_HANT if traditional else Language.ZH_HANS
        return text(piece, language, TextFamily.SYMBOL)
    return text(piece.kind, Language.EN, TextFamily.LETTER)
