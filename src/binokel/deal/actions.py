"""Everything that can be done in a deal; chance acts too, by the order of the deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from binokel.cards import Card, Suit
from binokel.rules.special import Special


def _expect(kind: type, *values: object) -> None:
    """Make sure that values are of a kind; texts are read by `binokel.notation`."""
    for value in values:
        if not isinstance(value, kind):
            raise TypeError(f"a {kind.__name__} is wanted here, not {value!r}")


@dataclass(frozen=True, slots=True)
class Cards:
    """Chance lays the deck in this order; seat 0 gets the first cards, the Dapp the last (§2.4)."""

    order: tuple[Card, ...]

    def __post_init__(self) -> None:
        _expect(Card, *self.order)

    def __repr__(self) -> str:
        # a message about the deck must not tell the cards
        return f"Cards({len(self.order)} cards)"


@dataclass(frozen=True, slots=True)
class Announce:
    """Before the auction: announce a special game, or none (§10.2)."""

    special: Special | None

    def __post_init__(self) -> None:
        if self.special is not None:
            _expect(Special, self.special)


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid so many Augen; anything may be said, the auction refuses what is no bid (§3.3)."""

    augen: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction (§3.5)."""


@dataclass(frozen=True, slots=True)
class Abgehen:
    """Give up after seeing the Dapp and name the trump the others meld for (§8.1, §8.3)."""

    trump: Suit

    def __post_init__(self) -> None:
        _expect(Suit, self.trump)


@dataclass(frozen=True, slots=True)
class Rufen:
    """Call a card; who holds it becomes partner (§9.2)."""

    card: Card

    def __post_init__(self) -> None:
        _expect(Card, self.card)


@dataclass(frozen=True, slots=True)
class Give:
    """Give the partner another card back for the called one (§9.3)."""

    card: Card

    def __post_init__(self) -> None:
        _expect(Card, self.card)


@dataclass(frozen=True, slots=True)
class Choose:
    """After the Dapp: choose a special game instead of trump (§10.2)."""

    special: Special

    def __post_init__(self) -> None:
        _expect(Special, self.special)


@dataclass(frozen=True, slots=True)
class Trump:
    """Name the trump suit (§4.3)."""

    suit: Suit

    def __post_init__(self) -> None:
        _expect(Suit, self.suit)


@dataclass(frozen=True, slots=True)
class Bury:
    """Bury cards for the Dapp taken; kept in the order of writing (§4.4)."""

    cards: tuple[Card, ...]
    shown: tuple[Card, ...] = ()
    """Cards the declarer names as melded; he need not, the program finds his melds (§4.6, §8.7)."""

    def __post_init__(self) -> None:
        _expect(Card, *self.cards, *self.shown)
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))
        object.__setattr__(self, "shown", tuple(sorted(self.shown)))


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick (§6.2)."""

    card: Card

    def __post_init__(self) -> None:
        _expect(Card, self.card)


Action: TypeAlias = (
    Cards | Announce | Bid | Pass | Abgehen | Rufen | Give | Choose | Trump | Bury | Play
)
"""Any action."""

PASS: Final = Pass()
PLAYS: Final = tuple(Play(card) for card in Card)
"""The play of every card, by its number."""
