"""The phase of the auction. Chapter §3."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from binokel.deal.actions import Action, Bid, Pass
from binokel.deal.declaring import Declaring
from binokel.deal.events import AuctionWon, BidMade, DappTurned, Event, Passed, Redeal
from binokel.deal.game import Game
from binokel.deal.legal import Bids, Legal
from binokel.deal.phase import Phase, why_not_now
from binokel.deal.settled import Over
from binokel.rules import auction

if TYPE_CHECKING:
    from binokel.cards import CardSet
    from binokel.deal.hidden import Hidden
    from binokel.errors import Refusal
    from binokel.rules.auction import Bidding
    from binokel.rules.config import Rules
    from binokel.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class Auction:
    """The seats bid for the Dapp."""

    dealer: int
    bidding: Bidding

    takes: ClassVar[tuple[type, ...]] = (Bid, Pass)
    auction_over: ClassVar[bool] = False

    @property
    def to_act(self) -> Seat | None:
        """Who speaks."""
        return self.bidding.to_act

    def counts(self, rules: Rules) -> BySeat[int]:
        """How many cards every seat holds."""
        return (rules.seats.hand_size,) * rules.seats.players

    def legal(self, rules: Rules, hand: CardSet) -> Legal:
        """Passing where it is allowed, then all bids upward."""
        return Legal(
            Bids(
                auction.lowest_bid(rules, self.bidding),
                auction.highest_bid(rules, self.bidding),
                rules.auction.step,
                auction.why_not_pass(rules, self.bidding) is None,
            )
        )

    def why_not(
        self,
        rules: Rules,
        hand: CardSet,
        action: Action,
        seat: Seat | None,
    ) -> Refusal | None:
        """Rule: §3.10."""
        if seat is not None and isinstance(action, self.takes):
            refusal = auction.why_not_speak(self.bidding, seat)
        else:
            refusal = why_not_now(self, action, seat)
        if refusal:
            return refusal
        if isinstance(action, Bid):
            return auction.why_not_bid(rules, self.bidding, action.augen)
        return auction.why_not_pass(rules, self.bidding)

    def decide(self, rules: Rules, hidden: Hidden, action: Action) -> tuple[Event, ...]:
        """The word spoken and, if it was the last one, what it leads to. Rule: §3.8, §3.9, §4.1."""
        assert self.bidding.to_act is not None
        seat = self.bidding.to_act
        said = BidMade(seat, action.augen) if isinstance(action, Bid) else Passed(seat)
        after = self._after(rules, said)
        if after.to_act is not None:
            return (said,)
        if after.declarer is None:
            return (said, Redeal())
        assert after.bid is not None
        won = AuctionWon(after.declarer, after.bid)
        return (said, won, DappTurned(after.declarer, hidden.dapp)) if hidden.dapp else (said, won)

    def evolve(self, rules: Rules, event: Event) -> Phase:
        """The table after an event of this phase."""
        match event:
            case BidMade() | Passed():
                return replace(self, bidding=self._after(rules, event))
            case AuctionWon(seat, bid):
                return Declaring(self.dealer, Game(seat, bid, self.bidding))
            case Redeal():
                return Over(self.counts(rules), auction=self.bidding)
            case _:
                return self

    def _after(self, rules: Rules, said: BidMade | Passed) -> Bidding:
        if isinstance(said, BidMade):
            return auction.after_bid(rules, self.bidding, said.bid)
        return auction.after_pass(rules, self.bidding, self.dealer)
