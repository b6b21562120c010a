"""What has happened in a game, for sounds and animations."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from . import _ffi
from .board import BoardInfo, Piece, Square, piece_or_none
from .codes import EventKind, MoveFlag, Offence, Outcome, Side, Termination
from .moves import Move, move_or_none


@dataclass(frozen=True, repr=False)
class Event:
    """One thing that has happened. Which fields it uses, its kind says; the others are None.

    >>> from duiyi import Game
    >>> game = Game(start_fen="4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    >>> _ = game.play("e1g1")
    >>> moved, castled = game.events()
    >>> moved.kind, moved.from_square, castled
    (<EventKind.MOVED: 1>, <Square e1>, Event(CASTLED, rook_from=h1, rook_to=f1))
    """

    kind: EventKind
    move: Move | None
    flags: MoveFlag | None
    #: 1 for the first move of the game.
    ply: int | None
    #: Who: moved, is in check, has offered or declined, has little time.
    side: Side | None
    #: The piece as it stood on from_square.
    piece: Piece | None
    #: The piece as it stands on to_square.
    placed: Piece | None
    captured: Piece | None
    from_square: Square | None
    to_square: Square | None
    captured_square: Square | None
    rook_from: Square | None
    rook_to: Square | None
    #: How often the position has stood.
    count: int | None
    left_ms: int | None
    outcome: Outcome | None
    termination: Termination | None
    #: Who would lose by going on, and by what.
    offender: Side | None
    offence: Offence | None

    def __repr__(self) -> str:
        told = ((field.name, getattr(self, field.name)) for field in fields(self)[1:])
        words = [f"{name}={_word(value)}" for name, value in told if value is not None]
        return f"Event({', '.join([self.kind.name, *words])})"

    def _raw(self) -> Any:
        """The event as C has it."""
        event = _ffi.init(_ffi.duiyi_event)
        for each in fields(self):
            name = {"from_square": "from", "to_square": "to"}.get(each.name, each.name)
            value = getattr(self, each.name)
            setattr(event, name, _NONE.get(name, 0) if value is None else value)
        return event

    @classmethod
    def _read(cls, event: Any, board: BoardInfo) -> Event:
        moves = event.move != _ffi.DUIYI_MOVE_NONE
        square = board.square_or_none
        return cls(
            kind=EventKind(event.kind),
            move=move_or_none(event.move, board),
            flags=MoveFlag(event.flags) if moves else None,
            ply=event.ply or None,
            side=_side_or_none(event.side),
            piece=piece_or_none(event.piece),
            placed=piece_or_none(event.placed),
            captured=piece_or_none(event.captured),
            from_square=square(getattr(event, "from")),
            to_square=square(event.to),
            captured_square=square(event.captured_square),
            rook_from=square(event.rook_from),
            rook_to=square(event.rook_to),
            count=event.count or None,
            left_ms=event.left_ms if event.kind == EventKind.CLOCK_LOW else None,
            outcome=Outcome(event.outcome) if event.outcome else None,
            termination=Termination(event.termination) if event.termination else None,
            offender=_side_or_none(event.offender),
            offence=Offence(event.offence) if event.offence else None,
        )


#: What stands for nothing, where that is not 0.
_NONE = {
    "side": _ffi.DUIYI_SIDE_NONE,
    "offender": _ffi.DUIYI_SIDE_NONE,
    "from": _ffi.DUIYI_SQUARE_NONE,
    "to": _ffi.DUIYI_SQUARE_NONE,
    "captured_square": _ffi.DUIYI_SQUARE_NONE,
    "rook_from": _ffi.DUIYI_SQUARE_NONE,
    "rook_to": _ffi.DUIYI_SQUARE_NONE,
}


def _side_or_none(value: int) -> Side | None:
    return None if value == _ffi.DUIYI_SIDE_NONE else Side(value)


def _word(value: Any) -> str:
    """A value of an event in few letters."""
    return str(getattr(value, "name", value))
