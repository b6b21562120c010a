"""Games that an oracle plays by its own moves, and their comparison with the engine ply by ply."""

import re
from collections import Counter

from engine import Refused

# How a game is played: the chances that a move goes back to where its man came from, and that it
# gives check. Quiet shuffling brings repetitions, checks bring perpetual ones.
STYLES = {"free": (0, 0), "shuffling": (0.8, 0), "checking": (0.5, 0.9)}


class Game:
    """A game as an oracle sees it. The oracles say what `legal`, `facts` ... are."""

    def __init__(self, start_fen):
        self.start_fen = start_fen
        self.moves = []
        self.notes = Counter()

    def push(self, move):
        self.make(move)
        self.moves.append(move)

    def way_back(self, legal):
        """The move that takes the own last move back, if it is legal."""
        if len(self.moves) < 2:
            return []
        squares = re.findall(r"[a-i]\d+", self.moves[-2])
        return [move for move in legal if move == "".join(reversed(squares))]

    def choose(self, legal, rng, style):
        back, check = STYLES[style]
        # Only the side that began the game goes for checks: the other runs and comes back.
        if check and len(self.moves) % 2 == 0 and rng.random() < check:
            moves = self.checking(legal)
            return rng.choice(self.way_back(moves) or moves or legal)
        if rng.random() < back:
            return rng.choice(self.way_back(legal) or legal)
        return rng.choice(legal)

    def play(self, rng, style, plies):
        """Plays on at random; the facts of every position that stood on the board."""
        seen = [self.facts()]
        while len(self.moves) < plies and seen[-1]["moves"]:
            self.push(self.choose(seen[-1]["moves"], rng, style))
            seen.append(self.facts())
        return self.complete(seen)

    def replay(self, moves):
        """Plays given moves; the facts as above, up to the first move that is not legal."""
        seen = [self.facts()]
        for move in moves:
            if move not in seen[-1]["moves"]:
                break
            self.push(move)
            seen.append(self.facts())
        return self.complete(seen)

    def complete(self, seen):
        """For oracles that tell some facts only of a whole game."""
        return seen


def few(rng, limit):
    """A number below `limit`, small ones likelier: mates and dead material need empty boards."""
    return rng.randrange(1 + rng.randrange(limit))


def compare_game(tally, engine, oracle, game, seen):
    """Every position of a game, with its past, in the engine and in the oracle."""
    tally.note(f"{oracle.name} games")
    for what, count in game.notes.items():
        tally.note(f"{oracle.name} {what}", count)
    for ply, expected in enumerate(seen):
        moves = game.moves[:ply]
        where = f"{oracle.name} {game.start_fen} moves {' '.join(moves)}"
        try:
            found = engine.look(game.start_fen, moves)
        except Refused as refusal:
            tally.compare(f"{oracle.name} position", "accepted", str(refusal), where)
            return
        tally.note(f"{oracle.name} positions")
        if expected.get("verdict", "ongoing") != "ongoing":
            tally.note(f"{oracle.name} positions: {expected['verdict']}")
        if not compare_facts(tally, oracle, expected, found, where):
            return


def compare_facts(tally, oracle, expected, found, where):
    """True if all agree."""
    found["moves"] = sorted(found["moves"].split())
    found["texts"] = sorted(found["texts"].split())
    found["checkers"] = sorted(found["checkers"].split())
    found["check"] = bool(found["checkers"])
    same = True
    for key, value in expected.items():
        same &= tally.compare(f"{oracle.name} {key}", value, found[key], where)
    return same


def random_games(tally, engine, oracle, rng, count, plies):
    engine.choose(oracle.variant, oracle.chess960)
    for _ in range(count):
        game = oracle.game(oracle.start(rng))
        seen = game.play(rng, rng.choice(["free", "free", "shuffling"]), plies)
        compare_game(tally, engine, oracle, game, seen)


def random_boards(tally, engine, oracle, rng, count, plies, styles):
    """Boards that no game need have led to: refused when they must be, else played from."""
    engine.choose(oracle.variant, oracle.chess960)
    for _ in range(count):
        fen, acceptable = oracle.random_board(rng)
        try:
            engine.look(fen)
            accepted = True
        except Refused:
            accepted = False
        tally.compare(f"{oracle.name} board accepted", acceptable, accepted, fen)
        if acceptable and accepted:
            game = oracle.game(fen)
            compare_game(tally, engine, oracle, game, game.play(rng, rng.choice(styles), plies))


def random_perft(tally, engine, oracle, rng, count, depth):
    """Counts of the tree below positions out of random games, one by one below each move."""
    engine.choose(oracle.variant, oracle.chess960)
    for _ in range(count):
        game = oracle.game(oracle.start(rng))
        fen = game.play(rng, "free", rng.randrange(120))[-1]["fen"]
        expected, found = oracle.divide(fen, depth), engine.perft(fen, depth)
        tally.note(f"{oracle.name} perft leaves", sum(expected.values()))
        tally.compare(f"{oracle.name} perft", expected, found, f"{oracle.name} {fen} depth {depth}")
