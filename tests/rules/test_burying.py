"""Dapp, trump and burying. §4."""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from binokel.cards import EMPTY, Card, CardSet, Suit, deck
from binokel.deal.actions import Abgehen, Bury, Choose, Rufen, Trump
from binokel.deal.events import BuriedNamed, DappTurned
from binokel.deal.playing import Playing
from binokel.deal.state import TO_ACT
from binokel.deal.view import game_of
from binokel.errors import Reason
from binokel.rules.burying import (
    announced,
    buries,
    bury_count,
    declarer_melds,
    melded_though_buried,
    why_not_held,
    wrong_bury,
)
from binokel.rules.presets import PRESETS, SEED_3
from binokel.rules.special import Special
from binokel.testing.cases.components.table import dealt, order_giving, won_by

if TYPE_CHECKING:
    from binokel.deal.actions import Action
    from binokel.deal.state import Actor, Deal
    from binokel.rules.config import Rules

HAND = CardSet("HA HZ HK HK HO HU H7 H7 EA EZ EK SA SK SU BA BK BZ BU EU S7")
"""Twenty cards: Familie and a spare Koenig in Herz, Vier Asse but no Vier Ober."""
HERZ, EICHEL = Suit.HERZ, Suit.EICHEL


def taken(rules: Rules = SEED_3, hand: CardSet = HAND, declarer: int = 0) -> Deal:
    """A deal in which the declarer has taken the Dapp and holds this hand."""
    return won_by(dealt(rules, 0, order_giving(rules, declarer, tuple(hand))), declarer)


def bury(cards: str, shown: str = "") -> Bury:
    """The act of burying."""
    return Bury(tuple(CardSet(cards)), tuple(CardSet(shown)))


def reason(deal: Deal, action: Action, by: int | Actor | None = TO_ACT) -> Reason | None:
    """Why an action is refused."""
    refusal = deal.why_not(action, by)
    return refusal.reason if refusal else None


def done(deal: Deal, *actions: Action) -> Deal:
    """The deal after the declarer's acts."""
    for action in actions:
        deal = deal.apply(action, deal.to_act).deal
    return deal


# --- §4.1 to §4.4 order and number ---


def test_the_dapp_is_turned_up_for_all_and_taken() -> None:
    """The last six cards are seen by everybody and held by the declarer. Rule: §4.1."""
    deal = taken()
    turned = next(event for event in deal.history if isinstance(event, DappTurned))
    assert turned.cards == CardSet(tuple(HAND)[14:])
    assert all(turned.visible_to(seat) for seat in (0, 1, 2, None))
    assert deal.hidden.hands[0] == HAND
    assert deal.view(1).game == deal.view(0).game


def test_without_a_dapp_nothing_is_taken_or_buried() -> None:
    """After the auction trump is named and the play begins. Rule: §4.1."""
    rules = PRESETS["ohmden"]
    deal = taken(rules, CardSet(deck(with_diss=True)[:16]))
    assert not any(isinstance(event, DappTurned) for event in deal.history)
    assert reason(deal, Bury(())) is Reason.WRONG_PHASE
    assert isinstance(done(deal, Trump(HERZ)).phase, Playing)


def test_the_acts_of_the_declarer_have_their_order() -> None:
    """What is refused once trump is named, and once buried. Rule: §4.2."""
    rules = PRESETS["rufen_4"].with_(durch__announce="after_dapp")
    deal = taken(rules, CardSet(tuple(HAND)[:15]))
    choice, call = Choose(Special.DURCH), Rufen(Card.HO)
    assert [reason(deal, act) for act in (Abgehen(HERZ), choice, call, Trump(HERZ))] == [None] * 4
    assert reason(deal, Bury(tuple(HAND)[:4])) is Reason.WRONG_PHASE
    named = done(deal, Trump(HERZ))
    assert reason(named, Abgehen(HERZ)) is Reason.WRONG_PHASE
    assert reason(named, choice) is Reason.WRONG_PHASE
    assert reason(named, call) is None
    assert reason(named, Trump(EICHEL)) is Reason.WRONG_PHASE
    buried = done(named, Bury(tuple(HAND)[:4]))
    assert reason(buried, call) is Reason.WRONG_PHASE
    assert isinstance(buried.phase, Playing)


def test_trump_may_be_a_suit_not_held() -> None:
    """Any suit. Rule: §4.3."""
    hand = CardSet([card for card in deck(with_diss=True) if card.suit is not HERZ][:20])
    assert not hand.of(HERZ)
    assert reason(taken(hand=hand), Trump(HERZ)) is None


def test_trump_may_be_named_after_burying() -> None:
    """Bury first, then trump, then the play begins. Rule: §4.3."""
    rules = SEED_3.with_(dapp__trump_named="after_bury")
    deal = taken(rules)
    assert reason(deal, Trump(HERZ)) is Reason.WRONG_PHASE
    buried = done(deal, bury("EZ EU SU S7 BZ HK"))
    assert reason(buried, bury("EZ EU SU S7 BZ HK")) is Reason.WRONG_PHASE
    assert isinstance(done(buried, Trump(HERZ)).phase, Playing)


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("EZ EU SU S7 BZ HK", None),
        ("EZ EU SU S7 BZ", Reason.WRONG_COUNT),
        ("EZ EU SU S7 BZ HK HU", Reason.WRONG_COUNT),
        ("", Reason.WRONG_COUNT),
    ],
)
def test_as_many_cards_as_the_dapp_held(cards: str, refused: Reason | None) -> None:
    """Six; buried cards stay closed. Rule: §4.4."""
    deal = done(taken(), Trump(HERZ))
    assert reason(deal, bury(cards)) is refused
    if refused is None:
        after = done(deal, bury(cards))
        assert after.hidden.buried == CardSet(cards)
        # another spare card instead: the others see no difference
        assert after.view(1) == done(deal, bury("EZ BU SU S7 BZ HK")).view(1)


# --- §4.5 melded cards ---


@pytest.mark.parametrize(
    ("cards", "shown", "trump", "refused"),
    [
        ("EZ SU S7 BZ HZ EK", "EK SK HK BK", HERZ, Reason.MELDED),
        ("EZ SU S7 BZ HZ HK", "HK", HERZ, None),  # the spare copy is buried
        ("EZ SU S7 BZ HK HK", "HK", HERZ, Reason.MELDED),
        ("EZ SU S7 BZ HK H7", "H7 H7", HERZ, None),
        ("EZ SU S7 BZ H7 H7", "H7 H7", HERZ, None),
        ("EZ SU S7 BZ HK H7", "H7 H7", EICHEL, Reason.MELDED),
    ],
)
def test_a_melded_card_may_not_be_buried_except_the_trump_diss(
    cards: str, shown: str, trump: Suit, refused: Reason | None
) -> None:
    """Shown cards must stay, each as often; trump Diss may go. Rule: §4.5."""
    found = wrong_bury(SEED_3, HAND, tuple(CardSet(cards)), CardSet(shown), trump)
    assert (found.reason if found else None) is refused


@pytest.mark.parametrize(
    ("option", "value"), [("dapp.bury_melded_diss", False), ("melds.trumpf_diss", 0)]
)
def test_the_exception_for_the_diss_can_fall(option: str, value: object) -> None:
    """Then a shown Diss must stay, and a buried one is a plain card. Rule: §4.5."""
    rules = SEED_3.with_options({option: value})
    cards = tuple(CardSet("EZ SU S7 BZ HK H7"))
    found = wrong_bury(rules, HAND, cards, CardSet("H7 H7"), HERZ)
    assert found is not None
    assert found.reason is Reason.MELDED
    assert wrong_bury(rules, HAND, cards, EMPTY, HERZ) is None
    assert melded_though_buried(rules, CardSet(cards), HERZ) == EMPTY
    assert announced(rules, CardSet(cards), HERZ) == EMPTY


def test_a_buried_trump_diss_is_announced_and_keeps_its_ten() -> None:
    """Both of them; other Diss are plain cards. Rule: §4.5."""
    buried = CardSet("EZ SU S7 BZ H7 H7")
    assert announced(SEED_3, buried, HERZ) == CardSet("H7 H7")
    assert melded_though_buried(SEED_3, CardSet("E7 S7"), HERZ) == EMPTY
    # Familie 150, Vier Asse 100, Vier Koenige 80, two Diss 20
    assert declarer_melds(SEED_3, HAND - buried, buried, HERZ).augen == 350


def test_a_trump_diss_of_one_auge_still_may_be_buried() -> None:
    """Only a Diss worth nothing is a plain card. Rule: §4.5."""
    rules = SEED_3.with_(melds__trumpf_diss=1)
    buried = CardSet("EZ SU S7 BZ H7 H7")
    assert wrong_bury(rules, HAND, tuple(buried), CardSet("H7 H7"), HERZ) is None
    assert declarer_melds(rules, HAND - buried, buried, HERZ).augen == 332


def test_before_trump_is_named_no_buried_diss_counts() -> None:
    """Named after burying: not announced, not melded. Rule: §4.5."""
    rules = SEED_3.with_(dapp__trump_named="after_bury")
    buried = CardSet("EZ SU S7 BZ H7 H7")
    assert announced(rules, buried, HERZ) == EMPTY
    assert declarer_melds(rules, HAND - buried, buried, HERZ).augen == 330
    assert announced(SEED_3, buried, None) == EMPTY


# --- §4.6, §4.7, §4.8 ---


def test_melds_are_those_of_the_hand_that_stays() -> None:
    """Four without Diss keep nine: at most 250, the Rundgang alone 240. Rule: §4.6."""
    rules, hand = PRESETS["seed_4_ohne"], CardSet("EA EZ EK EO EU SK SO HK HO BK BO SZ HZ")
    worth = {
        buried: declarer_melds(rules, hand - buried, buried, EICHEL).augen
        for buried in buries(hand, 4)
    }
    assert max(worth.values()) == 250
    assert worth[CardSet("HO BO SZ HZ")] == 250
    assert worth[CardSet("EA EU SZ HZ")] == 240
    assert worth[CardSet("EA EK SZ HZ")] == 60 + 60  # three Paare and Vier Ober


def test_a_meld_broken_by_burying_does_not_count() -> None:
    """A buried Ober takes its Paar along. Rule: §4.6."""
    kept, buried = CardSet("HK EA"), CardSet("HO")
    assert declarer_melds(SEED_3, kept, buried, HERZ).augen == 0
    assert declarer_melds(SEED_3, kept, buried, None).augen == 0


def test_trumps_and_augen_are_buried_silently() -> None:
    """Nothing is named, unless the rules name every buried trump. Rule: §4.7."""
    buried = CardSet("EZ HZ HK H7 S7 BZ")
    assert announced(SEED_3, buried, HERZ) == CardSet("H7")
    named = SEED_3.with_(dapp__announce_buried_trump=True)
    assert announced(named, buried, HERZ) == CardSet("HZ HK H7")
    assert announced(named, buried, Suit.SCHIPPEN) == CardSet("S7")
    after_bury = named.with_(dapp__trump_named="after_bury", dapp__bury_melded_diss=False)
    assert announced(after_bury, buried, HERZ) == CardSet("HZ HK H7")


@pytest.mark.parametrize("trump_named", ["before_bury", "after_bury"])
def test_buried_trumps_are_named_as_soon_as_trump_is_known(trump_named: str) -> None:
    """The table hears it once, before the melds, whichever comes first. Rule: §4.7."""
    rules = SEED_3.with_(dapp__announce_buried_trump=True, dapp__trump_named=trump_named)
    acts: list[Action] = [Trump(HERZ), bury("EZ HZ HK S7 BZ BU")]
    deal = done(taken(rules), *(acts if trump_named == "before_bury" else acts[::-1]))
    heard = [event for event in deal.view(2).history if isinstance(event, BuriedNamed)]
    assert heard == [BuriedNamed(0, CardSet("HZ HK"))]


def test_the_augen_of_buried_cards_belong_to_the_declarer() -> None:
    """He buries 26, makes no trick and still has 26; they are no trick. Rule: §4.8."""
    deal = done(taken(), Trump(HERZ), bury("EZ BZ HK EU S7 H7"))
    while not deal.over:
        deal = deal.apply(deal.legal.first(1)[0], deal.to_act).deal
    settled = deal.settlement
    assert settled is not None
    won = [0, 0, 0]
    for trick in deal.view(None).tricks:
        won[trick.winner] += trick.augen
    # EZ 10, BZ 10, HK 4, EU 2
    assert settled.trick_augen == (won[0] + 26, won[1], won[2])


# --- §4.9, §4.10 ---


@pytest.mark.parametrize(
    ("cards", "shown", "refused"),
    [
        ((Card.BO,) * 6, (), Reason.NOT_HELD),
        ((Card.EZ,) * 6, (), Reason.NOT_HELD),
        ((Card.EZ, Card.EZ), (), Reason.NOT_HELD),
        (tuple(CardSet("EZ EU SU S7 BZ HK")), (Card.BO,), Reason.NOT_HELD),
        (tuple(CardSet("EZ EU SU S7 BZ")), (), Reason.WRONG_COUNT),
    ],
)
@pytest.mark.parametrize("mode", ["prevent", "penalise"])
def test_a_card_not_held_is_always_refused(
    cards: tuple[Card, ...], shown: tuple[Card, ...], refused: Reason, mode: str
) -> None:
    """Not held, or not so often; the hand is untouched. A wrong number may be punished.

    Rule: §4.9, §8.7.
    """
    deal = done(taken(SEED_3.with_(verdrueckt__mode=mode)), Trump(HERZ))
    punished = mode == "penalise" and refused is Reason.WRONG_COUNT
    assert reason(deal, Bury(cards, shown)) is (Reason.PUNISHABLE if punished else refused)
    assert deal.hidden.hands[0] == HAND
    assert why_not_held(HAND, tuple(HAND)) is None


def test_only_the_declarer_buries_and_names_trump() -> None:
    """Nobody else may; afterwards all hands have their size again. Rule: §4.10."""
    deal = taken()
    assert reason(deal, Trump(HERZ), by=1) is Reason.NOT_YOUR_TURN
    named = done(deal, Trump(HERZ))
    assert reason(named, bury("EZ EU SU S7 BZ HK"), by=2) is Reason.NOT_YOUR_TURN
    buried = done(named, bury("EZ EU SU S7 BZ HK"))
    assert [len(hand) for hand in buried.hidden.hands] == [14, 14, 14]
    game = game_of(buried.phase)
    assert game is not None
    assert game.trump is HERZ


# --- counting buries ---


def test_buries_are_counted_as_they_are_listed() -> None:
    """Equal cards are not told apart; each bury is listed once. Rule: §1.6, §4.4."""
    rng = random.Random(4)
    for size in (0, 1, 3, 4):
        hand = CardSet(rng.sample(deck(with_diss=True), 11))
        listed = list(buries(hand, size))
        by_hand = {CardSet(cards) for cards in combinations(tuple(hand), size)}
        assert len(listed) == len(set(listed)) == bury_count(hand, size)
        assert set(listed) == by_hand
    for few in (EMPTY, CardSet("EA EZ")):
        assert bury_count(few, 3) == len(list(buries(few, 3))) == 0
