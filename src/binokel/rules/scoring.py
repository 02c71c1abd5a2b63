"""Counting and settling a deal, without a card in sight.

Chapter §7, with §8.2 to §8.6, §9.7 to §9.10 and §10.6 to §10.8.

Engine, scoresheet and tournament call the same `settle`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from binokel.errors import IllegalAction, Reason, Refusal
from binokel.rules import special
from binokel.rules.deck import forehand
from binokel.rules.rufen import sides_of_deal
from binokel.rules.special import Contract, Special
from binokel.seats import BySeat, Seat, seats_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from binokel.cards import Augen
    from binokel.rules.config import Rules

Seats: TypeAlias = tuple[Seat, ...]
"""Some seats that write together."""


@dataclass(frozen=True, slots=True)
class Count:
    """What a deal played for a bid came to, as people count it at the end."""

    contract: Contract
    """NORMAL, ABGEHEN or VERDRUECKT."""
    declarer: Seat
    bid: Augen
    melds: BySeat[Augen]
    """Augen of the melds as shown, before §5.11."""
    tricks: BySeat[int] = ()
    """Number of tricks won; not read for Abgehen and Verdrueckt."""
    trick_augen: BySeat[Augen] = ()
    """Exact Augen of tricks, last trick and buried cards; not read likewise."""
    partner: Seat | None = None
    """The partner by Rufen."""
    dealer: Seat = 0
    """Who dealt; it decides equal remainders in §7.4."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """What is written for a deal and why."""

    contract: Contract
    declarer: Seat
    bid: Augen | None
    """None in a Durch or Untendurch."""
    made: bool
    """Whether the bid was reached, or the special game won."""
    change: tuple[Augen, ...]
    """What every account writes: one entry a side, or a seat where seats keep their own account."""
    reached: Augen | None = None
    """What was compared with the bid. Rule: §7.3."""
    melds: BySeat[Augen] = ()
    """The melds that count. Rule: §5.11."""
    struck: Seats = ()
    """Seats whose melds are struck for want of a trick. Rule: §5.11."""
    trick_augen: BySeat[Augen] = ()
    """Exact Augen of every seat."""
    units: tuple[Seats, ...] = ()
    """Whose trick Augen are written together, in the order of `written`."""
    written: tuple[Augen, ...] = ()
    """Trick Augen as written. Rule: §7.4."""
    partner: Seat | None = None
    bonus: Augen = 0
    """The extra that each other side (or seat) writes. Rule: §7.8."""
    special: Special | None = None
    """The special game, if it was one."""
    account: BySeat[Augen] = ()
    """What goes to the separate account of every seat. Rule: §10.8."""
    stars: BySeat[int] = ()
    """Stars won by every seat. Rule: §10.8."""


def why_not_count(rules: Rules, count: Count) -> Refusal | None:
    """Why a deal cannot be settled as counted, if it cannot. Rule: §7.1, §8.1, §9.1, §9.10."""
    if count.contract is Contract.ABGEHEN and not rules.abgehen.enabled:
        return Refusal(Reason.NOT_ALLOWED, {"option": "abgehen.enabled"}, "§8.1")
    if count.partner is not None and not rules.rufen.enabled:
        return Refusal(Reason.NOT_ALLOWED, {"option": "rufen.enabled"}, "§9.1")
    if count.partner is not None and count.contract is Contract.ABGEHEN:
        return Refusal(Reason.NOT_ALLOWED, {"partner": count.partner}, "§9.10")
    if count.contract is Contract.NORMAL and sum(count.trick_augen) != rules.total_augen:
        return Refusal(Reason.SUM, {"sum": sum(count.trick_augen), "all": rules.total_augen})
    return None


def settle(rules: Rules, count: Count) -> Settlement:
    """What every account writes for a deal that was played for a bid.

    Raises:
        IllegalAction: if the count cannot be right (`why_not_count`).

    Rule: §7.5 to §7.8, §8.2 to §8.6, §9.7 to §9.10.
    """
    if refusal := why_not_count(rules, count):
        raise IllegalAction(refusal, "settling")
    if count.contract is Contract.NORMAL:
        return _settle_played(rules, count)
    return _settle_given_up(rules, count)


# ── played to the end ────────────────────────────────────────────────────────────────────────────


def _settle_played(rules: Rules, count: Count) -> Settlement:
    """Rule: §7.2 to §7.8, §9.7 to §9.9."""
    sides = _sides(rules, count)
    units = _writing_units(rules, count, sides)
    written = written_augen(rules, count, units)
    melds = counting_melds(rules, count, sides)
    reached = _reached(rules, count, sides, units, written, melds)
    made = reached >= count.bid
    bonus = 0 if made else rules.scoring.lost_bonus.augen(count.bid, rules.seats.players)
    change = []
    for account in rules.sides().members:
        unit = next(unit for unit in units if account[0] in unit)
        tricks = written[units.index(unit)]
        if made or not _declares(count, sides, account):
            change.append(sum(melds[seat] for seat in unit) + tricks + bonus)
        else:
            kept = tricks if rules.scoring.lost_keeps_tricks else 0
            charge = rules.scoring.lost_factor * count.bid if _pays(rules, count, account) else 0
            change.append(kept - charge)
    struck = tuple(seat for seat, augen in enumerate(melds) if augen < count.melds[seat])
    return Settlement(
        count.contract,
        count.declarer,
        count.bid,
        made,
        tuple(change),
        reached=reached,
        melds=melds,
        struck=struck,
        trick_augen=count.trick_augen,
        units=units,
        written=written,
        partner=count.partner,
        bonus=bonus,
    )


def _sides(rules: Rules, count: Count) -> tuple[Seats, ...]:
    """The sides of the deal; after a call the declarer's side first. Rule: §2.2, §9.3."""
    members = sides_of_deal(rules, count.declarer, count.partner).members
    if count.partner is None:
        return members
    return tuple(sorted(members, key=lambda side: count.declarer not in side))


def _writing_units(rules: Rules, count: Count, sides: tuple[Seats, ...]) -> tuple[Seats, ...]:
    """Whose trick Augen are rounded and written together. Rule: §7.4, §9.8."""
    if count.partner is not None and rules.rufen.score == "own_augen":
        return tuple((seat,) for seat in range(rules.seats.players))
    return sides


def counting_melds(rules: Rules, count: Count, sides: tuple[Seats, ...]) -> BySeat[Augen]:
    """The melds of every seat that are not struck for want of a trick. Rule: §5.11."""
    match rules.melds.need_trick:
        case "none":
            return count.melds
        case "seat":
            saved = {seat for seat, tricks in enumerate(count.tricks) if tricks}
        case _:
            saved = {
                seat for side in sides if any(count.tricks[seat] for seat in side) for seat in side
            }
    return tuple(augen if seat in saved else 0 for seat, augen in enumerate(count.melds))


def _reached(  # noqa: PLR0913 -- the parts of one sum
    rules: Rules,
    count: Count,
    sides: tuple[Seats, ...],
    units: tuple[Seats, ...],
    written: Sequence[Augen],
    melds: BySeat[Augen],
) -> Augen:
    """Melds and trick Augen of the declarer's side, exact or as written. Rule: §7.3, §9.7."""
    side = next(side for side in sides if count.declarer in side)
    if rules.scoring.bid_test == "rounded":
        tricks = sum(augen for unit, augen in zip(units, written, strict=True) if unit[0] in side)
    else:
        tricks = sum(count.trick_augen[seat] for seat in side)
    return sum(melds[seat] for seat in side) + tricks


def _declares(count: Count, sides: tuple[Seats, ...], account: Seats) -> bool:
    """Whether an account is of the declarer's side."""
    return any(count.declarer in side and account[0] in side for side in sides)


def _pays(rules: Rules, count: Count, account: Seats) -> bool:
    """Whether an account of the declarer's side is charged the bid. Rule: §7.6, §9.9."""
    return count.declarer in account or rules.rufen.lost_by == "both"


# ── rounding ─────────────────────────────────────────────────────────────────────────────────────


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


# ── Abgehen and Verdrueckt ───────────────────────────────────────────────────────────────────────


def _settle_given_up(rules: Rules, count: Count) -> Settlement:
    """Rule: §8.2 to §8.6, §9.10."""
    melds = _melds_of_the_others(rules, count)
    gave_up = count.contract is Contract.ABGEHEN
    price = count.bid * (rules.abgehen.factor if gave_up else 2)
    extra = rules.abgehen.bonus if gave_up else rules.verdrueckt.bonus
    bonus = extra.augen(count.bid, rules.seats.players)
    change = []
    for account in rules.sides().members:
        if count.declarer in account:
            change.append(-price)
        elif count.partner in account:
            change.append(0)
        else:
            change.append(sum(melds[seat] for seat in account) + bonus)
    return Settlement(
        count.contract,
        count.declarer,
        count.bid,
        made=False,
        change=tuple(change),
        melds=melds,
        partner=count.partner,
        bonus=bonus,
    )


def _melds_of_the_others(rules: Rules, count: Count) -> BySeat[Augen]:
    """The declarer's side writes no melds, the others theirs without a trick. Rule: §8.3, §8.6."""
    if count.contract is Contract.ABGEHEN and not rules.abgehen.defenders_meld:
        return (0,) * rules.seats.players
    side = sides_of_deal(rules, count.declarer, count.partner)
    return tuple(
        0 if side.together(seat, count.declarer) else augen
        for seat, augen in enumerate(count.melds)
    )


# ── Durch and Untendurch ─────────────────────────────────────────────────────────────────────────


def settle_special(rules: Rules, game: Special, declarer: Seat, *, won: bool) -> Settlement:
    """What is booked for a Durch or Untendurch, and where. Rule: §10.6 to §10.8."""
    value = special.stake(rules, game) if won else -special.price(rules, game)
    seats = range(rules.seats.players)
    nothing = (0,) * len(seats)
    change = (0,) * len(rules.sides().members)
    account, stars = nothing, nothing
    match rules.match.special_account:
        case "separate":
            account = tuple(value if seat == declarer else 0 for seat in seats)
        case "score":
            change = tuple(value if declarer in mine else 0 for mine in rules.sides().members)
        case _:
            stars = tuple(int(_earns_star(rules, declarer, seat, won=won)) for seat in seats)
    return Settlement(
        game.contract,
        declarer,
        None,
        won,
        change,
        special=game,
        account=account,
        stars=stars,
    )


def _earns_star(rules: Rules, declarer: Seat, seat: Seat, *, won: bool) -> bool:
    """Rule: §10.8."""
    return seat == declarer if won else not rules.sides().together(seat, declarer)
