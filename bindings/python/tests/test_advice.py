"""Threats, hints, reviews, puzzles and manners."""

from __future__ import annotations

import pytest

from duiyi import (
    ArgumentError,
    ClosedError,
    Conduct,
    Engine,
    Game,
    Grade,
    IllegalMoveError,
    Kind,
    Manners,
    MeritKind,
    Puzzle,
    PuzzleState,
    Review,
    ScoreKind,
    SearchState,
    StateError,
    text,
)

FORK = "r3k3/8/8/1N6/8/8/8/4K3 w q - 0 1"
MATE_IN_TWO = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"


def fools_mate() -> Game:
    game = Game()
    for move in ("f2f3", "e7e5", "g2g4"):
        game.play(move)
    return game


def test_threats() -> None:
    threats = fools_mate().threats("white")
    assert str(threats.mate) == "d8h4"
    assert not threats.attacked
    assert not threats.checkers
    fork = Game(start_fen=FORK)
    fork.play("b5c7")
    threats = fork.threats("black")
    assert [str(square) for square in threats.hanging] == ["a8"]
    assert [str(square) for square in threats.attackers] == ["c7"]
    assert [str(square) for square in threats.checkers] == ["c7"]
    with pytest.raises(ArgumentError):
        fork.threats(2)


def test_a_hint_says_why() -> None:
    game = Game(start_fen=FORK)
    with Engine(table_bytes=1 << 20) as engine:
        with pytest.raises(StateError):
            engine.hint(game)
        report = engine.begin_hint(game, max_nodes=20_000)
        while report.state == SearchState.RUNNING:
            report = engine.step(1_000)
        hint = engine.hint(game)
        assert str(hint.best) == "b5c7"
        assert hint.pv[0] == hint.best
        first = hint.merits[0]
        assert (first.kind, str(first.square)) == (MeritKind.WINS_LATER, "a8")
        assert first.piece is not None
        assert first.piece.kind == Kind.ROOK
        assert str(first) == "In the expected line it wins the rook on a8."
        assert first.text("zh-Hans") == "预计其后可得a8的车。"
        game.play(hint.best)
        with pytest.raises(StateError):
            engine.hint(game)


def test_a_blunder_is_found() -> None:
    game = fools_mate()
    with pytest.raises(ArgumentError):
        Review(game, 4)
    with Engine(table_bytes=1 << 20) as engine, Review(game, 3, max_nodes=5_000) as review:
        with pytest.raises(StateError):
            _ = review.judgement
        game.undo()
        slices = 0
        while review.step(engine, 500) == SearchState.RUNNING:
            slices += 1
        assert slices > 2
        found = review.judgement
        assert review.run(engine) == found
        assert engine.report.nodes > 0
    assert (found.grade, found.allowed_mate, found.missed_mate) == (Grade.BLUNDER, 1, 0)
    assert (found.played_score_kind, found.played_score) == (ScoreKind.MATE_IN, -1)
    assert [str(move) for move in found.played_pv] == ["g2g4", "d8h4"]
    assert found.best != found.played
    assert found.best == found.best_pv[0]
    assert found.chance_lost >= 260
    assert text(found.grade) == "blunder"
    with pytest.raises(ClosedError):
        _ = review.judgement


def test_every_move_that_mates_in_time_is_right() -> None:
    game = Game(start_fen=MATE_IN_TWO)
    assert Puzzle(game, 1).run().state == PuzzleState.IMPOSSIBLE
    puzzle = Puzzle(game, 2)
    with pytest.raises(StateError):
        puzzle.play("a1a6")
    while puzzle.step(10).state == PuzzleState.THINKING:
        pass
    with pytest.raises(IllegalMoveError):
        puzzle.play(28 | 36 << 8)
    puzzle.play("b6a7")
    report = puzzle.run()
    assert report.state == PuzzleState.REFUTED
    assert report.reply is not None
    assert (report.moves_left, report.mistakes) == (2, 1)
    assert puzzle.game.fen == game.fen
    puzzle.play("a1a6")
    report = puzzle.run()
    assert (report.state, report.moves_left) == (PuzzleState.OPEN, 1)
    assert puzzle.game.state.ply == 2
    for move in puzzle.game.legal_moves():
        puzzle.play(move)
        if puzzle.run().state == PuzzleState.SOLVED:
            break
    assert puzzle.game.state.is_over
    assert puzzle.text() == "Solved."


def test_what_a_puzzle_is_asked_must_make_sense() -> None:
    game = Game(start_fen=MATE_IN_TWO)
    for moves in (0, 17, -1):
        with pytest.raises(ArgumentError):
            Puzzle(game, moves)
    assert Puzzle(game, 2, max_nodes=5).run().state == PuzzleState.UNDECIDED


def test_manners() -> None:
    game, manners, everything = Game(), Manners(), Conduct(7)
    with Engine(table_bytes=64) as engine:
        report = engine.begin(game, max_nodes=200)
        assert manners.after(report, 10) == manners, "nothing is known yet"
        report = engine.run()
        assert manners.after(report, 10).conduct(everything, 5) == Conduct(0)
        mated = Game(start_fen="7k/8/8/8/8/1r6/r7/6K1 w - - 0 1")
        for _ in range(8):
            assert Conduct.RESIGN not in manners.conduct(everything, "hard")
            engine.begin(mated, max_nodes=500)
            manners = manners.after(engine.run(), 40)
    assert manners.conduct(everything, "hard") == Conduct.RESIGN | Conduct.ACCEPT_DRAW
    assert manners.conduct(everything, "easy") == Conduct.ACCEPT_DRAW
    assert manners.declined() == manners
    with pytest.raises(ArgumentError):
        Manners(1 << 20).declined()
