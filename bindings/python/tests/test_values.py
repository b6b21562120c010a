"""The small values: codes that may be newer than the package, squares, pieces, moves, errors."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import duiyi
from duiyi import (
    ArgumentError,
    DuiyiError,
    Game,
    IllegalMoveError,
    Kind,
    Move,
    MoveFlag,
    Piece,
    Reason,
    Side,
    Square,
    Squares,
    Status,
    Termination,
    Variant,
    errors,
    variant_board,
)
from duiyi.moves import Explanation
from duiyi.state import State

FAMILIES = [duiyi.Variant, duiyi.Rules, duiyi.Side, duiyi.Kind, duiyi.Notation, duiyi.Outcome]
FAMILIES += [duiyi.Termination, duiyi.Reason, duiyi.Level, duiyi.ScoreKind]
FAMILIES += [duiyi.SearchState, duiyi.Status]


@pytest.mark.parametrize("family", FAMILIES)
def test_unknown_codes_are_values(family: type[duiyi.Variant]) -> None:
    members = list(family)
    unknown = family(9001)
    assert unknown == 9001
    assert unknown.name == "UNKNOWN_9001"
    assert isinstance(unknown, family)
    assert family(9001) is unknown
    assert unknown not in members
    assert list(family) == members
    assert pickle.loads(pickle.dumps(unknown)) is unknown
    assert copy.deepcopy(unknown) is unknown
    assert repr(unknown) == f"<{family.__name__}.UNKNOWN_9001: 9001>"
    for no_code in ("CHESS", "", None, 1.5):
        with pytest.raises(ValueError, match="is not a valid"):
            family(no_code)  # type: ignore[arg-type]
    for member in members:
        assert family(int(member)) is member


def test_unknown_codes_from_a_newer_library() -> None:
    game = Game()
    raw = duiyi._ffi.init(duiyi._ffi.duiyi_state)
    raw.outcome, raw.termination, raw.flags = 17, 99, 1 << 20 | 1
    state = State._read(raw, game.board_info)
    assert state.termination == 99
    assert state.termination.name == "UNKNOWN_99"
    assert isinstance(state.termination, Termination)
    assert state.is_over
    assert state.in_check
    assert int(state.flags) == 1 << 20 | 1
    why = duiyi._ffi.init(duiyi._ffi.duiyi_explanation)
    why.reason = 200
    assert not Explanation._read(why, game.board_info)
    assert int(MoveFlag(1 << 30)) == 1 << 30


def test_statuses_and_their_exceptions() -> None:
    for status in Status:
        if status is Status.OK:
            continue
        class_ = errors.class_of(status)
        group = errors.class_of(status // 100 * 100 + 98)
        assert group in (
            errors.CallError,
            errors.RefusalError,
            errors.TextError,
            errors.MachineError,
        )
        assert issubclass(class_, group)
        assert class_ is not group, f"{status.name} has no exception of its own"
        assert class_.__name__ in duiyi.__all__
    assert errors.class_of(4711) is DuiyiError
    assert errors.class_of(-1) is DuiyiError


def test_errors_can_be_sent_to_another_process() -> None:
    with pytest.raises(IllegalMoveError) as refused:
        Game("xiangqi").play("b0d1")
    sent = pickle.loads(pickle.dumps(refused.value))
    assert type(sent) is IllegalMoveError
    assert str(sent) == str(refused.value)
    assert (sent.status, sent.reason) == (Status.ILLEGAL_MOVE, Reason.HORSE_LEG)
    assert [str(square) for square in sent.squares] == ["c0"]


@pytest.mark.parametrize(("variant", "names"), [("chess", "a1 h1 h8"), ("xiangqi", "a0 i0 i9")])
def test_squares(variant: str, names: str) -> None:
    board = variant_board(variant)
    squares = list(board)
    assert len(board) == len(squares) == board.files * board.ranks
    assert [int(square) for square in squares] == list(range(len(board)))
    first, corner, last = names.split()
    assert (squares[0], squares[board.files - 1], squares[-1]) == (
        board.square(first),
        board.square(corner),
        board.square(last.upper()),
    )
    for square in squares:
        assert board.square(str(square)) == square
        assert square == square.file + board.files * square.rank
        assert str(pickle.loads(pickle.dumps(square))) == str(square)
    with pytest.raises(ArgumentError):
        board.square("e")


def test_sets_of_squares() -> None:
    board = variant_board("xiangqi")
    few = Squares([board.square("a0"), board.square("e4")])
    assert str(few) == "a0 e4"
    assert len(few) == 2
    assert "e4" in few
    assert 40 in few
    assert "e5" not in few
    assert None not in few
    assert str(few[1]) == "e4"
    assert [str(square) for square in few[:1]] == ["a0"]
    assert few == Squares(few)
    assert hash(few) == hash(Squares(few))
    assert few != Squares(few[:1])
    assert not Squares()


def test_pieces() -> None:
    game = Game("xiangqi")
    pieces = [piece for piece in game.board() if piece is not None]
    assert len(pieces) == 32
    assert {piece.kind for piece in pieces} == {kind for kind in Kind if kind >= Kind.SOLDIER}
    for piece in pieces:
        assert Piece.of(piece.kind, piece.side) == piece
        assert str(piece) == f"{'black' if piece.side else 'red'} {piece.kind.name.lower()}"
    assert str(Piece.of("pawn", Side.BLACK)) == "black pawn"
    assert Side["RED"] is Side.WHITE


def test_moves() -> None:
    move = Game("xiangqi").parse_move("i0i1")
    assert (move.from_square, move.to_square, move.promotion) == (8, 17, None)
    assert move == 8 | 17 << 8
    sent = pickle.loads(pickle.dumps([move]))[0]
    assert (sent, str(sent)) == (move, "i0i1")
    assert str(copy.copy(move)) == "i0i1"
    assert {move: "first"}[Move(8 | 17 << 8, move.board)] == "first"
    chess = variant_board(Variant.CHESS)
    assert str(Move(52 | 60 << 8 | Kind.KNIGHT << 16, chess)) == "e7e8n"
    assert repr(Square(4, chess)) == "<Square e1>"


def test_everything_public_is_named() -> None:
    assert sorted(duiyi.__all__) == duiyi.__all__
    for name in duiyi.__all__:
        assert getattr(duiyi, name) is not None
    package = Path(duiyi.__file__).parent
    modules = {path.stem for path in package.glob("*.py")}
    modules |= {path.parent.name for path in package.glob("*/__init__.py")}
    public = {name for name in vars(duiyi) if not name.startswith("_")} - modules
    assert public == set(duiyi.__all__)
