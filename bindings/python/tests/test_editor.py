"""The position editor: what is wrong at each step, and the game that starts from it."""

from __future__ import annotations

import pytest

from duiyi import (
    ArgumentError,
    ClosedError,
    Editor,
    EditorFields,
    FenCause,
    FenError,
    FenField,
    Game,
    Piece,
    Side,
    TimeControl,
    UnsupportedError,
    Variant,
)

POSITIONS = [
    ("chess", "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3"),
    ("chess960", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 7 9"),
    ("xiangqi", "3k5/9/9/1c7/9/2R5r/9/9/9/5K3 b - - 3 12"),
]


def causes(editor: Editor) -> tuple[FenCause, str] | None:
    problem = editor.check()
    return None if problem is None else (problem.cause, str(problem.square))


def test_an_ending_is_set_up() -> None:
    editor = Editor()
    assert causes(editor) == (FenCause.NO_KING, "None")
    editor.put("e1", Piece.of("king"))
    editor.put("e8", Piece.of("king", "black"))
    editor.put("a8", Piece.of("pawn"))
    assert causes(editor) == (FenCause.PAWN_ON_EDGE, "a8")
    editor.put("a8", Piece.of("rook"))
    problem = editor.check()
    assert problem is not None
    assert (problem.cause, problem.field) == (FenCause.OPPONENT_IN_CHECK, FenField.SIDE)
    assert str(problem) == "the side not to move is in check"
    with pytest.raises(FenError) as refused:
        editor.start_game()
    assert str(refused.value) == str(problem)
    assert (refused.value.squares, refused.value.offset) == ((problem.square,), None)
    editor.set_fields(side_to_move="black", full_move=40)
    assert editor.check() is None
    game = editor.start_game(rules="chess_fide", clock=TimeControl.sudden_death(1_000))
    assert game.fen == editor.fen == "R3k3/8/8/8/8/8/8/4K3 b - - 0 40"
    assert game.clock is not None
    editor.put("a8", None)
    assert editor.board().count(None) == 62
    editor.clear()
    assert not any(editor.board())
    assert game.in_check  # it is the game's own board


@pytest.mark.parametrize(("variant", "fen"), POSITIONS)
def test_the_position_of_a_game_comes_back(variant: str, fen: str) -> None:
    game = Game(variant, start_fen=fen)
    editor = Editor.of(game)
    assert (editor.variant, editor.fen, editor.board()) == (game.variant, fen, game.board())
    assert editor.check() is None
    fields = editor.fields
    editor.set_fields(**vars(EditorFields()))
    assert editor.fields == EditorFields()
    editor.set_fields(**vars(fields))
    started = editor.start_game()
    assert (started.fen, started.variant) == (fen, Variant[variant.upper()])


def test_a_puzzle_is_an_arrangement() -> None:
    editor = Editor("xiangqi")
    editor.put("e0", Piece.of("general"))
    editor.put("d9", Piece.of("general", "black"))
    editor.put("e4", Piece.of("advisor"))
    assert causes(editor) == (FenCause.IMPOSSIBLE_POINT, "e4")
    editor.set_fields(arrangement=True)
    assert editor.check() is None
    assert editor.start_game().side_to_move is Side.RED


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    editor = Editor.of(Game())
    before = editor.fen
    for square, piece in ((64, Piece.of("king")), ("e4", Piece.of("cannon")), ("e4", 0x10)):
        with pytest.raises(ArgumentError):
            editor.put(square, piece)
    for wrong in (
        {"side_to_move": 2},
        {"en_passant": 64},
        {"castling": "KQkqKQkq"},
        {"full_move": 1 << 16},
        {"no_progress": -1},
    ):
        with pytest.raises(ArgumentError):
            editor.set_fields(**wrong)
    with pytest.raises(TypeError):
        editor.set_fields(colour="black")
    with pytest.raises(UnsupportedError):
        editor.start_game(rules="xiangqi_wxf")
    assert editor.fen == before
    assert repr(editor) == f"<Editor chess {before}>"


def test_it_is_closed_as_a_game_is() -> None:
    with Editor() as editor:
        assert not editor.closed
    with pytest.raises(ClosedError):
        editor.check()
    assert repr(editor) == "<Editor, closed>"
    game = Game()
    game.close()
    with pytest.raises(ClosedError):
        Editor.of(game)
