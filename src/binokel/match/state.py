"""A match as a value: deals until somebody has won."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from binokel.deal.actions import Cards
from binokel.deal.events import Event
from binokel.deal.legal import Legal
from binokel.deal.standing import Standing
from binokel.deal.state import TO_ACT, Actor, Deal
from binokel.errors import IllegalAction, Reason, Refusal
from binokel.match.events import DealWritten, MatchEnded
from binokel.match.scoresheet import Line, exact_trick_augen, line, seated, standing_after
from binokel.rules.dealer import next_dealer_after_redeal
from binokel.rules.finish import GOES_ON, Finish, Tally, finish

if TYPE_CHECKING:
    from binokel.deal.actions import Action
    from binokel.deal.view import View
    from binokel.rules.config import Rules
    from binokel.seats import BySeat, Seat

MatchEvent: TypeAlias = Event | DealWritten | MatchEnded
"""Anything that happens in a match."""


@dataclass(frozen=True, slots=True, repr=False)
class MatchStep:
    """What an action leads to."""

    match: Match
    events: tuple[MatchEvent, ...]

    def __repr__(self) -> str:
        # no cards: events may be closed
        names = ", ".join(type(event).__name__ for event in self.events)
        return f"<MatchStep {names}: {self.match}>"


@dataclass(frozen=True, slots=True, repr=False)
class Match:
    """Deals until the end; it never changes, actions lead to new ones.

    A settled deal stays until chance lays the cards of the next one.
    """

    rules: Rules
    standing: Standing
    """Totals, dealer and declarers before the deal in progress, or after the last one."""
    deal: Deal
    lines: tuple[Line, ...] = ()
    """The scoresheet."""
    finish: Finish = GOES_ON

    @classmethod
    def begin(cls, rules: Rules, first_dealer: int = 0) -> Match:
        """A match before its first deal.

        Raises:
            RulesError: if the rules have faults (§12.2).
            ValueError: if nobody has the dealer's number.
        """
        if not 0 <= first_dealer < rules.persons:
            raise ValueError(f"the first dealer is one of 0 to {rules.persons - 1} (§2.3)")
        standing = Standing.first(rules, first_dealer)
        return cls(rules, standing, Deal.begin(rules, standing))

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.finish.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The accounts that have won, none before the end. Rule: §11.2."""
        return self.finish.winners

    @property
    def waits_for_cards(self) -> bool:
        """Whether the next thing is a deck laid by chance."""
        return not self.over and (self.deal.over or not self.deal.history)

    @property
    def persons(self) -> BySeat[int]:
        """The person at every seat of the deal. Rule: §2.6."""
        return seated(self.rules, self.deal.standing.dealer)

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None while chance is to act and after the end."""
        return self.deal.to_act

    @property
    def legal(self) -> Legal:
        """The legal actions of the seat to act, or of chance; none once the match is over."""
        return Legal() if self.over else self._current.legal

    def why_not(self, action: Action, by: Seat | Actor | None = TO_ACT) -> Refusal | None:
        """Why an action is refused, None if it is legal."""
        if self.over:
            return Refusal(Reason.OVER, {}, "§11.1")
        deal = self._current if isinstance(action, Cards) else self.deal
        return deal.why_not(action, by)

    def apply(self, action: Action, by: Seat | Actor | None = TO_ACT) -> MatchStep:
        """The door for people: check, then act. A refusal changes nothing.

        Raises:
            IllegalAction: if the rules refuse the action.
        """
        refusal = self.why_not(action, by)
        if refusal is not None and refusal.stops:
            raise IllegalAction(refusal, action)
        return self.apply_unchecked(action)

    def apply_unchecked(self, action: Action) -> MatchStep:
        """The door for replay and simulation: act without a check; the action must be legal."""
        step = self._current.apply_unchecked(action)
        match = replace(self, deal=step.deal)
        if not step.deal.over:
            return MatchStep(match, step.events)
        match, news = match._after_deal()  # noqa: SLF001 -- of its own class
        return MatchStep(match, (*step.events, *news))

    def view(self, seat: Seat | None) -> View:
        """What a seat of the deal knows, or with None what everybody knows."""
        return self.deal.view(seat)

    def __repr__(self) -> str:
        return f"<Match {self.standing.totals} after {len(self.lines)} deals, {self.deal}>"

    @property
    def _current(self) -> Deal:
        """The deal an action goes to: a new one once the last is over."""
        return Deal.before_cards(self.rules, self.standing) if self.deal.over else self.deal

    def _after_deal(self) -> tuple[Match, tuple[MatchEvent, ...]]:
        settlement = self.deal.settlement
        if settlement is None:
            dealer = next_dealer_after_redeal(self.rules, self.standing.dealer)
            return replace(self, standing=replace(self.standing, dealer=dealer)), ()
        written = line(self.rules, self.standing, settlement)
        standing = standing_after(self.rules, self.standing, written)
        end = finish(self.rules.match, _tally(self.rules, standing, written))
        match = replace(self, standing=standing, lines=(*self.lines, written), finish=end)
        ended = (MatchEnded(end.winners),) if end.over else ()
        return match, (DealWritten(written), *ended)


def _tally(rules: Rules, standing: Standing, written: Line) -> Tally:
    """What decides whether the match is over. Rule: §11."""
    settlement = written.settlement
    return Tally(
        scores=standing.totals,
        declarers=standing.declarers,
        deals_played=standing.deals_played,
        last_made=settlement.made if settlement.contract.for_a_bid else None,
        exact_last=exact_trick_augen(rules, written),
    )
