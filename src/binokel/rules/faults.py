"""Contradictions between options. Chapter §12.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from binokel.errors import Fault, FaultCode

if TYPE_CHECKING:
    from collections.abc import Callable

    from binokel.rules.config import Rules


def contradictions(rules: Rules) -> tuple[Fault, ...]:
    """Every contradiction between the options of rules, in the order of the table. Rule: §12.2."""
    return tuple(fault for find in _ALL if (fault := find(rules)))


def _deck_size(rules: Rules) -> Fault | None:
    players, hand, dapp = rules.seats.players, rules.seats.hand_size, rules.dapp.size
    dealt = players * hand + dapp
    if dealt == rules.deck_size:
        return None
    return Fault(
        FaultCode.DECK_SIZE,
        "§2.4",
        f"{players} hands of {hand} and a Dapp of {dapp} are {dealt} cards, "
        f"but the deck has {rules.deck_size}",
        ("deck.with_diss", "seats.players", "seats.hand_size", "dapp.size"),
    )


def _dapp_size(rules: Rules) -> Fault | None:
    if rules.dapp.size not in (1, 2):
        return None
    return Fault(
        FaultCode.DAPP_SIZE,
        "§2.4",
        f"a Dapp has no card or at least three, not {rules.dapp.size}",
        ("dapp.size",),
    )


def _sides(rules: Rules) -> Fault | None:
    players = rules.seats.players
    if not rules.fixed_sides or (players > 2 and players % 2 == 0):  # noqa: PLR2004 -- one side needs an opponent
        return None
    return Fault(
        FaultCode.SIDES,
        "§2.2",
        f"{players} players cannot form {rules.seats.sides}: that needs 4, 6 or 8",
        ("seats.players", "seats.sides"),
    )


def _rufen_seats(rules: Rules) -> Fault | None:
    if not rules.rufen.enabled or (rules.seats.players == 4 and not rules.fixed_sides):  # noqa: PLR2004 -- "four players only"
        return None
    return Fault(
        FaultCode.RUFEN_SEATS,
        "§9.1",
        f"Rufen needs four players, each for himself, not {rules.seats.players} "
        f"with sides {rules.seats.sides}",
        ("seats.players", "seats.sides", "rufen.enabled"),
    )


def _no_sides(rules: Rules) -> Fault | None:
    if rules.fixed_sides:
        return None
    found = []
    if rules.auction.challenger == "partner_of_passer":
        found.append(("auction.challenger", "§3.6"))
    if rules.play.partner_exempt and not rules.rufen.enabled:
        found.append(("play.partner_exempt", "§6.10"))
    if not found:
        return None
    names, paragraphs = zip(*found, strict=True)
    return Fault(
        FaultCode.NO_SIDES,
        paragraphs[0],
        f"{' and '.join(names)} need partners, but everybody plays for himself",
        ("seats.sides", *names),
    )


def _opening_step(rules: Rules) -> Fault | None:
    lowest, step = rules.auction.opening_min, rules.auction.step
    if lowest % step == 0:
        return None
    return Fault(
        FaultCode.OPENING_STEP,
        "§3.3",
        f"the lowest bid {lowest} is no multiple of {step}",
        ("auction.opening_min", "auction.step"),
    )


def _last_trick(rules: Rules) -> Fault | None:
    if rules.play.last_trick % 10 == 0:
        return None
    return Fault(
        FaultCode.LAST_TRICK,
        "§6.13",
        f"the bonus trick is worth full tens, not {rules.play.last_trick}",
        ("play.last_trick",),
    )


def _tie_break(rules: Rules) -> Fault | None:
    last = [place for place, name in enumerate(rules.match.tie_break, 1) if name in _ENDINGS]
    if last == [len(rules.match.tie_break)]:
        return None
    return Fault(
        FaultCode.TIE_BREAK,
        "§11.3",
        "the tie-break must end in shared or extra_deal and name neither of them before",
        ("match.tie_break",),
    )


def _open_durch(rules: Rules) -> Fault | None:
    if rules.durch.enabled or rules.durch.open_value == 0:
        return None
    return Fault(
        FaultCode.OPEN_DURCH,
        "§10.7",
        f"an open Durch of {rules.durch.open_value} is offered, but no Durch",
        ("durch.enabled", "durch.open_value"),
    )


def _dealer_out(rules: Rules) -> Fault | None:
    if not rules.seats.dealer_sits_out or rules.auction.all_pass != "dealer_zero":  # noqa: S105 -- no password
        return None
    return Fault(
        FaultCode.DEALER_OUT,
        "§3.8",
        "the dealer cannot be declarer at 0 where he sits out",
        ("seats.dealer_sits_out", "auction.all_pass"),
    )


_ENDINGS: Final = ("shared", "extra_deal")
_ALL: Final[tuple[Callable[[Rules], Fault | None], ...]] = (
    _deck_size,
    _dapp_size,
    _sides,
    _rufen_seats,
    _no_sides,
    _opening_step,
    _last_trick,
    _tie_break,
    _open_durch,
    _dealer_out,
)
