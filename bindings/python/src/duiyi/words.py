"""Words for players, in their language."""

from __future__ import annotations

from ctypes import byref, create_string_buffer
from typing import Any, Union

from . import _ffi
from ._call import call, code, number
from ._ffi import lib
from ._handle import Handle
from .board import BoardInfo, Piece, SquareLike
from .codes import (
    Action,
    Article,
    Claim,
    FenCause,
    Grade,
    Kind,
    Language,
    MoveFlag,
    Offence,
    Reason,
    Rules,
    Status,
    Termination,
    TextFamily,
    Variant,
)
from .errors import ArgumentError
from .events import Event

#: A language as an argument: a member, its number, or its name, "zh-Hans" and "zh_hans" alike.
LanguageLike = Union[Language, int, str]

#: What a value is called if no family of texts is named.
_FAMILIES: dict[type, TextFamily] = {
    Language: TextFamily.LANGUAGE,
    Status: TextFamily.STATUS,
    Variant: TextFamily.VARIANT,
    Kind: TextFamily.KIND,
    Piece: TextFamily.PIECE,
    MoveFlag: TextFamily.CASTLING,
    Reason: TextFamily.REASON,
    Termination: TextFamily.TERMINATION,
    Offence: TextFamily.OFFENCE,
    Article: TextFamily.ARTICLE,
    Claim: TextFamily.CLAIM,
    Action: TextFamily.ACTION,
    Rules: TextFamily.RULES,
    FenCause: TextFamily.FEN_CAUSE,
    Grade: TextFamily.GRADE,
}


def text(
    what: int,
    language: LanguageLike = Language.EN,
    family: TextFamily | int | str | None = None,
) -> str:
    """The text of a code, by its own kind or as another family of texts has it.

    >>> text(Reason.HORSE_LEG), text(Reason.HORSE_LEG, "zh-Hans")
    ("The horse's leg is blocked.", '蹩马腿。')
    >>> text(Kind.HORSE, "zh-Hant"), text(Kind.HORSE, family="letter")
    ('馬', 'H')
    """
    if family is None:
        family = _FAMILIES.get(type(what))
        if family is None:
            raise ArgumentError(f"say which family of texts {what!r} is of", Status.VALUE)
    family, value = code(TextFamily, family), number(what, 32, "a code")
    buffer = create_string_buffer(_ffi.DUIYI_WORDS_MAX)
    call(lib.duiyi_text, family, value, language_in(language), buffer, len(buffer), None)
    return buffer.value.decode()


def language_in(language: LanguageLike) -> int:
    """A language as the library takes it."""
    name = language.replace("-", "_") if isinstance(language, str) else language
    return code(Language, name)


class Speaker(Handle):
    """A game in words: Game has these besides moves."""

    board_info: BoardInfo

    def verdict_text(self, language: LanguageLike = Language.EN) -> str:
        """How the game stands, as a sentence.

        >>> from duiyi import Game
        >>> game = Game("xiangqi")
        >>> game.resign("red")
        >>> game.verdict_text(), game.verdict_text("zh-Hant")
        ('Black wins: Red has resigned.', '紅方認輸，黑方勝。')
        """
        return self._words(lib.duiyi_game_verdict_text, language_in(language))

    def refusal_text(
        self,
        from_square: SquareLike,
        to_square: SquareLike | None = None,
        promotion: Kind | int | str = Kind.NONE,
        language: LanguageLike = Language.EN,
    ) -> str:
        """Why a move is refused, with its pieces and squares; without a second square: why the
        piece has no move at all.

        >>> from duiyi import Game
        >>> Game("xiangqi").refusal_text("b0", "d1")
        'The leg of the horse on b0 is blocked by the elephant on c0.'
        """
        square = self.board_info.square
        to = _ffi.DUIYI_SQUARE_NONE if to_square is None else square(to_square)
        asked = square(from_square), to, code(Kind, promotion, 8)
        return self._words(lib.duiyi_game_refusal_text, *asked, language_in(language))

    def evidence_text(self, language: LanguageLike = Language.EN) -> str:
        """The evidence on a repetition as prose, for players and arbiters; empty if nobody
        offends."""
        size = _ffi.DUIYI_EVIDENCE_TEXT_MAX
        return self._text(lib.duiyi_game_evidence_text, language_in(language), size=size)

    def event_text(self, event: Event, language: LanguageLike = Language.EN) -> str:
        """What has happened, by an event of this game: for a screen reader, or a log.

        >>> from duiyi import Game
        >>> game = Game()
        >>> _ = game.play("Nf3")
        >>> [game.event_text(event) for event in game.events()]
        ['White moves the knight from g1 to f3.']
        """
        told = byref(event._raw())
        return self._words(lib.duiyi_game_event_text, told, language_in(language))

    def _words(self, function: Any, *arguments: Any) -> str:
        return self._text(function, *arguments, size=_ffi.DUIYI_WORDS_MAX)
