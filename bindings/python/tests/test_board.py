"""The board as people use it: a real window, a real pointer, and what is seen then."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest
from desk import Desk, near

from duiyi import Game, Kind, Language, Side, TextFamily, text
from duiyi.window.legend import kinds_of
from duiyi.window.raster import blend, colour
from duiyi.window.settings import Wish
from duiyi.window.store import GAME, SCORE_CARD
from duiyi.window.strip import Strip
from duiyi.window.theme import THEME

Open = Callable[..., Desk]
PEOPLE = Wish(side="both")
QUICK = Wish(level=1, pace="at_once")


@pytest.fixture
def open_(display: str, tmp_path: Path) -> Iterator[Open]:
    desks: list[Desk] = []

    def opened(wish: Wish | None = None, **settings: Any) -> Desk:
        desks.append(Desk(display, tmp_path, wish, **settings))
        return desks[-1]

    yield opened
    for desk in desks:
        desk.close()


def resume(open_: Open, folder: Path, game: Game, **settings: Any) -> Desk:
    """The board on which a game was left; a game without seats is one of two people."""
    (folder / GAME).write_text(game.save_json(), encoding="utf-8")
    return open_(None, **settings)


def rgb(name: str) -> tuple[int, int, int]:
    return colour(name)[:3]


# == Playing


def test_select_see_targets_move_and_be_answered(open_: Open) -> None:
    desk = open_(QUICK)
    e4, corner = desk.spot("e4"), tuple(part + 30 for part in desk.spot("e2"))
    before = desk.look()
    desk.click("e2")
    seen = desk.look()
    assert seen.at(*e4) != before.at(*e4)
    assert near(seen.at(*desk.spot("e3")), seen.at(*e4), 30) is False  # on squares of two colours
    assert near(seen.at(*corner), rgb(blend(THEME.light, THEME.selected, 620)))
    assert seen.at(*desk.spot("e5")) == before.at(*desk.spot("e5"))
    desk.click("e4")
    desk.answered(2)
    assert desk.app.view.men()["e4"] == "white pawn"
    assert "e2" not in desk.app.view.men()
    assert desk.moves[0].startswith("1. e4 ")
    assert len(desk.moves[0].split()) == 3
    assert desk.status == "White to move."
    seen = desk.look()
    x, y = desk.spot(str(desk.app.play.table.game.history(2).from_square))
    tints = [rgb(blend(square, THEME.last, 520)) for square in (THEME.light, THEME.dark)]
    assert any(near(seen.at(x + 30, y + 30), tint) for tint in tints)


def test_an_illegal_drag_is_refused_in_words_and_the_man_goes_home(open_: Open) -> None:
    desk = open_(PEOPLE)
    home = desk.look()
    desk.drag("a1", "a4")
    assert desk.status == "The rook on a1 is blocked by the pawn on a2."
    assert desk.app.side.status.cget("foreground") == THEME.alarm
    x, y = desk.spot("a2")
    seen = desk.look()
    cell = desk.app.view.at.cell
    assert near(seen.at(x + int(cell * 0.48), y), rgb(THEME.culprit), 60)  # the culprit's ring
    assert desk.app.view.men()["a1"] == "white rook"
    x, y = desk.spot("a1")
    assert seen.at(x, y) == home.at(x, y)
    desk.drag("a2", "a4")
    assert desk.moves == ["1. a4"]
    assert desk.status == "Black to move."
    assert desk.app.view.men()["a4"] == "white pawn"


def test_a_dragged_man_follows_the_hand(open_: Open) -> None:
    desk = open_(PEOPLE)
    (ax, ay), (bx, by) = desk.spot("g1"), desk.spot("f3")
    left, top = desk.app.canvas.winfo_rootx(), desk.app.canvas.winfo_rooty()
    knight = desk.app.view._men[desk.app.play.table.game.square("g1")]
    desk.does("mousemove", ax, ay, "mousedown", 1, "sleep", 0.05, "mousemove", bx, by - 20)
    assert (knight.x + left, knight.y + top) == (bx, by - 20)
    desk.does("mousemove", bx + 9, by + 9, "sleep", 0.05, "mouseup", 1)
    desk.wait(lambda: (knight.x + left, knight.y + top) == (bx, by), 3)  # it glides the rest
    assert desk.moves == ["1. Nf3"]


def test_what_happens_is_heard(open_: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = open_(PEOPLE)
    heard: list[str] = []
    monkeypatch.setattr(desk.app.sounds, "play", heard.append)
    desk.click("e2", "e4", "d7", "d5", "e4", "d5")
    desk.drag("a8", "a4")
    assert heard == ["move", "move", "capture", "refuse"]
    desk.app.settings.sounds = True
    desk.app._changed("sounds")
    assert desk.app.sounds.on


def test_the_board_grows_with_its_window(open_: Open) -> None:
    desk = open_(PEOPLE)
    cell, men = desk.app.view.at.cell, desk.app.view.men()
    desk.app.root.geometry("760x640")
    desk.wait(lambda: desk.app.view.at.cell < cell - 10)
    assert desk.app.view.men() == men
    desk.click("e2", "e4")
    assert desk.moves == ["1. e4"]


def test_a_stuck_man_says_why(open_: Open) -> None:
    desk = open_(PEOPLE)
    desk.click("f1")
    assert desk.status == "The bishop on f1 is blocked by the pawn on e2 and the pawn on g2."
    desk.click("e7")
    assert desk.status == "The bishop on f1 cannot go to e7: it never moves like that."


def test_promotion_is_asked_for_and_chosen(open_: Open, tmp_path: Path) -> None:
    desk = resume(open_, tmp_path, Game(start_fen="8/P6k/8/8/8/8/8/K7 w - - 0 1"))
    before = desk.look()
    desk.click("a7", "a8")
    panel = desk.app.view.promotion
    assert [kind for kind, _, _ in panel.choices] == [
        Kind.QUEEN,
        Kind.ROOK,
        Kind.BISHOP,
        Kind.KNIGHT,
    ]
    assert desk.status == "What does the pawn become?"
    h1 = desk.spot("h1")
    assert sum(desk.look().at(*h1)) < sum(before.at(*h1)) - 150  # the board is darkened
    desk.click("h4")  # beside the panel: no
    assert not panel.is_open
    assert desk.app.play.table.game.ply == 0
    desk.drag("a7", "a8")
    knight = next(choice for choice in panel.choices if choice[0] == Kind.KNIGHT)
    canvas = desk.app.canvas
    desk.click_at(canvas.winfo_rootx() + knight[1], canvas.winfo_rooty() + knight[2])
    desk.pump(0.3)
    assert desk.app.view.men()["a8"] == "white knight"
    assert desk.moves == ["1. a8=N"]


def test_castling_by_two_squares(open_: Open, tmp_path: Path) -> None:
    desk = resume(open_, tmp_path, Game(start_fen="4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"))
    desk.drag("e1", "g1")
    men = desk.app.view.men()
    assert (men["g1"], men["f1"]) == ("white king", "white rook")
    desk.key("u")
    desk.pump(0.3)
    assert (desk.app.view.men()["e1"], desk.app.view.men()["h1"]) == ("white king", "white rook")


def test_undo_takes_back_a_turn_and_redo_plays_it_again(open_: Open) -> None:
    desk = open_(QUICK)
    desk.click("d2", "d4")
    desk.answered(2)
    after = desk.app.view.men()
    desk.button("undo")
    desk.pump(0.3)
    assert desk.app.view.men()["d2"] == "white pawn"
    assert desk.app.play.table.game.ply == 0
    desk.key("r")
    desk.answered(2)
    assert desk.app.view.men() == after
    desk.key("z")
    desk.pump(0.3)
    assert desk.app.play.table.game.ply == 0


def test_a_hint_is_an_arrow_and_counts(open_: Open) -> None:
    desk = open_(QUICK)
    assert desk.app.side.buttons["hint"].cget("text") == "Hint (3)"
    desk.button("hint")
    desk.wait(lambda: desk.app.play.table.view.hint is not None)
    desk.pump(0.2)
    assert desk.app.side.buttons["hint"].cget("text") == "Hint (2)"
    assert desk.status.startswith("Hint: ")
    hint = desk.app.play.table.view.hint
    assert hint is not None
    (ax, ay), (bx, by) = desk.spot(str(hint.from_square)), desk.spot(str(hint.to_square))
    red, _, blue = desk.look().at((ax + bx) // 2, (ay + by) // 2)
    assert blue > red
    desk.key("Escape")
    assert desk.app.play.table.view.hint is None


def test_flip(open_: Open) -> None:
    desk = open_(PEOPLE)
    a1, h8 = desk.spot("a1"), desk.spot("h8")
    before = desk.look()
    desk.button("flip")
    desk.pump(0.3)
    assert (desk.spot("a1"), desk.spot("h8")) == (h8, a1)
    seen = desk.look()
    assert seen.at(*a1) != before.at(*a1)
    assert desk.app.side.top.texts()[0] == "White"
    desk.click("e2", "e4")
    assert desk.moves == ["1. e4"]


def test_the_person_is_below(open_: Open) -> None:
    desk = open_(Wish(side="second", level=1, pace="at_once"))
    desk.answered(1)
    assert desk.spot("e8")[1] > desk.spot("e1")[1]
    assert desk.app.side.bottom.texts()[0] == "Black · You"
    assert desk.app.side.top.texts()[0] == "White · Level 1"


def test_king_in_check_glows(open_: Open, tmp_path: Path) -> None:
    desk = resume(open_, tmp_path, Game(start_fen="4k3/8/8/8/8/8/8/R3K3 w - - 0 1"))
    x, y = desk.spot("e8")
    edge = x - int(desk.app.view.at.cell * 0.42), y
    before = desk.look().at(*edge)
    king = desk.app.view._men[desk.app.play.table.game.square("e8")]
    home = king.x
    desk.click("a1", "a8")
    desk.wait(lambda: king.x != home, 2)  # it shakes
    desk.pump(0.5)
    assert king.x == home
    red, green, _ = desk.look().at(*edge)
    assert red - green > before[0] - before[1] + 40
    assert desk.status == "Black is in check.\nBlack to move."


def test_the_end_is_told_and_counted_once(open_: Open, tmp_path: Path) -> None:
    desk = open_(QUICK)
    desk.button("resign")
    assert desk.status == "Resign this game?"
    desk.button("no")
    assert not desk.app.play.table.game.is_over
    desk.button("resign")
    desk.button("yes")
    assert desk.status == "Black wins: White has resigned."
    desk.pump(0.2)
    assert desk.app.play.tally("chess", 1).losses == 1
    assert json.loads((tmp_path / SCORE_CARD).read_text())
    desk.app.commands["new_game"]()
    desk.pump(0.2)
    labels = [str(child.cget("text")) for child in walk(desk.app.side) if has_text(child)]
    assert "So far: 0 won, 1 lost, 0 drawn" in labels


def test_a_draw_between_people(open_: Open) -> None:
    desk = open_(PEOPLE)
    desk.click("e2", "e4")
    desk.button("offer_draw")
    desk.pump(0.1)
    assert desk.status.startswith("Black offers a draw.")
    desk.button("accept")
    assert desk.status == "Draw by agreement."


def test_a_draw_is_claimed_where_the_rules_have_claims(open_: Open, tmp_path: Path) -> None:
    game = Game(start_fen="4k3/8/8/8/8/8/8/R3K3 w - - 99 80", rules="chess_fide")
    desk = resume(open_, tmp_path, game)
    assert "claim" not in desk.app.side.buttons
    desk.click("a1", "a2")
    desk.pump(0.2)
    assert desk.status.startswith("50 moves without a capture or a pawn move")
    desk.button("claim")
    desk.pump(0.1)
    assert desk.status == game_over(game)


def game_over(game: Game) -> str:
    game.play("a1a2")
    game.claim_draw("no_progress")
    return game.verdict_text()


def walk(widget: Any) -> Iterator[Any]:
    yield widget
    for child in widget.winfo_children():
        yield from walk(child)


def has_text(widget: Any) -> bool:
    return "text" in widget.keys()  # noqa: SIM118 - a widget is no mapping


# == What is beside the board


def test_looking_back(open_: Open) -> None:
    desk = open_(PEOPLE)
    desk.click("e2", "e4", "e7", "e5", "g1", "f3")
    text_ = desk.app.side.moves.text
    box = text_.bbox("ply-1.first")
    assert box is not None
    x, y, _, height = box
    desk.click_at(text_.winfo_rootx() + x + 6, text_.winfo_rooty() + y + height // 2)
    desk.pump(0.2)
    assert desk.app.view.men()["e7"] == "black pawn"
    assert desk.status == "After move 1. Esc goes back to the game."
    desk.click("d2")  # a touch goes back to the game first
    desk.pump(0.2)
    assert desk.app.view.men()["f3"] == "white knight"
    desk.key("Home")
    desk.pump(0.2)
    assert desk.status == "The start. Esc goes back to the game."
    desk.key("Escape")
    assert desk.status == "Black to move."


def test_men_taken_and_who_is_ahead(open_: Open) -> None:
    desk = open_(PEOPLE)
    desk.click("e2", "e4", "d7", "d5", "e4", "d5")
    desk.pump(0.3)
    assert "+1" in desk.app.side.bottom.texts()
    assert "+1" not in desk.app.side.top.texts()


def test_a_clock_is_shown_and_runs(open_: Open) -> None:
    desk = open_(Wish(side="both", clock=(3, 2)))

    def seconds(strip: Strip) -> int:
        minutes, rest = strip.texts()[-1].split(":")
        return 60 * int(minutes) + int(rest)

    began = seconds(desk.app.side.bottom)
    assert seconds(desk.app.side.top) == 180
    desk.wait(lambda: seconds(desk.app.side.bottom) <= began - 2, 10)
    assert seconds(desk.app.side.top) == 180
    desk.click("e2", "e4")
    left = seconds(desk.app.side.bottom)
    desk.wait(lambda: seconds(desk.app.side.top) < 180, 10)
    assert seconds(desk.app.side.bottom) == left  # it stands


def test_pieces_switch_at_any_time(open_: Open) -> None:
    desk = open_(PEOPLE)
    figurines = desk.look().part(*around(desk, "e1"))
    desk.app.settings.chess_style = "letters"
    desk.app._changed("chess_style")
    letters = desk.look().part(*around(desk, "e1"))
    assert letters != figurines
    assert "K" in signs(desk)
    desk.app.settings.chess_style = "figurines"
    desk.app._changed("chess_style")
    assert desk.look().part(*around(desk, "e1")) == figurines


def around(desk: Desk, square: str) -> tuple[int, int, int, int]:
    (x, y), half = desk.spot(square), desk.app.view.at.cell // 2 - 1
    return x - half, y - half, x + half, y + half


def signs(desk: Desk) -> set[str]:
    """What is written on the men of the board."""
    return set(desk.written("men"))


def test_the_menu_is_there_and_works(open_: Open) -> None:
    desk = open_(PEOPLE)
    menu = desk.app.menus.game
    assert menu is not None
    labels = [menu.entrycget(i, "label") for i in range(10) if menu.type(i) == "command"]
    assert labels == ["New game", "Undo", "Redo", "Hint", "Offer draw", "Resign", "Quit"]
    assert menu.entrycget(2, "state") == "disabled"  # nothing to undo
    desk.click("e2", "e4")
    assert menu.entrycget(2, "state") == "normal"
    menu.invoke(2)
    desk.pump(0.3)
    assert desk.app.play.table.game.ply == 0


def test_targets_can_be_switched_off(open_: Open) -> None:
    desk = open_(PEOPLE, targets=False)
    before = desk.look()
    desk.click("e2")
    assert desk.look().at(*desk.spot("e4")) == before.at(*desk.spot("e4"))


@pytest.mark.parametrize("variant", ["chess", "xiangqi"])
@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_the_legend_explains_every_man(open_: Open, variant: str, language: str) -> None:
    desk = open_(PEOPLE.of_variant(variant), language=language)
    assert desk.app.side._tabs is not None
    desk.press(desk.app.side._tabs.buttons["pieces"])
    desk.pump(0.2)
    shown = desk.app.side.legend.text.get("1.0", "end")
    words = Language[language.upper().replace("-", "_")]
    kinds = kinds_of(desk.app.play.table.game.variant)
    assert len(kinds) == (7 if variant == "xiangqi" else 6)
    for kind in kinds:
        assert text(kind, words, TextFamily.HOW_IT_MOVES) in shown


def test_another_language(open_: Open) -> None:
    desk = open_(PEOPLE)
    desk.app.settings.language = "zh-Hans"
    desk.app._changed("language")
    desk.pump(0.2)
    assert desk.app.side.buttons["undo"].cget("text") == "悔棋"
    desk.drag("a1", "a4")
    game = desk.app.play.table.game
    assert desk.status == game.refusal_text("a1", "a4", language="zh-Hans")


def test_a_new_game_from_its_page(open_: Open) -> None:
    desk = open_(PEOPLE)
    desk.key("n")
    page = desk.app.side.new_game
    assert page is not None
    for field, value in (("variant", "xiangqi"), ("side", "second"), ("level", "2")):
        desk.press(page.choices[field].buttons[value])
    desk.press(page.choices["pace"].buttons["at_once"])
    desk.press(page.choices["rules"].buttons["xiangqi_wxf"])
    assert page.start is not None
    desk.press(page.start)
    table = desk.app.play.table
    assert table.game.variant.name == "XIANGQI"
    assert table.seat(Side.RED).level == 2
    desk.answered(1)
    assert desk.app.side.bottom.texts()[0] == "Black · You"


# == Xiangqi


def test_xiangqi_on_its_crossings(open_: Open) -> None:
    desk = open_(PEOPLE.of_variant("xiangqi"))
    assert {"帥", "俥", "將", "車"} <= signs(desk)
    desk.drag("b0", "d1")
    assert desk.status == "The leg of the horse on b0 is blocked by the elephant on c0."
    desk.click("h2", "e2")
    assert desk.moves == ["1. C2=5"]
    seen = desk.look()
    x, y = desk.spot("h2")  # the corners of the last move
    half = int(desk.app.view.at.cell * 0.47)
    assert near(seen.at(x - half, y - half + 4), rgb(THEME.selected), 60)
    x, y = desk.spot("e4")
    assert near(seen.at(x, y + desk.app.view.at.cell // 2), rgb(THEME.wood_line), 40)


def test_xiangqi_men_in_each_style(open_: Open) -> None:
    desk = open_(PEOPLE.of_variant("xiangqi"), xiangqi_style="simplified")
    assert {"帅", "马", "将", "车"} <= signs(desk)
    desk.app.settings.xiangqi_style = "letters"
    desk.app._changed("xiangqi_style")
    assert signs(desk) == {"K", "A", "E", "H", "R", "C", "P"}


def test_the_river_and_the_files_of_both_sides(open_: Open) -> None:
    desk = open_(PEOPLE.of_variant("xiangqi"), xiangqi_style="simplified")
    written = desk.written("backdrop")
    assert {"楚 河", "汉 界"} <= set(written)
    assert [sign for sign in written if sign in "一二三四五六七八九"] == list("九八七六五四三二一")
    assert [sign for sign in written if sign in "123456789"] == list("123456789")


def test_without_a_font_for_chinese_there_are_letters(
    open_: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tkinter.font.families", lambda root: ("DejaVu Sans",))
    desk = open_(PEOPLE.of_variant("xiangqi"))
    assert signs(desk) == {"K", "A", "E", "H", "R", "C", "P"}
    assert "no font with Chinese characters" in desk.status
