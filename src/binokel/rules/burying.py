"""What the declarer may bury, what he announces and what it leaves. Chapter §4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.cards import EMPTY, Card, CardSet, Rank, Suit
from binokel.errors import Reason, Refusal
from binokel.rules.melds import Melds, melds_in, with_buried_diss

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from binokel.rules.config import Rules


def why_not_held(hand: CardSet, cards: Sequence[Card]) -> Refusal | None:
    """Why cards cannot be named from a hand: one is not there, or not so often. Rule: §4.9."""
    for card in cards:
        if cards.count(card) > hand.count(card):
            return Refusal(Reason.NOT_HELD, {"card": card})
    return None


def wrong_bury(
    rules: Rules, hand: CardSet, cards: Sequence[Card], shown: CardSet, trump: Suit | None
) -> Refusal | None:
    """What makes a bury of held cards a wrong one, refused or Verdrueckt. Rule: §4.5, §8.5.

    `shown` are the cards the declarer has named as melded, `trump` is None while not named.
    """
    size = rules.dapp.size
    if len(cards) != size:
        return Refusal(Reason.WRONG_COUNT, {"buried": len(cards), "dapp": size})
    kept = hand - CardSet(cards)
    for card in shown.kinds:
        if kept.count(card) < shown.count(card) and not _counts_though_buried(rules, card, trump):
            return Refusal(Reason.MELDED, {"card": card})
    return None


def _counts_though_buried(rules: Rules, card: Card, trump: Suit | None) -> bool:
    """Whether a card is the trump Diss that may be buried and still melds. Rule: §4.5."""
    return (
        card.rank is Rank.DISS
        and card.suit is trump
        and rules.dapp.bury_melded_diss
        and rules.melds.trumpf_diss > 0
    )


def melded_though_buried(rules: Rules, buried: CardSet, trump: Suit) -> CardSet:
    """The buried trump Diss that still count as melded. Rule: §4.5.

    None does when trump is named after burying.
    """
    diss = Card.of(trump, Rank.DISS)
    if rules.dapp.trump_named == "after_bury" or not _counts_though_buried(rules, diss, trump):
        return EMPTY
    return CardSet([diss] * buried.count(diss))


def announced(rules: Rules, buried: CardSet, trump: Suit | None) -> CardSet:
    """The buried cards that are named to the table once trump is known. Rule: §4.5, §4.7."""
    if trump is None:
        return EMPTY
    if rules.dapp.announce_buried_trump:
        return buried.of(trump)
    return melded_though_buried(rules, buried, trump)


def declarer_melds(rules: Rules, hand: CardSet, buried: CardSet, trump: Suit | None) -> Melds:
    """The declarer's melds: those of the hand that stays, and a buried trump Diss. Rule: §4.6."""
    melds = melds_in(rules.melds, hand, trump)
    if trump is None:
        return melds
    diss = len(melded_though_buried(rules, buried, trump))
    return with_buried_diss(rules.melds, melds, diss, trump)


def bury_count(hand: CardSet, size: int) -> int:
    """How many different buries of so many cards a hand has. Rule: §1.6, §4.4.

    Cost: the number of kinds in hand times `size`, whatever the count is.
    """
    ways = [1, *[0] * size]
    for card in hand.kinds:
        copies = hand.count(card)
        ways = [sum(ways[max(0, cards - copies) : cards + 1]) for cards in range(size + 1)]
    return ways[size]


def buries(hand: CardSet, size: int) -> Iterator[CardSet]:
    """All different buries of so many cards, one at a time, in the order of writing.

    Rule: §1.6, §4.4.
    """
    yield from _choose(hand, hand.kinds, size)


def _choose(hand: CardSet, kinds: tuple[Card, ...], size: int) -> Iterator[CardSet]:
    if size == 0:
        yield EMPTY
        return
    for place, card in enumerate(kinds):
        for copies in range(min(hand.count(card), size), 0, -1):
            taken = CardSet([card] * copies)
            for others in _choose(hand, kinds[place + 1 :], size - copies):
                yield CardSet.from_bits(taken.bits + others.bits)
