"""What a refusal of the rules carries: reason, paragraph and every fact its sentence needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from binokel.cards import Card, CardSet, Suit, deck, parse_cards
from binokel.errors import Reason, Refusal
from binokel.rules.auction import (
    Bidding,
    after_bid,
    after_pass,
    opening,
    why_not_bid,
    why_not_pass,
    why_not_speak,
)
from binokel.rules.burying import why_not_held, wrong_bury
from binokel.rules.config import PlayRules
from binokel.rules.deck import why_not_deck
from binokel.rules.giving_up import Moment, why_not_give_up
from binokel.rules.playing import why_not_card
from binokel.rules.presets import PRESETS, SEED_3
from binokel.rules.rufen import why_not_call, why_not_give
from binokel.rules.scoring import Count, why_not_count
from binokel.rules.special import Contract, Special, why_not_special

if TYPE_CHECKING:
    from collections.abc import Mapping

ORDER = deck(with_diss=True)
RUFEN = PRESETS["rufen_4"]
EXACT = SEED_3.with_(auction__jump="exact")
OPENED = after_bid(SEED_3, opening(SEED_3, 0), 150)
"""Seat 1 has said 150, seat 2 is asked."""
PASSED = after_pass(SEED_3, OPENED, 0)
"""Seat 2 has passed, seat 0 is asked."""


def agree(refusal: Refusal | None, reason: Reason, facts: Mapping[str, object], place: str) -> bool:
    """Whether a refusal is exactly the one expected."""
    return refusal == Refusal(reason, facts, place)


@pytest.mark.parametrize(
    ("bidding", "seat", "reason", "facts", "place"),
    [
        (after_pass(SEED_3, PASSED, 0), 1, Reason.OVER, {}, "§3.10"),
        (PASSED, 2, Reason.PASSED, {"seat": 2}, "§3.5"),
        (OPENED, 0, Reason.NOT_YOUR_TURN, {"seat": 0, "to_act": 2}, "§3.10"),
    ],
)
def test_who_may_not_speak_is_told_whose_turn_it_is(
    bidding: Bidding, seat: int, reason: Reason, facts: dict[str, object], place: str
) -> None:
    """Over; out; or another seat's turn. Rule: §3.5, §3.10."""
    assert agree(why_not_speak(bidding, seat), reason, facts, place)


@pytest.mark.parametrize(
    ("bid", "reason", "more"),
    [
        ("160", Reason.NOT_A_BID, {}),
        (10_010, Reason.TOO_HIGH, {"highest": 10_000}),
        (150, Reason.TOO_LOW, {}),
        (165, Reason.NOT_A_STEP, {}),
        (170, Reason.JUMP, {}),
    ],
)
def test_a_refused_bid_comes_with_what_would_be_enough(
    bid: object, reason: Reason, more: dict[str, object]
) -> None:
    """After 150 in steps of ten at least 160; at most 10 000. Rule: §3.3."""
    facts = {"bid": bid, "lowest": 160, "step": 10, **more}
    assert agree(why_not_bid(EXACT, OPENED, bid), reason, facts, "§3.3")


def test_who_must_open_is_told_the_lowest_bid() -> None:
    """The first bid is 150 at least. Rule: §3.2."""
    refusal = why_not_pass(SEED_3, opening(SEED_3, 0))
    assert agree(refusal, Reason.MUST_OPEN, {"lowest": 150}, "§3.2")


@pytest.mark.parametrize(
    ("order", "facts"),
    [
        (ORDER[1:], {"cards": 47, "deck": 48}),
        ((*ORDER[:-1], Card.EA), {"card": Card.EA, "times": 3, "deck": 48}),
        ((Card.B7, *ORDER[1:]), {"card": Card.EA, "times": 1, "deck": 48}),
        ((*ORDER[:22], *[Card.B7] * 2, *ORDER[24:]), {"card": Card.S7, "times": 0, "deck": 48}),
    ],
)
def test_a_wrong_deck_names_a_card_that_is_not_there_twice(
    order: tuple[Card, ...], facts: dict[str, object]
) -> None:
    """The first in the order of writing, too often or too seldom; else the number. Rule: §2.4."""
    assert agree(why_not_deck(SEED_3, order), Reason.NOT_A_DECK, facts, "§2.4")


def test_a_wrong_bury_names_the_card_or_both_numbers() -> None:
    """Not held; too few; shown and not kept. Rule: §4.4, §4.5, §4.9."""
    hand, shown = CardSet("HK HO EA EZ SA SZ BA BZ"), CardSet("HK HO")
    held = why_not_held(hand, (Card.EA, Card.BO))
    assert agree(held, Reason.NOT_HELD, {"card": Card.BO}, "§4.9")
    few = wrong_bury(SEED_3, hand, parse_cards("EA EZ"), shown, Suit.HERZ)
    assert agree(few, Reason.WRONG_COUNT, {"buried": 2, "dapp": 6}, "§4.4")
    melded = wrong_bury(SEED_3, hand, parse_cards("EA EZ SA SZ BA HO"), shown, Suit.HERZ)
    assert agree(melded, Reason.MELDED, {"card": Card.HO}, "§4.5")


@pytest.mark.parametrize(
    ("hand", "trick", "card", "winning", "reason"),
    [
        ("EU HA", "EK", Card.HA, Card.EK, Reason.MUST_FOLLOW),
        ("EA EU", "EK SA", Card.EU, Card.EK, Reason.MUST_HEAD),
        ("EA EU", "EZ H7", Card.EU, Card.H7, Reason.MUST_HEAD_THOUGH_TRUMPED),
        ("HA SA", "EK", Card.SA, Card.EK, Reason.MUST_TRUMP),
        ("HA H7", "EK HO", Card.H7, Card.HO, Reason.MUST_OVERTRUMP),
    ],
)
def test_a_refused_card_comes_with_what_lies_on_the_table(
    hand: str, trick: str, card: Card, winning: Card, reason: Reason
) -> None:
    """What is led, what is winning and what is trump, here Herz. Rule: §6.3 to §6.7."""
    play, cards = PlayRules(head_when_trumped=True), parse_cards(trick)
    facts = {"card": card, "led": Suit.EICHEL, "winning": winning, "trump": Suit.HERZ}
    refusal = why_not_card(play, CardSet(hand), cards, Suit.HERZ, card, exempt=False)
    assert agree(refusal, reason, facts, reason.paragraph)


def test_a_card_not_held_is_named() -> None:
    """Neither played nor given back. Rule: §4.9, §9.3."""
    played = why_not_card(PlayRules(), CardSet("EA"), (), None, Card.EZ, exempt=False)
    assert agree(played, Reason.NOT_HELD, {"card": Card.EZ}, "§4.9")
    given = why_not_give(CardSet("EA"), Card.HK, Card.EZ)
    assert agree(given, Reason.NOT_HELD, {"card": Card.EZ}, "§9.3")


def test_a_refused_call_names_the_card_or_the_option() -> None:
    """No Rufen; no Diss in the deck; called in vain before; the same card. Rule: §9.1 to §9.5."""
    closed = why_not_call(SEED_3, (), Card.HK)
    assert agree(closed, Reason.NOT_ALLOWED, {"option": "rufen.enabled"}, "§9.1")
    absent = why_not_call(PRESETS["rufen_4_ohne"], (), Card.H7)
    assert agree(absent, Reason.NOT_ALLOWED, {"card": Card.H7}, "§1.1")
    again = why_not_call(RUFEN, (Card.HK,), Card.HK)
    assert agree(again, Reason.CALLED_BEFORE, {"card": Card.HK}, "§9.5")
    same = why_not_give(CardSet("HK"), Card.HK, Card.HK)
    assert agree(same, Reason.SAME_CARD, {"card": Card.HK}, "§9.3")


def test_a_refused_abgehen_names_the_option_or_the_moment() -> None:
    """Not played here; or too late. Rule: §8.1."""
    closed = why_not_give_up(SEED_3.with_(abgehen__enabled=False), Moment.DAPP)
    assert agree(closed, Reason.NOT_ALLOWED, {"option": "abgehen.enabled"}, "§8.1")
    late = why_not_give_up(SEED_3, Moment.TRUMP)
    assert agree(late, Reason.WRONG_PHASE, {"moment": Moment.TRUMP}, "§8.1")


def test_a_refused_special_game_is_named() -> None:
    """With the paragraph that offers it. Rule: §10.2, §10.7."""
    plain = why_not_special((), Special.DURCH)
    assert agree(plain, Reason.NOT_ALLOWED, {"special": Special.DURCH}, "§10.2")
    opened = why_not_special((Special.DURCH,), Special.DURCH_OPEN)
    assert agree(opened, Reason.NOT_ALLOWED, {"special": Special.DURCH_OPEN}, "§10.7")


@pytest.mark.parametrize(
    ("contract", "augen", "partner", "reason", "facts", "place"),
    [
        (Contract.ABGEHEN, (), None, Reason.NOT_ALLOWED, {"option": "abgehen.enabled"}, "§8.1"),
        (Contract.NORMAL, (), 2, Reason.NOT_ALLOWED, {"option": "rufen.enabled"}, "§9.1"),
        (Contract.NORMAL, (96, 90, 60), None, Reason.SUM, {"sum": 246, "all": 250}, "§7.1"),
    ],
)
def test_a_refused_count_names_the_option_or_both_sums(  # noqa: PLR0913 -- one case
    contract: Contract,
    augen: tuple[int, ...],
    partner: int | None,
    reason: Reason,
    facts: dict[str, object],
    place: str,
) -> None:
    """What these rules do not know, or a sum that cannot be. Rule: §7.1, §8.1, §9.1."""
    rules = SEED_3.with_(abgehen__enabled=False)
    count = Count(contract, 0, 150, (0, 0, 0), (1, 1, 1), augen, partner)
    assert agree(why_not_count(rules, count), reason, facts, place)


def test_abgehen_after_a_call_names_the_partner() -> None:
    """It is possible only before a call. Rule: §9.10."""
    refusal = why_not_count(RUFEN, Count(Contract.ABGEHEN, 0, 200, (0,) * 4, partner=2))
    assert agree(refusal, Reason.NOT_ALLOWED, {"partner": 2}, "§9.10")
