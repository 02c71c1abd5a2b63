"""The draws of a log: what was promised, shown and dealt, and whether it fits together."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeVar

from binokel.deal.actions import Cards
from binokel.errors import LogError, ShuffleError
from binokel.notation.log import Act, Commit, Entry, MatchLog, Nonce, NonceCommit, Secret
from binokel.shuffle import Commitments, first_dealer, verify

if TYPE_CHECKING:
    from collections.abc import Mapping

    from binokel.cards import Card

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Draw:
    """One shuffling as a log tells it."""

    number: int
    """Draws are counted through the match from 1; cards dealt again are a draw of their own."""
    commitment: str | None = None
    """The commitment to the secret."""
    promised: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))
    """The commitment to the nonce of each person who made one."""
    nonces: Mapping[int, bytes] = field(default_factory=lambda: MappingProxyType({}))
    """The nonces that were shown."""
    order: tuple[Card, ...] = ()
    """The deck that was dealt; empty before."""
    secret: bytes | None = None

    @property
    def missing(self) -> tuple[int, ...]:
        """Who promised a nonce and did not show it."""
        return tuple(sorted(self.promised.keys() - self.nonces.keys()))


@dataclass(frozen=True, slots=True)
class Draws:
    """The draws of a log so far."""

    persons: int
    """How many persons sit at the table."""
    dealt: tuple[Draw, ...] = ()
    next: Draw = field(default_factory=lambda: Draw(1))
    """The draw in preparation."""

    def after(self, entry: Entry) -> Draws:
        """The draws with one entry more.

        Raises:
            LogError: if something is said twice, or of somebody who is not there.
        """
        match entry:
            case Commit(commitment):
                _once(self.next.commitment is None, "the commitment to the secret")
                return replace(self, next=replace(self.next, commitment=commitment))
            case NonceCommit(person, commitment):
                promised = self._with(person, self.next.promised, commitment)
                return replace(self, next=replace(self.next, promised=promised))
            case Nonce(person, nonce):
                nonces = self._with(person, self.next.nonces, nonce)
                return replace(self, next=replace(self.next, nonces=nonces))
            case Act(_, Cards(order)):
                draw = replace(self.next, order=order)
                return replace(self, dealt=(*self.dealt, draw), next=Draw(draw.number + 1))
            case Secret(secret):
                return self._with_secret(secret)
            case _:
                return self

    def _with(self, person: int, told: Mapping[int, T], value: T) -> Mapping[int, T]:
        if not 0 <= person < self.persons:
            raise LogError(f"the persons are 0 to {self.persons - 1}, there is no {person}")
        _once(person not in told, f"this of person {person}")
        return MappingProxyType({**told, person: value})

    def _with_secret(self, secret: bytes) -> Draws:
        if not self.dealt:
            raise LogError("a secret belongs to the cards dealt before, and none were")
        *before, last = self.dealt
        _once(last.secret is None, "the secret")
        return replace(self, dealt=(*before, replace(last, secret=secret)))


def _once(new: object, what: str) -> None:
    if not new:
        raise LogError(f"{what} is told twice for one draw")


# ── checking ─────────────────────────────────────────────────────────────────────────────────────


class Fairness(Enum):
    """What can be said of a draw."""

    FAIR = "the cards are the ones that were promised"
    NOT_REVEALED = "the secret is not revealed yet"
    NOT_PROMISED = "nothing was promised"
    WRONG = "what was shown or dealt is not what was promised"


@dataclass(frozen=True, slots=True)
class DrawResult:
    """What checking a draw came to."""

    draw: int
    """Its number, from 1."""
    fairness: Fairness
    missing: tuple[int, ...] = ()
    """Who promised a nonce and did not show it."""
    fault: str = ""
    """What does not fit, as an English sentence; empty unless it is WRONG."""


def verify_shuffle(log: MatchLog) -> tuple[DrawResult, ...]:
    """Check every draw whose cards were dealt, with the first draw the first dealer too.

    Raises:
        LogError: if a draw tells something twice, or of somebody who is not there.

    Rule: §2.3, §2.5.
    """
    draws = Draws(log.rules.persons)
    for entry in log.entries:
        draws = draws.after(entry)
    return tuple(_result(log, draw) for draw in draws.dealt)


def _result(log: MatchLog, draw: Draw) -> DrawResult:
    if draw.commitment is None:
        return DrawResult(draw.number, Fairness.NOT_PROMISED, draw.missing)
    if draw.secret is None:
        return DrawResult(draw.number, Fairness.NOT_REVEALED, draw.missing)
    promised = Commitments(draw.commitment, draw.promised)
    try:
        verify(promised, draw.secret, draw.nonces, deck=draw.order, draw=draw.number)
    except ShuffleError as error:
        return DrawResult(draw.number, Fairness.WRONG, draw.missing, str(error))
    dealer = first_dealer(draw.secret, draw.nonces, log.rules.persons)
    if draw.number == 1 and dealer != log.first_dealer:
        fault = f"the first dealer is {log.first_dealer}, the draw gives {dealer}"
        return DrawResult(draw.number, Fairness.WRONG, draw.missing, fault)
    return DrawResult(draw.number, Fairness.FAIR, draw.missing)
