"""Trick Augen as they are written. Chapter §7.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.rules.dealer import forehand
from binokel.seats import seats_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from binokel.cards import Augen
    from binokel.rules.config import Rules
    from binokel.rules.counting import Count
    from binokel.rules.writing import Seats


def written_augen(rules: Rules, count: Count, units: Sequence[Seats]) -> tuple[Augen, ...]:
    """Trick Augen as they are written, one entry for each unit. Rule: §7.4."""
    exact = [sum(count.trick_augen[seat] for seat in unit) for unit in units]
    match rules.scoring.rounding:
        case "none":
            return tuple(exact)
        case "half_up":
            return tuple((augen + 5) // 10 * 10 for augen in exact)
        case _:
            order = _order_of_remainders(rules, count, units)
            return _tens_with_the_sum_kept(exact, order)


def _tens_with_the_sum_kept(exact: Sequence[Augen], order: Sequence[int]) -> tuple[Augen, ...]:
    """Full tens; missing tens go to the largest remainders, equal ones in the order given."""
    tens = [augen // 10 * 10 for augen in exact]
    missing = (sum(exact) - sum(tens)) // 10
    for place in sorted(order, key=lambda place: -(exact[place] % 10))[:missing]:
        tens[place] += 10
    return tuple(tens)


def _order_of_remainders(rules: Rules, count: Count, units: Sequence[Seats]) -> list[int]:
    """Declarer's unit first, then his partner's, then the others from forehand. Rule: §7.4."""
    first = forehand(rules, count.dealer)
    seats = [count.declarer, *seats_from(first, rules.seats.players)]
    if count.partner is not None:
        seats.insert(1, count.partner)
    places = [next(place for place, unit in enumerate(units) if seat in unit) for seat in seats]
    return list(dict.fromkeys(places))
