"""The rules of a match as one frozen value.

A field path is the id of an option: `Rules.play.must_head` is `play.must_head` in `options.toml`.
House rules are values too: `SEED_4.with_(play__must_head=False)`.
"""

# ruff: noqa: RUF009 -- the chapters are frozen
from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from binokel.errors import Fault, FaultCode, RulesError, UnknownName
from binokel.rules.bonus import Bonus
from binokel.rules.chapters import (
    AbgehenRules,
    AuctionRules,
    CardAugen,
    DappRules,
    DeckRules,
    DurchRules,
    MatchRules,
    MeldRules,
    PlayRules,
    RufenRules,
    ScoringRules,
    SeatRules,
    SidesKind,
    TieBreak,
    UntendurchRules,
    VerdruecktRules,
)
from binokel.rules.faults import contradictions
from binokel.rules.options import OPTIONS, Value, read_options, value_text
from binokel.seats import Seat, Sides

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "PATHS",
    "AbgehenRules",
    "AuctionRules",
    "Bonus",
    "CardAugen",
    "DappRules",
    "DeckRules",
    "Difference",
    "DurchRules",
    "Fault",
    "FaultCode",
    "MatchRules",
    "MeldRules",
    "PlayRules",
    "RufenRules",
    "Rules",
    "ScoringRules",
    "SeatRules",
    "SidesKind",
    "TieBreak",
    "UntendurchRules",
    "Value",
    "VerdruecktRules",
]


class Difference(dict[str, tuple[Value, Value]]):
    """Which options differ between two rules: id -> (here, there), in the order of the table."""

    __slots__ = ()

    def __str__(self) -> str:
        return "\n".join(
            f"{path} = {value_text(here)} (there {value_text(there)})"
            for path, (here, there) in self.items()
        )


@dataclass(frozen=True, slots=True, repr=False)
class Rules:
    """All options of a match; the defaults are the preset seed_3. Rule: §12.1.

    >>> house = Rules().with_(play__must_head=False, match__target=1500)
    >>> house
    Rules().with_(play__must_head=False, match__target=1500)
    >>> print(house.difference(Rules()))
    play.must_head = false (there true)
    match.target = 1500 (there 1000)
    """

    deck: DeckRules = DeckRules()
    """The deck, §1."""
    seats: SeatRules = SeatRules()
    """Seats and deal, §2."""
    auction: AuctionRules = AuctionRules()
    """The auction, §3."""
    dapp: DappRules = DappRules()
    """Dapp, trump and burying, §4."""
    melds: MeldRules = MeldRules()
    """The melds, §5."""
    play: PlayRules = PlayRules()
    """Trick play, §6."""
    scoring: ScoringRules = ScoringRules()
    """Counting and settling, §7."""
    abgehen: AbgehenRules = AbgehenRules()
    """Giving up, §8."""
    verdrueckt: VerdruecktRules = VerdruecktRules()
    """The wrong bury, §8."""
    rufen: RufenRules = RufenRules()
    """Calling a partner, §9."""
    durch: DurchRules = DurchRules()
    """Every trick, §10."""
    untendurch: UntendurchRules = UntendurchRules()
    """No trick, §10."""
    match: MatchRules = MatchRules()
    """Match end, §11."""

    # --- options by name ---

    def option(self, path: str) -> Value:
        """The value of one option by its id.

        Raises:
            UnknownName: if there is no such option.
        """
        if path not in PATHS:
            raise UnknownName([OPTIONS.unknown(path)])
        value: Value = attrgetter(path)(self)
        return value

    def options(self) -> dict[str, Value]:
        """Every option by its id, in the order of the table."""
        return dict(zip(PATHS, _all_values(self), strict=True))

    def with_(self, **options: object) -> Rules:
        """These rules with other values, named like `play__must_head=False`. Rule: §12.1.

        Raises:
            RulesError: with every unknown name, wrong type and value out of range at once.
        """
        return self.with_options(
            {name.replace("__", ".", 1): value for name, value in options.items()}
        )

    def with_options(self, options: Mapping[str, object]) -> Rules:
        """These rules with other values by id, also as TOML writes them. Rule: §12.1.

        Contradictions are allowed on the way to other sizes; `faults` names them.

        Raises:
            RulesError: with every unknown id, wrong type and value out of range at once.
        """
        values, faults = read_options(options)
        if faults:
            raise RulesError(faults)
        chapters: dict[str, dict[str, Value]] = {}
        for path, value in values.items():
            chapter, _, name = path.partition(".")
            chapters.setdefault(chapter, {})[name] = value
        return replace(
            self, **{name: replace(getattr(self, name), **new) for name, new in chapters.items()}
        )

    def difference(self, other: Rules) -> Difference:
        """The options in which these rules differ from others, (here, there) by id."""
        theirs = other.options()
        return Difference(
            (path, (value, theirs[path]))
            for path, value in self.options().items()
            if value != theirs[path]
        )

    # --- faults ---

    def faults(self) -> tuple[Fault, ...]:
        """Every contradiction between the options, in the order of the table. Rule: §12.2."""
        return contradictions(self)

    def fault_codes(self) -> tuple[str, ...]:
        """The names of the faults, sorted. Rule: §12.2."""
        return tuple(sorted(fault.code.name for fault in self.faults()))

    def check(self) -> None:
        """Make sure that a deal can begin with these rules. Rule: §12.2.

        Raises:
            RulesError: with every value of a wrong type or out of range, else with every fault.
        """
        _, wrong = read_options(self.options())
        if faults := wrong or self.faults():
            raise RulesError(faults)

    # --- what follows from the options ---

    @property
    def deck_size(self) -> int:
        """How many cards there are. Rule: §1.1."""
        return 48 if self.deck.with_diss else 40

    @property
    def total_augen(self) -> int:
        """The Augen all sides have together after a deal with trump. Rule: §7.1."""
        return 240 + self.play.last_trick

    @property
    def persons(self) -> int:
        """How many persons sit at the table, the dealer who sits out too. Rule: §2.6."""
        return self.seats.players + self.seats.dealer_sits_out

    @property
    def fixed_sides(self) -> bool:
        """Whether partners stay together for the whole match. Rule: §2.2."""
        return self.seats.sides != "solo"

    def sides(self) -> Sides:
        """Who scores together; under Rufen only before a call. Rule: §2.2."""
        return _sides(self.seats.sides, self.seats.players)

    @property
    def accounts(self) -> int:
        """How many accounts a deal is written to. Rule: §2.2.

        With fixed sides one for each side, else (solo, Rufen) one for each seat.
        """
        return len(self.sides().members)

    def account_of(self, seat: Seat) -> int:
        """The account a seat writes to: its side with fixed sides, else itself. Rule: §2.2."""
        return self.sides().side_of(seat)

    def __repr__(self) -> str:
        changes = ", ".join(
            f"{path.replace('.', '__')}={here!r}"
            for path, (here, _) in self.difference(Rules()).items()
        )
        return f"Rules().with_({changes})" if changes else "Rules()"


PATHS: Final = tuple(
    f"{chapter.name}.{option.name}"
    for chapter in fields(Rules)
    for option in fields(getattr(Rules(), chapter.name))
)
"""The ids of all options, in the order of the table."""
_all_values: Final = attrgetter(*PATHS)


@cache
def _sides(kind: SidesKind, players: int) -> Sides:
    make = {"solo": Sides.solo, "pairs": Sides.pairs, "two_teams": Sides.two_teams}[kind]
    return make(players)
