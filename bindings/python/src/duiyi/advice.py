"""What a trainer says beside the board: threats, hints, reviews of moves, puzzles; and manners."""

from __future__ import annotations

from ctypes import POINTER, byref, create_string_buffer
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import _ffi
from ._call import call, code, number
from ._ffi import lib
from ._handle import Handle
from .board import BoardInfo, Piece, Square, Squares, piece_or_none
from .codes import (
    Conduct,
    Grade,
    Language,
    Level,
    MeritKind,
    Offence,
    PuzzleState,
    ScoreKind,
    SearchState,
)
from .moves import Move, MoveLike, move_or_none
from .words import LanguageLike, language_in

if TYPE_CHECKING:
    from .engine import Engine, Report
    from .game import Game

#: Positions looked at at a time where the caller does not say.
SLICE = 10_000


@dataclass(frozen=True)
class Threats:
    """What the other side would take, or how it would mate, if it were its turn.

    >>> from duiyi import Game
    >>> game = Game(start_fen="r3k3/2N5/8/8/8/8/8/4K3 b q - 0 1")
    >>> game.threats("black").hanging  # the other prong of the fork
    <Squares a8>
    """

    #: Pieces that it could take; never the king or general.
    attacked: Squares
    #: Those of them by which it would win material.
    hanging: Squares
    #: Its pieces that could take one of the attacked.
    attackers: Squares
    #: Its pieces that give check.
    checkers: Squares
    #: A move with which it would mate at once.
    mate: Move | None

    @classmethod
    def _read(cls, threats: Any, board: BoardInfo) -> Threats:
        return cls(
            attacked=board.set_of(threats.attacked),
            hanging=board.set_of(threats.hanging),
            attackers=board.set_of(threats.attackers),
            checkers=board.set_of(threats.checkers),
            mate=move_or_none(threats.mate, board),
        )


@dataclass(frozen=True)
class Merit:
    """Something that speaks for a move. As text, a sentence in English."""

    kind: MeritKind
    #: MATES: in how many moves.
    count: int
    #: AVOIDS_OFFENCE: which.
    offence: Offence
    #: The piece it is about, and where it stands.
    piece: Piece | None
    square: Square | None
    board: BoardInfo

    @classmethod
    def _read(cls, merit: Any, board: BoardInfo) -> Merit:
        return cls(
            kind=MeritKind(merit.kind),
            count=merit.count,
            offence=Offence(merit.offence),
            piece=piece_or_none(merit.piece),
            square=board.square_or_none(merit.square),
            board=board,
        )

    def text(self, language: LanguageLike = Language.EN) -> str:
        """The same as a sentence."""
        merit = _ffi.duiyi_merit()
        merit.kind, merit.count, merit.offence = self.kind, self.count, self.offence
        merit.piece = _ffi.DUIYI_PIECE_NONE if self.piece is None else self.piece
        merit.square = _ffi.DUIYI_SQUARE_NONE if self.square is None else self.square
        buffer = create_string_buffer(_ffi.DUIYI_WORDS_MAX)
        told = language_in(language), buffer, len(buffer), None
        call(lib.duiyi_merit_text, byref(merit), self.board.variant, *told)
        return buffer.value.decode()

    def __str__(self) -> str:
        return self.text()


def _merits(of_c: Any, board: BoardInfo) -> tuple[Merit, ...]:
    return tuple(Merit._read(merit, board) for merit in of_c.merits[: of_c.merit_count])


def _line(moves: Any, count: int, board: BoardInfo) -> tuple[Move, ...]:
    return tuple(Move(move, board) for move in moves[:count])


@dataclass(frozen=True)
class Hint:
    """The best move that a search at full strength has found, and what speaks for it."""

    best: Move
    #: How to read the score.
    score_kind: ScoreKind
    score: int
    #: The line it expects, beginning with `best`.
    pv: tuple[Move, ...]
    #: The weightiest first.
    merits: tuple[Merit, ...]

    @classmethod
    def _read(cls, hint: Any, board: BoardInfo) -> Hint:
        return cls(
            best=Move(hint.best, board),
            score_kind=ScoreKind(hint.score_kind),
            score=hint.score,
            pv=_line(hint.pv, hint.pv_len, board),
            merits=_merits(hint, board),
        )


@dataclass(frozen=True)
class Judgement:
    """What a review has found. All scores are for the side that made the move."""

    #: How grave the move is.
    grade: Grade
    played: Move
    played_score_kind: ScoreKind
    played_score: int
    #: The line after it: its second move shows what is wrong.
    played_pv: tuple[Move, ...]
    #: `played` if none was better.
    best: Move
    best_score_kind: ScoreKind
    best_score: int
    best_pv: tuple[Move, ...]
    #: What speaks for the best move.
    merits: tuple[Merit, ...]
    #: In hundredths of a pawn; a mate counts 10,000.
    lost: int
    #: Of the chance to win, in thousandths.
    chance_lost: int
    #: A mate in so many moves was there; 0: none.
    missed_mate: int
    #: The move lets the other side mate in so many moves; 0: it does not.
    allowed_mate: int

    @classmethod
    def _read(cls, found: Any, board: BoardInfo) -> Judgement:
        return cls(
            grade=Grade(found.grade),
            played=Move(found.played, board),
            played_score_kind=ScoreKind(found.played_score_kind),
            played_score=found.played_score,
            played_pv=_line(found.played_pv, found.played_pv_len, board),
            best=Move(found.best, board),
            best_score_kind=ScoreKind(found.best_score_kind),
            best_score=found.best_score,
            best_pv=_line(found.best_pv, found.best_pv_len, board),
            merits=_merits(found, board),
            lost=found.lost,
            chance_lost=found.chance_lost,
            missed_mate=found.missed_mate,
            allowed_mate=found.allowed_mate,
        )


class Review(Handle):
    """How good was a move that was played? It keeps what it needs of the game.

    >>> from duiyi import Engine, Game
    >>> game = Game()
    >>> for move in ("f2f3", "e7e5", "g2g4"):
    ...     _ = game.play(move)
    >>> with Engine(table_bytes=1 << 20) as engine, Review(game, 3, max_nodes=5_000) as review:
    ...     found = review.run(engine)
    >>> found.grade, found.allowed_mate, found.played_pv[1]
    (<Grade.BLUNDER: 4>, 1, <Move d8h4>)
    """

    def __init__(self, game: Game, ply: int, *, max_nodes: int = 0) -> None:
        """Of the move `ply` of the game, from 1 (the first) to game.state.ply (the last).

        max_nodes: that each of its two searches looks at; 0: 300,000.
        """
        created = POINTER(_ffi.duiyi_review)()
        asked = number(ply, 32, "a ply"), number(max_nodes, 64, "max_nodes")
        game._call(lib.duiyi_review_create, *asked, byref(created))
        super().__init__(created, lib.duiyi_review_destroy, game.board_info)
        self.board_info = game.board_info

    def step(self, engine: Engine, nodes: int = SLICE) -> SearchState:
        """Searches about so many more nodes: RUNNING until the judgement is there, then DONE."""
        state = _ffi.duiyi_search_state()
        with engine._alone(), engine._lock, self._lock:
            handles = self._open(), engine._open()
            call(lib.duiyi_review_step, *handles, number(nodes, 32, "nodes"), byref(state))
            engine._looked_at(self.board_info)
        return SearchState(state.value)

    def run(self, engine: Engine) -> Judgement:
        """Searches to the end."""
        while self.step(engine) == SearchState.RUNNING:
            pass
        return self.judgement

    @property
    def judgement(self) -> Judgement:
        """What it has found; a StateError while it is not done."""
        found = _ffi.init(_ffi.duiyi_judgement)
        self._call(lib.duiyi_review_judgement, byref(found))
        return Judgement._read(found, self.board_info)


@dataclass(frozen=True)
class PuzzleReport:
    """How a puzzle stands, with the last moves."""

    state: PuzzleState
    #: Moves within which the solver has to mate from here.
    moves_left: int
    #: The last move that was judged.
    played: Move | None
    #: The answer to it: the longest defence, or the refutation.
    reply: Move | None
    #: Moves so far that did not keep the goal.
    mistakes: int
    #: Positions looked at for the last question.
    nodes: int

    @classmethod
    def _read(cls, report: Any, board: BoardInfo) -> PuzzleReport:
        return cls(
            state=PuzzleState(report.state),
            moves_left=report.moves_left,
            played=move_or_none(report.played, board),
            reply=move_or_none(report.reply, board),
            mistakes=report.mistakes,
            nodes=report.nodes,
        )


class Puzzle(Handle):
    """A mate to be found. Every move that still mates in time is right.

    >>> from duiyi import Game
    >>> puzzle = Puzzle(Game(start_fen="kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"), mate_in=2)
    >>> puzzle.run().state, puzzle.text()
    (<PuzzleState.OPEN: 2>, 'White to move: mate in 2 moves.')
    >>> puzzle.play("b6a7")
    >>> puzzle.run().state
    <PuzzleState.REFUTED: 3>
    >>> puzzle.play("a1a6")
    >>> puzzle.run().moves_left
    1
    """

    def __init__(
        self, game: Game, mate_in: int, *, max_nodes: int = 0, table_bytes: int = 0
    ) -> None:
        """From the position of the game, which may go on without it.

        mate_in: 1 to 16 moves.
        max_nodes: positions that one question may take; 0: 20,000,000.
        table_bytes: for what is known about positions; 0: 1 MiB.
        """
        options = _ffi.init(_ffi.duiyi_puzzle_options)
        options.max_nodes = number(max_nodes, 64, "max_nodes")
        options.table_bytes = number(table_bytes, 64, "table_bytes")
        created = POINTER(_ffi.duiyi_puzzle)()
        moves = number(mate_in, 32, "mate_in")
        game._call(lib.duiyi_puzzle_create, moves, byref(options), byref(created))
        super().__init__(created, lib.duiyi_puzzle_destroy, game.board_info)
        self.board_info = game.board_info
        #: The game with the moves that were right, and the answers to them.
        self.game = game.clone()
        self._tried = False

    def play(self, move: MoveLike) -> None:
        """Tries a move; then step() or run() until it is judged."""
        with self._lock:
            self._call(lib.duiyi_puzzle_play, self.game._number(move))
            self._tried = True
            self._follow(self.report)

    def step(self, nodes: int = SLICE) -> PuzzleReport:
        """Looks at about so many positions for the question under way."""
        with self._lock:
            report = self._ask(lib.duiyi_puzzle_step, number(nodes, 32, "nodes"))
            self._follow(report)
            return report

    def run(self) -> PuzzleReport:
        """Answers the question under way."""
        while True:
            report = self.step()
            if report.state != PuzzleState.THINKING:
                return report

    @property
    def report(self) -> PuzzleReport:
        """How it stands."""
        return self._ask(lib.duiyi_puzzle_report_get)

    def text(self, language: LanguageLike = Language.EN) -> str:
        """How it stands, as a sentence; while it is open, its goal."""
        size = _ffi.DUIYI_WORDS_MAX
        return self._text(lib.duiyi_puzzle_text, language_in(language), size=size)

    def _follow(self, report: PuzzleReport) -> None:
        """Plays a move that was right, and the answer to it, on the game."""
        if self._tried and report.state in (PuzzleState.OPEN, PuzzleState.SOLVED):
            self._tried = False
            for move in (report.played, report.reply):
                if move is not None:
                    self.game.play(move)

    def _ask(self, function: Any, *arguments: Any) -> PuzzleReport:
        report = _ffi.init(_ffi.duiyi_puzzle_report)
        self._call(function, *arguments, byref(report))
        return PuzzleReport._read(report, self.board_info)


class Manners(int):
    """What is remembered of the opponent's last searches: would it offer a draw, accept, resign?

    Keep it with the game, and begin anew with Manners() when moves are taken back. It is a number,
    which may be saved.

    >>> Conduct.RESIGN in Manners().conduct(Conduct.RESIGN, "hard")
    False
    """

    def after(self, report: Report, at_ply: int) -> Manners:
        """After one more search of the opponent, made at that ply of the game."""
        kept = _ffi.duiyi_manners()
        found = report.score_kind, report.score, number(at_ply, 32, "at_ply")
        call(lib.duiyi_manners_after, number(self, 32, "manners"), *found, byref(kept))
        return Manners(kept.value)

    def declined(self) -> Manners:
        """After it has offered a draw that was declined."""
        kept = _ffi.duiyi_manners()
        call(lib.duiyi_manners_declined, number(self, 32, "manners"), byref(kept))
        return Manners(kept.value)

    def conduct(self, allowed: Conduct, level: Level | int | str = Level.FULL) -> Conduct:
        """What the opponent would do now, of what it may do."""
        would = _ffi.duiyi_conduct()
        asked = number(allowed, 32, "allowed"), code(Level, level)
        call(lib.duiyi_manners_conduct, number(self, 32, "manners"), *asked, byref(would))
        return Conduct(would.value)
