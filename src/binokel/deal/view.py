"""What one seat, or everybody, knows of a deal. Built from an allow-list: the open table, the seat's
own cards, and the events it has seen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from binokel.cards import EMPTY
from binokel.deal.announcing import Announcing
from binokel.deal.auctioning import Auction
from binokel.deal.dealing import Dealing
from binokel.deal.declaring import Declaring
from binokel.deal.hidden import Hidden
from binokel.deal.legal import Legal
from binokel.deal.playing import Playing
from binokel.deal.settled import Over
from binokel.errors import Reason, Refusal

if TYPE_CHECKING:
    from binokel.cards import Card, CardSet, Suit
    from binokel.deal.actions import Action
    from binokel.deal.events import Event
    from binokel.deal.game import Game
    from binokel.deal.phase import Phase
    from binokel.deal.playing import Trick
    from binokel.deal.standing import Standing
    from binokel.rules.auction import Bidding
    from binokel.rules.config import Rules
    from binokel.rules.scoring import Settlement
    from binokel.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know; with `seat` None what everybody may know.

    `phase` is the open table. Beside it there is nothing but the seat's own cards.
    """

    rules: Rules
    standing: Standing
    phase: Phase
    """What lies open on the table."""
    seat: Seat | None
    hand: CardSet = EMPTY
    """The seat's own cards."""
    buried: CardSet = EMPTY
    """The cards the seat itself has buried."""
    returned: Card | None = None
    """The card given back after a call, for the two partners only."""
    history: tuple[Event, ...] = ()
    """The events this seat saw, in order."""

    @classmethod
    def of(  # noqa: PLR0913 -- the parts of a deal
        cls,
        rules: Rules,
        standing: Standing,
        phase: Phase,
        hidden: Hidden,
        history: tuple[Event, ...],
        seat: Seat | None,
    ) -> View:
        """Build the view of a seat from the parts of a deal."""
        seen = tuple(event for event in history if event.visible_to(seat))
        if seat is None:
            return cls(rules, standing, phase, None, history=seen)
        game = getattr(phase, "game", None)
        declares = game is not None and game.declarer == seat
        partner = game is not None and game.partner is not None and seat == game.partner
        return cls(
            rules,
            standing,
            phase,
            seat,
            hidden.hands[seat],
            hidden.buried if declares else EMPTY,
            hidden.returned if declares or partner else None,
            seen,
        )

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None while chance is to act and after the end."""
        return self.phase.to_act
