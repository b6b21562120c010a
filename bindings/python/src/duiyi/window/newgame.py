"""The page on which the next game is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from tkinter import ttk
from typing import Callable

from ..codes import Rules, Side, TextFamily, Variant
from ..score_card import Tally
from ..words import text
from .labels import label
from .settings import CLOCKS, HINTS, PACES, RULES, Settings, Wish
from .theme import SIDE_WIDTH
from .widgets import Choices


class NewGamePage(ttk.Frame):
    """Shows a wish, changes it choice by choice, and hands it over when "Start" is pressed."""

    def __init__(
        self,
        parent: ttk.Frame,
        settings: Settings,
        tally: Callable[[str, int], Tally],
        start: Callable[[Wish], object],
    ) -> None:
        super().__init__(parent)
        self._settings, self._tally, self._then = settings, tally, start
        self.wish = settings.wish
        self.choices: dict[str, Choices] = {}
        self.start: ttk.Button | None = None
        self._rows = ttk.Frame(self)

    def show(self) -> None:
        """Builds it anew, for the game and the language of now."""
        for child in self.winfo_children():
            child.destroy()
        self.choices.clear()
        # The button first: where there is little room, the rows are cut off and not the start.
        self.start = ttk.Button(
            self,
            text=self._say("start"),
            style="Strong.TButton",
            command=lambda: self._then(self.wish),
        )
        self.start.pack(side="bottom", fill="x", pady=(8, 2))
        self._rows = ttk.Frame(self)
        self._rows.pack(side="top", fill="both", expand=True)
        self._rows.columnconfigure(0, weight=1)
        wish, words = self.wish, self._settings.words
        say = self._say
        xiangqi = wish.variant == "xiangqi"
        family = TextFamily.XIANGQI_SIDE if xiangqi else TextFamily.CHESS_SIDE
        first, second = (text(side, words, family) for side in (Side.WHITE, Side.BLACK))
        self._row("game", "variant", [(v.name.lower(), text(v, words)) for v in Variant], 3)
        sides = (("first", first), ("second", second), ("both", say("both")))
        self._row("side", "side", [*sides, ("watch", say("watch"))], 4)
        if wish.side != "both":
            levels = [(str(level), str(level)) for level in range(1, 11)]
            self._row("level", "level", [*levels, ("0", say("full"))], 11)
            self._row("pace", "pace", [(pace, say(pace)) for pace in PACES], 3)
        rules = [(name, text(Rules[name.upper()], words)) for name in RULES[wish.variant]]
        self._row("rules", "rules", rules, 3)
        about = text(Rules[wish.rules.upper()], words, TextFamily.ABOUT_RULES)
        self._note(about)
        self._row("clock", "clock", [(f"{a}+{b}", self._clock(a, b)) for a, b in CLOCKS], 6)
        if wish.side != "watch":
            counts = {-1: say("no_limit")}
            self._row("hints", "hints", [(str(n), counts.get(n, str(n))) for n in HINTS], 3)
        if wish.side in ("first", "second"):
            tally = self._tally(wish.variant, wish.level)
            if tally.wins or tally.losses or tally.draws:
                counts_of = {"wins": tally.wins, "losses": tally.losses, "draws": tally.draws}
                self._note(label("tally", self._settings.language, **counts_of))

    def _say(self, key: str) -> str:
        return label(key, self._settings.language)

    def _clock(self, minutes: int, more: int) -> str:
        if not minutes:
            return self._say("no_clock")
        count = f"{minutes} + {more}" if more else str(minutes)
        return count if more else label("minutes", self._settings.language, count=count)

    def _row(
        self, title: str, field: str, choices: Iterable[tuple[str, str]], columns: int
    ) -> None:
        title_ = ttk.Label(self._rows, text=self._say(title), style="Quiet.TLabel")
        title_.grid(sticky="w", pady=(5, 1))
        value = getattr(self.wish, field)
        chosen = "{}+{}".format(*value) if isinstance(value, tuple) else str(value)
        row = Choices(
            self._rows, list(choices), chosen, lambda new: self._chose(field, new), columns=columns
        )
        row.grid(sticky="ew")
        self.choices[field] = row

    def _note(self, words: str) -> None:
        note = ttk.Label(self._rows, text=words, style="Quiet.TLabel", wraplength=SIDE_WIDTH - 8)
        note.grid(sticky="ew", pady=(3, 0))
        note.bind("<Configure>", lambda event: note.configure(wraplength=event.width))

    def _chose(self, field: str, value: str) -> None:
        if field == "variant":
            self.wish = self.wish.of_variant(value)
        elif field == "clock":
            minutes, more = map(int, value.split("+"))
            self.wish = replace(self.wish, clock=(minutes, more))
        else:
            old = getattr(self.wish, field)
            self.wish = replace(self.wish, **{field: type(old)(value)})
        # Other choices may have come or gone; the button that was pressed must end first.
        self.after_idle(self.show)
