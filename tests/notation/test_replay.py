"""From a log to its match, from actions to a log, and what is left of a damaged one."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel.cards import Card, Suit
from binokel.deal.actions import PASS, Action, Bid, Bury, Cards, Trump
from binokel.errors import IllegalAction, LogError, Reason
from binokel.match.state import Match
from binokel.notation.log import Act, Commit, DealCheck, Entry, MatchLog, Nonce, NonceCommit, Secret
from binokel.notation.replaying import log_of, recorded, replay, replay_steps, salvage
from binokel.notation.text import LogWriter, read_log, write_log
from binokel.notation.twin import from_json, to_json
from binokel.rules.presets import PRESETS, SEED_3
from binokel.rules.special import Contract
from binokel.shuffle import deck_order
from binokel.testing.logs import actions, entries, played, random_action
from binokel.testing.strategies import rules

if TYPE_CHECKING:
    from binokel.rules.config import Rules

LOG, MATCH = played(SEED_3, random.Random(7), deals=2)
HEAD = len(write_log(replace(LOG, entries=(), end=None)).splitlines())


def without(log: MatchLog, kind: type) -> MatchLog:
    """A log without entries of a kind."""
    return replace(log, entries=tuple(e for e in log.entries if not isinstance(e, kind)))


def place_of(kind: type) -> int:
    """Where the first entry of a kind stands."""
    return next(n for n, entry in enumerate(LOG.entries) if isinstance(entry, kind))


def next_action(match: Match, generator: random.Random) -> Action:
    """Always the same deck, and random actions."""
    if match.waits_for_cards:
        return Cards(deck_order(bytes(32), {}, with_diss=True, draw=1))
    return random_action(match, generator)


# ── replay gives the match ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", PRESETS)
def test_a_log_gives_its_match_under_every_preset(name: str) -> None:
    """The state is a fold over the log: text and JSON give the match that was played."""
    log, match = played(PRESETS[name], random.Random(11), deals=4)
    assert replay(log) == match
    assert replay(read_log(write_log(log))) == match
    assert replay(from_json(to_json(log))) == match


@given(rules(), st.integers(0, 2**32))
def test_a_log_gives_its_match_under_any_rules(house: Rules, seed: int) -> None:
    """No option changes that a log gives its match."""
    log, match = played(house, random.Random(seed), deals=2)
    assert replay(from_json(to_json(read_log(write_log(log))))) == match


def test_every_step_can_be_seen() -> None:
    """Every entry has its line, its step and the match after it."""
    lines = write_log(LOG).splitlines()
    steps = list(replay_steps(LOG))
    assert [step.entry for step in steps] == list(LOG.entries)
    assert steps[-1].match == MATCH
    for step in steps:
        assert (step.step is not None) is isinstance(step.entry, Act)
        assert step.step is None or step.step.match == step.match
    assert lines[steps[0].line - 1].startswith("commit ")
    assert steps[0].line == HEAD + 1
    assert all(after.line == before.line + 1 for before, after in pairwise(steps))


def test_actions_make_a_log() -> None:
    """A list of actions gives the log with its checks and its end."""
    plain = without(without(without(without(LOG, Commit), NonceCommit), Nonce), Secret)
    again = log_of(
        SEED_3,
        (act.action for act in LOG.acts),
        first_dealer=LOG.first_dealer,
        id="random",
        date="2026-11-30",
    )
    assert again == plain


def test_an_action_that_is_refused_makes_no_log() -> None:
    """What the rules refuse cannot be written down as done. Rule: §3.2."""
    order = deck_order(bytes(32), {}, with_diss=True, draw=1)
    with pytest.raises(IllegalAction) as raised:
        log_of(SEED_3, [Cards(order), PASS])
    assert raised.value.reason is Reason.MUST_OPEN


def test_a_finished_match_names_its_winners() -> None:
    """The end line says who has won. Rule: §11.2."""
    log, match = played(SEED_3.with_(match__target=10), random.Random(5), deals=50)
    assert match.over
    assert log.end is not None
    assert log.end.finished
    assert log.end.winners == match.winners
    assert replay(read_log(write_log(log))) == match


def test_a_wrong_bury_that_is_punished_is_replayed() -> None:
    """The log holds what was done, also a bury that loses the deal. Rule: §8.5, §8.7."""
    house = SEED_3.with_(verdrueckt__mode="penalise")
    generator = random.Random(3)
    match, done = Match.begin(house), list[Action]()
    while not match.lines:
        action = next_action(match, generator)
        if isinstance(action, Bury):
            action = Bury(action.cards[:2])
        refusal = match.why_not(action, match.to_act)
        assert refusal is None or refusal.reason is Reason.PUNISHABLE
        done.append(action)
        match = match.apply(action, match.to_act).match
    log = log_of(house, done)
    assert match.lines[0].settlement.contract is Contract.VERDRUECKT
    assert replay(read_log(write_log(log))) == match


def test_after_a_thrown_in_deal_nothing_is_settled() -> None:
    """A redeal has no settled line; the next cards follow. Rule: §3.8."""
    house = SEED_3.with_options(
        {"auction.opening_forced": False, "auction.all_pass": "redeal_next"}
    )
    order = Cards(deck_order(bytes(32), {}, with_diss=True, draw=1))
    log = log_of(house, [order, PASS, PASS, PASS, order, Bid(150)])
    assert len(log.entries) == len(log.acts) == 6
    assert replay(log).standing.dealer == 1


# ── what cannot have gone like this ──────────────────────────────────────────────────────────────


def refused(log: MatchLog) -> LogError:
    """What is wrong with a log."""
    with pytest.raises(LogError) as raised:
        replay(log)
    assert salvage(write_log(log)).fault is not None
    return raised.value


def with_entry(place: int, *entries: Entry) -> MatchLog:
    """The log with entries in place of one."""
    return replace(LOG, entries=(*LOG.entries[:place], *entries, *LOG.entries[place + 1 :]))


def test_an_action_that_is_refused_is_named() -> None:
    """The engine's reason and paragraph are in the error. Rule: §3.2."""
    place = place_of(Act) + 1
    seat = LOG.entries[place].seat  # type: ignore[union-attr]
    fault = refused(with_entry(place, Act(seat, PASS)))
    assert fault.line == HEAD + place + 1
    assert f"seat {seat} cannot do 'pass': MUST_OPEN (§3.2)" in str(fault)


def test_the_seat_is_checked() -> None:
    """The seat in front of an action has to be the one to act. Rule: §3.10."""
    place = place_of(Act) + 1
    bid = LOG.entries[place]
    assert isinstance(bid, Act)
    assert bid.seat is not None
    for seat in {-1, 0, 1, 2, 3, 77} - {bid.seat}:
        fault = refused(with_entry(place, replace(bid, seat=seat)))
        assert f"seat {seat} cannot" in str(fault)
        assert "NOT_YOUR_TURN" in str(fault)


def test_a_deck_that_is_none_is_named() -> None:
    """Chance is checked like everybody else. Rule: §2.4."""
    fault = refused(with_entry(place_of(Act), Act(None, Cards((Card.EA,)))))
    assert "chance cannot do 'cards …': NOT_A_DECK (§2.4)" in str(fault)


def test_another_settlement_shows_both() -> None:
    """An engine that computes otherwise says what the log says and what itself."""
    place = place_of(DealCheck)
    check = LOG.entries[place]
    assert isinstance(check, DealCheck)
    fault = refused(with_entry(place, replace(check, totals=(990, 0, 0))))
    assert "the log says 'settled " in str(fault)
    assert "totals=990,0,0'" in str(fault)
    assert "this engine computes 'settled " in str(fault)


def test_a_missing_settlement_is_named() -> None:
    """After a settled deal its check follows at once."""
    place = place_of(DealCheck)
    assert "here belongs 'settled " in str(refused(with_entry(place)))
    cut = replace(LOG, entries=LOG.entries[:place])
    fault = refused(cut)
    assert fault.line == HEAD + place + 1
    assert "here belongs 'settled " in str(fault)


def test_a_settlement_too_many_is_named() -> None:
    """Where no deal was settled there is nothing to check."""
    place = place_of(DealCheck)
    check = LOG.entries[place]
    assert isinstance(check, DealCheck)
    assert "no deal has been settled here" in str(refused(with_entry(place, check, check)))


def test_another_end_is_named() -> None:
    """Winners are those the engine finds."""
    sentence = "the log ends with winners 0, 2, this engine computes unfinished"
    assert sentence in str(refused(LOG.closed((0, 2))))


def test_nothing_is_done_after_the_end() -> None:
    """A match that is over takes no more actions. Rule: §11.1."""
    log, _ = played(SEED_3.with_(match__target=10), random.Random(5), deals=50)
    more = log.with_entries([log.acts[0]])
    with pytest.raises(LogError, match=r"chance cannot do 'cards …': OVER \(§11\.1\)"):
        replay(more)


@given(entries(), st.integers(0, len(LOG.entries) - 1))
def test_any_entry_anywhere_is_taken_or_refused(entry: Entry, place: int) -> None:
    """Nothing but a LogError comes out of a replay."""
    for log in (with_entry(place, entry), with_entry(place, entry, LOG.entries[place])):
        try:
            replay(log)
        except LogError as fault:
            assert fault.line is not None  # noqa: PT017 -- most are refused, some are taken


@given(actions(), st.integers(-1, 4), st.integers(0, len(LOG.acts) - 1))
def test_any_action_anywhere_is_taken_or_refused(action: Action, seat: int, place: int) -> None:
    """Nothing but a LogError comes out of a replay, whoever does whatever."""
    act = Act(None if isinstance(action, Cards) else seat, action)
    log = replace(LOG, entries=(*LOG.acts[:place], act), end=None)
    try:
        replay(log)
    except LogError as fault:
        assert fault.line is not None  # noqa: PT017 -- most are refused, some are taken


# ── what is left ─────────────────────────────────────────────────────────────────────────────────


def test_a_good_log_is_whole() -> None:
    """Nothing is wrong with a closed log."""
    good = salvage(write_log(LOG))
    assert (good.log, good.match, good.fault) == (LOG, MATCH, None)
    assert (good.running, good.due) == (False, None)


def test_a_running_match_goes_on_after_a_crash() -> None:
    """From any line that broke off the match is resumed and ends in the same log."""
    text = write_log(LOG)
    for cut in range(text.index("\ncards "), len(text), 97):
        good = salvage(text[:cut])
        assert good.log is not None
        writer = LogWriter(good.log)
        rest = LOG.entries[len(good.log.entries) :]
        if good.due:
            assert rest[0] == good.due
        whole = writer.begun + "".join(map(writer.line, rest))
        assert LOG.end is not None
        assert whole + writer.close(LOG.end) == text


def test_a_deal_settled_just_before_the_crash_is_due() -> None:
    """If the last action settled a deal, its check is what has to be written next."""
    text = write_log(LOG)
    good = salvage(text[: text.index("settled ") + 30])
    assert good.due == LOG.entries[place_of(DealCheck)]
    assert "the last line breaks off: 'settled" in str(good.fault)


def test_a_match_recorded_step_by_step_is_its_log() -> None:
    """A table writes every step as it comes, and has the log in the end."""
    writer, match, text = LogWriter(MatchLog(SEED_3)), Match.begin(SEED_3), ""
    generator = random.Random(1)
    while not match.lines:
        action = next_action(match, generator)
        step = match.apply(action, match.to_act)
        text += "".join(map(writer.line, recorded(match.to_act, action, step)))
        match = step.match
    good = salvage(writer.begun + text)
    assert good.running
    assert good.match == match


def test_a_line_altered_at_the_end_of_a_running_log_is_given_up() -> None:
    """What no digest covers yet is still checked by the rules."""
    place = place_of(Act) + 2
    running = replace(LOG, entries=LOG.entries[: place + 2], end=None)
    entries = (*running.entries[:place], Act(0, Trump(Suit.HERZ)), *running.entries[place + 1 :])
    good = salvage(write_log(replace(running, entries=entries)))
    assert good.log is not None
    assert good.log.entries == LOG.entries[:place]
    assert good.match == replay(good.log)
    assert not good.running
    assert good.fault is not None
    assert good.fault.line == HEAD + place + 1


def test_no_message_tells_the_deck() -> None:
    """A fault in the line that lays the cards shows none of them. Rule: §2.5."""
    text = write_log(LOG)
    start = text.index("\ncards ") + 1
    broken = [
        text[: start + 30],
        text.replace("cards ", "cards  "),
        text.replace("cards ", "Cards "),
    ]
    broken.append(text.replace("\ncards ", "\ncards\u00e4 "))
    faults = [str(salvage(one).fault) for one in broken]
    faults.append(str(refused(with_entry(place_of(Act), LOG.acts[0], LOG.acts[0]))))
    assert all("'cards …'" in fault for fault in faults)
    deck = text[start + 6 :].split("\n", 1)[0].split()
    assert not any(f" {card} " in fault for fault in faults for card in deck)
