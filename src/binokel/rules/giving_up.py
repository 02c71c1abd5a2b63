"""When a declarer may give up (Abgehen). Chapter §8, the time; what it costs is in `scoring`."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from binokel.errors import Reason, Refusal

if TYPE_CHECKING:
    from binokel.cards import Augen
    from binokel.rules.config import Rules


class Moment(Enum):
    """How far a deal has come."""

    AUCTION = "the auction runs"
    DAPP = "the Dapp is taken, nothing is named or buried"
    CALLED = "a card is called"
    CHOSEN = "Durch or Untendurch is chosen"
    TRUMP = "trump is named"
    BURIED = "the cards are buried"
    TRICKS = "the tricks are played"


def why_not_give_up(rules: Rules, moment: Moment) -> Refusal | None:
    """Why the declarer may not give up now, if he may not. Rule: §8.1, §9.10."""
    if not rules.abgehen.enabled:
        return Refusal(Reason.NOT_ALLOWED, {"option": "abgehen.enabled"}, "§8.1")
    if moment is not Moment.DAPP:
        return Refusal(Reason.WRONG_PHASE, {"moment": moment}, "§8.1")
    return None


def out_of_reach(rules: Rules, melds: Augen, bid: Augen) -> bool:
    """Whether even all tricks cannot reach the bid: the table warns the declarer. Rule: §8.1."""
    return melds + rules.total_augen < bid
