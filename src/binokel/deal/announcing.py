"""The phase before the auction, in which each seat is asked for a special game. Rule §10.2."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from binokel.deal.actions import Action, Announce
from binokel.deal.auctioning import Auction
from binokel.deal.declaring import Declaring
from binokel.deal.events import Announced, Event
from binokel.deal.game import Game
from binokel.deal.laying_open import opening_lead
from binokel.deal.legal import Legal, Listed
from binokel.deal.phase import Phase, why_not_now
from binokel.rules import auction
from binokel.rules.dealer import forehand
from binokel.rules.special import specials_before_auction, why_not_special
from binokel.seats import next_seat

if TYPE_CHECKING:
    from binokel.cards import CardSet
    from binokel.deal.hidden import Hidden
    from binokel.errors import Refusal
    from binokel.rules.config import Rules
    from binokel.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class Announcing:
    """Each seat, from forehand on, is asked once."""

    dealer: int
    to_act: Seat

    takes: ClassVar[tuple[type, ...]] = (Announce,)
    auction_over: ClassVar[bool] = False

    def counts(self, rules: Rules) -> BySeat[int]:
        """How many cards every seat holds."""
        return (rules.seats.hand_size,) * rules.seats.players

    def legal(self, rules: Rules, hand: CardSet) -> Legal:
        """To announce nothing, or one of the games asked for."""
        specials = specials_before_auction(rules)
        return Legal(Listed((Announce(None), *(Announce(special) for special in specials))))

    def why_not(
        self,
        rules: Rules,
        hand: CardSet,
        action: Action,
        seat: Seat | None,
    ) -> Refusal | None:
        """Rule: §10.1, §10.2, §10.7."""
        if refusal := why_not_now(self, action, seat):
            return refusal
        assert isinstance(action, Announce)
        if action.special is None:
            return None
        return why_not_special(specials_before_auction(rules), action.special)

    def decide(self, rules: Rules, hidden: Hidden, action: Action) -> tuple[Event, ...]:
        """The answer; a special game begins at once."""
        assert isinstance(action, Announce)
        answer = Announced(self.to_act, action.special)
        if action.special is None:
            return (answer,)
        game = Game(self.to_act, special=action.special)
        return (answer, *opening_lead(rules, self.dealer, hidden, game))

    def evolve(self, rules: Rules, event: Event) -> Phase:
        """The table after an event of this phase."""
        if not isinstance(event, Announced):
            return self
        if event.special is not None:
            return Declaring(self.dealer, Game(event.seat, special=event.special))
        asked_next = next_seat(event.seat, rules.seats.players)
        if asked_next == forehand(rules, self.dealer):
            return Auction(self.dealer, auction.opening(rules, self.dealer))
        return replace(self, to_act=asked_next)
