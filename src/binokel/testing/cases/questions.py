"""All questions a case can ask, by component and `ask`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from binokel.testing.cases.answers import Answers
from binokel.testing.cases.components import (
    auction,
    bury,
    deal,
    match_end,
    melds,
    perft,
    rufen,
    settle,
    special,
    tricks,
)
from binokel.testing.cases.given import Given, Malformed

Question: TypeAlias = Callable[[Given], Answers]
"""The input of a case becomes what the engine says."""

SKIPPED: Final = ("scorekeeper", "tournament", "solve")
"""Components of the formats that other programs answer."""
_NO_ASK: Final = ""


@dataclass(frozen=True, slots=True)
class Component:
    """What one case file asks for."""

    questions: Mapping[str, Question]
    """By `ask`; the empty text stands for a case without `ask`."""
    keys: str
    """Every key the input may have beside `ask`, separated by blanks."""

    def ask(self, given: Given) -> Answers:
        """The answers to a case.

        Raises:
            Malformed: if the input is not of the format, or asks something unknown.
        """
        given.only({"ask", *self.keys.split()})
        ask = given.value("ask") if "ask" in given else _NO_ASK
        if not isinstance(ask, str) or ask not in self.questions:
            known = ", ".join(name or "none" for name in self.questions)
            raise Malformed(f"unknown ask {ask!r}, known: {known}")
        return self.questions[ask](given)


def components(perft_limit: float) -> Mapping[str, Component]:
    """The components the engine answers; `perft_limit` is the number of lines counted at most."""
    settling = "dealer declarer partner bid contract melds tricks trick_augen card_augen"
    settling += " buried bonus_trick"
    return {
        "deal": Component(
            {
                "sizes": deal.sizes,
                "usual_sizes": deal.usual,
                "faults": deal.faults,
                "sides": deal.sides,
                "turn": deal.turn,
                "dealers": deal.dealers,
                "abgehen": deal.abgehen,
                "active": deal.persons,
            },
            "players with_diss dealer declarer contract first deals phase persons",
        ),
        "auction": Component({_NO_ASK: auction.auction}, "dealer actions"),
        "bury": Component(
            {_NO_ASK: bury.bury, "best": bury.best, "count": bury.count},
            "hand trump bury shown declarer by",
        ),
        "melds": Component({_NO_ASK: melds.melds}, "hand trump"),
        "playable": Component({_NO_ASK: tricks.playable}, "hand trick trump leader sides contract"),
        "trick_winner": Component({_NO_ASK: tricks.trick_winner}, "trick leader trump position"),
        "settle": Component({_NO_ASK: settle.settle}, settling),
        "rufen": Component(
            {
                "partner": rufen.partner,
                "exchange": rufen.exchange,
                "melds": rufen.melds,
                "settle": settle.settle,
            },
            settling + " call hands give trump",
        ),
        "special": Component(
            {"announce": special.announce, "play": special.play, "settle": special.settle},
            "dealer will contract declarer tricks cards_left won open",
        ),
        "match_end": Component(
            {_NO_ASK: match_end.match_end},
            "scores declarers last_made deals_played exact_last special",
        ),
        "perft": Component(
            {_NO_ASK: partial(perft.play, limit=perft_limit), "auction": perft.auctions},
            "hands trump leader depth contract dealer cap",
        ),
    }
