"""The table: a game with people around it, the whole of click-to-move without a pixel."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import POINTER, byref, c_size_t, pointer, sizeof
from dataclasses import dataclass
from typing import Any

from . import _ffi
from ._call import call, code, number, text_in
from ._ffi import lib
from ._handle import Handle
from .board import BoardInfo, Square, SquareLike
from .codes import (
    AnswerKind,
    EventKind,
    Kind,
    Level,
    May,
    Outcome,
    Pace,
    Reason,
    SeatKind,
    Side,
    Termination,
    Variant,
)
from .errors import ClosedError
from .events import Event
from .game import Game, game_options
from .moves import Move, Targets, move_or_none


@dataclass(frozen=True)
class Seat:
    """Who plays a side: Seat() is a person.

    >>> Seat.opponent("easy", seed=7, pace="natural").pace
    <Pace.NATURAL: 2>
    """

    kind: SeatKind = SeatKind.PERSON
    #: The opponent's level: 1 to 10, or Level.FULL.
    level: int = 0
    #: The same seed plays the same game, at the same pace.
    seed: int = 0
    pace: Pace = Pace.AT_ONCE

    @classmethod
    def opponent(
        cls, level: Level | int | str, *, seed: int = 0, pace: Pace | int | str = Pace.AT_ONCE
    ) -> Seat:
        """The opponent of a level."""
        return cls(SeatKind.OPPONENT, code(Level, level), seed, Pace(code(Pace, pace)))

    @property
    def is_person(self) -> bool:
        """Does a person sit there?"""
        return self.kind == SeatKind.PERSON

    def _raw(self) -> Any:
        """The seat as C has it."""
        level, seed = number(self.level, 32, "level"), number(self.seed, 64, "seed")
        return _ffi.duiyi_seat(self.kind, level, self.pace, 0, seed)

    @classmethod
    def _read(cls, seat: Any) -> Seat:
        return cls(SeatKind(seat.kind), seat.level, seat.seed, Pace(seat.pace))


@dataclass(frozen=True)
class Answer:
    """What a click or a drag came to. Which fields it uses, its kind says; the others are None or
    empty."""

    kind: AnswerKind
    #: Where the man stood or stands.
    from_square: Square | None
    #: Where it goes or was to go (castling: the king's square).
    to_square: Square | None
    #: Where the selected man may go.
    targets: Targets
    move: Move | None
    ply: int | None
    #: Why the move is refused.
    reason: Reason | None
    #: What to light up, as the reason says.
    squares: tuple[Square, ...]
    #: What the pawn may become.
    kinds: tuple[Kind, ...]

    @classmethod
    def _read(cls, answer: Any, board: BoardInfo) -> Answer:
        return cls(
            kind=AnswerKind(answer.kind),
            from_square=board.square_or_none(getattr(answer, "from")),
            to_square=board.square_or_none(answer.to),
            targets=Targets._read(answer.targets, board),
            move=move_or_none(answer.move, board),
            ply=answer.ply or None,
            reason=Reason(answer.reason) if answer.reason else None,
            squares=board.squares(answer.squares),
            kinds=_kinds(answer.kinds),
        )


@dataclass(frozen=True)
class Progress:
    """How a frame left the table."""

    #: The move that the opponent has just played.
    moved: Move | None
    #: The opponent that thinks, or waits for its time to answer.
    thinking: Side | None
    #: A hint is searched.
    hinting: bool
    #: How much of that search is done, in thousandths.
    permille: int


@dataclass(frozen=True)
class View:
    """All that a board draws besides the men."""

    outcome: Outcome
    termination: Termination
    #: Whose turn it is.
    turn: Side
    #: Whose men the hand holds; None between two opponents.
    hand: Side | None
    #: A person may move now.
    hand_free: bool
    selected: Square | None
    #: Where the selected man may go.
    targets: Targets
    #: The man that is dragged: where it stands, and the square under it.
    dragged: Square | None
    over: Square | None
    #: The last move, from where to where.
    last_from: Square | None
    last_to: Square | None
    #: The king or general that stands in check.
    check: Square | None
    #: The promotion that is asked for.
    promotion_from: Square | None
    promotion_to: Square | None
    promotion_kinds: tuple[Kind, ...]
    #: What pawns become without being asked.
    promotion_preset: Kind | None
    #: The hint that is shown.
    hint: Move | None
    #: Hints left; None: as many as one likes.
    hints_left: int | None
    thinking: Side | None
    hinting: bool
    #: How much of the search under way is done, in thousandths.
    permille: int
    #: A person has asked to resign.
    resign_asked: bool
    #: Whose draw offer stands.
    draw_offer: Side | None
    #: What persons may do now.
    may: May

    @classmethod
    def _read(cls, view: Any, board: BoardInfo) -> View:
        square = board.square_or_none
        return cls(
            outcome=Outcome(view.outcome),
            termination=Termination(view.termination),
            turn=Side(view.turn),
            hand=_side(view.hand),
            hand_free=bool(view.hand_free),
            selected=square(view.selected),
            targets=Targets._read(view.targets, board),
            dragged=square(view.dragged),
            over=square(view.over),
            last_from=square(view.last_from),
            last_to=square(view.last_to),
            check=square(view.check),
            promotion_from=square(view.promotion_from),
            promotion_to=square(view.promotion_to),
            promotion_kinds=_kinds(view.promotion_kinds),
            promotion_preset=Kind(view.promotion_preset) if view.promotion_preset else None,
            hint=move_or_none(view.hint, board),
            hints_left=None if view.hints_left == _ffi.DUIYI_HINTS_UNLIMITED else view.hints_left,
            thinking=_side(view.thinking),
            hinting=bool(view.hinting),
            permille=view.permille,
            resign_asked=bool(view.resign_asked),
            draw_offer=_side(view.draw_offer),
            may=May(view.may),
        )


class Table(Handle):
    """A game with two seats and one hand: pass clicks in, draw its view, advance() once a frame.

    >>> table = Table(seats=(Seat(), Seat.opponent("easy", seed=7)))
    >>> table.click("e2").kind, table.click("e4").kind
    (<AnswerKind.SELECTED: 1>, <AnswerKind.MOVED: 3>)
    >>> now = 0
    >>> while table.advance(now, 500).moved is None:
    ...     now += 16
    >>> table.game.ply, table.view.hand_free
    (2, True)

    `game` is the game at the table, for everything else that a game has; what is done to it, the
    table notices at its next call. After new_game() it is another object.
    """

    game: Game

    def __init__(
        self,
        variant: Variant | int | str = Variant.CHESS,
        *,
        seats: tuple[Seat, Seat] = (Seat(), Seat()),
        hints: int | None = 3,
        promotion: Kind | int | str | None = None,
        table_bytes: int = 0,
        **game: Any,
    ) -> None:
        """Sets a table with a new game.

        seats: white's (red's) first.
        hints: how many persons may have in a game; None: as many as they like.
        promotion: what pawns become without being asked; None: each time it is asked for.
        table_bytes: the memory of the opponent's transposition table; 0: 8 MiB.
        What else there is, is as in Game(): start_fen, rules, clock and so on.
        """
        options = _options(seats, hints, promotion, table_bytes)
        created = POINTER(_ffi.duiyi_table)()
        begun = game_options(variant, **game)
        call(lib.duiyi_table_create, byref(begun), byref(options), byref(created))
        self._own(created)

    @classmethod
    def load_json(
        cls,
        text: str,
        *,
        seats: tuple[Seat, Seat] = (Seat(), Seat()),
        hints: int | None = 3,
        promotion: Kind | int | str | None = None,
        table_bytes: int = 0,
    ) -> Table:
        """The table that save_json() wrote. Seats, hints and promotion are for a saved game that
        knows no table.

        >>> table = Table("xiangqi", seats=(Seat.opponent(3), Seat()))
        >>> Table.load_json(table.save_json()).seat("red").level
        3
        """
        options = _options(seats, hints, promotion, table_bytes)
        loaded = POINTER(_ffi.duiyi_table)()
        call(lib.duiyi_table_load_json, *text_in(text), byref(options), byref(loaded))
        table = cls.__new__(cls)
        table._own(loaded)
        return table

    def _own(self, created: Any) -> None:
        super().__init__(created, lib.duiyi_table_destroy)
        self._find_game()

    def _find_game(self) -> None:
        self.game = Game._lent(lib.duiyi_table_game(self._open()), self)
        self._board = self.game.board_info

    def close(self) -> None:
        """Gives its memory back, and its game's."""
        with self._lock:
            self.game.close()
            super().close()

    def save_json(self) -> str:
        """The table as JSON: as Game.save_json() has the game, with a field "table" beside."""
        return self._long_text(lib.duiyi_table_save_json)

    def new_game(self, variant: Variant | int | str = Variant.CHESS, **game: Any) -> None:
        """Begins another game in the same seats, with all hints again; the keywords are those of
        Game(). The same seeds would play the same game: give the opponent another one."""
        with self._lock:
            self._call(lib.duiyi_table_new_game, byref(game_options(variant, **game)))
            self.game.close()
            self._find_game()

    # == Seats

    def seat(self, side: Side | int | str) -> Seat:
        """Who sits at a side."""
        seat = _ffi.duiyi_seat()
        self._call(lib.duiyi_table_seat, code(Side, side, 8), byref(seat))
        return Seat._read(seat)

    def set_seat(self, side: Side | int | str, seat: Seat) -> None:
        """Sets somebody else at a side, at any time. What was thought for it is dropped."""
        self._call(lib.duiyi_table_set_seat, code(Side, side, 8), byref(seat._raw()))

    def set_promotion(self, kind: Kind | int | str | None) -> None:
        """Sets what pawns become without being asked; None: each time it is asked for."""
        self._call(lib.duiyi_table_set_promotion, _kind(kind))

    # == The hand

    def click(self, square: SquareLike) -> Answer:
        """The hand clicks on a square: it selects a man of its own, moves the selected one, or is
        refused with the reason.

        >>> table = Table("xiangqi")
        >>> _ = table.click("b0")
        >>> table.click("d1").reason
        <Reason.HORSE_LEG: 64>
        """
        return self._hand(lib.duiyi_table_click, self.game.square(square))

    def press(self, square: SquareLike) -> Answer:
        """The pointer goes down: as click(), but a man of the hand's own is dragged from here on.
        press(), drag() and drop() are clicking and dragging in one."""
        return self._hand(lib.duiyi_table_press, self.game.square(square))

    def drag(self, square: SquareLike | None) -> None:
        """The pointer is over that square now; None beyond the board."""
        self._call(lib.duiyi_table_drag, self._under(square))

    def drop(self, square: SquareLike | None) -> Answer:
        """The pointer is let go over that square; None beyond the board: nothing is played."""
        return self._hand(lib.duiyi_table_drop, self._under(square))

    def promote(self, kind: Kind | int | str) -> Answer:
        """The pawn that waits becomes that."""
        return self._hand(lib.duiyi_table_promote, code(Kind, kind, 8))

    def cancel(self) -> None:
        """Lets go of all: selection, drag, promotion, the question whether to resign, the hint."""
        self._call(lib.duiyi_table_cancel)

    def _under(self, square: SquareLike | None) -> int:
        return _ffi.DUIYI_SQUARE_NONE if square is None else self.game.square(square)

    def _hand(self, function: Any, *arguments: int) -> Answer:
        answer = _ffi.init(_ffi.duiyi_answer)
        self._call(function, *arguments, byref(answer))
        return Answer._read(answer, self.game.board_info)

    # == Besides moving

    def hint(self) -> None:
        """Asks for a hint: advance() searches it, view.hint shows it. Once there it counts."""
        self._call(lib.duiyi_table_hint)

    def undo_turn(self) -> None:
        """Goes back to a person's last turn: one ply between persons, two against the opponent, one
        while it thinks."""
        self._call(lib.duiyi_table_undo_turn)

    def redo_turn(self) -> None:
        """Plays again what undo_turn() took back."""
        self._call(lib.duiyi_table_redo_turn)

    def ask_resign(self) -> None:
        """A person wants to resign: resign() confirms it, anything else forgets it."""
        self._call(lib.duiyi_table_ask_resign)

    def resign(self) -> None:
        """The person who asked to resign does so."""
        self._call(lib.duiyi_table_resign)

    def offer_draw(self) -> None:
        """A person offers a draw; the opponent answers by an event."""
        self._call(lib.duiyi_table_offer_draw)

    def accept_draw(self) -> None:
        """A person accepts the draw that the other side has offered."""
        self._call(lib.duiyi_table_accept_draw)

    def decline_draw(self) -> None:
        """A person declines it."""
        self._call(lib.duiyi_table_decline_draw)

    # == Frames

    def advance(self, now_ms: int, nodes: int) -> Progress:
        """A frame: the clocks tick, the opponent or a hint is searched for `nodes` more nodes,
        about 1,000 a millisecond, and the opponent plays when it knows its move and its pace has
        passed. now_ms is your time, from any clock that never goes back."""
        progress = _ffi.init(_ffi.duiyi_table_progress)
        now_ms, nodes = number(now_ms, 64, "now_ms"), number(nodes, 32, "nodes")
        self._call(lib.duiyi_table_advance, now_ms, nodes, byref(progress))
        return Progress(
            moved=move_or_none(progress.moved, self.game.board_info),
            thinking=_side(progress.thinking),
            hinting=bool(progress.hinting),
            permille=progress.permille,
        )

    @property
    def view(self) -> View:
        """All that a board draws, as of now."""
        view = _ffi.init(_ffi.duiyi_table_view)
        self._call(lib.duiyi_table_view_get, byref(view))
        return View._read(view, self.game.board_info)

    def events(self) -> Iterator[Event]:
        """Takes the events that wait, the oldest first: those of the game and those of the table.
        (So do not ask the game for them.)"""
        while True:
            event = _ffi.init(_ffi.duiyi_event)
            self._call(lib.duiyi_table_next_event, byref(event))
            if event.kind == EventKind.NONE:
                return
            yield Event._read(event, self.game.board_info)

    def __repr__(self) -> str:
        try:
            return f"<{type(self).__name__} with {self.game!r}>"
        except ClosedError:
            return f"<{type(self).__name__}, closed>"


def _options(
    seats: tuple[Seat, Seat],
    hints: int | None,
    promotion: Kind | int | str | None,
    table_bytes: int,
) -> Any:
    """Who sits at a table, as the struct of C."""
    options, engine = _ffi.init(_ffi.duiyi_table_options), _ffi.init(_ffi.duiyi_engine_options)
    options.seats[0], options.seats[1] = (seat._raw() for seat in seats)
    if hints is None:
        options.hints = _ffi.DUIYI_HINTS_UNLIMITED
    elif hints == 0:
        options.flags = _ffi.DUIYI_TABLE_NO_HINTS
    else:
        options.hints = number(hints, 16, "hints")
    options.promotion = _kind(promotion)
    engine.table_bytes = number(table_bytes, 8 * sizeof(c_size_t), "table_bytes")
    options.engine = pointer(engine)
    return options


def _kind(kind: Kind | int | str | None) -> int:
    return 0 if kind is None else code(Kind, kind, 8)


def _kinds(bits: int) -> tuple[Kind, ...]:
    """The usual choice of a promotion first."""
    return tuple(Kind(at) for at in reversed(range(_ffi.DUIYI_KINDS)) if bits >> at & 1)


def _side(value: int) -> Side | None:
    return None if value == _ffi.DUIYI_SIDE_NONE else Side(value)
