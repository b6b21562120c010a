"""What `python -m duiyi` takes on its command line when it is not about files."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from dataclasses import replace
from pathlib import Path

from .settings import LANGUAGES, PACES, RULES, SIDES, Settings, Wish
from .store import SETTINGS, Store, data_folder

_ALL_RULES = tuple(dict.fromkeys(name for names in RULES.values() for name in names))


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds them to a parser."""
    add = parser.add_argument
    add("--game", choices=tuple(RULES), help="begin another game: chess, chess960 or xiangqi")
    add(
        "--side",
        choices=SIDES,
        help="who you are: the first side (white, red), the second, both of two people; "
        "or watch two opponents",
    )
    add("--level", type=_level, metavar="1-10", help='of the opponent, or "full"')
    add("--pace", choices=PACES, help="how soon the opponent answers")
    add("--rules", choices=_ALL_RULES, metavar="RULES", help=f"one of {', '.join(_ALL_RULES)}")
    add("--clock", type=_clock, metavar="MIN+SEC", help='"5+3": 5 minutes, 3 seconds a move')
    add("--hints", type=_hints, metavar="N", help='hints in a game, or "all"')
    add("--new", action="store_true", help="begin another game of the kind before")
    add("--language", choices=LANGUAGES)
    add("--quiet", action="store_true", help="without sounds")
    add("--data", type=Path, metavar="FOLDER", help="where games and settings are kept")
    add("--selfplay", action="store_true", help="let two opponents play each other")
    add("--text", action="store_true", help="with --selfplay: print the moves, open no window")
    add("--moves", type=int, default=0, metavar="N", help="with --text: stop after so many")
    add("--seed", type=int, metavar="N", help="the same number gives the same opponents")
    add(
        "--measure-frames",
        action="store_true",
        help="print as JSON, when the window is closed, how long frames took while the "
        "opponent was thinking",
    )


def _level(text: str) -> int:
    if text == "full":
        return 0
    if text.isdigit() and 1 <= int(text) <= 10:
        return int(text)
    raise argparse.ArgumentTypeError(f'a level is 1 to 10 or "full", not {text!r}')


def _clock(text: str) -> tuple[int, int]:
    minutes, _, seconds = text.partition("+")
    if minutes.isdigit() and (seconds or "0").isdigit() and int(minutes) <= 600:
        return int(minutes), min(int(seconds or 0), 600)
    raise argparse.ArgumentTypeError(f"a clock is MINUTES+SECONDS, not {text!r}")


def _hints(text: str) -> int:
    if text == "all":
        return -1
    if text.isdigit() and int(text) < 1_000:
        return int(text)
    raise argparse.ArgumentTypeError(f'hints are a number or "all", not {text!r}')


def wish_of(arguments: argparse.Namespace, before: Wish) -> Wish | None:
    """The game that the command line asks for; None: none."""
    names = ("side", "level", "pace", "rules", "clock", "hints")
    asked = {name: getattr(arguments, name) for name in names}
    asked = {name: value for name, value in asked.items() if value is not None}
    if arguments.selfplay:
        asked["side"] = "watch"
    if not (asked or arguments.game or arguments.new):
        return None
    variant = arguments.game or before.variant
    wish = replace(before, **asked)
    if arguments.rules is not None and arguments.rules not in RULES[variant]:
        raise SystemExit(f"python -m duiyi: {variant} has no rules {arguments.rules!r}")
    return wish.of_variant(variant)


def run(arguments: argparse.Namespace) -> int:
    """Opens the board, or lets opponents play without one: the exit code."""
    if arguments.text and not arguments.selfplay:
        return _fail("--text shows games of two opponents: give --selfplay, too")
    if arguments.text:
        from .selfplay import selfplay

        settings = Settings(language=arguments.language or "en")
        wish = wish_of(arguments, Wish())
        assert wish is not None, "--selfplay asks for one"
        return selfplay(wish, settings, arguments.seed, arguments.moves)
    return _open_window(arguments)


def _open_window(arguments: argparse.Namespace) -> int:
    try:
        import tkinter
    except ImportError:
        return _fail(
            "the board needs tkinter, which this Python lacks: install python3-tk (Debian, "
            "Ubuntu), python3-tkinter (Fedora) or python-tk (Homebrew)"
        )
    from .app import App
    from .frames import FrameMeter
    from .play import Play

    store = Store(arguments.data or data_folder())
    settings = store.load(SETTINGS, Settings.read) or Settings()
    settings.language = arguments.language or settings.language
    settings.sounds = settings.sounds and not arguments.quiet
    wish = wish_of(arguments, settings.wish)
    # The window before the game: where there can be none, what is kept must stay.
    try:
        root = tkinter.Tk(className="duiyi")
    except tkinter.TclError as error:
        return _fail(f"no window can be opened: {error}; --selfplay --text needs none")
    # A game that is only watched is not kept: the user's own stays where it is.
    play = Play(store, settings, wish, seed=arguments.seed, kept=not arguments.selfplay)
    meter = FrameMeter()
    app = App(root, play, meter=meter)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: app.stop())
    app.run()
    if arguments.measure_frames:
        print(json.dumps(meter.report()))
    return 0


def _fail(message: str) -> int:
    print(f"python -m duiyi: {message}", file=sys.stderr)
    return 1
