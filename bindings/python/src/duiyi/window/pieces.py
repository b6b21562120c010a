"""The men as they are drawn: chessmen, or discs with a character or a letter."""

from __future__ import annotations

import tkinter
from collections.abc import Iterable

from ..board import Piece
from ..codes import Kind, Side
from . import raster
from .figures import FIGURES
from .fonts import Fonts
from .raster import Colour, Picture, colour
from .styles import Style, is_xiangqi, sign
from .theme import THEME, Men

_SHADOW = 46


class PieceSet:
    """The pictures of all men at one size; made when they are first asked for, and kept."""

    def __init__(self, fonts: Fonts, size: int, style: Style) -> None:
        self.size, self.style = size, style
        self._fonts = fonts
        self._pictures: dict[tuple[Kind, Side], tkinter.PhotoImage] = {}

    def prepare(self, master: tkinter.Misc, men: Iterable[Piece]) -> None:
        """Makes the pictures of some men now, so that none is missing amid a game."""
        for piece in men:
            if self.style is not Style.FIGURINES or not is_xiangqi(piece):
                self._picture(master, piece)

    def draw(self, canvas: tkinter.Canvas, piece: Piece, x: int, y: int) -> list[int]:
        """Puts a man on a canvas, and gives back its items."""
        items = [canvas.create_image(x, y, image=self._picture(canvas, piece))]
        if not self._is_figurine(piece):
            fill = disc_ink(piece)
            sign_ = sign(piece, self.style)
            items.append(canvas.create_text(x, y, text=sign_, font=self._font(), fill=fill))
        return items

    def _is_figurine(self, piece: Piece) -> bool:
        return self.style is Style.FIGURINES and not is_xiangqi(piece)

    def _picture(self, master: tkinter.Misc, piece: Piece) -> tkinter.PhotoImage:
        figurine = self._is_figurine(piece)
        # All discs of a side look alike, but for what is written on them.
        disc = Kind.SOLDIER if is_xiangqi(piece) else Kind.PAWN
        key = piece.kind if figurine else disc, piece.side
        if key not in self._pictures:
            made = self._figurine(piece) if figurine else self._disc(piece)
            self._pictures[key] = photo(made, master)
        return self._pictures[key]

    def icon(self, master: tkinter.Misc) -> tkinter.PhotoImage:
        """A picture for the window's icon."""
        return photo(self._figurine(Piece.of(Kind.KNIGHT, Side.BLACK)), master)

    def _font(self) -> tuple[str, int, str]:
        if self.style.needs_chinese:
            return self._fonts.written or self._fonts.plain, -int(self.size * 0.56), "bold"
        return self._fonts.plain, -int(self.size * 0.46), "bold"

    def _figurine(self, piece: Piece) -> Picture:
        figure, size = FIGURES[piece.kind], self.size
        men: Men = THEME.black if piece.side == Side.BLACK else THEME.white
        picture = Picture(size, size)
        outlines = [outline for path in figure.shapes for outline in raster.curve(path, size)]
        fall = (0.0, size * 0.022)
        for path in figure.shapes:
            picture.fill(raster.curve(path, size, fall), (0, 0, 0, _SHADOW))
        for outline in outlines:
            edge = raster.stroke(outline, max(size * 0.045, 1.6), closed=True)
            picture.fill(edge, colour(men.edge))
            picture.fill([outline], colour(men.top), colour(men.bottom))
        for path in figure.lines:
            for line in raster.curve(path, size):
                picture.fill(raster.stroke(line, max(size * 0.028, 1.2)), colour(men.line))
        for x, y, radius in figure.dots:
            dot = raster.circle(x * size / 100, y * size / 100, radius * size / 100)
            picture.fill([dot], colour(men.line))
        return picture

    def _disc(self, piece: Piece) -> Picture:
        size = self.size
        picture = Picture(size, size)
        middle, radius = size / 2, size * 0.45
        for more, opacity in ((0.03, 26), (0.015, 40)):
            shadow = raster.circle(middle, middle + size * 0.028, radius + size * more)
            picture.fill([shadow], (40, 24, 8, opacity))
        top, bottom, rim, inner = _disc_colours(piece)
        picture.fill([raster.circle(middle, middle, radius)], rim)
        picture.fill([raster.circle(middle, middle, radius - max(size * 0.02, 1))], top, bottom)
        groove = raster.ring(middle, middle, radius * 0.84, max(size * 0.02, 1.1))
        picture.fill(groove, inner)
        return picture


def disc_ink(piece: Piece) -> str:
    """The colour of what is written on a disc."""
    if is_xiangqi(piece):
        return THEME.black_ink if piece.side == Side.BLACK else THEME.red_ink
    return THEME.black.ink if piece.side == Side.BLACK else THEME.white.ink


def _disc_colours(piece: Piece) -> tuple[Colour, Colour, Colour, Colour]:
    """Above, below, the rim, the ring around the sign."""
    if is_xiangqi(piece):
        names = (THEME.disc_top, THEME.disc_bottom, THEME.disc_rim)
        top, bottom, rim = map(colour, names)
        return top, bottom, rim, colour(disc_ink(piece), 190)
    men = THEME.black if piece.side == Side.BLACK else THEME.white
    return colour(men.top), colour(men.bottom), colour(men.edge), colour(men.line, 120)


def photo(picture: Picture, master: tkinter.Misc) -> tkinter.PhotoImage:
    """A picture as Tk shows it."""
    return tkinter.PhotoImage(master=master, data=picture.png(), format="png")
