"""Values that are refused at the door, and what a step says of itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from binokel.cards import Card, CardSet
from binokel.deal.actions import Bury, Play
from binokel.deal.standing import Standing
from binokel.deal.state import Deal
from binokel.errors import Contradiction, Facts
from binokel.match.state import Match
from binokel.rules.presets import SEED_3, SEED_4
from binokel.testing.scenes import begun, laid


def test_an_action_is_made_of_cards_not_of_texts() -> None:
    """A text would be held by nobody; reading is up to the notation. Rule: §1.5."""
    with pytest.raises(TypeError, match="a Card is wanted here, not 'HK'"):
        Play("HK")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a Card is wanted here, not 'HK'"):
        Bury(("HK",))  # type: ignore[arg-type]


def test_a_card_set_is_made_of_cards() -> None:
    """Anything else is refused at once. Rule: §1.1."""
    with pytest.raises(TypeError, match="not of 3"):
        CardSet([Card.HK, 3])  # type: ignore[list-item]
    with pytest.raises(AttributeError, match="never changes"):
        CardSet("HK").bits = 0
    assert CardSet("HK HK") >= CardSet("HK")


def test_hands_for_another_table_contradict() -> None:
    """A seat imagines as many hands as there are seats. Rule: §2.1."""
    view, four = begun(SEED_3).view(0), begun(SEED_4).hidden
    with pytest.raises(Contradiction, match="there are 3 hands, not 4"):
        view.imagine(four)


def test_a_standing_of_another_match_is_refused() -> None:
    """As many accounts and persons as the rules say, and one of them deals. Rule: §2.3, §7.7."""
    for wrong in (Standing.first(SEED_4), replace(Standing.first(SEED_3), dealer=3)):
        with pytest.raises(ValueError, match="is no standing of 3 persons"):
            Deal.begin(SEED_3, wrong)


def test_there_is_no_seat_beyond_the_last() -> None:
    """Seats go from 0. Rule: §2.1."""
    for seat in (-1, 3):
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            begun(SEED_3).view(seat)


def test_a_step_names_its_events_but_no_card() -> None:
    """What lands in a message or a log of errors tells nothing hidden. Rule: §2.5."""
    cards = laid(SEED_3)
    step, match_step = Deal.begin(SEED_3).apply(cards), Match.begin(SEED_3).apply(cards)
    events = "Dealt, HandDealt, HandDealt, HandDealt, DappLaid"
    assert repr(step) == f"<Step {events}: {step.deal!r}>"
    assert repr(match_step) == f"<MatchStep {events}: {match_step.match!r}>"
    for text in (repr(step), repr(match_step)):
        assert not any(f"{card}" in text.split() for card in Card)


def test_facts_are_a_mapping_that_can_be_a_key() -> None:
    """Details of a refusal stand in sets, are printed and counted."""
    facts = Facts({"card": Card.HK, "seat": 1})
    assert {facts: 1}[Facts({"card": Card.HK, "seat": 1})] == 1
    assert (repr(facts), len(facts)) == ("{'card': Card.HK, 'seat': 1}", 2)
    with pytest.raises(KeyError):
        facts["led"]
