"""What the other sides get when a declarer loses, gives up or is Verdrueckt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast

from binokel.errors import NotationError

BonusKind: TypeAlias = Literal["none", "fixed", "per_player", "half_bid"]
"""How a bonus is computed. Rule: §7.8."""

_PLAIN: Final = ("none", "half_bid")
_COUNTED: Final = ("fixed", "per_player")
_LIMIT: Final = 100_000
"""A larger number is a slip."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """An extra for each other side. Rule: §7.8.

    >>> Bonus.parse("half_bid").augen(bid=310, players=3)
    160
    >>> str(Bonus("per_player", 10)), Bonus("per_player", 10).augen(bid=310, players=3)
    ('per_player(10)', 30)

    Raises:
        ValueError: if the kind is unknown, or its number is not 0 to 100000, or is given to a
            kind that takes none.
    """

    kind: BonusKind = "none"
    """How the bonus is computed."""
    n: int = 0
    """The Augen of `fixed`, the Augen for each player of `per_player`; else 0."""

    def __post_init__(self) -> None:
        if self.kind not in _PLAIN + _COUNTED:
            raise ValueError(f"{self.kind!r} is no kind of bonus (§7.8)")
        if not 0 <= self.n <= (0 if self.kind in _PLAIN else _LIMIT):
            raise ValueError(f"the bonus {self.kind} cannot have the number {self.n} (§7.8)")

    @classmethod
    def parse(cls, text: str) -> Bonus:
        """Read `none`, `fixed(n)`, `per_player(n)` or `half_bid`. Rule: §7.8.

        Raises:
            NotationError: if it is no bonus.
        """
        kind, bracket, rest = text.strip().partition("(")
        number = rest.removesuffix(")")
        if not bracket and kind in _PLAIN:
            return cls(cast("BonusKind", kind))
        if kind in _COUNTED and rest == f"{number})" and _is_number(number):
            return cls(cast("BonusKind", kind), int(number))
        raise NotationError(
            f"{text!r} is no bonus: write none, fixed(n), per_player(n) or half_bid (§7.8)"
        )

    def augen(self, bid: int, players: int) -> int:
        """The Augen each other side writes, for the bid and the seats holding cards. Rule: §7.8."""
        match self.kind:
            case "half_bid":
                return -(-bid // 20) * 10
            case "per_player":
                return self.n * players
            case _:
                return self.n

    def __str__(self) -> str:
        return self.kind if self.kind in _PLAIN else f"{self.kind}({self.n})"


def _is_number(text: str) -> bool:
    return (
        text.isascii()
        and text.isdecimal()
        and len(text) <= len(str(_LIMIT))
        and (int(text) <= _LIMIT)
    )


NO_BONUS: Final = Bonus()
"""Nothing extra."""
FORTY: Final = Bonus("fixed", 40)
"""What the seed gives the others for a wrong bury. Rule: §8.6."""
