"""The laws can fail: an engine with a hole is found by `check_rules`, an honest one is not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings

from binokel.cards import EMPTY
from binokel.deal.actions import PLAYS
from binokel.deal.declaring import Declaring
from binokel.deal.events import CardPlayed, CardReturned, CardsBuried, DappTurned
from binokel.deal.hidden import Hidden
from binokel.deal.legal import Legal, Listed
from binokel.deal.playing import Playing
from binokel.deal.state import Deal, Step
from binokel.deal.view import View
from binokel.errors import BinokelError, RulesError
from binokel.match.scoresheet import standing_after
from binokel.rules.burying import declarer_melds
from binokel.rules.presets import PRESETS, SEED_3
from binokel.rules.tricks import trick_winner
from binokel.testing import CheckFailed, check_rules, strategies

if TYPE_CHECKING:
    from collections.abc import Callable

    from binokel.deal.actions import Action
    from binokel.deal.events import Event
    from binokel.rules.config import Rules

MIXED = PRESETS["rufen_4"].with_(verdrueckt__mode="penalise", durch__open_value=1500)
"""Rules under which most things can happen."""


def test_honest_rules_pass() -> None:
    """A preset keeps all laws, whatever is played."""
    check_rules(MIXED, deals=6, dear=0.02)


@settings(max_examples=8)
@given(strategies.rules())
def test_any_rules_without_faults_pass(rules: Rules) -> None:
    """House rules of every kind keep all laws. Rule: §12.2."""
    check_rules(rules, deals=1, dear=0.02)


def test_faulty_rules_are_refused() -> None:
    """Rules that contradict themselves cannot be played. Rule: §12.2."""
    with pytest.raises(RulesError):
        check_rules(SEED_3.with_(dapp__size=4))


def test_a_failure_tells_where(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law, facts, and in the notes seed, step and rules: enough to play it again."""
    buried_cards_stay_in_hand(monkeypatch)
    with pytest.raises(CheckFailed, match="twice") as caught:
        check_rules(SEED_3, deals=8, seed=3)
    assert "with seed" in caught.value.__notes__[0]
    assert "Rules()" in caught.value.__notes__[0]
    assert "\n  hidden: " in str(caught.value)


# ── holes ────────────────────────────────────────────────────────────────────────────────────────


def after_but(change: Callable[[Hidden, Event, Hidden], Hidden]) -> Callable[..., Hidden]:
    """`Hidden.after`, but with something else done for some events."""
    honest = Hidden.after
    return lambda self, event: change(self, event, honest(self, event))


def buried_cards_stay_in_hand(patch: pytest.MonkeyPatch) -> None:
    """The declarer buries and keeps the cards."""

    def change(before: Hidden, event: Event, after: Hidden) -> Hidden:
        return replace(after, hands=before.hands) if isinstance(event, CardsBuried) else after

    patch.setattr(Hidden, "after", after_but(change))


def buried_cards_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    """Nobody knows any more what was buried."""

    def change(_: Hidden, event: Event, after: Hidden) -> Hidden:
        return replace(after, buried=EMPTY) if isinstance(event, CardsBuried) else after

    patch.setattr(Hidden, "after", after_but(change))


def the_dapp_goes_to_the_wrong_seat(patch: pytest.MonkeyPatch) -> None:
    """The seat after the declarer takes the Dapp."""

    def change(before: Hidden, event: Event, after: Hidden) -> Hidden:
        if not isinstance(event, DappTurned):
            return after
        wrong = (event.seat + 1) % len(before.hands)
        hands = [
            hand + event.cards if seat == wrong else hand for seat, hand in enumerate(before.hands)
        ]
        return Hidden(tuple(hands))

    patch.setattr(Hidden, "after", after_but(change))


def a_played_card_stays_in_hand(patch: pytest.MonkeyPatch) -> None:
    """Playing a card costs nothing."""

    def change(before: Hidden, event: Event, after: Hidden) -> Hidden:
        return before if isinstance(event, CardPlayed) else after

    patch.setattr(Hidden, "after", after_but(change))


def the_returned_card_is_open(patch: pytest.MonkeyPatch) -> None:
    """Every view shows the card given back."""
    honest = View.of.__func__  # type: ignore[attr-defined]

    def leaky(cls: type[View], *parts: Any) -> View:
        view: View = honest(cls, *parts)
        return replace(view, returned=parts[3].returned)

    patch.setattr(View, "of", classmethod(leaky))


def the_buried_cards_are_open(patch: pytest.MonkeyPatch) -> None:
    """Every view shows the buried cards."""
    honest = View.of.__func__  # type: ignore[attr-defined]

    def leaky(cls: type[View], *parts: Any) -> View:
        view: View = honest(cls, *parts)
        return replace(view, buried=parts[3].buried)

    patch.setattr(View, "of", classmethod(leaky))


def views_forget_the_card_given_back(patch: pytest.MonkeyPatch) -> None:
    """The partners do not fold the exchange."""
    honest = View._with_own_cards
    patch.setattr(
        View,
        "_with_own_cards",
        lambda self, event: self if isinstance(event, CardReturned) else honest(self, event),
    )


def the_wrong_seat_leads_on(patch: pytest.MonkeyPatch) -> None:
    """The seat after the winner leads to the next trick."""
    patch.setattr(
        "binokel.deal.playing.trick_winner",
        lambda *trick: (trick_winner(*trick) + 1) % trick[2],
    )


def any_card_may_be_played(patch: pytest.MonkeyPatch) -> None:
    """No duty holds any more."""
    patch.setattr("binokel.deal.playing.playable", lambda _, hand, *__, **___: hand)


def legal_lists_too_much(patch: pytest.MonkeyPatch) -> None:
    """Every card in hand is said to be legal, though some are refused."""
    patch.setattr(
        Playing,
        "legal",
        lambda _, __, hand: Legal(Listed(tuple(PLAYS[card] for card in hand.kinds))),
    )


def the_last_trick_is_worth_nothing(patch: pytest.MonkeyPatch) -> None:
    """No trick carries the bonus."""
    patch.setattr("binokel.deal.playing.carries_bonus", lambda *_, **__: False)


def buried_cards_count_for_nobody(patch: pytest.MonkeyPatch) -> None:
    """The Augen of the buried cards are lost."""
    patch.setattr("binokel.deal.playing.augen_of", lambda *_: 0)


def melds_of_another_hand(patch: pytest.MonkeyPatch) -> None:
    """The declarer melds as if he still held what he has buried."""
    patch.setattr(
        "binokel.deal.laying_open.declarer_melds",
        lambda rules, hand, buried, trump: declarer_melds(rules, hand + buried, EMPTY, trump),
    )


def the_declarer_may_act_for_ever(patch: pytest.MonkeyPatch) -> None:
    """A bury is refused for every reason, so that nothing is left to do."""
    patch.setattr(Declaring, "legal", lambda *_: Legal())


def anybody_may_play(patch: pytest.MonkeyPatch) -> None:
    """Nobody asks whose turn it is."""
    honest = Playing.why_not
    patch.setattr(
        Playing,
        "why_not",
        lambda self, rules, hand, action, _: honest(self, rules, hand, action, self.to_act),
    )


def refusals_are_swallowed(patch: pytest.MonkeyPatch) -> None:
    """Who does what is not allowed is not told."""
    honest = Deal.apply

    def silent(self: Deal, action: Action, by: int | None = None) -> Step:
        return Step(self, ()) if self.why_not(action, by) else honest(self, action, by)

    patch.setattr(Deal, "apply", silent)


def the_dealer_stays(patch: pytest.MonkeyPatch) -> None:
    """The same person deals for ever."""
    patch.setattr(
        "binokel.match.state.standing_after",
        lambda rules, before, line: replace(
            standing_after(rules, before, line), dealer=before.dealer
        ),
    )


HOLES = (
    buried_cards_stay_in_hand,
    buried_cards_are_forgotten,
    the_dapp_goes_to_the_wrong_seat,
    a_played_card_stays_in_hand,
    the_returned_card_is_open,
    the_buried_cards_are_open,
    views_forget_the_card_given_back,
    the_wrong_seat_leads_on,
    any_card_may_be_played,
    legal_lists_too_much,
    the_last_trick_is_worth_nothing,
    buried_cards_count_for_nobody,
    melds_of_another_hand,
    the_declarer_may_act_for_ever,
    anybody_may_play,
    refusals_are_swallowed,
    the_dealer_stays,
)


@pytest.mark.parametrize("hole", HOLES, ids=lambda hole: hole.__name__)
def test_a_hole_in_the_engine_is_found(
    hole: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is broken on purpose, some law fails or the engine contradicts itself."""
    hole(monkeypatch)
    with pytest.raises((CheckFailed, BinokelError, ValueError, IndexError)):
        check_rules(MIXED, deals=24, dear=0.05)


def test_a_hand_that_loses_a_card_is_found_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The laws look at every state, so the step that breaks one is named."""
    honest = Deal.apply_unchecked

    def losing(self: Deal, action: Any) -> Any:
        step = honest(self, action)
        first, *others = step.deal.hidden.hands
        lost = replace(step.deal.hidden, hands=(first.remove(first.kinds[0]), *others))
        return replace(step, deal=replace(step.deal, hidden=lost))

    monkeypatch.setattr(Deal, "apply_unchecked", losing)
    with pytest.raises(CheckFailed, match="Every card exists twice") as caught:
        check_rules(SEED_3, deals=1)
    assert "after step 1 " in caught.value.__notes__[0]
