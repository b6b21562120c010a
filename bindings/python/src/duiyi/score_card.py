"""Score cards: what a player has won, lost and drawn, over all devices."""

from __future__ import annotations

from ctypes import byref, c_uint32
from dataclasses import dataclass

from . import _ffi
from ._call import call, code, long_text, number, text_in
from ._ffi import lib
from .codes import Outcome, Side, Variant


@dataclass(frozen=True)
class Stakes:
    """The points of a game: all numbers are the host's."""

    #: What a game costs. It goes first, as far as the points reach.
    stake: int = 0
    #: What a win pays.
    win: int = 0
    #: What a draw pays.
    draw: int = 0
    #: What a player is given who has nothing left then.
    relief: int = 0


@dataclass(frozen=True)
class Tally:
    """What a card has counted."""

    wins: int
    losses: int
    draws: int
    #: The points that are left, from all games.
    points: int


class ScoreCard:
    """The score card of one player: its text, JSON, is all there is to keep.

    Each device counts under a name of its own. So the cards of two devices merge into one, in any
    order and as often as one likes: nothing is lost and nothing counted twice. A card that is
    thrown away, or set back to an older copy, goes on under a new name.

    >>> phone, desk = ScoreCard(), ScoreCard()
    >>> phone.record("black_wins", "black", device="phone", variant="xiangqi", level=3)
    True
    >>> desk.record("black_wins", "white", device="desk", variant="xiangqi", level=3)
    True
    >>> desk.record("abandoned", "white", device="desk")  # does not count
    False
    >>> desk.merge(phone)
    >>> desk.merge(phone)
    >>> desk.tally(level=3)
    Tally(wins=1, losses=1, draws=0, points=0)
    >>> ScoreCard(str(desk)) == desk
    True
    """

    def __init__(self, text: str = "") -> None:
        """The card that was written, or a new one. Another text is a JsonError or, from a newer
        library, a NewerFileError."""
        self._text = _merged(text, "")

    @property
    def text(self) -> str:
        """The card as JSON."""
        return self._text

    def record(
        self,
        outcome: Outcome | int | str,
        side: Side | int | str,
        *,
        device: str,
        variant: Variant | int | str = Variant.CHESS,
        mode: str = "",
        level: int = 0,
        stakes: Stakes = Stakes(),
    ) -> bool:
        """Counts an ended game of the player who had a side. False, and nothing has changed, if it
        does not count: it goes on, or was abandoned.

        device: the name under which this device counts.
        mode: a word of the host's: "opponent", "friend", "blitz".
        level: the opponent's; 0 where there is none.
        """
        entry = _ffi.init(_ffi.duiyi_score_card_entry)
        entry.outcome = code(Outcome, outcome)
        entry.side = code(Side, side, 8)
        entry.variant = code(Variant, variant)
        entry.level = number(level, 32, "level")
        entry.device, entry.device_len = text_in(device)
        entry.mode, entry.mode_len = text_in(mode)
        for name in ("stake", "win", "draw", "relief"):
            setattr(entry, name, number(getattr(stakes, name), 64, name))
        counted = c_uint32()
        card = text_in(self._text)
        self._text = long_text(
            call, lib.duiyi_score_card_record, *card, byref(entry), behind=(byref(counted),)
        )
        return bool(counted.value)

    def merge(self, other: ScoreCard | str) -> None:
        """Takes over what another card of the same player has counted."""
        self._text = _merged(self._text, str(other))

    def tally(
        self,
        *,
        variant: Variant | int | str | None = None,
        mode: str | None = None,
        level: int | None = None,
    ) -> Tally:
        """Wins, losses and draws, of one variant, mode or level if these are given."""
        wanted = _ffi.init(_ffi.duiyi_score_card_filter)
        if variant is not None:
            wanted.variant = code(Variant, variant)
        if mode is not None:
            wanted.mode, wanted.mode_len = text_in(mode)
        if level is not None:
            wanted.flags, wanted.level = _ffi.DUIYI_FILTER_LEVEL, number(level, 32, "level")
        tally = _ffi.init(_ffi.duiyi_tally)
        call(lib.duiyi_score_card_tally, *text_in(self._text), byref(wanted), byref(tally))
        return Tally(tally.wins, tally.losses, tally.draws, tally.points)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"ScoreCard({self._text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScoreCard) and self._text == other._text

    # A card changes, and so would its hash.
    __hash__ = None  # type: ignore[assignment]


def _merged(a: str, b: str) -> str:
    return long_text(call, lib.duiyi_score_card_merge, *text_in(a), *text_in(b))
