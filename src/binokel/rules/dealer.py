"""Who deals, who sits where for it, and who speaks first; a dealer is a person (§2.6)."""

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


def next_dealer_after_redeal(rules: Rules, dealer: int) -> int:
    """Which person deals after nobody has bid. Rule: §3.8."""
    stays = rules.auction.all_pass != "redeal_next"  # noqa: S105 -- not that kind of pass
    return dealer if stays else next_seat(dealer, rules.persons)


def forehand(rules: Rules, dealer: Seat) -> Seat:
    """The first to speak and to lead: the seat after the dealer, or seat 0 where he sits out.

    Rule: §2.3, §2.6.
    """
    return 0 if rules.seats.dealer_sits_out else next_seat(dealer, rules.seats.players)


def active(persons: int, dealer: int) -> tuple[int, ...]:
    """The persons holding cards where the dealer sits out, from forehand on: seats 0, 1 ….

    Rule: §2.6.
    """
    return tuple((dealer + step) % persons for step in range(1, persons))
