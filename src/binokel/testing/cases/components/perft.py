"""Counting lines of play and auctions. Chapters §3 and §6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.testing import perft as count
from binokel.testing.cases.answers import Answers, Counted, Counts, plain
from binokel.testing.cases.given import Malformed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from binokel.testing.cases.files import Json
    from binokel.testing.cases.given import Given
    from binokel.testing.perft import Position


def play(given: Given, limit: float) -> Answers:
    """Lines of every depth, up to the limit. Rule: §1.6, §6.2 to §6.12, §6.14."""
    position, depth = _position(given), given.number("depth")
    counts = Counts(count.perft(position, depth, limit), depth, limit)
    by_copies = Counted(lambda: count.perft_by_copies(position, limit), limit)
    done = len(counts.counts)
    return Answers(
        {"counts": counts, "by_copies": by_copies},
        (f"counts checked to depth {done} of {depth}",) if counts.cut else (),
        explain=lambda expected: _divide(position, counts, expected),
    )


def auctions(given: Given) -> Answers:
    """Complete auctions below a cap. Rule: §3.4, §3.7."""
    dealer = given.person("dealer", default=0)
    return Answers(plain(count=count.perft_auction(given.rules, dealer, given.number("cap"))))


def _position(given: Given) -> Position:
    try:
        return count.Position.of(
            given.rules,
            given.hands("hands"),
            given.trump(),
            given.seat("leader"),
            given.contract(),
        )
    except ValueError as error:
        raise Malformed(f"input: hands: {error}") from error


def _divide(position: Position, counts: Counts, expected: Mapping[str, Json]) -> str:
    """The lines behind each first card at the first depth that is wrong."""
    wanted = expected.get("counts")
    if not isinstance(wanted, list):
        return ""
    pairs = zip(wanted, counts.counts, strict=False)
    wrong = [depth for depth, (theirs, mine) in enumerate(pairs, 1) if theirs != mine]
    if not wrong:
        return ""
    lines = count.divide(position, wrong[0])
    behind = ", ".join(f"{card} {number}" for card, number in lines.items())
    return f"divide at depth {wrong[0]}: {behind}"
