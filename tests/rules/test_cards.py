"""Sets of cards, against plain counting. §1.1, §1.6."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel.cards import EMPTY, Card, CardSet, Rank, Suit, deck, kinds_in
from binokel.errors import NotationError

ORDER = deck(with_diss=True)
PAIRS = list(product(range(3), repeat=2))
hands = st.lists(st.sampled_from(range(48)), unique=True, max_size=48).map(
    lambda places: CardSet(ORDER[place] for place in places)
)


def counted(cards: CardSet) -> Counter[Card]:
    """How often every kind is held, as a plain counter."""
    return Counter({card: cards.count(card) for card in Card if cards.count(card)})


def holding(copies: int) -> CardSet:
    """So many copies of one card, between others that must not mind."""
    return CardSet([Card.EO, *[Card.HK] * copies, Card.HO])


@given(hands)
def test_a_set_lists_what_it_counts(hand: CardSet) -> None:
    """In the order of writing, equal cards side by side. Rule: §1.5, §1.6."""
    assert list(hand) == sorted(counted(hand).elements())
    assert len(hand) == counted(hand).total()
    assert bool(hand) is (len(hand) > 0)
    assert hand.kinds == kinds_in(hand.bits) == tuple(sorted(counted(hand)))
    assert [card in hand for card in Card] == [card in hand.kinds for card in Card]
    assert CardSet(str(hand)) == CardSet(iter(hand)) == hand


@given(hands, hands)
def test_sets_compare_and_join_like_counters(one: CardSet, other: CardSet) -> None:
    """Part of, the larger number of every kind, and what is missing. Rule: §1.6."""
    first, second = counted(one), counted(other)
    assert (one <= other) is (first <= second)
    assert (one >= other) is (first >= second)
    assert (one == other) is (first == second)
    assert counted(one | other) == first | second
    assert counted(one.missing_in(other)) == first - second
    assert one <= (one | other)


@given(hands, st.sampled_from(Suit))
def test_taken_apart_and_put_together_is_the_same(hand: CardSet, suit: Suit) -> None:
    """By suit, and card by card. Rule: §1.2."""
    part = hand.of(suit)
    assert list(part) == [card for card in hand if card.suit is suit]
    assert (hand - part) + part == hand
    for card in hand.kinds:
        assert hand.remove(card).add(card) == hand
        assert hand.remove(card) == hand - CardSet([card])


@pytest.mark.parametrize(("here", "there"), PAIRS)
def test_no_card_exists_three_times(here: int, there: int) -> None:
    """Added up a kind may come to two, not more; other kinds change nothing. Rule: §1.1."""
    one, other = holding(here), CardSet([Card.EU, *[Card.HK] * there, Card.HU])
    if here + there <= 2:
        assert (one + other).count(Card.HK) == here + there
        return
    with pytest.raises(ValueError, match=r"no card exists three times \(§1\.1\)"):
        _ = one + other


@pytest.mark.parametrize(("here", "there"), PAIRS)
def test_only_what_is_held_is_taken_away(here: int, there: int) -> None:
    """One copy is part of two, two are not part of one; what is missing is named. Rule: §1.6."""
    one, other = holding(here), holding(there)
    assert (other <= one) is (one >= other) is (there <= here)
    if there <= here:
        assert one - other == CardSet([Card.HK] * (here - there))
        return
    with pytest.raises(ValueError, match=r"^HK( HK)? not held"):
        _ = one - other


@pytest.mark.parametrize(
    ("hand", "times"),
    [("", 0), ("HK HK", 0), ("HK HO", 1), ("HK HK HO", 1), ("HK HO HO", 1), ("HK HK HO HO BU", 2)],
)
def test_how_often_single_cards_can_be_laid_out(hand: str, times: int) -> None:
    """As often as the card held least. Rule: §1.6."""
    assert CardSet(hand).times(CardSet("HK HO")) == times


def test_a_set_never_changes() -> None:
    """Not even by force; it is a key, and a copy is the same set. Rule: §1.6."""
    hand = CardSet("HK HK BU")
    with pytest.raises(AttributeError, match="never changes: bits"):
        hand.bits = 0
    assert pickle.loads(pickle.dumps(hand)) == copy.deepcopy(hand) == hand  # noqa: S301 -- our own bytes
    assert len({hand, CardSet("BU HK HK"), CardSet("HK BU")}) == 2
    assert hand != hand.bits
    assert "HK" not in hand
    assert repr(hand) == "CardSet('HK HK BU')"
    assert not EMPTY


@pytest.mark.parametrize(("place", "suit"), list(enumerate(Suit)))
def test_a_suit_is_read_as_it_is_written(place: int, suit: Suit) -> None:
    """By its letter, either case; its cards are the six of it. Rule: §1.2."""
    assert Suit.parse(str(suit)) is Suit.parse(f" {suit.letter.lower()} ") is suit
    assert suit.index == place
    assert [card.suit for card in kinds_in(suit.mask)] == [suit] * 6
    for copies in (1, 2):
        assert len(CardSet([*Card] * copies).of(suit)) == 6 * copies


@pytest.mark.parametrize("written", ["", "X", "ES", "Herz"])
def test_what_is_no_suit_is_refused(written: str) -> None:
    """There are four letters. Rule: §1.2."""
    with pytest.raises(NotationError, match="no suit: write one of E S H B"):
        Suit.parse(written)


@pytest.mark.parametrize("card", Card)
def test_a_card_is_its_suit_and_rank(card: Card) -> None:
    """Its name says both; higher are those of its suit that go over it. Rule: §1.3, §1.5."""
    assert Card.of(card.suit, card.rank) is Card.parse(card.name.lower()) is card
    assert card.name == str(card) == f"{card}" == card.suit.letter + card.rank.letter
    assert f"{card:>3}" == f" {card.name}"
    assert repr(card) == f"Card.{card.name}"
    assert CardSet.from_bits(card.bit) == CardSet([card])
    higher = [Card.of(card.suit, rank) for rank in Rank if rank > card.rank]
    for copies in (1, 2):
        held = CardSet([*Card] * copies).bits & card.higher
        assert CardSet.from_bits(held) == CardSet(higher * copies)
