"""What all phases have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

from binokel.deal.actions import Bid, Pass
from binokel.errors import Reason, Refusal

if TYPE_CHECKING:
    from binokel.cards import CardSet
    from binokel.deal.actions import Action
    from binokel.deal.events import Event
    from binokel.deal.hidden import Hidden
    from binokel.deal.legal import Legal
    from binokel.rules.config import Rules
    from binokel.seats import BySeat, Seat


class Phase(Protocol):
    """A part of a deal; holds only what lies open on the table."""

    takes: ClassVar[tuple[type, ...]]
    """The kinds of action that belong to this phase."""
    auction_over: ClassVar[bool]
    """Whether this phase comes after the auction."""

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None for chance and after the end."""

    def counts(self, rules: Rules) -> BySeat[int]:
        """How many cards every seat holds."""

    def legal(self, rules: Rules, hand: CardSet) -> Legal:
        """The legal actions of the seat to act, which holds this hand."""

    def why_not(
        self, rules: Rules, hand: CardSet, action: Action, seat: Seat | None
    ) -> Refusal | None:
        """Why an action of this seat is refused; the hand is that of the seat to act."""

    def decide(self, rules: Rules, hidden: Hidden, action: Action) -> tuple[Event, ...]:
        """The events a legal action causes."""

    def evolve(self, rules: Rules, event: Event) -> Phase:
        """The phase after an event; events that change nothing on the table are passed over."""


def why_not_now(phase: Phase, action: Action, seat: Seat | None) -> Refusal | None:
    """Why it is not the time or the turn for an action, if it is not. Rule: §3.10, §4.2."""
    if not isinstance(action, phase.takes):
        over = isinstance(action, Bid | Pass) and phase.auction_over
        return Refusal(Reason.OVER if over else Reason.WRONG_PHASE)
    if seat != phase.to_act:
        return Refusal(Reason.NOT_YOUR_TURN, {"seat": seat, "to_act": phase.to_act})
    return None
