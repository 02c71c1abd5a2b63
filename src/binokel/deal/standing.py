"""What a deal brings along from its match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from binokel.cards import Augen
    from binokel.rules.config import Rules


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of the match when a deal begins; all of it is open.

    Accounts are the fixed sides or the seats; where the dealer sits out they are the persons,
    because seats and sides change with every deal (§2.6). A person's number is the number of his
    seat wherever nobody sits out.
    """

    dealer: int
    """The person who deals."""
    totals: tuple[Augen, ...]
    """The total of every account."""
    special: tuple[Augen, ...]
    """The separate account of every person (§10.8)."""
    stars: tuple[int, ...]
    """The stars of every person (§10.8)."""
    deals_played: int = 0
    declarers: tuple[int, ...] = ()
    """The accounts that declared in the deals played for a bid, in order (§11.3)."""

    def check(self, rules: Rules) -> None:
        """Make sure that this is the standing of a match with these rules.

        Raises:
            ValueError: if the dealer or the number of accounts or persons does not fit.
        """
        fresh = Standing.first(rules)
        sizes = [(self.totals, fresh.totals), (self.special, fresh.special)]
        fits = all(len(mine) == len(wanted) for mine, wanted in (*sizes, (self.stars, fresh.stars)))
        if not fits or not 0 <= self.dealer < rules.persons:
            raise ValueError(f"{self} is no standing of {rules.persons} persons with these rules")

    @classmethod
    def first(cls, rules: Rules, dealer: int = 0) -> Standing:
        """The state before the first deal."""
        accounts = rules.persons if rules.seats.dealer_sits_out else len(rules.sides().members)
        nothing = (0,) * rules.persons
        return cls(dealer, (0,) * accounts, nothing, nothing)
