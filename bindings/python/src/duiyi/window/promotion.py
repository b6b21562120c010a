"""The panel that asks what a pawn becomes: on the board, from the square that it reaches."""

from __future__ import annotations

import tkinter
from collections.abc import Sequence

from ..board import Piece, Square
from ..codes import Kind, Side
from . import raster
from .geometry import Geometry
from .pieces import PieceSet, photo
from .raster import Picture, colour
from .theme import THEME


class PromotionPanel:
    """The men a pawn may become, one below the other."""

    def __init__(self, canvas: tkinter.Canvas) -> None:
        self._canvas = canvas
        self._images: list[tkinter.PhotoImage] = []
        self._boxes: list[tuple[Kind, int, int, int, int]] = []
        self._asked: object = None

    @property
    def is_open(self) -> bool:
        """Does it ask?"""
        return self._asked is not None

    @property
    def choices(self) -> list[tuple[Kind, int, int]]:
        """What may be chosen, and the middle of where."""
        return [(kind, (x + x2) // 2, (y + y2) // 2) for kind, x, y, x2, y2 in self._boxes]

    def open(
        self, at: Geometry, men: PieceSet, side: Side, square: Square, kinds: Sequence[Kind]
    ) -> None:
        """Shows it; if it is open already for the same pawn, nothing happens."""
        asked = (at, men, side, square, tuple(kinds))
        if asked == self._asked:
            return
        self.close()
        self._asked = asked
        left, top, right, bottom = at.outside
        self._veil(left, top, right - left, bottom - top)
        x, y = at.centre(square)
        down = 1 if y < (top + bottom) // 2 else -1
        half = at.cell // 2
        first, last = y - down * half, y + down * (half + (len(kinds) - 1) * at.cell)
        self._plate(x - half, min(first, last), at.cell, abs(last - first))
        for place, kind in enumerate(kinds):
            middle = y + down * place * at.cell
            self._boxes.append((kind, x - half, middle - half, x + half, middle + half))
            for item in men.draw(self._canvas, Piece.of(kind, side), x, middle):
                self._canvas.itemconfigure(item, tags="promotion")

    def kind_at(self, x: int, y: int) -> Kind | None:
        """What is under a pixel."""
        for kind, left, top, right, bottom in self._boxes:
            if left <= x < right and top <= y < bottom:
                return kind
        return None

    def close(self) -> None:
        """Takes it away."""
        self._canvas.delete("promotion")
        self._images.clear()
        self._boxes.clear()
        self._asked = None

    def restack(self) -> None:
        """Puts it above everything."""
        self._canvas.tag_raise("promotion")

    def _veil(self, x: int, y: int, width: int, height: int) -> None:
        """Darkens the board."""
        veil = Picture(width, height)
        veil.fill([[(0, 0), (width, 0), (width, height), (0, height)]], (20, 26, 22, 110))
        self._image(veil, x, y)

    def _plate(self, x: int, y: int, width: int, height: int) -> None:
        edge = 6
        plate = Picture(width + 2 * edge, height + 2 * edge)
        for more, opacity in ((0, 40), (2, 60)):
            shade = raster.rounded(
                more, more + 1, width + 2 * edge - more, height + 2 * edge - more, 10
            )
            plate.fill([shade], (0, 0, 0, opacity))
        card = raster.rounded(edge - 2, edge - 2, width + edge + 2, height + edge + 2, 8)
        plate.fill([card], colour(THEME.panel))
        self._image(plate, x - edge, y - edge)

    def _image(self, picture: Picture, x: int, y: int) -> None:
        image = photo(picture, self._canvas)
        self._images.append(image)
        self._canvas.create_image(x, y, image=image, anchor="nw", tags="promotion")
