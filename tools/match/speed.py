#!/usr/bin/env python3
"""Nodes a second of several engines in one run.

    tools/match/speed.py --variant chess --openings FILE \
        --engine "name=duiyi cmd=target/release/duiyi-uci" \
        --engine "name=classical cmd=/usr/games/stockfish 'option.Use NNUE=false'"

The engines take turns at each position, so that what else the machine does slows all of them. Each searches as many
nodes as it can in a fixed time (with a Move Overhead in its options, less); the ratio is to the last engine.
"""

import argparse
import sys
from pathlib import Path

from engine import Engine, Spec, Speed, move_time, read_openings


def main(line=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", choices=["chess", "xiangqi"], default="chess")
    parser.add_argument("--engine", action="append", required=True, type=Spec.read, metavar="SPEC")
    parser.add_argument("--openings", type=Path, required=True, help="a FEN a line")
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--move-time", type=int, default=500, metavar="MS")
    arguments = parser.parse_args(line)
    engines = [Engine(spec, arguments.variant) for spec in arguments.engine]
    speeds = [Speed() for _ in engines]
    limit, patience = move_time(arguments.move_time)
    for fen in read_openings(arguments.openings)[: arguments.positions]:
        for engine, speed in zip(engines, speeds, strict=True):
            engine.new_game()
            speed.add(engine.go(fen, [], limit, patience))
    for engine, speed in zip(engines, speeds, strict=True):
        engine.close()
        ratio = speed.rate / max(speeds[-1].rate, 1e-9)
        print(f"{engine.spec.name}: {speed.rate:.2f} million nodes a second, {ratio:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
