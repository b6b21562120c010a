"""Makes the pictures of the board in docs/images: `python tests/pictures.py`, duiyi installed."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from api import REPOSITORY
from desk import Desk, screen

from duiyi import Game, Seat, Side, Table
from duiyi.window.store import GAME

#: By game: moves, the level of the opponent, what is clicked at, other settings.
SCENES: dict[str, tuple[str, int, tuple[str, ...], dict[str, str]]] = {
    "chess": (
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Bc5 Nbd2 O-O Bc2 Nxd2",
        6,
        ("d1",),
        {},
    ),
    "xiangqi": (
        "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 h0h6 c6c5 b0c2 c9e7 c3c4 c5c4 c2d4 h7i7 h6g6 i7i8",
        5,
        ("d4",),
        {"xiangqi_notation": "chinese", "language": "zh-Hans"},
    ),
}


def make(display: str, variant: str) -> None:
    """Sets a game up, touches a man, and keeps what the window shows."""
    moves, level, clicks, settings = SCENES[variant]
    game = Game(variant)
    for move in moves.split():
        game.play(move)
    opponent = Seat.opponent(level, seed=1, pace="natural")
    other = Side.BLACK if game.side_to_move == Side.WHITE else Side.WHITE
    with tempfile.TemporaryDirectory() as folder:
        with Table.load_json(game.save_json()) as table:
            table.set_seat(other, opponent)
            (Path(folder) / GAME).write_text(table.save_json(), encoding="utf-8")
        desk = Desk(display, Path(folder), None, **settings)
        desk.click(*clicks)
        desk.pump(0.5)
        root = desk.app.root
        size = f"{root.winfo_width()}x{root.winfo_height() + root.winfo_rooty()}+0+0"
        out = REPOSITORY / "docs" / "images" / f"python-{variant}.png"
        out.parent.mkdir(exist_ok=True)
        few = ["+dither", "-colors", "120", "-depth", "8", "-strip", f"PNG8:{out}"]
        command = ["import", "-display", display, "-window", "root", "-crop", size, *few]
        subprocess.run(command, check=True)
        desk.close()
        print(out, out.stat().st_size)


if __name__ == "__main__":
    with screen() as shown:
        for name in SCENES:
            make(shown, name)
