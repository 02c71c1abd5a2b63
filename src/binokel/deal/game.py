"""What is agreed and lies open once a deal has its declarer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from binokel.cards import EMPTY, CardSet
from binokel.deal.events import (
    Buried,
    BuriedNamed,
    Called,
    DappTurned,
    Exchanged,
    GivenUp,
    HandOpened,
    Melded,
    SpecialChosen,
    TrumpNamed,
    Verdrueckt,
)
from binokel.rules.giving_up import Moment
from binokel.rules.melds import NO_MELDS
from binokel.rules.rufen import sides_of_deal
from binokel.rules.special import Contract, Special

if TYPE_CHECKING:
    from binokel.cards import Augen, Card, Suit
    from binokel.deal.events import Event
    from binokel.errors import Reason
    from binokel.rules.auction import Bidding
    from binokel.rules.config import Rules
    from binokel.rules.melds import Melds
    from binokel.seats import BySeat, Seat, Sides


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick."""

    leader: Seat
    cards: tuple[Card, ...]
    """In the order of play."""
    winner: Seat
    augen: Augen
    """With `play.last_trick` where it carries it."""


@dataclass(frozen=True, slots=True)
class Game:
    """The declarer's game, as the whole table knows it."""

    declarer: Seat
    bid: Augen | None = None
    """The bid to reach; None in a Durch or Untendurch."""
    auction: Bidding | None = None
    """How the auction went, None if there was none."""
    dapp: CardSet = EMPTY
    """The Dapp as it was turned up; empty if it stayed closed."""
    special: Special | None = None
    called: tuple[Card, ...] = ()
    """The cards called, the last one by a partner's hand or all in vain (§9.5)."""
    partner: Seat | None = None
    """The partner by Rufen."""
    exchanged: bool = False
    """Whether the partner has got a card back."""
    trump: Suit | None = None
    shown: CardSet = EMPTY
    """Cards the declarer has named as melded (§8.7)."""
    buried: int | None = None
    """How many cards are buried, None before."""
    announced: CardSet = EMPTY
    """Buried cards that were named (§4.5, §4.7)."""
    wrong_bury: Reason | None = None
    """What made the bury a wrong one, if it is Verdrueckt (§8.5)."""
    gave_up: bool = False
    """Whether the declarer has given up (§8.1)."""
    melds: BySeat[Melds] = ()
    """The melds of every seat, once shown."""
    opened: CardSet | None = None
    """The hand laid open in an open Durch, as it was (§10.7)."""

    @property
    def contract(self) -> Contract:
        """How the deal is played or has ended."""
        if self.special is not None:
            return self.special.contract
        if self.gave_up:
            return Contract.ABGEHEN
        return Contract.VERDRUECKT if self.wrong_bury else Contract.NORMAL

    @property
    def waits_for_return(self) -> bool:
        """Whether the declarer owes his partner a card (§9.3)."""
        return self.partner is not None and not self.exchanged

    @property
    def moment(self) -> Moment:
        """How far the declarer's acts have come (§8.1)."""
        if self.buried is not None:
            return Moment.BURIED
        if self.trump is not None:
            return Moment.TRUMP
        if self.called:
            return Moment.CALLED
        return Moment.CHOSEN if self.special else Moment.DAPP

    def sides(self, rules: Rules) -> Sides:
        """Who plays together in this deal (§2.2, §9.3)."""
        return sides_of_deal(rules, self.declarer, self.partner)

    def after(self, event: Event, players: int) -> Game:
        """The game after an event of the declarer's acts."""
        match event:
            case DappTurned(_, cards):
                return replace(self, dapp=cards)
            case GivenUp(_, trump):
                return replace(self, gave_up=True, trump=trump)
            case Called(_, card, partner):
                return replace(self, called=(*self.called, card), partner=partner)
            case Exchanged():
                return replace(self, exchanged=True)
            case SpecialChosen(_, special):
                return replace(self, special=special, bid=None)
            case TrumpNamed(_, trump):
                return replace(self, trump=trump)
            case Buried(_, count, shown):
                return replace(self, buried=count, shown=shown)
            case BuriedNamed(_, cards):
                return replace(self, announced=cards)
            case Verdrueckt(_, reason):
                return replace(self, wrong_bury=reason)
            case HandOpened(_, cards):
                return replace(self, opened=cards)
            case Melded(seat, melds):
                before = self.melds or (NO_MELDS,) * players
                return replace(self, melds=(*before[:seat], melds, *before[seat + 1 :]))
            case _:
                return self
