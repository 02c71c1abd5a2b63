"""Hypothesis strategies for rules. Needs the package `hypothesis`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, get_args

from hypothesis import strategies as st

from binokel.rules.bonus import Bonus
from binokel.rules.config import Rules, TieBreak
from binokel.rules.options import OPTIONS, Option, OptionType, Value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hypothesis.strategies import DrawFn, SearchStrategy

_ENDINGS = ("shared", "extra_deal")
_CRITERIA = tuple(name for name in get_args(TieBreak) if name not in _ENDINGS)


def bonuses() -> SearchStrategy[Bonus]:
    """Every kind of bonus. Rule: §7.8."""
    plain = st.sampled_from([Bonus("none"), Bonus("half_bid")])
    counted = st.builds(Bonus, st.sampled_from(["fixed", "per_player"]), st.integers(0, 1000))
    return plain | counted


def raw_options() -> SearchStrategy[dict[str, Value]]:
    """Every option with a value of its type and range; they may contradict. Rule: §12.2."""
    return st.fixed_dictionaries({path: _values(option) for path, option in OPTIONS.items()})


@st.composite
def rules(draw: DrawFn) -> Rules:
    """Rules without a fault, over all options. Rule: §12.2."""
    options = draw(raw_options())
    for mend in (_fit_sizes, _fit_sides, _fit_tens, _fit_rest):
        options |= mend(draw, options)
    return Rules().with_options(options)


def _fit_sizes(draw: DrawFn, options: Mapping[str, Value]) -> dict[str, Value]:
    """Hands and Dapp that are the deck. Rule: §2.4."""
    players = cast("int", options["seats.players"])
    deck = 48 if options["deck.with_diss"] else 40
    fitting = [
        dapp
        for dapp in (0, *range(3, 9))
        if (deck - dapp) % players == 0 and (deck - dapp) // players >= 4  # noqa: PLR2004 -- the least hand
    ]
    dapp = draw(st.sampled_from(fitting))
    return {"dapp.size": dapp, "seats.hand_size": (deck - dapp) // players}


def _fit_sides(_: DrawFn, options: Mapping[str, Value]) -> dict[str, Value]:
    """Sides that can be formed, and partners only where there are some. Rule: §2.2, §9.1."""
    solo = options["seats.sides"] == "solo" or options["seats.players"] not in (4, 6, 8)
    rufen = options["rufen.enabled"] and solo and options["seats.players"] == 4  # noqa: PLR2004 -- §9.1
    mended: dict[str, Value] = {"rufen.enabled": bool(rufen)}
    if solo:
        mended |= {"seats.sides": "solo", "auction.challenger": "next_in_order"}
    if solo and not rufen:
        mended |= {"play.partner_exempt": False}
    return mended


def _fit_tens(_: DrawFn, options: Mapping[str, Value]) -> dict[str, Value]:
    """Full steps and full tens. Rule: §3.3, §6.13."""
    lowest, last = (
        cast("int", options["auction.opening_min"]),
        cast("int", options["play.last_trick"]),
    )
    return {
        "auction.opening_min": lowest - lowest % cast("int", options["auction.step"]),
        "play.last_trick": last - last % 10,
    }


def _fit_rest(draw: DrawFn, options: Mapping[str, Value]) -> dict[str, Value]:
    """A tie-break that ends, an open Durch only with Durch, no declarer who sits out."""
    criteria = draw(st.lists(st.sampled_from(_CRITERIA), unique=True))
    mended: dict[str, Value] = {
        "match.tie_break": (*criteria, draw(st.sampled_from(_ENDINGS))),
    }
    if not options["durch.enabled"]:
        mended |= {"durch.open_value": 0}
    if options["seats.dealer_sits_out"] and options["auction.all_pass"] == "dealer_zero":  # noqa: S105 -- no password
        mended |= {"auction.all_pass": "forehand_min"}
    return mended


def _values(option: Option) -> SearchStrategy[Value]:
    by_type: Mapping[OptionType, Callable[[], SearchStrategy[Value]]] = {
        "bool": st.booleans,
        "int": lambda: st.integers(option.min, option.max),
        "int_or_none": lambda: st.none() | st.integers(option.min, option.max),
        "enum": lambda: st.sampled_from(option.values),
        "list": lambda: st.lists(st.sampled_from(option.values), max_size=6).map(tuple),
        "bonus": bonuses,
    }
    return by_type[option.type]()
