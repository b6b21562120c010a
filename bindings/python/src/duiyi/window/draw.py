"""The board on the screen: men that glide, shake and follow the hand, over marks on a backdrop."""

from __future__ import annotations

import math
import tkinter
from collections.abc import Sequence
from dataclasses import dataclass

from ..board import BoardInfo, Piece, Square
from ..codes import Kind, Side
from ..events import Event
from ..moves import MoveInfo
from .backdrop import Backdrop
from .fonts import Fonts
from .geometry import Geometry
from .marks import MarkLayer, Marks
from .pieces import PieceSet
from .promotion import PromotionPanel
from .styles import Style
from .theme import GLIDE_MS, SHAKE_MS


@dataclass
class Man:
    """A man on the screen: what it is, its items, and where they are."""

    piece: Piece
    items: list[int]
    x: int
    y: int


@dataclass
class Glide:
    """A man on its way to a square, and whom it takes when it arrives."""

    man: Man
    start: tuple[int, int]
    to: Square
    began_ms: float
    taken: Man | None = None


class BoardView:
    """Draws a board on a canvas. It is told what stands there, and shows how that came to be."""

    def __init__(self, canvas: tkinter.Canvas, fonts: Fonts, info: BoardInfo, style: Style) -> None:
        self.canvas, self._fonts = canvas, fonts
        self.info, self.style = info, style
        self.flipped, self.coordinates = False, True
        self.at = Geometry.fitting(info, 400, 400, flipped=False)
        self._backdrop = Backdrop(canvas, fonts)
        self._marks = MarkLayer(canvas)
        self._set = PieceSet(fonts, self.at.cell, style)
        self.promotion = PromotionPanel(canvas)
        self._men: dict[Square, Man] = {}
        self._glides: list[Glide] = []
        self._shaking: tuple[Man, float] | None = None
        self._held: Man | None = None
        self._shown: Marks | None = None
        self._unsorted = True

    # == What is shown

    def lay_out(self, width: int, height: int) -> None:
        """Draws all of it anew: another size, side, style or game."""
        self.at = Geometry.fitting(self.info, width, height, flipped=self.flipped)
        self._set = PieceSet(self._fonts, self.at.cell, self.style)
        self._marks.prepare(self.at)
        self._backdrop.draw(self.at, self.style, coordinates=self.coordinates)
        self.promotion.close()
        self._glides.clear()
        self._held = self._shaking = self._shown = None
        for man in self._men.values():
            self.canvas.delete(*man.items)
        board = {square: man.piece for square, man in self._men.items()}
        self._men.clear()
        for square, piece in board.items():
            self._men[square] = self._new(piece, *self.at.centre(square))

    def show(self, board: Sequence[Piece | None], marks: Marks) -> None:
        """Shows what stands where, and the marks. Men on their way go on."""
        for square in self.info:
            wanted, man = board[square], self._men.get(square)
            if man is not None and (wanted is None or man.piece != wanted):
                self._replace(square, man, wanted)
            elif man is None and wanted is not None:
                self._men[square] = self._new(wanted, *self.at.centre(square))
        if marks != self._shown:
            self._shown = marks
            self._marks.draw(self.at, marks)
            self._unsorted = True
        # Each change of the order draws the whole canvas again.
        if self._unsorted:
            self._unsorted = False
            self._restack()

    def men(self) -> dict[str, str]:
        """What stands where on the screen, by the names of squares: for tests."""
        return {str(square): str(man.piece) for square, man in self._men.items()}

    def _new(self, piece: Piece, x: int, y: int) -> Man:
        man = Man(piece, self._set.draw(self.canvas, piece, x, y), x, y)
        self._unsorted = True
        for item in man.items:
            self.canvas.itemconfigure(item, tags="men")
        return man

    def _replace(self, square: Square, man: Man, wanted: Piece | None) -> None:
        self.canvas.delete(*man.items)
        if wanted is None:
            del self._men[square]
            self._glides = [glide for glide in self._glides if glide.man is not man]
        else:
            # On its way a pawn becomes a queen.
            man.piece = wanted
            man.items = self._new(wanted, man.x, man.y).items

    def _restack(self) -> None:
        self.canvas.tag_lower("under")
        self.canvas.tag_lower("backdrop")
        for man in [glide.man for glide in self._glides] + [self._held]:
            if man is not None:
                for item in man.items:
                    self.canvas.tag_raise(item)
        self.canvas.tag_raise("over")
        self.promotion.restack()

    # == Motion

    def glide(self, info: MoveInfo | Event, now_ms: float, *, back: bool = False) -> None:
        """A move is played, or taken back: its men glide to where they stand then."""
        if back:
            self._start(info.to_square, info.from_square, now_ms)
            self._start(info.rook_to, info.rook_from, now_ms)
            return
        taken = self._men.pop(info.captured_square, None) if info.captured_square else None
        if info.rook_from is not None and info.rook_to is not None:
            self._castle(info, now_ms)
        else:
            self._start(info.from_square, info.to_square, now_ms, taken)

    def _castle(self, info: MoveInfo | Event, now_ms: float) -> None:
        """Both leave before either arrives: in Chess960 they may change places."""
        ways = ((info.from_square, info.to_square), (info.rook_from, info.rook_to))
        leaving = [(self._men.pop(start, None), to) for start, to in ways if start is not None]
        for man, to in leaving:
            if man is not None and to is not None:
                self._men[to] = man
                self._glides.append(Glide(man, (man.x, man.y), to, now_ms))

    def _start(
        self, start: Square | None, to: Square | None, now_ms: float, taken: Man | None = None
    ) -> None:
        man = self._men.pop(start, None) if start is not None else None
        if man is None or to is None:
            if taken is not None:
                self.canvas.delete(*taken.items)
            return
        if self._held is man:
            self._held = None
        under = self._men.pop(to, None)
        if under is not None:
            self.canvas.delete(*under.items)
        self._men[to] = man
        self._glides.append(Glide(man, (man.x, man.y), to, now_ms, taken))
        self._unsorted = True

    def shake(self, square: Square, now_ms: float) -> None:
        """A king that is in check shakes its head."""
        man = self._men.get(square)
        if man is not None:
            self._shaking = man, now_ms

    def hold(self, square: Square, x: int, y: int) -> None:
        """The man of a square follows the hand."""
        man = self._men.get(square)
        if man is None:
            return
        if self._held is not man:
            self._held = man
            self._restack()
        self._move(man, x, y)

    def release(self, now_ms: float) -> None:
        """The hand lets go, and the man goes home."""
        if self._held is None:
            return
        man, self._held = self._held, None
        for square, other in self._men.items():
            if other is man:
                self._glides.append(Glide(man, (man.x, man.y), square, now_ms))

    def frame(self, now_ms: float) -> bool:
        """Draws what moves as it is now. Is anything still moving?"""
        going: list[Glide] = []
        for glide in self._glides:
            share = min((now_ms - glide.began_ms) / GLIDE_MS, 1.0)
            eased = 1 - (1 - share) ** 3
            (x, y), (to_x, to_y) = glide.start, self.at.centre(glide.to)
            self._move(glide.man, round(x + (to_x - x) * eased), round(y + (to_y - y) * eased))
            if share < 1.0:
                going.append(glide)
            elif glide.taken is not None:
                self.canvas.delete(*glide.taken.items)
        self._glides = going
        if self._shaking is not None:
            self._shake_on(now_ms)
        return bool(self._glides or self._shaking or self._held)

    def _shake_on(self, now_ms: float) -> None:
        assert self._shaking is not None
        man, began = self._shaking
        share = (now_ms - began) / SHAKE_MS
        square = next((square for square, other in self._men.items() if other is man), None)
        if square is None or share >= 1:
            self._shaking = None
        if square is not None and man is not self._held:
            x, y = self.at.centre(square)
            swing = math.sin(share * 6 * math.pi) * (1 - share) * self.at.cell * 0.09
            self._move(man, x + (round(swing) if share < 1 else 0), y)

    def _move(self, man: Man, x: int, y: int) -> None:
        if (x, y) != (man.x, man.y):
            for item in man.items:
                self.canvas.move(item, x - man.x, y - man.y)
            man.x, man.y = x, y

    # == Promotion

    def ask_promotion(self, side: Side, square: Square, kinds: Sequence[Kind]) -> None:
        """Opens the panel with what a pawn may become."""
        self.promotion.open(self.at, self._set, side, square, kinds)
