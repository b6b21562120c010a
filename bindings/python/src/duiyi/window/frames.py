"""Frames: how much the opponent may think in each, and how long they took."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from .theme import THINK_MS


class Slice:
    """How many nodes a frame searches, by how long the last ones took.

    >>> slice = Slice()
    >>> slice.took(2_000, 2 * THINK_MS)
    >>> slice.nodes
    1000
    """

    LEAST, MOST = 50, 20_000

    def __init__(self) -> None:
        self.nodes = 2_000

    def took(self, nodes: int, ms: float) -> None:
        """So many nodes took so long. It grows slowly and shrinks at once. A frame that took no
        time did not search: the opponent waits for its pace."""
        if ms < 0.5:
            return
        fitting = nodes * THINK_MS / ms
        self.nodes = int(min(max(min(fitting, nodes * 1.25), self.LEAST), self.MOST))


@dataclass
class FrameMeter:
    """Times of frames while the opponent thinks."""

    #: From one frame to the next, in milliseconds.
    gaps: list[float] = field(default_factory=list)
    #: What the window itself took of each, of a processor of its own: another program that has it
    #: meanwhile does not count.
    works: list[float] = field(default_factory=list)
    _last: float | None = None
    _began: float = 0.0
    _worked: float = 0.0

    def begin(self, *, counts: bool) -> float:
        """A frame begins. It counts if it is shown while somebody thinks."""
        now = time.perf_counter() * 1_000
        if counts and self._last is not None:
            self.gaps.append(now - self._last)
        self._last = now if counts else None
        self._began, self._worked = now, time.thread_time()
        return now

    def end(self, *, counts: bool) -> None:
        """It ends, drawn. Processors count time coarsely; no more is worked than time passes."""
        if counts:
            passed = time.perf_counter() * 1_000 - self._began
            self.works.append(min((time.thread_time() - self._worked) * 1_000, passed))

    def report(self) -> dict[str, float]:
        """Frames counted; the longest gap between two, the longest work, how many were late."""
        gaps, works = sorted(self.gaps), sorted(self.works)
        return {
            "frames": len(gaps),
            "median_ms": round(gaps[len(gaps) // 2], 1) if gaps else 0.0,
            "longest_ms": round(gaps[-1], 1) if gaps else 0.0,
            "longest_cpu_ms": round(works[-1], 1) if works else 0.0,
            "over_33_ms": sum(gap > 33 for gap in gaps),
        }
