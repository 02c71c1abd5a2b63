"""Values travel between processes and never change."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING

import pytest

import binokel as bk
from binokel.errors import Facts, Fault, FaultCode, LogError, UnknownBot, UnknownName

if TYPE_CHECKING:
    from collections.abc import Callable

ACTION = bk.Bid(155)
DEAL = bk.Deal.begin(bk.SEED_3).apply(bk.Cards(bk.deck(with_diss=True))).deal
REFUSAL = bk.Refusal(bk.Reason.NOT_A_STEP, {"bid": 155, "lowest": 150})
FAULT = Fault(FaultCode.SIDES, "§12.2", "no pairs of three", ("seats.sides",))
ERRORS = (
    bk.NotationError("no card", 7),
    LogError("cut", 3),
    bk.RulesError((FAULT,)),
    UnknownName((FAULT,)),
    bk.IllegalAction(REFUSAL, ACTION),
    bk.Contradiction("cannot be"),
    UnknownBot("no bot"),
)
VALUES = (
    bk.Card.HK,
    bk.Suit.HERZ,
    bk.Rank.AS,
    bk.CardSet("HK HK"),
    bk.SEED_4,
    ACTION,
    REFUSAL,
    DEAL,
    DEAL.view(1),
    DEAL.legal,
    bk.Match.begin(bk.SEED_3),
    bk.settle(bk.SEED_3, bk.Count(bk.Contract.ABGEHEN, 0, 200, (0, 20, 40))),
)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_travels(error: bk.BinokelError) -> None:
    """An error from another process says the same and holds the same."""
    back = pickle.loads(pickle.dumps(error))  # noqa: S301 -- our own bytes
    assert type(back) is type(error)
    assert (str(back), back.args, vars(back)) == (str(error), error.args, vars(error))


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_travels(value: object) -> None:
    """A value from another process, or a copy, is the same value."""
    for back in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):  # noqa: S301
        assert back == value
        assert hash(back) == hash(value)


def test_cards_and_sets_never_change() -> None:
    """Nobody can give a card another suit or a hand another card."""
    for owner, name, new in (
        (bk.Card.HU, "suit", bk.Suit.EICHEL),
        (bk.CardSet("HK"), "bits", 0),
        (DEAL, "hidden", None),
        (bk.SEED_3, "deck", None),
    ):
        with pytest.raises(AttributeError):
            setattr(owner, name, new)
    with pytest.raises(TypeError):
        REFUSAL.details["lowest"] = 0  # type: ignore[index]
    assert isinstance(REFUSAL.details, Facts)


def test_every_card_is_true() -> None:
    """A card is something, also the one with number 0."""
    assert all(bool(card) for card in bk.Card)
    everything: set[object] = {*bk.Card, *bk.Rank}
    assert len(everything) == len(bk.Card) + len(bk.Rank)


def test_cards_that_cannot_be_are_refused() -> None:
    """A third copy, or a card taken from where it is not, is a CardError. Rule: §1.1, §4.9."""
    wrongs: tuple[Callable[[], object], ...] = (
        lambda: bk.CardSet("HK HK HK"),
        lambda: bk.CardSet("HK HK") + bk.CardSet("HK"),
        lambda: bk.CardSet("HK") + bk.CardSet("HK HK"),
        lambda: bk.CardSet("HK") - bk.CardSet("HO"),
    )
    for wrong in wrongs:
        with pytest.raises(ValueError, match=r"§1\.1|§4\.9") as refused:
            wrong()
        assert isinstance(refused.value, bk.BinokelError)
    with pytest.raises(TypeError, match="Cards"):
        bk.CardSet(["HK"])  # type: ignore[list-item]


def test_only_the_seat_itself_may_act() -> None:
    """A watcher (None) acts for nobody; only chance lays cards. Rule: §3.10."""
    refusal = DEAL.why_not(bk.Bid(150), None)
    assert refusal is not None
    assert refusal.reason is bk.Reason.NOT_YOUR_TURN
    assert DEAL.why_not(bk.Bid(150), 1) is None


def test_there_is_no_view_of_a_seat_that_is_not_there() -> None:
    """A wrong seat number shows nobody's hand. Rule: §2.5."""
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="no seat"):
            DEAL.view(seat)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: bk.Trump("H"),  # type: ignore[arg-type]
        lambda: bk.Trump(None),  # type: ignore[arg-type]
        lambda: bk.Abgehen("H"),  # type: ignore[arg-type]
        lambda: bk.Choose(None),  # type: ignore[arg-type]
        lambda: bk.Play("HK"),  # type: ignore[arg-type]
        lambda: bk.Rufen(5),  # type: ignore[arg-type]
        lambda: bk.Give("HK"),  # type: ignore[arg-type]
        lambda: bk.Announce("durch"),  # type: ignore[arg-type]
        lambda: bk.Bury("E7 HA"),  # type: ignore[arg-type]
        lambda: bk.Cards("HK"),  # type: ignore[arg-type]
    ],
)
def test_an_action_of_the_wrong_stuff_is_not_made(wrong: Callable[[], object]) -> None:
    """Texts are read by the notation; an action takes cards, suits and games only."""
    with pytest.raises(TypeError, match="wanted"):
        wrong()


@pytest.mark.parametrize("bid", [True, 150.0, "150", None, bk.Card.HK, float("nan")])
def test_what_is_no_number_is_no_bid(bid: object) -> None:
    """Bids are whole numbers, whatever Python may call an int. Rule: §3.3."""
    refusal = DEAL.why_not(bk.Bid(bid))  # type: ignore[arg-type]
    assert refusal is not None
    assert refusal.reason is bk.Reason.NOT_A_BID


def test_a_bid_too_long_to_print_is_refused_in_words() -> None:
    """A number of ten thousand digits gets a sentence, not an error in the error. Rule: §3.3."""
    with pytest.raises(bk.IllegalAction, match="TOO_HIGH"):
        DEAL.apply(bk.Bid(10**10_000))


def test_rules_out_of_range_begin_nothing() -> None:
    """A deal or match begins only with rules that could be written down. Rule: §12.2."""
    one = bk.Rules(seats=type(bk.SEED_3.seats)(players=1, hand_size=42))
    for begin in (bk.Deal.begin, bk.Match.begin):
        with pytest.raises(bk.RulesError, match="players"):
            begin(one)


def test_a_standing_of_another_match_is_refused() -> None:
    """Totals and dealer must be those of the table. Rule: §2.3."""
    for standing in (bk.Standing(7, (0,) * 3, (0,) * 3, (0,) * 3), bk.Standing(0, (0,), (), ())):
        with pytest.raises(ValueError, match="no standing"):
            bk.Deal.begin(bk.SEED_3, standing)
