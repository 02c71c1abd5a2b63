"""Matches played at random, their logs, and Hypothesis strategies for actions and logs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from binokel import shuffle
from binokel.cards import Card, Suit
from binokel.deal.actions import (
    PASS,
    Abgehen,
    Action,
    Announce,
    Bid,
    Bury,
    Cards,
    Choose,
    Give,
    Play,
    Rufen,
    Trump,
)
from binokel.match.state import Match
from binokel.notation.log import (
    Act,
    Commit,
    DealCheck,
    End,
    Entry,
    MatchLog,
    Nonce,
    NonceCommit,
    Secret,
)
from binokel.notation.replaying import recorded
from binokel.rules.special import Contract, Special
from binokel.testing.strategies import rules

if TYPE_CHECKING:
    from random import Random

    from hypothesis.strategies import SearchStrategy

    from binokel.rules.config import Rules

_MANY = 20
"""More legal actions than this are not looked through."""
_RARE = 0.1


def played(rules: Rules, generator: Random, *, deals: int) -> tuple[MatchLog, Match]:
    """A match of random legal actions with fair cards, and its closed log.

    It ends after so many settled deals, if nobody has won before.
    """
    persons = range(rules.persons)
    secret = generator.randbytes(shuffle.SECRET_BYTES)
    nonces = {person: generator.randbytes(16) for person in persons}
    dealer = shuffle.first_dealer(secret, nonces, rules.persons)
    match, entries, draw = Match.begin(rules, dealer), list[Entry](), 0
    while not match.over and len(match.lines) < deals:
        action: Action
        if match.waits_for_cards:
            draw += 1
            entries += promises(secret, nonces)
            order = shuffle.deck_order(secret, nonces, with_diss=rules.deck.with_diss, draw=draw)
            action = Cards(order)
        else:
            action = random_action(match, generator)
        step = match.apply(action, match.to_act)
        entries += recorded(match.to_act, action, step)
        match = step.match
        if match.deal.over:
            entries.append(Secret(secret))
            secret = generator.randbytes(shuffle.SECRET_BYTES)
            nonces = {person: generator.randbytes(16) for person in persons}
    log = MatchLog(rules, dealer, "random", "2026-11-30", tuple(entries))
    return log.closed(match.winners), match


def promises(secret: bytes, nonces: dict[int, bytes]) -> list[Entry]:
    """What a table shows before the cards are dealt."""
    return [
        Commit(shuffle.commitment(secret)),
        *(NonceCommit(who, shuffle.nonce_commitment(who, nonces[who])) for who in nonces),
        *(Nonce(who, nonces[who]) for who in nonces),
    ]


def random_action(match: Match, generator: Random) -> Action:
    """One of the legal actions: low bids, the first ones of many, special games now and then."""
    legal = match.legal
    bids = any(isinstance(action, Bid) for action in legal.first(2))
    some = legal.first(2 if bids else _MANY)
    usual = tuple(action for action in some if not _rare(action))
    return generator.choice(some if generator.random() < _RARE else usual or some)


def _rare(action: Action) -> bool:
    return isinstance(action, (Abgehen, Choose)) or (
        isinstance(action, Announce) and action.special is not None
    )


def actions() -> SearchStrategy[Action]:
    """Every kind of action, also such as no rules take."""
    card, suit, special = (st.sampled_from(kind) for kind in (Card, Suit, Special))
    some = st.lists(card, max_size=12).map(tuple)
    return st.one_of(
        st.lists(card, max_size=50).map(lambda order: Cards(tuple(order))),
        st.builds(Announce, st.none() | special),
        st.builds(Bid, st.integers(-(10**15) + 1, 10**15 - 1)),
        st.just(PASS),
        st.builds(Abgehen, suit),
        st.builds(Rufen, card),
        st.builds(Give, card),
        st.builds(Choose, special),
        st.builds(Trump, suit),
        st.builds(Bury, some, some),
        st.builds(Play, card),
    )


def entries() -> SearchStrategy[Entry]:
    """Every kind of entry, also such as tell of no match."""
    number = st.integers(-20, 20)
    commitment = st.binary(min_size=32, max_size=32).map(bytes.hex)
    return st.one_of(
        st.builds(_act, number, actions()),
        st.builds(Commit, commitment),
        st.builds(NonceCommit, number, commitment),
        st.builds(Nonce, number, st.binary(min_size=16, max_size=64)),
        st.builds(Secret, st.binary(min_size=32, max_size=32)),
        checks(),
    )


def checks() -> SearchStrategy[DealCheck]:
    """What deals could come to, also such as no rules give."""
    number = st.integers(-3000, 3000)
    numbers = st.lists(number, max_size=8).map(tuple)
    return st.builds(
        DealCheck,
        contract=st.sampled_from(Contract),
        declarer=st.integers(0, 7),
        partner=st.none() | st.integers(0, 7),
        bid=st.none() | number,
        reached=st.none() | number,
        made=st.booleans(),
        melds=numbers,
        tricks=numbers,
        change=st.lists(st.none() | number, min_size=1, max_size=8).map(tuple),
        totals=st.lists(number, min_size=1, max_size=8).map(tuple),
        special=numbers,
        stars=numbers,
    )


def match_logs() -> SearchStrategy[MatchLog]:
    """Logs of any content, closed or not, most of which tell of no match that could be."""
    return rules().flatmap(
        lambda chosen: st.builds(
            MatchLog,
            rules=st.just(chosen),
            first_dealer=st.integers(0, chosen.persons - 1),
            id=st.none() | st.from_regex(r"[A-Za-z0-9._-]{1,64}", fullmatch=True),
            date=st.none() | st.dates().map(str),
            entries=st.lists(entries(), max_size=12).map(tuple),
            end=st.none() | st.lists(st.integers(0, 7), max_size=3).map(tuple).map(End),
        )
    )


def _act(seat: int, action: Action) -> Act:
    return Act(None if isinstance(action, Cards) else seat, action)
