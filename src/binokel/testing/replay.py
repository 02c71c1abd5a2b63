"""A deal played again: the states it went through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.deal.actions import Bury, Cards, Give
from binokel.deal.events import Buried, CardReturned, CardsBuried, DappLaid, Dealt, HandDealt
from binokel.deal.imagining import action_of
from binokel.deal.state import Deal

if TYPE_CHECKING:
    from binokel.deal.actions import Action
    from binokel.deal.events import Event


def states_of(deal: Deal) -> tuple[Deal, ...]:
    """Every state a deal went through, from the beginning to where it is."""
    states = [Deal.begin(deal.rules, deal.standing)]
    while len(states[-1].history) < len(deal.history):
        action = _action_at(deal, len(states[-1].history))
        states.append(states[-1].apply(action, states[-1].to_act).deal)
    return tuple(states)


def _action_at(deal: Deal, place: int) -> Action:
    """The action that caused the event at this place of the history."""
    event = deal.history[place]
    match event:
        case Dealt():
            return _cards_laid(deal.history)
        case CardReturned(_, _, card):
            return Give(card)
        case Buried(_, _, shown):
            buried = next(event for event in deal.history if isinstance(event, CardsBuried))
            return Bury(tuple(buried.cards), tuple(shown))
    return action_of(event, deal.view(None), deal.hidden)


def _cards_laid(history: tuple[Event, ...]) -> Cards:
    return Cards(
        tuple(
            card
            for event in history
            if isinstance(event, HandDealt | DappLaid)
            for card in event.cards
        )
    )
