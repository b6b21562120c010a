"""Handles are given back: once, when closed or forgotten, and never used afterwards."""

from __future__ import annotations

import gc
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from duiyi import ClosedError, Editor, Engine, FenError, Game, IllegalMoveError, _ffi


class Count:
    """How many handles of the library are alive: made less destroyed."""

    alive = 0
    destroyed = 0

    def making(self, function: Any) -> Any:
        def make(*arguments: Any) -> int:
            status = int(function(*arguments))
            self.alive += status == 0
            return status

        make.argtypes = function.argtypes  # type: ignore[attr-defined]
        return make

    def destroying(self, function: Any) -> Any:
        def destroy(pointer: Any) -> None:
            function(pointer)
            self.alive -= 1
            self.destroyed += 1

        return destroy


@pytest.fixture
def count(monkeypatch: pytest.MonkeyPatch) -> Iterator[Count]:
    gc.collect()
    count = Count()
    making = (
        "duiyi_game_create",
        "duiyi_game_clone",
        "duiyi_game_load_json",
        "duiyi_game_load_replay_code",
        "duiyi_game_load_pgn",
        "duiyi_editor_create",
        "duiyi_editor_of_game",
        "duiyi_editor_start_game",
        "duiyi_engine_create",
    )
    for name in making:
        monkeypatch.setattr(_ffi.lib, name, count.making(getattr(_ffi.lib, name)))
    for name in ("duiyi_game_destroy", "duiyi_editor_destroy", "duiyi_engine_destroy"):
        monkeypatch.setattr(_ffi.lib, name, count.destroying(getattr(_ffi.lib, name)))
    yield count
    gc.collect()
    assert count.alive == 0


def test_with_closes(count: Count) -> None:
    with Game() as game, Engine(table_bytes=64) as engine:
        assert count.alive == 2
        assert not game.closed
    assert count.alive == 0
    assert game.closed
    assert engine.closed
    game.close()
    engine.close()
    assert count.destroyed == 2


def test_editors_are_handles_too(count: Count) -> None:
    with Editor("xiangqi") as editor, Editor.of(Game()) as other:
        assert count.alive == 2
        game = other.start_game()
        with pytest.raises(FenError):
            editor.start_game()
        assert count.alive == 3
    assert count.alive == 1
    game.close()


def test_what_nobody_holds_is_given_back(count: Count) -> None:
    games = [Game(), Game("xiangqi")]
    games.append(games[0].clone())
    engine = Engine(table_bytes=64)
    assert count.alive == 4
    games.pop()
    assert count.alive == 3
    del games
    assert count.alive == 1
    engine.begin(Game(), max_nodes=100)
    del engine
    assert count.alive == 0


def test_failures_leave_nothing_behind(count: Count) -> None:
    for _ in range(3):
        with pytest.raises(ValueError, match="FEN"):
            Game(start_fen="nonsense")
        with pytest.raises(ValueError, match="byte"):
            Game.load_json("nonsense")
        with pytest.raises(ValueError, match="character"):
            Game.load_replay_code("nonsense")
    assert count.alive == 0
    loaded = Game.load_json(Game().save_json()), Game.load_replay_code(Game().replay_code())
    assert count.alive == 2
    del loaded
    with Game() as game, pytest.raises(IllegalMoveError):
        game.play("e2e5")


def test_a_closed_handle_says_so() -> None:
    game, engine = Game(), Engine(table_bytes=64)
    open_game = Game()
    game.close()
    uses: list[Callable[[], object]] = [
        lambda: game.fen,
        lambda: game.play("e2e4"),
        lambda: game.legal_moves(),
        lambda: game.clone(),
        lambda: "e2e4" in game,
        lambda: game == open_game,
        lambda: open_game == game,
        lambda: str(game),
        lambda: engine.begin(game),
        lambda: engine.evaluate(game),
    ]
    for use in uses:
        with pytest.raises(ClosedError, match="this Game has been closed"):
            use()
    assert repr(game) == "<Game, closed>"
    engine.close()
    uses = [
        lambda: engine.begin(open_game),
        lambda: engine.step(),
        lambda: engine.choose(open_game),
        lambda: engine.clear(),
    ]
    for use in uses:
        with pytest.raises(ClosedError, match="this Engine has been closed"):
            use()
    engine.stop()
    assert repr(engine) == "<Engine, closed>"


def test_memory_does_not_grow() -> None:
    def churn(games: int) -> int:
        for number in range(games):
            game = Game("xiangqi" if number % 2 else "chess")
            game.play(game.legal_moves()[0])
            game.clone()
            Engine(table_bytes=1 << 16)
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    before = churn(200)
    # Were only the games leaked, it would be more than 100,000 KiB.
    assert churn(1500) - before < 20_000


def test_python_ends_while_a_thread_thinks() -> None:
    program = """
import threading, time, duiyi
engine, game = duiyi.Engine(), duiyi.Game()
engine.begin(game, max_nodes=1 << 40)
threading.Thread(target=engine.run, daemon=True).start()
while engine.report.nodes == 0:
    time.sleep(0.001)
print("bye")
"""
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=30, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "bye\n", "")
