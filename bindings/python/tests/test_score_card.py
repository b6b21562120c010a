"""Score cards: counting, merging, asking; texts that are none."""

from __future__ import annotations

import random

import pytest

from duiyi import (
    ArgumentError,
    JsonError,
    NewerFileError,
    Outcome,
    ScoreCard,
    Side,
    Stakes,
    Tally,
)

STAKES = Stakes(stake=10, win=25, relief=5)


def test_counting() -> None:
    card = ScoreCard()
    assert card.text == '{"duiyi_card":1,"rows":[]}'
    assert card.record("black_wins", "black", device="phone", mode="opponent", stakes=STAKES)
    assert card.record("draw", "black", device="phone", mode="opponent", level=3, stakes=STAKES)
    assert card.record("white_wins", "black", device="phone", variant="xiangqi")
    assert card.tally() == Tally(1, 1, 1, 15)
    assert card.tally(variant="xiangqi") == Tally(0, 1, 0, 15)
    assert card.tally(mode="opponent") == Tally(1, 0, 1, 15)
    assert card.tally(mode="") == Tally(0, 1, 0, 15)
    assert card.tally(level=3) == Tally(0, 0, 1, 15)
    assert card.tally(level=0) == Tally(1, 1, 0, 15)


@pytest.mark.parametrize("outcome", [Outcome.ONGOING, Outcome.ABANDONED])
def test_a_game_without_an_end_does_not_count(outcome: Outcome) -> None:
    card = ScoreCard()
    card.record("draw", "white", device="desk")
    before = card.text
    assert not card.record(outcome, "white", device="desk", stakes=STAKES)
    assert card.text == before


def test_devices_meet_in_any_order() -> None:
    dice = random.Random(7)
    cards = {name: ScoreCard() for name in ("phone", "desk", "对弈")}
    games = 0
    for _ in range(60):
        name = dice.choice([*cards])
        if dice.random() < 0.3:
            cards[name].merge(cards[dice.choice([*cards])])
            continue
        outcome = Outcome(dice.randint(1, 3))
        mode = dice.choice(["a", 'b"\n'])
        games += cards[name].record(outcome, dice.choice([*Side]), device=name, mode=mode)
    names = [*cards]
    merged = []
    for _ in range(5):
        dice.shuffle(names)
        every = ScoreCard()
        for name in [*names, names[0]]:
            every.merge(cards[name])
        merged.append(every)
    assert all(each == merged[0] for each in merged)
    tally = merged[0].tally()
    assert tally.wins + tally.losses + tally.draws == games


def test_a_long_card_has_room() -> None:
    card = ScoreCard()
    for level in range(100):
        assert card.record("draw", "white", device="phone", level=level)
    assert len(card.text) > 8_000
    assert card.tally() == Tally(0, 0, 100, 0)
    assert ScoreCard(card.text) == card


def test_what_is_no_card_is_refused() -> None:
    with pytest.raises(JsonError) as refused:
        ScoreCard('{"duiyi_card":1,"rows":[}')
    assert refused.value.offset == 24
    with pytest.raises(JsonError, match="rows: missing"):
        ScoreCard('{"duiyi_card":1}')
    with pytest.raises(NewerFileError):
        ScoreCard('{"duiyi_card":2}')
    card = ScoreCard()
    with pytest.raises(JsonError, match=r"^b: "):
        card.merge("[")
    for wrong in ({"level": 256}, {"variant": "go"}, {"device": "\ud800"}):
        with pytest.raises(ArgumentError):
            card.record("draw", "white", **{"device": "desk", **wrong})  # type: ignore[arg-type]
    assert card == ScoreCard()
    assert repr(card) == f"ScoreCard({card.text!r})"
