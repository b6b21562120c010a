"""What is done besides moving: sessions without some of it, offers, ends, any ply, tags."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from duiyi import Action, ArgumentError, Game, Outcome, Side, StateError, Termination

#: Each end by its call, with what it is recorded as; black plays it.
ENDS: list[tuple[str, Callable[[Game], None], Outcome, Termination]] = [
    (
        "resign",
        lambda game: game.resign("black"),
        Outcome.WHITE_WINS,
        Termination.RESIGNATION,
    ),
    ("offers", lambda game: game.agree_draw(), Outcome.DRAW, Termination.AGREEMENT),
    ("flag", lambda game: game.flag(Side.BLACK), Outcome.WHITE_WINS, Termination.TIME),
    ("forfeit", lambda game: game.forfeit("black"), Outcome.WHITE_WINS, Termination.FORFEIT),
    ("abandon", lambda game: game.abandon(), Outcome.ABANDONED, Termination.NONE),
    (
        "adjudicate",
        lambda game: game.adjudicate("draw"),
        Outcome.DRAW,
        Termination.ADJUDICATION,
    ),
]


@pytest.mark.parametrize(("action", "end", "outcome", "termination"), ENDS)
def test_ends(
    action: str, end: Callable[[Game], None], outcome: Outcome, termination: Termination
) -> None:
    game = Game()
    game.play("e2e4")
    assert Action[action.upper()] in game.state.actions
    end(game)
    assert (game.outcome, game.termination) == (outcome, termination)
    assert game.state.actions == Action.UNDO | Action.UNDO_AFTER_END
    with pytest.raises(StateError, match="the game has ended"):
        end(game)

    without = Game(without=(action,))
    assert Action[action.upper()] not in without.state.actions
    with pytest.raises(StateError, match="this session does not have that"):
        end(without)
    assert not without.is_over


def test_a_session_without_undo() -> None:
    game = Game(without="undo")
    game.play("e2e4")
    assert not game.state.can_undo
    for back in (game.undo, game.redo, lambda: game.goto(0)):
        with pytest.raises(StateError, match="this session does not have that"):
            back()
    with pytest.raises(StateError, match="there is nothing to do that with"):
        Game().undo()
    until_the_end = Game(without=Action.UNDO_AFTER_END)
    until_the_end.play("e2e4")
    assert until_the_end.state.can_undo
    until_the_end.resign("white")
    assert not until_the_end.state.can_undo
    with pytest.raises(StateError, match="the game has ended"):
        until_the_end.undo()


def test_actions_as_arguments() -> None:
    wanted = Action.UNDO | Action.CLAIMS
    for without in (wanted, int(wanted), ["undo", "claims"], (Action.UNDO, "CLAIMS"), wanted):
        assert not Game(without=without).state.actions & wanted
    with pytest.raises(ArgumentError, match=r"an action is one of undo, .*, not 'fly'"):
        Game(without=["fly"])
    with pytest.raises(Exception, match="an action that this library does not know"):
        Game(without=0x200)


def test_offers() -> None:
    game = Game("xiangqi")
    assert game.state.draw_offer is None
    for nothing in (game.accept_draw, game.decline_draw):
        with pytest.raises(StateError, match="nothing"):
            nothing("black")
    game.offer_draw("red")
    assert game.state.draw_offer is Side.RED
    with pytest.raises(StateError):
        game.accept_draw("red")
    game.decline_draw("black")
    assert game.state.draw_offer is None
    game.offer_draw("black")
    game.play("h2e2")
    assert game.state.draw_offer is None, "moving declines"
    game.offer_draw("red")
    game.offer_draw("black")
    assert game.termination is Termination.AGREEMENT
    assert game.state.draw_offer is None


def test_any_ply() -> None:
    game = Game()
    for move in ("e2e4", "d7d5", "e4d5"):
        game.play(move)
    game.undo()
    seen = (game.fen, game.ply)
    for ply in range(4):
        there = game.clone()
        there.goto(ply)
        assert game.fen_at(ply) == there.fen
        assert game.board_at(ply) == there.board()
        assert game.material_at(ply) == there.material()
        now = zip(game.board(), there.board())
        assert {int(square) for square in game.changed_since(ply)} == {
            square for square, (one, other) in enumerate(now) if one != other
        }
    assert (game.fen, game.ply) == seen
    for look in (game.fen_at, game.board_at, game.material_at, game.changed_since):
        with pytest.raises(ArgumentError):
            look(4)
        with pytest.raises(ArgumentError):
            look(-1)


def test_tags() -> None:
    game = Game()
    game.set_tag("White", '李\0"\\')
    game.set_tag("Event", "x" * 10_000)
    assert game.tags() == {"Event": "x" * 10_000, "White": '李\0"\\'}
    game.set_tag("Event", "")
    assert list(game.tags()) == ["White"]
    assert game.tag("Event") == ""
    for name in ("", "two words", "naïve"):
        with pytest.raises(ArgumentError, match="a tag's name"):
            game.set_tag(name, "x")
    with pytest.raises(ArgumentError) as refused:
        game.set_tag("Black", "ab\ud800")
    assert refused.value.offset == 2
    assert game.clone().tags() == game.tags()
