"""Everything that can be done in a deal; chance acts too, by the order of the deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from binokel.cards import Card, Suit

if TYPE_CHECKING:
    from binokel.rules.special import Special


@dataclass(frozen=True, slots=True)
class Cards:
    """Chance lays the deck in this order; seat 0 gets the first cards, the Dapp the last (§2.4)."""

    order: tuple[Card, ...]

    def __repr__(self) -> str:
        # a message about the deck must not tell the cards
        return f"Cards({len(self.order)} cards)"


@dataclass(frozen=True, slots=True)
class Announce:
    """Before the auction: announce a special game, or none (§10.2)."""

    special: Special | None


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid so many Augen (§3.3)."""

    augen: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction (§3.5)."""


@dataclass(frozen=True, slots=True)
class Abgehen:
    """Give up after seeing the Dapp and name the trump the others meld for (§8.1, §8.3)."""

    trump: Suit


@dataclass(frozen=True, slots=True)
class Rufen:
    """Call a card; who holds it becomes partner (§9.2)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Give:
    """Give the partner another card back for the called one (§9.3)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Choose:
    """After the Dapp: choose a special game instead of trump (§10.2)."""

    special: Special


@dataclass(frozen=True, slots=True)
class Trump:
    """Name the trump suit (§4.3)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Bury:
    """Bury cards for the Dapp taken; kept in the order of writing (§4.4)."""

    cards: tuple[Card, ...]
    shown: tuple[Card, ...] = ()
    """Cards the declarer names as melded; he need not, the program finds his melds (§4.6, §8.7)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))
        object.__setattr__(self, "shown", tuple(sorted(self.shown)))


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick (§6.2)."""

    card: Card


Action: TypeAlias = (
    Cards | Announce | Bid | Pass | Abgehen | Rufen | Give | Choose | Trump | Bury | Play
)
"""Any action."""

PASS: Final = Pass()
PLAYS: Final = tuple(Play(card) for card in Card)
"""The play of every card, by its number."""
