"""Every option changes a result: flipped alone, its witness answers otherwise."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest

from binokel.cards import Card, CardSet, Suit, deck, parse_cards
from binokel.deal.actions import Bury, Cards, Rufen, Trump
from binokel.deal.declaring import Declaring
from binokel.deal.game import Game
from binokel.deal.laying_open import first_leader
from binokel.deal.playing import Playing
from binokel.match.state import Match
from binokel.rules.auction import after_bid, after_pass, opening, why_not_bid, why_not_pass
from binokel.rules.burying import announced, wrong_bury
from binokel.rules.dealer import forehand, next_dealer
from binokel.rules.deck import augen, dealt, why_not_deck
from binokel.rules.finish import Tally, finish
from binokel.rules.giving_up import Moment, why_not_give_up
from binokel.rules.melds import meld_augen
from binokel.rules.options import OPTIONS
from binokel.rules.playing import duties
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.rules.rufen import why_not_call
from binokel.rules.scoring import Count, settle, settle_special, why_not_count
from binokel.rules.special import (
    Contract,
    Special,
    specials_after_dapp,
    specials_before_auction,
    won_so_far,
)
from binokel.rules.tricks import carries_bonus
from binokel.testing.cases.components import table

if TYPE_CHECKING:
    from collections.abc import Callable

    from binokel.errors import Refusal
    from binokel.rules.config import Rules

    Ask = Callable[[Rules], Any]

RUFEN = PRESETS["rufen_4"]
HERZ = Suit.HERZ
DEALS = SEED_3.with_(match__end="deals")
MAY_PASS = SEED_3.with_(auction__opening_forced=False)
NO_OPTION_OF_THE_ENGINE = {"seats.direction"}


@dataclass(frozen=True, slots=True)
class Witness:
    """Where an option shows."""

    ask: Ask
    """The question that is answered in two ways."""
    before: Any
    """The answer under the base rules."""
    value: Any
    """What the option is set to."""
    after: Any
    """The answer then."""
    base: Rules = SEED_3


# ── questions ────────────────────────────────────────────────────────────────────────────────────


def _name(refusal: Refusal | None) -> str:
    return refusal.reason.name if refusal else "allowed"


def melds(hand: str, trump: Suit = HERZ) -> Ask:
    """What a hand melds."""
    return lambda rules: meld_augen(rules.melds, CardSet(hand), trump)


def may_play(hand: str, trick: str, contract: Contract = Contract.NORMAL) -> Ask:
    """What may be played to a trick led by seat 0; Herz is trump in a normal deal."""

    def ask(rules: Rules) -> str:
        cards = parse_cards(trick)
        game = Game(0, trump=HERZ if contract is Contract.NORMAL else None)
        phase = Playing(0, game, rules.sides(), duties(rules, contract), 0, len(cards), cards)
        return str(phase.playable(CardSet(hand)))

    return ask


def written(  # noqa: PLR0913 -- the parts of a count
    bid: int,
    melds_shown: tuple[int, ...],
    trick_augen: tuple[int, ...] = (),
    *,
    contract: Contract = Contract.NORMAL,
    tricks: tuple[int, ...] | None = None,
    partner: int | None = None,
) -> Ask:
    """What every account writes when seat 0 declared."""
    won = tricks or (1,) * len(melds_shown)
    count = Count(contract, 0, bid, melds_shown, won, trick_augen, partner)
    return lambda rules: settle(rules, count).change


def speaker_after(*words: int | None) -> Ask:
    """Who speaks after some words, dealer 0; None is a pass."""

    def ask(rules: Rules) -> int | None:
        bidding = opening(rules, 0)
        for word in words:
            bidding = (
                after_pass(rules, bidding, 0) if word is None else after_bid(rules, bidding, word)
            )
        return bidding.to_act

    return ask


def first_bid(bid: int) -> Ask:
    """Whether a first bid is taken."""
    return lambda rules: _name(why_not_bid(rules, opening(rules, 0), bid))


def all_pass(rules: Rules) -> tuple[int | None, int | None]:
    """Declarer and bid when nobody bids."""
    bidding = opening(rules, 0)
    for _ in range(3):
        bidding = after_pass(rules, bidding, 0)
    return bidding.declarer, bidding.bid


def buried(cards: str, shown: str = "") -> Ask:
    """Whether burying these cards of a hand is right, Herz being trump."""
    hand, act = CardSet(cards), parse_cards(cards)
    return lambda rules: _name(wrong_bury(rules, hand, act, CardSet(shown), HERZ))


def named(cards: str) -> Ask:
    """What the table learns of buried cards, Herz being trump."""
    return lambda rules: str(announced(rules, CardSet(cards), HERZ))


def wrong_bury_in_a_deal(rules: Rules) -> str:
    """What a deal says to a bury of one card."""
    order = deck(with_diss=True)
    deal = table.won_by(table.dealt(rules, 0, order), 1).apply(Trump(HERZ), 1).deal
    return _name(deal.why_not(Bury(tuple(deal.hidden.hands[1])[:1])))


def second_call(rules: Rules) -> str:
    """Whether another card may be called after nobody held the first."""
    hands = tuple(map(CardSet, ("EA", "HK", "HO", "HU")))
    deal = table.laid(rules, Declaring(3, Game(0, bid=200)), hands)
    return _name(deal.apply(Rufen(Card.EA), 0).deal.why_not(Rufen(Card.HK)))


def special(game: Special, *, won: bool, part: str = "account") -> Ask:
    """What is booked for a special game of seat 0."""
    return lambda rules: getattr(settle_special(rules, game, 0, won=won), part)


def alive(contract: Contract, winner: int) -> Ask:
    """Whether a special game of seat 0 survives a trick."""
    return lambda rules: won_so_far(rules, contract, 0, winner)


def over(*scores: int, **more: Any) -> Ask:
    """Whether a match is over, and who has won."""

    def ask(rules: Rules) -> tuple[bool, tuple[int, ...]]:
        end = finish(rules.match, Tally(scores=scores, **more))
        return end.over, end.winners

    return ask


def hand_sizes(rules: Rules) -> list[int]:
    """How many cards the seats are dealt, and the Dapp."""
    hands, dapp = dealt(rules, deck(with_diss=True))
    return [*map(len, hands), len(dapp)]


# ── the table ────────────────────────────────────────────────────────────────────────────────────

FAMILIE = "HA HZ HK HO HU"
WITNESSES: dict[str, Witness] = {
    "deck.with_diss": Witness(
        lambda rules: _name(why_not_deck(rules, deck(with_diss=False))),
        "NOT_A_DECK",
        False,
        "allowed",
    ),
    "deck.card_augen": Witness(
        lambda rules: augen(CardSet("EA EK EO"), rules.deck.card_augen), 18, "tens", 20
    ),
    "seats.players": Witness(lambda rules: forehand(rules, 2), 0, 4, 3),
    "seats.sides": Witness(
        written(150, (100, 0, 60, 0), (90, 60, 40, 60)),
        (190, 60, 100, 60),
        "pairs",
        (290, 120),
        SEED_4.with_(seats__sides="solo"),
    ),
    "seats.hand_size": Witness(hand_sizes, [14, 14, 14, 6], 15, [15, 15, 15, 3]),
    "seats.dealer_sits_out": Witness(lambda rules: forehand(rules, 1), 2, True, 0),
    "auction.order": Witness(speaker_after(150, 160), 1, "round", 0),
    "auction.opener": Witness(speaker_after(), 1, "second_hand", 2),
    "auction.challenger": Witness(speaker_after(200, None), 3, "partner_of_passer", 0, SEED_4),
    "auction.opening_min": Witness(first_bid(150), "allowed", 200, "TOO_LOW"),
    "auction.opening_forced": Witness(
        lambda rules: _name(why_not_pass(rules, opening(rules, 0))),
        "MUST_OPEN",
        False,
        "allowed",
    ),
    "auction.step": Witness(first_bid(155), "NOT_A_STEP", 5, "allowed"),
    "auction.jump": Witness(first_bid(170), "allowed", "exact", "JUMP"),
    "auction.all_pass": Witness(all_pass, (1, 150), "dealer_zero", (0, 0), MAY_PASS),
    "dapp.size": Witness(buried("EA EZ EK EO EU E7"), "allowed", 3, "WRONG_COUNT"),
    "dapp.trump_named": Witness(named("H7"), "H7", "after_bury", ""),
    "dapp.bury_melded_diss": Witness(
        buried("EA EZ EK EO EU H7", shown="H7"), "allowed", False, "MELDED"
    ),
    "dapp.announce_buried_trump": Witness(named("HA EA"), "", True, "HA"),
    "melds.doppelte_familie": Witness(melds(f"{FAMILIE} {FAMILIE}"), 1500, 1000, 1000),
    "melds.vier_zehner": Witness(melds("EZ SZ HZ BZ"), 0, 80, 80),
    "melds.acht_asse": Witness(melds("EA EA SA SA HA HA BA BA"), 1000, 0, 200),
    "melds.acht_koenige": Witness(melds("EK EK SK SK HK HK BK BK"), 1000, 0, 160),
    "melds.acht_ober": Witness(melds("EO EO SO SO HO HO BO BO"), 1000, 0, 120),
    "melds.acht_unter": Witness(melds("EU EU SU SU HU HU BU BU"), 1000, 0, 80),
    "melds.acht_zehner": Witness(melds("EZ EZ SZ SZ HZ HZ BZ BZ"), 0, 1000, 1000),
    "melds.acht_diss": Witness(melds("E7 E7 S7 S7 H7 H7 B7 B7"), 20, 1000, 1020),
    "melds.rundgang": Witness(melds("EK EO SK SO HK HO BK BO"), 240, "plus_fours", 380),
    "melds.familie_absorbs_paar": Witness(melds(FAMILIE), 150, False, 190),
    "melds.binokel": Witness(melds("SO BU"), 40, 60, 60),
    "melds.doppelter_binokel": Witness(melds("SO SO BU BU"), 300, 0, 80),
    "melds.trumpf_diss": Witness(melds("H7"), 10, 0, 0),
    "melds.need_trick": Witness(
        written(200, (0, 40, 0), (250, 0, 0), tricks=(14, 0, 0)), (250, 0, 0), "none", (250, 40, 0)
    ),
    "play.first_lead": Witness(lambda rules: first_leader(rules, 0, Game(2)), 1, "declarer", 2),
    "play.must_head": Witness(may_play("EA EU", "EZ"), "EA", False, "EA EU"),
    "play.head_when_trumped": Witness(may_play("EA EU", "EZ H7"), "EA EU", True, "EA"),
    "play.must_trump": Witness(may_play("HA SA", "EZ"), "HA", False, "SA HA"),
    "play.must_overtrump": Witness(may_play("HA H7", "EZ HU"), "HA", False, "HA H7"),
    "play.partner_exempt": Witness(may_play("EA EU", "EZ E7"), "EA", True, "EA EU", SEED_4),
    "play.last_trick": Witness(lambda rules: _name(_sum_refused(rules)), "allowed", 20, "SUM"),
    "play.bonus_trick": Witness(
        lambda rules: carries_bonus(rules, 0, last=False), False, "first", True
    ),
    "scoring.rounding": Witness(
        written(150, (100, 0, 0), (95, 95, 60)), (200, 90, 60), "half_up", (200, 100, 60)
    ),
    "scoring.bid_test": Witness(
        written(270, (170, 0, 0), (96, 90, 64)), (-440, 90, 60), "rounded", (270, 90, 60)
    ),
    "scoring.lost_factor": Witness(
        written(300, (0, 0, 0), (120, 70, 60)), (-480, 70, 60), 1, (-180, 70, 60)
    ),
    "scoring.lost_keeps_tricks": Witness(
        written(300, (0, 0, 0), (120, 70, 60)), (-480, 70, 60), False, (-600, 70, 60)
    ),
    "scoring.lost_bonus": Witness(
        written(300, (0, 0, 0), (120, 70, 60)), (-480, 70, 60), "fixed(30)", (-480, 100, 90)
    ),
    "abgehen.enabled": Witness(
        lambda rules: _name(why_not_give_up(rules, Moment.DAPP)), "allowed", False, "NOT_ALLOWED"
    ),
    "abgehen.factor": Witness(
        written(300, (0, 40, 20), contract=Contract.ABGEHEN), (-300, 40, 20), 2, (-600, 40, 20)
    ),
    "abgehen.defenders_meld": Witness(
        written(300, (0, 40, 20), contract=Contract.ABGEHEN), (-300, 40, 20), False, (-300, 0, 0)
    ),
    "abgehen.bonus": Witness(
        written(310, (0, 40, 20), contract=Contract.ABGEHEN),
        (-310, 40, 20),
        "half_bid",
        (-310, 200, 180),
    ),
    "verdrueckt.mode": Witness(wrong_bury_in_a_deal, "WRONG_COUNT", "penalise", "PUNISHABLE"),
    "verdrueckt.bonus": Witness(
        written(300, (0, 40, 20), contract=Contract.VERDRUECKT),
        (-600, 80, 60),
        "per_player(10)",
        (-600, 70, 50),
    ),
    "rufen.enabled": Witness(
        lambda rules: _name(why_not_call(rules, (), Card.HK)), "NOT_ALLOWED", True, "allowed"
    ),
    "rufen.if_absent": Witness(second_call, "allowed", "alone", "WRONG_PHASE", RUFEN),
    "rufen.score": Witness(
        written(200, (60, 20, 40, 0), (90, 60, 40, 60), partner=2),
        (230, 140, 230, 140),
        "own_augen",
        (150, 80, 80, 60),
        RUFEN,
    ),
    "rufen.lost_by": Witness(
        written(400, (60, 20, 40, 0), (90, 60, 40, 60), partner=2),
        (-670, 140, -670, 140),
        "declarer",
        (-670, 140, 130, 140),
        RUFEN,
    ),
    "durch.enabled": Witness(specials_before_auction, (), True, (Special.DURCH,)),
    "durch.value": Witness(special(Special.DURCH, won=True), (1000, 0, 0), 500, (500, 0, 0)),
    "durch.lost_factor": Witness(
        special(Special.DURCH, won=False), (-1000, 0, 0), 2, (-2000, 0, 0)
    ),
    "durch.announce": Witness(
        specials_after_dapp, (), "after_dapp", (Special.DURCH,), SEED_3.with_(durch__enabled=True)
    ),
    "durch.partner": Witness(alive(Contract.DURCH, 2), False, "helps", True, SEED_4),
    "durch.open_value": Witness(
        specials_before_auction,
        (Special.DURCH,),
        1500,
        (Special.DURCH, Special.DURCH_OPEN),
        SEED_3.with_(durch__enabled=True),
    ),
    "untendurch.enabled": Witness(specials_before_auction, (), True, (Special.UNTENDURCH,)),
    "untendurch.value": Witness(
        special(Special.UNTENDURCH, won=True), (1000, 0, 0), 300, (300, 0, 0)
    ),
    "untendurch.lost_factor": Witness(
        special(Special.UNTENDURCH, won=False), (-1000, 0, 0), 2, (-2000, 0, 0)
    ),
    "untendurch.announce": Witness(
        specials_after_dapp,
        (),
        "after_dapp",
        (Special.UNTENDURCH,),
        SEED_3.with_(untendurch__enabled=True),
    ),
    "untendurch.partner": Witness(alive(Contract.UNTENDURCH, 2), True, "breaks", False, SEED_4),
    "untendurch.must_head": Witness(
        may_play("EK EU", "EO", Contract.UNTENDURCH), "EK", False, "EK EU"
    ),
    "match.end": Witness(over(1000, 0, 0), (True, (0,)), "deals", (False, ())),
    "match.target": Witness(over(1000, 0, 0), (True, (0,)), 1500, (False, ())),
    "match.deals": Witness(over(300, 0, 0, deals_played=10), (False, ()), 10, (True, (0,)), DEALS),
    "match.finish_as_declarer": Witness(
        over(1000, 0, 0, declarers=(1,), last_made=True), (True, (0,)), True, (False, ())
    ),
    "match.tie_break": Witness(
        over(1010, 1040, 0, declarers=(1, 0)), (True, (0,)), ["highest", "shared"], (True, (1,))
    ),
    "match.floor": Witness(over(-1000, 300, 200), (False, ()), -1000, (True, (1,))),
    "match.special_account": Witness(
        special(Special.DURCH, won=True, part="change"), (0, 0, 0), "score", (1000, 0, 0)
    ),
    "match.special_moves_dealer": Witness(
        lambda rules: next_dealer(rules, 0, special=True), 1, False, 0
    ),
}


def _sum_refused(rules: Rules) -> Refusal | None:
    return why_not_count(rules, Count(Contract.NORMAL, 0, 150, (0, 0, 0), (1, 1, 1), (250, 0, 0)))


@pytest.mark.parametrize("option", WITNESSES)
def test_the_option_changes_a_result(option: str) -> None:
    """Flipped alone it gives the other answer; both are written out."""
    witness = WITNESSES[option]
    flipped = witness.base.with_options({option: witness.value})
    assert list(flipped.difference(witness.base)) == [option]
    assert witness.before != witness.after
    assert witness.ask(witness.base) == witness.before
    assert witness.ask(flipped) == witness.after


def test_every_option_has_its_witness() -> None:
    """All 76 options but the one that only tells where people sit."""
    assert len(OPTIONS) == 76
    assert set(WITNESSES) == set(OPTIONS) - NO_OPTION_OF_THE_ENGINE


@pytest.mark.parametrize("preset", ["seed_3", "rufen_4", "larsb"])
def test_the_direction_changes_nothing(preset: str) -> None:
    """Seats follow the order of play either way: same cards and acts, same match. Rule: §2.1."""
    here, there = (PRESETS[preset].with_(seats__direction=way) for way in ("ccw", "cw"))
    assert _walked(here) == _walked(there)


def _walked(rules: Rules) -> list[Any]:
    """Events and sheet of three deals played at random from one seed."""
    rng, match = random.Random(11), Match.begin(rules, 1)
    heard: list[Any] = []
    while not match.over and len(match.lines) < 3:
        if match.waits_for_cards:
            order = list(deck(with_diss=rules.deck.with_diss))
            rng.shuffle(order)
            step = match.apply(Cards(tuple(order)))
        else:
            step = match.apply(rng.choice(match.legal.first(3)), match.to_act)
        match = step.match
        heard.extend(step.events)
    return [*heard, match.lines, match.standing]
