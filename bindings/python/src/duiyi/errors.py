"""The exceptions. Their tree mirrors the groups of the C status codes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .codes import Reason, Status

if TYPE_CHECKING:
    from .board import Square


class DuiyiError(Exception):
    """Whatever the library refuses or fails to do. After it nothing has changed.

    >>> from duiyi import Game
    >>> try:
    ...     Game("xiangqi").play("b0d1")
    ... except DuiyiError as error:
    ...     error.status, error.reason, error.squares, error.offset
    (<Status.ILLEGAL_MOVE: 100>, <Reason.HORSE_LEG: 64>, (<Square c0>,), None)
    """

    def __init__(
        self,
        message: str,
        status: Status,
        *,
        reason: Reason = Reason.LEGAL,
        squares: tuple[Square, ...] = (),
        offset: int | None = None,
    ) -> None:
        super().__init__(message, status)
        #: The code of the C function.
        self.status = status
        #: Why a move is refused; Reason.LEGAL if that is not what failed.
        self.reason = reason
        #: What to light up on the board, as the reason says.
        self.squares = squares
        #: The byte (of the UTF-8 text) at which a text is bad; None if it is not about a text.
        self.offset = offset

    def __str__(self) -> str:
        return str(self.args[0])


class CallError(DuiyiError):
    """The call is wrong. Codes 1 to 99."""


class ArgumentError(CallError, ValueError):
    """An argument is outside its range, a name unknown, a text not Unicode."""


class StateError(CallError):
    """Not possible now: the game is over, the session is without that, there is nothing to take
    back or to answer, no search has begun."""


class ClosedError(StateError):
    """The game or engine has been closed."""


class UnsupportedError(CallError):
    """Not in this variant, or not in this version of the library."""


class RefusalError(DuiyiError):
    """The game says no. Codes 100 to 199."""


class IllegalMoveError(RefusalError):
    """The move is not legal; the reason says why."""


class AmbiguousMoveError(RefusalError):
    """The text fits more than one legal move; the squares are the pieces it may mean."""


class PromotionRequiredError(RefusalError):
    """The move is legal, but ask the player first what the pawn becomes."""


class TextError(DuiyiError, ValueError):
    """A text is bad; the offset says where. Codes 200 to 299."""


class NotationError(TextError):
    """The text is not a move in that notation."""


class FenError(TextError):
    """The FEN is refused."""


class PgnError(TextError):
    """A game of a file is broken; the message says which one, where and why."""


class JsonError(TextError):
    """The text is not JSON, or JSON of another form, or tells of a game that cannot be; offset or
    message says where."""


class NewerFileError(TextError):
    """The text was written by a newer library."""


class ReplayCodeError(TextError):
    """The replay code is damaged."""


class MachineError(DuiyiError):
    """The machine failed. Codes from 300."""


class OutOfMemoryError(MachineError, MemoryError):
    """Not enough memory."""


class PanicError(MachineError):
    """A bug inside the library. The handle answers nothing else any more; please report it."""


_OF_STATUS: dict[int, type[DuiyiError]] = {
    Status.NULL: ArgumentError,
    Status.VALUE: ArgumentError,
    Status.STRUCT_SIZE: ArgumentError,
    Status.UTF8: ArgumentError,
    Status.BUFFER: ArgumentError,
    Status.STATE: StateError,
    Status.UNSUPPORTED: UnsupportedError,
    Status.ILLEGAL_MOVE: IllegalMoveError,
    Status.AMBIGUOUS_MOVE: AmbiguousMoveError,
    Status.PROMOTION_REQUIRED: PromotionRequiredError,
    Status.NOTATION: NotationError,
    Status.FEN: FenError,
    Status.JSON: JsonError,
    Status.NEWER_FILE: NewerFileError,
    Status.REPLAY_CODE: ReplayCodeError,
    Status.PGN: PgnError,
    Status.MEMORY: OutOfMemoryError,
    Status.PANIC: PanicError,
}
_OF_GROUP: dict[int, type[DuiyiError]] = {
    0: CallError,
    1: RefusalError,
    2: TextError,
    3: MachineError,
}


def class_of(status: int) -> type[DuiyiError]:
    """The exception for a status; that of its group if a newer library has more codes.

    >>> [class_of(status).__name__ for status in (Status.FEN, 299, -7)]
    ['FenError', 'TextError', 'DuiyiError']
    """
    return _OF_STATUS.get(status) or _OF_GROUP.get(status // 100, DuiyiError)
