"""What the tests of the hosts share: where things are, running a program, reading a README."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
TERMINAL = TARGET / "terminal" / "duiyi-terminal"
TERMINAL_BOARD = TARGET / "release" / "duiyi-terminal"


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


def must(command, **options):
    """Like run, for a program that must succeed; gives what it printed."""
    code, output = run(command, **options)
    if code != 0:
        raise AssertionError(f"{command} ended with {code}:\n{output}")
    return output


def install(scratch):
    """Installs into a folder inside `scratch`, moves it, and gives where it is now."""
    # A space in the names: paths in scripts are quoted or they break here.
    must([ROOT / "x", "install", "first place"], cwd=scratch)
    (scratch / "first place").rename(scratch / "second place")
    return scratch / "second place"


def without_spaces(prefix):
    """Another name of the prefix, since a plain $(pkg-config ...) in a shell cannot have spaces."""
    link = prefix.with_name("link")
    if not link.exists():
        link.symlink_to(prefix, target_is_directory=True)
    return link


def blocks(readme, language):
    """The blocks of code in that language in a README."""
    text = readme.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
