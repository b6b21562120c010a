"""The status line: what is said of the moment, which of several things first, and what it asks."""

from __future__ import annotations

from ..board import Square
from ..codes import Claim, EventKind, May, Offence, Side, TextFamily, Variant
from ..events import Event
from ..table import View
from ..words import text
from .fonts import Fonts
from .labels import label
from .play import Play

#: Words, whether they are a refusal, and the answers that are asked for.
Line = tuple[str, bool, tuple[str, ...]]

#: What is said of what has happened until the next move.
_TOLD = (EventKind.CHECK, EventKind.OFFERED, EventKind.DECLINED, EventKind.CLOCK_LOW)


def held_claim(claims: Claim) -> Claim | None:
    """A draw that may be claimed as the position stands, without announcing a move."""
    return next((claim for claim in (Claim.REPETITION, Claim.NO_PROGRESS) if claim in claims), None)


class Status:
    """Remembers what was said last, and finds the words for now."""

    def __init__(self, play: Play, fonts: Fonts) -> None:
        self._play, self._fonts = play, fonts
        self._said: tuple[str, bool] | None = None
        self._events: list[Event] = []
        #: Squares that a refusal speaks of.
        self.culprits: tuple[Square, ...] = ()

    # == What is remembered

    def say(self, words: str, *, alarm: bool = False, culprits: tuple[Square, ...] = ()) -> None:
        """Says something until the next action."""
        self._said = (words, alarm) if words else None
        self.culprits = culprits

    def clear(self) -> None:
        """An action: what was said is no longer."""
        self._said, self.culprits = None, ()

    def begin(self) -> None:
        """A new game."""
        self.clear()
        self._events.clear()

    def speak(self) -> None:
        """The language has changed."""
        self._said = None

    def told(self, event: Event) -> None:
        """Something has happened."""
        if event.kind in (EventKind.MOVED, EventKind.UNDONE, EventKind.REDONE):
            self._events.clear()
            self.clear()
        elif event.kind in _TOLD:
            self._events = [e for e in self._events if e.kind != event.kind] + [event]

    def notices(self) -> None:
        """Says what the start has found: damaged files, missing fonts."""
        store, language = self._play.store, self._play.settings.language
        lines = [
            label("damaged", language, name=name, other=other) for name, other in store.set_aside
        ]
        lines += [label("not_kept", language, error=error) for error in store.failures]
        style = self._play.settings.style(self._play.table.game.variant)
        if style.needs_chinese and self._fonts.written is None:
            lines.append(label("no_chinese", language))
        store.set_aside.clear()
        store.failures.clear()
        self.say("\n".join(lines), alarm=True)

    # == What is said

    def of(self, view: View, looking: int | None) -> Line:
        """The words for now."""
        if self._play.store.failures:
            self.notices()
        language = self._play.settings.language
        if looking is not None:
            key = "looking_back" if looking else "at_start"
            return label(key, language, count=looking), False, ()
        if view.resign_asked:
            return label("resign_asked", language), True, ("yes", "no")
        if view.promotion_to is not None:
            return label("promote", language), False, ()
        answers: tuple[str, ...] = ("accept", "decline") if May.ANSWER_DRAW in view.may else ()
        if view.hand_free and held_claim(self._play.table.game.state.claims) is not None:
            answers = ("claim", *answers)
        if self._said is not None:
            return *self._said, answers
        return self._of_game(view), False, answers

    def _of_game(self, view: View) -> str:
        settings, game = self._play.settings, self._play.table.game
        language, words = settings.language, settings.words
        state = game.state
        if state.is_over:
            return game.verdict_text(words)
        said = [game.event_text(event, words) for event in self._events]
        claim = held_claim(state.claims)
        if claim is not None and view.hand_free:
            said.append(text(claim, words))
        if state.offence != Offence.NONE:
            said.append(game.evidence_text(words))
        if view.hint is not None:
            move = game.format_move(view.hint, settings.notation(game.variant))
            said.append(label("hint_shown", language, move=move))
        if view.hinting:
            said.append(label("hinting", language))
        elif view.thinking is not None:
            said.append(label("thinking", language, side=self._side(view.thinking)))
        elif not said or view.hint is None:
            said.append(label("to_move", language, side=self._side(view.turn)))
        return "\n".join(said)

    def _side(self, side: Side) -> str:
        xiangqi = self._play.table.game.variant == Variant.XIANGQI
        family = TextFamily.XIANGQI_SIDE if xiangqi else TextFamily.CHESS_SIDE
        return text(side, self._play.settings.words, family)
