"""Cycles of four plies on random boards, judged by the Asian rules: duiyi against pyffish.

pyffish judges all moves since the first occurrence, so `d` says what duiyi does with that span. Known
differences, each counted as a note and not as a difference:

* "backing away": a chariot or cannon that moves back along the line on which it attacks already
  makes a chase for pyffish. For duiyi the attack goes on and is not new (AXF, diagram 106: the
  chariot on the cannon's file).
* "a threat by standing still": pyffish looks at the man that moves, at what it uncovers and at new
  pins. For duiyi a threat is new as well if the move takes the victim's root away: it was or is the
  screen of the cannon that protects (WXF 20.3, undermined root), it blocks the protector's way, or
  the protector may no longer leave its general's file; or if it lets a pinned hunter go.
* "a general as false root": the mover protects its partner, so that the enemy general cannot take
  back. pyffish knows it only for some pairs of men.
"""

import re

import pyffish

ROW = re.compile(r"\b([a-i])(\d) on ([a-i])(\d)")


def compare_chases(tally, engine, oracle, rng, boards):
    engine.choose(oracle.variant)
    for _ in range(boards):
        fen, reachable = oracle.random_board(rng)
        if reachable:
            for _ in range(8):
                compare_cycle(tally, engine, fen, rng)


def compare_cycle(tally, engine, fen, rng):
    fen = " ".join(fen.split()[:2]) + " - - 0 1"
    cycle = []
    for pick in (None, None, 0, 1):
        moves = engine.look(fen, cycle)["moves"].split()
        wanted = back(cycle[pick]) if pick is not None else rng.choice(moves or [None])
        if wanted not in moves:
            return
        cycle.append(wanted)
    if int(engine.look(fen, cycle)["repetitions"]) < 2:
        return  # something was taken
    facts = engine.look(fen, 2 * cycle)
    ours, theirs = facts["axf"].split()[0], pyffish_says(fen, 2 * cycle)
    known = ours != theirs and known_difference(fen, cycle, ours, theirs, facts)
    if known:
        tally.note(f"chases, {known}")
    else:
        tally.compare("chases", theirs, ours, f"{fen} moves {' '.join(2 * cycle)}")


def back(move):
    start, end = re.fullmatch(r"([a-i]\d+)([a-i]\d+)", move).groups()
    return end + start


def pyffish_says(fen, moves):
    ended, value = pyffish.is_optional_game_end("xiangqi", fen, moves)
    if not ended:
        return "ongoing"
    if value == 0:
        return "draw"
    mover = "white" if fen.split()[1] == "w" else "black"
    return mover if value > 0 else {"white": "black", "black": "white"}[mover]


def known_difference(fen, cycle, ours, theirs, facts):
    board, mover = read_board(fen), fen.split()[1]
    if ours == "draw":
        loser = "b" if theirs == "white" else "w"
        own = cycle[0::2] if loser == mover else cycle[1::2]
        if any(backs_away(board, cycle, move) for move in own):
            return "backing away"
        return None
    if theirs != "draw" or "evidence" not in facts:
        return None
    rows = ROW.findall(facts["evidence"])
    arrived = {point(half(move, 1)) for move in cycle}
    if any((file, int(rank)) not in arrived for file, rank, *_ in rows):
        return "a threat by standing still"
    if any(near_general(fen, cycle, (file, int(rank))) for *_, file, rank in rows):
        return "a general as false root"
    return None


def half(move, index):
    return re.fullmatch(r"([a-i]\d+)([a-i]\d+)", move).groups()[index]


def point(name):
    return name[0], int(name[1:]) - 1


def read_board(fen):
    board = {}
    for rank, row in zip(range(9, -1, -1), fen.split()[0].split("/")):
        file = 0
        for sign in row:
            if sign.isdigit():
                file += int(sign)
            else:
                board["abcdefghi"[file], rank] = sign
                file += 1
    return board


def backs_away(board, cycle, move):
    """Does a chariot or cannon go back on a line on which it attacked an enemy before?"""
    men = dict(board)
    for played in cycle:
        start, end = point(half(played, 0)), point(half(played, 1))
        if played == move:
            man = men[start]
            if man in "RrCc":
                step = tuple((a > b) - (a < b) for a, b in zip(numbers(start), numbers(end)))
                return sees_enemy(men, start, step, man)
            return False
        men[end] = men.pop(start)
    return False


def numbers(place):
    return "abcdefghi".index(place[0]), place[1]


def sees_enemy(men, start, step, man):
    """The first man (behind a screen, for a cannon) in that direction is an enemy."""
    file, rank = numbers(start)
    screens = 1 if man in "Cc" else 0
    while True:
        file, rank = file + step[0], rank + step[1]
        if not (0 <= file <= 8 and 0 <= rank <= 9):
            return False
        met = men.get(("abcdefghi"[file], rank))
        if met and screens == 0:
            return met.isupper() != man.isupper()
        screens -= met is not None


def near_general(fen, cycle, victim):
    """Can the victim's general step on its point in some position of the cycle?"""
    fens = [pyffish.get_fen("xiangqi", fen, cycle[:plies]) for plies in range(len(cycle))]
    file, rank = numbers(victim)
    for now in fens:
        for place, man in read_board(now).items():
            if man in "Kk":
                away = abs(numbers(place)[0] - file) + abs(numbers(place)[1] - rank)
                if away == 1:
                    return True
    return False
