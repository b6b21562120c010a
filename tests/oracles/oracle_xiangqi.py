"""Xiangqi as PyPI `pyffish` (Fairy-Stockfish) knows it.

It builds its tables anew in every call, about 3 ms whatever it is asked, so it is asked as little
as the comparison needs: checks come from one call a game, and the end of a game is asked for only
where the answer can be other than no.

Where its rules differ from the set "xiangqi simple":

* It judges perpetual chase, which that set calls a draw. A repetition that it decides although
  neither side gave check on every move is counted as "chase" and expected as a draw from us.
* Its move limit is 50 moves each (with a discount for checks), that of the set 60: the limit is
  taken from the counter in its FEN.
* It goes on judging a position's newest two laps after the game has ended by the third
  occurrence; later occurrences are not compared.
* `gives_check` says whether the side to move stands in check, whatever its name says.
"""

import re

import pyffish

from games import Game, few

VARIANT = "xiangqi"
RED_POINTS = {
    "K": [(file, rank) for file in (3, 4, 5) for rank in (0, 1, 2)],
    "A": [(3, 0), (5, 0), (4, 1), (3, 2), (5, 2)],
    "B": [(2, 0), (6, 0), (0, 2), (4, 2), (8, 2), (2, 4), (6, 4)],
    "P": [(file, rank) for file in (0, 2, 4, 6, 8) for rank in (3, 4)]
    + [(file, rank) for file in range(9) for rank in range(5, 10)],
}
ANYWHERE = [(file, rank) for file in range(9) for rank in range(10)]
MEN = "AABBRRNNCCPPPPP"
ATTACKERS = re.compile("[RNCPrncp]")
NO_PROGRESS_LIMIT = 120
PYFFISH_LIMIT = 100


class XiangqiOracle:
    variant = name = VARIANT
    chess960 = False

    def game(self, fen):
        return XiangqiGame(fen)

    def start(self, rng):
        return pyffish.start_fen(VARIANT)

    def random_board(self, rng):
        """A FEN with men on random points of their own, and whether a reader has to accept it."""
        board = {}
        for side in (0, 1):
            men = "K" + "".join(rng.sample(MEN, few(rng, len(MEN))))
            for kind in men:
                points = RED_POINTS.get(kind, ANYWHERE)
                if side:
                    points = [(file, 9 - rank) for file, rank in points]
                free = [point for point in points if point not in board]
                if free:
                    board[rng.choice(free)] = kind.lower() if side else kind
        mover, other = rng.sample("wb", 2)
        placement = write_board(board)
        counters = f"- - {rng.randrange(130)} {rng.randrange(1, 300)}"
        reachable = not generals_face(board) and not in_check(f"{placement} {other} {counters}")
        return f"{placement} {mover} {counters}", reachable

    def end_of(self, fen, moves):
        """The FEN behind the moves; "refused" if one of them is not legal."""
        try:
            return after(fen, *moves)
        except (ValueError, SystemError):  # the second is how it reports the first
            return "refused"

    def divide(self, fen, depth):
        """{move: leaves below it}."""
        return {move: perft(after(fen, move), depth - 1) for move in legal_moves(fen)}


class XiangqiGame(Game):
    def __init__(self, fen):
        super().__init__(fen)
        self.now = after(fen)

    def legal(self):
        return sorted(legal_moves(self.now))

    def checking(self, moves):
        return [move for move in moves if in_check(after(self.now, move))]

    def make(self, move):
        self.now = after(self.now, move)

    def facts(self):
        return {"fen": self.now, "moves": self.legal()}

    def complete(self, seen):
        """Adds checks and verdicts, for which the whole game must be known."""
        sans = pyffish.get_san_moves(VARIANT, self.start_fen, self.moves)
        checks = [in_check(self.start_fen)] + [san[-1] in "+#" for san in sans]
        if not seen[-1]["moves"]:
            checks[-1] = in_check(seen[-1]["fen"])  # "#" ends a stalemate as well
        stood = {}
        for ply, facts in enumerate(seen):
            key = tuple(facts["fen"].split()[:2])
            stood.setdefault(key, []).append(ply)
            facts["check"] = checks[ply]
            verdict = self.verdict(ply, facts, checks, stood[key])
            if verdict:
                facts["verdict"] = verdict
        return seen

    def verdict(self, ply, facts, checks, stood):
        """By the rules "xiangqi simple"; None where pyffish cannot be asked. `stood`: the plies at
        which this position has stood."""
        placement, mover, *_, no_progress, _ = facts["fen"].split()
        if not facts["moves"]:
            winner = "black" if mover == "w" else "white"
            return f"{winner} {'Checkmate' if checks[ply] else 'Stalemate'}"
        if len(stood) > 3 or (len(stood) > 1 and int(no_progress) >= PYFFISH_LIMIT):
            return None  # the game had ended before, or its own move limit hides repetitions
        if len(stood) > 1:
            repetition = self.repetition(ply, mover, checks, stood)
            if repetition:
                return repetition
        if int(no_progress) >= NO_PROGRESS_LIMIT:
            return "draw NoProgress"
        if not ATTACKERS.search(placement) or len(re.findall("[a-zA-Z]", placement)) < 6:
            if all(pyffish.has_insufficient_material(VARIANT, facts["fen"], [])):
                return "draw InsufficientMaterial"
        return "ongoing"

    def repetition(self, ply, mover, checks, stood):
        """The verdict on a position that stands for the second or third time; None: no end."""
        ended, value = pyffish.is_optional_game_end(VARIANT, self.start_fen, self.moves[:ply])
        if len(stood) < 3:
            return f"ended for pyffish: {value}" if ended else None
        span = range(ply - stood[0])
        by_last_mover = all(checks[ply - back] for back in span[::2])
        by_mover = all(checks[ply - back] for back in span[1::2])
        sign = (value > 0) - (value < 0)
        chase = sign if by_last_mover == by_mover == False else 0
        if not ended or sign != by_last_mover - by_mover + chase:
            return f"for pyffish: {ended} {value}"
        if by_last_mover and by_mover:
            return "draw MutualPerpetual"
        if by_last_mover or by_mover:
            return f"{'white' if (mover == 'w') == by_last_mover else 'black'} PerpetualCheck"
        self.notes["chases, drawn by us"] += abs(chase)
        return "draw Repetition"


def legal_moves(fen):
    return pyffish.legal_moves(VARIANT, fen, [])


def after(fen, *moves):
    return pyffish.get_fen(VARIANT, fen, list(moves))


def in_check(fen):
    return pyffish.gives_check(VARIANT, fen, [])


def perft(fen, depth):
    if depth == 0:
        return 1
    moves = legal_moves(fen)
    return len(moves) if depth == 1 else sum(perft(after(fen, move), depth - 1) for move in moves)


def generals_face(board):
    (file, low), = (point for point, man in board.items() if man == "K")
    (other, high), = (point for point, man in board.items() if man == "k")
    between = any((file, rank) in board for rank in range(low + 1, high))
    return file == other and not between


def write_board(board):
    ranks = []
    for rank in reversed(range(10)):
        text = "".join(board.get((file, rank), " ") for file in range(9))
        ranks.append(re.sub(" +", lambda gap: str(len(gap[0])), text))
    return "/".join(ranks)
