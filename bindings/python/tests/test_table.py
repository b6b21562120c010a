"""The table: clicks, the opponent's answer, hints, saves; and that its game goes with it."""

from __future__ import annotations

import gc

import pytest

from duiyi import (
    AnswerKind,
    ArgumentError,
    ClosedError,
    EventKind,
    JsonError,
    Kind,
    Level,
    May,
    Outcome,
    Pace,
    Reason,
    Seat,
    Side,
    StateError,
    Table,
)

SMALL = 1 << 16
PROMOTING = "r1r5/1P6/8/8/4k3/8/6K1/8 w - - 0 1"


def against(level: int = 1, hints: int | None = 3) -> Table:
    return Table(seats=(Seat(), Seat.opponent(level, seed=7)), hints=hints, table_bytes=SMALL)


def wait(table: Table, nodes: int = 500) -> None:
    for now in range(10_000):
        if table.advance(now, nodes).moved:
            return
    raise AssertionError("the opponent never moves")


def test_clicks_select_move_and_are_refused() -> None:
    table = Table("xiangqi", table_bytes=SMALL)
    selected = table.click("b0")
    assert selected.kind == AnswerKind.SELECTED
    assert [str(square) for square in selected.targets.all] == ["a2", "c2"]
    refused = table.click("d1")
    assert (refused.kind, refused.reason) == (AnswerKind.REFUSED, Reason.HORSE_LEG)
    assert [str(square) for square in refused.squares] == ["c0"]
    assert (str(refused.from_square), str(refused.to_square)) == ("b0", "d1")
    moved = table.click("c2")
    assert (str(moved.move), moved.ply, table.view.hand) == ("b0c2", 1, Side.BLACK)
    assert table.game.ply == 1
    assert (str(table.view.last_from), str(table.view.last_to)) == ("b0", "c2")


def test_drags_and_promotions() -> None:
    table = Table(start_fen=PROMOTING, table_bytes=SMALL)
    table.press("b7")
    table.drag("b8")
    assert (str(table.view.dragged), str(table.view.over)) == ("b7", "b8")
    table.drag(None)
    assert table.view.over is None
    assert table.drop("b8").kinds == (Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT)
    assert table.view.promotion_kinds[0] == Kind.QUEEN
    table.cancel()
    assert table.view.promotion_to is None
    table.set_promotion("rook")
    assert table.view.promotion_preset == Kind.ROOK
    table.click("b7")
    assert str(table.click("b8").move) == "b7b8r"
    with pytest.raises(ArgumentError):
        table.set_promotion("pawn")
    table.new_game(start_fen=PROMOTING)
    table.set_promotion(None)
    table.press("b7")
    assert table.drop(None).kind == AnswerKind.NOTHING
    table.click("b8")
    assert str(table.promote("knight").move) == "b7b8n"


def test_the_opponent_answers_and_turns_are_taken_back() -> None:
    table = against(hints=1)
    table.click("e2")
    table.click("e4")
    with pytest.raises(StateError, match="not for a person"):
        table.hint()
    wait(table, 10)
    assert [event.kind for event in table.events()] == [
        EventKind.MOVED,
        EventKind.THINKING_BEGAN,
        EventKind.MOVED,
        EventKind.THINKING_ENDED,
    ]
    table.hint()
    while table.advance(0, 10_000).hinting:
        pass
    assert table.view.hint in table.game
    assert table.view.hints_left == 0
    table.offer_draw()
    table.advance(0, 10)
    assert table.view.draw_offer is None
    table.undo_turn()
    assert table.view.may == May.MOVE | May.REDO | May.RESIGN | May.OFFER_DRAW
    table.redo_turn()
    for refused in (table.accept_draw, table.decline_draw, table.resign):
        with pytest.raises(StateError):
            refused()
    table.ask_resign()
    assert table.view.resign_asked
    table.resign()
    assert table.view.outcome == Outcome.BLACK_WINS


def test_seats() -> None:
    table = Table("xiangqi", hints=None, table_bytes=SMALL)
    assert table.view.hints_left is None
    seat = Seat.opponent(Level.HARD, seed=2**64 - 1, pace="natural")
    table.set_seat("red", seat)
    assert table.seat("red") == seat
    assert (seat.pace, seat.is_person, table.seat("black").is_person) == (Pace.NATURAL, False, True)
    with pytest.raises(ArgumentError):
        table.set_seat("red", Seat.opponent(11))


def test_a_saved_table_is_the_same_again() -> None:
    table = against(4)
    loaded = Table.load_json(table.save_json(), table_bytes=SMALL)
    assert loaded.save_json() == table.save_json()
    assert loaded.seat("black") == Seat.opponent(4, seed=7)
    assert Table.load_json(table.game.save_json(), hints=9).view.hints_left == 9
    with pytest.raises(JsonError, match=r"table\.level"):
        Table.load_json(table.save_json().replace('"level":4', '"level":99'))


def test_a_game_and_its_table_end_together() -> None:
    table = against()
    game = table.game
    table.close()
    table.close()
    for gone in (lambda: game.fen, lambda: table.view):
        with pytest.raises(ClosedError):
            gone()
    # Whoever holds the game holds the table.
    game = against().game
    gc.collect()
    assert game.play("e2e4").ply == 1


def test_a_new_game_is_another_object() -> None:
    table = against()
    old = table.game
    table.new_game("xiangqi")
    assert len(table.game.board()) == 90
    with pytest.raises(ClosedError):
        old.play("e2e4")
