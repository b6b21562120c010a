"""Threads and tasks: the GIL is released, stop comes from anywhere, misuse is told."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from duiyi import ClosedError, Engine, Game, Report, SearchState, StateError

#: So much that no test waits for its end.
ENDLESS = 1 << 40


def test_one_thread_thinks_while_another_plays() -> None:
    engine, game = Engine(), Game("xiangqi")
    begun = game.game_hash
    engine.begin(game, max_nodes=ENDLESS)
    reports: list[Report] = []
    thinker = threading.Thread(target=lambda: reports.append(engine.run()))
    thinker.start()
    played = 0
    while played < 300 or engine.report.nodes == 0:
        game.play(game.legal_moves()[0])
        game.undo()
        played += 1
    assert thinker.is_alive()
    engine.stop()
    thinker.join(timeout=10)
    assert not thinker.is_alive()
    assert reports[0].state is SearchState.STOPPED
    assert reports[0].game_hash == begun == game.game_hash
    assert reports[0].best in game


def test_the_gil_is_released_in_the_library() -> None:
    """Python code runs while one single call is inside the library."""
    engine = Engine()
    # Some seconds: were the GIL kept, this thread would go on only when they are over.
    engine.begin(Game(), max_nodes=10_000_000)
    thinker = threading.Thread(target=engine.step, args=(2**32 - 1,))
    thinker.start()
    counted = 0
    until = time.monotonic() + 0.2
    while time.monotonic() < until:
        counted += 1
    assert thinker.is_alive()
    assert counted > 1000
    engine.stop()
    thinker.join(timeout=10)
    assert not thinker.is_alive()


def test_games_on_many_threads() -> None:
    def play(seed: int) -> tuple[str, ...]:
        with (
            Engine(table_bytes=1 << 16) as engine,
            Game("xiangqi" if seed % 2 else "chess") as game,
        ):
            while not game.is_over and game.ply < 40:
                game.play(engine.choose(game, level=1, seed=seed))
            return tuple(game.history_text(ply) for ply in range(1, game.ply + 1))

    with ThreadPoolExecutor(8) as pool:
        at_once = list(pool.map(play, range(16)))
    assert at_once == [play(seed) for seed in range(16)]


def test_one_game_on_many_threads() -> None:
    game = Game()
    fens = {game.fen, "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"}

    def look() -> set[str]:
        seen = set()
        for _ in range(200):
            seen.add(game.fen)
            assert len(game.legal_moves()) == 20
        return seen

    def play_and_undo() -> None:
        for _ in range(200):
            game.play("g1f3")
            game.undo()

    with ThreadPoolExecutor(4) as pool:
        looks = [pool.submit(look) for _ in range(3)]
        plays = pool.submit(play_and_undo)
        for each in looks:
            assert each.result() <= fens
        plays.result()
    assert game == Game()


def test_a_busy_engine_refuses_but_for_stop_and_close() -> None:
    engine, game = Engine(), Game()
    engine.begin(game, max_nodes=ENDLESS)
    ends: list[BaseException] = []

    def run() -> None:
        try:
            engine.run()
        except ClosedError as error:
            ends.append(error)

    thinker = threading.Thread(target=run)
    thinker.start()
    while engine.report.nodes == 0:
        time.sleep(0.001)
    for refused in (
        lambda: engine.begin(game),
        lambda: engine.step(1),
        lambda: engine.run(),
        lambda: engine.choose(game),
        lambda: engine.evaluate(game),
        lambda: engine.clear(),
        lambda: asyncio.run(engine.think(game)),
    ):
        with pytest.raises(StateError, match="thinking"):
            refused()
    assert engine.report.state is SearchState.RUNNING
    engine.close()
    thinker.join(timeout=10)
    assert not thinker.is_alive()
    assert engine.closed
    engine.stop()


def test_a_stop_before_the_first_step_is_not_lost() -> None:
    engine = Engine()
    engine.begin(Game(), max_nodes=ENDLESS)
    engine.stop()
    assert engine.run().state is SearchState.STOPPED
    assert engine.report.best in Game()


def test_thinking_lets_other_tasks_run() -> None:
    async def both() -> tuple[Report, int]:
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                ticks += 1
                await asyncio.sleep(0)

        clock = asyncio.create_task(tick())
        engine, game = Engine(), Game("xiangqi")
        report = await engine.think(game, max_nodes=20_000, slice_nodes=500)
        clock.cancel()
        return report, ticks

    report, ticks = asyncio.run(both())
    assert report.state is SearchState.DONE
    assert 39 <= ticks <= 45
    engine = Engine()
    engine.begin(Game("xiangqi"), max_nodes=20_000)
    assert engine.run() == report


def test_cancelling_stops_the_search_and_keeps_its_best_move() -> None:
    async def cancelled() -> None:
        engine, game = Engine(), Game()
        seen: list[Report] = []
        task = asyncio.create_task(engine.think(game, max_nodes=ENDLESS, progress=seen.append))
        while len(seen) < 3:
            await asyncio.sleep(0)
        with pytest.raises(StateError, match="thinking"):
            engine.begin(game)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert engine.report.best in game
        nodes = engine.report.nodes
        assert engine.step(1_000_000).state is SearchState.STOPPED
        assert engine.report.nodes == nodes
        assert (await engine.think(game, max_depth=2)).state is SearchState.DONE

    asyncio.run(cancelled())


def test_a_time_limit_is_the_hosts_own() -> None:
    async def hurried() -> Report:
        engine = Engine()
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(engine.think(Game(), max_nodes=ENDLESS), timeout=0.3)
        return engine.report

    report = asyncio.run(hurried())
    assert report.best in Game()
    assert report.depth > 1
