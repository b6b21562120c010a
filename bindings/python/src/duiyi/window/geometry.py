"""Where a square is on the screen, and which square is under a pixel."""

from __future__ import annotations

from dataclasses import dataclass

from ..board import BoardInfo, Square
from ..codes import Variant


@dataclass(frozen=True)
class Geometry:
    """A board on a canvas. Chess is played on squares, xiangqi on crossings: here both are the
    middle of a cell.

    >>> from duiyi import variant_board
    >>> board = Geometry.fitting(variant_board("chess"), 442, 442, flipped=False)
    >>> board.cell, board.centre(board.info.square("a1")), board.square_at(40, 400)
    (50, (46, 396), <Square a1>)
    """

    info: BoardInfo
    #: Pixels from one square to the next.
    cell: int
    #: Where the middle of the upper left cell is.
    x: int
    y: int
    #: Is the second player's side below?
    flipped: bool

    @classmethod
    def fitting(cls, info: BoardInfo, width: int, height: int, *, flipped: bool) -> Geometry:
        """The largest board that a canvas holds, in its middle."""
        rim = _rim(info)
        cell = int(min(width / (info.files + rim), height / (info.ranks + rim)))
        # Even, so that the middle of a cell is a pixel.
        cell = max(cell - cell % 2, 16)
        x = (width - cell * info.files) // 2 + cell // 2
        y = (height - cell * info.ranks) // 2 + cell // 2
        return cls(info, cell, x, y, flipped)

    @property
    def crossings(self) -> bool:
        """Do men stand on crossings?"""
        return self.info.variant == Variant.XIANGQI

    @property
    def rim(self) -> int:
        """How far the board goes beyond its cells, for the coordinates."""
        return int(self.cell * _rim(self.info) / 2)

    @property
    def outside(self) -> tuple[int, int, int, int]:
        """The board with its rim: left, top, right, bottom."""
        left, top = self.x - self.cell // 2, self.y - self.cell // 2
        return (
            left - self.rim,
            top - self.rim,
            left + self.cell * self.info.files + self.rim,
            top + self.cell * self.info.ranks + self.rim,
        )

    def place(self, file: int, rank: int) -> tuple[int, int]:
        """The middle of a square given by file and rank."""
        across = self.info.files - 1 - file if self.flipped else file
        down = rank if self.flipped else self.info.ranks - 1 - rank
        return self.x + across * self.cell, self.y + down * self.cell

    def centre(self, square: Square) -> tuple[int, int]:
        """The middle of a square."""
        return self.place(square.file, square.rank)

    def box(self, square: Square) -> tuple[int, int, int, int]:
        """A square's cell: left, top, right, bottom."""
        x, y = self.centre(square)
        half = self.cell // 2
        return x - half, y - half, x + half, y + half

    def square_at(self, x: int, y: int) -> Square | None:
        """The square under a pixel."""
        across = (x - self.x + self.cell // 2) // self.cell
        down = (y - self.y + self.cell // 2) // self.cell
        if not (0 <= across < self.info.files and 0 <= down < self.info.ranks):
            return None
        file = self.info.files - 1 - across if self.flipped else across
        rank = down if self.flipped else self.info.ranks - 1 - down
        return Square(rank * self.info.files + file, self.info)


def _rim(info: BoardInfo) -> float:
    """Both sides of the rim, in cells."""
    return 0.5 if info.variant == Variant.XIANGQI else 0.8


def is_light(square: Square) -> bool:
    """Is it a light square of chess? h1 is one.

    >>> from duiyi import variant_board
    >>> is_light(variant_board("chess").square("h1")), is_light(variant_board("chess").square("a1"))
    (True, False)
    """
    return (square.file + square.rank) % 2 == 1
