"""What a declarer can make of a hand and the Dapp: trump, bury, melds and tricks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from binokel.bots.common import SUITS
from binokel.bots.quick_melds import quick_melds
from binokel.bots.rulebook.tricks import trick_augen
from binokel.cards import EMPTY, Card, CardSet, Rank
from binokel.rules.burying import melded_though_buried
from binokel.rules.deck import AUGEN
from binokel.rules.melds import melds_in

if TYPE_CHECKING:
    from binokel.bots.rulebook.style import Style
    from binokel.cards import Augen, Suit
    from binokel.rules.config import Rules


@dataclass(frozen=True, slots=True)
class Plan:
    """One way to play a hand as declarer."""

    trump: Suit
    kept: CardSet
    buried: CardSet
    melds: Augen
    tricks: float

    @property
    def worth(self) -> float:
        """The Augen it may reach."""
        return self.melds + self.tricks


def best_plan(rules: Rules, hand: CardSet, partners: int, style: Style) -> Plan:
    """The best plan over all trumps. Two trumps are looked at closely."""
    worth = quick_melds(rules.melds, hand)
    table = AUGEN[rules.deck.card_augen]

    def promise(suit: Suit) -> tuple[float, int]:
        cards = hand.of(suit)
        return worth[suit.index] + 8 * len(cards) + sum(table[card] for card in cards) / 2, 0

    likely = sorted(SUITS, key=promise, reverse=True)[:2]
    plans = [make_plan(rules, hand, trump, partners, style) for trump in likely]
    return max(plans, key=lambda plan: plan.worth)


def make_plan(rules: Rules, hand: CardSet, trump: Suit, partners: int, style: Style) -> Plan:
    """The best-ish bury for a trump and what it leads to."""
    kept = bury_for(rules, hand, trump, style)
    buried = hand - kept
    announced = len(melded_though_buried(rules, buried, trump)) * rules.melds.trumpf_diss
    melds = quick_melds(rules.melds, kept)[trump.index] + announced
    return Plan(trump, kept, buried, melds, trick_augen(rules, kept, buried, trump, partners))


def bury_for(rules: Rules, hand: CardSet, trump: Suit, style: Style) -> CardSet:
    """The hand that stays: melded cards first, then trumps, Asse and short suits."""
    number = len(hand) - rules.seats.hand_size
    if number <= 0:
        return hand
    hand, number = _break_melds(rules, hand, trump, number)
    shown = melds_in(rules.melds, hand, trump).shown if number else EMPTY
    for _ in range(number):
        free = hand - shown
        card = max(
            free.kinds, key=lambda card: (_bury_worth(rules, hand, free, card, trump, style), card)
        )
        hand = hand.remove(card)
    return hand


def _break_melds(rules: Rules, hand: CardSet, trump: Suit, number: int) -> tuple[CardSet, int]:
    """Give up melded cards, the cheapest meld first, as long as not all of them can stay."""
    diss = Card.of(trump, Rank.DISS)
    while number and len(melds_in(rules.melds, hand, trump).shown) > rules.seats.hand_size:
        if melded_though_buried(rules, CardSet([diss]), trump) and diss in hand:
            card = diss
        else:
            card = max(
                hand.kinds,
                key=lambda card: (quick_melds(rules.melds, hand.remove(card))[trump.index], card),
            )
        hand, number = hand.remove(card), number - 1
    return hand, number


def _bury_worth(  # noqa: PLR0913 -- one card among its neighbours
    rules: Rules, hand: CardSet, free: CardSet, card: Card, trump: Suit, style: Style
) -> float:
    """How good it is to bury a card: its Augen and a short suit, less what it would win."""
    augen = AUGEN[rules.deck.card_augen][card]
    suit = card.suit
    if suit is trump:
        return -20.0 - style.keep_rank * card.rank - 5 * (card.rank is not Rank.DISS)
    suited = hand.of(suit)
    worth = float(augen)
    if card.rank is Rank.AS:
        worth -= style.bury_as
    if card.rank is Rank.ZEHN and (Card.of(suit, Rank.AS) in hand or hand.count(card) > 1):
        worth -= 6.0
    if free.of(suit) == suited:
        worth += style.bury_void / len(suited)
    return worth
