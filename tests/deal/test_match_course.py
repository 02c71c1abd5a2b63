"""The course of a match: dealer, lines, special games on the end. §2.3, §2.6, §10, §11."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from binokel.cards import Card, Suit
from binokel.deal.actions import PASS, Abgehen, Announce, Bid, Bury, Choose, Play, Trump
from binokel.deal.events import Redeal, Settled
from binokel.errors import IllegalAction, Reason, RulesError
from binokel.match.events import DealWritten, MatchEnded
from binokel.match.scoresheet import declaring_account, exact_trick_augen
from binokel.match.state import Match
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.rules.special import Special
from binokel.testing.scenes import laid

if TYPE_CHECKING:
    from binokel.deal.actions import Action
    from binokel.match.state import MatchEvent
    from binokel.rules.config import Rules

LONG = SEED_3.with_(match__target=100_000)
LOW = "EU EU SU SU HU HU BU BU EO SO HO BO"


def go(match: Match, *actions: Action) -> Match:
    """Some actions in a row, each by who is to act."""
    for action in actions:
        match = match.apply(action, match.to_act).match
    return match


def dealt(match: Match, *hands: str, dapp: str = "") -> Match:
    """The next deal with these cards."""
    return go(match, laid(match.rules, *hands, dapp=dapp))


def given_up(match: Match, bid: int = 150) -> Match:
    """A deal in which forehand opens, all pass, and he gives up."""
    others = [PASS] * (match.rules.seats.players - 1)
    return go(dealt(match), Bid(bid), *others, Abgehen(Suit.HERZ))


def played_out(match: Match) -> tuple[Match, tuple[MatchEvent, ...]]:
    """The deal to its end, everybody playing the first card that is legal; the last events."""
    events: tuple[MatchEvent, ...] = ()
    while not match.deal.over:
        step = match.apply(match.legal.first(1)[0], match.to_act)
        match, events = step.match, step.events
    return match, events


def ended(rules: Rules, bid: int = 150) -> Match:
    """A match that is over after its first deal."""
    short = rules.with_(match__end="deals", match__deals=1, match__tie_break=("shared",))
    return given_up(Match.begin(short), bid)


# ── dealer and seats ─────────────────────────────────────────────────────────────────────────────


def test_the_next_person_deals_and_forehand_moves_on() -> None:
    """Dealer 2, then 0, then 1; the seat after the dealer speaks first. Rule: §2.3."""
    match = Match.begin(LONG, first_dealer=2)
    for dealer in (2, 0, 1, 2):
        assert match.waits_for_cards
        assert match.standing.dealer == dealer
        match = dealt(match)
        assert not match.waits_for_cards
        assert match.to_act == (dealer + 1) % 3
        match = go(match, Bid(150), PASS, PASS, Abgehen(Suit.HERZ))
    assert [line.dealer for line in match.lines] == [2, 0, 1, 2]
    assert match.standing.declarers == (0, 1, 2, 0)


@pytest.mark.parametrize("dealer", [-1, 3])
def test_the_first_dealer_is_one_of_the_table(dealer: int) -> None:
    """A person who is not there cannot deal. Rule: §2.3."""
    with pytest.raises(ValueError, match="one of 0 to 2"):
        Match.begin(SEED_3, first_dealer=dealer)
    assert Match.begin(PRESETS["larsb"], first_dealer=3).standing.dealer == 3


def test_faulty_rules_begin_no_match() -> None:
    """All faults are named. Rule: §12.2."""
    with pytest.raises(RulesError, match="DECK_SIZE"):
        Match.begin(SEED_3.with_(dapp__size=3))


@pytest.mark.parametrize(("way", "dealer"), [("redeal_same", 0), ("redeal_next", 1)])
def test_thrown_in_cards_write_nothing(way: str, dealer: int) -> None:
    """The same or the next dealer deals again, and no line is written. Rule: §3.8."""
    rules = SEED_3.with_(auction__opening_forced=False, auction__all_pass=way)
    before = go(dealt(Match.begin(rules)), PASS, PASS)
    step = before.apply(PASS)
    assert isinstance(step.events[-1], Redeal)
    match = step.match
    assert (match.lines, match.standing.deals_played) == ((), 0)
    assert match.standing.dealer == dealer
    assert match.waits_for_cards
    assert dealt(match).deal.standing.dealer == dealer


def test_the_dealer_sits_out_and_writes_a_dash() -> None:
    """The seats are the other persons from forehand on; accounts are persons. Rule: §2.6."""
    match = Match.begin(PRESETS["larsb"], first_dealer=1)
    assert match.persons == (2, 3, 0)
    match = given_up(match)
    line = match.lines[0]
    assert (line.dealer, line.persons) == (1, (2, 3, 0))
    assert line.change[1] is None
    assert line.change[2] == -150
    assert line.totals[2] == -150
    assert match.standing.declarers == (2,)
    assert match.standing.dealer == 2
    match = dealt(match)
    assert match.persons == (3, 0, 1)
    assert match.to_act == 0


def test_thrown_in_cards_pass_the_deal_over_all_persons() -> None:
    """Where the dealer sits out, the next of all persons deals. Rule: §3.8."""
    rules = PRESETS["larsb"].with_(auction__opening_forced=False, auction__all_pass="redeal_next")  # noqa: S106 -- no password
    match = go(dealt(Match.begin(rules, first_dealer=3)), PASS, PASS, PASS)
    assert match.standing.dealer == 0


# ── the sheet ────────────────────────────────────────────────────────────────────────────────────


def test_a_settled_deal_is_written_at_once() -> None:
    """Settlement and line come with the last action; the deal stays until new cards. Rule: §7.9."""
    before = go(dealt(Match.begin(LONG)), Bid(150), PASS, PASS)
    step = before.apply(Abgehen(Suit.HERZ), 1)
    settled, written = step.events[-2:]
    assert isinstance(settled, Settled)
    assert written == DealWritten(step.match.lines[0])
    assert step.match.lines[0].settlement == settled.settlement
    assert step.match.deal.over
    assert step.match.to_act is None
    assert step.match.view(0).settlement == settled.settlement


def special_match(rules: Rules, hands: tuple[str, ...], special: Special) -> Match:
    """A match after a first deal in which seat 1 plays a special game."""
    return played_out(go(dealt(Match.begin(rules), *hands), Announce(special)))[0]


SPECIAL = SEED_4.with_(
    deck__with_diss=False, seats__hand_size=9, durch__enabled=True, untendurch__enabled=True
)
WON, LOST = ("", "EA EA EZ EZ EK EK EO EO EU"), ("", "EU EU SU SU HU HU BU BU EO")


@pytest.mark.parametrize(
    ("account", "hands", "totals", "special", "stars"),
    [
        ("separate", WON, (0, 0), (0, 1000, 0, 0), (0, 0, 0, 0)),
        ("separate", LOST, (0, 0), (0, -1000, 0, 0), (0, 0, 0, 0)),
        ("score", WON, (0, 1000), (0, 0, 0, 0), (0, 0, 0, 0)),
        ("score", LOST, (0, -1000), (0, 0, 0, 0), (0, 0, 0, 0)),
        ("stars", WON, (0, 0), (0, 0, 0, 0), (0, 1, 0, 0)),
        ("stars", LOST, (0, 0), (0, 0, 0, 0), (1, 0, 1, 0)),
    ],
)
def test_a_durch_is_booked_where_the_rules_say(
    account: str,
    hands: tuple[str, ...],
    totals: tuple[int, ...],
    special: tuple[int, ...],
    stars: tuple[int, ...],
) -> None:
    """On a separate account, in the score of the side, or as stars. Rule: §10.8."""
    rules = SPECIAL.with_(match__special_account=account, match__target=2000)
    standing = special_match(rules, hands, Special.DURCH).standing
    assert (standing.totals, standing.special, standing.stars) == (totals, special, stars)
    assert standing.declarers == ()


@pytest.mark.parametrize(("moves", "dealer", "played"), [(True, 1, 1), (False, 0, 0)])
def test_a_special_game_counts_as_a_deal_or_not(*, moves: bool, dealer: int, played: int) -> None:
    """It passes the deal on and counts, or does neither. Rule: §10.9."""
    match = special_match(SPECIAL.with_(match__special_moves_dealer=moves), LOST, Special.DURCH)
    assert (match.standing.dealer, match.standing.deals_played) == (dealer, played)
    assert len(match.lines) == 1


def test_stars_go_to_persons_where_the_dealer_sits_out() -> None:
    """Lost: a star for both opponents who hold cards, none for the dealer. Rule: §2.6, §10.8."""
    match = dealt(Match.begin(PRESETS["larsb"], first_dealer=1), LOW)
    match = go(match, Bid(150), PASS, PASS, Choose(Special.DURCH))
    match, _ = played_out(match)
    assert match.lines[0].settlement.declarer == 0
    assert match.standing.stars == (1, 0, 0, 1)
    assert match.lines[0].change == (0, None, 0, 0)
    assert match.standing.dealer == 1


def test_a_special_game_ends_no_match_unless_in_the_score() -> None:
    """The separate account ends nothing; in the score it may reach the target. Rule: §11.7."""
    separate = special_match(SPECIAL, WON, Special.DURCH)
    assert not separate.over
    score = special_match(SPECIAL.with_(match__special_account="score"), WON, Special.DURCH)
    assert score.winners == (1,)


def test_a_match_in_a_message_tells_no_cards() -> None:
    """What stands for a match or a deal names totals, phase and turn only. Rule: §2.5."""
    match = dealt(Match.begin(SEED_3))
    assert str(match) == "<Match (0, 0, 0) after 0 deals, <Deal Auction, 1 to act, 5 events>>"
    over = given_up(Match.begin(LONG)).deal
    assert repr(over).startswith("<Deal Over, over, ")


# ── the end ──────────────────────────────────────────────────────────────────────────────────────


def test_the_end_is_told_with_the_last_line() -> None:
    """The winners are named after the line that made them. Rule: §11.1, §11.2."""
    rules = SEED_3.with_(match__target=10)
    match = dealt(Match.begin(rules), "HK HO HK HO", "", dapp="B7 B7 BU BU BO BO")
    step = go(match, Bid(150), PASS, PASS).apply(Abgehen(Suit.HERZ))
    assert isinstance(step.events[-2], DealWritten)
    assert isinstance(step.events[-1], MatchEnded)
    assert step.events[-1].winners == step.match.winners
    assert 1 not in step.match.winners
    assert step.match.over


def test_after_the_end_nothing_is_taken() -> None:
    """No cards, no action, nothing legal. Rule: §11.1."""
    match = ended(SEED_3)
    assert match.over
    assert not match.legal
    assert not match.waits_for_cards
    for action in (laid(SEED_3), Bid(150), Play(Card.HK)):
        refusal = match.why_not(action)
        assert refusal is not None
        assert (refusal.reason, refusal.paragraph) == (Reason.OVER, "§11.1")
        with pytest.raises(IllegalAction, match="OVER"):
            match.apply(action)


def test_between_two_deals_only_cards_are_taken() -> None:
    """The settled deal takes nothing; chance lays the next deck. Rule: §7.1."""
    match = given_up(Match.begin(LONG))
    refusal = match.why_not(Bid(150), 2)
    assert refusal is not None
    assert refusal.reason is Reason.OVER
    assert match.why_not(laid(LONG)) is None
    wrong = match.why_not(laid(LONG), 0)
    assert wrong is not None
    assert wrong.reason is Reason.NOT_YOUR_TURN
    assert laid(LONG) in match.legal


def test_a_wrong_bury_is_taken_by_a_match_as_well() -> None:
    """Where it is punished, the match takes it like its deal. Rule: §8.7."""
    rules = SEED_3.with_(verdrueckt__mode="penalise")
    match = go(dealt(Match.begin(rules)), Bid(150), PASS, PASS, Trump(Suit.HERZ))
    match = go(match, Bury(()))
    assert match.lines[0].settlement.change[1] == -300


@pytest.mark.parametrize("name", ["seed_4", "seed_3", "rufen_4", "larsb"])
def test_exact_trick_augen_are_counted_by_account(name: str) -> None:
    """Sides, seats, or persons where the dealer sits out: together all Augen. Rule: §11.3."""
    rules = PRESETS[name].with_(durch__enabled=False, untendurch__enabled=False)
    others = [PASS] * (rules.seats.players - 1)
    match = go(dealt(Match.begin(rules)), Bid(200), *others, Trump(Suit.HERZ))
    line = played_out(match)[0].lines[0]
    augen = exact_trick_augen(rules, line)
    assert augen is not None
    assert len(augen) == len(line.totals)
    assert sum(augen) == 250
    declarer = line.settlement.declarer
    assert augen[declaring_account(rules, line)] >= line.settlement.trick_augen[declarer]
    dashes = [person for person, change in enumerate(line.change) if change is None]
    assert all(augen[person] == 0 for person in dashes)


def test_without_tricks_there_are_no_exact_trick_augen() -> None:
    """Abgehen and special games are not counted in Augen. Rule: §11.3."""
    match = given_up(Match.begin(LONG))
    assert exact_trick_augen(LONG, match.lines[0]) is None
