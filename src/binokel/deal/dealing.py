"""The first phase: chance lays the deck. Chapter §2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from binokel.deal.actions import Action, Cards
from binokel.deal.announcing import Announcing
from binokel.deal.auctioning import Auction
from binokel.deal.events import DappLaid, Dealt, Event, HandDealt
from binokel.deal.legal import Decks, Legal
from binokel.deal.phase import Phase, why_not_now
from binokel.rules import auction
from binokel.rules.dealer import forehand
from binokel.rules.deck import dealt, why_not_deck
from binokel.rules.special import specials_before_auction

if TYPE_CHECKING:
    from binokel.cards import CardSet
    from binokel.deal.hidden import Hidden
    from binokel.errors import Refusal
    from binokel.rules.config import Rules
    from binokel.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class Dealing:
    """Nothing is dealt yet; chance is to act."""

    dealer: int

    takes: ClassVar[tuple[type, ...]] = (Cards,)
    auction_over: ClassVar[bool] = False
    to_act: ClassVar[None] = None

    def counts(self, rules: Rules) -> BySeat[int]:
        """How many cards every seat holds: none."""
        return (0,) * rules.seats.players

    def legal(self, rules: Rules, hand: CardSet) -> Legal:
        """Every order of the deck."""
        return Legal(Decks(rules))

    def why_not(
        self,
        rules: Rules,
        hand: CardSet,
        action: Action,
        seat: Seat | None,
    ) -> Refusal | None:
        """Rule: §2.4, §2.5."""
        if refusal := why_not_now(self, action, seat):
            return refusal
        assert isinstance(action, Cards)
        return why_not_deck(rules, action.order)

    def decide(self, rules: Rules, hidden: Hidden, action: Action) -> tuple[Event, ...]:
        """Everybody takes up a hand, the Dapp is laid aside."""
        assert isinstance(action, Cards)
        hands, dapp = dealt(rules, action.order)
        taken = (HandDealt(seat, hand) for seat, hand in enumerate(hands))
        return (Dealt(), *taken, DappLaid(dapp))

    def evolve(self, rules: Rules, event: Event) -> Phase:
        """The table after the deal: seats are asked for special games, or bid at once."""
        if not isinstance(event, Dealt):
            return self
        if specials_before_auction(rules):
            return Announcing(self.dealer, forehand(rules, self.dealer))
        return Auction(self.dealer, auction.opening(rules, self.dealer))
