"""Games as texts: what is loaded is what was saved, and what is refused says where."""

from __future__ import annotations

import copy
import json
import pickle
import random

import pytest

from duiyi import (
    ArgumentError,
    Game,
    JsonError,
    NewerFileError,
    Outcome,
    Reason,
    ReplayCodeError,
    Status,
    TextError,
    library_features,
)


def played(variant: str, seed: int) -> Game:
    """A random game of which some moves are taken back."""
    draw = random.Random(seed)
    game = Game(variant, without=("claims",), refuse_losing_cycles=True)
    game.set_tag("Round", str(seed))
    while len(game) and game.ply < 80:
        game.play(draw.choice(game.legal_moves()))
    for _ in range(draw.randrange(game.ply)):
        game.undo()
    game.offer_draw("black")
    return game


@pytest.mark.parametrize("variant", ["chess", "chess960", "xiangqi"])
def test_round_trips(variant: str) -> None:
    for seed in range(20):
        game = played(variant, seed)
        loaded = Game.load_json(game.save_json())
        assert (loaded.state, loaded.tags()) == (game.state, game.tags())
        assert loaded.save_json() == game.save_json()
        seeds = (seed, (1 << 64) - 1 - seed)
        again, found = Game.load_replay_code(game.replay_code(seeds))
        assert found == seeds
        assert again == game
        assert again.state.redo_plies == game.state.redo_plies
        assert again.state.draw_offer is None, "offers are not in a code"


def test_games_are_pickled_and_copied() -> None:
    class Club(Game):
        """A game of somebody's own."""

    globals()["Club"] = Club
    Club.__qualname__ = "Club"
    game = Club("xiangqi", rules="xiangqi_club")
    game.play("h2e2")
    game.offer_draw("red")
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), copy.copy(game)):
        assert type(again) is Club
        assert again.state == game.state


def test_what_is_saved_is_json() -> None:
    assert "json" in library_features
    game = Game()
    game.set_tag("White", "Ann")
    game.play("e2e4")
    game.resign("black")
    saved = json.loads(game.save_json())
    assert saved["moves"] == ["e2e4"]
    assert saved["tags"] == {"White": "Ann"}
    assert saved["end"] == {"result": "white", "reason": "resignation"}
    assert Game.load_json(json.dumps(saved, indent=2)).outcome is Outcome.WHITE_WINS


LIES: list[tuple[str, str, type[TextError], str]] = [
    ('"ply":2', '"ply":3', JsonError, "ply: out of range"),
    ('"ply":2,', "", JsonError, "ply: missing"),
    ("ongoing", "abandoned", JsonError, "verdict: this is not what the game says"),
    ('"e7e5"', '"e7e4"', JsonError, r"moves\[1\]: illegal move"),
    ("KQkq", "KQkx", JsonError, "start: "),
    ('"duiyi":1', '"duiyi":2', NewerFileError, "version 2 of the form is not known"),
    ('"ply":2', '"ply":2,"x":0', JsonError, "x: the form has no such field"),
]


@pytest.mark.parametrize(("old", "new", "error", "message"), LIES)
def test_lies_are_refused_with_a_place(
    old: str, new: str, error: type[TextError], message: str
) -> None:
    game = Game()
    game.play("e2e4")
    game.play("e7e5")
    text = game.save_json()
    assert text.count(old) == 1
    with pytest.raises(error, match=message) as refused:
        Game.load_json(text.replace(old, new))
    assert refused.value.offset is None
    illegal = refused.value.reason is Reason.PIECE_GEOMETRY
    assert illegal == message.startswith("moves")


def test_what_is_no_json_says_where() -> None:
    text = Game().save_json()
    for end in range(len(text)):
        with pytest.raises(JsonError) as refused:
            Game.load_json(text[:end])
        assert refused.value.status is Status.JSON
        assert refused.value.offset is not None
        assert refused.value.offset <= end
    with pytest.raises(ArgumentError) as unreadable:
        Game.load_json("{\ud800}")
    assert unreadable.value.offset == 1


def test_damaged_codes_say_where() -> None:
    code = played("xiangqi", 1).replay_code()
    for place in range(0, len(code), 7):
        with pytest.raises(ReplayCodeError) as refused:
            Game.load_replay_code(code[:place] + "!" + code[place + 1 :])
        assert refused.value.offset == place
        with pytest.raises(ReplayCodeError):
            Game.load_replay_code(code[:place])
    with pytest.raises(NewerFileError, match="version 2"):
        Game.load_replay_code("AgEyi9KF")


def test_seeds_have_64_bits() -> None:
    for seeds in ((-1, 0), (0, 1 << 64)):
        with pytest.raises(ArgumentError):
            Game().replay_code(seeds)
    assert Game.load_replay_code(Game().replay_code())[1] == (0, 0)
