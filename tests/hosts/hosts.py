"""What the tests of the hosts share: where things are, and running a program."""

import os
import shlex
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
TERMINAL = TARGET / "terminal" / "duiyi-terminal"
C_FLAGS = ["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror"]


def run(command, *, text="", environment=None, cwd=None, seconds=300):
    """Runs a program to its end and gives (exit code, what it printed)."""
    done = subprocess.run(
        [str(word) for word in command],
        input=text if isinstance(text, bytes) else text.encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=None if environment is None else {**os.environ, **environment},
        cwd=cwd,
        timeout=seconds,
    )
    return done.returncode, done.stdout.decode(errors="replace")


def install(scratch):
    """Installs into a folder inside `scratch`, then moves it, and gives where it is now."""
    # A space in the name: paths in scripts are quoted or they break here.
    must([ROOT / "x", "install", "first place"], cwd=scratch)
    (scratch / "first place").rename(scratch / "second place")
    return scratch / "second place"


def compile_with_pkg_config(prefix, sources, program, *options):
    """Compiles as one would by hand. pkg-config escapes spaces for a shell to read: hence `eval`."""
    quoted = " ".join(shlex.quote(str(word)) for word in [*C_FLAGS, *sources, "-o", program])
    line = f"eval cc {shlex.quote(quoted)} $(pkg-config --cflags --libs {' '.join(options)} duiyi)"
    must(["sh", "-c", line], environment={"PKG_CONFIG_PATH": str(prefix / "lib" / "pkgconfig")})


def must(command, **options):
    """Like run, for a program that must succeed."""
    code, output = run(command, **options)
    if code != 0:
        raise AssertionError(f"{command} ended with {code}:\n{output}")
    return output
