"""What lies on a board besides its men: the last move, the selection, where a man may go, a king in
check, a hint, what a refusal speaks of."""

from __future__ import annotations

import tkinter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Callable

from ..board import Square
from . import raster
from .backdrop import square_colour
from .geometry import Geometry
from .pieces import photo
from .raster import Picture, blend, colour
from .theme import THEME

Shape = Callable[[Picture, float], None]


@dataclass(frozen=True)
class Marks:
    """The marks of one moment."""

    last: tuple[Square, ...] = ()
    selected: Square | None = None
    quiet: tuple[Square, ...] = ()
    capture: tuple[Square, ...] = ()
    checked: Square | None = None
    culprits: tuple[Square, ...] = field(default=())
    hint: tuple[Square, Square] | None = None


class MarkLayer:
    """Draws marks on a canvas: those under the men under the tag "under", others as "over"."""

    def __init__(self, canvas: tkinter.Canvas) -> None:
        self._canvas = canvas
        self._pictures: dict[tuple[str, int], tkinter.PhotoImage] = {}
        self._arrow: tuple[object, tkinter.PhotoImage] | None = None

    def prepare(self, at: Geometry) -> None:
        """Makes the pictures of marks at this size now, so that none is missing amid a game."""
        for name, shape in _SHAPES.items():
            self._image(name, at.cell, shape)

    def draw(self, at: Geometry, marks: Marks) -> None:
        """Draws them in place of those before."""
        self._canvas.delete("under", "over")
        if at.crossings:
            self._put("corners", at, marks.last)
            self._put("held", at, [marks.selected])
        else:
            self._tint(at, marks.last, THEME.last, 520)
            self._tint(at, [marks.selected], THEME.selected, 620)
        self._put("check", at, [marks.checked])
        self._put("culprit", at, marks.culprits)
        self._put("ring", at, marks.capture)
        self._put("dot", at, marks.quiet)
        if marks.hint:
            self._hint(at, *marks.hint)

    def _tint(self, at: Geometry, squares: Iterable[Square | None], tone: str, share: int) -> None:
        for square in squares:
            if square is not None:
                fill = blend(square_colour(square), tone, share)
                box = at.box(square)
                self._canvas.create_rectangle(*box, fill=fill, width=0, tags="under")

    def _put(self, name: str, at: Geometry, squares: Iterable[Square | None]) -> None:
        for square in squares:
            if square is not None:
                x, y = at.centre(square)
                image = self._image(name, at.cell, _SHAPES[name])
                self._canvas.create_image(x, y, image=image, tags=("under", name))

    def _image(self, name: str, cell: int, shape: Shape) -> tkinter.PhotoImage:
        key = name, cell
        if key not in self._pictures:
            size = int(cell * 1.16)
            picture = Picture(size, size)
            shape(picture, cell)
            self._pictures[key] = photo(picture, self._canvas)
        return self._pictures[key]

    def _hint(self, at: Geometry, start: Square, end: Square) -> None:
        key = at, start, end
        if self._arrow is None or self._arrow[0] != key:
            self._arrow = key, photo(self._arrow_picture(at, start, end), self._canvas)
        (ax, ay), (bx, by) = at.centre(start), at.centre(end)
        middle = (ax + bx) // 2, (ay + by) // 2
        self._canvas.create_image(*middle, image=self._arrow[1], tags=("over", "hint"))

    @staticmethod
    def _arrow_picture(at: Geometry, start: Square, end: Square) -> Picture:
        (ax, ay), (bx, by) = at.centre(start), at.centre(end)
        width, height = abs(bx - ax) + at.cell, abs(by - ay) + at.cell
        picture = Picture(width, height)
        left, top = (width - abs(bx - ax)) / 2, (height - abs(by - ay)) / 2
        shift = left - min(ax, bx), top - min(ay, by)
        ends = (ax + shift[0], ay + shift[1]), (bx + shift[0], by + shift[1])
        picture.fill([raster.arrow(*ends, at.cell * 0.17)], colour(THEME.hint, 175))
        return picture


# == Shapes; each is drawn in the middle of a picture, for a cell of some size


def _middle(picture: Picture) -> float:
    return picture.width / 2


def _dot(picture: Picture, cell: float) -> None:
    middle = _middle(picture)
    picture.fill([raster.circle(middle, middle, cell * 0.14)], colour(THEME.target, 120))


def _ring(picture: Picture, cell: float) -> None:
    middle = _middle(picture)
    picture.fill(raster.ring(middle, middle, cell * 0.5, cell * 0.075), colour(THEME.target, 150))


def _held(picture: Picture, cell: float) -> None:
    middle = _middle(picture)
    picture.fill([raster.circle(middle, middle, cell * 0.52)], colour(THEME.selected, 230))


def _culprit(picture: Picture, cell: float) -> None:
    middle = _middle(picture)
    picture.fill(raster.ring(middle, middle, cell * 0.52, cell * 0.08), colour(THEME.culprit, 215))


def _glow(picture: Picture, cell: float) -> None:
    middle = _middle(picture)
    for step in range(8):
        radius = cell * (0.56 - 0.035 * step)
        picture.fill([raster.circle(middle, middle, radius)], colour(THEME.check, 46))


def _corners(picture: Picture, cell: float) -> None:
    """Four corners around a point."""
    middle, half, length = _middle(picture), cell * 0.47, cell * 0.17
    for dx in (-1, 1):
        for dy in (-1, 1):
            x, y = middle + dx * half, middle + dy * half
            line = [(x - dx * length, y), (x, y), (x, y - dy * length)]
            picture.fill(raster.stroke(line, max(cell * 0.045, 2)), colour(THEME.selected))


_SHAPES: dict[str, Shape] = {
    "corners": _corners,
    "held": _held,
    "check": _glow,
    "culprit": _culprit,
    "ring": _ring,
    "dot": _dot,
}
