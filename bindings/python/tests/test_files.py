"""Games from files: pieces, broken games, and the two commands."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from duiyi import (
    Game,
    GameReader,
    GameTree,
    NoteKind,
    Outcome,
    PgnError,
    Reason,
    Termination,
    Variant,
    library_features,
    read_pgn,
    read_text,
    read_trees,
)
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


VARIED = """[White "Ann"]
[ECO "C20"]

{so} 1. e4! {best} ({or} 1. d4 $14 d5 (1... Nf6)) 1... e5 2. Nf3 1-0
"""


def test_trees_have_everything() -> None:
    (tree,) = read_trees(VARIED, text=True)
    assert (len(tree), tree.outcome, tree.variant) == (6, Outcome.WHITE_WINS, Variant.CHESS)
    assert tree.tags() == {"White": "Ann", "ECO": "C20"}
    assert tree.start_fen == Game().fen
    root = tree.root
    assert (root.move, root.parent, root.ply, root.comments) == (None, None, 0, ["so"])
    e4, d4 = root.children
    assert (e4.text(), e4.text("uci"), str(e4.move), e4.glyphs) == ("e4", "e2e4", "e2e4", [1])
    assert [(note.kind, note.text) for note in d4.notes] == [
        (NoteKind.BEFORE, "or"),
        (NoteKind.GLYPH, "14"),
    ]
    assert [node.text() for node in d4.children] == ["d5", "Nf6"]
    assert [node.text() for node in tree.main_line()] == ["e4", "e5", "Nf3"]
    assert (tree.main_end.ply, tree.main_end.parent) == (3, e4.main)
    parents = [node.parent for node in tree.nodes()]
    assert all(p is None or p.number < i for i, p in enumerate(parents))
    assert (tree.game().outcome, tree.game().ply) == (Outcome.WHITE_WINS, 3)
    line = d4.children[1].game()
    assert (line.outcome, line.history_text(2)) == (Outcome.ONGOING, "Nf6")
    assert tree.save_pgn().endswith(
        "{so} 1. e4 $1 {best} ({or} 1. d4 $14 d5 (1... Nf6)) 1... e5 2. Nf3 1-0\n"
    )
    (again,) = read_trees(tree.save_pgn("lan"), text=True)
    assert again.save_pgn() == tree.save_pgn()
    with pytest.raises(TypeError, match="read_trees"):
        GameTree()


def test_long_comments_and_turns_passed_over() -> None:
    (tree,) = read_trees("1. e4 -- {" + "x" * 1000 + "} 2. d4", text=True)
    passed = tree.root.children[0].children[0]
    assert (passed.move, passed.text(), passed.comments) == (None, "", ["x" * 1000])
    with pytest.raises(PgnError, match="passed over"):
        tree.game()


@pytest.mark.skipif("encodings" not in library_features, reason="the library has no encodings")
@pytest.mark.parametrize("encoding", [None, "gb18030", "GBK", "big5"])
def test_encodings_of_the_library(encoding: str | None) -> None:
    text = '[Red "\u5f35"]\n\n1. \u70ae\u4e8c\u5e73\u4e94 *'
    source = io.BytesIO(text.encode(encoding or "gb18030"))
    (tree,) = read_trees(source, encoding=encoding, format="pgn")
    assert (tree.tag("Red"), len(tree)) == ("\u5f35", 1)


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


def test_convert_keeps_variations(tmp_path: Path) -> None:
    source, target = tmp_path / "in.pgn", tmp_path / "out.pgn"
    source.write_text(VARIED, encoding="utf-8")
    assert main(["convert", str(source), str(target)]) == 0
    converted = target.read_text(encoding="utf-8")
    assert "({or} 1. d4 $14 d5 (1... Nf6)) 1... e5 2. Nf3 1-0" in converted
