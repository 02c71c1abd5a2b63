"""A beginner: bids what lies in the hand, takes what can be taken, thinks no further."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.bots.common import SUITS, lowest_bid, playable_cards, that_head, to_bury
from binokel.bots.quick_melds import quick_melds
from binokel.deal.actions import PASS, PLAYS, Announce, Bury, Give, Trump
from binokel.deal.announcing import Announcing
from binokel.deal.auctioning import Auction
from binokel.deal.declaring import Declaring
from binokel.deal.playing import Playing
from binokel.rules.deck import AUGEN

if TYPE_CHECKING:
    from random import Random

    from binokel.bots.protocol import Budget
    from binokel.cards import Card, CardSet
    from binokel.deal.actions import Action
    from binokel.deal.view import View
    from binokel.rules.config import Rules


class GreedyBot:
    """Bids up to its melds, plays the cheapest card that wins, else the cheapest card."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The greedy act; nothing of it is left to chance."""
        match view.phase:
            case Announcing():
                return Announce(None)
            case Auction():
                return _speak(view)
            case Declaring():
                return _declare(view)
            case Playing() as phase:
                return _play(view, phase)
            case _:
                raise ValueError("there is nothing to decide")


def _speak(view: View) -> Action:
    """Bid as long as the melds in hand reach the bid."""
    if PASS not in view.legal:
        return lowest_bid(view)
    may_bid = view.legal.count > 1
    if may_bid and max(quick_melds(view.rules.melds, view.hand)) >= lowest_bid(view).augen:
        return lowest_bid(view)
    return PASS


def _declare(view: View) -> Action:
    """Name the trump with the best melds, bury what costs least."""
    assert view.game is not None
    worth = quick_melds(view.rules.melds, view.hand)
    best = Trump(SUITS[worth.index(max(worth))])
    if best in view.legal:
        return best
    if view.game.waits_for_return:
        cheap = _cheapest_first(view.rules, view.hand, None)
        return Give(next(card for card in cheap if card is not view.game.called[-1]))
    return Bury(_cheapest(view, to_bury(view)))


def _cheapest(view: View, number: int) -> tuple[Card, ...]:
    """Cards to bury, one after the other: no meld broken if possible, few Augen."""
    hand, buried = view.hand, []
    for _ in range(number):
        card = _cheapest_first(view.rules, hand, view.trump)[0]
        hand = hand.remove(card)
        buried.append(card)
    return tuple(buried)


def _cheapest_first(rules: Rules, hand: CardSet, trump: object) -> list[Card]:
    """The kinds in hand, first those that break no meld, no trump, of few Augen."""
    table = AUGEN[rules.deck.card_augen]
    place = SUITS.index(trump) if trump in SUITS else None

    def melded(card: Card) -> int:
        left = quick_melds(rules.melds, hand.remove(card))
        return -(max(left) if place is None else left[place])

    return sorted(
        hand.kinds, key=lambda card: (melded(card), card.suit is trump, table[card], -card)
    )


def _play(view: View, phase: Playing) -> Action:
    """The cheapest card that wins, else the cheapest; a special game is played like any other."""
    table = AUGEN[view.rules.deck.card_augen]
    cards = playable_cards(view, phase)
    return PLAYS[min(that_head(cards, phase) or cards, key=lambda card: (table[card], -card))]
