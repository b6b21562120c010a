"""Games from files: pieces, broken games, and the two commands."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from duiyi import Game, GameReader, PgnError, Reason, Termination, Variant, read_pgn, read_text
from duiyi.__main__ import main

TEXT = """[White "Ann"]
[Black "Bob"]

1. e4 e5 2. Nf3 {White resigns} 0-1

1. e4 e5 2. Ke3 *

[Game "Chinese Chess"]

1. 炮二平五 马８进７ *
"""


@pytest.mark.parametrize("source", [io.StringIO(TEXT), io.BytesIO(TEXT.encode())])
def test_a_broken_game_is_an_error_and_the_next_one_is_read(
    source: io.StringIO | io.BytesIO,
) -> None:
    reader = GameReader(source)
    first = next(reader)
    assert (first.tag("White"), first.ply) == ("Ann", 3)
    assert first.termination is Termination.RESIGNATION
    with pytest.raises(PgnError, match="game 2, line 6, column 13: Ke3") as caught:
        next(reader)
    assert caught.value.reason is Reason.PIECE_GEOMETRY
    assert next(reader).variant is Variant.XIANGQI
    with pytest.raises(StopIteration):
        next(reader)
    assert reader.closed


def test_other_encodings(tmp_path: Path) -> None:
    path = tmp_path / "games.pgn"
    path.write_bytes(TEXT.encode("gb18030"))
    broken: list[PgnError] = []
    games = list(read_pgn(path, encoding="gb18030", on_error=broken.append))
    assert [game.ply for game in games] == [3, 2]
    assert len(broken) == 1


def test_there_and_back() -> None:
    game = Game("xiangqi")
    game.play("h2e2")
    game.set_tag("Event", "Cup")
    for notation in ("auto", "wxf", "iccs"):
        (back,) = read_text(game.save_pgn(notation))
        assert back.tag("Event") == "Cup"
        assert back.fen == game.fen
    assert Game.load_pgn(TEXT, 2).ply == 2


def test_the_usual_variant() -> None:
    (game,) = read_text("1. h2h3", variant="xiangqi")
    assert game.variant is Variant.XIANGQI


def test_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "in.pgn", tmp_path / "out.pgn"
    source.write_text(TEXT, encoding="utf-8")
    assert main(["check", str(source)]) == 1
    shown = capsys.readouterr().out
    assert "in.pgn: 2 games, 5 plies, 1 broken\n  game 2, line 6, column 13: Ke3" in shown
    assert main(["convert", str(source), str(target), "--notation", "uci"]) == 1
    assert "1. h2e2 h9g7 *" in target.read_text(encoding="utf-8")
    capsys.readouterr()
    assert main(["check", str(target)]) == 0
    assert "2 games, 5 plies, 0 broken" in capsys.readouterr().out
    assert main(["check", str(tmp_path / "nowhere")]) == 2
