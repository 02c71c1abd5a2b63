"""Auctions spoken word by word in a real deal. Chapter §3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.deal.actions import PASS, Bid, Pass
from binokel.deal.auctioning import Auction
from binokel.deal.settled import Over
from binokel.rules.dealer import next_dealer_after_redeal
from binokel.testing.cases.answers import Answers, plain
from binokel.testing.cases.components.table import dealt, nothing_announced, written_deck
from binokel.testing.cases.given import Malformed

if TYPE_CHECKING:
    from binokel.deal.state import Deal
    from binokel.errors import Refusal
    from binokel.testing.cases.files import Json
    from binokel.testing.cases.given import Given


def auction(given: Given) -> Answers:
    """What is possible after the last word. Rule: §3.1 to §3.10."""
    rules, dealer = given.rules, given.person("dealer", default=0)
    deal = nothing_announced(dealt(rules, dealer, written_deck(rules)))
    words = given.items("actions", _word)
    refusal: Refusal | None = None
    for place, (seat, word) in enumerate(words):
        if refusal is not None:
            raise Malformed(f"input: only the last action may be refused, {place} is: {refusal}")
        refusal = deal.why_not(word, seat)
        deal = deal if refusal else deal.apply(word, seat).deal
    return Answers(
        plain(
            accepted=None if not words else refusal is None,
            reason=refusal.reason.name if refusal else None,
            **_standing(deal),
            **_redeal(given, deal, dealer),
        )
    )


def _word(raw: Json) -> tuple[int, Bid | Pass]:
    match raw:
        case [int(seat), "pass"]:
            return seat, PASS
        case [int(seat), bid]:
            # whatever is no bid must be refused as one
            return seat, Bid(bid)  # type: ignore[arg-type]
        case _:
            raise Malformed('input: an action is [seat, bid] or [seat, "pass"]')


def _standing(deal: Deal) -> dict[str, Json]:
    runs = isinstance(deal.phase, Auction)
    bids = (action.augen for action in deal.legal.first(2) if isinstance(action, Bid))
    bidding = deal.view(None).bidding
    assert bidding is not None
    return {
        "to_act": deal.to_act if runs else None,
        "lowest": next(bids, None) if runs else None,
        "may_pass": runs and PASS in deal.legal,
        "over": not runs,
        "declarer": bidding.declarer,
        "bid": bidding.bid,
    }


def _redeal(given: Given, deal: Deal, dealer: int) -> dict[str, Json]:
    """Rule: §3.8."""
    if not isinstance(deal.phase, Over):
        return {"outcome": None, "next_dealer": None}
    return {
        "outcome": "REDEAL",
        "next_dealer": next_dealer_after_redeal(given.rules, dealer),
    }
