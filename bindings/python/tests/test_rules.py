"""Rule sets and their choices; warnings, evidence and claims."""

from __future__ import annotations

import pytest

from duiyi import (
    ArgumentError,
    Article,
    Claim,
    Game,
    Offence,
    Outcome,
    Reason,
    Rules,
    Side,
    StateError,
    Termination,
    UnsupportedError,
    rules_describe,
    rules_get,
)

#: The red chariot chases a cannon that nothing protects.
CHASE = "3k5/9/9/1c7/9/2R5r/9/9/9/5K3 w - - 0 1"
CYCLE = ("c4b4", "b6c6", "b4c4", "c6b6")
#: The red chariot checks with every move.
CHECK = "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1"
CHECKS = ("a1a9", "e9e8", "a9a8", "e8e9", "a8a9", "e9e8", "a9a8", "e8e9", "a8a9")


def played(moves: tuple[str, ...], fen: str, **options: object) -> Game:
    game = Game("xiangqi", start_fen=fen, **options)  # type: ignore[arg-type]
    for move in moves:
        if game.is_over:
            break
        game.play(move)
    return game


def test_a_perpetual_check_is_lost_with_evidence() -> None:
    game = played(CHECKS, CHECK)
    assert (game.outcome, game.termination) == (
        Outcome.BLACK_WINS,
        Termination.PERPETUAL_CHECK,
    )
    evidence = game.evidence()
    assert evidence is not None
    assert (evidence.offence, evidence.offender) == (Offence.PERPETUAL_CHECK, Side.RED)
    assert (evidence.article, evidence.repetitions) == (Article.CHECK, 3)
    assert {game.history(threat.ply).side for threat in evidence.threats} == {Side.RED}
    assert {str(threat.victim) for threat in evidence.threats} == {"e8", "e9"}
    assert "Red gave check with every move" in game.evidence_text()


def test_a_chaser_is_warned_and_convicted() -> None:
    game = played(CYCLE[:3], CHASE, rules="xiangqi_wxf")
    assert game.evidence() is None
    assert (game.state.offence, game.state.offender) == (Offence.NONE, None)
    game.play(CYCLE[3])
    state = game.state
    assert (state.offence, state.offender) == (Offence.PERPETUAL_CHASE, Side.RED)
    assert (state.repetitions, state.is_over) == (2, False)
    game = played(CYCLE * 2, CHASE, rules="xiangqi_wxf")
    evidence = game.evidence()
    assert evidence is not None
    assert game.termination == Termination.PERPETUAL_CHASE
    rows = [(each.ply, str(each.hunter), str(each.victim)) for each in evidence.threats]
    assert rows == [(5, "b4", "b6"), (7, "c4", "c6")]
    assert (evidence.reference, evidence.article) == ("WXF 20.3", Article.UNPROTECTED)
    game.undo()
    assert not game.is_over
    assert game.evidence() is not None


@pytest.mark.parametrize(
    ("choices", "end"),
    [
        ({}, (8, Outcome.BLACK_WINS)),
        ({"offence": None}, (8, Outcome.DRAW)),
        ({"perpetual_chase_loses": False}, (8, Outcome.DRAW)),
        ({"offence": 2}, (4, Outcome.BLACK_WINS)),
        ({"repetition": None, "offence": None}, (24, Outcome.ONGOING)),
        ({"no_progress_limit": 6}, (6, Outcome.DRAW)),
    ],
)
def test_choices_change_a_set(choices: dict[str, object], end: tuple[int, Outcome]) -> None:
    game = played(CYCLE * 6, CHASE, rules="xiangqi_club", choices=choices)
    assert (game.ply, game.outcome) == end


@pytest.mark.parametrize("rules", [member for member in Rules if member != Rules.DEFAULT])
def test_a_set_given_as_choices_is_that_set(rules: Rules) -> None:
    choices = rules_get(rules)
    assert set(choices) == {choice.name for choice in rules_describe()}
    variant, others = ("chess", 1) if rules < 16 else ("xiangqi", 16)
    assert Game(variant, rules=others, choices=choices) == Game(variant, rules=rules)


@pytest.mark.parametrize(
    "choices",
    [
        {"nothing": True},
        {"repetition": 0},
        {"repetition": -1},
        {"repetition": 256},
        {"repetition": 70_000},
        {"no_progress_limit": 65_535 + 1},
        {"span": "whole"},
        {"span": True},
        {"chase": None},
        {"dead_material": 5},
    ],
)
def test_choices_that_cannot_be_are_refused(choices: dict[str, object]) -> None:
    with pytest.raises(ArgumentError):
        Game("xiangqi", choices=choices)  # type: ignore[arg-type]


def test_rules_of_the_other_game_are_refused() -> None:
    with pytest.raises(UnsupportedError):
        Game("chess", rules="xiangqi_wxf")
    with pytest.raises(ArgumentError):
        rules_get(99)


def test_losing_cycles_can_be_left_out() -> None:
    fen = "3k5/9/9/1c7/9/1R6r/9/9/9/5K3 b - - 0 1"
    moves = ("b6c6", "b4c4", "c6b6", "c4b4", "b6c6", "b4c4", "c6b6")
    game = played(moves, fen, rules="xiangqi_axf", refuse_losing_cycles=True)
    assert "c4b4" not in game
    assert game.explain("c4", "b4").reason == Reason.PERPETUAL_CHASE
    assert "c4b4" in played(moves, fen, rules="xiangqi_axf")


def test_draws_are_claimed() -> None:
    game = Game(rules="chess_fide")
    assert (game.state.no_progress_limit, game.state.no_progress_claim) == (150, 100)
    for move in ("g1f3", "g8f6", "f3g1", "f6g8") * 2:
        game.play(move)
    assert Claim.REPETITION in game.state.claims
    game.undo()
    assert game.state.claims == Claim.REPETITION_BY_MOVE
    for claim in ("repetition", Claim.NO_PROGRESS):
        with pytest.raises(StateError):
            game.claim_draw(claim)
    with pytest.raises(ArgumentError):
        game.claim_draw(Claim.REPETITION_BY_MOVE, "f6g8")
    game.claim_draw(1, "f6g8")
    assert (game.termination, game.ply) == (Termination.REPETITION_CLAIM, 7)


def test_plies_are_counted_by_the_rules_of_the_game() -> None:
    fen = "R8/4k4/9/9/9/9/9/9/9/3K5 w - - 0 60"
    cycle = ("a9a8", "e8e9", "a8a9", "e9e8") * 6
    never = {"repetition": None, "offence": None}
    counted = [
        played(cycle, fen, rules=rules, choices=never).state.counted_plies
        for rules in ("xiangqi_axf", "xiangqi_wxf", "xiangqi_cxa")
    ]
    assert counted == [24, 22, 20]
