"""Legal actions as a collection: count them, search them, walk through them, print them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol, final

from binokel.cards import COPIES, Card, CardSet, deck
from binokel.deal.actions import PASS, Action, Bid, Bury, Cards, Pass
from binokel.rules.burying import buries, bury_count, why_not_held, wrong_bury
from binokel.rules.deck import why_not_deck

if TYPE_CHECKING:
    from binokel.cards import Augen, Suit
    from binokel.rules.config import Rules

_SHORT: Final = 60
"""Longest text of one action in a listing."""


class Part(Protocol):
    """Some legal actions of one kind."""

    @property
    def count(self) -> int:
        """How many there are."""

    def __iter__(self) -> Iterator[Action]: ...

    def __contains__(self, action: object) -> bool: ...


@final
class Legal(Collection[Action]):
    """The legal actions of the seat to act, in a fixed order; none if nobody acts.

    All bids and all buries are in it, but made only when asked for.
    """

    __slots__ = ("_parts",)

    def __init__(self, *parts: Part) -> None:
        self._parts = parts

    @property
    def parts(self) -> tuple[Part, ...]:
        """The actions kind by kind: listed, or told by what makes them."""
        return self._parts

    @property
    def count(self) -> int:
        """How many there are; `len` says the same but cannot count the orders of a deck."""
        return sum(part.count for part in self._parts)

    def first(self, number: int) -> tuple[Action, ...]:
        """The first so many."""
        return tuple(islice(self, number))

    def __len__(self) -> int:
        return self.count

    def __bool__(self) -> bool:
        return any(part.count for part in self._parts)

    def __iter__(self) -> Iterator[Action]:
        for part in self._parts:
            yield from part

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Legal) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    def __contains__(self, action: object) -> bool:
        return any(action in part for part in self._parts)

    def __repr__(self) -> str:
        some = ", ".join(_short(repr(action)) for action in self.first(6))
        more = self.count - 6
        return f"<Legal {self.count}: {some}{f' and {more} more' if more > 0 else ''}>"


@dataclass(frozen=True, slots=True)
class Listed:
    """A few actions, simply listed."""

    actions: tuple[Action, ...]

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions


@dataclass(frozen=True, slots=True)
class Bids:
    """All bids from the lowest to the highest, and passing if that is allowed (§3.3)."""

    lowest: Augen | None
    highest: Augen | None
    step: Augen
    may_pass: bool

    @property
    def _range(self) -> range:
        if self.lowest is None or self.highest is None:
            return range(0)
        return range(self.lowest, self.highest + 1, self.step)

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._range) + self.may_pass

    def __iter__(self) -> Iterator[Action]:
        if self.may_pass:
            yield PASS
        for augen in self._range:
            yield Bid(augen)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Pass):
            return self.may_pass
        return isinstance(action, Bid) and type(action.augen) is int and action.augen in self._range


@dataclass(frozen=True, slots=True)
class Buries:
    """All different buries of a hand, none that would be punished (§4.4, §8.7).

    Counted without making them; naming shown cards adds no further bury.
    """

    rules: Rules
    hand: CardSet
    trump: Suit | None

    @property
    def count(self) -> int:
        """How many there are."""
        return bury_count(self.hand, self.rules.dapp.size)

    def __iter__(self) -> Iterator[Action]:
        for cards in buries(self.hand, self.rules.dapp.size):
            yield Bury(tuple(cards))

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Bury)
            and why_not_held(self.hand, action.cards) is None
            and why_not_held(self.hand, action.shown) is None
            and not wrong_bury(
                self.rules, self.hand, action.cards, CardSet(action.shown), self.trump
            )
        )


@dataclass(frozen=True, slots=True)
class Decks:
    """All orders of the deck, equal cards not told apart (§1.6, §2.4)."""

    rules: Rules

    @property
    def count(self) -> int:
        """How many there are."""
        orders = 1
        kinds = len(deck(with_diss=self.rules.deck.with_diss)) // COPIES
        for pair in range(1, kinds + 1):
            orders *= pair * (2 * pair - 1)
        return orders

    def __iter__(self) -> Iterator[Action]:
        order = list(deck(with_diss=self.rules.deck.with_diss))
        yield Cards(tuple(order))
        while _next_order(order):
            yield Cards(tuple(order))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Cards) and why_not_deck(self.rules, action.order) is None


def _short(text: str) -> str:
    return text if len(text) <= _SHORT else f"{text[: _SHORT - 1]}…"


def _next_order(order: list[Card]) -> bool:
    """Step to the next order in the dictionary of orders; False after the last one."""
    falls = [place for place in range(len(order) - 1) if order[place] < order[place + 1]]
    if not falls:
        return False
    at = falls[-1]
    swap = max(place for place in range(at + 1, len(order)) if order[place] > order[at])
    order[at], order[swap] = order[swap], order[at]
    order[at + 1 :] = reversed(order[at + 1 :])
    return True
