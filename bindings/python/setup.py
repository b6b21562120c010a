"""Puts the shared library into the package: one wheel for all Python 3, one for each platform.

The library is that which DUIYI_LIB_PATH names, else what cargo makes of the repository around this
folder. Everything that is only data stands in pyproject.toml.
"""

import json
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.dist import Distribution

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
# The package's own words on where a library lies; the package itself needs one to be imported.
LIBRARY = runpy.run_path(str(HERE / "src" / "duiyi" / "_library.py"))


def built_by_cargo() -> Path:
    """Builds the library; where it lies then, only cargo knows."""
    if not (REPOSITORY / "capi" / "Cargo.toml").is_file():
        sys.exit(
            "duiyi's Rust sources are not here: install from the repository "
            f"(pip install ./bindings/python), or name a library in {LIBRARY['PATH_VARIABLE']}"
        )
    cargo = shutil.which("cargo")
    if cargo is None:
        sys.exit(
            "duiyi is built by cargo, which was not found: install a Rust toolchain, "
            f"or name a library in {LIBRARY['PATH_VARIABLE']}"
        )
    command = [cargo, "build", "--release", "--locked", "--package", "duiyi-capi"]
    command += ["--features", "encodings"]
    command += ["--message-format", "json-render-diagnostics"]
    messages = subprocess.run(
        command, cwd=REPOSITORY, check=True, stdout=subprocess.PIPE, text=True
    )
    for message in map(json.loads, messages.stdout.splitlines()):
        for name in message.get("filenames", ()):
            if Path(name).name == LIBRARY["FILE_NAME"]:
                return Path(name)
    sys.exit(f"cargo has built no {LIBRARY['FILE_NAME']}")


class WithLibrary(build_py):
    """Copies the library beside the modules."""

    def run(self) -> None:
        """Takes the modules, then the library."""
        super().run()
        library = (
            LIBRARY["find"]() if os.environ.get(LIBRARY["PATH_VARIABLE"]) else built_by_cargo()
        )
        package = HERE / "src" / "duiyi" if self.editable_mode else Path(self.build_lib) / "duiyi"
        shutil.copyfile(library, package / LIBRARY["FILE_NAME"])


class OneForEachPlatform(bdist_wheel):
    """The library is no extension module: it depends on the platform, not on the Python."""

    def get_tag(self) -> "tuple[str, str, str]":
        """Python, ABI of Python, platform."""
        return "py3", "none", super().get_tag()[2]


class NotPure(Distribution):
    """A distribution with something that depends on the platform."""

    def has_ext_modules(self) -> bool:
        """The library counts as one."""
        return True


setup(
    cmdclass={"build_py": WithLibrary, "bdist_wheel": OneForEachPlatform},
    distclass=NotPure,
)
