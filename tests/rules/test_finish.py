"""Match end, and who deals next. §11, §2.3, §10.9."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel.rules.config import MatchRules, TieBreak
from binokel.rules.dealer import counts_as_deal, next_dealer
from binokel.rules.finish import GOES_ON, Finish, Tally, finish
from binokel.rules.presets import PRESETS, SEED_3
from binokel.testing import strategies


def won_by(*accounts: int) -> Finish:
    """The match is over and these have won."""
    return Finish(over=True, winners=accounts)


def breaking(*criteria: TieBreak) -> MatchRules:
    """Match rules with this tie-break."""
    return MatchRules(tie_break=criteria)


# --- §11.1 target or deals ---


@pytest.mark.parametrize(
    ("score", "expected"), [(990, GOES_ON), (1000, won_by(0)), (1010, won_by(0))]
)
def test_reaching_the_target_is_enough(score: int, expected: Finish) -> None:
    """Exactly the target ends the match. Rule: §11.1."""
    assert finish(MatchRules(), Tally(scores=(score, 0, 0))) == expected


@pytest.mark.parametrize(("deals", "expected"), [(11, GOES_ON), (12, won_by(1)), (13, won_by(1))])
def test_after_the_agreed_deals_the_highest_wins(deals: int, expected: Finish) -> None:
    """The target is not read then, nor whether the declarer made it. Rule: §11.1, §11.4."""
    match = MatchRules(end="deals", finish_as_declarer=True)
    tally = Tally(scores=(1000, 2000, -50), declarers=(0,), deals_played=deals, last_made=False)
    assert finish(match, tally) == expected


def test_deals_do_not_end_a_match_for_a_target() -> None:
    """The number of deals is read only where it is chosen. Rule: §11.1."""
    assert finish(MatchRules(), Tally(scores=(10, 20, 30), deals_played=500)) == GOES_ON


# --- §11.3 several over the target ---


@pytest.mark.parametrize(
    ("declarers", "winners"),
    [((0, 1), (1,)), ((1, 0), (0,)), ((0, 1, 2), (1,)), ((2, 2), (1,)), ((), (1,))],
)
def test_the_latest_declarer_among_them_wins(
    declarers: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """Declarers not over do not count; if none of them declared, the highest. Rule: §11.3."""
    tally = Tally(scores=(1010, 1040, 500), declarers=declarers)
    assert finish(MatchRules(), tally) == won_by(*winners)


def test_equals_play_one_more_deal() -> None:
    """Default: nobody declared, equal totals: the match goes on. Rule: §11.3."""
    assert finish(MatchRules(), Tally(scores=(1010, 1010, 500), declarers=(2,))) == GOES_ON


@pytest.mark.parametrize(
    ("declarers", "expected"),
    [
        ((0, 0, 1), won_by(0)),  # twice against once
        ((0, 1, 2, 2, 2), won_by(1)),  # equal: falls through to the higher total
        ((), won_by(1)),
    ],
)
def test_most_deals_keeps_equals_together(declarers: tuple[int, ...], expected: Finish) -> None:
    """Equals stay together for the next criterion. Rule: §11.3."""
    match = breaking("most_deals", "highest", "shared")
    assert finish(match, Tally(scores=(1010, 1040, 900), declarers=declarers)) == expected


def test_most_deals_leaves_only_those_with_most_to_the_next_criterion() -> None:
    """Who declared less often is out, whatever his total. Rule: §11.3."""
    match = breaking("most_deals", "highest", "shared")
    tally = Tally(scores=(1010, 1020, 2000), declarers=(0, 1, 0, 1, 2))
    assert finish(match, tally) == won_by(1)


@pytest.mark.parametrize(
    ("exact", "expected"),
    [
        ((120, 100, 30), won_by(0)),
        ((100, 120, 30), won_by(1)),
        ((100, 100, 50), won_by(0, 1)),  # equal: shared
        ((10, 20, 220), won_by(1)),  # who is not over does not count
        (None, won_by(0, 1)),  # no tricks counted: no effect
    ],
)
def test_exact_trick_augen_of_the_last_deal_separate(
    exact: tuple[int, ...] | None, expected: Finish
) -> None:
    """More exact trick Augen win; without any the criterion has no effect. Rule: §11.3."""
    match = breaking("exact_last_deal", "shared")
    assert finish(match, Tally(scores=(1010, 1040, 900), exact_last=exact)) == expected


def test_the_list_is_used_in_its_order() -> None:
    """The same totals, two orders, two winners. Rule: §11.3."""
    tally = Tally(scores=(1010, 1040, 0), declarers=(1, 0))
    assert finish(breaking("highest", "last_declarer", "shared"), tally) == won_by(1)
    assert finish(breaking("last_declarer", "highest", "shared"), tally) == won_by(0)


def test_a_single_finisher_needs_no_tie_break() -> None:
    """`extra_deal` is only for several. Rule: §11.3."""
    assert finish(breaking("extra_deal"), Tally(scores=(1010, 990, 0))) == won_by(0)
    assert finish(breaking("extra_deal"), Tally(scores=(1010, 1000, 0))) == GOES_ON
    assert finish(breaking("shared"), Tally(scores=(1010, 1000, 0))) == won_by(0, 1)


def test_with_deals_the_list_separates_only_those_sharing_the_highest_total() -> None:
    """The last declarer with less does not win. Rule: §11.3."""
    match = MatchRules(end="deals", deals=2)
    tied = Tally(scores=(300, 300, 200), declarers=(0, 1, 2), deals_played=2)
    assert finish(match, tied) == won_by(1)
    undeclared = Tally(scores=(300, 300, 200), declarers=(2,), deals_played=2)
    assert finish(match, undeclared) == GOES_ON
    later = Tally(scores=(300, 310, 600), declarers=(2, 0), deals_played=3)
    assert finish(match, later) == won_by(2)


# --- §11.4 finishing as declarer ---


@pytest.mark.parametrize(
    ("declarers", "made", "expected"),
    [
        ((1, 0), True, won_by(0)),  # wins although another has more
        ((1, 0), False, GOES_ON),
        ((1, 0), None, GOES_ON),  # the last deal was a special game
        ((0, 1), True, won_by(1)),
        ((0, 2), True, GOES_ON),  # made, but not at the target
        ((), None, GOES_ON),
    ],
)
def test_only_the_declarer_who_made_this_deal_can_finish(
    declarers: tuple[int, ...], *, made: bool | None, expected: Finish
) -> None:
    """A declarer who lost, a defender and a special game end nothing. Rule: §11.4."""
    match = MatchRules(finish_as_declarer=True)
    tally = Tally(scores=(1040, 1150, 300), declarers=declarers, last_made=made)
    assert finish(match, tally) == expected


def test_without_the_option_a_defender_may_finish() -> None:
    """Anybody may finish, also when the declarer lost. Rule: §11.4."""
    tally = Tally(scores=(700, 1020, 300), declarers=(0,), last_made=False)
    assert finish(MatchRules(), tally) == won_by(1)


# --- §11.5 floor ---


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((-990, 300, 200), GOES_ON),
        ((-1000, 300, 200), won_by(1)),  # at the floor is enough
        ((-2000, -1000, -990), won_by(2)),  # the only one above it
        ((-2000, -1000, -1010), won_by(1)),  # all at the floor: the highest
        ((-2000, 1000, 900), won_by(1)),  # the target decides
    ],
)
def test_the_floor_ends_the_match(scores: tuple[int, ...], expected: Finish) -> None:
    """Who is at the floor loses, the highest of the others wins. Rule: §11.5."""
    assert finish(MatchRules(floor=-1000), Tally(scores=scores)) == expected


def test_no_total_is_too_low_without_a_floor() -> None:
    """Default: the match goes on. Rule: §11.5."""
    assert finish(MatchRules(), Tally(scores=(-99_000, 0, 0))) == GOES_ON


def test_at_the_floor_an_extra_deal_counts_as_shared() -> None:
    """The floor ends the match, so those left share it. Rule: §11.5."""
    match = MatchRules(floor=-1000)
    assert finish(match, Tally(scores=(-1000, 300, 300), declarers=(0,))) == won_by(1, 2)
    assert finish(match, Tally(scores=(-1000, 300, 300), declarers=(2, 1, 0))) == won_by(1)
    assert finish(match, Tally(scores=(-1000, -1000), declarers=())) == won_by(0, 1)


def test_two_at_the_target_and_one_at_the_floor() -> None:
    """The target decides by the list, but no further deal is played. Rule: §11.5."""
    match = MatchRules(floor=-1000)
    assert finish(match, Tally(scores=(-1000, 1010, 1010), declarers=(1, 0))) == won_by(1)
    assert finish(match, Tally(scores=(-1000, 1010, 1010), declarers=(0,))) == won_by(1, 2)
    assert finish(match, Tally(scores=(-1000, 1010, 1020), declarers=(2, 1))) == won_by(1)


def test_the_floor_is_read_with_deals_too() -> None:
    """It ends the match early, and lets nobody play an extra deal. Rule: §11.5."""
    match = MatchRules(end="deals", deals=12, floor=-500)
    early = Tally(scores=(-500, 2000, 2000), deals_played=3)
    assert finish(match, early) == won_by(1, 2)
    last = Tally(scores=(-510, 200, 200), deals_played=12)
    assert finish(match, last) == won_by(1, 2)
    assert finish(match, Tally(scores=(-490, 200, 200), deals_played=3)) == GOES_ON


def test_the_floor_ends_a_match_that_only_declarers_can_finish() -> None:
    """If nobody may finish, the highest of the others wins all the same. Rule: §11.5."""
    match = MatchRules(finish_as_declarer=True, floor=-1000)
    lost = Tally(scores=(-1000, 900, 1100), declarers=(0,), last_made=False)
    assert finish(match, lost) == won_by(2)
    made = Tally(scores=(-1000, 1000, 1100), declarers=(1,), last_made=True)
    assert finish(match, made) == won_by(1)


# --- laws ---

MATCHES = strategies.rules().map(lambda rules: rules.match)
SCORES = st.lists(st.integers(-150, 150), min_size=2, max_size=8)


@st.composite
def tallies(draw: st.DrawFn) -> Tally:
    """A match after some deal, with totals in thousands to meet targets and floors."""
    scores = tuple(10 * score for score in draw(SCORES))
    accounts = st.integers(0, len(scores) - 1)
    declarers = tuple(draw(st.lists(accounts, max_size=12)))
    exact = st.tuples(*[st.integers(0, 250)] * len(scores))
    return Tally(
        scores=scores,
        declarers=declarers,
        deals_played=draw(st.integers(0, 30)),
        last_made=draw(st.sampled_from([None, True, False])) if declarers else None,
        exact_last=draw(st.none() | exact),
    )


@given(MATCHES, tallies())
def test_a_match_that_is_over_has_a_winner_and_one_that_goes_on_has_none(
    match: MatchRules, tally: Tally
) -> None:
    """Over and winners belong together, and `shared` is needed to win together. Rule: §11.3."""
    result = finish(match, tally)
    assert result.over == bool(result.winners)
    assert list(result.winners) == sorted(set(result.winners))
    if len(result.winners) > 1 and match.floor is None:
        assert match.tie_break[-1] == "shared"


@given(MATCHES, tallies())
def test_nobody_at_the_floor_wins_unless_all_are_there(match: MatchRules, tally: Tally) -> None:
    """A side at the floor loses. Rule: §11.5."""
    floor = -(10**9) if match.floor is None else match.floor
    winners = finish(match, tally).winners
    if max(tally.scores) > floor:
        assert all(tally.scores[account] > floor for account in winners)


# --- who deals next ---


@pytest.mark.parametrize(
    ("preset", "dealer", "after"),
    [("seed_3", 0, 1), ("seed_3", 2, 0), ("seed_4", 3, 0), ("larsb", 2, 3), ("larsb", 3, 0)],
)
def test_after_every_deal_the_next_one_deals(preset: str, dealer: int, after: int) -> None:
    """The next of all persons, the one who sat out counted. Rule: §2.3, §2.6."""
    assert next_dealer(PRESETS[preset], dealer, special=False) == after


@pytest.mark.parametrize("moves", [True, False])
def test_a_special_game_passes_the_deal_on_unless_the_dealer_stays(*, moves: bool) -> None:
    """It counts as a deal and moves the dealer, or does neither. Rule: §10.9."""
    rules = SEED_3.with_(match__special_moves_dealer=moves)
    assert counts_as_deal(rules, special=True) is moves
    assert next_dealer(rules, 0, special=True) == (1 if moves else 0)
    assert counts_as_deal(rules, special=False)
    assert next_dealer(rules, 0, special=False) == 1
