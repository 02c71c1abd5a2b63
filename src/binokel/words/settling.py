"""What is written for a deal and why, number by number.

The numbers come from the settlement; here they are only told apart, never settled again. Every
account has a line with what it writes as the sum of its parts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from binokel.rules.bonus import NO_BONUS
from binokel.rules.rufen import sides_of_deal
from binokel.rules.special import Contract, price, stake
from binokel.words import house, naming

if TYPE_CHECKING:
    from collections.abc import Iterator

    from binokel.cards import Augen
    from binokel.rules.bonus import Bonus
    from binokel.rules.config import Rules
    from binokel.rules.scoring import Seats, Settlement
    from binokel.words.people import People, Say

Lines: TypeAlias = "Iterator[str]"


@dataclass(frozen=True, slots=True)
class Part:
    """One part of what an account writes."""

    what: str
    """`melds`, `tricks`, `bonus` or `bid`."""
    augen: Augen
    """How much it is; for the bid, how much is taken off."""
    factor: int = 1
    """How many times the bid is taken off."""

    @property
    def signed(self) -> Augen:
        """What it adds to the account."""
        return -self.factor * self.augen if self.what == "bid" else self.augen


@dataclass(frozen=True, slots=True)
class Entry:
    """What an account writes: its parts and the paragraphs that say so."""

    parts: tuple[Part, ...]
    paragraph: str

    @property
    def sum(self) -> Augen:
        """What the parts come to."""
        return sum(part.signed for part in self.parts)


def settlement(say: Say, rules: Rules, settled: Settlement, people: People) -> tuple[str, ...]:
    """All lines about a settlement."""
    if settled.special is not None:
        return tuple(_special(say, rules, settled, people))
    if settled.contract is Contract.NORMAL:
        return (*_played(say, rules, settled, people), *_accounts(say, rules, settled, people))
    return (*_given_up(say, rules, settled, people), *_accounts(say, rules, settled, people))


def entries(rules: Rules, settled: Settlement) -> tuple[Entry, ...]:
    """What every account writes for a deal that was played for a bid."""
    entry = _entry_played if settled.contract is Contract.NORMAL else _entry_given_up
    return tuple(entry(rules, settled, account) for account in rules.sides().members)


def _accounts(say: Say, rules: Rules, settled: Settlement, people: People) -> Lines:
    accounts = rules.sides().members
    for account, entry in zip(accounts, entries(rules, settled), strict=True):
        yield say(
            "settle-account" if entry.parts else "settle-account-nothing",
            who=people.together(account),
            change=entry.sum,
            sum=_sum(say, entry),
            paragraph=entry.paragraph,
        )


def _sum(say: Say, entry: Entry) -> str:
    """The parts as a sum, `Stiche 100 − 2 × Gebot 280`."""
    said = [
        (part, say(f"part-{part.what}", augen=part.augen, factor=part.factor))
        for part in entry.parts
    ]
    terms = " ".join(f"{'−' if part.what == 'bid' else '+'} {text}" for part, text in said)
    return "−" + terms[2:] if terms.startswith("−") else terms[2:]


# ── played to the end ────────────────────────────────────────────────────────────────────────────


def _played(say: Say, rules: Rules, settled: Settlement, people: People) -> Lines:
    """Rule: §5.11, §7.3, §7.4, §7.6."""
    yield _test(say, rules, settled, people)
    if settled.struck:
        yield say("settle-struck", who=people.together(settled.struck))
    if rounded := _rounded(say, settled, people):
        yield rounded
    if not settled.made:
        yield say(
            "settle-lost",
            factor=rules.scoring.lost_factor,
            tricks="kept" if rules.scoring.lost_keeps_tricks else "dropped",
            paragraph="§7.6",
        )
        yield from _bonus(say, rules.scoring.lost_bonus, settled, "§7.7")


def _test(say: Say, rules: Rules, settled: Settlement, people: People) -> str:
    """The bid against what was reached. Rule: §7.3, §9.7."""
    sides = sides_of_deal(rules, settled.declarer, settled.partner)
    side = sides.members[sides.side_of(settled.declarer)]
    melds = sum(settled.melds[seat] for seat in side)
    bid, reached = settled.bid or 0, settled.reached or 0
    return say(
        "settle-test",
        who=people.together(side),
        melds=melds,
        tricks=reached - melds,
        reached=reached,
        bid=bid,
        missing=bid - reached,
        made="yes" if settled.made else "no",
        paragraph="§9.7" if settled.partner is not None else "§7.3",
    )


def _rounded(say: Say, settled: Settlement, people: People) -> str:
    """How trick Augen became tens; nothing if they were. Rule: §7.4."""
    exact = [sum(settled.trick_augen[seat] for seat in unit) for unit in settled.units]
    if tuple(exact) == settled.written:
        return ""
    units = (
        say("settle-rounded-unit", who=people.together(unit), exact=augen, written=written)
        for unit, augen, written in zip(settled.units, exact, settled.written, strict=True)
    )
    return say("settle-rounded", units=", ".join(units))


def _entry_played(rules: Rules, settled: Settlement, account: Seats) -> Entry:
    """Rule: §7.5 to §7.8, §9.8, §9.9."""
    sides = sides_of_deal(rules, settled.declarer, settled.partner)
    unit = next(unit for unit in settled.units if account[0] in unit)
    tricks = Part("tricks", settled.written[settled.units.index(unit)])
    declares = sides.together(account[0], settled.declarer)
    if declares and not settled.made:
        return _entry_lost(rules, settled, account, tricks)
    parts = (
        Part("melds", sum(settled.melds[seat] for seat in unit)),
        tricks,
        Part("bonus", settled.bonus),
    )
    shared = settled.partner is not None
    paragraph = "§9.8" if shared else "§7.5" if declares else "§7.7"
    if settled.bonus:
        paragraph += ", §7.8"
    return Entry(tuple(part for part in parts if part.augen or part is tricks), paragraph)


def _entry_lost(rules: Rules, settled: Settlement, account: Seats, tricks: Part) -> Entry:
    """Rule: §7.6, §9.9."""
    kept = (tricks,) if rules.scoring.lost_keeps_tricks else ()
    paragraph = "§7.6" if settled.partner is None else "§9.9"
    if settled.declarer not in account and rules.rufen.lost_by == "declarer":
        return Entry(kept, paragraph)
    charge = Part("bid", settled.bid or 0, rules.scoring.lost_factor)
    return Entry((*kept, charge), paragraph)


# ── Abgehen and Verdrueckt ───────────────────────────────────────────────────────────────────────


def _given_up(say: Say, rules: Rules, settled: Settlement, people: People) -> Lines:
    """Rule: §8.2 to §8.6."""
    gave_up = settled.contract is Contract.ABGEHEN
    yield say(
        "settle-abgehen" if gave_up else "settle-verdrueckt",
        bid=settled.bid or 0,
        factor=_factor(rules, settled),
        melds="yes" if rules.abgehen.defenders_meld else "no",
        **people.about(settled.declarer),
    )
    bonus = rules.abgehen.bonus if gave_up else rules.verdrueckt.bonus
    yield from _bonus(say, bonus, settled, "§8.4" if gave_up else "§8.6")


def _entry_given_up(rules: Rules, settled: Settlement, account: Seats) -> Entry:
    """Rule: §8.2 to §8.6, §9.10."""
    gave_up = settled.contract is Contract.ABGEHEN
    if settled.declarer in account:
        charge = Part("bid", settled.bid or 0, _factor(rules, settled))
        return Entry((charge,), "§8.2" if gave_up else "§8.6")
    if settled.partner in account:
        return Entry((), "§9.10")
    parts = (
        Part("melds", sum(settled.melds[seat] for seat in account)),
        Part("bonus", settled.bonus),
    )
    paragraph = "§8.6" if not gave_up else "§8.3, §8.4" if settled.bonus else "§8.3"
    return Entry(tuple(part for part in parts if part.augen), paragraph)


def _factor(rules: Rules, settled: Settlement) -> int:
    """How many times the bid is taken off. Rule: §8.2, §8.6."""
    return rules.abgehen.factor if settled.contract is Contract.ABGEHEN else 2


def _bonus(say: Say, bonus: Bonus, settled: Settlement, paragraph: str) -> Lines:
    """Where the extra of the others comes from. Rule: §7.8."""
    if bonus != NO_BONUS:
        yield say(
            "settle-bonus",
            kind=bonus.kind,
            how=house.bonus(say, bonus),
            bonus=settled.bonus,
            paragraph=f"{paragraph}, §7.8",
        )


# ── Durch and Untendurch ─────────────────────────────────────────────────────────────────────────


def _special(say: Say, rules: Rules, settled: Settlement, people: People) -> Lines:
    """Rule: §10.4 to §10.8."""
    game = settled.special
    assert game is not None
    value = stake(rules, game)
    yield say(
        "settle-special",
        who=people.called(settled.declarer),
        special=naming.special(say, game),
        game=settled.contract.name.lower(),
        made="yes" if settled.made else "no",
        value=value,
        factor=price(rules, game) // value,
        price=price(rules, game),
        paragraph=f"{settled.contract.value}, §10.6",
    )
    yield _booked(say, rules, settled, people)


def _booked(say: Say, rules: Rules, settled: Settlement, people: People) -> str:
    """Who gets how much for a special game, and where it is booked. Rule: §10.8."""
    declarer, sides = settled.declarer, rules.sides()
    match rules.match.special_account:
        case "separate":
            who, augen = people.called(declarer), settled.account[declarer]
            return say("settle-special-separate", who=who, augen=augen)
        case "score":
            account = sides.side_of(declarer)
            who = people.together(sides.members[account])
            return say("settle-special-score", who=who, augen=settled.change[account])
        case "stars":
            seats = tuple(seat for seat, stars in enumerate(settled.stars) if stars)
            return say("settle-special-stars", who=people.together(seats), count=len(seats))
