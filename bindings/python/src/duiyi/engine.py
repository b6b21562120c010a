"""The opponent."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from ctypes import POINTER, byref, c_int32, c_size_t, sizeof
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable, TypedDict

from . import _ffi
from ._call import call, code, number
from ._ffi import lib
from ._handle import Handle
from .advice import Hint
from .board import BoardInfo, variant_board
from .codes import Level, ScoreKind, SearchState, Status, Variant
from .errors import StateError
from .game import Game
from .moves import Move, MoveLike, move_or_none

if TYPE_CHECKING:
    from typing_extensions import Unpack

#: Nodes searched at a time where the caller does not say: a few milliseconds, after which Python
#: looks after signals and other threads.
SLICE = 10_000


@dataclass(frozen=True)
class Report:
    """What a search has found so far."""

    state: SearchState
    #: Positions searched.
    nodes: int
    #: game.game_hash as it was when the search began: drop an answer that comes too late.
    game_hash: int
    #: Plies searched to the end.
    depth: int
    #: The longest line looked at, in plies.
    selective_depth: int
    #: How much of the node or depth limit is used up, in thousandths; it never goes back.
    permille: int
    #: How to read the score.
    score_kind: ScoreKind
    #: What the search thinks of the position, for the side to move.
    score: int
    #: The best move so far.
    best: Move | None
    #: The answer it expects.
    ponder: Move | None
    #: The best line for both sides, beginning with `best`.
    pv: tuple[Move, ...]

    @classmethod
    def _read(cls, report: Any, board: BoardInfo) -> Report:
        return cls(
            state=SearchState(report.state),
            nodes=report.nodes,
            game_hash=report.game_hash,
            depth=report.depth,
            selective_depth=report.selective_depth,
            permille=report.permille,
            score_kind=ScoreKind(report.score_kind),
            score=report.score,
            best=move_or_none(report.best, board),
            ponder=move_or_none(report.ponder, board),
            pv=tuple(Move(move, board) for move in report.pv[: report.pv_len]),
        )


@dataclass(frozen=True)
class Line:
    """One of the best moves, and what comes of it."""

    #: How to read the score.
    score_kind: ScoreKind
    #: What the search thinks of the position if this line is played, for the side to move.
    score: int
    #: To how many plies it was searched.
    depth: int
    #: The line for both sides, beginning with the move; never empty.
    pv: tuple[Move, ...]

    @classmethod
    def _read(cls, line: Any, board: BoardInfo) -> Line:
        return cls(
            score_kind=ScoreKind(line.score_kind),
            score=line.score,
            depth=line.depth,
            pv=tuple(Move(move, board) for move in line.pv[: line.pv_len]),
        )


class Limits(TypedDict, total=False):
    """How far to search and how well to play: the keywords of begin(), choose() and think()."""

    #: A Level, its name, or a number from 1 to 10, each with its own budget of nodes and
    #: plies; FULL: the best move that the other limits allow.
    level: Level | int | str
    #: The same seed gives the same game; it matters only to levels.
    seed: int
    #: Nodes to search at most; 0: no such limit. Without any limit they are 1,000,000.
    max_nodes: int
    #: Depth in plies to search at most; 0: no such limit.
    max_depth: int
    #: How many best moves to rank, for Engine.lines; 0 and 1: the best alone. With the same nodes
    #: several are searched less deep than one.
    lines: int
    #: Only these moves are considered; none: all legal ones.
    root_moves: Iterable[MoveLike]


class Engine(Handle):
    """One thinker, for every variant and for one game after another.

    >>> with Engine() as engine, Game("xiangqi") as game:
    ...     move = engine.choose(game, level="easy", seed=1)
    ...     move in game
    True

    A search looks at a copy of the game: play on, take back, close it as you like. While one thread
    is in run(), choose() or think(), any thread may read `report` and `lines` and call stop() and
    close(); whatever else it asks of this engine is a StateError.
    """

    def __init__(
        self,
        *,
        table_bytes: int = 0,
        max_ply: int = 0,
        history_plies: int = 0,
        lines: int = 0,
    ) -> None:
        """Takes all its memory.

        table_bytes: of the transposition table; 0: 8 MiB.
        max_ply: the longest line it looks at; 0: 96.
        history_plies: moves before a search that it knows for repetitions; 0: 512.
        lines: how many best moves a search may rank; 0: 8; at most 256.
        """
        options = _ffi.init(_ffi.duiyi_engine_options)
        options.table_bytes = number(table_bytes, 8 * sizeof(c_size_t), "table_bytes")
        options.max_ply = number(max_ply, 32, "max_ply")
        options.history_plies = number(history_plies, 32, "history_plies")
        options.lines = number(lines, 32, "lines")
        created = POINTER(_ffi.duiyi_engine)()
        call(lib.duiyi_engine_create, byref(options), byref(created))
        super().__init__(created, lib.duiyi_engine_destroy)
        self._thinking = threading.Lock()
        # Apart from the handle's lock, so that stop() need not wait for the slice under way.
        self._stopping = threading.RLock()
        self._searched = variant_board(Variant.CHESS)
        self._report = self._ask(lib.duiyi_search_report_get)
        #: All memory it holds, in bytes.
        self.bytes = int(lib.duiyi_engine_bytes(created))

    def close(self) -> None:
        """Gives its memory back; a search under way on another thread ends with a ClosedError."""
        self.stop()
        with self._stopping:
            super().close()

    # == In slices

    def begin(self, game: Game, **limits: Unpack[Limits]) -> Report:
        """Begins a search on the game as it is now; a search under way is forgotten.

        >>> engine = Engine(table_bytes=1 << 20)
        >>> report = engine.begin(Game(), max_depth=4)
        >>> while report.state == SearchState.RUNNING:
        ...     report = engine.step(500)  # once a frame
        >>> report.state, report.depth
        (<SearchState.DONE: 2>, 4)
        """
        with self._alone():
            return self._begin(game, **limits)

    def step(self, nodes: int = SLICE) -> Report:
        """Searches so many more nodes; how the search is sliced does not change what it finds."""
        with self._alone():
            return self._step(nodes)

    def stop(self) -> None:
        """Stops the search under way, from any thread; the best move so far is kept.

        A stop between begin() and the first step is not lost; without a search there is no effect.
        """
        with self._stopping:
            if not self.closed:
                lib.duiyi_search_stop(self._pointer)

    @property
    def report(self) -> Report:
        """What the search had found at the end of its last slice."""
        return self._report

    @property
    def lines(self) -> tuple[Line, ...]:
        """The best moves found so far, the best first: as many as were asked for.

        While a depth is under way, the lines already searched to it come first.

        >>> engine = Engine(table_bytes=1 << 20)
        >>> best = engine.choose(Game(), max_depth=4, lines=3)
        >>> len(engine.lines), engine.lines[0].pv[0] == best
        (3, True)
        """
        found: list[Line] = []
        with self._lock:
            handle = self._open()
            while True:
                line = _ffi.init(_ffi.duiyi_line)
                if lib.duiyi_search_line(handle, len(found), byref(line)) != Status.OK:
                    return tuple(found)
                found.append(Line._read(line, self._searched))

    # == To the end

    def run(self, progress: Callable[[Report], object] | None = None) -> Report:
        """Searches to the end what begin() began, and calls `progress` now and then.

        Python's own slices keep Ctrl-C working; an exception, also of `progress`, leaves the search
        where it is, to be stepped on or forgotten.
        """
        with self._alone():
            return self._run(progress)

    def choose(self, game: Game, **limits: Unpack[Limits]) -> Move:
        """The opponent's move, in one blocking call that lets other threads run.

        >>> engine = Engine(table_bytes=1 << 20)
        >>> engine.choose(Game(start_fen="k7/8/K7/8/8/8/8/7R w - - 0 1"), max_depth=2)
        <Move h1h8>
        """
        with self._alone():
            self._begin(game, **limits)
            best = self._run(None).best
        assert best is not None, "begin() has found a move"
        return best

    async def think(
        self,
        game: Game,
        *,
        slice_nodes: int = 2_000,
        progress: Callable[[Report], object] | None = None,
        **limits: Unpack[Limits],
    ) -> Report:
        """Searches to the end between the other tasks of an event loop, without a thread.

        It begins when it is first awaited, which is when create_task() comes to it. Cancelling the
        task stops the search; `report` keeps the best move so far.

        >>> engine, game = Engine(table_bytes=1 << 20), Game("xiangqi")
        >>> report = asyncio.run(engine.think(game, level="easy", seed=1))
        >>> report.best in game, report.game_hash == game.game_hash
        (True, True)
        """
        with self._alone():
            report = self._begin(game, **limits)
            try:
                while report.state == SearchState.RUNNING:
                    await asyncio.sleep(0)
                    report = self._step(slice_nodes)
                    if progress is not None:
                        progress(report)
            except asyncio.CancelledError:
                self.stop()
                raise
            return report

    # == Hints

    def begin_hint(self, game: Game, *, max_nodes: int = 0) -> Report:
        """Begins the search for a hint: at full strength, whatever the opponent's level; 0:
        300,000 nodes. Then step() or run(), and hint()."""
        nodes = number(max_nodes, 64, "max_nodes")
        with self._alone():
            with self._lock, game._lock:
                handles = self._open(), game._open()
                call(lib.duiyi_hint_begin, *handles, nodes, board=game.board_info)
            self._looked_at(game.board_info)
        return self._report

    def hint(self, game: Game) -> Hint:
        """The best move so far with what speaks for it; a StateError if the search is of another
        position.

        >>> game = Game(start_fen="6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")
        >>> with Engine(table_bytes=1 << 20) as engine:
        ...     _ = engine.begin_hint(game, max_nodes=5_000)
        ...     _ = engine.run()
        ...     hint = engine.hint(game)
        >>> hint.best, [str(merit) for merit in hint.merits]
        (<Move d1d8>, ['It mates in 1 move.', 'It gives check.'])
        """
        hint = _ffi.init(_ffi.duiyi_hint)
        with self._lock, game._lock:
            call(lib.duiyi_hint_get, self._open(), game._open(), byref(hint))
        return Hint._read(hint, game.board_info)

    # == Besides

    def evaluate(self, game: Game) -> int:
        """A quick opinion without a search, in hundredths of a pawn for the side to move."""
        centipawns = c_int32()
        with self._alone(), self._lock, game._lock:
            call(lib.duiyi_engine_evaluate, self._open(), game._open(), byref(centipawns))
        return centipawns.value

    def clear(self) -> None:
        """Forgets what earlier searches left, as for a new game."""
        with self._alone():
            self._call(lib.duiyi_engine_clear)
            self._report = self._ask(lib.duiyi_search_report_get)

    def __repr__(self) -> str:
        how = "closed" if self.closed else f"{self.bytes} bytes, {self.report.state.name.lower()}"
        return f"<{type(self).__name__}, {how}>"

    # == Inside

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keeps other threads and tasks from changing the search under way."""
        if not self._thinking.acquire(blocking=False):
            raise StateError("this engine is thinking; stop() ends that", Status.STATE)
        try:
            yield
        finally:
            self._thinking.release()

    def _begin(
        self,
        game: Game,
        *,
        level: Level | int | str = Level.FULL,
        seed: int = 0,
        max_nodes: int = 0,
        max_depth: int = 0,
        lines: int = 0,
        root_moves: Iterable[MoveLike] = (),
    ) -> Report:
        limits = _ffi.init(_ffi.duiyi_search_limits)
        limits.level = code(Level, level)
        limits.seed = number(seed, 64, "seed")
        limits.max_nodes = number(max_nodes, 64, "max_nodes")
        limits.max_depth = number(max_depth, 32, "max_depth")
        limits.lines = number(lines, 32, "lines")
        moves = [game._number(move) for move in root_moves]
        if moves:
            limits.root_moves = (_ffi.duiyi_move * len(moves))(*moves)
            limits.root_move_count = len(moves)
        with self._lock, game._lock:
            handles = self._open(), game._open()
            call(lib.duiyi_search_begin, *handles, byref(limits), board=game.board_info)
        self._looked_at(game.board_info)
        return self._report

    def _looked_at(self, board: BoardInfo) -> None:
        """A search on that board was begun, or has gone on."""
        self._searched = board
        self._report = self._ask(lib.duiyi_search_report_get)

    def _step(self, nodes: int) -> Report:
        self._report = self._ask(lib.duiyi_search_step, number(nodes, 32, "nodes"))
        return self._report

    def _run(self, progress: Callable[[Report], object] | None) -> Report:
        while True:
            report = self._step(SLICE)
            if progress is not None:
                progress(report)
            if report.state != SearchState.RUNNING:
                return report

    def _ask(self, function: Any, *arguments: Any) -> Report:
        report = _ffi.init(_ffi.duiyi_search_report)
        self._call(function, *arguments, byref(report))
        return Report._read(report, self._searched)
