"""Rule sets: their choices, and why a repetition is lost by them."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import byref
from dataclasses import dataclass
from typing import Any, Union

from . import _ffi
from ._call import call, code
from ._ffi import lib
from .board import BoardInfo, Square
from .codes import Article, Offence, Rules, Side, Status
from .errors import ArgumentError

#: What a choice is: yes or no, one of its words, or a number of times or plies (None: never).
ChoiceValue = Union[bool, str, int, None]


@dataclass(frozen=True)
class RuleChoice:
    """One choice of a rule set, for a settings page that knows none of them."""

    #: Its name, that of the field in duiyi_rule_choices.
    name: str
    #: The words that it may be: ("no", "yes") for True and False; none for a number.
    words: tuple[str, ...]
    #: The smallest and the largest number that it may be; None stands for never.
    least: int
    most: int

    def _value(self, number: int) -> ChoiceValue:
        if not self.words:
            return None if number == _ffi.DUIYI_CHOICE_NEVER else number
        word = self.words[number - self.least]
        return word == "yes" if "yes" in self.words else word

    def _number(self, value: ChoiceValue) -> int:
        if not self.words and value is None:
            return _ffi.DUIYI_CHOICE_NEVER
        if not self.words and isinstance(value, int) and self.least <= value <= self.most:
            return value
        word = ("no", "yes")[value] if isinstance(value, bool) else value
        if word in self.words:
            return self.words.index(word) + self.least
        raise ArgumentError(f"{self.name} cannot be {value!r}", Status.VALUE)


def rules_describe() -> tuple[RuleChoice, ...]:
    """All choices of a rule set: their names, and what they may be.

    >>> {choice.name: choice.words for choice in rules_describe()}["span"]
    ('from_first', 'last_lap')
    """
    described = _ffi.init(_ffi.duiyi_rule_choice)
    choices: list[RuleChoice] = []
    while lib.duiyi_rules_describe(len(choices), byref(described)) == Status.OK:
        words = tuple(described.values.decode().split())
        name = described.name.decode()
        choices.append(RuleChoice(name, words, described.least, described.most))
    return tuple(choices)


def rules_get(rules: Rules | int | str) -> dict[str, ChoiceValue]:
    """The choices of a named set.

    >>> wxf = rules_get("xiangqi_wxf")
    >>> wxf["repetition"], wxf["perpetual_chase_loses"], wxf["span"], wxf["no_progress_claim"]
    (4, True, 'last_lap', None)
    """
    choices = _ffi.init(_ffi.duiyi_rule_choices)
    call(lib.duiyi_rules_get, code(Rules, rules), byref(choices))
    return {each.name: each._value(getattr(choices, each.name)) for each in rules_describe()}


def choices_in(changes: Mapping[str, ChoiceValue]) -> Any:
    """The struct that changes a set in these choices, and no other."""
    choices = _ffi.init(_ffi.duiyi_rule_choices)
    known = {choice.name: choice for choice in rules_describe()}
    for name, value in changes.items():
        if name not in known:
            raise ArgumentError(f"no choice is called {name!r}", Status.VALUE)
        setattr(choices, name, known[name]._number(value))
    return choices


@dataclass(frozen=True)
class Threat:
    """One move of an offender and what it threatens."""

    #: The move, counted as in Game.history().
    ply: int
    #: Where the attacker stands after it.
    hunter: Square
    #: Where the attacked man stands.
    victim: Square


@dataclass(frozen=True)
class Evidence:
    """Why a repetition is lost, or would be at the next occurrence.

    In words: Game.evidence_text().
    """

    offence: Offence
    #: Who offends.
    offender: Side
    #: The article that the newest move falls under.
    article: Article
    #: Where the rule books have it: "WXF 20.3".
    reference: str
    #: How often the position has stood, this time included.
    repetitions: int
    #: The moves of the offender, oldest first; of a longer repetition the newest.
    threats: tuple[Threat, ...]

    @classmethod
    def _read(cls, evidence: Any, board: BoardInfo) -> Evidence:
        rows = zip(evidence.ply, evidence.hunter, evidence.victim)
        threats = [Threat(ply, Square(a, board), Square(b, board)) for ply, a, b in rows]
        return cls(
            offence=Offence(evidence.offence),
            offender=Side(evidence.offender),
            article=Article(evidence.article),
            reference=evidence.reference.decode(),
            repetitions=evidence.repetitions,
            threats=tuple(threats[: evidence.threat_count]),
        )
