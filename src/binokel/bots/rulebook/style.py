"""The numbers of the rulebook player, in Augen where nothing else is said.

They were set by self-play with `tools/tune_rulebook.py`; `docs/bots.md` says what each step gained.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Style:
    """How a rulebook player weighs things; the defaults are the tuned ones."""

    # the auction and giving up
    pass_worth: float = -60.0
    """Worth of letting another one play, beside the own melds, compared with the other accounts."""
    outbid_partner: float = 120.0
    """How much better the own game must be to outbid a partner who bid freely."""
    clear: float = 150.0
    """How far the mean of a few samples must lie off to end the thinking about a bid."""
    give_up_margin: float = 0.0
    """How much better giving up must be than playing."""
    doubt: float = 1.0
    """How much less sure the trick estimate is than it was where it was fitted."""

    # the tricks
    contract: float = 8.0
    """How much an Augen of the declarer counts more while it can decide his bid."""
    keep_trump: float = 8.0
    """What holding back a small trump is worth."""
    keep_rank: float = 1.5
    """What each rank of a trump adds to that."""
    keep_as: float = 14.0
    """What holding back a side As is worth to a seat that follows."""
    keep_lead: float = 3.0
    """What it is worth to the leader, who may be trumped the later the sooner."""
    later_card: float = 2.0
    """Augen each card still to come adds to a trick."""
    draw: float = 1.0
    """What the declarer gains by drawing a trump."""
    spare_lead: float = 7.0
    """What the others lose by leading trump to the declarer."""
    force: float = 8.0
    """What the others gain by making the declarer trump."""

    # burying
    bury_void: float = 9.0
    """What an empty side suit is worth when burying."""
    bury_as: float = 20.0
    """What an As in the hand is worth when burying."""
    bury_guarded: float = 6.0
    """What a Zehn below the own As, or a second one, is worth when burying."""


TUNED: Final = Style()
"""The style that plays under the name `rulebook`."""
