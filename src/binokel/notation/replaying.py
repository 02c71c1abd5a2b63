"""From a log to the match it tells, and from actions to a log."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from binokel.errors import IllegalAction, LogError
from binokel.match.events import DealWritten
from binokel.match.state import Match
from binokel.notation.actions import format_action
from binokel.notation.atoms import quoted
from binokel.notation.entries import format_check
from binokel.notation.fair import Draws
from binokel.notation.head import head_lines
from binokel.notation.log import Act, DealCheck, End, Entry, MatchLog, Secret
from binokel.notation.text import scan

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from binokel.deal.actions import Action
    from binokel.match.state import MatchStep
    from binokel.rules.config import Rules
    from binokel.seats import Seat


@dataclass(frozen=True, slots=True)
class Replayed:
    """One entry of a log and where it leads."""

    line: int
    """Its line in the log as text."""
    entry: Entry
    match: Match
    """The match after it."""
    step: MatchStep | None = None
    """What happened, if something was done."""


def replay(log: MatchLog) -> Match:
    """The match as it stands at the end of a log, every entry checked.

    Raises:
        LogError: with the line and why the match cannot have gone like this.
    """
    replaying = _Replaying(log)
    for _ in replaying.all():
        pass
    return replaying.match


def replay_steps(log: MatchLog) -> Iterator[Replayed]:
    """Every entry of a log and where it leads, checked one by one.

    Every action goes through the checked door with the seat that did it; every settled line is
    compared with what the engine computes. A wrong bury that is punished is taken (§8.7).

    Raises:
        LogError: with the line and why the match cannot have gone like this.
    """
    return _Replaying(log).all()


class _Replaying:
    """A log, as far as it is replayed."""

    def __init__(self, log: MatchLog) -> None:
        self.match = Match.begin(log.rules, log.first_dealer)
        self.line = len(head_lines(log))
        self._log = log
        self._draws = Draws(log.rules.persons)
        self.due: DealCheck | None = None
        """What the log has to say next, as a deal has just been settled."""

    def all(self) -> Iterator[Replayed]:
        """Every entry, and the end."""
        for entry in self._log.entries:
            self.line += 1
            yield self._after(entry)
        self.line += 1
        if self._log.end is not None:
            self._check_end(self._log.end)

    def _after(self, entry: Entry) -> Replayed:
        if self.due and not isinstance(entry, DealCheck):
            raise self._error(f"here belongs '{format_check(self.due)}'")
        try:
            self._draws = self._draws.after(entry)
        except LogError as error:
            raise self._error(str(error)) from error
        if isinstance(entry, Secret):
            self._check_nothing_hidden(entry)
        step = self._act(entry) if isinstance(entry, Act) else None
        if isinstance(entry, DealCheck):
            self._check(entry)
        return Replayed(self.line, entry, self.match, step)

    def _act(self, act: Act) -> MatchStep:
        try:
            step = self.match.apply(act.action, act.seat)
        except IllegalAction as error:
            who = "chance" if act.seat is None else f"seat {act.seat}"
            what = quoted(format_action(act.action))
            sentence = f"{who} cannot do {what}: {error.refusal}"
            raise self._error(sentence) from error
        self.match, self.due = step.match, _check_due(step)
        return step

    def _check(self, told: DealCheck) -> None:
        if self.due is None:
            raise self._error("no deal has been settled here")
        if told != self.due:
            ours, theirs = format_check(self.due), format_check(told)
            raise self._error(f"the log says '{theirs}', this engine computes '{ours}'")
        self.due = None

    def _check_nothing_hidden(self, secret: Secret) -> None:
        """Make sure that no secret tells all hands while the deal is still played. Rule: §2.5."""
        if not (self.match.deal.over or _broken_off(secret, self._log)):
            raise self._error("a secret is shown while the deal is played, it tells all hands")

    def _check_end(self, end: End) -> None:
        if self.due:
            raise self._error(f"here belongs '{format_check(self.due)}'")
        if end.winners != self.match.winners:
            ours = _accounts(self.match.winners)
            raise self._error(f"the log ends {_accounts(end.winners)}, this engine computes {ours}")

    def _error(self, sentence: str) -> LogError:
        return LogError(sentence, self.line)


def _broken_off(entry: Entry, log: MatchLog) -> bool:
    """Whether this is the last entry of a log closed unfinished: nobody plays on."""
    return entry is log.entries[-1] and log.end is not None and not log.end.finished


def _accounts(winners: tuple[int, ...]) -> str:
    return f"with winners {', '.join(map(str, winners))}" if winners else "unfinished"


def _check_due(step: MatchStep) -> DealCheck | None:
    lines = [event.line for event in step.events if isinstance(event, DealWritten)]
    return DealCheck.of(lines[0]) if lines else None


# ── writing down ─────────────────────────────────────────────────────────────────────────────────


def recorded(seat: Seat | None, action: Action, step: MatchStep) -> tuple[Entry, ...]:
    """What a log says of one action that led to this step: it, and a deal it has settled."""
    check = _check_due(step)
    return (Act(seat, action), *([check] if check else ()))


def log_of(
    rules: Rules,
    actions: Iterable[Action],
    *,
    first_dealer: int = 0,
    id: str | None = None,  # noqa: A002 -- the field's name
    date: str | None = None,
) -> MatchLog:
    """The closed log of a match in which this was done, one action after the other.

    Raises:
        IllegalAction: if an action is refused.
        LogError: if rules, dealer, id or date cannot be (`MatchLog`).
    """
    log = MatchLog(rules, first_dealer, id, date)
    match = Match.begin(rules, first_dealer)
    entries: list[Entry] = []
    for action in actions:
        step = match.apply(action, match.to_act)
        entries += recorded(match.to_act, action, step)
        match = step.match
    return log.with_entries(entries).closed(match.winners)


# ── what is left of a damaged log ────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Salvaged:
    """What is good in a text, up to the first fault."""

    log: MatchLog | None
    """The good part, closed only if nothing is wrong; None if not even the head is good."""
    match: Match | None
    """The match at the end of the good part, to be shown or gone on with."""
    fault: LogError | None
    """What is wrong, with its line; None for a whole and closed log."""
    running: bool = False
    """Whether nothing is wrong but that the end line is missing, as while a match is played."""
    due: DealCheck | None = None
    """What has to follow the good part: its last action settled a deal, the check is missing."""


def salvage(text: str | bytes) -> Salvaged:
    """Read a log as far as it is good and can be replayed; never fails.

    Where a digest does not fit, everything since the last one that fits is given up. To go on
    with the match write the good part anew (`LogWriter`).
    """
    scanned = scan(text)
    if scanned.log is None:
        return Salvaged(None, None, scanned.fault)
    log, replaying, good = scanned.log, _Replaying(scanned.log), 0
    try:
        for _ in replaying.all():
            good += 1
    except LogError as fault:  # it refused before anything had changed
        left = replace(log, entries=log.entries[:good], end=None)
        return Salvaged(left, replaying.match, fault, due=replaying.due)
    return Salvaged(log, replaying.match, scanned.fault, scanned.running, replaying.due)
