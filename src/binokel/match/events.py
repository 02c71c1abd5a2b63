"""What happens in a match beyond its deals; everybody sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from binokel.deal.events import OpenEvent

if TYPE_CHECKING:
    from binokel.match.scoresheet import Line


@dataclass(frozen=True, slots=True)
class DealWritten(OpenEvent):
    """A settled deal is written on the sheet (§7.9)."""

    line: Line


@dataclass(frozen=True, slots=True)
class MatchEnded(OpenEvent):
    """The match is over (§11)."""

    winners: tuple[int, ...]
    """The accounts that win."""
