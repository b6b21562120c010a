#!/usr/bin/env python3
"""What the steps between the opponent's levels are worth, and how its games differ.

    tools/match/levels.py steps --variant chess --games 200        # each level against the one below
    tools/match/levels.py variety --variant xiangqi                # how many openings in 20 games of each level

Every game begins at the start and has a seed of its own, colours by turns, so no openings are needed and the same
command gives the same games. Both write a table for docs/strength.md, a row as soon as it is there.
"""

import argparse
import multiprocessing
import time
from collections import Counter
from dataclasses import dataclass

from duiyi import Engine, Game, Outcome
from elo import Tally

VARIETY_PLIES = 6


@dataclass(frozen=True)
class Task:
    """A game of two levels; `levels[0]` has the first move."""

    variant: str
    levels: tuple[int, int]
    seed: int
    max_plies: int


@dataclass
class Played:
    """How it ended: points of the first side, the moves, and each side's seconds and longest move."""

    points: float
    moves: tuple[str, ...]
    seconds: list[float]
    longest: list[float]


def play(task):
    game, engine = Game(task.variant), Engine(table_bytes=1 << 20)
    seconds, longest = [0.0, 0.0], [0.0, 0.0]
    while not game.outcome and game.ply < task.max_plies:
        side = int(game.side_to_move)
        begun = time.process_time()
        move = engine.choose(game, level=task.levels[side], seed=task.seed)
        spent = time.process_time() - begun
        seconds[side] += spent
        longest[side] = max(longest[side], spent)
        game.play(move)
    points = {Outcome.WHITE_WINS: 1.0, Outcome.BLACK_WINS: 0.0}.get(game.outcome, 0.5)
    moves = tuple(game.history_text(ply, "uci") for ply in range(1, game.ply + 1))
    return Played(points, moves, seconds, longest)


def step(pool, variant, level, games, max_plies):
    """The tally of `level` against the one below, in pairs of games, and its milliseconds a move."""
    tasks = [
        Task(variant, ((level, level - 1), (level - 1, level))[seed % 2], seed, max_plies) for seed in range(games)
    ]
    tally, pair, seconds, moves, longest = Tally(), [], 0.0, 0, 0.0
    for task, played in zip(tasks, pool.imap(play, tasks)):
        side = task.levels.index(level)
        pair.append(played.points if side == 0 else 1 - played.points)
        seconds += played.seconds[side]
        moves += (len(played.moves) + 1 - side) // 2
        longest = max(longest, played.longest[side])
        if len(pair) == 2:
            tally.add_pair(pair)
            pair = []
    return tally, 1000 * seconds / max(moves, 1), 1000 * longest


def steps(pool, arguments):
    print("| step | won, drawn, lost | score | Elo, 95 % interval | ms a move, longest |")
    print("|---|---|---|---|---|")
    uneven = 0
    for level in arguments.levels:
        tally, mean, longest = step(pool, arguments.variant, level, arguments.games, arguments.max_plies)
        score = (tally.won + tally.drawn / 2) / max(tally.won + tally.drawn + tally.lost, 1)
        uneven += not 0.65 <= score <= 0.85
        elo, low, high = tally.interval()
        print(
            f"| {level} against {level - 1} | {tally.won}, {tally.drawn}, {tally.lost} | {score:.1%} "
            f"| {elo:+.0f}, {low:+.0f} to {high:+.0f} | {mean:.1f}, {longest:.0f} |",
            flush=True,
        )
    return uneven


def variety(pool, arguments):
    print(f"| level | openings of {VARIETY_PLIES} plies in {arguments.games} games | first moves |")
    print("|---|---|---|")
    poor = 0
    for level in arguments.levels:
        tasks = [Task(arguments.variant, (level, level), seed, VARIETY_PLIES) for seed in range(arguments.games)]
        openings = [played.moves for played in pool.imap(play, tasks)]
        firsts = Counter(moves[0] for moves in openings)
        different = len(set(openings))
        poor += different < min(10, arguments.games)
        print(f"| {level} | {different} | {', '.join(f'{m} {n}' for m, n in firsts.most_common())} |", flush=True)
    return poor


def levels(text):
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def main(given=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["steps", "variety"])
    parser.add_argument("--variant", choices=["chess", "xiangqi"], default="chess")
    parser.add_argument("--games", type=int, help="of each row (200; variety 20)")
    parser.add_argument("--levels", type=levels, help="from-to (steps 2-10, variety 1-10)")
    parser.add_argument("--max-plies", type=int, default=400, help="a game of more is drawn (400)")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    arguments = parser.parse_args(given)
    is_steps = arguments.what == "steps"
    arguments.games = arguments.games or (200 if is_steps else 20)
    arguments.levels = arguments.levels or (range(2, 11) if is_steps else range(1, 11))
    with multiprocessing.Pool(arguments.processes) as pool:
        failed = (steps if is_steps else variety)(pool, arguments)
    print(f"{failed} of {len(arguments.levels)} rows are not as they should be" if failed else "all as it should be")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
