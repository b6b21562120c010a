"""What the documentation shows is run: docstrings, the READMEs of package and repository."""

from __future__ import annotations

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
import run_readme
from api import REPOSITORY

import duiyi

MODULES = [f"duiyi.{path.stem}" for path in sorted(Path(duiyi.__file__).parent.glob("*.py"))]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_docstrings_have_examples() -> None:
    finder = doctest.DocTestFinder()
    tests = [test for name in MODULES for test in finder.find(importlib.import_module(name))]
    assert sum(len(test.examples) for test in tests) > 60


def test_readme_of_the_package() -> None:
    failed, attempted = run_readme.run(REPOSITORY / "bindings" / "python" / "README.md")
    assert failed == 0
    assert attempted > 30


def test_readme_of_the_repository() -> None:
    text = (REPOSITORY / "README.md").read_text(encoding="utf-8")
    found = re.search(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    program = found[1]
    assert len([line for line in program.splitlines() if line]) == 10
    printed = subprocess.check_output([sys.executable, "-c", program], text=True).splitlines()
    promised = re.findall(r"# prints: (.*)$", program, re.MULTILINE)
    assert promised
    assert printed[: len(promised)] == promised
    answer, *board = printed[len(promised) :]
    assert re.fullmatch(r"black \w+ to [a-i]\d", answer)
    assert (len(board), board[-1]) == (11, "   a b c d e f g h i")


def test_every_public_name_is_documented() -> None:
    for name in duiyi.__all__:
        thing = getattr(duiyi, name)
        if isinstance(thing, type):
            assert thing.__doc__, name


def test_names_in_the_readme_exist() -> None:
    text = (REPOSITORY / "bindings" / "python" / "README.md").read_text(encoding="utf-8")
    for class_, method in re.findall(r"`(Game|Engine)\.(\w+)(?:\(\))?`", text):
        assert hasattr(getattr(duiyi, class_), method), f"{class_}.{method}"
