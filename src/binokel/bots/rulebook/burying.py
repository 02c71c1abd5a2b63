"""What a declarer buries: no melded card if it can be helped, Augen that would be lost, voids."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from binokel.bots.quick_melds import needed_for_melds, quick_melds
from binokel.cards import Card, CardSet, Rank, kinds_in
from binokel.rules.burying import melded_though_buried
from binokel.rules.deck import AUGEN

if TYPE_CHECKING:
    from binokel.bots.rulebook.style import Style
    from binokel.cards import Suit
    from binokel.rules.config import CardAugen, Rules


def bury_for(rules: Rules, hand: CardSet, trump: Suit, style: Style) -> CardSet:
    """The hand that stays: melded cards first, then trumps, Asse and what stands alone."""
    number = len(hand) - rules.seats.hand_size
    if number <= 0:
        return hand
    hand, needed, number = _break_melds(rules, hand, trump, number)
    worth = _plain_worth(rules.deck.card_augen, style)
    bits = hand.bits
    for _ in range(number):
        bits -= _best_to_bury(bits, bits - needed, trump, worth, style).bit
    return CardSet.from_bits(bits)


def _break_melds(rules: Rules, hand: CardSet, trump: Suit, number: int) -> tuple[CardSet, int, int]:
    """Give up melded cards, the cheapest meld first, as long as not all of them can stay.

    Returns:
        The hand left, the bits of the cards its melds need, and how many are still to be buried.
    """
    needed = needed_for_melds(rules.melds, hand, trump)
    while number and len(CardSet.from_bits(needed)) > rules.seats.hand_size:
        card = _diss_to_announce(rules, hand, trump) or _cheapest(rules, hand, trump)
        hand, number = hand.remove(card), number - 1
        needed = needed_for_melds(rules.melds, hand, trump)
    return hand, needed, number


def _diss_to_announce(rules: Rules, hand: CardSet, trump: Suit) -> Card | None:
    """The trump Diss, where it counts though it is buried. Rule: §4.5."""
    diss = Card.of(trump, Rank.DISS)
    counts = diss in hand and melded_though_buried(rules, CardSet([diss]), trump)
    return diss if counts else None


def _cheapest(rules: Rules, hand: CardSet, trump: Suit) -> Card:
    """The card whose loss leaves the dearest melds, the lowest of equals."""
    place = trump.index
    left = {card: quick_melds(rules.melds, hand.remove(card))[place] for card in hand.kinds}
    return max(left, key=lambda card: (left[card], card))


@cache
def _plain_worth(counting: CardAugen, style: Style) -> tuple[float, ...]:
    """What burying a side card gains: its Augen, less what it might win itself."""
    table = AUGEN[counting]
    return tuple(table[card] - (style.bury_as if card.rank is Rank.AS else 0.0) for card in Card)


def _best_to_bury(
    bits: int, free: int, trump: Suit, worth: tuple[float, ...], style: Style
) -> Card:
    """The free card that is best buried; a trump only if nothing else is free."""
    best, most = None, -1e9
    for card in kinds_in(free):
        suited = bits & card.suit.mask
        if card.suit is trump:
            gain = -100.0 - card.rank.strength
        else:
            gain = worth[card]
            if free & card.suit.mask == suited:
                gain += style.bury_void / len(CardSet.from_bits(suited))
            if card.rank is Rank.ZEHN and (suited & card.higher or bits >> 2 * card & 2):
                gain -= style.bury_guarded
        if gain >= most:
            best, most = card, gain
    assert best is not None
    return best
