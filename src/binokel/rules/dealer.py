"""Who deals next. A dealer is a seat, or a person where the dealer sits out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.seats import Seat, next_seat

if TYPE_CHECKING:
    from binokel.rules.config import Rules


def counts_as_deal(rules: Rules, *, special: bool) -> bool:
    """Whether a deal played to its end counts for the match and passes the deal on. Rule: §10.9.

    Args:
        rules: the rules of the match.
        special: whether a Durch or Untendurch was played.
    """
    return not special or rules.match.special_moves_dealer


def next_dealer(rules: Rules, dealer: Seat, *, special: bool) -> Seat:
    """Who deals after a deal: the next of all persons. Rule: §2.3.

    Args:
        rules: the rules of the match.
        dealer: who dealt.
        special: whether a Durch or Untendurch was played (§10.9).
    """
    return next_seat(dealer, rules.persons) if counts_as_deal(rules, special=special) else dealer
