"""Bidding: how far the own hand carries, over some ways the Dapp may lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from binokel.bots.common import lowest_bid
from binokel.bots.quick_melds import quick_melds
from binokel.bots.rulebook.calling import USUAL_GAIN, worth_with_partner
from binokel.bots.rulebook.outcome import worth_of_giving_up, worth_of_playing
from binokel.bots.rulebook.plan import best_plan
from binokel.cards import CardSet, deck
from binokel.deal.actions import PASS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from binokel.bots.protocol import Budget
    from binokel.bots.rulebook.style import Style
    from binokel.cards import Augen
    from binokel.deal.actions import Action
    from binokel.deal.view import View
    from binokel.rules.config import Rules


_FEW: Final = 4
"""Samples that may be enough."""


def speak(view: View, rng: Random, budget: Budget, style: Style) -> Action:
    """Bid the least as long as playing is worth more than letting another one play."""
    legal = view.legal
    if PASS not in legal:
        return lowest_bid(view)
    if legal.count == 1:
        return PASS
    bid = lowest_bid(view)
    wanted = style.pass_worth + _partner_handicap(view, style)
    wanted += sum(quick_melds(view.rules.melds, view.hand)) / 4
    samples = worths_of_declaring(view, bid.augen, rng, budget, style)
    return bid if _mean_exceeds(samples, wanted, style.clear) else PASS


def _mean_exceeds(samples: Iterator[float], wanted: float, clear: float) -> bool:
    """Whether the mean is greater; a few samples are enough where they say so clearly."""
    total, number = 0.0, 0
    for number, worth in enumerate(samples, start=1):
        total += worth
        if number >= _FEW and abs(total / number - wanted) > clear:
            break
    return total > wanted * number


def _partner_handicap(view: View, style: Style) -> float:
    """What the own game must be better by while a partner is high bidder."""
    bidding, seat = view.bidding, view.seat
    assert bidding is not None
    assert seat is not None
    if bidding.high is None or not view.rules.sides().together(bidding.high, seat):
        return 0.0
    theirs = [augen for speaker, augen in bidding.calls if speaker == bidding.high]
    forced = (
        view.rules.auction.opening_forced
        and len(theirs) == 1
        and (bidding.calls[0][0] == bidding.high)
    )
    return style.outbid_partner / 3 if forced else style.outbid_partner


def worths_of_declaring(
    view: View, bid: Augen, rng: Random, budget: Budget, style: Style
) -> Iterator[float]:
    """What it is worth to become declarer at a bid, for sampled Dapps and partners' hands."""
    rules, seat = view.rules, view.seat
    assert seat is not None
    mates = len(rules.sides().partners(seat))
    rivals = max(1, rules.accounts - 1)
    for hand, partners in _worlds(rules, view.hand, mates, rng, budget.worlds):
        plan = best_plan(rules, hand, mates, style)
        melds = sum(quick_melds(rules.melds, held)[plan.trump.index] for held in partners)
        worth = worth_of_playing(rules, plan.prospect(melds), bid, rivals)
        if rules.rufen.enabled:
            worth = max(worth, worth_with_partner(rules, plan, bid, USUAL_GAIN))
        if rules.abgehen.enabled:
            worth = max(worth, worth_of_giving_up(rules, bid, 0.0))
        yield worth


def _worlds(
    rules: Rules, hand: CardSet, mates: int, rng: Random, number: int
) -> Iterator[tuple[CardSet, list[CardSet]]]:
    """Own hand with a Dapp, and the partners' hands, as the unseen cards may lie."""
    unseen = list(CardSet(deck(with_diss=rules.deck.with_diss)) - hand)
    size, each = rules.dapp.size, rules.seats.hand_size
    for _ in range(number):
        drawn = rng.sample(unseen, size + mates * each)
        dapp = sum(card.bit for card in drawn[:size])
        partners = [
            CardSet(drawn[size + mate * each : size + (mate + 1) * each]) for mate in range(mates)
        ]
        yield CardSet.from_bits(hand.bits + dapp), partners
