"""Calling and exchanging in the declarer's phase of a deal. Chapter §9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.cards import Card
from binokel.deal.actions import Give, Rufen
from binokel.deal.declaring import Declaring
from binokel.deal.game import Game
from binokel.deal.view import game_of
from binokel.rules.melds import meld_augen
from binokel.testing.cases.answers import Answer, Answers, OfHands, Plain, plain
from binokel.testing.cases.components.table import laid

if TYPE_CHECKING:
    from binokel.deal.state import Deal
    from binokel.errors import Refusal
    from binokel.seats import Seat
    from binokel.testing.cases.given import Given


def partner(given: Given) -> Answers:
    """Who becomes partner, or what follows a call in vain. Rule: §9.3, §9.5."""
    deal, refusal = _called(given)
    if refusal:
        return Answers(plain(partner=None, then=None, refused=refusal.reason.name))
    found = _partner(deal)
    then = None if found is not None else _after_a_call_in_vain(deal)
    return Answers(plain(partner=found, then=then, refused=None))


def exchange(given: Given) -> Answers:
    """The hands after the exchange. Rule: §9.3."""
    deal, refusal = _exchanged(given)
    hands: Answer = Plain(None) if refusal else OfHands(deal.hidden.hands)
    return Answers({"hands": hands, "refused": _refused(refusal)})


def melds(given: Given) -> Answers:
    """What every seat melds after the exchange. Rule: §5.1, §9.3."""
    deal, refusal = _exchanged(given)
    rules, trump = given.rules, given.trump()
    augen = [meld_augen(rules.melds, hand, trump) for hand in deal.hidden.hands]
    worth: Answer = Plain(None) if refusal else Plain([*augen])
    return Answers({"meld_augen": worth, "refused": _refused(refusal)})


def _refused(refusal: Refusal | None) -> Answer:
    return Plain(refusal.reason.name if refusal else None)


def _called(given: Given) -> tuple[Deal, Refusal | None]:
    """The deal after the call, or before it if that is refused."""
    phase = Declaring(0, Game(given.seat("declarer"), bid=0))
    deal, call = laid(given.rules, phase, given.hands("hands")), Rufen(given.card("call"))
    refusal = deal.why_not(call)
    return (deal, refusal) if refusal else (deal.apply(call).deal, None)


def _exchanged(given: Given) -> tuple[Deal, Refusal | None]:
    """The deal after call and return, or before what is refused."""
    deal, refusal = _called(given)
    give = Give(given.card("give"))
    refusal = refusal or deal.why_not(give)
    return (deal, refusal) if refusal else (deal.apply(give).deal, None)


def _partner(deal: Deal) -> Seat | None:
    game = game_of(deal.phase)
    return None if game is None else game.partner


def _after_a_call_in_vain(deal: Deal) -> str:
    """Whether any other card may be called now. Rule: §9.5."""
    again = any(deal.why_not(Rufen(card)) is None for card in Card)
    return "CALL_AGAIN" if again else "ALONE"
