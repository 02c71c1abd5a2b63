"""The last phase: the deal is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from binokel.deal.legal import Legal
from binokel.errors import Reason, Refusal

if TYPE_CHECKING:
    from binokel.cards import CardSet
    from binokel.deal.actions import Action
    from binokel.deal.events import Event
    from binokel.deal.game import Game, Trick
    from binokel.deal.hidden import Hidden
    from binokel.deal.phase import Phase
    from binokel.rules.auction import Bidding
    from binokel.rules.config import Rules
    from binokel.rules.scoring import Settlement
    from binokel.seats import BySeat


@dataclass(frozen=True, slots=True)
class Over:
    """The deal is settled, or the cards were thrown in."""

    left: BySeat[int]
    """How many cards every seat still holds."""
    game: Game | None = None
    """None after a redeal."""
    tricks: tuple[Trick, ...] = ()
    settlement: Settlement | None = None
    """None after a redeal."""
    auction: Bidding | None = None
    """The auction of a redeal, in which nobody bid."""

    takes: ClassVar[tuple[type, ...]] = ()
    auction_over: ClassVar[bool] = True
    to_act: ClassVar[None] = None

    @property
    def redeal(self) -> bool:
        """Whether nobody bid and the cards were thrown in (§3.8)."""
        return self.settlement is None

    def counts(self, rules: Rules) -> BySeat[int]:
        """How many cards every seat still holds."""
        return self.left

    def legal(self, rules: Rules, hand: CardSet) -> Legal:
        """Nothing."""
        return Legal()

    def why_not(
        self,
        rules: Rules,
        hand: CardSet,
        action: Action,
        seat: int | None,
    ) -> Refusal:
        """The deal is over."""
        return Refusal(Reason.OVER, {}, "§7.1")

    def decide(self, rules: Rules, hidden: Hidden, action: Action) -> tuple[Event, ...]:
        """Never called: nothing is legal."""
        raise ValueError("the deal is over")

    def evolve(self, rules: Rules, event: Event) -> Phase:
        """Nothing changes any more."""
        return self
