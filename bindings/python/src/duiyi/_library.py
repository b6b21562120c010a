"""Finding the shared library, and opening it only if it is the right one."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

#: How the library is called on this system.
FILE_NAME = {"win32": "duiyi.dll", "darwin": "libduiyi.dylib"}.get(sys.platform, "libduiyi.so")

#: The environment variable that names a library, or its folder, to take instead of the bundled one.
PATH_VARIABLE = "DUIYI_LIB_PATH"


class LibraryError(ImportError):
    """The shared library is missing, broken, or of another ABI version than this package."""


def find() -> Path:
    """The library's file: where DUIYI_LIB_PATH says, else beside this module.

    Who sets DUIYI_LIB_PATH wants that library and no other, so the bundled one is not tried then.
    Nor is the system ever searched: what lies there may be of any version.
    """
    place = Path(os.environ.get(PATH_VARIABLE) or Path(__file__).parent)
    if place.is_dir():
        place = place / FILE_NAME
    if place.is_file():
        return place
    raise LibraryError(
        f"the duiyi library was not found; tried:\n  {place}\n"
        f"Install the package from a wheel or from the repository (pip install ./bindings/python), "
        f"or set {PATH_VARIABLE} to {FILE_NAME} or to the folder it lies in."
    )


def open_library(abi_version: int, functions: Mapping[str, tuple[Any, ...]]) -> ctypes.CDLL:
    """Opens the library and tells ctypes each function's result and arguments."""
    path = find()
    try:
        library = ctypes.CDLL(str(path))
    except OSError as error:
        raise LibraryError(f"{path} cannot be loaded: {error}") from error
    # The ABI first: of another one, functions may be missing that this package needs.
    loaded = int(_bind(library, path, "duiyi_abi_version", *functions["duiyi_abi_version"])())
    if loaded != abi_version:
        raise LibraryError(
            f"{path} has ABI version {loaded}, this package needs {abi_version}: "
            f"install a package and a library of the same release"
        )
    for name, (result, *arguments) in functions.items():
        _bind(library, path, name, result, *arguments)
    return library


def _bind(library: ctypes.CDLL, path: Path, name: str, result: Any, *arguments: Any) -> Any:
    try:
        function = getattr(library, name)
    except AttributeError:
        raise LibraryError(
            f"{path} has no {name}(): it is not duiyi, or older than this package"
        ) from None
    function.restype = result
    function.argtypes = arguments
    return function
