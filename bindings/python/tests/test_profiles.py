"""Five kinds of sites by options alone: every way their games end, what they do without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Optional

import pytest

from duiyi import (
    Action,
    Claim,
    Event,
    EventKind,
    Game,
    Kind,
    Offence,
    Outcome,
    Side,
    StateError,
    TimeControl,
)

#: What a host does besides moving, if that is what ends the game.
Act = Callable[[Game], Any]
#: A game to one of its ends: start, moves, what comes then, outcome and termination.
Script = tuple[Optional[str], str, Optional[Act], str, str]

BY_MOVES_ALONE = (
    Action.RESIGN
    | Action.OFFERS
    | Action.CLAIMS
    | Action.FLAG
    | Action.FORFEIT
    | Action.ABANDON
    | Action.ADJUDICATE
)

#: What ends a game besides moving, by the action that a session may be without.
ENDS: list[tuple[Action, Act]] = [
    (Action.RESIGN, lambda game: game.resign("white")),
    (Action.OFFERS, lambda game: game.offer_draw("white")),
    (Action.OFFERS, lambda game: game.agree_draw()),
    (Action.FLAG, lambda game: game.flag("white")),
    (Action.FORFEIT, lambda game: game.forfeit("white")),
    (Action.ABANDON, lambda game: game.abandon()),
    (Action.ADJUDICATE, lambda game: game.adjudicate("draw")),
]

XIANGQI_MATE = "3k5/R8/9/9/9/9/9/9/1R7/4K4 w - - 0 1"
XIANGQI_STALEMATE = "3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1"
PERPETUAL_CHECK = "9/9/3k5/9/9/9/4R4/3A5/4K4/8r b - - 0 1"
CHECKS = "i0i1 e1e0 i1i0 e0e1 i0i1 e1e0 i1i0 e0e1"
PERPETUAL_CHASE = "3k4n/9/9/9/9/9/9/9/9/4K2R1 w - - 0 1"
CHASES = "h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9"
QUIET = "h2e2 h7e7 e2h2 e7h7 h2e2 h7e7 e2h2 e7h7"
LAST_CAPTURE_LONG_AGO = "4k4/9/9/9/9/9/P8/9/9/3K5 w - - 119 70"
LAST_ATTACKER = "4k4/9/9/9/9/9/9/9/3p5/3K5 w - - 0 1"


def play(options: dict[str, Any], script: Script) -> Game:
    """Plays a script to its end."""
    start_fen, moves, act, outcome, termination = script
    game = Game(**options, start_fen=start_fen)
    for move in moves.split():
        assert game.outcome is Outcome.ONGOING, (script, move)
        game.play(move)
    if act:
        assert game.outcome is Outcome.ONGOING, script
        act(game)
    assert (game.outcome.name, game.termination.name) == (outcome, termination), script
    return game


def refuses(options: dict[str, Any], missing: Action) -> None:
    """Everything but moving that the session does not have is refused, and nothing else."""
    for action, act in ENDS:
        game = Game(**options)
        assert (action in game.state.actions) is not (action in missing)
        if action in missing:
            with pytest.raises(StateError, match="this session does not have that"):
                act(game)
        else:
            act(game)


def warnings(game: Game) -> list[Event]:
    return [event for event in game.events() if event.kind is EventKind.REPEATED]


def test_xiangqi_without_a_judge_of_repetitions() -> None:
    options = {"variant": "xiangqi", "rules": "xiangqi_free", "without": BY_MOVES_ALONE}
    for script in (
        (XIANGQI_MATE, "b1b9", None, "WHITE_WINS", "CHECKMATE"),
        (XIANGQI_STALEMATE, "e7e8", None, "WHITE_WINS", "STALEMATE"),
        (PERPETUAL_CHECK, CHECKS, None, "ONGOING", "NONE"),
        (PERPETUAL_CHASE, CHASES, None, "ONGOING", "NONE"),
        (None, QUIET, None, "ONGOING", "NONE"),
        (LAST_CAPTURE_LONG_AGO, "a3a4", None, "ONGOING", "NONE"),
        (LAST_ATTACKER, "d0d1", None, "ONGOING", "NONE"),
    ):
        game = play(options, script)
        assert warnings(game) == []  # nobody is warned of what is free
        game.undo()
        assert not game.is_over
    refuses(options, BY_MOVES_ALONE)


def test_xiangqi_where_perpetual_check_loses() -> None:
    without = BY_MOVES_ALONE & ~Action.RESIGN
    options = {"variant": "xiangqi", "rules": "xiangqi_simple", "without": without}
    scripts: list[tuple[Script, tuple[Side | None, Offence | None] | None]] = [
        ((XIANGQI_MATE, "b1b9", None, "WHITE_WINS", "CHECKMATE"), None),
        ((XIANGQI_STALEMATE, "e7e8", None, "WHITE_WINS", "STALEMATE"), None),
        (
            (PERPETUAL_CHECK, CHECKS, None, "WHITE_WINS", "PERPETUAL_CHECK"),
            (Side.BLACK, Offence.PERPETUAL_CHECK),
        ),
        ((PERPETUAL_CHASE, CHASES, None, "DRAW", "REPETITION"), (None, None)),
        ((None, QUIET, None, "DRAW", "REPETITION"), (None, None)),
        ((LAST_CAPTURE_LONG_AGO, "a3a4", None, "DRAW", "NO_PROGRESS"), None),
        ((LAST_ATTACKER, "d0d1", None, "DRAW", "INSUFFICIENT_MATERIAL"), None),
        ((None, "h2e2", lambda g: g.resign("black"), "WHITE_WINS", "RESIGNATION"), None),
    ]
    for script, warned in scripts:
        second = [event for event in warnings(play(options, script)) if event.count == 2]
        assert bool(second) is (warned is not None), script
        if warned is not None:
            assert (second[-1].offender, second[-1].offence) == warned
    refuses(options, without)


FIVE_ENDINGS: list[Script] = [
    (None, "f2f3 e7e5 g2g4 d8h4", None, "BLACK_WINS", "CHECKMATE"),
    ("7k/8/8/5Q2/8/8/8/K7 w - - 0 1", "f5f7", None, "DRAW", "STALEMATE"),
    (None, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", None, "DRAW", "REPETITION"),
    ("4k3/8/8/8/8/8/8/4K2R w - - 98 90", "h1h2 e8e7", None, "DRAW", "NO_PROGRESS"),
    (
        "8/8/8/8/8/4k3/4p3/4K2N b - - 0 1",
        "e3d3 h1g3 d3e3 g3e2",
        None,
        "DRAW",
        "INSUFFICIENT_MATERIAL",
    ),
]


def test_chess_where_a_decided_game_stays_decided() -> None:
    without = BY_MOVES_ALONE | Action.UNDO_AFTER_END
    options = {"rules": "chess_casual", "without": without}
    for script in FIVE_ENDINGS:
        game = play(options, script)
        for back in (game.undo, lambda game=game: game.goto(0)):
            with pytest.raises(StateError, match="the game has ended"):
                back()
        assert (game.clock, game.state.claims) == (None, Claim(0))
        assert game.fen_at(0) == Game(start_fen=script[0]).fen  # it can still be looked at
    going_on = play(options, (None, "e2e4", None, "ONGOING", "NONE"))
    assert str(going_on.undo().move) == "e2e4"
    refuses(options, BY_MOVES_ALONE)


def test_chess_with_resignation_and_the_difference_in_material() -> None:
    without = BY_MOVES_ALONE & ~Action.RESIGN
    options = {"rules": "chess_casual", "without": without}
    resigned: Script = (
        None,
        "e2e4 d7d5 e4d5",
        lambda game: game.resign("black"),
        "WHITE_WINS",
        "RESIGNATION",
    )
    games = [play(options, script) for script in [*FIVE_ENDINGS, resigned]]
    assert [game.material().balance for game in games] == [0, 900, 0, 500, 300, 100]
    assert games[-1].material().captured == {Side.WHITE: {}, Side.BLACK: {Kind.PAWN: 1}}
    refuses(options, without)


def by_clock(game: Game) -> None:
    game.start_clock(7)
    game.tick(7 + 629_999)
    assert not game.is_over
    game.tick(7 + 630_000)


def agree(game: Game) -> None:
    game.offer_draw("white")
    game.accept_draw("black")


def test_a_xiangqi_club() -> None:
    options = {
        "variant": "xiangqi",
        "rules": "xiangqi_club",
        "clock": TimeControl.byoyomi(600_000, 30_000, 1),
    }
    scripts: list[Script] = [
        (XIANGQI_MATE, "b1b9", None, "WHITE_WINS", "CHECKMATE"),
        (XIANGQI_STALEMATE, "e7e8", None, "WHITE_WINS", "STALEMATE"),
        (PERPETUAL_CHECK, CHECKS, None, "WHITE_WINS", "PERPETUAL_CHECK"),
        (PERPETUAL_CHASE, CHASES, None, "BLACK_WINS", "PERPETUAL_CHASE"),
        (None, QUIET, None, "DRAW", "REPETITION"),
        (LAST_CAPTURE_LONG_AGO, "a3a4", None, "DRAW", "NO_PROGRESS"),
        (LAST_ATTACKER, "d0d1", None, "ONGOING", "NONE"),
        (None, "", lambda game: game.resign("red"), "BLACK_WINS", "RESIGNATION"),
        (None, "h2e2", by_clock, "WHITE_WINS", "TIME"),
        (None, "h2e2", lambda game: game.forfeit("red"), "BLACK_WINS", "FORFEIT"),
        (None, "h2e2", agree, "DRAW", "AGREEMENT"),
    ]
    for script in scripts:
        game = play(options, script)
        if game.ply > 0:
            game.undo()
            assert not game.is_over  # every end can be taken back
    refuses(options, Action(0))
