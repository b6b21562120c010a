#!/usr/bin/env python3
"""Compares duiyi with independent implementations of the rules, at every ply of random games.

    python tests/oracles/run.py --engine target/release/duiyi-uci \
        --player target/release/examples/repetitions [--long] [--seed N]

Chess and Chess960 are compared with PyPI `chess`, xiangqi with PyPI `pyffish` (versions in
requirements.txt): legal moves, FEN, check, how the game stands, perft; and which boards a reader
has to refuse; the program driven by the engine module of `chess`; repetitions by the Asian rules. Recorded games of people are replayed where a folder with them is at hand. Any
difference makes the exit code 1. The same seed gives the same games.
"""

import argparse
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from chases import compare_chases
from client import drive
from engine import Engine
from games import random_boards, random_games, random_perft
from oracle_chess import ChessOracle
from oracle_xiangqi import XiangqiOracle
from records import replay_games, replay_repetitions
from tally import Tally

RECORDS = Path(__file__).resolve().parents[3] / "shared" / "data" / "xiangqi"
LONG = 20  # times the quick run
CHASES, LONG_CHASES = 2_000, 210_000  # games


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--engine", required=True, help="the program duiyi-uci, release build")
    parser.add_argument("--player", required=True, help="the example repetitions, release build")
    parser.add_argument("--long", action="store_true", help=f"{LONG} times as many games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--records", type=Path, default=RECORDS, help="folder of recorded games")
    return parser.parse_args()


def chess_part(tally, engine, rng, factor, chess960):
    oracle = ChessOracle(chess960)
    styles = ["free", "shuffling", "checking"]
    random_games(tally, engine, oracle, rng, count=60 * factor, plies=160)
    random_boards(tally, engine, oracle, rng, count=200 * factor, plies=20, styles=styles)
    random_perft(tally, engine, oracle, rng, count=30 * factor, depth=2)
    random_perft(tally, engine, oracle, rng, count=2 * factor, depth=3)


def xiangqi_games_part(tally, engine, rng, factor):
    oracle = XiangqiOracle()
    random_games(tally, engine, oracle, rng, count=20 * factor, plies=140)
    random_perft(tally, engine, oracle, rng, count=15 * factor, depth=2)
    random_perft(tally, engine, oracle, rng, count=10 if factor == LONG else 0, depth=3)


def xiangqi_boards_part(tally, engine, rng, factor):
    oracle = XiangqiOracle()
    styles = ["free", "shuffling"]
    random_boards(tally, engine, oracle, rng, count=100 * factor, plies=12, styles=styles)
    random_boards(tally, engine, oracle, rng, count=10 * factor, plies=14, styles=["checking"])


def chases_part(tally, engine, rng, factor, player):
    games = LONG_CHASES if factor == LONG else CHASES
    compare_chases(tally, player, rng.randrange(1 << 32), games)


def client_part(tally, engine, rng, factor, program):
    for _ in range(factor):
        drive(tally, program, rng.randrange(960))


def records_part(tally, engine, rng, factor, folder):
    if not folder.is_dir():
        print(f"no recorded games are replayed: there is no {folder}")
        return
    oracle = XiangqiOracle()
    replay_games(tally, engine, oracle, rng, folder / "games", count=5 * factor)
    replay_repetitions(tally, engine, oracle, folder / "repetition.json")


def run_part(arguments, name, part):
    """One part with an engine and a random sequence of its own."""
    engine, tally = Engine(arguments.engine), Tally()
    rng = random.Random(f"{arguments.seed} {name}")
    part(tally, engine, rng, LONG if arguments.long else 1)
    tally.compare("engine exit code", 0, engine.close(), f"at the end of {name}")
    return tally


def main():
    arguments = parse_arguments()
    parts = {
        "xiangqi games": xiangqi_games_part,
        "xiangqi boards": xiangqi_boards_part,
        "chess": partial(chess_part, chess960=False),
        "chess960": partial(chess_part, chess960=True),
        "chases": partial(chases_part, player=arguments.player),
        "client": partial(client_part, program=arguments.engine),
        "records": partial(records_part, folder=arguments.records),
    }
    started = time.monotonic()
    total = Tally()
    with ProcessPoolExecutor() as pool:
        for tally in pool.map(partial(run_part, arguments), parts.keys(), parts.values()):
            total.add(tally)
    print(f"seed {arguments.seed}, {time.monotonic() - started:.0f} s")
    passed, failed = total.summary()
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
