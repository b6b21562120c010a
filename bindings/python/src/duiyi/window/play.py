"""The game that the window shows: its table, kept in the store, counted on the score card."""

from __future__ import annotations

import random
import time

from ..clock import TimeControl
from ..codes import EventKind, Level, Outcome, Side, Variant
from ..errors import DuiyiError
from ..events import Event
from ..score_card import ScoreCard, Tally
from ..table import Progress, Seat, Table
from .settings import Settings, Wish
from .store import GAME, SCORE_CARD, SETTINGS, Store

#: Marks a game that is on the score card already: it may be taken back and end again.
_COUNTED = "Counted"

#: After these the game is kept anew. (A move has told of itself before a check or a capture.)
_KEPT = frozenset(
    {
        EventKind.MOVED,
        EventKind.UNDONE,
        EventKind.REDONE,
        EventKind.OFFERED,
        EventKind.DECLINED,
        EventKind.ENDED,
        EventKind.HINT_READY,
    }
)


def table_for(wish: Wish, *, seed: int | None = None) -> Table:
    """A table as somebody wishes it. Without a seed each game is another."""
    draw = random.Random(seed)
    persons = {"first": (0,), "second": (1,), "both": (0, 1), "watch": ()}[wish.side]
    seats = [
        Seat()
        if side in persons
        else Seat.opponent(wish.level, seed=draw.getrandbits(64), pace=wish.pace)
        for side in (0, 1)
    ]
    minutes, more = wish.clock
    clock = TimeControl.fischer(minutes * 60_000, more * 1_000) if minutes else None
    return Table(
        wish.variant,
        rules=wish.rules,
        clock=clock,
        chess960_index=draw.randrange(960) if wish.variant == "chess960" else 0,
        seats=(seats[0], seats[1]),
        hints=None if wish.hints < 0 else wish.hints,
    )


class Play:
    """A table with its time, its file and its score card. Draws nothing."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        wish: Wish | None = None,
        *,
        seed: int | None = None,
        kept: bool = True,
    ) -> None:
        """The game as it was left, or another as it is wished. One that is not kept leaves the
        files as they are."""
        self.store, self.settings = store, settings
        self._seed, self._kept = seed, kept
        self.card = store.load(SCORE_CARD, ScoreCard) or ScoreCard()
        loaded = store.load(GAME, Table.load_json) if wish is None else None
        self.table = loaded or table_for(wish or settings.wish, seed=seed)
        if wish is not None and kept:
            self.settings.wish = wish
            self.keep_settings()
            self.keep()
        self._start_clock()

    # == Games

    def begin(self, wish: Wish) -> None:
        """Begins another game, and remembers what was wished."""
        old, self.table = self.table, table_for(wish, seed=self._seed)
        old.close()
        self._kept = True
        self.settings.wish = wish
        self.keep_settings()
        self._start_clock()
        self.keep()

    def keep(self) -> None:
        """Writes the game."""
        if self._kept:
            self.store.save(GAME, self.table.save_json())

    def keep_settings(self) -> None:
        """Writes the settings."""
        if self._kept:
            self.store.save(SETTINGS, self.settings.write())

    def close(self) -> None:
        """Stops the clocks, so that nobody loses time until the next start, and keeps the game."""
        if self.table.game.clock is not None and not self.table.game.is_over:
            self.table.game.pause_clock(now_ms())
        self.keep()
        self.table.close()

    def _start_clock(self) -> None:
        if self.table.game.clock is not None and not self.table.game.is_over:
            self.table.game.start_clock(now_ms())

    # == Time

    def advance(self, nodes: int) -> Progress:
        """A frame."""
        return self.table.advance(now_ms(), nodes)

    def events(self) -> list[Event]:
        """What has happened since last time. It is kept in the file, and an end on the card."""
        happened = list(self.table.events())
        if any(event.kind == EventKind.ENDED for event in happened):
            self._count()
        if any(event.kind in _KEPT for event in happened):
            self.keep()
        return happened

    # == The score card

    def opponent(self) -> tuple[Side, int] | None:
        """Against a person on one side only: the opponent's side and level."""
        seats = {side: self.table.seat(side) for side in (Side.WHITE, Side.BLACK)}
        others = [side for side, seat in seats.items() if not seat.is_person]
        if len(others) != 1:
            return None
        return others[0], seats[others[0]].level or Level.FULL

    def _count(self) -> None:
        game, against = self.table.game, self.opponent()
        if (
            not self._kept
            or against is None
            or game.outcome == Outcome.ONGOING
            or game.tag(_COUNTED)
        ):
            return
        side, level = against
        person = Side.BLACK if side == Side.WHITE else Side.WHITE
        try:
            counted = self.card.record(
                game.outcome,
                person,
                device=self.settings.device,
                variant=game.variant,
                mode="opponent",
                level=level,
            )
        except DuiyiError as error:
            self.store.failures.append(str(error))
            return
        if counted:
            game.set_tag(_COUNTED, "yes")
            self.store.save(SCORE_CARD, self.card.text)

    def tally(self, variant: str, level: int) -> Tally:
        """How games against a level have ended so far."""
        return self.card.tally(variant=Variant[variant.upper()], level=level)


def now_ms() -> int:
    """The time that tables are given: milliseconds from a clock that never goes back."""
    return time.monotonic_ns() // 1_000_000
