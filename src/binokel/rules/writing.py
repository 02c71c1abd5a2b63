"""What is written for a deal: for every account the parts it is put together from."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from binokel.cards import Augen
    from binokel.rules.special import Contract, Special
    from binokel.seats import BySeat, Seat

Seats: TypeAlias = "tuple[Seat, ...]"
"""Some seats that write together."""


class Kind(Enum):
    """What a part of an entry is written for."""

    MELDS = "melds"
    """The melds that count. Rule: §7.2."""
    TRICKS = "tricks"
    """The trick Augen as written. Rule: §7.4."""
    BONUS = "bonus"
    """The extra of the others. Rule: §7.8."""
    BID = "bid"
    """The bid that was not made. Rule: §7.6, §8.2, §8.6."""
    SPECIAL = "special"
    """The value of a Durch or Untendurch. Rule: §10.6."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of what an account writes."""

    kind: Kind
    amount: Augen
    """How much it is, once and without a sign."""
    paragraph: str
    """The paragraph that says so, like `§7.6`."""
    times: int = 1
    """How many times it is added; below 0: taken off, 0: not written."""

    @property
    def augen(self) -> Augen:
        """What it adds to the account.

        >>> Part(Kind.BID, 280, "§7.6", times=-2).augen
        -560
        """
        return self.times * self.amount


Entry: TypeAlias = tuple[Part, ...]
"""All parts of what one account writes, at least one; it may come to nothing."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """What is written for a deal and why."""

    contract: Contract
    declarer: Seat
    bid: Augen | None
    """None in a Durch or Untendurch."""
    made: bool
    """Whether the bid was reached, or the special game won."""
    entries: tuple[Entry, ...]
    """What every account writes, part by part; in the order of `change`."""
    change: tuple[Augen, ...] = field(init=False)
    """The sums of the entries: one a side, or a seat where seats keep their own account."""
    reached: Augen | None = None
    """What was compared with the bid. Rule: §7.3."""
    melds: BySeat[Augen] = ()
    """The melds that count. Rule: §5.11."""
    struck: Seats = ()
    """Seats whose melds are struck for want of a trick. Rule: §5.11."""
    trick_augen: BySeat[Augen] = ()
    """Exact Augen of every seat."""
    units: tuple[Seats, ...] = ()
    """Whose trick Augen are written together, in the order of `written`."""
    written: tuple[Augen, ...] = ()
    """Trick Augen as written. Rule: §7.4."""
    partner: Seat | None = None
    bonus: Augen = 0
    """The extra that each other side (or seat) writes. Rule: §7.8."""
    special: Special | None = None
    """The special game, if it was one."""
    account: BySeat[Augen] = ()
    """What goes to the separate account of every seat. Rule: §10.8."""
    stars: BySeat[int] = ()
    """Stars won by every seat. Rule: §10.8."""

    def __post_init__(self) -> None:
        change = tuple(sum(part.augen for part in entry) for entry in self.entries)
        object.__setattr__(self, "change", change)
