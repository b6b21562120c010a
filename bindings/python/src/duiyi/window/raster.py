"""Smooth shapes as pictures: outlines filled with what they cover of each pixel, written as PNG.

Tk draws on X11 without smoothing, but shows pictures with an alpha channel. So everything round is
drawn here, once a size, in plain Python.
"""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Iterable, Sequence

#: A corner of an outline, in pixels, from the upper left.
Point = tuple[float, float]
#: A closed outline.
Outline = Sequence[Point]
#: Red, green, blue and opacity, 0 to 255.
Colour = tuple[int, int, int, int]


def colour(text: str, opacity: int = 255) -> Colour:
    """The colour of a text as Tk writes it.

    >>> colour("#ff8000"), colour("#ff8000", 40)
    ((255, 128, 0, 255), (255, 128, 0, 40))
    """
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16), opacity


def blend(a: str, b: str, permille: int) -> str:
    """A colour between two, so many thousandths on the way.

    >>> blend("#000000", "#ff8000", 500)
    '#7f4000'
    """
    mixed = (x + (y - x) * permille // 1000 for x, y in zip(colour(a)[:3], colour(b)[:3]))
    return "#" + "".join(f"{part:02x}" for part in mixed)


class Picture:
    """A picture that begins transparent and is painted shape by shape."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._rows = [bytearray(4 * width) for _ in range(height)]

    def pixel(self, x: int, y: int) -> Colour:
        """The colour of a pixel."""
        red, green, blue, opacity = self._rows[y][4 * x : 4 * x + 4]
        return red, green, blue, opacity

    def fill(
        self,
        outlines: Iterable[Outline],
        top: Colour,
        bottom: Colour | None = None,
        grain: Sequence[int] = (),
    ) -> None:
        """Paints the inside of outlines; with a second colour, from top to bottom into that, and
        with a grain, each row that much lighter.

        Outlines that run the other way around cut holes.
        """
        bottom = top if bottom is None else bottom
        cover = _Cover(self.width, self.height)
        for outline in outlines:
            for a, b in zip(outline, [*outline[1:], outline[0]]):
                cover.edge(a, b)
        first, height = cover.top, max(cover.bottom - 1 - cover.top, 1)
        for y, runs in cover.rows():
            paint = [a + (b - a) * (y - first) / height for a, b in zip(top, bottom)]
            if grain:
                lighter = grain[y % len(grain)]
                paint[:3] = [min(max(part + lighter, 0), 255) for part in paint[:3]]
            row = self._rows[y]
            for left, right, share in runs:
                _paint(row, left, right, share, paint)

    def png(self) -> bytes:
        """The picture as a file."""
        lines = b"".join(b"\0" + row for row in self._rows)
        size = struct.pack(">IIBBBBB", self.width, self.height, 8, 6, 0, 0, 0)
        parts = ((b"IHDR", size), (b"IDAT", zlib.compress(lines, 1)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    check = zlib.crc32(name + data)
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", check)


def _paint(row: bytearray, left: int, right: int, share: float, paint: Sequence[float]) -> None:
    """Lays a colour over the pixels of a row from `left` up to `right`, of each of which it covers
    this share."""
    red, green, blue, opacity = paint
    own = opacity * share
    if own < 0.5:
        return
    first, last = 4 * left, 4 * right
    if own > 254.5 or not any(row[first + 3 : last : 4]):
        solid = bytes((round(red), round(green), round(blue), round(own)))
        row[first:last] = solid * (right - left)
        return
    for place in range(first, last, 4):
        rest = row[place + 3] * (255 - own) / 255
        total = own + rest
        row[place] = round((red * own + row[place] * rest) / total)
        row[place + 1] = round((green * own + row[place + 1] * rest) / total)
        row[place + 2] = round((blue * own + row[place + 2] * rest) / total)
        row[place + 3] = round(total)


class _Cover:
    """How much of each pixel outlines cover, gathered edge by edge.

    Each edge adds to the pixels it crosses what it changes in the cover of all pixels to its right;
    a sum along the row then is the cover itself, exact to the area.
    """

    def __init__(self, width: int, height: int) -> None:
        self._width, self._height = width, height
        self._rows: dict[int, dict[int, float]] = {}
        self.top, self.bottom = height, 0

    def edge(self, a: Point, b: Point) -> None:
        """Adds an edge. What lies outside the picture counts as if at its rim."""
        if a[1] == b[1]:
            return
        sign = 1.0
        if a[1] > b[1]:
            a, b, sign = b, a, -1.0
        slope = (b[0] - a[0]) / (b[1] - a[1])
        first, last = max(math.floor(a[1]), 0), min(math.ceil(b[1]), self._height)
        self.top, self.bottom = min(self.top, first), max(self.bottom, last)
        for y in range(first, last):
            above, below = max(a[1], y), min(b[1], y + 1)
            if below > above:
                x = a[0] + (above - a[1]) * slope
                x_below = a[0] + (below - a[1]) * slope
                self._cross(y, x, x_below, sign * (below - above))

    def _cross(self, y: int, x: float, x_below: float, height: float) -> None:
        """An edge from x to x_below within one row."""
        limit = self._width - 0.001
        low, high = min(x, x_below), max(x, x_below)
        low, high = min(max(low, 0.0), limit), min(max(high, 0.0), limit)
        row = self._rows.setdefault(y, {})
        first, last = int(low), int(high)
        if first == last:
            inside = (low + high) / 2 - first
            row[first] = row.get(first, 0.0) + height * (1 - inside)
            row[first + 1] = row.get(first + 1, 0.0) + height * inside
            return
        # The area to the right of the edge, as far as each pixel's right side; its growth of the
        # growth is what a sum of sums gives back.
        covered = 0.0
        for pixel in range(first, last + 1):
            right = min(high, pixel + 1.0)
            passed_before = (max(low, pixel) - low) / (high - low)
            passed = (right - low) / (high - low)
            area = (passed - passed_before) * ((pixel + 1) - (max(low, pixel) + right) / 2)
            area += passed_before
            row[pixel] = row.get(pixel, 0.0) + height * (area - covered)
            covered = area
        row[last + 1] = row.get(last + 1, 0.0) + height * (1 - covered)

    def rows(self) -> Iterable[tuple[int, list[tuple[int, int, float]]]]:
        """Each row that is touched, and its runs of pixels that are covered alike."""
        for y, changes in sorted(self._rows.items()):
            total, runs = 0.0, []
            places = sorted(changes)
            for left, right in zip(places, [*places[1:], places[-1] + 1]):
                total += changes[left]
                if left < self._width:
                    runs.append((left, right, min(abs(total), 1.0)))
            yield y, runs


# == Outlines


def circle(x: float, y: float, radius: float, *, hole: bool = False) -> Outline:
    """A circle; a hole runs the other way around."""
    corners = max(8, int(radius * 3))
    turn = (-2 if hole else 2) * math.pi / corners
    return [
        (x + radius * math.cos(turn * i), y + radius * math.sin(turn * i)) for i in range(corners)
    ]


def ring(x: float, y: float, radius: float, width: float) -> list[Outline]:
    """A ring: its outer radius, its width."""
    return [circle(x, y, radius), circle(x, y, radius - width, hole=True)]


def rounded(x: float, y: float, right: float, bottom: float, radius: float) -> Outline:
    """A rectangle with round corners."""
    centres = (
        (right - radius, bottom - radius, 0),
        (x + radius, bottom - radius, 1),
        (x + radius, y + radius, 2),
        (right - radius, y + radius, 3),
    )
    steps = max(3, int(radius))
    return [
        (
            cx + radius * math.cos((quarter + i / steps) * math.pi / 2),
            cy + radius * math.sin((quarter + i / steps) * math.pi / 2),
        )
        for cx, cy, quarter in centres
        for i in range(steps + 1)
    ]


#: Where a line turns by less, no gap is seen: the cosine of 15 degrees.
_SMOOTH = 0.966


def stroke(line: Sequence[Point], width: float, *, closed: bool = False) -> list[Outline]:
    """A line of some width with round ends and corners, as outlines to fill."""
    half = width / 2
    points = [*line, line[0]] if closed else list(line)
    steps = [(a, b) for a, b in zip(points, points[1:]) if a != b]
    shapes: list[Outline] = []
    before = _direction(*steps[-1]) if closed else None
    for (ax, ay), (bx, by) in steps:
        ux, uy = _direction((ax, ay), (bx, by))
        if before is None or ux * before[0] + uy * before[1] < _SMOOTH:
            shapes.append(circle(ax, ay, half))
        before = ux, uy
        dx, dy = uy * half, ux * half
        # Around the same way as circle(), so that they add up.
        shapes.append(
            [(ax + dx, ay - dy), (bx + dx, by - dy), (bx - dx, by + dy), (ax - dx, ay + dy)]
        )
    if not closed:
        shapes.append(circle(*points[-1], half))
    return shapes


def _direction(a: Point, b: Point) -> Point:
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def arrow(a: Point, b: Point, width: float) -> Outline:
    """An arrow from one point to another."""
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    ux, uy = _direction(a, b)
    head = min(width * 2.6, length * 0.6)

    def at(along: float, aside: float) -> Point:
        return a[0] + ux * along - uy * aside, a[1] + uy * along + ux * aside

    neck, half, barb = length - head, width / 2, width * 1.45
    return [
        at(0, -half),
        at(neck, -half),
        at(neck, -barb),
        at(length, 0),
        at(neck, barb),
        at(neck, half),
        at(0, half),
    ]


def curve(path: str, size: float, shift: Point = (0.0, 0.0)) -> list[list[Point]]:
    """The lines of a path as SVG writes it, with M, L, C, Q and Z, on a grid of 100 by 100, at a
    size in pixels.

    >>> curve("M 0 0 L 50 100 Z", 10)
    [[(0.0, 0.0), (5.0, 10.0)]]
    """
    lines: list[list[Point]] = []
    words = path.replace(",", " ").split()
    place = 0

    def points(count: int) -> list[Point]:
        nonlocal place
        numbers = [float(word) * size / 100 for word in words[place : place + 2 * count]]
        place += 2 * count
        return [(numbers[i] + shift[0], numbers[i + 1] + shift[1]) for i in range(0, 2 * count, 2)]

    command = "M"
    while place < len(words):
        if words[place].isalpha():
            command, place = words[place], place + 1
            if command == "Z":
                continue
        if command == "M":
            lines.append(points(1))
            command = "L"
        elif command == "L":
            lines[-1] += points(1)
        else:
            control = [lines[-1][-1], *points(2 if command == "Q" else 3)]
            lines[-1] += _bezier(control, size)
    return lines


def _bezier(control: list[Point], size: float) -> list[Point]:
    """The points of a curve after its first."""
    steps = 6 if size < 60 else 10
    return [_split(control, i / steps) for i in range(1, steps + 1)]


def _split(control: list[Point], t: float) -> Point:
    """De Casteljau's point of a curve."""
    while len(control) > 1:
        control = [
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            for a, b in zip(control, control[1:])
        ]
    return control[0]
