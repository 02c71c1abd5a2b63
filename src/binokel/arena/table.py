"""Bots at a table: one deal or a whole match, every act through the door for people."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING

from binokel.bots.protocol import DEFAULT_BUDGET, Budget
from binokel.deal.actions import Cards
from binokel.deal.state import Deal
from binokel.match.state import Match
from binokel.shuffle import deck_order, derived_secret, first_dealer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from binokel.bots.protocol import Bot
    from binokel.deal.actions import Action
    from binokel.deal.standing import Standing
    from binokel.match.state import MatchStep
    from binokel.rules.config import Rules
    from binokel.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class Acted:
    """One act of a match, in the order of the log."""

    by: Seat | None
    """The seat that acted; None for the deck laid by chance."""
    action: Action
    step: MatchStep
    """What it led to."""


def cards_for(rules: Rules, seed: bytes, draw: int) -> Cards:
    """The deck of a draw. Its secret is derived from the seed; bots never get hold of it.

    Raises:
        ShuffleError: if the seed is empty or the number of the draw is out of range.
    """
    secret = derived_secret(seed, draw)
    return Cards(deck_order(secret, {}, with_diss=rules.deck.with_diss, draw=draw))


def generator(seed: bytes, draw: int, seat: Seat) -> Random:
    """The generator of the bot at a seat; from its own label, so it says nothing of the deck."""
    label = b"binokel.arena.bot.v1" + draw.to_bytes(4, "big") + seat.to_bytes(1, "big")
    return Random(int.from_bytes(sha256(label + seed).digest(), "big"))


def generators(seed: bytes, draw: int, seats: int) -> BySeat[Random]:
    """A generator for the bot at every seat."""
    return tuple(generator(seed, draw, seat) for seat in range(seats))


def play_deal(
    deal: Deal, bots: Sequence[Bot], rngs: Sequence[Random], budget: Budget = DEFAULT_BUDGET
) -> Deal:
    """Play a deal to its end.

    Args:
        deal: a deal whose cards are dealt.
        bots: the bot at every seat.
        rngs: the generator of every seat's bot.
        budget: how much each may think about one act.

    Raises:
        IllegalAction: if a bot does what the rules refuse.
    """
    while (seat := deal.to_act) is not None:
        action = bots[seat].choose(deal.view(seat), rngs[seat], budget)
        deal = deal.apply(action, seat).deal
    return deal


def dealt(rules: Rules, standing: Standing, cards: Cards) -> Deal:
    """A deal whose cards are dealt."""
    return Deal.begin(rules, standing).apply(cards).deal


def match_acts(
    rules: Rules, bots: Sequence[Bot], seed: bytes, budget: Budget = DEFAULT_BUDGET
) -> Iterator[Acted]:
    """Play a match act by act.

    Args:
        rules: the rules of the match.
        bots: the bot of every person; a person keeps his bot where seats change (§2.6).
        seed: makes decks, first dealer and the bots' generators, each under its own label.
        budget: how much each bot may think about one act.

    Raises:
        IllegalAction: if a bot does what the rules refuse.
    """
    match = Match.begin(rules, first_dealer(derived_secret(seed, 1), {}, rules.persons))
    draw = 0
    rngs = generators(seed, draw, rules.persons)
    while not match.over:
        seat = match.to_act
        action: Action | None = None
        if match.waits_for_cards:
            draw += 1
            seat, action = None, cards_for(rules, seed, draw)
            rngs = generators(seed, draw, rules.persons)
        elif seat is not None:
            person = match.persons[seat]
            action = bots[person].choose(match.view(seat), rngs[person], budget)
        assert action is not None
        step = match.apply(action, seat)
        match = step.match
        yield Acted(seat, action, step)


def play_match(
    rules: Rules,
    bots: Sequence[Bot],
    seed: bytes,
    budget: Budget = DEFAULT_BUDGET,
    on_act: Callable[[Acted], None] | None = None,
) -> Match:
    """Play a match to its end; every act goes to `on_act`, a log for example.

    Raises:
        IllegalAction: if a bot does what the rules refuse.
    """
    match = Match.begin(rules)
    for act in match_acts(rules, bots, seed, budget):
        match = act.step.match
        if on_act:
            on_act(act)
    return match
