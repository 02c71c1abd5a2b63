"""Rufen: whom to call for, and what to give back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from binokel.bots.common import SUITS
from binokel.bots.quick_melds import quick_melds
from binokel.bots.rulebook.burying import bury_for
from binokel.bots.rulebook.outcome import worth_of_playing
from binokel.cards import Card, Rank
from binokel.deal.actions import Rufen
from binokel.rules.melds import melds_in

if TYPE_CHECKING:
    from binokel.bots.rulebook.plan import Plan
    from binokel.bots.rulebook.style import Style
    from binokel.cards import Augen
    from binokel.deal.view import View
    from binokel.rules.config import Rules

PARTNER_TRICKS = 55.0
"""Trick Augen a partner adds."""
USUAL_GAIN = 25.0
"""Augen a called card adds to the melds on the average."""
PARTNER_MELDS = 40.0
"""Augen a partner melds on the average."""


@dataclass(frozen=True, slots=True)
class Call:
    """A card to call and what it adds to the melds."""

    card: Card
    gain: float


def call_for(view: View, plan: Plan) -> Card | None:
    """The card to call, None if playing alone is worth more or nothing can be called."""
    game, call = view.game, best_call(view, plan)
    assert game is not None
    if call is None or game.bid is None or view.why_not(Rufen(call.card)) is not None:
        return None
    alone = worth_of_playing(view.rules, plan.prospect(), game.bid, rivals=3)
    together = worth_with_partner(view.rules, plan, game.bid, call.gain)
    return call.card if together > alone else None


def best_call(view: View, plan: Plan) -> Call | None:
    """The card of another hand that adds most to the melds; of equals the highest trump."""
    rules = view.rules
    cards = [card for card in Card if _can_be_had(view, card)]
    if not cards or not rules.rufen.enabled:
        return None
    place = plan.trump.index
    now = quick_melds(rules.melds, view.hand)[place]
    gains = {card: quick_melds(rules.melds, view.hand.add(card))[place] - now for card in cards}
    best = max(cards, key=lambda card: (gains[card], card.suit is plan.trump, card.rank, -card))
    return Call(best, gains[best])


def _can_be_had(view: View, card: Card) -> bool:
    """Whether somebody else must hold the card; the declarer has seen the Dapp."""
    assert view.game is not None
    with_diss = view.rules.deck.with_diss
    return (
        view.hand.count(card) < 2  # noqa: PLR2004 -- both copies
        and card not in view.game.called
        and (with_diss or card.rank is not Rank.DISS)
    )


def worth_with_partner(rules: Rules, plan: Plan, bid: Augen, gain: float) -> float:
    """What playing with a called partner is worth, compared with the other three accounts."""
    together = plan.prospect(gain + PARTNER_MELDS, PARTNER_TRICKS)
    worth = worth_of_playing(rules, together, bid, rivals=2)
    return worth if rules.rufen.score == "own_augen" else worth * 2 / 3


def card_to_give(view: View, style: Style) -> Card:
    """A card the own game misses least, never the one that was called. Rule: §9.3."""
    game, rules = view.game, view.rules
    assert game is not None
    worth = quick_melds(rules.melds, view.hand)
    trump = game.trump or max(
        SUITS, key=lambda suit: worth[suit.index] + 8 * len(view.hand.of(suit))
    )
    called = game.called[-1]
    kept = bury_for(rules, view.hand, trump, style)
    shown = melds_in(rules.melds, kept, trump).shown
    spare = view.hand - kept
    choices = [card for card in spare.kinds if card is not called and card.suit is not trump]
    free = [card for card in (view.hand - shown).kinds if card is not called]
    others = [card for card in view.hand.kinds if card is not called]
    return min(choices or free or others, key=lambda card: (card.suit is trump, card.rank, card))
