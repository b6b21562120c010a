"""Repetitions of xiangqi, judged by the Asian rules: duiyi against pyffish.

`repetitions.rs` plays the games and says how they ended; pyffish, which takes 3 ms a question, is
asked once about each. Known differences, each counted as a note and not as a difference:

* "backing away": a chariot or cannon that moves back along the line on which it attacks already
  makes a chase for pyffish. For duiyi the attack goes on and is not new (AXF, diagram 106: the
  chariot on the cannon's file).
* "a pinned hunter": pyffish lets a man attack that may not leave its line. For duiyi who cannot take
  does not threaten to.
* "by advisor or elephant": an advisor or elephant that attacks a chariot, horse or cannon makes a
  chase for pyffish even if that is protected. The rule books name horse and cannon on chariot only
  (AXF 15).
* "an offer of exchange": chariots or cannons attack each other. For duiyi that is no chase where the
  other can take as well (WXF 20.7), be it only along the line on which it is pinned.
* "a screen as root": the chariot that is a cannon's screen protects what stands behind it; pyffish
  counts that out.
* "both chase": for duiyi the other side chases as well, mostly by "standing still" as below.
* "a move before the span": of a whole game pyffish judges the move into the first occurrence, too.
  Of the moves since then alone it says what duiyi says.
* "a threat by standing still": pyffish looks at the man that moves, at what it uncovers and at new
  pins. For duiyi a threat is new as well if the move takes the victim's root away: it was or is the
  screen of the cannon that protects (WXF 20.3, undermined root), it blocks the protector's way, or
  the protector may no longer leave its general's file; or if it lets a pinned hunter go.
* "a general as false root": the mover protects its partner, so that the enemy general cannot take
  back. pyffish knows it only for some pairs of men.
"""

import re
import subprocess

import pyffish

# Seen once each in 400,000 games, and looked at one by one.
REVIEWED = {
    "9/4rk3/9/4n2P1/9/3N5/5n3/3A4p/5p3/4K4": "the victim walked into an attack that went on",
    "9/9/5k3/8n/9/1n2RC3/5R3/7r1/1p7/3K5": "the victim walked into an attack that went on",
    "4k4/4a4/3aN4/3PP4/9/9/9/3nC4/9/2BK5": "between the checks only the soldier hunts",
    "3k5/3N5/1C1a1a3/9/6P2/P8/9/9/9/3K1A3": "on one point the victim has a root",
    "3P5/4k4/3cc4/9/9/9/9/4B4/3K5/9": "on one point only the general hunts",
    "9/4k4/9/3CC4/2p6/8p/9/B8/3K5/4p4": "on one point only the general hunts",
    "2ba2b2/9/r4k3/4n4/5PpC1/C8/9/4K2n1/9/9": "the victim walked into an attack that went on",
    "2C2a3/3k5/2na5/2p1r3p/p1b2P1P1/9/P8/4n4/4A4/3AK3c": "the root left the victim by itself",
}

ROW = re.compile(r"\b([a-i])(\d) on ([a-i])(\d)")
MOVE = re.compile(r"([a-i])(\d+)([a-i])(\d+)")
OTHER = {"white": "black", "black": "white"}
FILES = "abcdefghi"
STEPS = (0, 1), (1, 0), (0, -1), (-1, 0)


def compare_chases(tally, player, seed, games):
    """`player`: the program of repetitions.rs."""
    command = [player, str(seed), str(games)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        for line in process.stdout:
            compare_game(tally, *line.rstrip("\n").split("\t"))
    tally.compare("chases, exit code of the player", 0, process.returncode, f"seed {seed}")


def compare_game(tally, start, moves, end, judged, ours, evidence):
    moves = moves.split()
    theirs = pyffish_says(start, moves)
    tally.note(f"chases, games: {ours}")
    both, ours = ours == "mutual", "draw" if ours == "mutual" else ours
    if ours != theirs:
        span = moves[-int(judged):]
        of_span = pyffish_says(end, span)
        known = known_difference(Lap(end, span), ours, of_span, evidence)
        if ours == of_span:
            known = "a move before the span"
        elif both:
            known = "both chase"
        if known:
            tally.note(f"chases, {known}")
            return
    tally.compare("chases", theirs, ours, f"{start} moves {' '.join(moves)} ({evidence})")


def pyffish_says(fen, moves):
    ended, value = pyffish.is_optional_game_end("xiangqi", fen, moves)
    if not ended:
        return "ongoing"
    if value == 0:
        return "draw"
    mover = "white" if (fen.split()[1] == "w") == (len(moves) % 2 == 0) else "black"
    return mover if value > 0 else OTHER[mover]


def known_difference(lap, ours, theirs, evidence):
    """What pyffish and duiyi see differently in the moves of who loses by one of them only."""
    if ours == "draw":
        loser = OTHER[theirs]
        if lap.backs_away(loser):
            return "backing away"
        if lap.pinned(loser):
            return "a pinned hunter"
        if lap.hunts_with_defenders(loser):
            return "by advisor or elephant"
        if lap.offers(loser):
            return "an offer of exchange"
        return "a screen as root" if lap.jumps(loser) else REVIEWED.get(lap.placement)
    if theirs != "draw":
        return None
    rows = [((a, int(b)), (c, int(d))) for a, b, c, d in ROW.findall(evidence)]
    if any(hunter not in lap.arrived for hunter, _ in rows):
        return "a threat by standing still"
    if any(lap.near_general(victim) for _, victim in rows):
        return "a general as false root"
    return None


class Lap:
    """The moves since a position stood first, which stands again behind them."""

    def __init__(self, fen, moves):
        self.mover = "white" if fen.split()[1] == "w" else "black"
        self.moves = [move_of(text) for text in moves]
        self.placement = fen.split()[0]
        self.boards = [read_board(fen)]
        for start, end in self.moves:
            board = dict(self.boards[-1])
            board[end] = board.pop(start)
            self.boards.append(board)

    @property
    def arrived(self):
        """Where men have gone."""
        return {end for _, end in self.moves}

    def of(self, side):
        """The boards before the moves of a side, with these."""
        places = range(0 if side == self.mover else 1, len(self.moves), 2)
        return [(self.boards[place], *self.moves[place]) for place in places]

    def backs_away(self, side):
        """Does a chariot or cannon go back on a line on which it attacked an enemy before?"""
        return any(
            board[start] in "RrCc" and sees_enemy(board, start, direction(end, start))
            for board, start, end in self.of(side)
        )

    def offers(self, side):
        """Do chariots or cannons of both sides stand on one line?"""
        mine = "RC" if side == "white" else "rc"
        return any(
            man in mine and sees_enemy(board, place, step, (man.swapcase(),))
            for board in self.boards
            for place, man in board.items()
            for step in STEPS
        )

    def jumps(self, side):
        """Does a cannon of the side attack over an enemy chariot?"""
        cannon, chariot = "Cr" if side == "white" else "cR"
        return any(
            man == cannon and sees_enemy({**board, place: chariot.swapcase()}, place, step, (chariot,))
            and sees_enemy(board, place, step)
            for board in self.boards
            for place, man in board.items()
            for step in STEPS
        )

    def pinned(self, side):
        """Would the side stand in check somewhere, or the generals face each other, were one of its
        hunters away?"""
        hunters = "RNCABP" if side == "white" else "rncabp"
        return any(
            man in hunters and (in_check(board, side, place) or keeps_generals_apart(board, place))
            for board in self.boards
            for place, man in board.items()
        )

    def hunts_with_defenders(self, side):
        """Does an advisor or elephant of the side stand where it attacks a better man?"""
        defenders, men = ("AB", "rnc") if side == "white" else ("ab", "RNC")
        for board in self.boards:
            for place, man in board.items():
                if man in defenders:
                    step = 1 if man in "Aa" else 2
                    file, rank = numbers(place)
                    around = [(file + a, rank + b) for a in (-step, step) for b in (-step, step)]
                    on_board = [(FILES[a], b) for a, b in around if 0 <= a <= 8]
                    if any(board.get(point, ".") in men for point in on_board):
                        return True
        return False

    def near_general(self, victim):
        """Does a general stand beside the victim's point somewhere?"""
        return any(
            man in "Kk" and sum(abs(a - b) for a, b in zip(numbers(place), numbers(victim))) == 1
            for board in self.boards
            for place, man in board.items()
        )


def move_of(text):
    file, rank, to_file, to_rank = MOVE.fullmatch(text).groups()
    return (file, int(rank) - 1), (to_file, int(to_rank) - 1)


def read_board(fen):
    board = {}
    for rank, row in zip(range(9, -1, -1), fen.split()[0].split("/")):
        file = 0
        for sign in row:
            if sign.isdigit():
                file += int(sign)
            else:
                board[FILES[file], rank] = sign
                file += 1
    return board


def in_check(board, side, without):
    rows = (
        "".join("1" if place == without else board.get(place, "1") for place in row)
        for row in ([(file, rank) for file in FILES] for rank in range(9, -1, -1))
    )
    placement = re.sub("1+", lambda gap: str(len(gap[0])), "/".join(rows))
    fen = f"{placement} {'w' if side == 'white' else 'b'} - - 0 1"
    return pyffish.gives_check("xiangqi", fen, [])


def keeps_generals_apart(board, place):
    """Does only the man on that point stand between the generals? (For pyffish that is no check.)"""
    generals = (at for at, man in board.items() if man in "Kk")
    (file, low), (other, high) = sorted(generals, key=lambda at: at[1])
    between = [(file, rank) for rank in range(low + 1, high) if (file, rank) in board]
    return file == other and between == [place]


def numbers(place):
    return FILES.index(place[0]), place[1]


def direction(end, start):
    """From end to start, a step of it."""
    return tuple((a > b) - (a < b) for a, b in zip(numbers(start), numbers(end)))


def sees_enemy(board, start, step, enemies=None):
    """The first man (behind a screen, for a cannon) in that direction is an enemy, or one of these."""
    man = board[start]
    (file, rank), screens = numbers(start), 1 if man in "Cc" else 0
    while True:
        file, rank = file + step[0], rank + step[1]
        if not (0 <= file <= 8 and 0 <= rank <= 9):
            return False
        met = board.get((FILES[file], rank))
        if met and screens == 0:
            return met in enemies if enemies else met.isupper() != man.isupper()
        screens -= met is not None
