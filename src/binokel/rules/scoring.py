"""Settling a deal, without a card in sight.

Chapter §7, with §8.2 to §8.6, §9.7 to §9.10 and §10.6 to §10.8. What people count is in
`counting`, rounding in `rounding`, and what is written in `writing`.

Engine, scoresheet and tournament call the same `settle`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from binokel.errors import IllegalAction
from binokel.rules import special
from binokel.rules.counting import Count, why_not_count, why_not_seat
from binokel.rules.rounding import written_augen
from binokel.rules.rufen import sides_of_deal
from binokel.rules.special import Contract, Special
from binokel.rules.writing import Entry, Kind, Part, Seats, Settlement

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from binokel.cards import Augen
    from binokel.rules.bonus import Bonus
    from binokel.rules.config import Rules
    from binokel.seats import BySeat, Seat, Sides

__all__ = [
    "Count",
    "Entry",
    "Kind",
    "Part",
    "Seats",
    "Settlement",
    "bonus_for_others",
    "settle",
    "settle_special",
    "why_not_count",
]


def settle(rules: Rules, count: Count) -> Settlement:
    """What every account writes for a deal that was played for a bid.

    Raises:
        IllegalAction: if the count cannot be right (`why_not_count`).

    Rule: §7.5 to §7.8, §8.2 to §8.6, §9.7 to §9.10.
    """
    if refusal := why_not_count(rules, count):
        raise IllegalAction(refusal, "settling")
    return _SETTLE[count.contract](rules, count)


def bonus_for_others(rules: Rules, contract: Contract) -> Bonus:
    """The extra that each other side writes when the declarer loses. Rule: §7.7, §8.4, §8.6."""
    match contract:
        case Contract.ABGEHEN:
            return rules.abgehen.bonus
        case Contract.VERDRUECKT:
            return rules.verdrueckt.bonus
        case _:
            return rules.scoring.lost_bonus


# ── played to the end ────────────────────────────────────────────────────────────────────────────


def _settle_played(rules: Rules, count: Count) -> Settlement:
    """Rule: §7.2 to §7.8, §9.7 to §9.9."""
    sides = sides_of_deal(rules, count.declarer, count.partner)
    units = _writing_units(rules, count, sides)
    written = written_augen(rules, count, units)
    melds = _counting_melds(rules, count, sides)
    played = _Played(rules, count, sides, units, written, melds)
    return Settlement(
        count.contract,
        count.declarer,
        count.bid,
        played.made,
        tuple(played.entry(account) for account in rules.sides().members),
        reached=played.reached,
        melds=melds,
        struck=tuple(seat for seat, augen in enumerate(melds) if augen < count.melds[seat]),
        trick_augen=count.trick_augen,
        units=units,
        written=written,
        partner=count.partner,
        bonus=played.bonus,
    )


def _writing_units(rules: Rules, count: Count, sides: Sides) -> tuple[Seats, ...]:
    """Whose trick Augen are rounded and written together; after a call the declarer's side first.

    Rule: §2.2, §7.4, §9.3, §9.8.
    """
    if count.partner is None:
        return sides.members
    if rules.rufen.score == "own_augen":
        return tuple((seat,) for seat in range(rules.seats.players))
    return tuple(sorted(sides.members, key=lambda side: count.declarer not in side))


def _counting_melds(rules: Rules, count: Count, sides: Sides) -> BySeat[Augen]:
    """The melds of every seat that are not struck for want of a trick. Rule: §5.11."""
    match rules.melds.need_trick:
        case "none":
            return count.melds
        case "seat":
            saved = {seat for seat, tricks in enumerate(count.tricks) if tricks}
        case _:
            winning = [side for side in sides.members if any(count.tricks[seat] for seat in side)]
            saved = {seat for side in winning for seat in side}
    return tuple(augen if seat in saved else 0 for seat, augen in enumerate(count.melds))


@dataclass(frozen=True, slots=True)
class _Played:
    """A deal played to the end, counted and rounded."""

    rules: Rules
    count: Count
    sides: Sides
    units: tuple[Seats, ...]
    written: tuple[Augen, ...]
    melds: BySeat[Augen]

    @property
    def reached(self) -> Augen:
        """Melds and trick Augen of the declarer's side, exact or as written. Rule: §7.3, §9.7."""
        side = self.sides.members[self.sides.side_of(self.count.declarer)]
        if self.rules.scoring.bid_test == "rounded":
            units = zip(self.units, self.written, strict=True)
            tricks = sum(augen for unit, augen in units if unit[0] in side)
        else:
            tricks = sum(self.count.trick_augen[seat] for seat in side)
        return sum(self.melds[seat] for seat in side) + tricks

    @property
    def made(self) -> bool:
        """Equal is enough. Rule: §7.3."""
        return self.reached >= self.count.bid

    @property
    def bonus(self) -> Augen:
        """Nothing extra when the deal is made. Rule: §7.7, §7.8."""
        return 0 if self.made else _bonus(self.rules, self.count)

    def entry(self, account: Seats) -> Entry:
        """What an account writes. Rule: §7.5 to §7.7."""
        unit = next(unit for unit in self.units if account[0] in unit)
        tricks = self.written[self.units.index(unit)]
        declares = self.sides.together(account[0], self.count.declarer)
        if declares and not self.made:
            return self._entry_lost(account, tricks)
        alone = "§7.5" if declares else "§7.7"
        paragraph = alone if self.count.partner is None else "§9.8"
        melds = sum(self.melds[seat] for seat in unit)
        return (
            Part(Kind.MELDS, melds, paragraph),
            Part(Kind.TRICKS, tricks, paragraph),
            Part(Kind.BONUS, self.bonus, "§7.8"),
        )

    def _entry_lost(self, account: Seats, tricks: Augen) -> Entry:
        """No melds, the bid taken off, the trick Augen kept or not. Rule: §7.6, §9.9."""
        paragraph = "§7.6" if self.count.partner is None else "§9.9"
        pays = self.count.declarer in account or self.rules.rufen.lost_by == "both"
        times = -self.rules.scoring.lost_factor if pays else 0
        charge = Part(Kind.BID, self.count.bid, paragraph, times)
        if self.rules.scoring.lost_keeps_tricks:
            return (Part(Kind.TRICKS, tricks, paragraph), charge)
        return (charge,)


def _bonus(rules: Rules, count: Count) -> Augen:
    """What each other side writes extra in a deal that is lost. Rule: §7.8."""
    return bonus_for_others(rules, count.contract).augen(count.bid, rules.seats.players)


# ── Abgehen and Verdrueckt ───────────────────────────────────────────────────────────────────────


def _settle_abgehen(rules: Rules, count: Count) -> Settlement:
    """Rule: §8.2 to §8.4."""
    charge = Part(Kind.BID, count.bid, "§8.2", -rules.abgehen.factor)
    meld = rules.abgehen.defenders_meld
    melds = _melds_of_the_others(rules, count) if meld else (0,) * rules.seats.players
    return _not_played(rules, count, charge, melds, ("§8.3", "§8.4"))


def _settle_verdrueckt(rules: Rules, count: Count) -> Settlement:
    """Rule: §8.6, §9.10."""
    charge = Part(Kind.BID, count.bid, "§8.6", -2)
    melds = _melds_of_the_others(rules, count)
    return _not_played(rules, count, charge, melds, ("§8.6", "§8.6"))


def _melds_of_the_others(rules: Rules, count: Count) -> BySeat[Augen]:
    """The declarer's side writes no melds, the others theirs without a trick. Rule: §8.3, §8.6."""
    side = sides_of_deal(rules, count.declarer, count.partner)
    return tuple(
        0 if side.together(seat, count.declarer) else augen
        for seat, augen in enumerate(count.melds)
    )


def _not_played(
    rules: Rules, count: Count, charge: Part, melds: BySeat[Augen], paragraphs: tuple[str, str]
) -> Settlement:
    """The declarer pays, a partner writes nothing, the others melds and bonus. Rule: §9.10."""
    bonus = _bonus(rules, count)
    for_melds, for_bonus = paragraphs

    def entry(account: Seats) -> Entry:
        if count.declarer in account:
            return (charge,)
        if count.partner in account:
            return (Part(Kind.BID, count.bid, "§9.10", 0),)
        own = sum(melds[seat] for seat in account)
        return (Part(Kind.MELDS, own, for_melds), Part(Kind.BONUS, bonus, for_bonus))

    return Settlement(
        count.contract,
        count.declarer,
        count.bid,
        made=False,
        entries=tuple(entry(account) for account in rules.sides().members),
        melds=melds,
        partner=count.partner,
        bonus=bonus,
    )


_SETTLE: Final[Mapping[Contract, Callable[[Rules, Count], Settlement]]] = {
    Contract.NORMAL: _settle_played,
    Contract.ABGEHEN: _settle_abgehen,
    Contract.VERDRUECKT: _settle_verdrueckt,
}
"""How each contract for a bid is settled."""


# ── Durch and Untendurch ─────────────────────────────────────────────────────────────────────────


def settle_special(rules: Rules, game: Special, declarer: Seat, *, won: bool) -> Settlement:
    """What is booked for a Durch or Untendurch, and where.

    Raises:
        IllegalAction: if there is no such seat.

    Rule: §10.6 to §10.8.
    """
    seats, booked = range(rules.seats.players), rules.match.special_account
    if refusal := why_not_seat(declarer, len(seats)):
        raise IllegalAction(refusal, "settling")
    value = special.stake(rules, game)
    times = 1 if won else -special.lost_factor(rules, game)

    def entry(mine: Seats) -> Entry:
        here = booked == "score" and declarer in mine
        return (Part(Kind.SPECIAL, value, "§10.8", times if here else 0),)

    def account(seat: Seat) -> Augen:
        return times * value if booked == "separate" and seat == declarer else 0

    def stars(seat: Seat) -> int:
        return int(booked == "stars" and _earns_star(rules, declarer, seat, won=won))

    return Settlement(
        game.contract,
        declarer,
        None,
        won,
        tuple(map(entry, rules.sides().members)),
        special=game,
        account=tuple(map(account, seats)),
        stars=tuple(map(stars, seats)),
    )


def _earns_star(rules: Rules, declarer: Seat, seat: Seat, *, won: bool) -> bool:
    """Rule: §10.8."""
    return seat == declarer if won else not rules.sides().together(seat, declarer)
