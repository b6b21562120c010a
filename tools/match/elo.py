"""What the games of a match say of the difference in strength."""

import math
from dataclasses import dataclass, field
from statistics import NormalDist

CONFIDENT = NormalDist().inv_cdf(0.975)


def elo_of(score):
    """The difference that makes one expect this share of the points."""
    score = min(max(score, 1e-6), 1 - 1e-6)
    return -400 * math.log10(1 / score - 1)


@dataclass
class Tally:
    """Games won, drawn and lost by the first engine, and its points in pairs of games.

    A pair is one opening with both colours: what the opening decides is the same in both, so pairs
    scatter less than games, and the interval is counted from them.
    """

    won: int = 0
    drawn: int = 0
    lost: int = 0
    pairs: list[float] = field(default_factory=list)

    def add_pair(self, points):
        """The points of the first engine in both games, each 1, 0.5 or 0."""
        self.won += points.count(1)
        self.drawn += points.count(0.5)
        self.lost += points.count(0)
        self.pairs.append(sum(points) / len(points))

    def interval(self):
        """Difference in Elo and the ends of its 95 % interval."""
        count = len(self.pairs)
        mean = sum(self.pairs) / count
        # Half a pair won and half lost more than there were: else a match of one pair is certain.
        spread = sum((pair - mean) ** 2 for pair in self.pairs) + (1 - mean) ** 2 / 2 + mean**2 / 2
        error = CONFIDENT * math.sqrt(spread / count / count)
        return elo_of(mean), elo_of(mean - error), elo_of(mean + error)

    def __str__(self):
        elo, low, high = self.interval()
        return f"+{self.won} ={self.drawn} -{self.lost}: {elo:+.0f} Elo, 95 % from {low:+.0f} to {high:+.0f}"
