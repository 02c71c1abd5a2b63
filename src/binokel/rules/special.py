"""Durch and Untendurch: who plays them, when they are over, what they cost. Chapter §10."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from binokel.errors import Reason, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from binokel.cards import Augen
    from binokel.rules.config import Rules
    from binokel.seats import Seat


class Contract(Enum):
    """How a deal is played or ended, and the chapter that rules it."""

    NORMAL = "§7"
    ABGEHEN = "§8.1"
    VERDRUECKT = "§8.5"
    DURCH = "§10.4"
    UNTENDURCH = "§10.5"

    @property
    def for_a_bid(self) -> bool:
        """Whether a bid was at stake. Rule: §11.3."""
        return self not in (Contract.DURCH, Contract.UNTENDURCH)


class Special(Enum):
    """The special games a seat may announce or choose. Rule: §10.1, §10.7."""

    DURCH = "durch"
    DURCH_OPEN = "durch open"
    UNTENDURCH = "untendurch"

    @property
    def contract(self) -> Contract:
        """What is played."""
        return Contract.UNTENDURCH if self is Special.UNTENDURCH else Contract.DURCH


def offered(rules: Rules, special: Special) -> bool:
    """Whether these rules know the special game. Rule: §10.1, §10.7."""
    if special is Special.UNTENDURCH:
        return rules.untendurch.enabled
    return rules.durch.enabled and (special is Special.DURCH or rules.durch.open_value > 0)


def announced_when(rules: Rules, special: Special) -> str:
    """`before_auction` or `after_dapp`. Rule: §10.2."""
    chapter = rules.untendurch if special is Special.UNTENDURCH else rules.durch
    return chapter.announce


def specials_before_auction(rules: Rules) -> tuple[Special, ...]:
    """What every seat is asked for before the auction. Rule: §10.2."""
    return tuple(
        special
        for special in Special
        if offered(rules, special) and announced_when(rules, special) == "before_auction"
    )


def specials_after_dapp(rules: Rules) -> tuple[Special, ...]:
    """What the declarer may choose after taking the Dapp. Rule: §10.2."""
    return tuple(
        special
        for special in Special
        if offered(rules, special) and announced_when(rules, special) == "after_dapp"
    )


def why_not_special(among: Sequence[Special], special: Special) -> Refusal | None:
    """Why a special game cannot be had, given what is offered at this moment. Rule: §10.1."""
    if special in among:
        return None
    paragraph = "§10.7" if special is Special.DURCH_OPEN else "§10.2"
    return Refusal(Reason.NOT_ALLOWED, {"special": special}, paragraph)


def won_so_far(rules: Rules, contract: Contract, declarer: Seat, winner: Seat) -> bool:
    """Whether a special game survives a trick won by this seat. Rule: §10.4, §10.5."""
    same_side = rules.sides().together(winner, declarer)
    if contract is Contract.DURCH:
        return winner == declarer or (same_side and rules.durch.partner == "helps")
    return winner != declarer and not (same_side and rules.untendurch.partner == "breaks")


def stake(rules: Rules, special: Special) -> Augen:
    """What the player wins. Rule: §10.6, §10.7."""
    match special:
        case Special.DURCH:
            return rules.durch.value
        case Special.DURCH_OPEN:
            return rules.durch.open_value
        case _:
            return rules.untendurch.value


def lost_factor(rules: Rules, special: Special) -> int:
    """How many times the stake a lost game costs. Rule: §10.6."""
    chapter = rules.untendurch if special is Special.UNTENDURCH else rules.durch
    return chapter.lost_factor


def price(rules: Rules, special: Special) -> Augen:
    """What the player pays when it is lost. Rule: §10.6."""
    return stake(rules, special) * lost_factor(rules, special)
