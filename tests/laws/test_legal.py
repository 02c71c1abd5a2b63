"""Legal actions as a collection: counted, searched, listed in a fixed order, printed."""

from __future__ import annotations

from itertools import islice
from math import factorial
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel.cards import Card, CardSet, Suit, deck
from binokel.deal.actions import PASS, Bid, Bury, Cards, Play, Trump
from binokel.deal.legal import Bids, Buries, Decks, Legal, Listed
from binokel.deal.state import Deal
from binokel.rules.burying import buries, bury_count
from binokel.rules.presets import PRESETS, SEED_3
from binokel.testing import strategies
from binokel.testing.walk import random_action

if TYPE_CHECKING:
    from binokel.deal.actions import Action

SMALL = 3_000
FULL_HAND = CardSet("EA EA EZ EK EO EU E7 SA SZ SK SO SU S7 HA HZ HK HO HU H7 BA")


@given(strategies.deals())
def test_what_is_counted_is_what_is_listed(deal: Deal) -> None:
    """A small collection has as many actions as it counts, none twice, and holds each."""
    legal = deal.legal
    if legal.count <= SMALL:
        listed = list(legal)
        assert len(listed) == len(set(listed)) == len(legal) == legal.count
        assert all(action in legal for action in listed)


@given(strategies.deals())
def test_the_order_is_fixed(deal: Deal) -> None:
    """Walking through twice gives the same order, and `first` its beginning."""
    some = list(islice(deal.legal, 50))
    assert list(islice(deal.legal, 50)) == some
    assert deal.legal.first(7) == tuple(some[:7])
    assert deal.legal.first(0) == ()


@given(strategies.deals())
def test_a_listing_is_short(deal: Deal) -> None:
    """A representation tells how many there are and shows a few."""
    text = repr(deal.legal)
    assert text.startswith(f"<Legal {deal.legal.count}")
    assert len(text) < 500


@given(strategies.deals().flatmap(lambda deal: st.tuples(st.just(deal), drawn(deal))))
def test_what_is_drawn_is_legal(drawn: tuple[Deal, Action | None]) -> None:
    """Walkers draw legal actions, bids among the lowest three."""
    deal, action = drawn
    assert (action is None) is deal.over
    if action is not None:
        assert action in deal.legal
        assert deal.why_not(action) is None
    if isinstance(action, Bid):
        assert action in deal.legal.first(4)


def drawn(deal: Deal) -> st.SearchStrategy[Action | None]:
    """A legal action, none where the deal is over."""
    return st.none() if deal.over else strategies.actions_of(deal)


def test_nothing_can_be_drawn_from_nothing() -> None:
    """An empty collection is false, and drawing from it an error."""
    assert not Legal()
    assert len(Legal()) == 0
    assert repr(Legal()) == "<Legal 0: >"
    with pytest.raises(IndexError):
        random_action(Legal(), Random(1))


def test_parts_follow_one_another() -> None:
    """A collection of parts counts, lists and holds what its parts do."""
    legal = Legal(Listed((Trump(Suit.HERZ),)), Bids(150, 170, 10, may_pass=True))
    assert list(legal) == [Trump(Suit.HERZ), PASS, Bid(150), Bid(160), Bid(170)]
    assert legal.count == len(legal) == 5
    assert Bid(160) in legal
    assert Trump(Suit.EICHEL) not in legal
    assert [type(part) for part in legal.parts] == [Listed, Bids]


# ── bids ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("bid", "holds"),
    [(150, True), (155, False), (140, False), (10_000, True), (10_010, False), (True, False)],
)
def test_bids_are_held_without_listing_them(bid: int, *, holds: bool) -> None:
    """Full steps from the lowest to the highest bid. Rule: §3.3."""
    assert (Bid(bid) in Bids(150, 10_000, 10, may_pass=False)) is holds


def test_after_the_highest_bid_only_passing_is_left() -> None:
    """Where no bid is high enough there is one action, or none. Rule: §3.3."""
    assert list(Bids(None, None, 10, may_pass=True)) == [PASS]
    assert PASS not in Bids(150, 160, 10, may_pass=False)
    assert "HK" not in Bids(150, 160, 10, may_pass=True)


# ── buries ───────────────────────────────────────────────────────────────────────────────────────


@given(st.lists(st.sampled_from(deck(with_diss=True)), max_size=14), st.integers(0, 5))
def test_buries_are_counted_as_they_are_listed(cards: list[Card], size: int) -> None:
    """The count of buries is that of the list, and the list has none twice. Rule: §1.6, §4.4."""
    kept = [card for place, card in enumerate(cards) if cards[:place].count(card) < 2]
    hand = CardSet(kept)
    listed = list(buries(hand, size))
    assert len(listed) == len(set(listed)) == bury_count(hand, size)
    assert all(len(bury) == size and bury <= hand for bury in listed)


def test_burying_six_of_twenty_is_counted_at_once() -> None:
    """19 kinds, one of them twice: all six from 19 kinds, or both copies and four. Rule: §4.4."""
    part = Buries(SEED_3, FULL_HAND, Suit.HERZ)
    choose = factorial(19) // factorial(6) // factorial(13)
    both = factorial(18) // factorial(4) // factorial(14)
    assert part.count == choose + both


def test_buries_are_listed_as_they_are_counted() -> None:
    """Seven kinds, one twice: 56 buries of three, or 28 of two, each of them legal. Rule: §4.4."""
    rules = SEED_3.with_(dapp__size=3)
    part = Buries(rules, CardSet("EA EA SZ SK HK HO BU B7"), Suit.HERZ)
    assert len(list(part)) == part.count == 35 + 6
    assert all(bury in part for bury in part)


def test_buries_hold_what_may_be_buried() -> None:
    """Six held cards, whatever is shown beside them. Rule: §4.4, §4.5, §4.9."""
    part = Buries(SEED_3, FULL_HAND, Suit.HERZ)
    six = (Card.EA, Card.EA, Card.SA, Card.SZ, Card.HA, Card.H7)
    assert Bury(six) in part
    assert Bury(six, (Card.HK, Card.HO)) in part
    assert Bury(six, (Card.H7,)) in part
    assert Bury(six, (Card.SA,)) not in part
    assert Bury(six, (Card.BK,)) not in part
    assert Bury(six[:5]) not in part
    assert Bury((Card.BA, *six[1:])) in part
    assert Bury((Card.BZ, *six[1:])) not in part
    assert Play(Card.EA) not in part


# ── decks ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["seed_3", "seed_3_ohne"])
def test_the_orders_of_a_deck_are_counted(name: str) -> None:
    """N! orders, equal cards not told apart. Rule: §1.6, §2.4."""
    part = Decks(PRESETS[name])
    cards = PRESETS[name].deck_size
    assert part.count == factorial(cards) // 2 ** (cards // 2)


def test_orders_of_a_deck_come_in_the_order_of_the_dictionary() -> None:
    """Each order is a deck, greater than the one before, and none lies between. Rule: §2.4."""
    orders = [action.order for action in islice(Decks(SEED_3), 400) if isinstance(action, Cards)]
    assert orders[0] == deck(with_diss=True)
    assert orders == sorted(set(orders))
    assert all(Cards(order) in Decks(SEED_3) for order in orders)
    last_six = [order[-6:] for order in orders if order[:-6] == orders[0][:-6]]
    assert len(last_six) == factorial(6) // 2**3


@pytest.mark.parametrize("name", ["seed_3", "seed_3_ohne"])
@given(data=st.data())
def test_any_order_of_the_deck_is_legal(name: str, data: st.DataObject) -> None:
    """Chance may lay every order of the deck of the rules. Rule: §2.4."""
    rules = PRESETS[name]
    assert data.draw(strategies.decks(rules)) in Deal.begin(rules).legal


def test_a_deck_of_four_cards_has_six_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last order is the reverse of the first, and there the list ends. Rule: §2.4."""
    small = (Card.EA, Card.EA, Card.EZ, Card.EZ)
    monkeypatch.setattr("binokel.deal.legal.deck", lambda **_: small)
    orders = [action.order for action in Decks(SEED_3) if isinstance(action, Cards)]
    assert len(orders) == Decks(SEED_3).count == 6
    assert orders[-1] == small[::-1]


def test_what_is_no_deck_is_no_order_of_it() -> None:
    """A card too few, a card three times, or no deck at all. Rule: §2.4."""
    order = deck(with_diss=True)
    assert Cards(order[1:]) not in Decks(SEED_3)
    assert Cards((order[-1], *order[1:])) not in Decks(SEED_3)
    assert PASS not in Decks(SEED_3)
    assert len(Deal.begin(SEED_3).legal.first(2)) == 2
