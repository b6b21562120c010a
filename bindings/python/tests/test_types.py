"""The type hints and the style: mypy --strict, ruff, and what a user's type checker sees."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from api import REPOSITORY

import duiyi

PACKAGE = REPOSITORY / "bindings" / "python"


def tool(*arguments: str | Path, folder: Path = PACKAGE) -> str:
    """What a tool prints that must find nothing wrong."""
    ended = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


#: With a cache beside the tools, not in the sources.
MYPY = ("mypy", "--strict", "--cache-dir", Path(sys.prefix) / "mypy")


def test_mypy_strict() -> None:
    assert "no issues found" in tool(*MYPY, "src", "tests")


def test_ruff() -> None:
    tool("ruff", "check", "--no-cache", ".")
    tool("ruff", "format", "--no-cache", "--check", ".")


def test_users_see_the_types(tmp_path: Path) -> None:
    """The installed package says that it is typed, and its hints refuse what is wrong."""
    assert (Path(duiyi.__file__).parent / "py.typed").is_file()
    program = tmp_path / "program.py"
    program.write_text(
        "from duiyi import Engine, Game, Move\n"
        "move: Move = Engine().choose(Game('xiangqi'), level='easy')\n"
        "squares: list[str] = [str(square) for square in Game().targets('e2').quiet]\n"
    )
    tool(*MYPY, program, folder=tmp_path)
    program.write_text(
        "from duiyi import Engine, Game\nEngine().choose(Game(), strength=3)\nGame().play(1.5)\n"
    )
    with pytest.raises(AssertionError, match=r'(?s)"strength".*"float"'):
        tool(*MYPY, program, folder=tmp_path)
