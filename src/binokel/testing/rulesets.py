"""House rules drawn by chance: every option takes part, and no two of them contradict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, get_args

from binokel.rules.bonus import Bonus, BonusKind
from binokel.rules.config import Rules, TieBreak
from binokel.rules.options import OPTIONS, Option, OptionType, Value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

_ENDINGS: Final = ("shared", "extra_deal")
_CRITERIA: Final = tuple(name for name in get_args(TieBreak) if name not in _ENDINGS)
_LEAST_HAND: Final = 4
_RUFEN_PLAYERS: Final = 4
_HIGHEST_BONUS: Final = 1000
_PLAYERS: Final = (4, 3, 4, 2, 4, 3, 4, 5, 6, 7, 8)
"""Four more often: only they can have Rufen (§9.1)."""


def random_rules(rng: Random) -> Rules:
    """Rules without a fault, over all options. Rule: §12.2."""
    options = random_options(rng)
    options["seats.players"] = rng.choice(_PLAYERS)
    for mend in (_fit_sizes, _fit_sides, _fit_tens, _fit_rest):
        options |= mend(rng, options)
    return Rules().with_options(options)


def random_options(rng: Random) -> dict[str, Value]:
    """Every option with a value of its type and range; they may contradict. Rule: §12.2."""
    return {path: _random_value(rng, option) for path, option in OPTIONS.items()}


def random_bonus(rng: Random) -> Bonus:
    """A bonus of any kind. Rule: §7.8."""
    kind: BonusKind = rng.choice(("none", "half_bid", "fixed", "per_player"))
    counted = kind in ("fixed", "per_player")
    return Bonus(kind, rng.randint(0, _HIGHEST_BONUS) if counted else 0)


def _random_value(rng: Random, option: Option) -> Value:
    by_type: Mapping[OptionType, Callable[[], Value]] = {
        "bool": lambda: rng.choice((False, True)),
        "int": lambda: _random_number(rng, option),
        "int_or_none": lambda: rng.choice((None, _random_number(rng, option))),
        "enum": lambda: rng.choice(option.values),
        "list": lambda: tuple(rng.choice(option.values) for _ in range(rng.randint(0, 6))),
        "bonus": lambda: random_bonus(rng),
    }
    return by_type[option.type]()


def _random_number(rng: Random, option: Option) -> int:
    """Any number of the range, its ends and the default more often."""
    least, most = cast("int", option.min), cast("int", option.max)
    usual = least if option.default is None else cast("int", option.default)
    return rng.choice((least, most, usual, rng.randint(least, most)))


def _fit_sizes(rng: Random, options: Mapping[str, Value]) -> dict[str, Value]:
    """Hands and Dapp that are the deck. Rule: §2.4."""
    players = cast("int", options["seats.players"])
    deck = 48 if options["deck.with_diss"] else 40
    dapp = rng.choice(
        [
            size
            for size in (0, *range(3, 9))
            if (deck - size) % players == 0 and (deck - size) // players >= _LEAST_HAND
        ]
    )
    return {"dapp.size": dapp, "seats.hand_size": (deck - dapp) // players}


def _fit_sides(_: Random, options: Mapping[str, Value]) -> dict[str, Value]:
    """Sides that can be formed, and partners only where there are some. Rule: §2.2, §9.1."""
    players = cast("int", options["seats.players"])
    solo = options["seats.sides"] == "solo" or players not in (4, 6, 8)
    rufen = bool(options["rufen.enabled"]) and solo and players == _RUFEN_PLAYERS
    mended: dict[str, Value] = {"rufen.enabled": rufen}
    if solo:
        mended |= {"seats.sides": "solo", "auction.challenger": "next_in_order"}
    if solo and not rufen:
        mended |= {"play.partner_exempt": False}
    return mended


def _fit_tens(_: Random, options: Mapping[str, Value]) -> dict[str, Value]:
    """Full steps and full tens. Rule: §3.3, §6.13."""
    lowest = cast("int", options["auction.opening_min"])
    last = cast("int", options["play.last_trick"])
    return {
        "auction.opening_min": lowest - lowest % cast("int", options["auction.step"]),
        "play.last_trick": last - last % 10,
    }


def _fit_rest(rng: Random, options: Mapping[str, Value]) -> dict[str, Value]:
    """A tie-break that ends, an open Durch only with Durch, no declarer who sits out."""
    criteria = rng.sample(_CRITERIA, rng.randint(0, len(_CRITERIA)))
    mended: dict[str, Value] = {"match.tie_break": (*criteria, rng.choice(_ENDINGS))}
    if not options["durch.enabled"]:
        mended |= {"durch.open_value": 0}
    if options["seats.dealer_sits_out"] and options["auction.all_pass"] == "dealer_zero":  # noqa: S105 -- no password
        mended |= {"auction.all_pass": "forehand_min"}
    return mended
