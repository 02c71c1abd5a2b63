"""Durch and Untendurch: announced and played in deals, then booked. Chapter §10."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from binokel.cards import CardSet
from binokel.deal.actions import PLAYS, Announce
from binokel.deal.announcing import Announcing
from binokel.deal.game import Game
from binokel.deal.playing import Playing
from binokel.deal.view import game_of
from binokel.rules.dealer import next_dealer
from binokel.rules.playing import duties
from binokel.rules.scoring import settle_special
from binokel.rules.special import Contract, Special
from binokel.testing.cases.answers import Answers, plain
from binokel.testing.cases.components.table import dealt, laid, written_deck
from binokel.testing.cases.given import Malformed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from binokel.cards import Card
    from binokel.deal.state import Deal
    from binokel.rules.config import Rules
    from binokel.seats import Seat
    from binokel.testing.cases.files import Json
    from binokel.testing.cases.given import Given

_SPECIALS = {Contract.DURCH: Special.DURCH, Contract.UNTENDURCH: Special.UNTENDURCH}


def announce(given: Given) -> Answers:
    """Who is asked and who plays. Rule: §10.1, §10.2."""
    rules, will = given.rules, given.by_seat("will", _will)
    deal = dealt(rules, given.person("dealer", default=0), written_deck(rules))
    asked: list[Json] = []
    while isinstance(deal.phase, Announcing):
        seat = deal.phase.to_act
        asked.append(seat)
        wanted = Announce(will[seat])
        heard = deal.why_not(wanted, seat) is None
        deal = deal.apply(wanted if heard else Announce(None), seat).deal
    game = game_of(deal.phase)
    return Answers(
        plain(
            declarer=game.declarer if game else None,
            contract=game.contract.name if game else None,
            asked=asked,
        )
    )


def play(given: Given) -> Answers:
    """Whether the game is over after some tricks. Rule: §10.4, §10.5."""
    tricks, last = given.tricks("tricks"), _was_last(given)
    rules = _of_hand_size(given.rules, len(tricks) + (not last))
    deal = _before_first_lead(rules, _special(given), given.seat("declarer"), tricks)
    after = 0
    for trick in tricks:
        if deal.over:
            break
        after += 1
        for card in trick:
            deal = deal.apply_unchecked(PLAYS[card]).deal
    settled = deal.settlement
    return Answers(
        plain(
            over=deal.over,
            won=settled.made if settled else None,
            after=after if deal.over else None,
            leader=deal.to_act,
        )
    )


def settle(given: Given) -> Answers:
    """What is booked, and where. Rule: §10.6 to §10.9."""
    rules, special = given.rules, _special(given)
    settled = settle_special(rules, special, given.seat("declarer"), won=given.flag("won"))
    dealer = next_dealer(rules, given.person("dealer", default=0), special=True)
    return Answers(
        plain(
            change=list(settled.change),
            special=list(settled.account),
            stars=list(settled.stars),
            next_dealer=dealer,
        )
    )


def _special(given: Given) -> Special:
    contract = given.contract(default=None)
    if contract not in _SPECIALS:
        raise Malformed("input: contract must be DURCH or UNTENDURCH")
    if not given.flag("open", default=False):
        return _SPECIALS[contract]
    if contract is Contract.UNTENDURCH:
        raise Malformed("input: only a Durch is announced open")
    return Special.DURCH_OPEN


def _will(raw: Json) -> Special | None:
    if raw is None:
        return None
    if not isinstance(raw, str) or raw not in Special.__members__:
        raise Malformed(f"input: will must name {', '.join(Special.__members__)} or null")
    return Special[raw]


def _was_last(given: Given) -> bool:
    return "cards_left" in given and given.number("cards_left") == 0


def _of_hand_size(rules: Rules, size: int) -> Rules:
    """The rules for an ending with so many cards in hand."""
    return replace(rules, seats=replace(rules.seats, hand_size=size))


def _before_first_lead(
    rules: Rules, special: Special, declarer: Seat, tricks: Sequence[tuple[Card, ...]]
) -> Deal:
    """A deal in which every seat could play any of these cards. Rule: §10.1."""
    try:
        cards = CardSet(card for trick in tricks for card in trick)
    except ValueError as error:
        raise Malformed(f"input: tricks: {error}") from error
    game = Game(declarer, special=special)
    phase = Playing(
        0, game, rules.sides(), duties(rules, special.contract), leader=declarer, to_act=declarer
    )
    return laid(rules, phase, (cards,) * rules.seats.players)
