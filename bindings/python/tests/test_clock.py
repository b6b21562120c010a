"""Clocks and events: the time of a game, and what is told of it."""

from __future__ import annotations

import pytest

from duiyi import (
    ArgumentError,
    ClockOptions,
    ClosedError,
    Event,
    EventKind,
    Game,
    Kind,
    Offence,
    Outcome,
    Piece,
    Side,
    Stage,
    StateError,
    Termination,
    TimeControl,
)

TWO_STAGES = TimeControl(
    Stage(main_ms=60_000, increment_ms=5_000, moves=40),
    Stage(main_ms=10_000, byoyomi_ms=3_000, periods=2),
)
HANDICAP = ClockOptions(TWO_STAGES, TimeControl.delay(10_000, 2_000), low_ms=5_000)


def left(game: Game) -> tuple[int, int]:
    clock = game.clock
    assert clock is not None
    return clock.sides[Side.WHITE].left_ms, clock.sides[Side.BLACK].left_ms


def kinds(game: Game) -> list[EventKind]:
    return [event.kind for event in game.events()]


def test_a_game_without_a_clock() -> None:
    game = Game()
    assert game.clock is None
    assert game.clock_options is None
    game.tick(5)
    for refused in (game.start_clock, game.pause_clock):
        with pytest.raises(StateError):
            refused(5)
    game.close()
    with pytest.raises(ClosedError):
        assert game.clock


def test_the_helpers_are_stages() -> None:
    assert TimeControl.sudden_death(5).stages == (Stage(main_ms=5),)
    assert TimeControl.fischer(5, 6).stages == (Stage(main_ms=5, increment_ms=6),)
    assert TimeControl.delay(5, 6).stages == (Stage(main_ms=5, delay_ms=6),)
    assert TimeControl.byoyomi(5, 6, 7).stages == (Stage(main_ms=5, byoyomi_ms=6, periods=7),)
    assert hash(TimeControl.delay(5, 6)) == hash(TimeControl.delay(5, 6))
    assert TimeControl.delay(5, 6) != TimeControl.fischer(5, 6)


def test_a_clock_comes_back_as_it_was_given() -> None:
    assert Game(clock=HANDICAP).clock_options == HANDICAP
    blitz = TimeControl.fischer(180_000, 2_000)
    assert Game(clock=blitz).clock_options == ClockOptions(blitz)
    assert ClockOptions(blitz) == ClockOptions(blitz, blitz, low_ms=10_000)


@pytest.mark.parametrize(
    "wrong",
    [
        TimeControl(),
        TimeControl(*[Stage(moves=1)] * 5),
        TimeControl(Stage(main_ms=5), Stage(main_ms=5)),
        TimeControl(Stage(main_ms=1 << 32)),
        TimeControl(Stage(main_ms=5, periods=1 << 16)),
        ClockOptions(TWO_STAGES, low_ms=-1),
    ],
)
def test_what_is_no_clock_is_refused(wrong: TimeControl | ClockOptions) -> None:
    with pytest.raises(ArgumentError):
        Game(clock=wrong)


def test_time_undo_and_pause() -> None:
    game = Game(clock=HANDICAP)
    assert game.clock is not None
    assert game.clock.running is None
    assert game.clock.sides[Side.WHITE].moves_left == 40
    game.start_clock(1_000_000)
    game.tick(1_003_000)
    game.play("e2e4")
    assert left(game) == (62_000, 10_000)
    assert game.clock.running is Side.BLACK
    assert game.clock.delay_left_ms == 2_000
    game.tick(1_006_000)
    game.pause_clock(1_006_500)
    game.tick(2_000_000)
    assert left(game) == (62_000, 8_500)
    game.undo()
    assert left(game) == (57_000, 10_000)
    game.redo()
    assert left(game) == (62_000, 8_500)


def test_periods_are_counted() -> None:
    game = Game("xiangqi", clock=TimeControl.byoyomi(1_000, 500, 2))
    game.start_clock(0)
    game.tick(1_600)
    assert game.clock is not None
    side = game.clock.sides[Side.RED]
    assert (side.left_ms, side.periods_left, side.byoyomi, side.stage) == (400, 1, True, 0)
    game.tick(2_000)
    assert game.termination is Termination.TIME


def test_the_clock_warns_and_ends() -> None:
    game = Game(clock=HANDICAP)
    game.start_clock(0)
    game.play("e2e4")
    assert kinds(game) == [EventKind.MOVED]
    game.tick(7_500)
    (low,) = game.events()
    assert (low.kind, low.side, low.left_ms) == (EventKind.CLOCK_LOW, Side.BLACK, 4_500)
    game.tick(12_000)
    (ended,) = game.events()
    assert ended.kind is EventKind.ENDED
    assert (ended.outcome, ended.termination) == (Outcome.WHITE_WINS, Termination.TIME)
    game.undo()
    assert kinds(game) == [EventKind.UNDONE]
    assert not game.is_over


def test_a_move_tells_of_all_that_came_with_it() -> None:
    game = Game(start_fen="3r3k/2P3pp/8/8/8/8/8/K7 w - - 0 1")
    info = game.play("c7d8q")
    moved, captured, promoted, check, ended = game.events()
    for name in ("move", "flags", "ply", "side", "piece", "placed", "from_square", "to_square"):
        assert getattr(moved, name) == getattr(info, name), name
    assert (moved.rook_from, moved.outcome, moved.count) == (None, None, None)
    assert captured.captured == Piece.of("rook", "black")
    assert str(captured.captured_square) == "d8"
    assert promoted.placed is not None
    assert (promoted.placed.kind, str(promoted.to_square)) == (Kind.QUEEN, "d8")
    assert (check.side, str(check.to_square)) == (Side.BLACK, "h8")
    assert ended.termination is Termination.CHECKMATE
    assert repr(check) == "Event(CHECK, side=BLACK, to_square=h8)"
    game.undo()
    game.redo()
    assert kinds(game) == [EventKind.UNDONE, EventKind.REDONE]


def test_a_repetition_warns() -> None:
    chase = "3k5/9/9/1c7/9/2R5r/9/9/9/5K3 w - - 0 1"
    game = Game("xiangqi", start_fen=chase, rules="xiangqi_wxf")
    for move in ("c4b4", "b6c6", "b4c4", "c6b6"):
        game.play(move)
    told: list[Event] = list(game.events())
    assert told[-1].kind is EventKind.REPEATED
    assert (told[-1].count, told[-1].offender) == (2, Side.RED)
    assert told[-1].offence is Offence.PERPETUAL_CHASE


def test_who_does_not_listen_is_told_how_much_was_lost() -> None:
    game = Game()
    game.play("e2e4")
    for _ in range(20):
        game.undo()
        game.redo()
    assert game.dropped_events == 41 - 32
    assert len(list(game.events())) == 32
    game.reset()
    assert game.dropped_events == 0
