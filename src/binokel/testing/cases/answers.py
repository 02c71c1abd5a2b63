"""What the engine answers, and how it is compared with what a case expects."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from binokel.cards import CardSet
from binokel.errors import NotationError
from binokel.testing.cases.files import said

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from binokel.rules.melds import Melds
    from binokel.testing.cases.files import Json


class Answer(Protocol):
    """One answer; its text is what people read after `got`."""

    def meets(self, expected: Json) -> bool:
        """Whether this is what a case expects."""


@dataclass(frozen=True, slots=True)
class Plain:
    """A value as it is; 1, 1.0 and true are three values."""

    value: Json

    def meets(self, expected: Json) -> bool:
        """Equal, and written alike."""
        return said(self.value) == said(expected)

    def __str__(self) -> str:
        return said(self.value)


@dataclass(frozen=True, slots=True)
class OfCards:
    """A set of cards, order free, equal cards counted."""

    cards: CardSet | None

    def meets(self, expected: Json) -> bool:
        """The same cards, each as often; null where there are none to name."""
        return expected is None if self.cards is None else _cards(expected) == self.cards

    def __str__(self) -> str:
        return said(None if self.cards is None else str(self.cards))


@dataclass(frozen=True, slots=True)
class OfHands:
    """A set of cards for each seat."""

    hands: Sequence[CardSet]

    def meets(self, expected: Json) -> bool:
        """The same cards at every seat."""
        if not isinstance(expected, list):
            return False
        return [_cards(hand) for hand in expected] == list(self.hands)

    def __str__(self) -> str:
        return said([str(hand) for hand in self.hands])


@dataclass(frozen=True, slots=True)
class OfMelds:
    """Melds as kind, cards and Augen, order free."""

    melds: Melds

    def meets(self, expected: Json) -> bool:
        """The same melds, each as often."""
        if not isinstance(expected, list):
            return False
        mine = Counter((meld.kind.name, meld.cards, meld.augen) for meld in self.melds.melds)
        return Counter(_meld(row) for row in expected) == mine

    def __str__(self) -> str:
        rows: list[Json] = [
            [meld.kind.name, str(meld.cards), meld.augen] for meld in self.melds.melds
        ]
        return said(rows)


@dataclass(frozen=True, slots=True)
class Counts:
    """Numbers of lines of 1, 2 … cards, perhaps cut short."""

    counts: tuple[int, ...]
    depth: int
    """The depth asked for."""
    limit: float
    """The first number not counted is known to be above this."""

    @property
    def cut(self) -> bool:
        """Whether not all depths were counted."""
        return len(self.counts) < self.depth

    def meets(self, expected: Json) -> bool:
        """Equal as far as was counted, as many as were asked for, and above the limit beyond."""
        done = len(self.counts)
        return (
            isinstance(expected, list)
            and len(expected) == self.depth
            and said(expected[:done]) == said(list(self.counts))
            and all(isinstance(lines, int) and lines > self.limit for lines in expected[done:])
        )

    def __str__(self) -> str:
        return said(list(self.counts)) + (f" and more than {self.limit}" if self.cut else "")


@dataclass(frozen=True, slots=True)
class Counted:
    """A number that is counted only if a case expects it; None if counting was cut short."""

    count: Callable[[], int | None]
    limit: float

    def meets(self, expected: Json) -> bool:
        """Equal, or above the limit if counting was cut short."""
        counted = self.count()
        if counted is None:
            return isinstance(expected, int) and expected > self.limit
        return said(counted) == said(expected)

    def __str__(self) -> str:
        counted = self.count()
        return f"more than {self.limit}" if counted is None else said(counted)


@dataclass(frozen=True, slots=True)
class Answers:
    """Everything the engine says about one case."""

    by_key: Mapping[str, Answer]
    notes: tuple[str, ...] = ()
    """What people should know although the case passes."""
    explain: Callable[[Mapping[str, Json]], str] = field(default=lambda _: "")
    """More about a failure, given what was expected."""


def plain(**values: Json) -> dict[str, Answer]:
    """Answers that are plain values."""
    return {key: Plain(value) for key, value in values.items()}


def mismatches(answers: Answers, expected: Mapping[str, Json]) -> list[str]:
    """What of the expected is not met, one sentence each."""
    return [
        f"{key}: expected {said(wanted)}, got {answers.by_key[key]}"
        if key in answers.by_key
        else f"{key}: expected {said(wanted)}, but this question has no such answer"
        for key, wanted in expected.items()
        if key not in answers.by_key or not answers.by_key[key].meets(wanted)
    ]


def _cards(expected: Json) -> CardSet | None:
    try:
        return CardSet(expected) if isinstance(expected, str) else None
    except (NotationError, ValueError):
        return None


def _meld(row: Json) -> tuple[Json, CardSet | None, Json]:
    """A meld as a case writes it; None if it is none."""
    match row:
        case [str(kind), cards, int(augen)] if not isinstance(augen, bool):
            return kind, _cards(cards), augen
        case _:
            return None, None, None
