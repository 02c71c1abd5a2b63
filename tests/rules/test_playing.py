"""Trick play. §6."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from binokel.cards import Card, CardSet, Suit, parse_cards
from binokel.deal.actions import Play
from binokel.deal.game import Game
from binokel.deal.laying_open import first_leader
from binokel.deal.playing import Playing
from binokel.errors import Reason
from binokel.rules.config import PlayRules
from binokel.rules.playing import duties, heads, playable, why_not_card
from binokel.rules.presets import SEED_3, SEED_4
from binokel.rules.rufen import sides_of_deal
from binokel.rules.special import Contract, Special
from binokel.rules.tricks import beats, carries_bonus, trick_augen, trick_winner, winning_card
from binokel.testing.cases.components.table import laid

if TYPE_CHECKING:
    from binokel.rules.config import Rules

SEED = PlayRules()
FREE = PlayRules(must_head=False)
HERZ = Suit.HERZ


def may(play: PlayRules, hand: str, trick: str, trump: Suit | None = HERZ) -> str:
    """What may be played to a trick, without an exemption."""
    cards = parse_cards(trick)
    found = playable(play, CardSet(hand), cards, trump, exempt=False)
    for card in Card:
        refusal = why_not_card(play, CardSet(hand), cards, trump, card, exempt=False)
        assert (refusal is None) == (card in found)
    return str(found)


def why(play: PlayRules, hand: str, trick: str, card: Card, trump: Suit | None = HERZ) -> str:
    """Reason and paragraph of a refused card."""
    refusal = why_not_card(play, CardSet(hand), parse_cards(trick), trump, card, exempt=False)
    assert refusal is not None
    return f"{refusal.reason.name} {refusal.paragraph}"


@pytest.mark.parametrize(
    ("first_lead", "special", "leader"),
    [("forehand", False, 1), ("declarer", False, 2), ("forehand", True, 2)],
)
def test_who_leads_the_first_trick(first_lead: str, leader: int, *, special: bool) -> None:
    """Forehand or the declarer; in a special game always the player. Rule: §6.1, §10.1."""
    rules = SEED_3.with_(play__first_lead=first_lead)
    game = Game(2, special=Special.DURCH if special else None)
    assert first_leader(rules, 0, game) == leader


def test_the_leader_plays_any_card() -> None:
    """No duty without a trick. Rule: §6.2."""
    assert may(SEED, "EA S7 HU", "") == "EA S7 HU"
    assert heads(Card.S7, (), HERZ)


@pytest.mark.parametrize(
    ("hand", "trick", "playable"),
    [("EU HA SA", "EK", "EU"), ("EU E7 HA", "EK HU", "EU E7"), ("HU EA", "HA", "HU")],
)
def test_who_holds_the_led_suit_follows(hand: str, trick: str, playable: str) -> None:
    """Not even a trump may be played instead. Rule: §6.3."""
    assert may(SEED, hand, trick) == playable
    assert why(SEED, hand, trick, Card.parse(hand.split()[-1])) == "MUST_FOLLOW §6.3"


@pytest.mark.parametrize(
    ("hand", "trick", "headed", "free"),
    [
        ("EA EZ EU", "EK", "EA EZ", "EA EZ EU"),
        ("EO EU", "EK", "EO EU", "EO EU"),
        ("EK EU", "EK", "EK EU", "EK EU"),
        ("EA EU", "EK EZ", "EA", "EA EU"),
        ("EK EU", "EO SA", "EK", "EK EU"),
        ("HA H7", "HO", "HA", "HA H7"),
    ],
)
def test_who_follows_must_head(hand: str, trick: str, headed: str, free: str) -> None:
    """If a card of the suit can take the lead; an equal one does not. Rule: §6.4, §6.9."""
    assert may(SEED, hand, trick) == headed
    assert may(FREE, hand, trick) == free
    assert may(PlayRules(must_head=False, head_when_trumped=True), hand, trick) == free


def test_a_card_that_does_not_head_is_named() -> None:
    """The refusal knows what is winning. Rule: §6.4."""
    refusal = why_not_card(
        SEED, CardSet("EA EU"), parse_cards("EK SA"), HERZ, Card.EU, exempt=False
    )
    assert refusal is not None
    assert (refusal.reason, refusal.details["winning"]) == (Reason.MUST_HEAD, Card.EK)
    assert why(SEED, "EA", "EK", Card.EZ) == "NOT_HELD §4.9"


@pytest.mark.parametrize(
    ("hand", "trick", "free", "headed"),
    [
        ("EA EU", "EZ H7", "EA EU", "EA"),
        ("EA EK EU", "EO H7 EZ", "EA EK EU", "EA"),
        ("EK EU", "EZ H7", "EK EU", "EK EU"),
        ("EZ EU", "EZ H7", "EZ EU", "EZ EU"),
    ],
)
def test_a_trumped_trick_needs_no_heading(hand: str, trick: str, free: str, headed: str) -> None:
    """Any card of the suit, or over the highest of the led suit by choice. Rule: §6.5."""
    strict = PlayRules(head_when_trumped=True)
    assert may(SEED, hand, trick) == free
    assert may(strict, hand, trick) == headed
    if free != headed:
        low = Card.parse(hand.split()[-1])
        assert why(strict, hand, trick, low) == "MUST_HEAD_THOUGH_TRUMPED §6.5"


def test_who_cannot_follow_must_trump() -> None:
    """Any trump takes the lead; without the duty any card goes. Rule: §6.6."""
    assert may(SEED, "HA H7 SA", "EZ") == "HA H7"
    assert why(SEED, "HA H7 SA", "EZ", Card.SA) == "MUST_TRUMP §6.6"
    lenient = PlayRules(must_trump=False)
    assert may(lenient, "HA H7 SA", "EZ") == "SA HA H7"
    assert may(lenient, "HA H7 SA", "EZ HO") == "SA HA H7"  # no duty to overtrump either


@pytest.mark.parametrize(
    ("hand", "trick", "over", "free"),
    [
        ("HK HU SA", "EZ HO", "HK", "HK HU"),
        ("HU H7 SA", "EZ HO", "HU H7", "HU H7"),
        ("HO H7 SA", "EZ HO", "HO H7", "HO H7"),
        ("HA HZ HU", "EZ HO HK", "HA HZ", "HA HZ HU"),
    ],
)
def test_who_must_trump_goes_over_a_trump(hand: str, trick: str, over: str, free: str) -> None:
    """If he can; an equal trump does not; a low one is due all the same. Rule: §6.7."""
    assert may(SEED, hand, trick) == over
    assert may(PlayRules(must_overtrump=False), hand, trick) == free
    if over != free:
        assert why(SEED, hand, trick, Card.HU) == "MUST_OVERTRUMP §6.7"


def test_without_suit_and_trump_any_card_goes() -> None:
    """Neither the led suit nor a trump. Rule: §6.8."""
    assert may(SEED, "SA B7", "EZ HO") == "SA B7"


def test_when_trump_is_led_the_duties_hold_inside_it() -> None:
    """Head, else follow, else any card. Rule: §6.9."""
    assert may(SEED, "HA HU EA", "HO") == "HA"
    assert may(SEED, "HU H7 EA", "HO") == "HU H7"
    assert may(SEED, "SA EA", "HO") == "EA SA"
    assert may(PlayRules(head_when_trumped=True), "HA HU", "HO EA") == "HA"


def at_table(
    rules: Rules, trick: str, trump: Suit | None = HERZ, partner: int | None = None
) -> Playing:
    """Seat 0 has led a trick."""
    cards = parse_cards(trick)
    sides = sides_of_deal(rules, 0, partner)
    game = Game(0, trump=trump, partner=partner)
    return Playing(0, game, sides, duties(rules, Contract.NORMAL), 0, len(cards), cards)


@pytest.mark.parametrize(
    ("trick", "hand", "duty", "exempt"),
    [
        ("EZ E7", "EA EU HA", "EA", "EA EU"),
        ("EZ E7", "HA SA", "HA", "SA HA"),
        ("EZ EA", "EU E7", "EU E7", "EU E7"),
        ("EK EA EU", "EZ E7", "EZ E7", "EZ E7"),
        ("E7 EA HU", "HA SA", "HA", "HA"),  # the partner is beaten by a trump
        ("E7 HU EA", "HA SA", "HA", "SA HA"),  # the partner has trumped and is winning
        ("EZ", "EA EU", "EA", "EA"),  # an opponent leads
        ("", "EA EU", "EA EU", "EA EU"),
    ],
)
def test_a_winning_partner_may_lift_the_duties(
    trick: str, hand: str, duty: str, exempt: str
) -> None:
    """Against the partner they hold; by choice only following is left. Rule: §6.10."""
    lenient = SEED_4.with_(play__partner_exempt=True)
    assert str(at_table(SEED_4, trick).playable(CardSet(hand))) == duty
    assert str(at_table(lenient, trick).playable(CardSet(hand))) == exempt


@pytest.mark.parametrize(("partner", "playable"), [(2, "EA EU"), (3, "EA"), (None, "EA")])
def test_a_partner_by_rufen_exempts_too(partner: int | None, playable: str) -> None:
    """Seat 0 is winning; seat 2 is free only if it is called. Rule: §6.10."""
    rules = SEED_4.with_(seats__sides="solo", rufen__enabled=True, play__partner_exempt=True)
    table = at_table(rules, "EZ E7", partner=partner)
    assert str(table.playable(CardSet("EA EU HA"))) == playable


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("EK EZ SA", HERZ, 1),
        ("EA H7 HU", HERZ, 2),
        ("EA EA EZ", HERZ, 0),
        ("EA H7 H7", HERZ, 1),
        ("E7 SA BA", HERZ, 0),
        ("EA HA SA", None, 0),
        ("HU HZ HA", HERZ, 2),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_led_suit(
    trick: str, trump: Suit | None, winner: int
) -> None:
    """Of two equal cards the first; other suits win nothing. Rule: §6.11, §6.14."""
    cards = parse_cards(trick)
    assert trick_winner(cards, 0, 3, trump) == winner
    assert winning_card(cards, trump) is cards[winner]
    assert trick_winner(cards, 2, 3, trump) == (winner + 2) % 3


def test_a_card_beats_another() -> None:
    """Higher of the suit, or a trump over a plain card; an equal card does not. Rule: §6.11."""
    assert beats(Card.EA, Card.EZ, HERZ)
    assert not beats(Card.EA, Card.EA, HERZ)
    assert beats(Card.H7, Card.EA, HERZ)
    assert not beats(Card.SA, Card.E7, HERZ)


@pytest.mark.parametrize(
    ("card", "trick", "trump", "headed"),
    [
        (Card.EA, "EK", HERZ, True),
        (Card.EK, "EK", HERZ, False),
        (Card.EO, "EK", HERZ, False),
        (Card.EA, "EK H7", HERZ, False),
        (Card.HU, "EA H7", HERZ, True),
        (Card.HU, "EA HO", HERZ, False),
        (Card.SA, "E7", HERZ, False),
        (Card.HU, "EA", None, False),
    ],
)
def test_a_card_heads_what_wins_so_far(
    card: Card, trick: str, trump: Suit | None, *, headed: bool
) -> None:
    """Over the winning card, not over any card of the trick. Rule: §6.4, §6.7, §6.14."""
    assert heads(card, parse_cards(trick), trump) is headed


def test_who_wins_a_trick_leads_to_the_next() -> None:
    """Seat 2 trumps and leads on. Rule: §6.12."""
    hands = (CardSet("SA"), CardSet("SK"), CardSet("H7 SO"))
    deal = laid(SEED_3, at_table(SEED_3, "EZ EK"), hands).apply(Play(Card.H7), 2).deal
    view = deal.view(None)
    assert (view.leader, view.to_act, view.trick) == (2, 2, ())


@pytest.mark.parametrize(
    ("bonus_trick", "number", "last", "carries"),
    [
        ("last", 13, True, True),
        ("last", 0, False, False),
        ("last", 5, False, False),
        ("first", 0, False, True),
        ("first", 5, False, False),
        ("first", 13, True, False),
    ],
)
def test_one_trick_carries_ten_more(
    bonus_trick: str, number: int, *, last: bool, carries: bool
) -> None:
    """The last, or the first by choice; never another one. Rule: §6.13."""
    rules = SEED_3.with_(play__bonus_trick=bonus_trick)
    assert carries_bonus(rules, number, last=last) is carries


def test_a_trick_is_worth_its_cards() -> None:
    """11 + 10 + 4; in tens 10 + 10 + 10. Rule: §1.4."""
    cards = parse_cards("EA EZ EK")
    assert trick_augen(SEED_3, cards) == 25
    assert trick_augen(SEED_3.with_(deck__card_augen="tens"), cards) == 30


def test_without_trump_the_other_duties_stay() -> None:
    """Follow and head as ever; a void hand is free. Rule: §6.14."""
    assert may(SEED, "EA EU HA", "EZ", None) == "EA"
    assert may(SEED, "EO EU HA", "EZ", None) == "EO EU"
    assert may(SEED, "SA HA", "EZ", None) == "SA HA"


@pytest.mark.parametrize(
    ("contract", "must_head", "stays"),
    [
        (Contract.NORMAL, False, True),
        (Contract.DURCH, False, True),
        (Contract.UNTENDURCH, False, False),
        (Contract.UNTENDURCH, True, True),
    ],
)
def test_only_an_untendurch_may_lift_heading(
    contract: Contract, *, must_head: bool, stays: bool
) -> None:
    """Its option touches no other contract. Rule: §6.14, §10.3."""
    rules = SEED_3.with_(untendurch__must_head=must_head)
    assert duties(rules, contract).must_head is stays
