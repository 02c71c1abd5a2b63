"""Seats, sizes, faults, dealers and the time of Abgehen. Chapters §2, §8.1 and §12.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from binokel.deal.game import Game
from binokel.deal.laying_open import first_leader
from binokel.rules import auction
from binokel.rules.dealer import active, forehand, next_dealer, next_dealer_after_redeal
from binokel.rules.giving_up import Moment, why_not_give_up
from binokel.rules.presets import usual_sizes
from binokel.rules.special import Contract, Special
from binokel.testing.cases.answers import Answers, plain

if TYPE_CHECKING:
    from binokel.rules.config import Rules
    from binokel.testing.cases.given import Given

_REDEAL: Final = "REDEAL"
_PHASES: Final = ("AUCTION", "DAPP", "CALLED", "BURIED", "TRICKS")


def sizes(given: Given) -> Answers:
    """Rule: §2.4."""
    rules = given.rules
    return Answers(plain(deck=rules.deck_size, hand=rules.seats.hand_size, dapp=rules.dapp.size))


def usual(given: Given) -> Answers:
    """Rule: §2.4."""
    hand, dapp = usual_sizes(given.number("players"), with_diss=given.flag("with_diss"))
    return Answers(plain(hand=hand, dapp=dapp))


def faults(given: Given) -> Answers:
    """Rule: §12.2."""
    return Answers(plain(faults=list(given.rules.fault_codes())))


def sides(given: Given) -> Answers:
    """Rule: §2.2."""
    return Answers(plain(sides=[list(side) for side in given.rules.sides().members]))


def turn(given: Given) -> Answers:
    """Rule: §2.3, §3.1, §6.1, §10.1."""
    rules, dealer, contract = given.rules, given.person("dealer"), given.contract()
    special = {Contract.DURCH: Special.DURCH, Contract.UNTENDURCH: Special.UNTENDURCH}
    game = Game(given.seat("declarer"), special=special.get(contract))
    return Answers(
        plain(
            forehand=forehand(rules, dealer),
            first_speaker=auction.opening(rules, dealer).to_act,
            first_lead=first_leader(rules, dealer, game),
            next_dealer=next_dealer(rules, dealer, special=not contract.for_a_bid),
        )
    )


def dealers(given: Given) -> Answers:
    """Rule: §2.3, §3.8, §8.8, §10.9."""
    named = [given.person("first")]
    for deal in given.words("deals", (*Contract.__members__, _REDEAL)):
        named.append(_after(given.rules, named[-1], deal))
    return Answers(plain(dealers=list(named)))


def _after(rules: Rules, dealer: int, deal: str) -> int:
    if deal == _REDEAL:
        return next_dealer_after_redeal(rules, dealer)
    return next_dealer(rules, dealer, special=not Contract[deal].for_a_bid)


def abgehen(given: Given) -> Answers:
    """Rule: §8.1, §9.10."""
    moment = Moment[given.word("phase", _PHASES)]
    return Answers(plain(allowed=why_not_give_up(given.rules, moment) is None))


def persons(given: Given) -> Answers:
    """Rule: §2.6."""
    return Answers(plain(active=list(active(given.number("persons"), given.number("dealer")))))
