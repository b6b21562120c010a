"""A game being played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from ctypes import POINTER, byref, c_uint32, c_uint64, pointer
from typing import Any

from . import _ffi
from ._call import call, code, number, text_in
from ._ffi import lib
from ._handle import Handle
from .advice import Threats
from .board import Piece, Square, SquareLike, Squares, piece_or_none, variant_board
from .clock import ClockLike, clock_options
from .codes import Claim, Kind, Notation, Outcome, Rules, Side, Termination, Variant
from .errors import ArgumentError, RefusalError, TextError
from .moves import Explanation, LegalMoves, Move, MoveInfo, MoveLike, Targets
from .rules import ChoiceValue, Evidence, choices_in
from .session import ActionsLike, Session, actions_in
from .state import Material, State
from .words import Speaker


def game_options(
    variant: Variant | int | str = Variant.CHESS,
    *,
    start_fen: str | None = None,
    rules: Rules | int | str = Rules.DEFAULT,
    choices: Mapping[str, ChoiceValue] | None = None,
    refuse_losing_cycles: bool = False,
    without: ActionsLike = (),
    strict: bool = False,
    arrangement: bool = False,
    chess960_index: int = 0,
    clock: ClockLike | None = None,
    reserve_plies: int = 0,
) -> Any:
    """How a game begins, as the struct of C."""
    options = _ffi.init(_ffi.duiyi_game_options)
    options.variant = code(Variant, variant)
    options.rules = code(Rules, rules)
    options.flags = (_ffi.DUIYI_GAME_FEN_STRICT if strict else 0) | (
        _ffi.DUIYI_GAME_ARRANGEMENT if arrangement else 0
    )
    if refuse_losing_cycles:
        options.flags |= _ffi.DUIYI_GAME_REFUSE_LOSING_CYCLES
    options.without = actions_in(without)
    if choices:
        options.choices = pointer(choices_in(choices))
    if clock is not None:
        options.clock = pointer(clock_options(clock))
    options.reserve_plies = number(reserve_plies, 32, "reserve_plies")
    options.chess960_index = number(chess960_index, 32, "chess960_index")
    if start_fen is not None:
        options.start_fen, options.start_fen_len = text_in(start_fen)
    return options


class Game(Session, Speaker):
    """One game: its start, its rules, the moves played and those taken back.

    It is the collection of the moves that may be played now: iterate over it, ask `in` and `len`.
    Moves are texts or numbers, squares names or numbers, codes members, names or numbers.

    >>> game = Game("xiangqi")
    >>> game.play("h2e2").piece
    <Piece red cannon>
    >>> "b9c7" in game, "b9d8" in game, len(game)
    (True, False, 45)
    >>> Game(start_fen="8/P6k/8/8/8/8/8/K7 w - - 0 1")
    Game('chess', start_fen='8/P6k/8/8/8/8/8/K7 w - - 0 1')

    Games are equal if start, rules and all moves are: their game_hash is the same.
    """

    _owner: Handle | None = None

    def __init__(
        self,
        variant: Variant | int | str = Variant.CHESS,
        *,
        start_fen: str | None = None,
        rules: Rules | int | str = Rules.DEFAULT,
        choices: Mapping[str, ChoiceValue] | None = None,
        refuse_losing_cycles: bool = False,
        without: ActionsLike = (),
        strict: bool = False,
        arrangement: bool = False,
        chess960_index: int = 0,
        clock: ClockLike | None = None,
        reserve_plies: int = 0,
    ) -> None:
        """Begins a game.

        start_fen: the position it starts from, else the usual start.
        rules: the named set by which it is judged.
        choices: what differs from that set, by the names of rules_describe().
        refuse_losing_cycles: leave out moves that would lose at once by completing a repetition.
        without: what the session does not have besides moving, as in without=("undo", "claims").
        strict: refuse a start_fen where the default corrects it.
        arrangement: accept men on points that no game can bring them to (puzzles).
        chess960_index: 0 to 959, the start of Chess960 without start_fen; 518 is that of chess.
        clock: how much time the players have; a TimeControl is that of both.
        reserve_plies: moves for which memory is taken now; 0: 512.
        """
        options = game_options(
            variant,
            start_fen=start_fen,
            rules=rules,
            choices=choices,
            refuse_losing_cycles=refuse_losing_cycles,
            without=without,
            strict=strict,
            arrangement=arrangement,
            chess960_index=chess960_index,
            clock=clock,
            reserve_plies=reserve_plies,
        )
        created = POINTER(_ffi.duiyi_game)()
        call(lib.duiyi_game_create, byref(options), byref(created))
        self._own(created)

    @classmethod
    def _of(cls, created: Any) -> Game:
        """The game of a handle that the library has made."""
        game = cls.__new__(cls)
        game._own(created)
        return game

    @classmethod
    def _lent(cls, pointer: Any, owner: Handle) -> Game:
        """The game that another handle owns: both are let in under one lock, and the owner lives as
        long as somebody holds the game."""
        game = cls.__new__(cls)
        game._own(pointer, lambda _: None)
        game._lock, game._owner = owner._lock, owner
        return game

    def _own(self, created: Any, destroy: Any = None) -> None:
        super().__init__(created, destroy or lib.duiyi_game_destroy)
        state = _ffi.init(_ffi.duiyi_state)
        self._call(lib.duiyi_game_state, byref(state))
        self._board = self.board_info = variant_board(state.variant)

    # == Life

    def clone(self) -> Game:
        """An independent copy, with the moves taken back too.

        >>> game = Game()
        >>> what_if = game.clone()
        >>> _ = what_if.play("e2e4")
        >>> game.ply, what_if.ply
        (0, 1)
        """
        copied = POINTER(_ffi.duiyi_game)()
        self._call(lib.duiyi_game_clone, byref(copied))
        return self._of(copied)

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    @classmethod
    def load_json(cls, text: str) -> Game:
        """The game that save_json() wrote, with tags, offers and the moves taken back.

        >>> game = Game()
        >>> _ = game.play("e2e4")
        >>> Game.load_json(game.save_json()) == game
        True
        """
        loaded = POINTER(_ffi.duiyi_game)()
        call(lib.duiyi_game_load_json, *text_in(text), byref(loaded))
        return cls._of(loaded)

    @classmethod
    def load_replay_code(cls, code: str) -> tuple[Game, tuple[int, int]]:
        """The game of a replay code, and the two seeds that came along.

        >>> game, seeds = Game.load_replay_code("AQEAAAAAAAcAAQAAAGibjIw9")
        >>> game.history_text(1), seeds
        ('e4', (7, 0))
        """
        loaded, seeds = POINTER(_ffi.duiyi_game)(), (c_uint64 * 2)()
        call(lib.duiyi_game_load_replay_code, *text_in(code), byref(loaded), seeds)
        return cls._of(loaded), (seeds[0], seeds[1])

    @classmethod
    def load_pgn(cls, text: str, index: int = 0) -> Game:
        """The game of that number, from 0, in a PGN text; read_pgn() reads whole files.

        >>> Game.load_pgn("1. f3 e5 2. g4 Qh4# 0-1").termination
        <Termination.CHECKMATE: 1>
        """
        loaded = POINTER(_ffi.duiyi_game)()
        call(lib.duiyi_game_load_pgn, *text_in(text), number(index, 32, "index"), byref(loaded))
        return cls._of(loaded)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).load_json, (self.save_json(),)

    def reset(self) -> None:
        """Puts the game back to its start, under the same rules; nothing can be redone."""
        self._call(lib.duiyi_game_reset)

    # == Looking at a game

    @property
    def state(self) -> State:
        """How it stands now: a value, which later moves do not change."""
        state = _ffi.init(_ffi.duiyi_state)
        self._call(lib.duiyi_game_state, byref(state))
        return State._read(state, self.board_info)

    @property
    def variant(self) -> Variant:
        """Which game is played."""
        return self.board_info.variant

    @property
    def outcome(self) -> Outcome:
        """Ongoing, or who has won."""
        return self.state.outcome

    @property
    def termination(self) -> Termination:
        """Why it ended."""
        return self.state.termination

    @property
    def is_over(self) -> bool:
        """Has it ended?"""
        return self.state.is_over

    @property
    def in_check(self) -> bool:
        """Is the side to move in check?"""
        return self.state.in_check

    @property
    def side_to_move(self) -> Side:
        """Who moves, or would move if the game were not over."""
        return self.state.side_to_move

    @property
    def ply(self) -> int:
        """Moves played so far."""
        return self.state.ply

    @property
    def game_hash(self) -> int:
        """Hash of start, rules and all moves."""
        return self.state.game_hash

    @property
    def fen(self) -> str:
        """The FEN of the position, with its counters."""
        return self._text(lib.duiyi_game_fen, size=_ffi.DUIYI_FEN_MAX)

    def board(self) -> list[Piece | None]:
        """What stands on each square, by the square's number.

        >>> game = Game()
        >>> game.board()[game.square("e1")]
        <Piece white king>
        """
        squares = (_ffi.duiyi_piece * len(self.board_info))()
        self._call(lib.duiyi_game_board, squares, len(squares))
        return [piece_or_none(value) for value in squares]

    def piece(self, square: SquareLike) -> Piece | None:
        """What stands on a square."""
        board, place = self.board(), self.square(square)
        return board[place] if place < len(board) else None

    def rows(self) -> list[str]:
        """The board in the letters of FEN, black's home rank first, "." for an empty square.

        >>> Game().rows()[:3]
        ['rnbqkbnr', 'pppppppp', '........']
        """
        placement = self.fen.split()[0]
        return [
            "".join("." * int(sign) if sign.isdigit() else sign for sign in rank)
            for rank in placement.split("/")
        ]

    def square(self, square: SquareLike) -> Square:
        """A square of its board, given by name or number."""
        return self.board_info.square(square)

    def material(self) -> Material:
        """Men on the board, men taken, and who has more."""
        material = _ffi.init(_ffi.duiyi_material)
        self._call(lib.duiyi_game_material, byref(material))
        return Material._read(material)

    def attacked(self, side: Side | int | str) -> Squares:
        """The squares on which a side could take if an enemy stood there.

        >>> "f3" in Game().attacked("white")
        True
        """
        squares = _ffi.duiyi_squares()
        self._call(lib.duiyi_game_attacked, code(Side, side, 8), byref(squares))
        return self.board_info.set_of(squares)

    def evidence(self) -> Evidence | None:
        """Who offends by a repetition of the present position, by which article and with which
        moves: a warning from the second occurrence on, the reason once the game is lost by it. None
        if nobody does.

        >>> chase = "3k5/9/9/1c7/9/2R5r/9/9/9/5K3 w - - 0 1"
        >>> game = Game("xiangqi", start_fen=chase, rules="xiangqi_wxf")
        >>> for move in ("c4b4", "b6c6", "b4c4", "c6b6"):
        ...     _ = game.play(move)
        >>> game.evidence().offence, game.evidence().threats[0]
        (<Offence.PERPETUAL_CHASE: 2>, Threat(ply=1, hunter=<Square b4>, victim=<Square b6>))
        """
        evidence = _ffi.init(_ffi.duiyi_evidence)
        self._call(lib.duiyi_game_evidence, byref(evidence))
        return Evidence._read(evidence, self.board_info) if evidence.offence else None

    # == Moves

    def legal_moves(self) -> LegalMoves:
        """All legal moves; none once the game is over."""
        moves = (_ffi.duiyi_move * _ffi.DUIYI_MAX_MOVES)()
        count = c_uint32()
        self._call(lib.duiyi_game_legal_moves, moves, len(moves), byref(count))
        return LegalMoves(Move(value, self.board_info) for value in moves[: count.value])

    def __iter__(self) -> Iterator[Move]:
        """The legal moves; those of now, even if one of them is played meanwhile."""
        return iter(self.legal_moves())

    def __len__(self) -> int:
        """How many legal moves there are."""
        return self.state.legal_moves

    def __bool__(self) -> bool:
        """A game is true, even one that is over."""
        return True

    def __contains__(self, move: object) -> bool:
        """Is a move, given as text in any notation or as number, legal?"""
        if not isinstance(move, (int, str)):
            return False
        try:
            self._call(lib.duiyi_game_is_legal, self._number(move))
        except (RefusalError, TextError, ArgumentError):
            return False
        return True

    def _number(self, move: MoveLike) -> int:
        return self.parse_move(move) if isinstance(move, str) else number(move, 32, "a move")

    def targets(self, from_square: SquareLike) -> Targets:
        """Where the piece on a square may go; if nowhere, why() says why."""
        targets = _ffi.duiyi_targets()
        self._call(lib.duiyi_game_targets, self.square(from_square), byref(targets))
        return Targets._read(targets, self.board_info)

    def threats(self, side: Side | int | str) -> Threats:
        """What a side has to fear: its pieces that are attacked or would be lost, and mate.

        >>> Game(start_fen="6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1").threats("black").mate
        <Move d1d8>
        """
        threats = _ffi.init(_ffi.duiyi_threats)
        self._call(lib.duiyi_game_threats, code(Side, side, 8), byref(threats))
        return Threats._read(threats, self.board_info)

    def preview(self, move: MoveLike) -> MoveInfo:
        """What a legal move would do, without doing it.

        >>> Game().preview("e2e4").flags
        <MoveFlag.IRREVERSIBLE: 128>
        """
        return self._info(lib.duiyi_game_preview, self._number(move))

    def _info(self, function: Any, *arguments: Any) -> MoveInfo:
        info = _ffi.init(_ffi.duiyi_move_info)
        self._call(function, *arguments, byref(info))
        return MoveInfo._read(info, self.board_info)

    def explain(
        self,
        from_square: SquareLike,
        to_square: SquareLike,
        promotion: Kind | int | str = Kind.NONE,
    ) -> Explanation:
        """Is a move legal, and if not, why not? Answers for any two squares.

        >>> why = Game("xiangqi").explain("b0", "d1")
        >>> bool(why), why.reason, why.squares
        (False, <Reason.HORSE_LEG: 64>, (<Square c0>,))
        """
        squares = self.square(from_square), self.square(to_square)
        return self._explanation(lib.duiyi_game_explain, *squares, code(Kind, promotion, 8))

    def why(self, square: SquareLike) -> Explanation:
        """Why has the piece on a square no move at all? If it has one: Reason.LEGAL and that move.

        >>> Game().why("a1").squares
        (<Square b1>, <Square a2>)
        """
        return self._explanation(lib.duiyi_game_explain_piece, self.square(square))

    def _explanation(self, function: Any, *arguments: Any) -> Explanation:
        explanation = _ffi.init(_ffi.duiyi_explanation)
        self._call(function, *arguments, byref(explanation))
        return Explanation._read(explanation, self.board_info)

    def parse_move(self, text: str, notation: Notation | int | str = Notation.AUTO) -> Move:
        """Reads a text as a legal move of the present position, without playing it.

        >>> Game("xiangqi").parse_move("H2-E2")
        <Move h2e2>
        """
        move = _ffi.duiyi_move()
        form = code(Notation, notation)
        self._call(lib.duiyi_game_parse_move, *text_in(text), form, byref(move))
        return Move(move.value, self.board_info)

    def format_move(self, move: MoveLike, notation: Notation | int | str = Notation.AUTO) -> str:
        """The text of a legal move of the present position.

        >>> Game().format_move("g1f3"), Game("xiangqi").format_move("h2e2", "iccs")
        ('Nf3', 'H2-E2')
        """
        return self._text(
            lib.duiyi_game_format_move,
            self._number(move),
            code(Notation, notation),
            size=_ffi.DUIYI_MOVE_TEXT_MAX,
        )

    def history(self, ply: int) -> MoveInfo:
        """A move of the game: 1 is the first, `ply` the last played; after it those taken back."""
        return self._info(lib.duiyi_game_history, number(ply, 32, "a ply"))

    def history_text(self, ply: int, notation: Notation | int | str = Notation.AUTO) -> str:
        """The text of a move of the game, as it was written when it was played; counted as in
        history()."""
        return self._text(
            lib.duiyi_game_history_text,
            number(ply, 32, "a ply"),
            code(Notation, notation),
            size=_ffi.DUIYI_MOVE_TEXT_MAX,
        )

    # == Playing

    def play(self, move: MoveLike, notation: Notation | int | str = Notation.AUTO) -> MoveInfo:
        """Plays a move. A refused one raises an error with the reason, and nothing changes.

        >>> Game().play("e2e5")
        Traceback (most recent call last):
        duiyi.errors.IllegalMoveError: illegal move: PieceGeometry
        """
        if isinstance(move, str):
            return self._info(lib.duiyi_game_play_text, *text_in(move), code(Notation, notation))
        return self._info(lib.duiyi_game_play, number(move, 32, "a move"))

    def play_squares(
        self,
        from_square: SquareLike,
        to_square: SquareLike,
        promotion: Kind | int | str = Kind.NONE,
    ) -> MoveInfo:
        """Plays a move given by its squares, as clicks give it.

        >>> from duiyi import PromotionRequiredError
        >>> game = Game(start_fen="8/P6k/8/8/8/8/8/K7 w - - 0 1")
        >>> try:
        ...     game.play_squares("a7", "a8")
        ... except PromotionRequiredError:
        ...     print(game.play_squares("a7", "a8", "queen").placed)
        white queen
        """
        squares = self.square(from_square), self.square(to_square)
        return self._info(lib.duiyi_game_play_squares, *squares, code(Kind, promotion, 8))

    def undo(self) -> MoveInfo:
        """Takes the last move back, and with it the result, however the game ended.

        >>> game = Game()
        >>> game.play("g1f3").move == game.undo().move == game.redo().move
        True
        """
        return self._info(lib.duiyi_game_undo)

    def redo(self) -> MoveInfo:
        """Plays the move again that was taken back last."""
        return self._info(lib.duiyi_game_redo)

    def goto(self, ply: int) -> None:
        """Goes to the position after so many moves, back or forward through those taken back."""
        self._call(lib.duiyi_game_goto, number(ply, 32, "a ply"))

    def claim_draw(self, claim: Claim | int | str, intended: MoveLike | None = None) -> None:
        """The player to move claims a draw, for the position on the board or for the one that the
        intended move would lead to; that move is not played. state.claims says which claims hold.

        >>> game = Game(start_fen="4k3/8/8/8/8/8/8/R3K3 w - - 99 80", rules="chess_fide")
        >>> game.state.claims
        <Claim.NO_PROGRESS_BY_MOVE: 8>
        >>> game.claim_draw("no_progress", "a1a2")
        >>> game.termination
        <Termination.NO_PROGRESS_CLAIM: 6>
        """
        wanted = Claim[claim.upper()] if isinstance(claim, str) else claim
        move = _ffi.DUIYI_MOVE_NONE if intended is None else self._number(intended)
        self._call(lib.duiyi_game_claim_draw, number(wanted, 32, "a claim"), move)

    # == As a value

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.game_hash == other.game_hash

    # A game changes, and so would its hash.
    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        if self.closed:
            return f"<{type(self).__name__}, closed>"
        return f"{type(self).__name__}({self.variant.name.lower()!r}, start_fen={self.fen!r})"

    def __str__(self) -> str:
        """The board, white (red) below.

        >>> print(Game("xiangqi"))
        9  r n b a k a b n r
        8  . . . . . . . . .
        7  . c . . . . . c .
        6  p . p . p . p . p
        5  . . . . . . . . .
        4  . . . . . . . . .
        3  P . P . P . P . P
        2  . C . . . . . C .
        1  . . . . . . . . .
        0  R N B A K A B N R
           a b c d e f g h i
        """
        top = self.board_info.ranks - 1 + self.board_info.first_rank_label
        lines = [f"{top - below}  {' '.join(row)}" for below, row in enumerate(self.rows())]
        files = " ".join("abcdefghi"[: self.board_info.files])
        return "\n".join([*lines, f"   {files}"])
