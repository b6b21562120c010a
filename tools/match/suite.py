#!/usr/bin/env python3
"""How many positions of a suite an engine solves at a fixed number of nodes.

    tools/match/suite.py --engine "cmd=target/release/duiyi-uci" --nodes 100000 FILE...

A suite is an EPD file with the best moves (`bm`), those to avoid (`am`) or the moves to mate (`dm`) of each position,
or a file of JSON lines with `fen`, `mate_by_checks` (moves to mate; without it the position is left out) of xiangqi.
A move is solved if the engine plays one of the best; a mate, if it says one of that length or a shorter one.
"""

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path

from duiyi import DuiyiError, Game
from engine import Engine, Spec, Speed


@dataclass
class Problem:
    fen: str
    best: list[str]
    avoid: list[str]
    mate: int | None
    name: str


def read_epd(line):
    """An EPD has four fields of a FEN and operations that end with a semicolon."""
    words = line.split(None, 4)
    operations = {}
    for operation in (words[4] if len(words) > 4 else "").split(";"):
        name, _, value = operation.strip().partition(" ")
        operations.setdefault(name, value.strip().strip('"'))
    mate = operations.get("dm")
    return Problem(
        fen=f"{' '.join(words[:4])} {operations.get('hmvc', 0)} {operations.get('fmvn', 1)}",
        best=operations.get("bm", "").split(),
        avoid=operations.get("am", "").split(),
        mate=int(mate) if mate else None,
        name=operations.get("id", ""),
    )


def read_suite(path):
    """Its variant and problems."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    if path.suffix != ".jsonl":
        return "chess", [read_epd(line) for line in lines]
    rows = (json.loads(line) for line in lines)
    found = [(row["fen"], row["mate_by_checks"], row["id"]) for row in rows]
    return "xiangqi", [Problem(fen, [], [], mate, name) for fen, mate, name in found if mate]


def is_solved(problem, game, engine, answer):
    if problem.mate is not None:
        kind, number = str(answer.info.get("score", "cp 0")).split()
        return kind == "mate" and 0 < int(number) <= problem.mate
    try:
        move = game.parse_move(answer.move, engine.notation)
    except DuiyiError:
        return False
    listed = [[game.parse_move(text) for text in texts] for texts in (problem.best, problem.avoid)]
    return (not listed[0] or move in listed[0]) and move not in listed[1]


def solve(spec, path, arguments):
    """Prints how many are solved, by moves to mate where the suite is one of mates."""
    variant, problems = read_suite(path)
    problems = [p for p in problems if (p.mate or 0) <= arguments.max_mate]
    engine = Engine(spec, variant)
    groups, speed = {}, Speed()
    for problem in problems[: arguments.count]:
        try:
            game = Game(variant, start_fen=problem.fen)
        except DuiyiError as error:
            print(f"left out: {problem.name} ({error})")
            continue
        engine.new_game()
        answer = engine.go(game.fen, [], f"nodes {arguments.nodes}", 600)
        solved = is_solved(problem, game, engine, answer)
        group = f"mate in {problem.mate}" if problem.mate else "best move"
        counts = groups.setdefault(group, [0, 0])
        counts[0] += solved
        counts[1] += 1
        speed.add(answer)
        if arguments.show and not solved:
            print(f"not solved: {problem.name} {game.fen} {answer.move} {answer.info.get('score')}")
    engine.close()
    told = ", ".join(f"{name}: {a}/{b}" for name, (a, b) in sorted(groups.items()))
    told += f" ({speed.rate:.2f} million nodes a second)"
    print(f"{spec.name}, {path.name}, {arguments.nodes} nodes: {told}", flush=True)


def main(line=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--engine", required=True, type=Spec.read, metavar="SPEC")
    parser.add_argument("--nodes", type=int, default=100_000)
    parser.add_argument("--count", type=int, help="no more problems of a file than that")
    parser.add_argument("--max-mate", type=int, default=1000, help="leave out longer mates")
    parser.add_argument("--show", action="store_true", help="name what is not solved")
    parser.add_argument("files", nargs="+", type=Path)
    arguments = parser.parse_args(line)
    for path in arguments.files:
        solve(arguments.engine, path, arguments)


if __name__ == "__main__":
    sys.exit(main())
