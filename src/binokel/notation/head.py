"""The head of a log: version, id, date, rules, first dealer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from binokel.errors import Fault, LogError, NotationError, RulesError
from binokel.notation.atoms import bounded, cropped, load_json, quoted, whole
from binokel.notation.log import SIGNATURE, VERSION, MatchLog
from binokel.rules.options import read_options, value_text
from binokel.rules.presets import SEED_3
from binokel.rules.toml import digest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

DEFAULTS: Final = SEED_3
"""The rules of a log that says nothing else, in this version of logs."""


def head_lines(log: MatchLog) -> tuple[str, ...]:
    """The lines before the first entry."""
    changed = log.rules.difference(DEFAULTS)
    return (
        f"{SIGNATURE} {VERSION}",
        *([f"id {log.id}"] if log.id is not None else ()),
        *([f"date {log.date}"] if log.date is not None else ()),
        *(f"rule {path} = {value_text(value)}" for path, (value, _) in changed.items()),
        f"rules-digest {digest(log.rules)}",
        f"first-dealer {log.first_dealer}",
    )


def read_head(lines: Sequence[str]) -> MatchLog:
    """A log without entries from its first lines; what follows them is not looked at.

    Raises:
        LogError: if they are written otherwise than `head_lines` does.
    """
    cursor = _Cursor(lines)
    version = cursor.take("")
    signature, _, number = version.rpartition(" ")
    check_version(signature, whole(number))
    name, date = cursor.maybe("id "), cursor.maybe("date ")
    rules = DEFAULTS.with_options(dict(_rules(cursor)))
    if cursor.take("rules-digest ") != digest(rules):
        raise cursor.error("the rules do not fit their digest: a rule was altered or is missing")
    dealer = whole(cursor.take("first-dealer "))
    if dealer is None:
        raise cursor.error("the first dealer is a person's number")
    try:
        log = MatchLog(rules, dealer, name, date)
    except LogError as fault:
        raise cursor.error(str(fault)) from fault
    _check_spelling(lines, log)
    return log


def check_version(signature: object, version: int | None) -> None:
    """Make sure that this is a log of this version.

    Raises:
        LogError: if it is none, or was written by a newer version.
    """
    if signature != SIGNATURE or version is None or version < 1:
        raise LogError(f"no Binokel log: it does not begin with '{SIGNATURE} {VERSION}'", 1)
    if version > VERSION:
        sentence = f"written by a newer version: this is log {version}, the reader knows {VERSION}"
        raise LogError(sentence, 1)


def bounded_line(line: str, number: int) -> str:
    """A line that is not too long and holds ASCII characters only.

    Raises:
        LogError: if it is not.
    """
    if not line.isascii():
        raise LogError(f"a log holds ASCII characters only, not {quoted(line)}", number)
    try:
        return bounded(line, "line")
    except NotationError as error:
        raise LogError(str(error), number) from error


class _Cursor:
    """Takes one line after the other by what it begins with."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._taken = 0

    def maybe(self, begin: str) -> str | None:
        """The rest of the next line, if it begins so; else the line stays."""
        if self._taken == len(self._lines) or not self._lines[self._taken].startswith(begin):
            return None
        self._taken += 1
        return bounded_line(self._lines[self._taken - 1], self._taken).removeprefix(begin)

    def take(self, begin: str) -> str:
        """The rest of the next line, which must begin so."""
        rest = self.maybe(begin)
        if rest is None:
            raise LogError(f"the line '{begin.strip() or SIGNATURE} …' is missing", self._taken + 1)
        return rest

    def error(self, sentence: str) -> LogError:
        """An error in the line taken last."""
        return LogError(sentence, self._taken)


def _rules(cursor: _Cursor) -> Iterator[tuple[str, object]]:
    """Every option that differs."""
    while (rule := cursor.maybe("rule ")) is not None:
        path, _, text = rule.partition(" = ")
        try:
            value = load_json(text)
        except NotationError as error:
            sentence = f"{cropped(text)} is no value for {cropped(path)}"
            raise cursor.error(sentence) from error
        _, faults = read_options({path: value})
        if faults:
            raise cursor.error(told(faults)) from RulesError(faults)
        yield path, value


def told(faults: Sequence[Fault]) -> str:
    """What is wrong with rules, in a sentence of ASCII and §."""
    sentence = f"the rules have faults: {'; '.join(map(str, faults))}"
    return sentence.encode("latin-1", "backslashreplace").decode("latin-1")


def _check_spelling(lines: Sequence[str], log: MatchLog) -> None:
    for number, (line, right) in enumerate(zip(lines, head_lines(log), strict=False), start=1):
        if line != right:
            raise LogError(f"{quoted(line)} stands where {quoted(right)} belongs", number)
