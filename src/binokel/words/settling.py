"""What is written for a deal and why, number by number.

Every number comes from the settlement; here it is only spoken. Every account has a line with what
it writes as the sum of its parts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from binokel.rules.bonus import NO_BONUS
from binokel.rules.rufen import sides_of_deal
from binokel.rules.scoring import Kind, bonus_for_others
from binokel.rules.special import Contract, lost_factor, price, stake
from binokel.words import house, naming

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from binokel.rules.config import Rules
    from binokel.rules.scoring import Part, Settlement
    from binokel.words.people import People, Say

Lines: TypeAlias = "Iterator[str]"

_BONUS: Final = {
    Contract.NORMAL: "§7.7, §7.8",
    Contract.ABGEHEN: "§8.4, §7.8",
    Contract.VERDRUECKT: "§8.6, §7.8",
}
"""The paragraphs that give the others something extra."""


def settlement(say: Say, rules: Rules, settled: Settlement, people: People) -> tuple[str, ...]:
    """All lines about a settlement."""
    if settled.special is not None:
        return tuple(_special(say, rules, settled, people))
    why = _played if settled.contract is Contract.NORMAL else _given_up
    return (*why(say, rules, settled, people), *_accounts(say, rules, settled, people))


def _accounts(say: Say, rules: Rules, settled: Settlement, people: People) -> Lines:
    """A line for every account: its people, its number, the parts, the paragraphs."""
    accounts = zip(rules.sides().members, settled.change, settled.entries, strict=True)
    for account, change, entry in accounts:
        told = [part for part in entry if part.augen or part.kind is Kind.TRICKS]
        yield say(
            "settle-account" if told else "settle-account-nothing",
            who=people.together(account),
            change=change,
            sum=_sum(say, told),
            paragraph=", ".join(dict.fromkeys(part.paragraph for part in told or entry)),
        )


def _sum(say: Say, parts: Sequence[Part]) -> str:
    """The parts as a sum, `Stiche 100 − 2 × Gebot 280`."""
    terms = " ".join(
        f"{'−' if part.times < 0 else '+'} "
        + say(f"part-{part.kind.value}", augen=part.amount, factor=abs(part.times))
        for part in parts
    )
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
        own = _own(rules, settled)
        yield say(
            "settle-lost",
            factor=abs(own[Kind.BID].times),
            tricks="kept" if Kind.TRICKS in own else "dropped",
            paragraph="§7.6",
        )
        yield from _bonus(say, rules, settled)


def _own(rules: Rules, settled: Settlement) -> dict[Kind, Part]:
    """What the declarer writes, by kind."""
    return {part.kind: part for part in settled.entries[rules.account_of(settled.declarer)]}


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


# ── Abgehen and Verdrueckt ───────────────────────────────────────────────────────────────────────


def _given_up(say: Say, rules: Rules, settled: Settlement, people: People) -> Lines:
    """Rule: §8.2 to §8.6."""
    gave_up = settled.contract is Contract.ABGEHEN
    yield say(
        "settle-abgehen" if gave_up else "settle-verdrueckt",
        bid=settled.bid or 0,
        factor=abs(_own(rules, settled)[Kind.BID].times),
        melds="yes" if rules.abgehen.defenders_meld else "no",
        **people.about(settled.declarer),
    )
    yield from _bonus(say, rules, settled)


def _bonus(say: Say, rules: Rules, settled: Settlement) -> Lines:
    """Where the extra of the others comes from. Rule: §7.8."""
    bonus = bonus_for_others(rules, settled.contract)
    if bonus != NO_BONUS:
        yield say(
            "settle-bonus",
            kind=bonus.kind,
            how=house.bonus(say, bonus),
            bonus=settled.bonus,
            paragraph=_BONUS[settled.contract],
        )


# ── Durch and Untendurch ─────────────────────────────────────────────────────────────────────────


def _special(say: Say, rules: Rules, settled: Settlement, people: People) -> Lines:
    """Rule: §10.4 to §10.8."""
    game = settled.special
    assert game is not None
    yield say(
        "settle-special",
        who=people.called(settled.declarer),
        special=naming.special(say, game),
        game=settled.contract.name.lower(),
        made="yes" if settled.made else "no",
        value=stake(rules, game),
        factor=lost_factor(rules, game),
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
        case _:
            seats = tuple(seat for seat, stars in enumerate(settled.stars) if stars)
            return say("settle-special-stars", who=people.together(seats), count=len(seats))
