"""How large the library is: builds it and parts of it, and writes docs/size.md.

`./x size` starts this. With --check nothing is written; it fails if the library of the profile
release has grown beyond LIMIT, which is to be lowered when that is possible.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
PAGE = ROOT / "docs" / "size.md"

EMPTY = ("an empty library", ["-p", "duiyi-size"], "libduiyi_size.so")
WHOLE = ("everything: `libduiyi.so`", ["-p", "duiyi-capi"], "libduiyi.so")
ROWS = [
    EMPTY,
    ("the rules of both games", ["-p", "duiyi-size", "--features", "rules"], "libduiyi_size.so"),
    ("and games with their past", ["-p", "duiyi-size", "--features", "game"], "libduiyi_size.so"),
    ("and saved games, score cards", ["-p", "duiyi-size", "--features", "json"], "libduiyi_size.so"),
    WHOLE,
]

# Kilobytes of WHOLE beyond EMPTY, with some room for other versions of Rust. 23 of them write and read
# moves in the notations of both games; 100 are saved games in JSON (a library without the feature json
# lacks them), 20 replay codes, 25 the other 14 functions around a game; 21 are score cards, 12 the
# position editor, 10 clocks and events; 58 are words, 36 of them the texts of three languages (without
# the feature words they are not there); 105 are the networks of the evaluation, 12 of them the loops over
# their neurons; 133 are files of games (without the feature files they are not there), 25 of them DhtmlXQ;
# 50 are advice: hints with their merits, reviews, puzzles, threats, manners; 6 are what makes the levels
# weak: counting men, misjudging, overlooking, and the looks at checks, each for both games.
LIMIT = 1070

TEXT = """\
# Size

What a program pays for duiyi: stripped shared libraries on {system}, in kilobytes (1,000 bytes), made by
`./x size` with {rust}. The standard library of Rust is in every row; what duiyi itself costs is the
difference to the empty one.

| | `release` | beyond empty | `small` | beyond empty |
|---|---|---|---|---|
{rows}

`release` is what `./x build` and `./x install` make. `small` (`cargo build --profile small -p duiyi-capi`)
is the same in fewer bytes with a slower search. About 170 KB are tables: attacks, random numbers for the
position hash, the networks of the evaluation. Of everything about 100 KB are saved games in JSON and 60 KB
words for players, which a build without the features `json` and `words` leaves out. A program that links
`libduiyi.a` leaves out what it does not use; without the standard library, as on a microcontroller, the
first row falls away.

The aim is 150 KB for the rules and 250 KB for everything beyond the empty library.
"""


def weigh(profile, arguments, library):
    """Bytes of a library without its symbols."""
    subprocess.run(
        ["cargo", "build", "--locked", "--quiet", "--profile", profile, *arguments], cwd=ROOT, check=True
    )
    with tempfile.NamedTemporaryFile() as stripped:
        subprocess.run(["strip", "-o", stripped.name, TARGET / profile / library], check=True)
        return os.stat(stripped.name).st_size


def page():
    """docs/size.md."""
    weights = [[weigh(profile, *row[1:]) for profile in ("release", "small")] for row in ROWS]
    lines = []
    for (name, *_), row in zip(ROWS, weights):
        cells = [
            f"{size / 1000:.0f} | {(size - empty) / 1000:.0f}" for size, empty in zip(row, weights[0])
        ]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    rust = subprocess.check_output(["rustc", "--version"]).decode().split(" (")[0]
    system = f"{os.uname().sysname} {os.uname().machine}"
    return TEXT.format(system=system, rust=rust, rows="\n".join(lines))


def check():
    """Fails if the library has grown too large."""
    beyond = (weigh("release", *WHOLE[1:]) - weigh("release", *EMPTY[1:])) / 1000
    print(f"libduiyi.so beyond an empty library: {beyond:.0f} KB of at most {LIMIT}")
    if beyond > LIMIT:
        sys.exit("find out what takes the bytes (nm --size-sort), or say in table.py why it must")


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        PAGE.write_text(page(), encoding="utf-8")
        print(PAGE.read_text(encoding="utf-8"))
