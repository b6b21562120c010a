"""Games: whole ones of each variant, refusals, taking back, and what is said of a position."""

from __future__ import annotations

import copy
import random

import pytest

from duiyi import (
    ArgumentError,
    FenError,
    Game,
    IllegalMoveError,
    Kind,
    MoveFlag,
    Notation,
    NotationError,
    Outcome,
    Piece,
    PromotionRequiredError,
    Reason,
    Side,
    StateError,
    Status,
    Termination,
    UnsupportedError,
    Variant,
)

VARIANTS = ["chess", "chess960", "xiangqi"]

# Whole games: variant, start_fen, moves, and how they end.
WHOLE_GAMES = [
    ("chess", None, "f2f3 e7e5 g2g4 d8h4", "BLACK_WINS", "CHECKMATE"),
    ("chess", None, "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7", "WHITE_WINS", "CHECKMATE"),
    (
        "chess",
        None,
        "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 "
        "c8e6",
        "DRAW",
        "STALEMATE",
    ),
    ("chess", None, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", "DRAW", "REPETITION"),
    ("chess", "k7/8/8/8/8/8/1r6/1K6 w - - 0 1", "b1b2", "DRAW", "INSUFFICIENT_MATERIAL"),
    ("chess", "7k/8/8/8/8/8/R7/K7 w - - 99 80", "a2b2", "DRAW", "NO_PROGRESS"),
    ("chess960", "4k3/8/4K3/8/8/8/8/6R1 w - - 0 1", "g1g8", "WHITE_WINS", "CHECKMATE"),
    ("xiangqi", "4k4/8R/1R7/9/9/9/9/9/9/3K5 w - - 0 1", "b7b9", "WHITE_WINS", "CHECKMATE"),
    (
        "xiangqi",
        "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1",
        "a1a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9 a8a9",
        "BLACK_WINS",
        "PERPETUAL_CHECK",
    ),
    ("xiangqi", "3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1", "e1e8", "WHITE_WINS", "STALEMATE"),
]


@pytest.mark.parametrize(("variant", "start_fen", "moves", "outcome", "termination"), WHOLE_GAMES)
def test_whole_games(
    variant: str, start_fen: str | None, moves: str, outcome: str, termination: str
) -> None:
    game = Game(variant, start_fen=start_fen)
    texts = moves.split()
    for ply, text in enumerate(texts, 1):
        assert game.outcome is Outcome.ONGOING
        assert text in game
        assert text in game.legal_moves()
        assert str(game.play(text).move) == text
        assert game.history_text(ply, "uci") == text
    assert (game.outcome.name, game.termination.name) == (outcome, termination)
    assert game.is_over
    assert list(game) == []
    assert len(game) == 0
    assert bool(game)
    with pytest.raises(IllegalMoveError) as refused:
        game.play(texts[-1])
    assert refused.value.reason is Reason.GAME_OVER


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(3))
def test_random_games_undone_and_redone(variant: str, seed: int) -> None:
    dice = random.Random(seed)
    game = Game(variant, chess960_index=dice.randrange(960) if variant == "chess960" else 0)
    past = []
    while not game.is_over and game.ply < 300:
        moves = game.legal_moves()
        assert len(game) == len(moves)
        assert [int(move) for move in game] == sorted(moves, key=in_order)
        move = dice.choice(moves)
        assert move in game
        assert game.format_move(move, "uci") == str(move)
        for notation in Notation:
            assert game.parse_move(game.format_move(move, notation), notation) == move
        preview = game.preview(move)
        past.append((game.fen, game.state.hash, game.board(), game.material()))
        assert game.play(move) == preview
        assert game.history(game.ply) == preview
    end = game.state
    for fen, hash_, board, material in reversed(past):
        undone = game.undo()
        assert (game.fen, game.state.hash, game.board()) == (fen, hash_, board)
        assert game.material() == material
        assert undone.ply == game.ply + 1
    with pytest.raises(StateError):
        game.undo()
    for _ in past:
        game.redo()
    with pytest.raises(StateError):
        game.redo()
    assert game.state == end
    game.goto(1)
    assert game.fen == past[1][0]
    game.reset()
    assert game.fen == past[0][0]
    assert not game.state.can_redo


def in_order(move: int) -> tuple[int, int, int]:
    return move & 0xFF, move >> 8 & 0xFF, move >> 16


@pytest.mark.parametrize("variant", VARIANTS)
def test_explain_says_legal_exactly_for_the_legal_moves(variant: str) -> None:
    game = Game(variant)
    for _ in range(3):
        legal = {(move.from_square, move.to_square) for move in game}
        for from_square in game.board_info:
            targets = game.targets(from_square)
            for to_square in game.board_info:
                why = game.explain(from_square, to_square)
                assert bool(why) == ((from_square, to_square) in legal)
                assert (to_square in targets.all) == bool(why)
                assert (why.move is not None) == bool(why)
            assert bool(game.why(from_square)) == bool(targets)
        game.play(game.legal_moves()[-1])


REFUSALS = [
    ("chess", None, "e2e5", Reason.PIECE_GEOMETRY, ""),
    ("chess", None, "e4e5", Reason.EMPTY_SQUARE, ""),
    ("chess", None, "e7e5", Reason.NOT_YOUR_PIECE, ""),
    ("chess", None, "f1b5", Reason.PATH_BLOCKED, "e2"),
    ("chess", "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", Reason.PINNED, "e7"),
    ("chess", "4k3/4r3/8/8/8/8/8/3BK3 w - - 0 1", "d1c2", Reason.LEAVES_CHECK, "e7"),
    ("chess", "r3k3/8/8/8/8/8/8/1K6 w - - 0 1", "b1a1", Reason.INTO_CHECK, "a8"),
    ("chess", "4k3/8/8/8/8/5n2/8/4K2R w K - 0 1", "e1g1", Reason.CASTLE_IN_CHECK, "f3"),
    ("chess960", "4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1h1", Reason.CASTLE_BLOCKED, "g1"),
    ("xiangqi", None, "b0d1", Reason.HORSE_LEG, "c0"),
    ("xiangqi", None, "a0a5", Reason.PATH_BLOCKED, "a3"),
    ("xiangqi", None, "a3b3", Reason.SOLDIER_SIDEWAYS, ""),
    ("xiangqi", "4k4/9/9/9/9/9/4P4/9/9/4K4 w - - 0 1", "e3e2", Reason.SOLDIER_BACK, ""),
    ("xiangqi", "4k4/9/9/9/4C4/9/9/9/9/4K4 w - - 0 1", "e5d5", Reason.GENERALS_FACE, "e9"),
]


@pytest.mark.parametrize(("variant", "start_fen", "text", "reason", "squares"), REFUSALS)
def test_refusals_say_why_and_change_nothing(
    variant: str, start_fen: str | None, text: str, reason: Reason, squares: str
) -> None:
    game = Game(variant, start_fen=start_fen)
    before = game.fen, game.state
    assert text not in game
    for play in (
        lambda: game.play(text),
        lambda: game.play_squares(text[:2], text[2:]),
        lambda: game.parse_move(text),
        lambda: game.preview(text),
    ):
        with pytest.raises(IllegalMoveError) as refused:
            play()
        assert refused.value.status is Status.ILLEGAL_MOVE
        assert refused.value.reason is reason
        assert " ".join(map(str, refused.value.squares)) == squares
        assert refused.value.offset is None
    why = game.explain(text[:2], text[2:])
    assert why.reason is reason
    assert " ".join(map(str, why.squares)) == squares
    assert (game.fen, game.state) == before


def test_promotion_is_asked_for() -> None:
    game = Game(start_fen="8/P6k/8/8/8/8/8/K7 w - - 0 1")
    assert "a8" in game.targets("a7").promote
    assert "a7a8" not in game
    with pytest.raises(PromotionRequiredError) as asked:
        game.play("a7a8")
    assert asked.value.reason is Reason.PROMOTION_REQUIRED
    for kind, letter in (("knight", "n"), (Kind.BISHOP, "b"), (4, "r"), ("QUEEN", "q")):
        info = game.play_squares("a7", "a8", kind)
        assert str(info.move) == f"a7a8{letter}"
        assert info.move.promotion == info.placed.kind
        assert info.piece == Piece.of("pawn")
        assert MoveFlag.PROMOTES in info.flags
        game.undo()


def test_infos_tell_what_to_animate() -> None:
    game = Game(start_fen="r3k2r/8/8/8/3p4/8/4P3/R3K2R w KQkq - 0 1")
    castling = game.play("e1g1")
    assert MoveFlag.CASTLE_SHORT in castling.flags
    assert (str(castling.rook_from), str(castling.rook_to)) == ("h1", "f1")
    game.undo()
    game.play("e2e4")
    en_passant = game.play("d4e3")
    assert MoveFlag.EN_PASSANT | MoveFlag.CAPTURE in en_passant.flags
    assert str(en_passant.captured_square) == "e4"
    assert en_passant.captured == Piece.of("pawn")
    assert en_passant.side is Side.BLACK
    assert game.material().captured == {Side.WHITE: {Kind.PAWN: 1}, Side.BLACK: {}}


def test_what_is_said_of_a_position() -> None:
    game = Game("xiangqi", start_fen="4k4/9/9/9/9/9/9/4r4/9/3RK4 w - - 0 1")
    state = game.state
    assert game.in_check
    assert [str(square) for square in state.checkers] == ["e2"]
    assert str(state.king[Side.RED]) == "e0"
    assert str(state.king[Side.BLACK]) == "e9"
    assert game.piece("d0") == Piece.of("chariot", "red")
    assert game.piece("d1") is None
    assert game.piece(250) is None
    assert game.rows()[0] == "....k...."
    assert str(game).splitlines()[7] == "2  . . . . r . . . ."
    assert str(game).splitlines()[10] == "   a b c d e f g h i"
    assert "e1" in game.attacked("black")
    assert game.material().on_board[Side.RED] == {Kind.CHARIOT: 1, Kind.GENERAL: 1}
    assert game.material().balance == 0
    assert repr(game) == f"Game('xiangqi', start_fen={game.fen!r})"
    assert eval(repr(game)).fen == game.fen


def test_ends_decided_by_people() -> None:
    game = Game()
    game.resign(Side.BLACK)
    assert (game.outcome, game.termination) == (Outcome.WHITE_WINS, Termination.RESIGNATION)
    with pytest.raises(StateError):
        game.resign("white")
    game = Game()
    game.adjudicate("draw")
    assert (game.outcome, game.termination) == (Outcome.DRAW, Termination.ADJUDICATION)
    with pytest.raises(StateError, match="ended"):
        game.adjudicate("draw")
    with pytest.raises(ArgumentError):
        Game().adjudicate(Outcome.ONGOING)


def test_games_are_equal_by_start_rules_and_moves() -> None:
    one, other = Game(), Game()
    assert one == other
    one.play("e2e4")
    assert one != other
    other.play("e2e4")
    assert one == other
    assert one != Game(start_fen=one.fen)
    assert Game("xiangqi") != Game("xiangqi", rules="xiangqi_free")
    assert one != "Game"
    for clone in (one.clone(), copy.copy(one), copy.deepcopy(one)):
        assert clone == one
        clone.undo()
        assert clone != one
    with pytest.raises(TypeError):
        hash(one)


def test_starts() -> None:
    assert Game().variant is Variant.CHESS
    assert Game("XiangQi").variant is Variant.XIANGQI
    assert Game(Variant.CHESS960, chess960_index=518).fen.split()[0] == Game().fen.split()[0]
    loose = "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1"
    assert Game(start_fen=loose).fen == "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
    with pytest.raises(FenError) as refused:
        Game(start_fen=loose, strict=True)
    assert refused.value.offset == loose.index("KQ")
    assert refused.value.status is Status.FEN
    puzzle = "3k5/9/9/9/9/9/9/P8/9/4K4 w - - 0 1"
    with pytest.raises(FenError):
        Game("xiangqi", start_fen=puzzle)
    assert Game("xiangqi", start_fen=puzzle, arrangement=True).piece("a2") is not None


def test_bad_arguments() -> None:
    game = Game()
    before = game.game_hash
    with pytest.raises(FenError) as bad:
        Game(start_fen="")
    assert bad.value.offset == 0
    with pytest.raises(FenError) as bad:
        Game(start_fen="将" * 3)
    assert isinstance(bad.value, ValueError)
    with pytest.raises(ArgumentError) as not_utf8:
        Game(start_fen="8/8\udcff")
    assert not_utf8.value.status is Status.UTF8
    assert not_utf8.value.offset == 3
    with pytest.raises(ArgumentError, match="chess, chess960, xiangqi, not 'go'"):
        Game("go")
    with pytest.raises(ArgumentError):
        Game(77)
    with pytest.raises(UnsupportedError):
        Game("chess", rules="xiangqi_free")
    with pytest.raises(ArgumentError):
        Game("chess960", chess960_index=960)
    with pytest.raises(NotationError) as not_a_move:
        game.play("e2 to e4")
    assert not_a_move.value.offset == 2
    with pytest.raises(ArgumentError, match="called 'e9'"):
        game.targets("e9")
    # ctypes would make these 12, an existing square.
    for number in (12 + 256, -244):
        with pytest.raises(ArgumentError):
            game.targets(number)
        with pytest.raises(ArgumentError):
            game.explain("e2", "e4", number)
    with pytest.raises(ArgumentError):
        game.play(7180 + 2**32)
    assert 7180 + 2**32 not in game
    with pytest.raises(TypeError):
        game.play(3.5)  # type: ignore[arg-type]
    assert 3.5 not in game
    assert "no move" not in game
    with pytest.raises(ArgumentError):
        game.history(1)
    with pytest.raises(ArgumentError):
        game.goto(1)
    assert game.explain(200, "e4").reason is Reason.OFF_BOARD
    assert game.game_hash == before
