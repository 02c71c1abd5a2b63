"""Whether the cards of a log are the ones that were promised. Rule: §2.3, §2.5."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from binokel import shuffle
from binokel.deal.actions import PASS, Cards
from binokel.errors import LogError
from binokel.notation.fair import DrawResult, Draws, Fairness, verify_shuffle
from binokel.notation.log import Act, Commit, Entry, MatchLog, Nonce, NonceCommit, Secret
from binokel.notation.replaying import log_of, replay
from binokel.rules.presets import SEED_3
from binokel.testing.logs import played

if TYPE_CHECKING:
    from collections.abc import Callable

LOG, _ = played(SEED_3, random.Random(7), deals=2)


def edited(edit: Callable[[Entry], Entry | None]) -> MatchLog:
    """The log with every entry edited; None takes it out."""
    entries = (edit(entry) for entry in LOG.entries)
    return replace(LOG, entries=tuple(entry for entry in entries if entry is not None))


def first(kind: type, change: Callable[[Entry], Entry | None]) -> Callable[[Entry], Entry | None]:
    """Edit the first entry of a kind only."""
    place = next(entry for entry in LOG.entries if isinstance(entry, kind))
    return lambda entry: change(entry) if entry is place else entry


def gone(_: Entry) -> None:
    """Take an entry out."""


def test_promised_cards_are_fair() -> None:
    """Whoever has the log recomputes every deck and the first dealer."""
    fair = Fairness.FAIR
    assert verify_shuffle(LOG) == (DrawResult(1, fair), DrawResult(2, fair))


def test_a_secret_not_shown_is_no_fault() -> None:
    """While a deal is played its secret is not revealed yet."""
    result = verify_shuffle(edited(first(Secret, gone)))
    assert [draw.fairness for draw in result] == [Fairness.NOT_REVEALED, Fairness.FAIR]


def test_without_a_promise_there_is_nothing_to_check() -> None:
    """Cards of a table without fair cards are just cards."""
    plain = replace(LOG, entries=LOG.acts)
    assert {draw.fairness for draw in verify_shuffle(plain)} == {Fairness.NOT_PROMISED}


def test_nothing_dealt_is_nothing_to_check() -> None:
    """A draw in preparation is not looked at."""
    assert verify_shuffle(replace(LOG, entries=LOG.entries[:3])) == ()


def test_a_missing_nonce_is_named() -> None:
    """Who promised a nonce and did not show it is named, the draw is checked without him."""
    secret = bytes(range(32))
    nonces = {0: bytes(16), 2: b"x" * 16}
    order = shuffle.deck_order(secret, nonces, with_diss=True, draw=1)
    dealer = shuffle.first_dealer(secret, nonces, 3)
    promised = [NonceCommit(who, shuffle.nonce_commitment(who, bytes(16))) for who in (0, 1)]
    entries: list[Entry] = [
        Commit(shuffle.commitment(secret)),
        *promised,
        NonceCommit(2, shuffle.nonce_commitment(2, nonces[2])),
        *(Nonce(who, nonces[who]) for who in nonces),
        Act(None, Cards(order)),
        Secret(secret),
    ]
    log = MatchLog(SEED_3, dealer, entries=tuple(entries))
    assert verify_shuffle(log) == (DrawResult(1, Fairness.FAIR, missing=(1,)),)


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        (first(Secret, lambda _: Secret(bytes(32))), "the secret does not fit its commitment"),
        (first(Nonce, lambda _: Nonce(0, bytes(16))), "the nonce of person 0 does not fit"),
        (first(Nonce, gone), "place .* of the deck holds"),
        (
            first(Act, lambda act: Act(None, Cards(act.action.order[::-1]))),  # type: ignore[union-attr]
            "place 1 of the deck holds",
        ),
        (first(Act, lambda _: Act(None, Cards(()))), "a deck has 48 cards"),
    ],
)
def test_what_does_not_fit_is_named(edit: Callable[[Entry], Entry | None], fault: str) -> None:
    """A secret, nonce or card that was exchanged shows, in its draw only."""
    wrong, right = verify_shuffle(edited(edit))
    assert (wrong.fairness, right.fairness) == (Fairness.WRONG, Fairness.FAIR)
    with pytest.raises(AssertionError, match=fault):
        raise AssertionError(wrong.fault)


def test_another_first_dealer_is_named() -> None:
    """The first dealer comes from the first draw. Rule: §2.3."""
    other = (LOG.first_dealer + 1) % 3
    result = verify_shuffle(replace(LOG, first_dealer=other))
    assert [draw.fairness for draw in result] == [Fairness.WRONG, Fairness.FAIR]
    assert result[0].fault == f"the first dealer is {other}, the draw gives {LOG.first_dealer}"


COMMIT, LATE = Commit("0" * 64), "a commitment comes too late: a nonce of this draw was shown"
PROMISE = NonceCommit(0, shuffle.nonce_commitment(0, bytes(16)))
NONCE = Nonce(0, bytes(16))


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        ([COMMIT, Commit("1" * 64)], "the commitment to the secret is told twice"),
        ([COMMIT, PROMISE, NONCE, NONCE], "this of person 0 is told twice"),
        ([NonceCommit(2, "0" * 64), NonceCommit(2, "0" * 64)], "this of person 2 is told twice"),
        ([NonceCommit(3, "0" * 64)], "the persons are 0 to 2, there is no 3"),
        ([Nonce(-1, bytes(16))], "there is no -1"),
        ([Secret(bytes(32))], "a secret belongs to the cards dealt before, and none were"),
        ([NONCE], "a nonce is shown before the commitment to the secret"),
        ([PROMISE, NONCE, COMMIT], "a nonce is shown before the commitment to the secret"),
        ([COMMIT, NONCE], "person 0 shows a nonce without a commitment"),
        ([COMMIT, NONCE, PROMISE], "person 0 shows a nonce without a commitment"),
        ([COMMIT, PROMISE, Nonce(1, bytes(16))], "person 1 shows a nonce without a commitment"),
        ([COMMIT, PROMISE, NONCE, NonceCommit(1, "0" * 64)], LATE),
        ([COMMIT, PROMISE, NONCE, Commit("1" * 64)], LATE),
    ],
)
def test_what_a_draw_cannot_tell_is_refused(entries: list[Entry], sentence: str) -> None:
    """Every promise is made once, by somebody at the table, before any nonce is known."""
    log = MatchLog(SEED_3, entries=tuple(entries))
    for check in (verify_shuffle, replay):
        with pytest.raises(LogError, match=sentence):
            check(log)


def test_promises_may_be_made_in_any_order() -> None:
    """Who commits first, the server or a person, tells nobody anything."""
    promises: tuple[Entry, ...] = (COMMIT, PROMISE, NonceCommit(1, "0" * 64))
    for order in permutations(promises):
        draws = Draws.of(MatchLog(SEED_3, entries=(*order, NONCE)))
        assert (draws.next.commitment, draws.next.missing) == ("0" * 64, (1,))


def test_every_order_of_a_draw_is_fair_or_refused() -> None:
    """Cards are fair only if all promises stand before the first nonce, whatever the order."""
    cards = next(n for n, entry in enumerate(LOG.entries) if isinstance(entry, Act))
    promised, rest = LOG.entries[:cards], LOG.entries[cards:]
    shuffled = random.Random(1)
    for _ in range(200):
        order = shuffled.sample(promised, len(promised))
        log = replace(LOG, entries=(*order, *rest))
        kinds = [isinstance(entry, Nonce) for entry in order]
        if kinds == sorted(kinds):
            assert verify_shuffle(log)[0].fairness is Fairness.FAIR
        else:
            with pytest.raises(LogError):
                verify_shuffle(log)


def test_a_secret_is_not_shown_while_the_deal_is_played() -> None:
    """It tells all hands, so it waits for the settlement, wherever somebody would put it."""
    place = next(n for n, entry in enumerate(LOG.entries) if isinstance(entry, Secret))
    cards = next(n for n, entry in enumerate(LOG.entries) if isinstance(entry, Act))
    entries = [*LOG.entries[:place], *LOG.entries[place + 1 :]]
    for early in range(cards + 1, place - 1):
        told = (*entries[:early], LOG.entries[place], *entries[early:])
        with pytest.raises(LogError, match="a secret is shown while the deal is played"):
            replay(replace(LOG, entries=told))


def test_a_deal_that_is_broken_off_may_be_shown_to_be_fair() -> None:
    """Directly before `end unfinished` nobody plays on: there the secret may be shown."""
    place = next(n for n, entry in enumerate(LOG.entries) if isinstance(entry, Secret))
    left = replace(LOG, entries=(*LOG.entries[: place - 9], LOG.entries[place]))
    assert replay(left.closed()).deal.over is False
    assert verify_shuffle(left.closed())[0].fairness is Fairness.FAIR
    for other in (replace(left, end=None), left.closed((0,))):
        with pytest.raises(LogError, match="a secret is shown while the deal is played"):
            replay(other)


def test_the_secret_of_a_deal_thrown_in_is_shown() -> None:
    """Cards that nobody took are over too, and can be checked. Rule: §3.8."""
    house = SEED_3.with_options(
        {"auction.opening_forced": False, "auction.all_pass": "redeal_next"}
    )
    secret = bytes(32)
    order = Cards(shuffle.deck_order(secret, {}, with_diss=True, draw=1))
    passed = log_of(house, [order, PASS, PASS, PASS])
    log = passed.with_entries([Secret(secret)])
    assert replay(log).waits_for_cards


def test_a_secret_is_shown_once() -> None:
    """Two secrets for one draw are refused."""
    twice = LOG.with_entries([Secret(bytes(32))])
    with pytest.raises(LogError, match="the secret is told twice"):
        verify_shuffle(twice)
