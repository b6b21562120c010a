"""The window: brings board, side, menus and table together, and runs the frames.

It knows no rule and holds no state of the hand: pointer and keys go to the table, and what is drawn
is the table's view. What belongs to the window alone is which way the board lies, which ply is
looked back at, and what the status line says.
"""

from __future__ import annotations

import time
import tkinter
from functools import partial
from typing import Callable

from ..board import Piece
from ..codes import AnswerKind, EventKind, May, Reason, Side, TextFamily, Variant
from ..errors import DuiyiError, StateError
from ..events import Event
from ..table import Answer, Progress, Table, View
from ..words import text
from . import theme
from .draw import BoardView
from .fonts import Fonts
from .frames import FrameMeter, Slice
from .labels import label
from .marks import Marks
from .menu import Menus
from .newgame import NewGamePage
from .pieces import PieceSet
from .play import Play, now_ms
from .settings import Wish
from .side import Side as SidePanel
from .sounds import Player, tone_of
from .status import Status, held_claim
from .strip import Player as Shown
from .strip import clock_text
from .styles import Style
from .theme import THEME
from .widgets import Look

#: Drags begin after so many pixels.
_DRAG = 4
#: More moves at a time than these are not shown one by one.
_MOST_GLIDES = 4


class App:
    """The window of a game."""

    def __init__(self, root: tkinter.Tk, play: Play, *, meter: FrameMeter | None = None) -> None:
        self.root, self.play, self.settings = root, play, play.settings
        self.meter = meter or FrameMeter()
        self.fonts = Fonts.of(root)
        self.look = Look(root, self.fonts)
        self.slice = Slice()
        self.sounds = Player(on=self.settings.sounds)
        #: The ply that is looked back at; None: the game as it is.
        self.looking: int | None = None
        self.status = Status(play, self.fonts)
        self._pressed: tuple[int, int] | None = None
        self._board_key: object = None
        self._board: list[Piece | None] = []
        self._resizing: str | None = None
        self._next: str | None = None
        self._ended = self._stopped = self._laid_out = False
        self.commands = self._commands()
        self._build()
        self._bind()
        self._begin()
        self.status.notices()

    # == Building

    def _build(self) -> None:
        root = self.root
        root.option_add("*tearOff", False)
        root.title("duiyi 对弈")
        root.configure(background=THEME.ground)
        height = min(760, int(root.winfo_screenheight() * 0.86))
        width = min(height + theme.SIDE_WIDTH + 10, int(root.winfo_screenwidth() * 0.98))
        root.geometry(f"{width}x{height}")
        root.minsize(theme.SIDE_WIDTH + 300, 600)
        root.columnconfigure(0, weight=1)
        root.rowconfigure(0, weight=1)
        self.canvas = tkinter.Canvas(root, background=THEME.ground, highlightthickness=0)
        self.canvas.grid(row=0, column=0, sticky="nsew", padx=(theme.GAP, 0), pady=theme.GAP)
        settings = self.settings
        self.side = SidePanel(root, self.look, self.fonts, settings, self.commands, self.look_at)
        self.side.grid(row=0, column=1, sticky="ns", padx=theme.GAP)
        page = NewGamePage(self.side.pages, settings, self.play.tally, self.begin)
        self.side.new_game = page
        self.menus = Menus(root, self.look, settings, self.commands, self._changed)
        self._icon = PieceSet(self.fonts, 64, Style.FIGURINES).icon(root)
        root.iconphoto(True, self._icon)

    def _commands(self) -> dict[str, Callable[[], object]]:
        """What menus, buttons and keys do, by name."""
        at_table: dict[str, Callable[[Table], object]] = {
            "undo": Table.undo_turn,
            "redo": Table.redo_turn,
            "hint": Table.hint,
            "offer_draw": Table.offer_draw,
            "accept": Table.accept_draw,
            "decline": Table.decline_draw,
            "resign": Table.ask_resign,
            "yes": Table.resign,
            "no": Table.cancel,
            "claim": _claim,
        }
        commands: dict[str, Callable[[], object]] = {
            name: partial(self._act, action) for name, action in at_table.items()
        }
        for page in ("new_game", "pieces"):
            commands[page] = partial(self._open, page)
        return {**commands, "flip": self.flip, "quit": self.quit}

    def _open(self, page: str) -> None:
        self.side.open(page)
        self.refresh()

    def _bind(self) -> None:
        canvas, root = self.canvas, self.root
        canvas.bind("<Configure>", lambda _: self._resized())
        canvas.bind("<ButtonPress-1>", self._press)
        canvas.bind("<B1-Motion>", self._motion)
        canvas.bind("<ButtonRelease-1>", self._release)
        canvas.bind("<ButtonPress-3>", lambda _: self._cancel())
        keys = {"undo": "uUzZ", "redo": "rRyY", "hint": "hH", "flip": "fF", "new_game": "nN"}
        for command, letters in keys.items():
            for letter in letters:
                self._key(f"Key-{letter}", self.commands[command])
        self._key("Control-q", self.quit)
        self._key("Escape", self._cancel)
        for key, step in {"Left": -1, "Right": 1, "Home": -9_999, "End": 9_999}.items():
            self._key(key, partial(self._look_by, step))
        root.protocol("WM_DELETE_WINDOW", self.quit)

    def _key(self, key: str, command: Callable[[], object]) -> None:
        self.root.bind(f"<{key}>", lambda _: command())

    # == Games

    def _begin(self) -> None:
        """Another game is on the table: draws all anew."""
        game = self.play.table.game
        hand = self.play.table.view.hand
        style = self.style
        self.canvas.delete("all")
        self.view = BoardView(self.canvas, self.fonts, game.board_info, style)
        person_is_second = hand == Side.BLACK and self.play.opponent() is not None
        self.view.flipped = person_is_second
        self.view.coordinates = self.settings.coordinates
        self.looking, self._board_key = None, None
        self.status.begin()
        self._speak()
        self._lay_out()

    def begin(self, wish: Wish) -> None:
        """Begins another game."""
        self.play.begin(wish)
        self.side.page = "moves"
        self._begin()

    @property
    def style(self) -> Style:
        """What the men look like: as chosen, or letters without a font for characters."""
        style = self.settings.style(self.play.table.game.variant)
        if style.needs_chinese and self.fonts.written is None:
            return Style.LETTERS
        return style

    def _changed(self, field: str) -> None:
        """A setting has changed."""
        self.play.keep_settings()
        self.sounds.on = self.settings.sounds
        self.view.style, self.view.coordinates = self.style, self.settings.coordinates
        if field.endswith("style") or field == "coordinates":
            self._lay_out()
        if field == "language":
            self._speak()

    def _speak(self) -> None:
        """Says all of the window anew, in the language of now."""
        self.look.speak(self.settings.language)
        self.menus.show(self.play.table.game.variant)
        self.side.speak()
        self.status.speak()

    def flip(self) -> None:
        """Turns the board around."""
        self.view.flipped = not self.view.flipped
        self._lay_out()

    def quit(self) -> None:
        """Keeps the game and closes the window."""
        if self._ended:
            return
        self._ended = True
        if self._next is not None:
            self.root.after_cancel(self._next)
        self.play.close()
        self.sounds.close()
        self.root.destroy()

    # == Drawing

    def _resized(self) -> None:
        if self._resizing is not None:
            self.root.after_cancel(self._resizing)
        self._resizing = self.root.after(80, self._lay_out)

    def _lay_out(self) -> None:
        self._resizing = None
        width, height = self.canvas.winfo_width(), self.canvas.winfo_height()
        if width > 50 and height > 50:
            self.view.lay_out(width, height)
            self._laid_out = True
            self.refresh()

    def refresh(self) -> None:
        """Shows everything as it is now; what has not changed is not drawn again."""
        # First what has happened, so that men know where they come from.
        self._happened(self.play.events())
        table = self.play.table
        view, game = table.view, table.game
        state = game.state
        ply = state.ply if self.looking is None else self.looking
        key = (id(table), state.game_hash, ply)
        if key != self._board_key:
            self._board_key = key
            self._board = game.board() if self.looking is None else game.board_at(ply)
        self.view.show(self._board, self._marks(view))
        if view.promotion_to is None or self.looking is not None:
            self.view.promotion.close()
        else:
            self.view.ask_promotion(view.turn, view.promotion_to, view.promotion_kinds)
        self._show_side(view, ply)

    def _marks(self, view: View) -> Marks:
        if self.looking is not None:
            if self.looking == 0:
                return Marks()
            info = self.play.table.game.history(self.looking)
            return Marks(last=(info.from_square, info.to_square))
        shown = self.settings.targets and view.hand_free
        hint = view.hint
        return Marks(
            last=tuple(s for s in (view.last_from, view.last_to) if s is not None),
            selected=view.selected,
            quiet=tuple(view.targets.quiet) if shown else (),
            capture=tuple(view.targets.capture) if shown else (),
            checked=view.check,
            culprits=self.status.culprits,
            hint=None if hint is None else (hint.from_square, hint.to_square),
        )

    def _show_side(self, view: View, ply: int) -> None:
        game, settings = self.play.table.game, self.settings
        words, alarm, answers = self.status.of(view, self.looking)
        self.side.say(words, alarm=alarm)
        self.side.ask(*answers)
        may = {
            "undo": May.UNDO,
            "redo": May.REDO,
            "hint": May.HINT,
            "offer_draw": May.OFFER_DRAW,
            "resign": May.RESIGN,
        }
        for command, bit in may.items():
            self.side.allow(command, bit in view.may)
            self.menus.allow(command, bit in view.may)
        left = view.hints_left
        hint = label("hint", settings.language)
        if left is not None:
            hint = label("hint_left", settings.language, count=left)
        self.side.name("hint", hint)
        if self.side.page == "moves":
            self.side.moves.show(game, settings.notation(game.variant), ply)
        elif self.side.page == "pieces":
            keys = label("keys", settings.language)
            self.side.legend.show(game.variant, self.style, settings.words, keys)
        self._show_players(view, ply)

    def _show_players(self, view: View, ply: int) -> None:
        game = self.play.table.game
        material, clock = game.material_at(ply), game.clock
        below = Side.BLACK if self.view.flipped else Side.WHITE
        for side in (Side.WHITE, Side.BLACK):
            other = Side.BLACK if side == Side.WHITE else Side.WHITE
            strip = self.side.bottom if side == below else self.side.top
            shown = Shown(
                name=self._name(side),
                turn=view.turn == side and not game.is_over,
                permille=view.permille if view.thinking == side else None,
                taken=tuple(material.captured[other].items()),
                taken_of=other,
                ahead=material.balance if side == Side.WHITE else -material.balance,
                clock="" if clock is None else clock_text(clock.sides[side]),
                hurry=clock is not None and clock.sides[side].left_ms < 10_000,
            )
            strip.show(shown, self.style)

    def _name(self, side: Side) -> str:
        """A side, and who plays it."""
        words, table = self.settings.words, self.play.table
        xiangqi = table.game.variant == Variant.XIANGQI
        family = TextFamily.XIANGQI_SIDE if xiangqi else TextFamily.CHESS_SIDE
        name, seat = text(side, words, family), table.seat(side)
        if not seat.is_person:
            return f"{name} · {text(seat.level or 0, words, TextFamily.LEVEL)}"
        if self.play.opponent() is not None:
            return f"{name} · {label('you', self.settings.language)}"
        return name

    # == Frames

    def start(self) -> None:
        """Begins to show frames; Tk's loop must run for them."""
        self._next = self.root.after(1, self._frame)

    def run(self) -> None:
        """Shows frames until the window is closed."""
        self.start()
        self.root.mainloop()

    def stop(self) -> None:
        """Closes the window with the next frame: for signals, which come amid anything."""
        self._stopped = True

    def _frame(self) -> None:
        if self._stopped:
            self.quit()
            return
        # The first frames wait for the board: its pictures take a moment to make.
        delay = self.frame() if self._laid_out else theme.FRAME_MS
        if not self._ended:
            self._next = self.root.after(delay, self._frame)

    def frame(self) -> int:
        """One frame; the milliseconds until the next."""
        counts = self.play.table.view.thinking is not None
        began = self.meter.begin(counts=counts)
        progress = self._think()
        thinks = progress.thinking is not None or progress.hinting
        self.refresh()
        moving = self.view.frame(now_ms())
        self.root.update_idletasks()
        self.meter.end(counts=counts)
        if not (thinks or moving):
            return theme.IDLE_MS
        return max(1, int(theme.FRAME_MS - (time.perf_counter() * 1_000 - began)))

    def _think(self) -> Progress:
        """What the opponent, or a hint, gets of a frame: in parts, since some nodes take five times
        as long as others."""
        nodes, began, ms = 0, time.perf_counter(), 0.0
        part = max(self.slice.nodes // 8, 1)
        while True:
            progress = self.play.advance(part)
            nodes, ms = nodes + part, (time.perf_counter() - began) * 1_000
            searches = progress.thinking is not None or progress.hinting
            if not searches or nodes >= self.slice.nodes or ms >= theme.THINK_MS:
                break
        if searches:
            self.slice.took(nodes, ms)
        return progress

    def _happened(self, events: list[Event]) -> None:
        moves = (EventKind.MOVED, EventKind.UNDONE, EventKind.REDONE)
        count = sum(event.kind in moves for event in events)
        for event in events:
            self.status.told(event)
            tone = tone_of(event)
            if tone is not None:
                self.sounds.play(tone)
            if self.looking is not None:
                continue
            if event.kind in moves and count <= _MOST_GLIDES:
                self.view.glide(event, now_ms(), back=event.kind == EventKind.UNDONE)
            elif event.kind == EventKind.CHECK and event.to_square is not None:
                self.view.shake(event.to_square, now_ms())

    # == Pointer and keys

    def _press(self, event: tkinter.Event[tkinter.Canvas]) -> None:
        self.canvas.focus_set()
        if self.looking is not None:
            self._look(None)
            return
        table, panel = self.play.table, self.view.promotion
        self.status.clear()
        if panel.is_open:
            kind = panel.kind_at(event.x, event.y)
            if kind is None:
                table.cancel()
            else:
                self._answered(table.promote(kind))
            return
        square = self.view.at.square_at(event.x, event.y)
        if square is None:
            table.cancel()
            return
        self._pressed = event.x, event.y
        self._answered(table.press(square))

    def _motion(self, event: tkinter.Event[tkinter.Canvas]) -> None:
        dragged = self.play.table.view.dragged
        if dragged is None or self._pressed is None:
            return
        x, y = self._pressed
        if abs(event.x - x) > _DRAG or abs(event.y - y) > _DRAG:
            self._pressed = -_DRAG * 9, -_DRAG * 9
            self.play.table.drag(self.view.at.square_at(event.x, event.y))
            self.view.hold(dragged, event.x, event.y)

    def _release(self, event: tkinter.Event[tkinter.Canvas]) -> None:
        table = self.play.table
        start = table.view.dragged
        if start is None:
            return
        square = self.view.at.square_at(event.x, event.y)
        self._answered(table.drop(square))
        # What was played glides on from the hand; what is still held now goes home.
        self.view.release(now_ms())
        self.refresh()

    def _answered(self, answer: Answer) -> None:
        """Says what became of a press or a drop."""
        language, words = self.settings.language, self.settings.words
        if answer.kind == AnswerKind.REFUSED:
            self._refused(answer)
        elif answer.kind == AnswerKind.SELECTED and not answer.targets:
            assert answer.from_square is not None
            if self.play.table.view.hand_free:
                stuck = self.play.table.game.refusal_text(answer.from_square, language=words)
                self.status.say(stuck)
        elif answer.kind == AnswerKind.NOT_YOURS:
            self.status.say(label("not_yours", language))
        self.refresh()

    def _refused(self, answer: Answer) -> None:
        words, start, to = self.settings.words, answer.from_square, answer.to_square
        if start is None or to is None:
            said = text(answer.reason or Reason.NOT_YOUR_PIECE, words)
        else:
            said = self.play.table.game.refusal_text(start, to, language=words)
        self.status.say(said, alarm=True, culprits=answer.squares)
        self.sounds.play("refuse")

    def _act(self, action: Callable[[Table], object]) -> None:
        """Does something at the table; what it refuses is said."""
        self.status.clear()
        self.looking = None
        try:
            action(self.play.table)
        except StateError as error:
            self.status.say(text(error.status, self.settings.words), alarm=True)
        except DuiyiError as error:
            self.status.say(str(error), alarm=True)
        self.refresh()

    def _cancel(self) -> None:
        if self.looking is not None:
            self._look(None)
        self.status.clear()
        self.play.table.cancel()
        self.view.release(now_ms())
        if self.side.page == "new_game":
            self.side.open("moves")
        self.refresh()

    # == Looking back

    def look_at(self, ply: int) -> None:
        """Shows the board after so many moves, while the game stays where it is."""
        self._look(None if ply == self.play.table.game.ply else ply)

    def _look_by(self, step: int) -> None:
        now = self.play.table.game.ply
        ply = now if self.looking is None else self.looking
        self.look_at(min(max(ply + step, 0), now))

    def _look(self, ply: int | None) -> None:
        self.looking = ply
        self.play.table.cancel()
        self.refresh()


def _claim(table: Table) -> None:
    """The player to move claims the draw that the status line speaks of."""
    claim = held_claim(table.game.state.claims)
    if claim is not None:
        table.game.claim_draw(claim)
