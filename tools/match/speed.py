#!/usr/bin/env python3
"""Nodes a second of several engines in one run.

    tools/match/speed.py --variant chess --openings FILE \
        --engine "name=duiyi cmd=target/release/duiyi-uci" \
        --engine "name=classical cmd=/usr/games/stockfish 'option.Use NNUE=false'"

The engines take turns at each position, so that what else the machine does slows all of them. Each searches as many
nodes as it can in a fixed time (with a Move Overhead in its options, less); the ratio is to the last engine.
"""

import argparse
import itertools
import sys
from pathlib import Path

from engine import Engine, Spec


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
    lines = arguments.openings.read_text(encoding="utf-8").splitlines()
    fens = [fen for fen in lines if fen.strip() and not fen.startswith("#")]
    engines = [Engine(spec, arguments.variant) for spec in arguments.engine]
    nodes, seconds = [0] * len(engines), [0.0] * len(engines)
    for fen in itertools.islice(fens, arguments.positions):
        for number, engine in enumerate(engines):
            engine.new_game()
            limit = f"movetime {arguments.move_time}"
            answer = engine.go(fen, [], limit, 10 + arguments.move_time / 1000)
            nodes[number] += int(answer.info.get("nodes", 0))
            seconds[number] += answer.seconds
    rates = [count / max(time, 1e-9) for count, time in zip(nodes, seconds, strict=True)]
    for engine, rate in zip(engines, rates, strict=True):
        engine.close()
        print(f"{engine.spec.name}: {rate / 1e6:.2f} million nodes a second, {rate / rates[-1]:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
