"""The position editor: a board that is set up man by man."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import POINTER, byref
from dataclasses import dataclass, replace
from typing import Any

from . import _ffi
from ._call import call, code, number
from ._ffi import lib
from ._handle import Handle
from .board import BoardInfo, Piece, Square, SquareLike, piece_or_none, variant_board
from .clock import ClockLike
from .codes import FenCause, FenField, Rules, Side, Status, Variant
from .errors import ArgumentError
from .game import Game, game_options
from .rules import ChoiceValue
from .session import ActionsLike


@dataclass(frozen=True)
class EditorFields:
    """What a position has besides its men."""

    #: Who moves first.
    side_to_move: Side = Side.WHITE
    #: The castling field of the FEN: "KQkq", in Chess960 also the rooks' files; "-": none.
    castling: str = "-"
    #: The square that a pawn has just passed.
    en_passant: Square | None = None
    #: Plies without progress so far.
    no_progress: int = 0
    #: Number of the full move, from 1.
    full_move: int = 1
    #: Men may stand on points that no game can bring them to (puzzles).
    arrangement: bool = False

    @classmethod
    def _read(cls, fields: Any, board: BoardInfo) -> EditorFields:
        return cls(
            side_to_move=Side(fields.side_to_move),
            castling=fields.castling.decode(),
            en_passant=board.square_or_none(fields.en_passant),
            no_progress=fields.no_progress,
            full_move=fields.full_move,
            arrangement=bool(fields.flags & _ffi.DUIYI_GAME_ARRANGEMENT),
        )

    def _write(self, board: BoardInfo) -> Any:
        fields = _ffi.init(_ffi.duiyi_editor_fields)
        castling = self.castling.encode()
        if len(castling) >= type(fields).castling.size:
            raise ArgumentError(f"no castling field is as long as {castling!r}", Status.VALUE)
        fields.castling = castling
        fields.side_to_move = code(Side, self.side_to_move, 8)
        passed = self.en_passant
        fields.en_passant = _ffi.DUIYI_SQUARE_NONE if passed is None else board.square(passed)
        fields.no_progress = number(self.no_progress, 16, "no_progress")
        fields.full_move = number(self.full_move, 16, "full_move")
        fields.flags = _ffi.DUIYI_GAME_ARRANGEMENT if self.arrangement else 0
        return fields


@dataclass(frozen=True)
class Problem:
    """Why a board is no position yet: the first thing, in the order of a FEN. As text, a phrase."""

    #: What is wrong.
    cause: FenCause
    #: In what: the board, whose move it is, the castling rights, and so on.
    field: FenField
    #: What to light up: the man who stands wrong, the king in check.
    square: Square | None
    text: str

    def __str__(self) -> str:
        return self.text


class Editor(Handle):
    """A board that is being set up: it may be anything, and check() says whether it is a position.

    >>> editor = Editor("chess")
    >>> editor.put("e1", Piece.of("king"))
    >>> editor.check().cause
    <FenCause.NO_KING: 7>
    >>> editor.put("e8", Piece.of("king", "black"))
    >>> editor.put("e2", Piece.of("pawn"))
    >>> editor.check()
    >>> editor.fen
    '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
    >>> len(editor.start_game().legal_moves())
    6
    """

    board_info: BoardInfo

    def __init__(self, variant: Variant | int | str = Variant.CHESS) -> None:
        """An empty board."""
        created = POINTER(_ffi.duiyi_editor)()
        call(lib.duiyi_editor_create, code(Variant, variant), byref(created))
        self._own(created, variant_board(variant))

    def _own(self, created: Any, board: BoardInfo) -> None:
        super().__init__(created, lib.duiyi_editor_destroy, board)
        self.board_info = board

    @classmethod
    def of(cls, game: Game) -> Editor:
        """The position on the board of a game.

        >>> Editor.of(Game("xiangqi")).fen == Game("xiangqi").fen
        True
        """
        created = POINTER(_ffi.duiyi_editor)()
        game._call(lib.duiyi_editor_of_game, byref(created))
        editor = cls.__new__(cls)
        editor._own(created, game.board_info)
        return editor

    @property
    def variant(self) -> Variant:
        """Which game it is for."""
        return self.board_info.variant

    def put(self, square: SquareLike, piece: Piece | int | None) -> None:
        """Puts a man on a square, over whatever stands there; None takes it off the board."""
        man = _ffi.DUIYI_PIECE_NONE if piece is None else number(piece, 8, "a piece")
        self._call(lib.duiyi_editor_put, self.board_info.square(square), man)

    def board(self) -> list[Piece | None]:
        """What stands on each square, by the square's number."""
        squares = (_ffi.duiyi_piece * len(self.board_info))()
        self._call(lib.duiyi_editor_board, squares, len(squares))
        return [piece_or_none(value) for value in squares]

    def clear(self) -> None:
        """Takes all men off the board."""
        self._call(lib.duiyi_editor_clear)

    @property
    def fields(self) -> EditorFields:
        """What the position has besides its men."""
        fields = _ffi.init(_ffi.duiyi_editor_fields)
        self._call(lib.duiyi_editor_get_fields, byref(fields))
        return EditorFields._read(fields, self.board_info)

    def set_fields(self, **changes: Any) -> None:
        """Changes what the position has besides its men, by the names of EditorFields. It may be
        wrong, as the board may.

        >>> editor = Editor.of(Game())
        >>> editor.set_fields(side_to_move="black", castling="kq")
        >>> editor.fen
        'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b kq - 0 1'
        """
        with self._lock:
            fields = replace(self.fields, **changes)._write(self.board_info)
            self._call(lib.duiyi_editor_set_fields, byref(fields))

    @property
    def fen(self) -> str:
        """The board as a FEN, whether or not it is a position."""
        return self._text(lib.duiyi_editor_fen, size=_ffi.DUIYI_FEN_MAX)

    def check(self) -> Problem | None:
        """Why the board is no position yet; None if it is one. It is read as strictly as can be: a
        castling right without its rook is a problem here, not a thing to pass over."""
        problem = _ffi.init(_ffi.duiyi_problem)
        self._call(lib.duiyi_editor_check, byref(problem))
        if problem.cause == FenCause.NONE:
            return None
        square = self.board_info.square_or_none(problem.square)
        text = problem.message.decode()
        return Problem(FenCause(problem.cause), FenField(problem.field), square, text)

    def start_game(
        self,
        *,
        rules: Rules | int | str = Rules.DEFAULT,
        choices: Mapping[str, ChoiceValue] | None = None,
        refuse_losing_cycles: bool = False,
        without: ActionsLike = (),
        clock: ClockLike | None = None,
        reserve_plies: int = 0,
    ) -> Game:
        """Begins a game from the board, as Game() does; the editor stays. A board that is no
        position is a FenError with what check() says."""
        options = game_options(
            rules=rules,
            choices=choices,
            refuse_losing_cycles=refuse_losing_cycles,
            without=without,
            clock=clock,
            reserve_plies=reserve_plies,
        )
        created = POINTER(_ffi.duiyi_game)()
        self._call(lib.duiyi_editor_start_game, byref(options), byref(created))
        return Game._of(created)

    def __repr__(self) -> str:
        if self.closed:
            return f"<{type(self).__name__}, closed>"
        return f"<{type(self).__name__} {self.variant.name.lower()} {self.fen}>"
