"""A deal as a value, and the step from one to the next."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from binokel.cards import EMPTY
from binokel.deal.dealing import Dealing
from binokel.deal.hidden import Hidden
from binokel.deal.settled import Over
from binokel.deal.standing import Standing
from binokel.deal.view import View
from binokel.errors import IllegalAction, Refusal

if TYPE_CHECKING:
    from binokel.cards import CardSet
    from binokel.deal.actions import Action
    from binokel.deal.events import Event
    from binokel.deal.legal import Legal
    from binokel.deal.phase import Phase
    from binokel.rules.config import Rules
    from binokel.rules.scoring import Settlement
    from binokel.seats import Seat


class Actor(Enum):
    """Who acts, where it is not a seat by its number."""

    WHOSE_TURN_IT_IS = "the seat to act, or chance"


TO_ACT: Final = Actor.WHOSE_TURN_IT_IS


@dataclass(frozen=True, slots=True, repr=False)
class Step:
    """What an action leads to."""

    deal: Deal
    events: tuple[Event, ...]

    def __repr__(self) -> str:
        # no cards: events may be closed
        return f"<Step {', '.join(type(event).__name__ for event in self.events)}: {self.deal}>"


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
            RulesError: if an option is out of range or the rules have faults (§12.2).
            ValueError: if the standing is not one of a match with these rules.
        """
        rules.check()
        before = standing or Standing.first(rules)
        before.check(rules)
        return cls.before_cards(rules, before)

    @classmethod
    def before_cards(cls, rules: Rules, standing: Standing) -> Deal:
        """The same for rules and a standing that are known to be right."""
        nothing = Hidden((EMPTY,) * rules.seats.players)
        return cls(rules, standing, Dealing(standing.dealer), nothing)

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

    def why_not(self, action: Action, by: Seat | Actor | None = TO_ACT) -> Refusal | None:
        """Why an action is refused, None if it is legal.

        Args:
            action: what somebody wants to do.
            by: the seat that wants it, by default the one to act; None is chance, as for `view`
                it is a watcher, and may only lay the cards.
        """
        seat = self.phase.to_act if isinstance(by, Actor) else by
        return self.phase.why_not(self.rules, self._hand_to_act, action, seat)

    def apply(self, action: Action, by: Seat | Actor | None = TO_ACT) -> Step:
        """The door for people: check, then act. A refusal changes nothing.

        A wrong bury is taken where the rules punish it (§8.7).

        Raises:
            IllegalAction: if the rules refuse the action.
        """
        refusal = self.why_not(action, by)
        if refusal is not None and refusal.stops:
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
        """What a seat knows, or with None what everybody knows.

        Raises:
            ValueError: if there is no such seat.
        """
        if seat is not None and not 0 <= seat < self.rules.seats.players:
            raise ValueError(f"there is no seat {seat}")
        return View.of(self.rules, self.standing, self.phase, self.hidden, self.history, seat)

    def __repr__(self) -> str:
        # no cards: a message that names a deal must not tell them
        acts = "over" if self.over else f"{self.to_act} to act"
        return f"<Deal {type(self.phase).__name__}, {acts}, {len(self.history)} events>"

    @property
    def _hand_to_act(self) -> CardSet:
        seat = self.phase.to_act
        return EMPTY if seat is None else self.hidden.hands[seat]
