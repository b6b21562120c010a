"""The outlines of the chessmen, on a grid of 100 by 100 that a square fills.

Each is an outline, and lines drawn upon it. All but the knight are the same on both sides: their
right half is written down, from the foot up to the middle of the head.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..codes import Kind


@dataclass(frozen=True)
class Figure:
    """What a chessman looks like."""

    #: Closed outlines, painted one upon the other.
    shapes: tuple[str, ...]
    #: Lines upon them.
    lines: tuple[str, ...] = ()
    #: Dots upon them: eyes.
    dots: tuple[tuple[float, float, float], ...] = ()


def _whole(right: str) -> str:
    """An outline from its right half, a path from below to the top."""
    commands: list[tuple[str, list[tuple[float, float]]]] = []
    for word in right.split():
        if word.isalpha():
            commands.append((word, []))
        else:
            x, y = word.split(",")
            commands[-1][1].append((float(x), float(y)))
    parts = [right]
    ends = [points[-1] for _, points in commands]
    # Backwards: each command ends where the one before it did, its control points in reverse.
    for place in range(len(commands) - 1, 0, -1):
        name, points = commands[place]
        back = [*reversed(points[:-1]), ends[place - 1]]
        parts.append(name + " " + " ".join(f"{100 - x},{y}" for x, y in back))
    return " ".join([*parts, "Z"])


_FOOT = "M 50,89 L 75,89 Q 78,89 78,86 L 78,83 Q 78,79 74,78"

_PAWN = _whole(
    "M 50,89 L 72,89 Q 75,89 75,86 L 75,83 Q 75,78 70,76 C 63,70 59,63 58,54 L 63,54 Q "
    "65.5,54 65.5,51.5 Q 65.5,49 63,49 L 60,49 C 64,46 66,42 66,37.5 C 66,28.5 59,22 50,22"
)
_ROOK = _whole(
    _FOOT + " L 71,72 L 67,47 L 73.5,41 L 74.5,40 L 74.5,22 Q 74.5,20 72.5,20 L 66.5,20 Q 64.5,20 "
    "64.5,22 L 64.5,27 L 57.5,27 L 57.5,22 Q 57.5,20 55.5,20 L 50,20"
)
_BISHOP = _whole(
    _FOOT + " C 66,76 61,72 60,66 L 63.5,66 Q 66,66 66,63.5 Q 66,61 63.5,61 L 61.5,61 C 67,56 "
    "69.5,50 68,43 C 66,34 58,29 53.5,23.5 C 55.5,22 56.5,20.5 56.5,18 C 56.5,14 53.5,11.5 "
    "50,11.5"
)
_QUEEN = _whole(
    _FOOT + " L 70,69 C 70,64 73,60 75,56 L 86.5,33 Q 91.5,31 91,27 Q 90.5,22.5 86,22.5 Q 81.5,23 "
    "81.5,27.5 Q 81.5,29.5 82.5,31 L 70,44 L 68.5,23.5 Q 71.5,21.5 71.2,18.5 Q 70.5,14 "
    "66.3,14 Q 62,14.5 62,18.5 Q 62.2,21.5 64.5,22.8 L 57,42 L 53,20.5 Q 55.2,18.6 "
    "55.2,15.8 Q 54.8,11 50,11"
)
_KING = _whole(
    _FOOT + " L 71,68 C 82,62 88,53 84,44.5 C 80,36.5 68,36 60,43.5 C 61.5,38 59,33 53,30.5 L "
    "53,25.5 L 57.8,25.5 Q 59,25.5 59,24.3 L 59,21.2 Q 59,20 57.8,20 L 53,20 L 53,15.2 Q "
    "53,14 51.8,14 L 50,14"
)
_KNIGHT = (
    "M 31,80 C 30,69 40,65 48,54 C 43,58 38,57.5 33.5,61 C 30,64 29.5,67.5 25.5,67 C "
    "18.5,66 14.5,60.5 17,55.5 C 20,49.5 24.5,44.5 26.5,38.5 C 28,33.5 30.5,30 34,27.5 L "
    "34.5,16.5 Q 34.7,14.5 36.5,15.7 L 45.5,22.5 C 64,22.5 78,40 77,80 Z"
)
_KNIGHT_FOOT = (
    "M 25,89 L 79,89 Q 82,89 82,86 L 82,82 Q 82,79 79,79 L 27,79 Q 24,79 24,82 L 24,86 Q "
    "24,89 27,89 Z"
)

FIGURES: dict[Kind, Figure] = {
    Kind.PAWN: Figure((_PAWN,)),
    Kind.KNIGHT: Figure(
        (_KNIGHT, _KNIGHT_FOOT),
        ("M 51,29.5 C 63,34 69,52 69,72", "M 21.5,60.5 C 23.5,60 25.5,59.5 27.5,58"),
        ((37.5, 37, 2.6), (22, 55, 1.4)),
    ),
    Kind.BISHOP: Figure((_BISHOP,), ("M 39,66 L 61,66", "M 54.5,44 L 61,36.5", "M 29,78 L 71,78")),
    Kind.ROOK: Figure((_ROOK,), ("M 33,47 L 67,47", "M 29,72 L 71,72", "M 25.5,34 L 74.5,34")),
    Kind.QUEEN: Figure(
        (_QUEEN,), ("M 26.5,61 C 40,57 60,57 73.5,61", "M 30,70 C 42,66.5 58,66.5 70,70")
    ),
    Kind.KING: Figure(
        (_KING,),
        (
            "M 29,68 C 42,64 58,64 71,68",
            "M 50,62 C 50,54 54,48 60,43.5",
            "M 50,62 C 50,54 46,48 40,43.5",
        ),
    ),
}
