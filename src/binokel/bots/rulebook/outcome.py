"""What a game is worth before it is played: chances, gains and losses."""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from binokel.cards import Augen
    from binokel.rules.config import Rules


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a declarer expects."""

    melds: float
    tricks: float
    spread: float
    """How far the sum may be off: a standard deviation."""

    def chance(self, bid: Augen) -> float:
        """The chance to make a bid."""
        off = (self.melds + self.tricks - bid + 0.5) / (self.spread * sqrt(2))
        return 0.5 * (1 + erf(off))


def worth_of_playing(rules: Rules, prospect: Prospect, bid: Augen, rivals: int) -> float:
    """What playing writes for the declarer, less what it writes for a rival on the average.

    The melds of the rivals are left out, for they write them anyhow.
    """
    made, tricks = prospect.chance(bid), prospect.tricks
    kept = tricks if rules.scoring.lost_keeps_tricks else 0.0
    lost = kept - rules.scoring.lost_factor * bid
    bonus = rules.scoring.lost_bonus.augen(bid, rules.seats.players)
    theirs = (rules.total_augen - tricks) / rivals + (1 - made) * bonus
    return made * (prospect.melds + tricks) + (1 - made) * lost - theirs


def worth_of_giving_up(rules: Rules, bid: Augen, rivals_melds: float) -> float:
    """What Abgehen writes, counted like `worth_of_playing`. Rule: §8.2 to §8.4."""
    lost_melds = 0.0 if rules.abgehen.defenders_meld else rivals_melds
    bonus = rules.abgehen.bonus.augen(bid, rules.seats.players)
    return -rules.abgehen.factor * bid - bonus + lost_melds
