"""What is done with a game besides moving: offers, ends, tags, looking back, clocks and events; the
game as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from ctypes import byref, c_uint32, c_uint64
from typing import Any, Union

from . import _ffi
from ._call import code, number, text_in
from ._ffi import lib
from ._handle import Handle
from .board import BoardInfo, Piece, Squares, piece_or_none
from .clock import Clock, ClockOptions
from .codes import Action, EventKind, Notation, Outcome, Side, Status, Termination
from .errors import ArgumentError, ClosedError, StateError
from .events import Event
from .state import Material

#: ActionsLike as an argument: members, names or a set of bits.
ActionsLike = Union[Action, int, str, Iterable[Union[Action, int, str]]]


def actions_in(actions: ActionsLike) -> int:
    """The set of some actions.

    >>> actions_in(("undo", Action.CLAIMS)), actions_in("undo")
    (17, 1)
    """
    if isinstance(actions, int):
        return number(actions, 32, "actions")
    bits = 0
    for action in (actions,) if isinstance(actions, str) else actions:
        bits |= _named(action) if isinstance(action, str) else number(action, 32, "an action")
    return int(bits)


def _named(name: str) -> Action:
    try:
        return Action[name.upper()]
    except KeyError:
        names = ", ".join(known.lower() for known in Action.__members__)
        raise ArgumentError(f"an action is one of {names}, not {name!r}", Status.VALUE) from None


class Session(Handle):
    """A game as a session: Game has these besides moves."""

    board_info: BoardInfo

    # == Offers and ends

    def offer_draw(self, side: Side | int | str) -> None:
        """A player offers a draw, until the other side answers or moves; offering where the
        other side has offered is accepting. state.draw_offer says whose offer stands.

        >>> from duiyi import Game
        >>> game = Game()
        >>> game.offer_draw("white")
        >>> game.state.draw_offer
        <Side.WHITE: 0>
        >>> game.accept_draw("black")
        >>> game.termination
        <Termination.AGREEMENT: 14>
        """
        self._call(lib.duiyi_game_offer_draw, code(Side, side, 8))

    def accept_draw(self, side: Side | int | str) -> None:
        """A player accepts the other side's offer."""
        self._call(lib.duiyi_game_accept_draw, code(Side, side, 8))

    def decline_draw(self, side: Side | int | str) -> None:
        """A player declines the other side's offer: it no longer stands."""
        self._call(lib.duiyi_game_decline_draw, code(Side, side, 8))

    def agree_draw(self) -> None:
        """The players agree on a draw, without an offer that goes back and forth."""
        self._call(lib.duiyi_game_agree_draw)

    def resign(self, side: Side | int | str) -> None:
        """A player gives up, in turn or not: the other side has won.

        >>> from duiyi import Game
        >>> game = Game()
        >>> game.resign("white")
        >>> game.outcome, game.termination
        (<Outcome.BLACK_WINS: 2>, <Termination.RESIGNATION: 11>)
        """
        self._call(lib.duiyi_game_resign, code(Side, side, 8))

    def flag(self, side: Side | int | str) -> None:
        """A player's time is over: the other side has won, or draws if the rules ask for men
        that could mate and it has none."""
        self._call(lib.duiyi_game_flag, code(Side, side, 8))

    def forfeit(self, side: Side | int | str) -> None:
        """A player has gone, and the other side has won."""
        self._call(lib.duiyi_game_forfeit, code(Side, side, 8))

    def abandon(self) -> None:
        """Nobody goes on with the game, and nobody wins or draws it."""
        self._call(lib.duiyi_game_abandon)

    def adjudicate(
        self,
        outcome: Outcome | int | str,
        termination: Termination | int | str = Termination.NONE,
    ) -> None:
        """Ends the game by a decision from outside; NONE records it as ADJUDICATION."""
        self._call(
            lib.duiyi_game_adjudicate, code(Outcome, outcome), code(Termination, termination)
        )

    # == Looking at any ply, while the game stays where it is

    def fen_at(self, ply: int) -> str:
        """The FEN after so many moves, those taken back counted on.

        >>> from duiyi import Game
        >>> game = Game()
        >>> _ = game.play("e2e4")
        >>> game.fen_at(0) == Game().fen, game.fen_at(1) == game.fen
        (True, True)
        """
        return self._text(lib.duiyi_game_fen_at, number(ply, 32, "a ply"), size=_ffi.DUIYI_FEN_MAX)

    def board_at(self, ply: int) -> list[Piece | None]:
        """What stood on each square after so many moves, by the square's number."""
        squares = (_ffi.duiyi_piece * len(self.board_info))()
        self._call(lib.duiyi_game_board_at, number(ply, 32, "a ply"), squares, len(squares))
        return [piece_or_none(value) for value in squares]

    def material_at(self, ply: int) -> Material:
        """Men on the board after so many moves, men taken until then, and who had more."""
        material = _ffi.init(_ffi.duiyi_material)
        self._call(lib.duiyi_game_material_at, number(ply, 32, "a ply"), byref(material))
        return Material._read(material)

    def changed_since(self, ply: int) -> Squares:
        """The squares on which something else stands now: what a view that last drew that ply
        has to draw anew.

        >>> from duiyi import Game
        >>> game = Game("xiangqi")
        >>> _ = game.play("h2e2")
        >>> game.changed_since(0)
        <Squares e2 h2>
        """
        squares = _ffi.duiyi_squares()
        self._call(lib.duiyi_game_changed_since, number(ply, 32, "a ply"), byref(squares))
        return self.board_info.set_of(squares)

    # == Tags

    def set_tag(self, name: str, value: str) -> None:
        """Sets a tag of the game, named as PGN names it; an empty value takes it away.

        >>> from duiyi import Game
        >>> game = Game("xiangqi")
        >>> game.set_tag("Red", "Ann")
        >>> game.tag("Red"), game.tag("Black"), game.tags()
        ('Ann', '', {'Red': 'Ann'})
        """
        self._call(lib.duiyi_game_set_tag, *text_in(name), *text_in(value))

    def tag(self, name: str) -> str:
        """The value of a tag; of one that is not set the empty text."""
        return self._long_text(lib.duiyi_game_tag, *text_in(name))

    def tags(self) -> dict[str, str]:
        """All tags, by name."""
        tags: dict[str, str] = {}
        with self._lock:
            while True:
                try:
                    name = self._long_text(lib.duiyi_game_tag_name, len(tags))
                except ArgumentError:
                    return tags
                tags[name] = self.tag(name)

    # == Clocks

    @property
    def clock(self) -> Clock | None:
        """What the clocks show; None in a game without.

        The time is the host's: milliseconds from any clock that never goes back, given with every
        tick. A move takes the time up to the last tick before it. While the clock stands, moves are
        free. Undo puts both clocks back to what they showed just before the move was made; redo
        gives the move its time again.

        >>> from duiyi import Game, TimeControl
        >>> game = Game(clock=TimeControl.fischer(60_000, 1_000))
        >>> game.start_clock(5_000)
        >>> game.tick(9_000)
        >>> _ = game.play("e2e4")
        >>> game.clock.running, game.clock.sides[Side.WHITE].left_ms
        (<Side.BLACK: 1>, 57000)
        >>> game.tick(69_000)
        >>> game.outcome, game.termination
        (<Outcome.WHITE_WINS: 1>, <Termination.TIME: 12>)
        """
        clock = _ffi.init(_ffi.duiyi_clock)
        return Clock._read(clock) if self._if_clock(lib.duiyi_game_clock, clock) else None

    @property
    def clock_options(self) -> ClockOptions | None:
        """The time controls that the game was made with, if it has a clock."""
        options = _ffi.init(_ffi.duiyi_clock_options)
        has_clock = self._if_clock(lib.duiyi_game_clock_options, options)
        return ClockOptions._read(options) if has_clock else None

    def _if_clock(self, function: Any, out: Any) -> bool:
        try:
            self._call(function, byref(out))
        except ClosedError:
            raise
        except StateError:
            return False
        return True

    def start_clock(self, now_ms: int) -> None:
        """Starts the clock of the side to move, or lets it go on after a pause."""
        self._call(lib.duiyi_game_start_clock, number(now_ms, 64, "now_ms"))

    def pause_clock(self, now_ms: int) -> None:
        """Stops the clock until it is started again; the time up to now counts."""
        self._call(lib.duiyi_game_pause_clock, number(now_ms, 64, "now_ms"))

    def tick(self, now_ms: int) -> None:
        """It is now so late: to be called once a frame, and before a move. A side that has used up
        its time loses, or draws where the rules ask for men to win with. Nothing happens in a game
        without a clock."""
        self._call(lib.duiyi_game_tick, number(now_ms, 64, "now_ms"))

    # == Events

    def events(self) -> Iterator[Event]:
        """Takes the events that wait, the oldest first: all that has happened since last time.

        >>> from duiyi import Game
        >>> game = Game(start_fen="3r3k/2P3pp/8/8/8/8/8/K7 w - - 0 1")
        >>> _ = game.play("c7d8q")
        >>> [event.kind.name for event in game.events()]
        ['MOVED', 'CAPTURED', 'PROMOTED', 'CHECK', 'ENDED']
        >>> list(game.events())
        []
        """
        while True:
            event = _ffi.init(_ffi.duiyi_event)
            self._call(lib.duiyi_game_next_event, byref(event))
            if event.kind == EventKind.NONE:
                return
            yield Event._read(event, self.board_info)

    @property
    def dropped_events(self) -> int:
        """How many events were dropped so far because too many waited. If there are more than
        before, draw the board anew."""
        dropped = c_uint32()
        self._call(lib.duiyi_game_dropped_events, byref(dropped))
        return dropped.value

    # == As text

    def save_json(self) -> str:
        """The game as JSON: start, rules, tags, all moves (those taken back too), clocks, offers,
        and how it stands. Games are pickled so, too."""
        return self._long_text(lib.duiyi_game_save_json)

    def save_pgn(self, notation: Notation | str = Notation.AUTO) -> str:
        """The game as PGN, in the export form of the standard: its moves up to the present one, its
        tags and its result.

        >>> from duiyi import Game
        >>> game = Game()
        >>> _ = game.play("e4")
        >>> game.save_pgn().splitlines()[-1]
        '1. e4 *'
        """
        return self._long_text(lib.duiyi_game_save_pgn, code(Notation, notation))

    def replay_code(self, seeds: tuple[int, int] = (0, 0)) -> str:
        """The game as one short word for links and bug reports: start, rules, all moves, an end
        from outside. Two numbers of yours go along: what an opponent drew its moves from.

        >>> from duiyi import Game
        >>> game = Game()
        >>> _ = game.play("e2e4")
        >>> game.replay_code((7, 0))
        'AQEAAAAAAAcAAQAAAGibjIw9'
        """
        two = (c_uint64 * 2)(*(number(seed, 64, "a seed") for seed in seeds))
        return self._long_text(lib.duiyi_game_replay_code, two)
