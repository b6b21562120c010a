"""Finding the library: what is said when it is missing, foreign, or of another version."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import duiyi
from duiyi import _library

PACKAGE = Path(duiyi.__file__).parent


def import_duiyi(folder: Path, library: Path | None = None) -> str:
    """What `import duiyi` prints as its last words, in a Python of its own."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop(_library.PATH_VARIABLE, None)
    if library is not None:
        environment[_library.PATH_VARIABLE] = str(library)
    program = "import duiyi; print(duiyi.__file__, duiyi.Game().fen)"
    ended = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.stdout if ended.returncode == 0 else ended.stderr


def message_of(printed: str) -> str:
    """What the LibraryError says."""
    _, error, message = printed.partition("duiyi._library.LibraryError: ")
    assert error, printed
    return message


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A folder with the package, but without the library."""
    ignore = shutil.ignore_patterns(_library.FILE_NAME, "__pycache__")
    shutil.copytree(PACKAGE, tmp_path / "bare" / "duiyi", ignore=ignore)
    return tmp_path / "bare"


@pytest.fixture(scope="module")
def library() -> Path:
    """The library that these tests run with."""
    return Path(duiyi._ffi.lib._name)


def compiled(folder: Path, source: str) -> Path:
    compiler = shutil.which("cc")
    assert compiler is not None, "this test makes libraries: install a C compiler"
    (folder / "fake.c").write_text(source)
    library = folder / _library.FILE_NAME
    subprocess.run([compiler, "-shared", "-fPIC", folder / "fake.c", "-o", library], check=True)
    return library


def test_missing(bare: Path) -> None:
    message = message_of(import_duiyi(bare))
    assert f"tried:\n  {bare / 'duiyi' / _library.FILE_NAME}\n" in message
    assert "pip install ./bindings/python" in message
    assert "DUIYI_LIB_PATH" in message


def test_found_beside_the_package(bare: Path, library: Path) -> None:
    shutil.copy(library, bare / "duiyi" / _library.FILE_NAME)
    assert import_duiyi(bare).startswith(str(bare / "duiyi"))


def test_found_where_the_variable_says(bare: Path, library: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    other = tmp_path / "elsewhere" / "of-another-name.so"
    shutil.copy(library, other)
    assert import_duiyi(bare, other).startswith(str(bare))
    shutil.copy(library, tmp_path / "elsewhere" / _library.FILE_NAME)
    assert import_duiyi(bare, tmp_path / "elsewhere").startswith(str(bare))


def test_the_variable_is_not_passed_over(bare: Path, library: Path, tmp_path: Path) -> None:
    shutil.copy(library, bare / "duiyi" / _library.FILE_NAME)
    message = message_of(import_duiyi(bare, tmp_path / "nowhere"))
    assert f"tried:\n  {tmp_path / 'nowhere'}\n" in message


def test_of_another_abi(bare: Path, tmp_path: Path) -> None:
    other = compiled(tmp_path, "unsigned duiyi_abi_version(void) { return 99; }")
    message = message_of(import_duiyi(bare, other))
    assert str(other) in message
    assert "has ABI version 99, this package needs 1" in message


def test_older_than_the_package(bare: Path, tmp_path: Path) -> None:
    older = compiled(tmp_path, "unsigned duiyi_abi_version(void) { return 1; }")
    message = message_of(import_duiyi(bare, older))
    assert str(older) in message
    assert "has no duiyi_status_name()" in message
    assert "older than this package" in message


def test_not_duiyi_at_all(bare: Path, tmp_path: Path) -> None:
    foreign = compiled(tmp_path, "int nothing;")
    assert "has no duiyi_abi_version(): it is not duiyi" in message_of(import_duiyi(bare, foreign))
    foreign.write_text("this is no library")
    assert f"{foreign} cannot be loaded: " in message_of(import_duiyi(bare, foreign))


def test_the_error_is_an_import_error() -> None:
    assert issubclass(duiyi.LibraryError, ImportError)


def test_the_version_is_that_of_the_library() -> None:
    number = duiyi._ffi.lib.duiyi_version()
    version = ".".join(str(number >> shift & 0xFF) for shift in (16, 8, 0))
    assert duiyi.library_version == version
    assert "std" in duiyi.library_features
    assert 0 < duiyi.engine_fingerprint < 1 << 64
