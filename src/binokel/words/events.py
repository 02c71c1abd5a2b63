"""One line about every event of a deal and a match.

A line is made of the fields of its event and of nothing else, so it tells no more than the event.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from binokel.cards import Card, CardSet, Suit
from binokel.deal.events import Dealt, Settled
from binokel.errors import Reason
from binokel.match.events import DealWritten, MatchEnded
from binokel.rules.melds import Melds
from binokel.rules.special import Special
from binokel.words import naming
from binokel.words.people import listed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from binokel.deal.events import Event
    from binokel.match.scoresheet import Line
    from binokel.rules.scoring import Settlement
    from binokel.seats import Sides
    from binokel.words.catalogue import Arg
    from binokel.words.people import People, Say

SILENT: Final = (Dealt,)
"""Events that are not worth a line."""


def event(
    say: Say,
    event: Event | DealWritten | MatchEnded,
    people: People,
    sides: Sides | None,
) -> str | None:
    """One line about an event, None if it is not worth one."""
    match event:
        case DealWritten(line):
            return say("event-deal-written", totals=_totals(say, line, people, sides))
        case MatchEnded(winners):
            return _match_ended(say, winners, people, sides)
        case Settled(settlement):
            return _settled(say, settlement, people)
    if isinstance(event, SILENT):
        return None
    facts: dict[str, Arg] = {}
    for field in fields(event):
        facts |= _spoken(say, field.name, getattr(event, field.name), people)
    return say(message_of(type(event)), **facts)


def message_of(kind: type) -> str:
    """The id of the message about a kind of event: `event-bid-made` for `BidMade`."""
    return f"event{re.sub('[A-Z]', lambda capital: '-' + capital[0].lower(), kind.__name__)}"


def _spoken(say: Say, name: str, fact: Any, people: People) -> dict[str, Arg]:
    """A field of an event as arguments of its message."""
    if name in ("seat", "leader"):
        return people.about(fact)
    if name == "partner":
        return _partner(fact, people)
    match fact:
        case None:
            return {name: "none"}
        case Card():
            return {name: naming.card(say, fact)}
        case Suit():
            return {name: naming.suit(say, fact)}
        case CardSet():
            return {name: naming.cards(say, fact), f"{name}_count": len(fact)}
        case Special():
            return {name: naming.special(say, fact)}
        case Reason():
            return {name: fact.name.lower().replace("_", "-")}
        case Melds():
            return {name: _melds(say, fact), "augen": fact.augen, "count": len(fact.melds)}
        case int():
            return {name: fact}
    raise TypeError(f"no words for the {name} {fact!r}")


def _partner(seat: int | None, people: People) -> dict[str, Arg]:
    if seat is None:
        return {"partner": "", "partner_you": "nobody"}
    about = people.about(seat)
    return {"partner": about["name"], "partner_you": about["you"]}


def _melds(say: Say, melds: Melds) -> str:
    return ", ".join(naming.meld(say, meld) for meld in melds.melds)


def _settled(say: Say, settlement: Settlement, people: People) -> str:
    """Rule: §7.3, §8.2, §8.6, §10.6."""
    return say(
        "event-settled",
        contract=settlement.contract.name.lower(),
        made="yes" if settlement.made else "no",
        bid=settlement.bid or 0,
        **people.about(settlement.declarer),
    )


def _totals(say: Say, line: Line, people: People, sides: Sides | None) -> str:
    names = _accounts(range(len(line.totals)), people, sides)
    totals = zip(names, line.totals, strict=True)
    return " · ".join(say("total", who=name, augen=total) for name, total in totals)


def _match_ended(say: Say, winners: tuple[int, ...], people: People, sides: Sides | None) -> str:
    """Rule: §11.2."""
    return say("event-match-ended", winners=listed(say, _accounts(winners, people, sides)))


def _accounts(numbers: Iterable[int], people: People, sides: Sides | None) -> list[str]:
    """The names of accounts: of a side where sides are given, else of a seat or person."""
    return [people.together(sides.members[a] if sides else (a,)) for a in numbers]
