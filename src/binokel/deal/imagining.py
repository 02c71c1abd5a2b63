"""From a view back to a deal, by supposing where the unseen cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.cards import CardSet
from binokel.deal.actions import (
    PASS,
    PLAYS,
    Abgehen,
    Announce,
    Bid,
    Bury,
    Cards,
    Choose,
    Give,
    Rufen,
    Trump,
)
from binokel.deal.events import (
    Announced,
    BidMade,
    Buried,
    Called,
    CardPlayed,
    CardReturned,
    Dealt,
    Exchanged,
    GivenUp,
    Passed,
    SpecialChosen,
    TrumpNamed,
)
from binokel.deal.state import Deal
from binokel.deal.view import game_of, played_by
from binokel.errors import Contradiction, IllegalAction

if TYPE_CHECKING:
    from binokel.cards import Card
    from binokel.deal.actions import Action
    from binokel.deal.events import Event
    from binokel.deal.hidden import Hidden
    from binokel.deal.view import View


def imagine(view: View, hidden: Hidden) -> Deal:
    """Play the deal again with the unseen cards as supposed and compare what the seat sees.

    Raises:
        Contradiction: if something would have looked different, or could not have happened.
    """
    deal = replayed(view, hidden)
    if deal.hidden != hidden or deal.view(view.seat) != view:
        raise Contradiction("the cards supposed are not those that are left after replaying")
    return deal


def replayed(view: View, hidden: Hidden) -> Deal:
    """The deal that shows a seat the events of its view, played with the cards supposed.

    Raises:
        Contradiction: if another event would have been seen, or an act was not possible.
    """
    if len(hidden.hands) != view.rules.seats.players:
        raise Contradiction(f"there are {view.rules.seats.players} hands, not {len(hidden.hands)}")
    deal = Deal.before_cards(view.rules, view.standing)
    seen = 0
    try:
        while seen < len(view.history):
            event = view.history[seen]
            step = deal.apply(action_of(event, view, hidden), getattr(event, "seat", None))
            visible = tuple(event for event in step.events if event.visible_to(view.seat))
            if visible != view.history[seen : seen + len(visible)]:
                raise Contradiction(f"after {event} these cards lead to {visible}")
            deal, seen = step.deal, seen + len(visible)
    except (IllegalAction, ValueError) as error:
        raise Contradiction(f"these cards cannot lie so: {error}") from error
    return deal


def action_of(event: Event, view: View, hidden: Hidden) -> Action:
    """The action behind the first event it caused."""
    match event:
        case Dealt():
            return Cards(_order_as_dealt(view, hidden))
        case Announced(_, special):
            return Announce(special)
        case BidMade(_, bid):
            return Bid(bid)
        case Passed():
            return PASS
        case GivenUp(_, trump):
            return Abgehen(trump)
        case Called(_, card, _):
            return Rufen(card)
        case CardReturned() | Exchanged():
            if hidden.returned is None:
                raise Contradiction("a card was given back, but none is supposed")
            return Give(hidden.returned)
        case SpecialChosen(_, special):
            return Choose(special)
        case TrumpNamed(_, trump):
            return Trump(trump)
        case Buried(_, _, shown):
            return Bury(tuple(hidden.buried), tuple(shown))
        case CardPlayed(_, card):
            return PLAYS[card]
        case _:
            raise Contradiction(f"nothing leads to {event} here")


def _order_as_dealt(view: View, hidden: Hidden) -> tuple[Card, ...]:
    """The deck as it must have lain: every later move of a card taken back."""
    game = game_of(view.phase)
    hands = [hand + CardSet(played_by(view.phase, seat)) for seat, hand in enumerate(hidden.hands)]
    dapp = hidden.dapp
    if game is not None:
        mine = game.declarer
        hands[mine] += hidden.buried
        if game.partner is not None:
            other = game.partner
            if game.exchanged and hidden.returned is not None:
                back = CardSet((hidden.returned,))
                hands[mine], hands[other] = hands[mine] + back, hands[other] - back
            called = CardSet(game.called[-1:])
            hands[mine], hands[other] = hands[mine] - called, hands[other] + called
        hands[mine] -= game.dapp
        dapp += game.dapp
    return tuple(card for held in (*hands, dapp) for card in held)
