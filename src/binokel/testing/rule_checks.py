"""Holds rules against the laws of the game: deals are played by chance, every step is looked at."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

from binokel.deal.state import Deal, Step
from binokel.testing import laws, opening_laws, settling_laws
from binokel.testing.exchange import exchange_law
from binokel.testing.walk import walk_match

if TYPE_CHECKING:
    from binokel.rules.config import Rules
    from binokel.testing.exchange import Place
    from binokel.testing.walk import MatchWalked

STATE_LAWS: Final = (
    laws.every_card_twice,
    laws.counts_are_true,
    laws.shown_cards_are_held,
    laws.views_hold_what_is_visible,
    laws.someone_can_act,
    laws.nobody_acts_for_another,
    laws.duty_is_obeyed,
    laws.equal_cards_share_their_fate,
    settling_laws.settled_sums_are_whole,
    settling_laws.preview_is_booked,
)
"""What holds in every state of a deal."""
_STEP_LAWS: Final = (
    laws.views_follow_events,
    opening_laws.melds_come_from_hands,
    opening_laws.the_right_seats_meld,
    opening_laws.the_right_seat_leads,
    settling_laws.tricks_go_to_their_winner,
)
MATCH_LAWS: Final = (
    settling_laws.sheet_adds_up,
    settling_laws.lines_name_who_played,
    settling_laws.end_is_the_end,
)
"""What holds in every state of a match."""
_MATCH_STEP_LAWS: Final = (
    settling_laws.next_deal_is_like_the_first,
    settling_laws.deal_passes_on,
)
_DEALS_OF_A_MATCH: Final = 4
_TRIES: Final = 6
"""So many exchanges of hidden cards are tried for every seat."""


def check_rules(rules: Rules, *, deals: int = 20, seed: int = 0, dear: float = 0.05) -> None:
    """Play deals by chance and make sure that every law of the game holds at every step.

    For people who add a house rule: whatever the options say, no card is lost, nobody sees a
    hidden card, somebody can always act, the duties of play are obeyed, all Augen are counted.

    Args:
        rules: the rules to try.
        deals: how many deals are played, in matches of a few.
        seed: equal seeds play equal deals.
        dear: the share of steps (0 to 1) at which the costly laws are looked at too.

    Raises:
        CheckFailed: if a law does not hold; notes tell rules, seed and step.
        RulesError: if the rules have faults (§12.2).
    """
    for first in range(0, deals, _DEALS_OF_A_MATCH):
        number = min(_DEALS_OF_A_MATCH, deals - first)
        check_match(rules, seed + first, max_deals=number, dear=dear)


def check_match(rules: Rules, seed: int, *, max_deals: int, dear: float) -> Counter[Place]:
    """Play one match by chance and hold every step against the laws.

    Returns:
        How often hidden cards were really exchanged, by place.

    Raises:
        CheckFailed: if a law does not hold; notes tell rules, seed and step.
        RulesError: if the rules have faults (§12.2).
    """
    rng = Random(f"{seed}: the walk")  # noqa: S311 -- a seeded walk
    chance = Random(f"{seed}: the looks")  # noqa: S311 -- another one, so that looking changes nothing
    places: Counter[Place] = Counter()
    number = 0
    try:
        for number, walked in enumerate(walk_match(rules, rng, max_deals), 1):  # noqa: B007 -- told below
            check_step(walked)
            if chance.random() < dear:
                places += check_dearly(walked.step.match.deal, chance)
    except Exception as error:
        error.add_note(f"after step {number} of the match with seed {seed} of {rules}")
        raise
    return places


def check_step(walked: MatchWalked) -> None:
    """Hold one step of a match against all laws that cost little.

    Raises:
        CheckFailed: if one does not hold.
    """
    match = walked.step.match
    for deal_law in STATE_LAWS:
        deal_law(match.deal)
    before, step = _deal_step(walked)
    for step_law in _STEP_LAWS:
        step_law(before, step)
    for match_law in MATCH_LAWS:
        match_law(match)
    for passing_law in _MATCH_STEP_LAWS:
        passing_law(walked.before, walked.step)


def check_dearly(deal: Deal, rng: Random) -> Counter[Place]:
    """Hold a deal against the laws that cost much: refusals, imagined and exchanged cards.

    Returns:
        How often hidden cards were really exchanged, by place.

    Raises:
        CheckFailed: if one does not hold.
    """
    laws.legal_is_what_is_not_refused(deal, rng)
    laws.refusal_changes_nothing(deal, rng)
    places: Counter[Place] = Counter()
    for seat in laws.watchers(deal):
        laws.imagined_truth_is_the_deal(deal, seat)
        places += exchange_law(deal, seat, rng, _TRIES)
    return places


def _deal_step(walked: MatchWalked) -> tuple[Deal, Step]:
    """The step of a match as one of its deal."""
    match, after = walked.before, walked.step.match.deal
    before = Deal.begin(match.rules, match.standing) if match.waits_for_cards else match.deal
    return before, Step(after, after.history[len(before.history) :])
