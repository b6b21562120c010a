"""Words: every code in every language, and a game in words."""

from __future__ import annotations

import pytest

import duiyi
from duiyi import (
    Action,
    ArgumentError,
    Article,
    Claim,
    FenCause,
    Game,
    Kind,
    Language,
    Level,
    MoveFlag,
    Offence,
    Piece,
    Reason,
    Rules,
    Side,
    Status,
    Termination,
    TextFamily,
    Variant,
    rules_describe,
    text,
)

CODES: list[int] = [
    *Status,
    *Variant,
    *Kind,
    *Reason,
    *Termination,
    *Offence,
    *Article,
    *Claim,
    *Action,
    *Rules,
    *FenCause,
    MoveFlag.CASTLE_SHORT,
    MoveFlag.CASTLE_LONG,
    Piece.of("general", "black"),
]


@pytest.mark.parametrize("language", Language)
def test_every_code_has_a_text(language: Language) -> None:
    # Those that stand for nothing have none.
    told = [code for code in CODES if getattr(code, "name", "") not in ("NONE", "DEFAULT")]
    assert len(told) > 140
    for code in told:
        assert text(code, language)


def test_one_code_in_several_families() -> None:
    general = Piece.of("general", "black")
    assert text(general) == "general"
    assert text(general, "zh-Hans") == text(general, "zh_hans", TextFamily.SYMBOL) == "将"
    assert text(general, "ZH-HANT", "symbol") == "將"
    assert text(Side.WHITE, family="chess_side") == "White"
    assert text(Side.RED, family="xiangqi_side") == "Red"
    assert text(Kind.HORSE, family="how_it_moves").startswith("A horse goes")
    assert text(Rules.XIANGQI_WXF, "zh_hans", "about_rules").startswith("世界象棋联合会")
    assert text(Level.EASY, family="level") == "Level 2"
    assert text(Level.EASY, family="level_name") == "Easy"
    assert [text(each, family="language") for each in Language] == [
        "English",
        "简体中文",
        "繁體中文",
    ]


def test_choices_of_a_rule_set() -> None:
    names = [choice.name for choice in rules_describe()]
    index = names.index("perpetual_check_loses")
    assert text(index << 16, "zh_hans", "choice") == "长将作负"
    assert text(index << 16 | 2, "zh_hans", "choice") == "是"


def test_what_there_is_not() -> None:
    for what, family in ((9999, "reason"), (0, "kind"), (1, 99), (-1, "kind")):
        with pytest.raises(ArgumentError):
            text(what, family=family)
    with pytest.raises(ArgumentError):
        text(Kind.HORSE, "tlh")
    with pytest.raises(ArgumentError):
        text(7)


def test_refusals() -> None:
    game = Game("xiangqi")
    assert game.refusal_text("b0", "d1", language="zh-Hant") == "b0的傌被c0的相蹩住馬腿。"
    assert game.refusal_text("e1") == "Nothing stands on e1."
    assert game.refusal_text(0) == "The move is legal."


def test_the_evidence() -> None:
    chase = "3k5/9/9/1c7/9/2R5r/9/9/9/5K3 w - - 0 1"
    game = Game("xiangqi", start_fen=chase, rules="xiangqi_wxf")
    assert game.evidence_text() == ""
    for move in ("c4b4", "b6c6", "b4c4", "c6b6"):
        game.play(move)
    assert game.evidence_text("zh_hans").startswith("此局面已出现2次。其间红方步步捉子：")
    assert "Red has to play something else" in game.evidence_text()


def test_events() -> None:
    game = Game("xiangqi")
    game.play("h2e2")
    game.undo()
    game.offer_draw("black")
    game.accept_draw("red")
    told = [game.event_text(event, "zh_hans") for event in game.events()]
    assert told == [
        "红方的炮从h2走到e2。",
        "红方悔棋：炮从e2退回h2。",
        "黑方提和。",
        "和棋：双方同意作和。",
    ]


def test_the_library_has_words() -> None:
    assert "words" in duiyi.library_features
