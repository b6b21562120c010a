"""`python -m duiyi`, the board; and `convert IN OUT` and `check FILE...` for files of games."""

from __future__ import annotations

import argparse
import os
import sys

from .codes import Notation
from .errors import DuiyiError, PgnError
from .files import TreeReader
from .window import options

#: Broken games of a file that are shown.
SHOWN = 20


class Progress:
    """A bar on standard error, if that is a terminal."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._size = max(os.path.getsize(path), 1)
        self._shown = -1

    def __call__(self, read: int) -> None:
        """So many bytes are read."""
        percent = min(100 * read // self._size, 100)
        if percent != self._shown and sys.stderr.isatty():
            self._shown = percent
            bar = "#" * (percent // 4)
            end = "\n" if percent == 100 else ""
            print(f"\r{self._path}: [{bar:25}] {percent:3} %", end=end, file=sys.stderr, flush=True)


def read(path: str, encoding: str | None, broken: list[PgnError]) -> TreeReader:
    """The games of a file, with a bar; broken ones are gathered."""
    return TreeReader(path, encoding=encoding, on_error=broken.append, on_progress=Progress(path))


def report(path: str, games: int, plies: int, broken: list[PgnError]) -> None:
    """What was read, and what is broken."""
    print(f"{path}: {games} games, {plies} plies, {len(broken)} broken")
    for error in broken[:SHOWN]:
        print(f"  {error}")
    if len(broken) > SHOWN:
        print(f"  and {len(broken) - SHOWN} more")


def check(arguments: argparse.Namespace) -> int:
    """Reads files and says what is broken in them."""
    status = 0
    for path in arguments.files:
        broken: list[PgnError] = []
        games = plies = 0
        for tree in read(path, arguments.encoding, broken):
            games, plies = games + 1, plies + tree.main_end.ply
            tree.close()
        report(path, games, plies, broken)
        status |= bool(broken)
    return status


def convert(arguments: argparse.Namespace) -> int:
    """Reads a file of any format and writes its games as PGN, variations and comments with them."""
    broken: list[PgnError] = []
    games = plies = 0
    with open(arguments.out, "w", encoding="utf-8") as out:
        for tree in read(arguments.file, arguments.encoding, broken):
            print(tree.save_pgn(arguments.notation), file=out)
            games, plies = games + 1, plies + tree.main_end.ply
            tree.close()
    report(arguments.file, games, plies, broken)
    return bool(broken)


def main(words: list[str] | None = None) -> int:
    """Opens the board: 1 if there can be no window. Or runs a command: 0 if all is well, 1 if a
    game is broken, 2 if nothing could be done."""
    parser = argparse.ArgumentParser(
        prog="python -m duiyi",
        description="Chess and xiangqi on a board, resumed where they were left; files of games.",
    )
    parser.set_defaults(run=options.run)
    options.add_options(parser)
    commands = parser.add_subparsers(title="files of games", metavar="COMMAND")
    checks = commands.add_parser("check", help="say what is broken in files")
    checks.add_argument("files", nargs="+", metavar="FILE")
    converts = commands.add_parser("convert", help="write the games of a file as PGN")
    converts.add_argument("file", metavar="IN")
    converts.add_argument("out", metavar="OUT")
    names = [name.lower() for name in Notation.__members__]
    converts.add_argument("--notation", choices=names, default="auto")
    for command, run in ((checks, check), (converts, convert)):
        command.add_argument("--encoding", help='of text that does not tell: "gb18030"')
        command.set_defaults(run=run)
    arguments = parser.parse_args(words)
    try:
        return int(arguments.run(arguments))
    except (OSError, LookupError, DuiyiError) as error:
        print(f"python -m duiyi: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
