"""The words for what stands where: boards, squares, sets of squares, pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from ctypes import byref
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar, Union, overload

from . import _ffi
from ._call import call, code, number
from .codes import Kind, Side, Status, Variant
from .errors import ArgumentError

#: A square as an argument: its name, "e4", or its number.
SquareLike = Union[int, str]

Item = TypeVar("Item", bound=int)


class Square(int):
    """A square (a point, in xiangqi): a number that knows what it is called.

    Numbers count from the first player's left: a1 = 0, h1 = 7; in xiangqi a0 = 0, i0 = 8.

    >>> square = variant_board("xiangqi").square("e0")
    >>> square, int(square), square.file, square.rank, str(square)
    (<Square e0>, 4, 4, 0, 'e0')
    """

    board: BoardInfo

    def __new__(cls, value: int, board: BoardInfo) -> Square:
        """The square of a number on a board."""
        square = super().__new__(cls, value)
        square.board = board
        return square

    def __getnewargs__(self) -> tuple[int, BoardInfo]:  # type: ignore[override]
        return int(self), self.board

    @property
    def file(self) -> int:
        """0 for the a-file."""
        return self % self.board.files

    @property
    def rank(self) -> int:
        """0 for the first player's own rank."""
        return self // self.board.files

    def __str__(self) -> str:
        return f"{'abcdefghi'[self.file]}{self.rank + self.board.first_rank_label}"

    def __repr__(self) -> str:
        return f"<Square {self}>"


class Named(Generic[Item]):
    """Squares or moves in their order; `in` takes their names as well as their numbers."""

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self._items = tuple(items)

    def __contains__(self, item: object) -> bool:
        if isinstance(item, str):
            return any(str(own) == item for own in self._items)
        return item in self._items

    def __iter__(self) -> Iterator[Item]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    @overload
    def __getitem__(self, place: int) -> Item: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Item, ...]: ...
    def __getitem__(self, place: int | slice) -> Item | tuple[Item, ...]:
        return self._items[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self._items == other._items

    def __hash__(self) -> int:
        return hash(self._items)

    def __str__(self) -> str:
        return " ".join(map(str, self._items))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


class Squares(Named[Square]):
    """A set of squares, the lowest number first.

    >>> from duiyi import Game
    >>> quiet = Game().targets("e2").quiet
    >>> quiet, "e4" in quiet, "e5" in quiet, 28 in quiet
    (<Squares e3 e4>, True, False, True)
    """


class Piece(int):
    """A piece: its kind and its side in one number, as duiyi_piece.

    >>> Piece.of("cannon", "black")
    <Piece black cannon>
    >>> Piece.of("queen").kind, Piece.of("queen").side
    (<Kind.QUEEN: 5>, <Side.WHITE: 0>)
    """

    @classmethod
    def of(cls, kind: Kind | int | str, side: Side | int | str = Side.WHITE) -> Piece:
        """The piece of a kind and a side."""
        black = code(Side, side) == Side.BLACK
        return cls(code(Kind, kind) | (_ffi.DUIYI_PIECE_BLACK if black else 0))

    @property
    def kind(self) -> Kind:
        """What it is."""
        return Kind(self & 0x0F)

    @property
    def side(self) -> Side:
        """Whose it is."""
        return Side(self >> 4 & 1)

    def __str__(self) -> str:
        first = "red" if self.kind >= Kind.SOLDIER else "white"
        side = "black" if self.side == Side.BLACK else first
        return f"{side} {self.kind.name.lower()}"

    def __repr__(self) -> str:
        return f"<Piece {self}>"


def piece_or_none(value: int) -> Piece | None:
    """The piece on a square, None on an empty one."""
    return None if value == _ffi.DUIYI_PIECE_NONE else Piece(value)


@dataclass(frozen=True)
class BoardInfo:
    """The shape of a variant's board, as duiyi_board_info.

    >>> variant_board("xiangqi")
    BoardInfo(variant=<Variant.XIANGQI: 3>, files=9, ranks=10, first_rank_label=0)
    """

    variant: Variant
    #: 8, xiangqi 9.
    files: int
    #: 8, xiangqi 10.
    ranks: int
    #: What the first rank is called: 1, in xiangqi 0.
    first_rank_label: int

    def __len__(self) -> int:
        """How many squares it has."""
        return self.files * self.ranks

    def __iter__(self) -> Iterator[Square]:
        return iter(_by_name(self).values())

    def square(self, square: SquareLike) -> Square:
        """The square of a name or number. A number may lie beyond the board, as it may in C.

        >>> variant_board("chess").square("e9")
        Traceback (most recent call last):
        duiyi.errors.ArgumentError: no square of chess is called 'e9'
        """
        if not isinstance(square, str):
            return Square(number(square, 8, "a square"), self)
        try:
            return _by_name(self)[square.lower()]
        except KeyError:
            name = self.variant.name.lower()
            message = f"no square of {name} is called {square!r}"
            raise ArgumentError(message, Status.VALUE) from None

    def squares(self, values: Iterable[int]) -> tuple[Square, ...]:
        """The squares of an array in C, up to the unused ones."""
        return tuple(Square(value, self) for value in values if value != _ffi.DUIYI_SQUARE_NONE)

    def square_or_none(self, value: int) -> Square | None:
        """A square that may be DUIYI_SQUARE_NONE."""
        return None if value == _ffi.DUIYI_SQUARE_NONE else Square(value, self)

    def set_of(self, squares: Any) -> Squares:
        """A duiyi_squares."""
        bits = squares.word[0] | squares.word[1] << 64
        return Squares(square for square in self if bits >> square & 1)


@cache
def _by_name(board: BoardInfo) -> dict[str, Square]:
    squares = (Square(value, board) for value in range(len(board)))
    return {str(square): square for square in squares}


def variant_board(variant: Variant | int | str) -> BoardInfo:
    """The board of a variant."""
    info = _ffi.init(_ffi.duiyi_board_info)
    call(_ffi.lib.duiyi_variant_board, code(Variant, variant), byref(info))
    return BoardInfo(Variant(info.variant), info.files, info.ranks, info.first_rank_label)
