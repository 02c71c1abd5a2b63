"""Whether a match is over, and who has won it. Chapter §11."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.rules.finish import Tally, finish
from binokel.testing.cases.answers import Answers, plain
from binokel.testing.cases.given import Malformed

if TYPE_CHECKING:
    from binokel.testing.cases.given import Given


def match_end(given: Given) -> Answers:
    """Rule: §11.1 to §11.7."""
    scores, declarers = given.numbers("scores"), given.numbers("declarers")
    exact = given.numbers("exact_last") if "exact_last" in given else None
    if not scores or any(not 0 <= account < len(scores) for account in declarers):
        raise Malformed("input: declarers must be accounts that have a score")
    if exact is not None and len(exact) != len(scores):
        raise Malformed("input: exact_last must have one entry for each score")
    tally = Tally(
        scores=scores,
        declarers=declarers,
        deals_played=given.number("deals_played", default=0),
        last_made=given.flag("last_made") if "last_made" in given else None,
        exact_last=exact,
    )
    end = finish(given.rules.match, tally)
    return Answers(plain(over=end.over, winners=list(end.winners)))
