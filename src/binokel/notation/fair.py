"""The draws of a log: what was promised, shown and dealt, and whether it fits together."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING

from binokel.deal.actions import Cards
from binokel.errors import LogError, ShuffleError
from binokel.notation.log import Act, Commit, Entry, MatchLog, Nonce, NonceCommit, Secret
from binokel.shuffle import Commitments, first_dealer, verify

if TYPE_CHECKING:
    from binokel.cards import Card


@dataclass(frozen=True, slots=True)
class Draw:
    """One shuffling as a log tells it."""

    number: int
    """Draws are counted through the match from 1; cards dealt again are a draw of their own."""
    commitment: str | None = None
    """The commitment to the secret."""
    promised: tuple[NonceCommit, ...] = ()
    """The commitments to nonces, in the order they were made."""
    nonces: tuple[Nonce, ...] = ()
    """The nonces that were shown."""
    order: tuple[Card, ...] = ()
    """The deck that was dealt; empty before."""
    secret: bytes | None = None

    @property
    def missing(self) -> tuple[int, ...]:
        """Who promised a nonce and did not show it."""
        return tuple(sorted(_persons(self.promised) - _persons(self.nonces)))


@dataclass(frozen=True, slots=True)
class Draws:
    """The draws of a log so far."""

    persons: int
    """How many persons sit at the table."""
    dealt: tuple[Draw, ...] = ()
    next: Draw = field(default_factory=lambda: Draw(1))
    """The draw in preparation."""

    @classmethod
    def of(cls, log: MatchLog) -> Draws:
        """The draws of a log.

        Raises:
            LogError: as `after`.
        """
        draws = cls(log.rules.persons)
        for entry in log.entries:
            draws = draws.after(entry)
        return draws

    def after(self, entry: Entry) -> Draws:
        """The draws with one entry more.

        Raises:
            LogError: if something is said twice, of somebody who is not there, or in an order that
                proves nothing: a commitment after a nonce was shown, a nonce nobody committed to.
        """
        match entry:
            case Commit(commitment):
                self._check_open()
                _once(self.next.commitment is None, "the commitment to the secret")
                return replace(self, next=replace(self.next, commitment=commitment))
            case NonceCommit(person):
                self._check_open()
                self._check_new(person, self.next.promised)
                promised = (*self.next.promised, entry)
                return replace(self, next=replace(self.next, promised=promised))
            case Nonce(person):
                self._check_new(person, self.next.nonces)
                self._check_promised(person)
                nonces = (*self.next.nonces, entry)
                return replace(self, next=replace(self.next, nonces=nonces))
            case Act(_, Cards(order)):
                draw = replace(self.next, order=order)
                return replace(self, dealt=(*self.dealt, draw), next=Draw(draw.number + 1))
            case Secret(secret):
                return self._with_secret(secret)
            case _:
                return self

    def _check_open(self) -> None:
        """Make sure that no nonce is known yet: whoever knows one could choose what he promises."""
        if self.next.nonces:
            raise LogError("a commitment comes too late: a nonce of this draw was shown before")

    def _check_new(self, person: int, told: tuple[NonceCommit | Nonce, ...]) -> None:
        if not 0 <= person < self.persons:
            raise LogError(f"the persons are 0 to {self.persons - 1}, there is no {person}")
        _once(person not in _persons(told), f"this of person {person}")

    def _check_promised(self, person: int) -> None:
        if self.next.commitment is None:
            raise LogError("a nonce is shown before the commitment to the secret")
        if person not in _persons(self.next.promised):
            raise LogError(f"person {person} shows a nonce without a commitment")

    def _with_secret(self, secret: bytes) -> Draws:
        if not self.dealt:
            raise LogError("a secret belongs to the cards dealt before, and none were")
        *before, last = self.dealt
        _once(last.secret is None, "the secret")
        return replace(self, dealt=(*before, replace(last, secret=secret)))


def _persons(told: tuple[NonceCommit | Nonce, ...]) -> frozenset[int]:
    return frozenset(entry.person for entry in told)


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
        LogError: if a draw tells something twice, of somebody who is not there, or in an order
            that proves nothing.

    Rule: §2.3, §2.5.
    """
    return tuple(_result(log, draw) for draw in Draws.of(log).dealt)


def _result(log: MatchLog, draw: Draw) -> DrawResult:
    if draw.commitment is None:
        return DrawResult(draw.number, Fairness.NOT_PROMISED, draw.missing)
    if draw.secret is None:
        return DrawResult(draw.number, Fairness.NOT_REVEALED, draw.missing)
    by_person = {told.person: told.commitment for told in draw.promised}
    promised = Commitments(draw.commitment, by_person)
    nonces = {told.person: told.nonce for told in draw.nonces}
    try:
        verify(promised, draw.secret, nonces, deck=draw.order, draw=draw.number)
    except ShuffleError as error:
        return DrawResult(draw.number, Fairness.WRONG, draw.missing, str(error))
    dealer = first_dealer(draw.secret, nonces, log.rules.persons)
    if draw.number == 1 and dealer != log.first_dealer:
        fault = f"the first dealer is {log.first_dealer}, the draw gives {dealer}"
        return DrawResult(draw.number, Fairness.WRONG, draw.missing, fault)
    return DrawResult(draw.number, Fairness.FAIR, draw.missing)
