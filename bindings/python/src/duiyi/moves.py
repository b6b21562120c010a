"""The words for moves: a move, what it does, where a piece may go, why a move is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Union

from . import _ffi
from .board import BoardInfo, Named, Piece, Square, Squares, piece_or_none
from .codes import Kind, MoveFlag, Reason, Side

#: A move as an argument: a text in any notation that the library reads, or its number.
MoveLike = Union[int, str]

_PROMOTION_LETTERS = {Kind.KNIGHT: "n", Kind.BISHOP: "b", Kind.ROOK: "r", Kind.QUEEN: "q"}


class Move(int):
    """A move: a number (from + (to << 8) + (promotion << 16)) that knows what it is called.

    >>> from duiyi import Game
    >>> move = Game().parse_move("e2e4")
    >>> move, int(move), move.from_square, move.to_square, move.promotion
    (<Move e2e4>, 7180, <Square e2>, <Square e4>, None)
    """

    board: BoardInfo

    def __new__(cls, value: int, board: BoardInfo) -> Move:
        """The move of a number on a board."""
        move = super().__new__(cls, value)
        move.board = board
        return move

    def __getnewargs__(self) -> tuple[int, BoardInfo]:  # type: ignore[override]
        return int(self), self.board

    @property
    def from_square(self) -> Square:
        """The square it leaves."""
        return Square(self & 0xFF, self.board)

    @property
    def to_square(self) -> Square:
        """The square it goes to (castling: the king's, in Chess960 that of its rook)."""
        return Square(self >> 8 & 0xFF, self.board)

    @property
    def promotion(self) -> Kind | None:
        """What the pawn becomes."""
        kind = self >> 16 & 0x0F
        return None if kind == Kind.NONE else Kind(kind)

    def __str__(self) -> str:
        """The move in UCI: e2e4, e7e8q; in xiangqi with ranks 0 to 9."""
        letter = "" if self.promotion is None else _PROMOTION_LETTERS.get(self.promotion, "?")
        return f"{self.from_square}{self.to_square}{letter}"

    def __repr__(self) -> str:
        return f"<Move {self}>"


class LegalMoves(Named[Move]):
    """The legal moves of a position, by from, then to, then promotion.

    >>> from duiyi import Game
    >>> moves = Game().legal_moves()
    >>> len(moves), moves[0], "e2e4" in moves, "e2e5" in moves
    (20, <Move b1a3>, True, False)
    """


@dataclass(frozen=True)
class MoveInfo:
    """All that a board view needs to animate a move, to choose its sound, to write its entry."""

    move: Move
    flags: MoveFlag
    #: 1 for the first move of the game.
    ply: int
    #: Who moved.
    side: Side
    #: The piece as it stood on from_square.
    piece: Piece
    #: The piece as it stands on to_square: another kind after a promotion.
    placed: Piece
    #: What was taken.
    captured: Piece | None
    from_square: Square
    #: Where the piece stands afterwards (Chess960 castling: the king's square, not the rook's that
    #: the move names).
    to_square: Square
    #: Where the taken man stood: not to_square, en passant.
    captured_square: Square | None
    #: Castling: where the rook stood, and where it stands afterwards.
    rook_from: Square | None
    rook_to: Square | None

    @classmethod
    def _read(cls, info: Any, board: BoardInfo) -> MoveInfo:
        return cls(
            move=Move(info.move, board),
            flags=MoveFlag(info.flags),
            ply=info.ply,
            side=Side(info.side),
            piece=Piece(info.piece),
            placed=Piece(info.placed),
            captured=piece_or_none(info.captured),
            from_square=Square(getattr(info, "from"), board),
            to_square=Square(info.to, board),
            captured_square=board.square_or_none(info.captured_square),
            rook_from=board.square_or_none(info.rook_from),
            rook_to=board.square_or_none(info.rook_to),
        )


@dataclass(frozen=True)
class Targets:
    """Where a piece may go. It is true if the piece may go anywhere.

    >>> from duiyi import Game
    >>> bool(Game().targets("g1")), bool(Game().targets("f1"))
    (True, False)
    """

    #: Squares where nothing is taken.
    quiet: Squares
    #: Squares of captures (en passant: where the pawn goes).
    capture: Squares
    #: Those of both on which a pawn becomes something else: ask the player what.
    promote: Squares

    @classmethod
    def _read(cls, targets: Any, board: BoardInfo) -> Targets:
        sets = (targets.quiet, targets.capture, targets.promote)
        return cls(*(board.set_of(each) for each in sets))

    @property
    def all(self) -> Squares:
        """All squares it may go to."""
        return Squares(sorted({*self.quiet, *self.capture}))

    def __bool__(self) -> bool:
        return bool(self.quiet or self.capture)


@dataclass(frozen=True)
class Explanation:
    """Why a move is legal or not. It is true if the move is legal.

    >>> from duiyi import Game
    >>> why = Game().explain("f1", "c4")
    >>> bool(why), why.reason, why.squares
    (False, <Reason.PATH_BLOCKED: 8>, (<Square e2>,))
    """

    #: The first cause, or Reason.LEGAL.
    reason: Reason
    #: The squares to light up: blockers, attackers, screens; which, the reason says.
    squares: tuple[Square, ...]
    #: The move, if it is legal.
    move: Move | None

    def __bool__(self) -> bool:
        return self.reason == Reason.LEGAL

    @classmethod
    def _read(cls, explanation: Any, board: BoardInfo) -> Explanation:
        return cls(
            reason=Reason(explanation.reason),
            squares=board.squares(explanation.squares[: explanation.square_count]),
            move=move_or_none(explanation.move, board),
        )


def move_or_none(value: int, board: BoardInfo) -> Move | None:
    """A move that may be DUIYI_MOVE_NONE."""
    return None if value == _ffi.DUIYI_MOVE_NONE else Move(value, board)
