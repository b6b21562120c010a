"""Two opponents play a game, as text."""

from __future__ import annotations

from ..codes import Side
from .play import table_for
from .settings import Settings, Wish

#: Nodes at a time; nobody waits for a frame.
_NODES = 20_000


def selfplay(wish: Wish, settings: Settings, seed: int | None, most: int) -> int:
    """Prints the moves as they are played, then the board and the verdict. It stops after `most`
    moves; 0: at the end."""
    with table_for(wish, seed=seed) as table:
        game, notation = table.game, settings.notation(table.game.variant)
        now = 0
        while not game.is_over and not (most and game.ply >= most):
            # A second a step: whatever pace the opponents have, here it costs no time.
            now += 1_000
            if table.advance(now, _NODES).moved is None:
                continue
            text = game.history_text(game.ply, notation)
            if game.history(game.ply).side == Side.WHITE:
                print(f"{game.state.full_move}. {text}", end="", flush=True)
            else:
                print(f" {text}", flush=True)
        print()
        print(game)
        print(game.verdict_text(settings.words))
    return 0
