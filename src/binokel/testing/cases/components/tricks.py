"""Which cards may be played and who wins a trick. Chapter §6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.cards import Card, CardSet
from binokel.deal.actions import PLAYS
from binokel.deal.game import Game
from binokel.deal.playing import Playing
from binokel.rules.playing import duties
from binokel.rules.tricks import carries_bonus, trick_augen
from binokel.rules.tricks import trick_winner as winner_of
from binokel.seats import Sides
from binokel.testing.cases.answers import Answers, OfCards, plain
from binokel.testing.cases.given import Malformed

if TYPE_CHECKING:
    from binokel.seats import Seat
    from binokel.testing.cases.files import Json
    from binokel.testing.cases.given import Given


def playable(given: Given) -> Answers:
    """What the next seat may play; listed and asked card by card. Rule: §6.2 to §6.10, §6.14."""
    rules, hand, trick = given.rules, given.hand("hand"), given.cards("trick")
    leader, players = _leader(given), given.rules.seats.players
    if len(trick) >= players:
        raise Malformed(f"input: trick is complete with {len(trick)} cards")
    seat = (leader + len(trick)) % players
    phase = Playing(
        dealer=0,
        game=Game(0, trump=given.trump()),
        sides=_sides(given),
        duties=duties(rules, given.contract()),
        leader=leader,
        to_act=seat,
        trick=trick,
    )
    may = CardSet(card for card in Card if not phase.why_not(rules, hand, PLAYS[card], seat))
    listed = CardSet(card for card in Card if PLAYS[card] in phase.legal(rules, hand))
    if may != listed:
        raise AssertionError(f"the engine lists {listed or 'nothing'} but refuses all but {may}")
    return Answers({"playable": OfCards(may)})


def trick_winner(given: Given) -> Answers:
    """Who wins and what it is worth. Rule: §6.11, §6.13, §6.14."""
    rules, trick, trump = given.rules, given.cards("trick"), given.trump()
    if not 0 < len(trick) <= rules.seats.players:
        raise Malformed(f"input: trick must be 1 to {rules.seats.players} cards")
    position = given.word("position", ("first", "last")) if "position" in given else None
    bonus = trump is not None and carries_bonus(
        rules, 0 if position == "first" else 1, last=position == "last"
    )
    return Answers(
        plain(
            winner=winner_of(trick, given.seat("leader"), rules.seats.players, trump),
            augen=trick_augen(rules, trick) + (rules.play.last_trick if bonus else 0),
        )
    )


def _leader(given: Given) -> Seat:
    """The seat that led; whom it is matters only with partners. Rule: §6.10."""
    if "leader" in given:
        return given.seat("leader")
    if given.rules.play.partner_exempt and given.cards("trick"):
        raise Malformed("input: leader is missing, play.partner_exempt needs it")
    return 0


def _sides(given: Given) -> Sides:
    """The sides of this deal, by default those of the rules. Rule: §2.2, §9.3."""
    if "sides" not in given:
        return given.rules.sides()
    sides = Sides(given.items("sides", _side))
    if sorted(seat for side in sides.members for seat in side) != list(
        range(given.rules.seats.players)
    ):
        raise Malformed("input: sides must hold every seat once")
    return sides


def _side(raw: Json) -> tuple[Seat, ...]:
    if not isinstance(raw, list) or not all(isinstance(seat, int) for seat in raw):
        raise Malformed("input: sides must be lists of seats")
    return tuple(seat for seat in raw if isinstance(seat, int))
