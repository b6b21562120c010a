"""The opponent: in slices, to the end, in one call; levels, limits, refusals."""

from __future__ import annotations

from ctypes import byref, c_void_p

import pytest

from duiyi import (
    ArgumentError,
    Engine,
    Game,
    IllegalMoveError,
    Level,
    Report,
    ScoreKind,
    SearchState,
    StateError,
    _ffi,
)

VARIANTS = ["chess", "chess960", "xiangqi"]


@pytest.fixture
def engine() -> Engine:
    return Engine(table_bytes=1 << 20)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_against_itself(engine: Engine, variant: str) -> None:
    with Game(variant) as game:
        while not game.is_over:
            game.play(engine.choose(game, level="easy" if game.ply % 2 else 1, seed=game.ply))
            assert game.ply < 1000, "nobody wins, and no rule ends it"
        assert game.ply > 10
        with pytest.raises(StateError, match="over"):
            engine.choose(game)


@pytest.mark.parametrize("variant", VARIANTS)
def test_slices_change_nothing(engine: Engine, variant: str) -> None:
    def search(nodes: int) -> Report:
        engine.clear()
        engine.begin(Game(variant), max_nodes=5_000)
        while engine.step(nodes).state == SearchState.RUNNING:
            pass
        return engine.report

    whole = search(1_000_000)
    assert whole.state is SearchState.DONE
    assert 5_000 <= whole.nodes < 5_100
    assert whole.depth > 1
    assert whole.permille == 1000
    assert whole.pv[0] == whole.best
    assert search(1) == search(777) == whole
    engine.clear()
    engine.begin(Game(variant), max_nodes=5_000)
    assert engine.run() == whole


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("level", [1, Level.EASY, Level.NORMAL])
def test_the_one_call_searches_of_c_answer_the_same(
    engine: Engine, variant: str, level: int
) -> None:
    game = Game(variant)
    chosen = engine.choose(game, level=level, seed=7)
    move = _ffi.duiyi_move()
    error = _ffi.init(_ffi.duiyi_error)
    handles = engine._open(), game._open()
    assert _ffi.lib.duiyi_engine_move(*handles, level, 7, byref(move), byref(error)) == 0
    assert move.value == chosen
    engine.begin(game, level=level, seed=7)
    report = _ffi.init(_ffi.duiyi_search_report)
    progress = _ffi.duiyi_progress_fn()
    assert _ffi.lib.duiyi_search_run(engine._open(), progress, c_void_p(), byref(report)) == 0
    assert report.best == chosen


def test_seeds_and_levels(engine: Engine) -> None:
    game = Game()
    by_seed = {engine.choose(game, level=1, seed=seed) for seed in range(20)}
    assert len(by_seed) > 2
    again = {engine.choose(game, level=1, seed=seed) for seed in range(20)}
    assert again == by_seed
    engine.begin(game, level="easy")
    weak = engine.run().nodes
    engine.begin(game, level="hard")
    assert engine.run().nodes > 5 * weak


def test_limits(engine: Engine) -> None:
    game = Game(start_fen="k7/8/K7/8/8/8/8/7R w - - 0 1")
    report = engine.begin(game, max_depth=3)
    assert report.state is SearchState.RUNNING
    assert report.best in game
    assert report.nodes == 0
    report = engine.run()
    assert (str(report.best), report.score_kind, report.score) == ("h1h8", ScoreKind.MATE_IN, 1)
    assert report.game_hash == game.game_hash
    assert engine.choose(game, max_nodes=100, root_moves=["a6b6"]) == game.parse_move("a6b6")
    assert engine.choose(game, max_nodes=100, root_moves=game.legal_moves()) in game


@pytest.mark.parametrize("variant", VARIANTS)
def test_several_lines(engine: Engine, variant: str) -> None:
    game = Game(variant)
    engine.begin(game, max_depth=4, lines=3)
    assert list(engine.lines) == []
    report = engine.run(progress=lambda _: engine.lines)
    lines = engine.lines
    assert [line.depth for line in lines] == [4, 4, 4]
    assert (report.best, report.score, report.pv) == (lines[0].pv[0], lines[0].score, lines[0].pv)
    assert lines[0].score >= lines[1].score >= lines[2].score
    assert len({line.pv[0] for line in lines}) == 3
    assert all(line.pv[0] in game for line in lines)
    with pytest.raises(ArgumentError, match="lines"):
        engine.begin(game, lines=9)
    engine.choose(game, max_depth=2)
    assert len(engine.lines) == 1
    many = Engine(table_bytes=1 << 20, lines=50)
    many.choose(game, max_depth=1, lines=50)
    assert len(many.lines) == len(game.legal_moves())


def test_progress(engine: Engine) -> None:
    seen: list[Report] = []
    engine.begin(Game("xiangqi"), max_nodes=50_000)
    report = engine.run(progress=seen.append)
    assert len(seen) >= 5
    assert seen[-1] == report
    permille = [each.permille for each in seen]
    assert permille == sorted(permille)

    def stop_at_once(report: Report) -> None:
        engine.stop()

    engine.begin(Game("xiangqi"), max_nodes=50_000)
    report = engine.run(progress=stop_at_once)
    assert report.state is SearchState.STOPPED
    assert report.nodes < 25_000

    def fail(report: Report) -> None:
        raise RuntimeError("the progress bar fell down")

    engine.begin(Game("xiangqi"), max_nodes=50_000)
    with pytest.raises(RuntimeError, match="fell down"):
        engine.run(progress=fail)
    assert engine.report.state is SearchState.RUNNING
    assert engine.run().state is SearchState.DONE


def test_a_search_has_its_own_copy_of_the_game(engine: Engine) -> None:
    game = Game("xiangqi")
    before = game.game_hash
    engine.begin(game, max_nodes=2_000)
    engine.step(100)
    game.play("h2e2")
    game.close()
    report = engine.run()
    assert report.game_hash == before
    assert report.best in Game("xiangqi")


def test_one_engine_for_every_variant(engine: Engine) -> None:
    for variant in (*VARIANTS, *VARIANTS):
        game = Game(variant)
        move = engine.choose(game, max_nodes=500)
        assert move in game
        assert str(move.from_square) == game.format_move(move, "uci")[:2]
        assert abs(engine.evaluate(game)) < 100
    ahead = Game(start_fen="4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1")
    assert engine.evaluate(ahead) > 1000


def test_bad_arguments(engine: Engine) -> None:
    game = Game()
    with pytest.raises(StateError):
        engine.step()
    with pytest.raises(StateError):
        engine.run()
    assert engine.report.state is SearchState.IDLE
    assert engine.report.best is None
    with pytest.raises(ArgumentError):
        engine.begin(game, level=11)
    with pytest.raises(ArgumentError, match="easy"):
        engine.choose(game, level="godlike")
    with pytest.raises(IllegalMoveError) as refused:
        engine.choose(game, root_moves=["e2e4", "e2e5"])
    assert refused.value.reason.name == "PIECE_GEOMETRY"
    with pytest.raises(IllegalMoveError) as refused:
        engine.choose(game, root_moves=[game.square("f1") | game.square("c4") << 8])
    assert [str(square) for square in refused.value.squares] == ["e2"]
    with pytest.raises(ArgumentError):
        engine.begin(game, seed=-1)
    with pytest.raises(TypeError):
        engine.begin(game, levle=1)  # type: ignore[call-arg]
    assert engine.report.state is SearchState.IDLE


def test_memory() -> None:
    small, large = Engine(table_bytes=64), Engine(table_bytes=1 << 24)
    assert small.bytes < 1 << 20
    assert large.bytes - small.bytes >= (1 << 24) - 64
    assert "idle" in repr(small)
    with pytest.raises(MemoryError):
        Engine(table_bytes=1 << 62)
