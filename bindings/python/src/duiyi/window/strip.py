"""A strip for each player: name, whose turn, what was taken, clock."""

from __future__ import annotations

import tkinter
from dataclasses import dataclass

from ..board import Piece
from ..clock import SideClock
from ..codes import Kind, Side
from . import raster
from .fonts import Fonts
from .pieces import PieceSet, photo
from .raster import Picture, colour
from .styles import Style
from .theme import THEME
from .widgets import Look

_HEIGHT = 56
_MAN = 22
#: What is most worth first.
_ORDER = (
    Kind.QUEEN,
    Kind.ROOK,
    Kind.CHARIOT,
    Kind.CANNON,
    Kind.HORSE,
    Kind.BISHOP,
    Kind.KNIGHT,
    Kind.ADVISOR,
    Kind.ELEPHANT,
    Kind.PAWN,
    Kind.SOLDIER,
)


@dataclass(frozen=True)
class Player:
    """What a strip tells."""

    name: str
    #: It is this player's turn.
    turn: bool
    #: How much of the thought is done, in thousandths; None: nobody thinks.
    permille: int | None
    #: The men taken from the other side.
    taken: tuple[tuple[Kind, int], ...]
    taken_of: Side
    #: How many pawns ahead, in hundredths, if ahead.
    ahead: int
    clock: str
    #: The clock has little time left.
    hurry: bool = False


class Strip:
    """Draws a player."""

    def __init__(self, parent: tkinter.Misc, look: Look, fonts: Fonts) -> None:
        self.canvas = tkinter.Canvas(
            parent, height=_HEIGHT, width=10, background=THEME.ground, highlightthickness=0
        )
        self._look, self._fonts = look, fonts
        self._men: PieceSet | None = None
        self._shown: object = None
        self._dot: tkinter.PhotoImage | None = None
        self._clock = self._bar = self._length = 0
        self._time = "", ""
        self._words: list[str] = []

    def show(self, player: Player, style: Style) -> None:
        """Draws it if it has changed."""
        width = self.canvas.winfo_width()
        key = (
            player.name,
            player.turn,
            player.taken,
            player.ahead,
            style,
            width,
            bool(player.clock),
        )
        if key != self._shown:
            self._shown = key
            self._draw(player, style, width)
        ink = THEME.alarm if player.hurry else THEME.ink if player.turn else THEME.quiet
        if (player.clock, ink) != self._time:
            self._time = player.clock, ink
            self.canvas.itemconfigure(self._clock, text=player.clock, fill=ink)
        self._progress(player.permille, width)

    def texts(self) -> list[str]:
        """What is written: for tests."""
        return [*self._words, self._time[0]]

    def _progress(self, permille: int | None, width: int) -> None:
        """A thin line that grows while the opponent thinks."""
        length = 0 if permille is None else (width - 22) * permille // 1000
        if length != self._length:
            self._length = length
            state = "normal" if length else "hidden"
            self.canvas.itemconfigure(self._bar, state=state)
            self.canvas.coords(self._bar, 22, _HEIGHT - 3, 22 + length, _HEIGHT - 1)

    def _draw(self, player: Player, style: Style, width: int) -> None:
        canvas = self.canvas
        canvas.delete("all")
        if player.turn:
            canvas.create_image(9, 15, image=self._light())
        ink = THEME.ink if player.turn else THEME.quiet
        canvas.create_text(22, 15, text=player.name, anchor="w", font=self._look.strong, fill=ink)
        self._clock = canvas.create_text(
            width - 2, 15, text="", anchor="e", font=self._look.large, fill=ink
        )
        self._bar = canvas.create_rectangle(
            22, 0, 22, 0, fill=THEME.accent, width=0, state="hidden"
        )
        self._length, self._time, self._words = 0, ("", ""), [player.name]
        self._taken(player, style, width)

    def _taken(self, player: Player, style: Style, width: int) -> None:
        if self._men is None or self._men.style is not style:
            self._men = PieceSet(self._fonts, _MAN, style)
            sides = (Side.WHITE, Side.BLACK)
            all_men = (Piece.of(kind, side) for kind in _ORDER for side in sides)
            self._men.prepare(self.canvas, all_men)
        men = [
            kind for kind in _ORDER for taken, n in player.taken if taken == kind for _ in range(n)
        ]
        room = width - 22 - 50
        step = min(_MAN * 0.72, room / max(len(men), 1))
        x = 22.0 + _MAN / 2
        for kind in men:
            self._men.draw(self.canvas, Piece.of(kind, player.taken_of), int(x), 39)
            x += step
        if player.ahead > 0:
            ahead = f"+{player.ahead / 100:g}"
            self._words.append(ahead)
            self.canvas.create_text(
                x + 4, 39, text=ahead, anchor="w", font=self._look.small, fill=THEME.quiet
            )

    def _light(self) -> tkinter.PhotoImage:
        if self._dot is None:
            picture = Picture(14, 14)
            picture.fill([raster.circle(7, 7, 4.5)], colour(THEME.accent))
            self._dot = photo(picture, self.canvas)
        return self._dot


def clock_text(clock: SideClock) -> str:
    """What a clock shows: minutes and seconds, tenths when there is little left.

    >>> clock_text(SideClock(65_000, 0, 0, 0, False)), clock_text(SideClock(9_440, 0, 0, 0, False))
    ('1:05', '0:09.4')
    """
    seconds, ms = divmod(clock.left_ms, 1_000)
    if clock.left_ms < 10_000:
        return f"0:{seconds:02}.{ms // 100}"
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    main = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return f"{main} ({clock.periods_left})" if clock.byoyomi else main
