#!/usr/bin/env python3
"""A match between two engines, in chess or xiangqi.

    tools/match/play.py --variant xiangqi --openings FILE --pairs 100 --clock 5+0.05 \
        --engine "name=duiyi cmd=target/release/duiyi-uci" \
        --engine "name=fairy cmd=fairy-stockfish option.Use_NNUE=false"

Each opening (a FEN a line) is played twice, with colours exchanged. Moves and verdicts are judged by duiyi's Python
package, with --pyffish by pyffish. An illegal move, a silence, a death and a clock overrun lose. At the end, and
after every pair: games won, drawn, lost by the first engine, the difference in Elo with its 95 % interval, and how
fast each was. Exit code 1 if a game was lost by an illegal move, a death or the clock.
"""

import argparse
import itertools
import queue
import sys
import threading
from collections import Counter
from pathlib import Path

from elo import Tally
from engine import Engine, EngineError, Spec, Speed, move_time, read_openings
from referee import FairyReferee, Referee


class Clock:
    """Seconds left for both sides."""

    def __init__(self, text):
        base, _, increment = text.partition("+")
        self.left = [float(base)] * 2
        self.increment = float(increment or 0)

    def limit(self, side, protocol):
        left = [max(1, int(seconds * 1000)) for seconds in self.left]
        increment = int(self.increment * 1000)
        if protocol == "ucci":
            return f"time {left[side]} increment {increment}"
        return f"wtime {left[0]} btime {left[1]} winc {increment} binc {increment}"

    def spend(self, side, seconds):
        """False if the flag has fallen."""
        self.left[side] -= seconds
        if self.left[side] < 0:
            return False
        self.left[side] += self.increment
        return True


def play_game(referee, engines, arguments, speeds):
    """Points of the first side, and why; `engines` are the first side's and the other's."""
    for engine in engines:
        engine.new_game()
    clock = Clock(arguments.clock) if arguments.clock else None
    while (points := referee.points()) is None:
        if referee.game.ply >= arguments.max_plies:
            return 0.5, "too long"
        side = referee.side
        engine, lost = engines[side], float(side)
        if clock:
            limit, patience = clock.limit(side, engine.spec.protocol), clock.left[side] + 10
        elif arguments.move_time:
            limit, patience = move_time(arguments.move_time)
        else:
            limit, patience = f"nodes {arguments.nodes}", 600
        try:
            moves = referee.moves(engine.notation)
            answer = engine.go(referee.fen, moves, limit, patience)
        except EngineError as error:
            return lost, f"FAILED: {error}"
        speeds[engine.spec.name].add(answer)
        if clock and not clock.spend(side, answer.seconds):
            late = f"{answer.seconds:.3f} s for a move after {limit}"
            return lost, f"FAILED: {engine.spec.name} lost on time ({late})"
        try:
            referee.play(answer.move, engine.notation)
        except ValueError as error:
            return lost, f"FAILED: {engine.spec.name} played {answer.move!r}: {error}"
    return points, referee.why()


def play_pairs(specs, arguments, openings, told, speeds):
    """Plays openings until none is left, and tells the points and ends of each pair; then None, or what
    went wrong here."""
    try:
        for fen in iter(openings.next, None):
            told.put(play_pair(specs, arguments, fen, speeds))
        told.put(None)
    except Exception as error:
        told.put(error)


def play_pair(specs, arguments, fen, speeds):
    """One opening with both colours: points of the first engine, and why each game ended."""
    points, ends = [], []
    # New processes for each pair: one that has died or hangs spoils no other game.
    engines = [Engine(spec, arguments.variant) for spec in specs]
    for first in (0, 1):
        judge = FairyReferee if arguments.pyffish else Referee
        referee = judge(arguments.variant, fen, arguments.rules)
        seated = engines if first == 0 else engines[::-1]
        white, why = play_game(referee, seated, arguments, speeds)
        points.append(white if first == 0 else 1 - white)
        ends.append(why)
    for engine in engines:
        engine.close()
    return points, ends


class Shared:
    """Items for several threads."""

    def __init__(self, items):
        self._items, self._lock = iter(items), threading.Lock()

    def next(self):
        """None when there are no more."""
        with self._lock:
            return next(self._items, None)


def arguments_of(line):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", choices=["chess", "xiangqi"], default="chess")
    parser.add_argument("--engine", action="append", required=True, type=Spec.read, metavar="SPEC")
    parser.add_argument("--openings", type=Path, required=True)
    parser.add_argument("--pairs", type=int, default=50, help="the openings begin anew if there are fewer")
    limit = parser.add_mutually_exclusive_group(required=True)
    limit.add_argument("--clock", help="seconds+increment")
    limit.add_argument("--nodes", type=int, help="for each move")
    limit.add_argument("--move-time", type=int, metavar="MS", help="milliseconds for each move")
    parser.add_argument("--rules", default="default", help="a rule set of duiyi's")
    parser.add_argument("--max-plies", type=int, default=400, help="longer games are drawn")
    parser.add_argument("--pyffish", action="store_true", help="let pyffish judge")
    parser.add_argument("--concurrency", type=int, default=1)
    arguments = parser.parse_args(line)
    names = [spec.name for spec in arguments.engine]
    if len(names) != 2 or names[0] == names[1]:
        parser.error("two engines of different names")
    return arguments


def main(line=None):
    arguments = arguments_of(line)
    fens = read_openings(arguments.openings)
    openings = Shared(itertools.islice(itertools.cycle(fens), arguments.pairs))
    told, tally, ends = queue.Queue(), Tally(), Counter()
    speeds = {spec.name: Speed() for spec in arguments.engine}
    work = (arguments.engine, arguments, openings, told, speeds)
    for _ in range(arguments.concurrency):
        threading.Thread(target=play_pairs, args=work, daemon=True).start()
    running = arguments.concurrency
    while running:
        pair = told.get()
        if isinstance(pair, Exception):
            raise pair
        if pair is None:
            running -= 1
            continue
        tally.add_pair(pair[0])
        ends.update(pair[1])
        print(f"pair {len(tally.pairs)}: {pair[0]} {' / '.join(pair[1])}; {tally}", flush=True)
    for name, speed in speeds.items():
        print(f"{name}: {speed}")
    print("\n".join(f"{count:5} {why}" for why, count in ends.most_common()))
    return int(any(why.startswith("FAILED") for why in ends))


if __name__ == "__main__":
    sys.exit(main())
