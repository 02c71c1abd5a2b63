"""The input of a case, read key by key: a wrong value is named with its key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from binokel.cards import Card, CardSet, Suit, parse_cards
from binokel.errors import NotationError
from binokel.rules.special import Contract

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from binokel.rules.config import Rules
    from binokel.seats import BySeat, Seat
    from binokel.testing.cases.files import Json

T = TypeVar("T")


class Malformed(Exception):  # noqa: N818 -- what it is
    """A file or a case is not of the format; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Given:
    """The input of a case and the rules it is meant for.

    Every method raises `Malformed` if the key is missing or holds something else.
    """

    content: Mapping[str, Json]
    rules: Rules

    def __contains__(self, key: str) -> bool:
        return key in self.content

    def only(self, keys: Collection[str]) -> None:
        """Make sure that no other keys are given."""
        if unknown := sorted(set(self.content) - set(keys)):
            raise Malformed(f"input: unknown {', '.join(unknown)}")

    # ── numbers and words ────────────────────────────────────────────────────────────────────────

    def value(self, key: str) -> Json:
        """Whatever stands there."""
        if key not in self.content:
            raise Malformed(f"input: {key} is missing")
        return self.content[key]

    def word(self, key: str, among: Collection[str]) -> str:
        """One of some words."""
        return _word(key, self.value(key), among)

    def words(self, key: str, among: Collection[str]) -> tuple[str, ...]:
        """A list of some words."""
        return tuple(_word(key, item, among) for item in self._list(key))

    def flag(self, key: str, default: bool | None = None) -> bool:  # noqa: FBT001 -- a value
        """True or false."""
        found = self.value(key) if default is None else self.content.get(key, default)
        if not isinstance(found, bool):
            raise _wrong(key, "true or false")
        return found

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number."""
        found = self.value(key) if default is None else self.content.get(key, default)
        return _number(key, found)

    def numbers(self, key: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        return tuple(_number(key, item) for item in self._list(key))

    def numbers_by_seat(self, key: str, default: int | None = None) -> BySeat[int]:
        """One whole number for each seat."""
        if default is not None and key not in self:
            return (default,) * self.rules.seats.players
        return self._by_seat(key, self.numbers(key))

    # ── seats and suits ──────────────────────────────────────────────────────────────────────────

    def seat(self, key: str) -> Seat:
        """A seat of these rules."""
        return _below(key, self.number(key), self.rules.seats.players)

    def seat_or_none(self, key: str) -> Seat | None:
        """A seat, or none if null stands there or nothing."""
        return None if self.content.get(key) is None else self.seat(key)

    def person(self, key: str, default: int | None = None) -> int:
        """A person at the table; a seat wherever nobody sits out."""
        return _below(key, self.number(key, default), self.rules.persons)

    def trump(self) -> Suit | None:
        """The trump suit; null is none."""
        letter = self.value("trump")
        if letter is None:
            return None
        return Suit(_word("trump", letter, [suit.letter for suit in Suit]))

    def contract(self, *, default: Contract | None = Contract.NORMAL) -> Contract:
        """How the deal is played or has ended."""
        if default is not None and "contract" not in self:
            return default
        return Contract[self.word("contract", Contract.__members__)]

    # ── cards ────────────────────────────────────────────────────────────────────────────────────

    def cards(self, key: str) -> tuple[Card, ...]:
        """Cards in their order."""
        return _cards(key, self.value(key))

    def card(self, key: str) -> Card:
        """One card."""
        cards = self.cards(key)
        if len(cards) != 1:
            raise _wrong(key, "one card")
        return cards[0]

    def hand(self, key: str) -> CardSet:
        """A set of cards."""
        return _set(key, self.value(key))

    def hands(self, key: str) -> BySeat[CardSet]:
        """A hand for each seat."""
        return self._by_seat(key, tuple(_set(key, item) for item in self._list(key)))

    def tricks(self, key: str) -> tuple[tuple[Card, ...], ...]:
        """Complete tricks, each in the order of play."""
        tricks = tuple(_cards(key, item) for item in self._list(key))
        if any(len(trick) != self.rules.seats.players for trick in tricks):
            raise _wrong(key, f"tricks of {self.rules.seats.players} cards")
        return tricks

    # ── helpers ──────────────────────────────────────────────────────────────────────────────────

    def items(self, key: str, read: Callable[[Json], T]) -> tuple[T, ...]:
        """A list of whatever is read from its items."""
        return tuple(read(item) for item in self._list(key))

    def by_seat(self, key: str, read: Callable[[Json], T]) -> BySeat[T]:
        """One item for each seat."""
        return self._by_seat(key, self.items(key, read))

    def _list(self, key: str) -> list[Json]:
        found = self.value(key)
        if not isinstance(found, list):
            raise _wrong(key, "a list")
        return found

    def _by_seat(self, key: str, items: tuple[T, ...]) -> BySeat[T]:
        if len(items) != self.rules.seats.players:
            raise _wrong(key, f"one entry for each of {self.rules.seats.players} seats")
        return items


def _wrong(key: str, wanted: str) -> Malformed:
    return Malformed(f"input: {key} must be {wanted}")


def _word(key: str, found: Json, among: Collection[str]) -> str:
    if not isinstance(found, str) or found not in among:
        raise _wrong(key, f"one of {', '.join(among)}")
    return found


def _number(key: str, found: Json) -> int:
    if not isinstance(found, int) or isinstance(found, bool):
        raise _wrong(key, "a whole number")
    return found


def _below(key: str, number: int, end: int) -> int:
    if not 0 <= number < end:
        raise _wrong(key, f"one of 0 to {end - 1}")
    return number


def _cards(key: str, found: Json) -> tuple[Card, ...]:
    if not isinstance(found, str):
        raise _wrong(key, "cards in one text")
    try:
        return parse_cards(found)
    except NotationError as error:
        raise Malformed(f"input: {key}: {error}") from error


def _set(key: str, found: Json) -> CardSet:
    try:
        return CardSet(_cards(key, found))
    except ValueError as error:
        raise Malformed(f"input: {key}: {error}") from error
