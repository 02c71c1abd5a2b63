"""What happened in a deal. Every event names its audience; views hold visible events only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from binokel.cards import Augen, Card, CardSet, Suit
    from binokel.errors import Reason
    from binokel.rules.melds import Melds
    from binokel.rules.scoring import Settlement
    from binokel.rules.special import Special
    from binokel.seats import Seat


class OpenEvent:
    """An event that everybody sees, watchers too."""

    __slots__ = ()

    def visible_to(self, seat: Seat | None) -> bool:
        """Whether a seat (None: a watcher) sees this."""
        return True


class ClosedEvent:
    """An event that only the seats it names see."""

    __slots__ = ()

    @property
    def audience(self) -> tuple[Seat, ...]:
        """The seats that see this."""
        raise NotImplementedError

    def visible_to(self, seat: Seat | None) -> bool:
        """Whether a seat (None: a watcher) sees this."""
        return seat in self.audience


# ── dealing ──────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Dealt(OpenEvent):
    """The cards are dealt; everybody has as many as the rules say (§2.4)."""


@dataclass(frozen=True, slots=True)
class HandDealt(ClosedEvent):
    """A seat takes up its cards (§2.5)."""

    seat: Seat
    cards: CardSet

    @property
    def audience(self) -> tuple[Seat, ...]:
        """Its own seat."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class DappLaid(ClosedEvent):
    """The Dapp is laid aside, closed (§2.5)."""

    cards: CardSet

    @property
    def audience(self) -> tuple[Seat, ...]:
        """Nobody."""
        return ()


# ── before and in the auction ────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Announced(OpenEvent):
    """A seat was asked for a special game before the auction (§10.2)."""

    seat: Seat
    special: Special | None


@dataclass(frozen=True, slots=True)
class BidMade(OpenEvent):
    """A seat has bid (§3.3)."""

    seat: Seat
    bid: Augen


@dataclass(frozen=True, slots=True)
class Passed(OpenEvent):
    """A seat is out of the auction (§3.5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AuctionWon(OpenEvent):
    """The auction has a declarer (§3.8, §3.9)."""

    seat: Seat
    bid: Augen


@dataclass(frozen=True, slots=True)
class Redeal(OpenEvent):
    """Nobody has bid: the cards are thrown in (§3.8)."""


# ── the declarer's acts ──────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class DappTurned(OpenEvent):
    """The Dapp is turned up for all and taken by the declarer (§4.1)."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class GivenUp(OpenEvent):
    """The declarer gives up and names the trump the others meld for (§8.1)."""

    seat: Seat
    trump: Suit


@dataclass(frozen=True, slots=True)
class Called(OpenEvent):
    """A card is called and handed over, or nobody else holds it (§9.3, §9.5)."""

    seat: Seat
    card: Card
    partner: Seat | None


@dataclass(frozen=True, slots=True)
class Exchanged(OpenEvent):
    """The declarer has given his partner a card back (§9.3); all know the partnership (§9.4)."""

    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class CardReturned(ClosedEvent):
    """The card given back (§9.3)."""

    seat: Seat
    partner: Seat
    card: Card

    @property
    def audience(self) -> tuple[Seat, ...]:
        """The two partners."""
        return (self.seat, self.partner)


@dataclass(frozen=True, slots=True)
class SpecialChosen(OpenEvent):
    """The declarer chooses a special game after the Dapp; his bid falls away (§10.2)."""

    seat: Seat
    special: Special


@dataclass(frozen=True, slots=True)
class TrumpNamed(OpenEvent):
    """Trump is named (§4.3)."""

    seat: Seat
    trump: Suit


@dataclass(frozen=True, slots=True)
class Buried(OpenEvent):
    """The declarer has buried so many cards, closed (§4.4)."""

    seat: Seat
    count: int
    shown: CardSet
    """Cards he has named as melded; empty if he left that to the program (§8.7)."""


@dataclass(frozen=True, slots=True)
class CardsBuried(ClosedEvent):
    """The cards buried (§4.4)."""

    seat: Seat
    cards: CardSet

    @property
    def audience(self) -> tuple[Seat, ...]:
        """The declarer."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class BuriedNamed(OpenEvent):
    """Buried trumps that are named to the table (§4.5, §4.7)."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Verdrueckt(OpenEvent):
    """A wrong bury loses the deal (§8.5)."""

    seat: Seat
    reason: Reason


# ── melds and tricks ─────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Melded(OpenEvent):
    """A seat lays its melds open, or has none (§5.1, §5.12)."""

    seat: Seat
    melds: Melds


@dataclass(frozen=True, slots=True)
class PlayBegan(OpenEvent):
    """The tricks begin; this seat leads (§6.1)."""

    leader: Seat


@dataclass(frozen=True, slots=True)
class HandOpened(OpenEvent):
    """The player of an open Durch lays his hand open (§10.7)."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class CardPlayed(OpenEvent):
    """A card is played to the trick (§6.2)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon(OpenEvent):
    """A trick is complete (§6.11)."""

    seat: Seat
    augen: Augen
    """Augen of the cards, with `play.last_trick` where this trick carries it."""


@dataclass(frozen=True, slots=True)
class Settled(OpenEvent):
    """The deal is over and counted (§7)."""

    settlement: Settlement


Event: TypeAlias = (
    Dealt
    | HandDealt
    | DappLaid
    | Announced
    | BidMade
    | Passed
    | AuctionWon
    | Redeal
    | DappTurned
    | GivenUp
    | Called
    | Exchanged
    | CardReturned
    | SpecialChosen
    | TrumpNamed
    | Buried
    | CardsBuried
    | BuriedNamed
    | Verdrueckt
    | Melded
    | PlayBegan
    | HandOpened
    | CardPlayed
    | TrickWon
    | Settled
)
"""Any event."""
