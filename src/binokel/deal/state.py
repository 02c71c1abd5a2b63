"""A deal as a value, and the step from one to the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from binokel.cards import EMPTY
from binokel.deal.dealing import Dealing
from binokel.deal.hidden import Hidden
from binokel.deal.settled import Over
from binokel.deal.standing import Standing
from binokel.deal.view import View
from binokel.errors import IllegalAction, Reason, Refusal, RulesError

if TYPE_CHECKING:
    from binokel.cards import CardSet
    from binokel.deal.actions import Action
    from binokel.deal.events import Event
    from binokel.deal.legal import Legal
    from binokel.deal.phase import Phase
    from binokel.rules.config import Rules
    from binokel.rules.scoring import Settlement
    from binokel.seats import Seat


@dataclass(frozen=True, slots=True)
class Step:
    """What an action leads to."""

    deal: Deal
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """One distribution of cards; it never changes, actions lead to new ones."""

    rules: Rules
    standing: Standing
    """What the deal brings along from its match."""
    phase: Phase
    """What lies open on the table."""
    hidden: Hidden
    """What does not."""
    history: tuple[Event, ...] = ()
    """All events so far, in order."""

    @classmethod
    def begin(cls, rules: Rules, standing: Standing | None = None) -> Deal:
        """A deal before its cards are dealt.

        Raises:
            RulesError: if the rules have faults (§12.2).
        """
        if faults := rules.faults():
            raise RulesError(faults)
        before = standing or Standing.first(rules)
        nothing = Hidden((EMPTY,) * rules.seats.players)
        return cls(rules, before, Dealing(before.dealer), nothing)

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None while chance is to act and after the end."""
        return self.phase.to_act

    @property
    def over(self) -> bool:
        """Whether the deal is settled or thrown in."""
        return isinstance(self.phase, Over)

    @property
    def settlement(self) -> Settlement | None:
        """What is written, once the deal is settled."""
        return self.phase.settlement if isinstance(self.phase, Over) else None

    @property
    def legal(self) -> Legal:
        """The legal actions of the seat to act, or of chance."""
        return self.phase.legal(self.rules, self._hand_to_act)

    def why_not(self, action: Action, by: Seat | None = None) -> Refusal | None:
        """Why an action is refused, None if it is legal.

        Args:
            action: what somebody wants to do.
            by: the seat that wants it; by default the seat to act.
        """
        seat = self.phase.to_act if by is None else by
        return self.phase.why_not(self.rules, self._hand_to_act, action, seat)

    def apply(self, action: Action, by: Seat | None = None) -> Step:
        """The door for people: check, then act. A refusal changes nothing.

        A wrong bury is taken where the rules punish it (§8.7).

        Raises:
            IllegalAction: if the rules refuse the action.
        """
        refusal = self.why_not(action, by)
        if refusal is not None and refusal.reason is not Reason.PUNISHABLE:
            raise IllegalAction(refusal, action)
        return self.apply_unchecked(action)

    def apply_unchecked(self, action: Action) -> Step:
        """The door for replay and search: act without a check; the action must be legal."""
        rules, phase, hidden = self.rules, self.phase, self.hidden
        events = phase.decide(rules, hidden, action)
        for event in events:
            phase = phase.evolve(rules, event)
            hidden = hidden.after(event)
        return Step(Deal(rules, self.standing, phase, hidden, self.history + events), events)

    def view(self, seat: Seat | None) -> View:
        """What a seat knows, or with None what everybody knows."""
        return View.of(self.rules, self.standing, self.phase, self.hidden, self.history, seat)

    def __repr__(self) -> str:
        # no cards: a message that names a deal must not tell them
        acts = "over" if self.over else f"{self.to_act} to act"
        return f"<Deal {type(self.phase).__name__}, {acts}, {len(self.history)} events>"

    @property
    def _hand_to_act(self) -> CardSet:
        seat = self.phase.to_act
        return EMPTY if seat is None else self.hidden.hands[seat]
