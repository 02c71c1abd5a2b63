"""Melds of a hand. Chapter §5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.rules.melds import melds_in
from binokel.testing.cases.answers import Answers, OfCards, OfMelds, plain

if TYPE_CHECKING:
    from binokel.testing.cases.given import Given


def melds(given: Given) -> Answers:
    """Rule: §5.2 to §5.13."""
    found = melds_in(given.rules.melds, given.hand("hand"), given.trump())
    return Answers(
        {**plain(augen=found.augen), "melds": OfMelds(found), "shown": OfCards(found.shown)}
    )
