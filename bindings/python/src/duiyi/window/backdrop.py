"""The empty boards: squares of chess; wood, lines, river, palaces and position marks of xiangqi."""

from __future__ import annotations

import tkinter

from ..board import Square
from . import raster
from .fonts import Fonts
from .geometry import Geometry, is_light
from .pieces import photo
from .raster import Picture, colour
from .styles import Style
from .theme import THEME

#: A xiangqi board's files as each side counts them, from its own right.
_ARABIC = "123456789"
_CHINESE = "一二三四五六七八九"
#: Where cannons and soldiers stand at the start: files, ranks.
_POSTS = (((1, 7), (2, 7)), ((0, 2, 4, 6, 8), (3, 6)))
#: So many rows of wood before the grain comes again.
_GRAIN = 61


class Backdrop:
    """An empty board on a canvas: drawn once a size, below everything else."""

    def __init__(self, canvas: tkinter.Canvas, fonts: Fonts) -> None:
        self._canvas, self._fonts = canvas, fonts
        self._kept: list[tkinter.PhotoImage] = []

    def draw(self, at: Geometry, style: Style, *, coordinates: bool) -> None:
        """Draws it anew."""
        self._canvas.delete("backdrop")
        self._kept.clear()
        if at.crossings:
            self._wood(at)
            self._lines(at)
            self._palaces(at)
            self._posts(at)
            self._river(at, style)
            if coordinates:
                self._files_of_xiangqi(at, style)
        else:
            self._squares(at)
            if coordinates:
                self._coordinates(at)
        self._canvas.tag_lower("backdrop")

    def _picture(self, picture: Picture, x: int, y: int) -> None:
        image = photo(picture, self._canvas)
        self._kept.append(image)
        self._canvas.create_image(x, y, image=image, anchor="nw", tags="backdrop")

    def _text(self, x: int, y: int, text: str, font: tuple[str, int, str], fill: str) -> None:
        self._canvas.create_text(x, y, text=text, font=font, fill=fill, tags="backdrop")

    # == Chess

    def _squares(self, at: Geometry) -> None:
        left, top, right, bottom = at.outside
        frame = Picture(right - left, bottom - top)
        edge = raster.rounded(0, 0, right - left, bottom - top, at.cell * 0.12)
        frame.fill([edge], colour(THEME.frame))
        self._picture(frame, left, top)
        for square in at.info:
            fill = THEME.light if is_light(square) else THEME.dark
            box = at.box(square)
            self._canvas.create_rectangle(*box, fill=fill, width=0, tags="backdrop")

    def _coordinates(self, at: Geometry) -> None:
        left, top, right, bottom = at.outside
        font = (self._fonts.plain, -max(int(at.rim * 0.52), 9), "normal")
        for file in range(at.info.files):
            x, _ = at.place(file, 0)
            for y in (top + at.rim // 2, bottom - at.rim // 2):
                self._text(x, y, "abcdefghi"[file], font, THEME.on_frame)
        for rank in range(at.info.ranks):
            _, y = at.place(0, rank)
            for x in (left + at.rim // 2, right - at.rim // 2):
                self._text(x, y, str(rank + at.info.first_rank_label), font, THEME.on_frame)

    # == Xiangqi

    def _wood(self, at: Geometry) -> None:
        left, top, right, bottom = at.outside
        width, height = right - left, bottom - top
        wood = Picture(width, height)
        edge = max(at.cell * 0.05, 2)
        wood.fill([raster.rounded(0, 0, width, height, at.cell * 0.14)], colour(THEME.wood_rim))
        plate = raster.rounded(edge, edge, width - edge, height - edge, at.cell * 0.1)
        # Odd steps through a small circle of numbers: rows that differ a little, and not in order.
        grain = [(row * row * 7 + row * 3) % 11 - 5 for row in range(_GRAIN)]
        wood.fill([plate], colour(THEME.wood_top), colour(THEME.wood_bottom), grain)
        self._picture(wood, left, top)

    def _line(self, *points: int, width: int = 1) -> None:
        self._canvas.create_line(
            *points, fill=THEME.wood_line, width=width, capstyle="projecting", tags="backdrop"
        )

    def _lines(self, at: Geometry) -> None:
        thin = 1 if at.cell < 56 else 2
        for rank in range(10):
            self._line(*at.place(0, rank), *at.place(8, rank), width=thin)
        for file in range(9):
            ends = ((0, 9),) if file in (0, 8) else ((0, 4), (5, 9))
            for a, b in ends:
                self._line(*at.place(file, a), *at.place(file, b), width=thin)
        out = max(at.cell // 11, 4)
        left, top = min(at.place(0, 0), at.place(8, 9))
        right, bottom = max(at.place(0, 0), at.place(8, 9))
        left, right = min(left, right), max(left, right)
        top, bottom = at.y, at.y + 9 * at.cell
        self._canvas.create_rectangle(
            left - out,
            top - out,
            right + out,
            bottom + out,
            outline=THEME.wood_line,
            width=thin + 1,
            tags="backdrop",
        )

    def _palaces(self, at: Geometry) -> None:
        size, thin = 2 * at.cell + 4, 1.2 if at.cell < 56 else 1.8
        cross = Picture(size, size)
        for a, b in (((2, 2), (size - 2, size - 2)), ((2, size - 2), (size - 2, 2))):
            line = raster.stroke([a, b], thin)
            cross.fill(line, colour(THEME.wood_line))
        for rank in (0, 7):
            x, y = at.place(3, rank)
            other_x, other_y = at.place(5, rank + 2)
            self._picture(cross, min(x, other_x) - 2, min(y, other_y) - 2)

    def _posts(self, at: Geometry) -> None:
        gap, length = max(at.cell // 14, 3), max(at.cell // 6, 5)
        for files, ranks in _POSTS:
            for file in files:
                for rank in ranks:
                    x, y = at.place(file, rank)
                    edge = {at.place(0, 0)[0]: 1, at.place(8, 0)[0]: -1}
                    if at.flipped:
                        edge = {at.place(8, 0)[0]: 1, at.place(0, 0)[0]: -1}
                    sides = (edge[x],) if x in edge else (1, -1)
                    for dx in sides:
                        for dy in (1, -1):
                            corner = x + dx * gap, y + dy * gap
                            self._line(*corner, corner[0] + dx * length, corner[1])
                            self._line(*corner, corner[0], corner[1] + dy * length)

    def _river(self, at: Geometry, style: Style) -> None:
        if self._fonts.written is None:
            return
        names = ("楚 河", "漢 界") if style is not Style.SIMPLIFIED else ("楚 河", "汉 界")
        y = at.y + int(4.5 * at.cell)
        font = (self._fonts.written, -int(at.cell * 0.52), "normal")
        for name, across in zip(names, (1.75, 6.25)):
            self._text(at.x + int(across * at.cell), y, name, font, THEME.wood_line)

    def _files_of_xiangqi(self, at: Geometry, style: Style) -> None:
        """Each side counts the files from its own right."""
        chinese = style.needs_chinese and self._fonts.chinese is not None
        family = (self._fonts.chinese if chinese else None) or self._fonts.plain
        font = (family, -max(int(at.cell * 0.2), 9), "normal")
        _, top, _, bottom = at.outside
        inset = int(at.rim * 0.62)
        red_y, black_y = bottom - inset, top + inset
        if at.flipped:
            red_y, black_y = black_y, red_y
        for file in range(9):
            x, _ = at.place(file, 0)
            red = (_CHINESE if chinese else _ARABIC)[8 - file]
            self._text(x, red_y, red, font, THEME.wood_line)
            self._text(x, black_y, _ARABIC[file], font, THEME.wood_line)


def square_colour(square: Square) -> str:
    """What a square of chess is painted with."""
    return THEME.light if is_light(square) else THEME.dark
