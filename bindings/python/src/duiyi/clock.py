"""Clocks: how much time the players have, and what is left of it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Union

from . import _ffi
from ._call import number
from .codes import Side, Status
from .errors import ArgumentError


@dataclass(frozen=True)
class Stage:
    """One stage of a time control. Times are milliseconds; 0 leaves a thing out, and everything
    that is not 0 works together."""

    #: Time for all of the stage. What was left of the stage before is added.
    main_ms: int = 0
    #: Added after each move (Fischer).
    increment_ms: int = 0
    #: Each move costs nothing for so long (US delay).
    delay_ms: int = 0
    #: When the main time is gone, each move has so much time anew...
    byoyomi_ms: int = 0
    #: ... and so often it may be exceeded, the last time by losing.
    periods: int = 0
    #: So many moves of the player, then the next stage begins; 0: the rest of the game. The last
    #: stage begins again when its moves are made.
    moves: int = 0


class TimeControl:
    """The time of one player: one to four stages.

    >>> blitz = TimeControl.fischer(3 * 60_000, 2_000)
    >>> TimeControl(Stage(main_ms=90 * 60_000, moves=40), Stage(main_ms=30 * 60_000)).stages[1]
    Stage(main_ms=1800000, increment_ms=0, delay_ms=0, byoyomi_ms=0, periods=0, moves=0)
    """

    def __init__(self, *stages: Stage) -> None:
        self.stages = stages

    @classmethod
    def sudden_death(cls, main_ms: int) -> TimeControl:
        """So much time for the whole game."""
        return cls(Stage(main_ms))

    @classmethod
    def fischer(cls, main_ms: int, increment_ms: int) -> TimeControl:
        """Time for the game, and more after each move."""
        return cls(Stage(main_ms, increment_ms=increment_ms))

    @classmethod
    def delay(cls, main_ms: int, delay_ms: int) -> TimeControl:
        """Time for the game, and each move free for so long."""
        return cls(Stage(main_ms, delay_ms=delay_ms))

    @classmethod
    def byoyomi(cls, main_ms: int, byoyomi_ms: int, periods: int) -> TimeControl:
        """Time for the game, then periods of so much time for each move."""
        return cls(Stage(main_ms, byoyomi_ms=byoyomi_ms, periods=periods))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TimeControl) and self.stages == other.stages

    def __hash__(self) -> int:
        return hash(self.stages)

    def __repr__(self) -> str:
        return f"TimeControl({', '.join(map(repr, self.stages))})"


@dataclass(frozen=True)
class ClockOptions:
    """The clock of a game: a time control for each side.

    >>> handicap = ClockOptions(TimeControl.sudden_death(60_000), TimeControl.sudden_death(20_000))
    """

    #: White's (red's) time.
    white: TimeControl
    #: Black's; if it is left out, the same.
    black: TimeControl = None  # type: ignore[assignment]
    #: When all the time that a side has left falls to this, EventKind.CLOCK_LOW tells; 0: never.
    low_ms: int = 10_000

    def __post_init__(self) -> None:
        if self.black is None:
            object.__setattr__(self, "black", self.white)

    def _write(self) -> Any:
        options = _ffi.init(_ffi.duiyi_clock_options)
        options.low_ms = number(self.low_ms, 32, "low_ms")
        for side, control in enumerate((self.white, self.black)):
            if len(control.stages) > _ffi.DUIYI_CLOCK_STAGES_MAX:
                raise ArgumentError("a time control has at most four stages", Status.VALUE)
            options.stage_count[side] = len(control.stages)
            for place, stage in zip(options.stages[side], control.stages):
                for each in fields(Stage):
                    bits = 8 * getattr(_ffi.duiyi_clock_stage, each.name).size
                    setattr(place, each.name, number(getattr(stage, each.name), bits, each.name))
        return options

    @classmethod
    def _read(cls, options: Any) -> ClockOptions:
        names = [each.name for each in fields(Stage)]

        def control(side: int) -> TimeControl:
            stages = options.stages[side][: options.stage_count[side]]
            return TimeControl(
                *(Stage(**{name: getattr(stage, name) for name in names}) for stage in stages)
            )

        return cls(control(0), control(1), options.low_ms)


#: A clock as an argument: a time control is that of both sides.
ClockLike = Union[ClockOptions, TimeControl]


def clock_options(clock: ClockLike) -> Any:
    """The struct of a clock as an argument."""
    return (ClockOptions(clock) if isinstance(clock, TimeControl) else clock)._write()


@dataclass(frozen=True)
class SideClock:
    """What a side's clock shows."""

    #: Milliseconds left: of the main time, or of the period in byoyomi. 0: the flag has fallen.
    left_ms: int
    #: Moves until the next stage; 0: none comes.
    moves_left: int
    #: Periods of byoyomi left, the one that runs included.
    periods_left: int
    #: Number of the stage, from 0.
    stage: int
    #: The main time is gone: a period runs.
    byoyomi: bool


@dataclass(frozen=True)
class Clock:
    """What the clocks show."""

    #: Whose clock runs; None while it stands.
    running: Side | None
    #: By side.
    sides: dict[Side, SideClock]
    #: Milliseconds that the present move is still free (delay).
    delay_left_ms: int

    @classmethod
    def _read(cls, clock: Any) -> Clock:
        return cls(
            running=None if clock.running == _ffi.DUIYI_SIDE_NONE else Side(clock.running),
            sides={
                side: SideClock(
                    left_ms=clock.left_ms[side],
                    moves_left=clock.moves_left[side],
                    periods_left=clock.periods_left[side],
                    stage=clock.stage[side],
                    byoyomi=bool(clock.byoyomi[side]),
                )
                for side in Side
            },
            delay_left_ms=clock.delay_left_ms,
        )
