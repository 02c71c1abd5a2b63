"""Deck, seats and deal. §1, §2."""

from __future__ import annotations

import pytest

from binokel.cards import Card, CardSet, Rank, Suit, deck, kinds_in, parse_cards
from binokel.deal.state import Deal
from binokel.errors import NotationError, Reason, RulesError
from binokel.rules.dealer import active, forehand, next_dealer
from binokel.rules.deck import augen, dealt, why_not_deck
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.seats import Sides, next_seat, seats_from
from binokel.testing.cases.components.table import dealt as deal_of

ORDER = deck(with_diss=True)


# --- §1 the deck ---


@pytest.mark.parametrize(("with_diss", "cards", "kinds"), [(True, 48, 24), (False, 40, 20)])
def test_every_card_exists_twice(cards: int, kinds: int, *, with_diss: bool) -> None:
    """Four suits of six or five ranks, each twice. Rule: §1.1."""
    whole = deck(with_diss=with_diss)
    assert (len(whole), len(set(whole))) == (cards, kinds)
    assert {whole.count(card) for card in whole} == {2}
    assert SEED_3.with_(deck__with_diss=with_diss).deck_size == cards


def test_suits_are_written_in_their_order() -> None:
    """Eichel, Schippen, Herz, Bollen. Rule: §1.2."""
    assert [suit.letter for suit in Suit] == ["E", "S", "H", "B"]
    assert str(CardSet("BA HA SA EA")) == "EA SA HA BA"


def test_the_zehn_is_above_the_koenig() -> None:
    """As, Zehn, Koenig, Ober, Unter, Diss. Rule: §1.3."""
    high_to_low = sorted(Rank, reverse=True)
    assert "".join(rank.letter for rank in high_to_low) == "AZKOU7"
    assert kinds_in(Card.EK.higher) == (Card.EA, Card.EZ)


@pytest.mark.parametrize(
    ("counting", "by_rank"),
    [("standard", (11, 10, 4, 3, 2, 0)), ("tens", (10, 10, 10, 0, 0, 0))],
)
def test_cards_have_their_augen(counting: str, by_rank: tuple[int, ...]) -> None:
    """As to Diss; the deck holds 240 either way, with and without Diss. Rule: §1.4."""
    rules = SEED_3.with_(deck__card_augen=counting)
    cards = [Card.of(Suit.HERZ, rank) for rank in sorted(Rank, reverse=True)]
    assert tuple(augen([card], rules.deck.card_augen) for card in cards) == by_rank
    assert augen(deck(with_diss=True), rules.deck.card_augen) == 240
    assert augen(deck(with_diss=False), rules.deck.card_augen) == 240


@pytest.mark.parametrize("written", ["EZ", "E10", "EX", "ET", "ez", " e10 "])
def test_the_zehn_may_be_written_in_four_ways(written: str) -> None:
    """Readers accept Z, 10, X and T; writers use Z. Rule: §1.5."""
    assert Card.parse(written) is Card.EZ
    assert str(Card.EZ) == "EZ"


@pytest.mark.parametrize("written", ["", "E", "Z", "E9", "XA", "E1", "EA EZ"])
def test_what_is_no_card_is_refused(written: str) -> None:
    """A card is suit and rank, nothing else. Rule: §1.5."""
    with pytest.raises(NotationError):
        Card.parse(written)


def test_cards_are_separated_by_blanks() -> None:
    """Inside a trick the order is kept, in a hand it means nothing. Rule: §1.5."""
    assert parse_cards(" HK  EA ") == (Card.HK, Card.EA)
    assert CardSet("HK EA") == CardSet("EA HK")


def test_equal_cards_are_one_choice() -> None:
    """A kind is held 0, 1 or 2 times and named once. Rule: §1.6."""
    hand = CardSet("HK HK EA")
    assert [hand.count(card) for card in (Card.EA, Card.HK, Card.HO)] == [1, 2, 0]
    assert hand.kinds == (Card.EA, Card.HK)
    with pytest.raises(ValueError, match="HK is named three times"):
        CardSet("HK HK HK")


# --- §2 seats ---


@pytest.mark.parametrize("players", range(2, 9))
def test_after_the_last_seat_comes_seat_0(players: int) -> None:
    """Two to eight seats, numbered in the order of play. Rule: §2.1."""
    assert next_seat(players - 1, players) == 0
    assert seats_from(1, players) == (*range(1, players), 0)
    SEED_3.with_(seats__players=players)


@pytest.mark.parametrize("players", [1, 9])
def test_one_or_nine_cannot_play(players: int) -> None:
    """Two to eight play. Rule: §2.1."""
    with pytest.raises(RulesError):
        SEED_3.with_(seats__players=players)


@pytest.mark.parametrize(
    ("players", "sides", "members"),
    [
        (3, "solo", ((0,), (1,), (2,))),
        (4, "pairs", ((0, 2), (1, 3))),
        (6, "pairs", ((0, 3), (1, 4), (2, 5))),
        (8, "pairs", ((0, 4), (1, 5), (2, 6), (3, 7))),
        (4, "two_teams", ((0, 2), (1, 3))),
        (6, "two_teams", ((0, 2, 4), (1, 3, 5))),
    ],
)
def test_sides_are_numbered_by_their_lowest_seat(
    players: int, sides: str, members: tuple[tuple[int, ...], ...]
) -> None:
    """Solo, the two facing each other, or every other seat. Rule: §2.2."""
    rules = SEED_3.with_(seats__players=players, seats__sides=sides)
    assert rules.sides().members == members
    assert [rules.account_of(seat) for seat in range(players)] == [
        next(number for number, side in enumerate(members) if seat in side)
        for seat in range(players)
    ]


@pytest.mark.parametrize(
    ("sides", "partners"),
    [
        (Sides.solo(3), ((), (), ())),
        (Sides.pairs(4), ((2,), (3,), (0,), (1,))),
        (Sides.two_teams(6), ((2, 4), (3, 5), (0, 4), (1, 5), (0, 2), (1, 3))),
    ],
)
def test_partners_are_the_others_of_a_side(
    sides: Sides, partners: tuple[tuple[int, ...], ...]
) -> None:
    """Nobody is his own partner; every seat is together with itself. Rule: §2.2."""
    seats = range(sides.players)
    assert tuple(sides.partners(seat) for seat in seats) == partners
    for one in seats:
        together = [other for other in seats if sides.together(one, other)]
        assert together == sorted((one, *partners[one]))


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_forehand_follows_the_dealer_and_deals_next(dealer: int, first: int) -> None:
    """Forehand is the seat after the dealer; after every deal it deals. Rule: §2.3."""
    assert forehand(SEED_3, dealer) == first
    assert next_dealer(SEED_3, dealer, special=False) == first


# --- §2 the deal ---


@pytest.mark.parametrize("preset", PRESETS)
def test_everybody_gets_the_same_number(preset: str) -> None:
    """Hands and Dapp of the rules, and every card is somewhere. Rule: §2.4."""
    rules = PRESETS[preset]
    order = deck(with_diss=rules.deck.with_diss)
    hands, dapp = dealt(rules, order)
    assert {len(hand) for hand in hands} == {rules.seats.hand_size}
    assert (len(hands), len(dapp)) == (rules.seats.players, rules.dapp.size)
    assert sorted([card for hand in hands for card in hand] + list(dapp)) == list(order)


def test_seat_0_gets_the_first_cards() -> None:
    """Packets do not matter; the Dapp gets the last cards. Rule: §2.4."""
    hands, dapp = dealt(SEED_3, ORDER)
    assert hands[0] == CardSet(ORDER[:14])
    assert hands[2] == CardSet(ORDER[28:42])
    assert dapp == CardSet("BO BO BU BU B7 B7")


@pytest.mark.parametrize(
    "order", [ORDER[:-1], (*ORDER, Card.EA), (*ORDER[:-1], Card.EA), deck(with_diss=False), ()]
)
def test_what_is_not_the_deck_cannot_be_dealt(order: tuple[Card, ...]) -> None:
    """One card too few, too many, or another one. Rule: §2.4."""
    refusal = why_not_deck(SEED_3, order)
    assert refusal is not None
    assert (refusal.reason, refusal.paragraph) == (Reason.NOT_A_DECK, "§2.4")
    assert why_not_deck(SEED_3, tuple(reversed(ORDER))) is None


def test_nobody_sees_the_dapp_or_another_hand() -> None:
    """A seat knows its own hand, the public nothing, until the rules show more. Rule: §2.5."""
    deal = deal_of(SEED_3, 0, ORDER)
    for seat in range(3):
        assert deal.view(seat).hand == CardSet(ORDER[14 * seat : 14 * seat + 14])
    others = deal_of(SEED_3, 0, (*ORDER[:14], *reversed(ORDER[14:])))
    assert others.view(0) == deal.view(0)
    assert others.view(None) == deal.view(None)


@pytest.mark.parametrize(
    ("dealer", "persons"), [(0, (1, 2, 3)), (1, (2, 3, 0)), (2, (3, 0, 1)), (3, (0, 1, 2))]
)
def test_the_dealer_sits_out(dealer: int, persons: tuple[int, ...]) -> None:
    """Four persons, three seats, counted from forehand, who is seat 0. Rule: §2.6."""
    rules = PRESETS["larsb"]
    assert rules.persons == 4
    assert active(4, dealer) == persons
    assert forehand(rules, dealer) == 0
    assert next_dealer(rules, dealer, special=False) == (dealer + 1) % 4


def test_rules_with_faults_begin_no_deal() -> None:
    """48 cards cannot be dealt 4 × 9 + 4. Rule: §12.2."""
    with pytest.raises(RulesError, match="DECK_SIZE"):
        Deal.begin(SEED_4.with_(seats__hand_size=9))
