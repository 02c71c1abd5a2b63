"""The course of a deal that is not played: Abgehen and Verdrueckt. §8."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from binokel.cards import Card, CardSet, Suit, parse_cards
from binokel.deal.actions import Abgehen, Bury, Choose, Trump
from binokel.deal.events import (
    Buried,
    CardsBuried,
    GivenUp,
    Melded,
    Settled,
    TrumpNamed,
    Verdrueckt,
)
from binokel.deal.settled import Over
from binokel.errors import IllegalAction, Reason
from binokel.rules.melds import melds_in
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.rules.special import Special
from binokel.testing.scenes import act, begun, forehand_declares

if TYPE_CHECKING:
    from binokel.deal.events import Event
    from binokel.deal.state import Deal
    from binokel.rules.config import Rules

PENALISE = SEED_3.with_(verdrueckt__mode="penalise")
AFTER_BURY = PENALISE.with_(dapp__trump_named="after_bury")


def declaring(rules: Rules = SEED_3, bid: int = 200) -> Deal:
    """Seat 1 has the Dapp; he holds a Paar and the Eichel-Diss, the others a Paar each."""
    deal = begun(rules, "SK SO", "HK HO E7 E7", "BK BK BO HK HO", dapp="EA EA EZ EZ")
    return forehand_declares(deal, bid)


def melded(deal: Deal, *seats: int, trump: Suit) -> tuple[Event, ...]:
    """The events of these seats melding the hands they hold."""
    hands, rules = deal.hidden.hands, deal.rules.melds
    return tuple(Melded(seat, melds_in(rules, hands[seat], trump)) for seat in seats)


def change(deal: Deal) -> tuple[int, ...]:
    """What the accounts write."""
    assert deal.settlement is not None
    return deal.settlement.change


# ── Abgehen ──────────────────────────────────────────────────────────────────────────────────────


def test_who_gives_up_pays_his_bid_and_the_others_meld() -> None:
    """Trump is named, the others meld for it in turn, nothing is played. Rule: §8.2, §8.3."""
    before = declaring()
    step = act(before, Abgehen(Suit.SCHIPPEN))
    others = melded(before, 2, 0, trump=Suit.SCHIPPEN)
    assert step.events[:3] == (GivenUp(1, Suit.SCHIPPEN), *others)
    assert isinstance(step.events[3], Settled)
    assert len(step.events) == 4
    augen = [event.melds.augen for event in others if isinstance(event, Melded)]
    assert change(step.deal) == (augen[1], -200, augen[0])
    assert isinstance(step.deal.phase, Over)
    assert step.deal.view(None).counts == (14, 20, 14)


def test_the_partner_of_who_gives_up_writes_nothing() -> None:
    """Only the other side melds and writes. Rule: §8.2, §8.3."""
    before = forehand_declares(begun(SEED_4, "SK SO", "HK HO", "BK BO", "EK EO"), 200)
    step = act(before, Abgehen(Suit.HERZ))
    others = melded(before, 2, 0, trump=Suit.HERZ)
    assert step.events[:-1] == (GivenUp(1, Suit.HERZ), *others)
    augen = [event.melds.augen for event in others if isinstance(event, Melded)]
    assert change(step.deal) == (sum(augen), -200)


def test_the_others_may_be_left_without_melds() -> None:
    """With `abgehen.defenders_meld` = no they show and write nothing. Rule: §8.3."""
    step = act(declaring(SEED_3.with_(abgehen__defenders_meld=False)), Abgehen(Suit.HERZ))
    assert [type(event) for event in step.events] == [GivenUp, Settled]
    assert change(step.deal) == (0, -200, 0)


def test_giving_up_may_cost_more() -> None:
    """Twice the bid, and an extra for every other side. Rule: §8.2, §8.4."""
    rules = SEED_3.with_(
        abgehen__factor=2, abgehen__bonus="half_bid", abgehen__defenders_meld=False
    )
    assert change(act(declaring(rules, 310), Abgehen(Suit.HERZ)).deal) == (160, -620, 160)


def test_giving_up_may_be_forbidden() -> None:
    """Without the option it is refused and not among the legal actions. Rule: §8.1."""
    deal = declaring(SEED_3.with_(abgehen__enabled=False))
    refusal = deal.why_not(Abgehen(Suit.HERZ))
    assert refusal is not None
    assert (refusal.reason, refusal.paragraph) == (Reason.NOT_ALLOWED, "§8.1")
    assert set(deal.legal) == {Trump(suit) for suit in Suit}


@pytest.mark.parametrize("rules", [SEED_3, SEED_3.with_(dapp__trump_named="after_bury")])
def test_who_has_named_trump_or_buried_does_not_give_up(rules: Rules) -> None:
    """The decision comes before naming trump or burying, whichever is first. Rule: §8.1."""
    deal = declaring(rules)
    assert deal.why_not(Abgehen(Suit.HERZ)) is None
    bury = Bury(parse_cards("EA EA EZ EZ E7 E7"))
    first = bury if rules.dapp.trump_named == "after_bury" else Trump(Suit.BOLLEN)
    refusal = act(deal, first).deal.why_not(Abgehen(Suit.HERZ))
    assert refusal is not None
    assert (refusal.reason, refusal.paragraph) == (Reason.WRONG_PHASE, "§8.1")


def test_without_a_dapp_giving_up_comes_between_auction_and_trump() -> None:
    """Where nothing is taken the declarer may still give up. Rule: §8.1."""
    deal = forehand_declares(begun(PRESETS["ohmden"]), 150)
    assert Abgehen(Suit.HERZ) in deal.legal
    assert change(act(deal, Abgehen(Suit.HERZ)).deal)[1] == -150


# ── Verdrueckt ───────────────────────────────────────────────────────────────────────────────────

FIVE = parse_cards("EA EA EZ EZ E7")
MELDED = parse_cards("EA EA EZ EZ E7 HK")
SHOWN = parse_cards("HK HO")


def test_a_wrong_bury_is_refused_where_it_is_prevented() -> None:
    """A wrong number, or a card shown for a meld, changes nothing. Rule: §8.7, §4.9."""
    deal = act(declaring(), Trump(Suit.BOLLEN)).deal
    for bury, reason in ((Bury(FIVE), Reason.WRONG_COUNT), (Bury(MELDED, SHOWN), Reason.MELDED)):
        refusal = deal.why_not(bury)
        assert refusal is not None
        assert refusal.reason is reason
        assert bury not in deal.legal
        with pytest.raises(IllegalAction, match=reason.name):
            deal.apply(bury)


@pytest.mark.parametrize(
    ("bury", "reason"),
    [
        (Bury(FIVE), Reason.WRONG_COUNT),
        (Bury((*FIVE, Card.E7, Card.HK)), Reason.WRONG_COUNT),
        (Bury(MELDED, SHOWN), Reason.MELDED),
    ],
)
def test_a_wrong_bury_is_taken_and_loses_where_it_is_punished(bury: Bury, reason: Reason) -> None:
    """Nothing is played; twice the bid is lost, the others get 40 and their melds. Rule: §8.6."""
    deal = act(declaring(PENALISE), Trump(Suit.SCHIPPEN)).deal
    refusal = deal.why_not(bury)
    assert refusal is not None
    assert refusal.reason is Reason.PUNISHABLE
    assert refusal.details["why"] is reason
    assert bury not in deal.legal
    step = act(deal, bury)
    others = melded(deal, 2, 0, trump=Suit.SCHIPPEN)
    assert step.events[:-1] == (
        Buried(1, len(bury.cards), CardSet(bury.shown)),
        CardsBuried(1, CardSet(bury.cards)),
        Verdrueckt(1, reason),
        *others,
    )
    assert isinstance(step.events[-1], Settled)
    augen = [event.melds.augen for event in others if isinstance(event, Melded)]
    assert change(step.deal) == (augen[1] + 40, -400, augen[0] + 40)
    assert step.deal.view(None).counts == (14, 20 - len(bury.cards), 14)
    assert all(step.deal.view(seat).imagine(step.deal.hidden) == step.deal for seat in (0, 1, None))


def test_a_bury_that_hurts_no_shown_card_is_right() -> None:
    """A second copy stays, and so does the trump Diss that was shown. Rule: §4.5, §8.5."""
    deal = act(declaring(PENALISE), Trump(Suit.EICHEL)).deal
    assert deal.why_not(Bury(parse_cards("EA EA EZ EZ E7 E7"), parse_cards("E7 E7"))) is None


@pytest.mark.parametrize(("bury", "reason"), [(Bury(FIVE), Reason.WRONG_COUNT),
                                             (Bury(MELDED, SHOWN), Reason.MELDED)])  # fmt: skip
def test_a_wrong_bury_before_trump_waits_for_trump(bury: Bury, reason: Reason) -> None:
    """Trump is still named, so that the others can meld for it; no bury is named. Rule: §8.6."""
    deal = declaring(AFTER_BURY.with_(dapp__announce_buried_trump=True))
    step = act(deal, bury)
    assert step.events == (
        Buried(1, len(bury.cards), CardSet(bury.shown)),
        CardsBuried(1, CardSet(bury.cards)),
        Verdrueckt(1, reason),
    )
    assert step.deal.to_act == 1
    assert set(step.deal.legal) == {Trump(suit) for suit in Suit}
    end = act(step.deal, Trump(Suit.EICHEL))
    others = melded(deal, 2, 0, trump=Suit.EICHEL)
    assert end.events[:-1] == (TrumpNamed(1, Suit.EICHEL), *others)
    assert change(end.deal)[1] == -400


def test_a_trump_diss_shown_before_trump_is_named_is_a_melded_card() -> None:
    """Where trump is named after burying no shown Diss is excepted. Rule: §4.5, §8.5."""
    bury = Bury(parse_cards("EA EA EZ EZ E7 E7"), parse_cards("E7"))
    refusal = declaring(AFTER_BURY).why_not(bury)
    assert refusal is not None
    assert (refusal.reason, refusal.details["why"]) == (Reason.PUNISHABLE, Reason.MELDED)


def test_cards_not_held_are_never_taken() -> None:
    """A card that is not in hand, or not so often, is refused under either mode. Rule: §4.9."""
    deal = act(declaring(PENALISE), Trump(Suit.BOLLEN)).deal
    for bury in (
        Bury((Card.BK, *FIVE)),
        Bury((Card.HK, Card.HK, *FIVE[:4])),
        Bury(MELDED, (Card.BK,)),
    ):
        refusal = deal.why_not(bury)
        assert refusal is not None
        assert refusal.reason is Reason.NOT_HELD


def test_a_wrong_bury_in_a_durch_is_refused() -> None:
    """In Durch and Untendurch a wrong bury is not punished but refused. Rule: §10.2."""
    rules = PENALISE.with_(durch__enabled=True, durch__announce="after_dapp")
    deal = act(declaring(rules), Choose(Special.DURCH)).deal
    refusal = deal.why_not(Bury(FIVE))
    assert refusal is not None
    assert refusal.reason is Reason.WRONG_COUNT
