"""The wheel: one for the platform and every Python 3, whole in a fresh environment."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest
from api import REPOSITORY

import duiyi
from duiyi import _library

PACKAGE = REPOSITORY / "bindings" / "python"
LEFT_OUT = shutil.ignore_patterns("build", "*.egg-info", "*cache*", _library.FILE_NAME)


def environment(library: Path | None) -> dict[str, str]:
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    variables.pop(_library.PATH_VARIABLE, None)
    if library is not None:
        variables[_library.PATH_VARIABLE] = str(library)
    return variables


def pip_wheel(source: Path, into: Path, library: Path | None) -> subprocess.CompletedProcess[str]:
    """Builds a wheel with the setuptools that is installed, without looking anywhere for more."""
    options = ["--no-build-isolation", "--no-deps", "--no-index", "--quiet"]
    return subprocess.run(
        [sys.executable, "-m", "pip", "wheel", *options, "--wheel-dir", into, source],
        env=environment(library),
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel made of a copy of the sources and the library under test."""
    folder = tmp_path_factory.mktemp("wheel")
    shutil.copytree(PACKAGE, folder / "source", ignore=LEFT_OUT)
    built = pip_wheel(folder / "source", folder, Path(duiyi._ffi.lib._name))
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_its_name_and_its_tag(wheel: Path) -> None:
    assert re.fullmatch(r"duiyi-[\d.]+-py3-none-\w+\.whl", wheel.name)
    assert "none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        (about,) = (name for name in archive.namelist() if name.endswith("/WHEEL"))
        lines = archive.read(about).decode().splitlines()
    assert "Root-Is-Purelib: false" in lines
    assert [line for line in lines if line.startswith("Tag:")] == [
        f"Tag: {wheel.stem.split('-', 2)[2]}"
    ]


def test_what_it_holds(wheel: Path) -> None:
    folder = PACKAGE / "src"
    sources = {path.relative_to(folder).as_posix() for path in folder.rglob("duiyi/**/*.py")}
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if name.startswith("duiyi/")}
        licences = {Path(name).name for name in archive.namelist() if "/licenses/" in name}
    assert names == sources | {"duiyi/py.typed", f"duiyi/{_library.FILE_NAME}"}
    assert licences == {"LICENSE-MIT", "LICENSE-APACHE"}


def test_the_version_is_that_of_the_library(wheel: Path) -> None:
    assert wheel.name.split("-")[1] == duiyi.library_version


def test_it_runs_in_a_fresh_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "fresh", with_pip=False)
    python = tmp_path / "fresh" / "bin" / "python"

    def printed(*command: str | Path) -> str:
        variables = environment(None)
        return subprocess.check_output(command, env=variables, cwd=tmp_path, text=True)

    pip = (sys.executable, "-m", "pip", "--python", python)
    printed(*pip, "install", "--no-index", "--quiet", wheel)
    library = printed(python, "-c", "import duiyi; print(duiyi._ffi.lib._name)")
    assert library.startswith(str(tmp_path / "fresh"))
    examples = printed(python, PACKAGE / "tests" / "run_readme.py", PACKAGE / "README.md")
    assert re.fullmatch(r"\d+ examples, 0 failed\n", examples)


def test_without_the_repository_and_a_library_it_says_what_to_do(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "source", ignore=LEFT_OUT)
    built = pip_wheel(tmp_path / "source", tmp_path, None)
    assert built.returncode != 0
    assert "Rust sources are not here" in built.stderr
    assert "DUIYI_LIB_PATH" in built.stderr
    assert not list(tmp_path.glob("*.whl"))
