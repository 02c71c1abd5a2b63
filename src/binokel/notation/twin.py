"""The log as JSON: the same log, the same digests, another form."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from binokel.errors import LogError, NotationError, RulesError
from binokel.notation.atoms import cropped, is_whole, load_json
from binokel.notation.entries import SEALED, entry_from_json, entry_to_json
from binokel.notation.head import DEFAULTS, check_version, told
from binokel.notation.log import SIGNATURE, VERSION, DealCheck, End, Entry, MatchLog
from binokel.notation.text import write_log
from binokel.rules.options import value_text
from binokel.rules.toml import digest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from binokel.notation.atoms import Json

MAX_JSON: Final = 72_000_000
"""No log as JSON is longer, in characters."""
_DIGEST: Final = "digest"


# ── writing ──────────────────────────────────────────────────────────────────────────────────────


def to_json(log: MatchLog) -> str:
    """A log as JSON text, one entry a line; `from_json` reads the same log back.

    Raises:
        NotationError: if an entry cannot be written.
    """
    content = log_to_json(log)
    entries = ",\n".join(_dumped(entry) for entry in content["entries"])
    parts = {key: _dumped(value) for key, value in content.items()} | {"entries": f"[\n{entries}]"}
    return "{" + ",\n".join(f'"{key}":{text}' for key, text in parts.items()) + "}\n"


def log_to_json(log: MatchLog) -> dict[str, Any]:
    """A log as a JSON object; `log_from_json` reads the same log back.

    Raises:
        NotationError: if an entry cannot be written.
    """
    text = write_log(log)
    sealed = _digests(text)
    changed = log.rules.difference(DEFAULTS)
    return {
        "format": SIGNATURE,
        "version": VERSION,
        **({"id": log.id} if log.id is not None else {}),
        **({"date": log.date} if log.date is not None else {}),
        "rules": {path: json.loads(value_text(value)) for path, (value, _) in changed.items()},
        "rules_digest": digest(log.rules),
        "first_dealer": log.first_dealer,
        "entries": [_entry_with_digest(entry, sealed) for entry in log.entries],
        "end": None if log.end is None else {"winners": list(log.end.winners)},
        _DIGEST: _sha256(text),
    }


def _entry_with_digest(entry: Entry, sealed: Iterator[str]) -> Json:
    content = entry_to_json(entry)
    return {**content, _DIGEST: next(sealed)} if isinstance(entry, DealCheck) else content


def _digests(text: str) -> Iterator[str]:
    """The digests of the settled lines of a log as text."""
    return (line[-64:] for line in text.split("\n") if line.startswith(SEALED))


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _dumped(content: object) -> str:
    return json.dumps(content, separators=(",", ":"))


# ── reading ──────────────────────────────────────────────────────────────────────────────────────


def from_json(text: str | bytes) -> MatchLog:
    """Read a log from JSON text, closed or of a running match.

    Raises:
        LogError: saying what is wrong, and in which entry.
    """
    if len(text) > MAX_JSON:
        raise LogError(f"the text has {len(text)} characters, no log has more than {MAX_JSON}")
    try:
        plain = text if isinstance(text, str) else text.decode()
        return log_from_json(load_json(plain.removeprefix("\ufeff")))
    except UnicodeDecodeError as error:
        raise LogError(f"no JSON: {error}") from error
    except NotationError as error:
        raise error if isinstance(error, LogError) else LogError(str(error)) from error


def log_from_json(content: object) -> MatchLog:
    """Read a log from a JSON object; it must be written exactly as `log_to_json` does.

    Raises:
        LogError: saying what is wrong, and in which entry.
    """
    if not isinstance(content, dict):
        raise LogError(f"no Binokel log: {cropped(content)} is no JSON object")
    version = content.get("version")
    check_version(content.get("format"), version if is_whole(version) else None)
    log = _read(content)
    _check_same(content, log_to_json(log))
    return log


def _read(content: dict[str, Any]) -> MatchLog:
    rules, dealer = content.get("rules"), content.get("first_dealer")
    if not isinstance(rules, dict) or not is_whole(dealer):
        raise LogError("a log has an object of rules and the number of the first dealer")
    assert isinstance(dealer, int)
    try:
        read = DEFAULTS.with_options(rules)
    except RulesError as error:
        raise LogError(told(error.faults)) from error
    return MatchLog(
        read,
        dealer,
        _text(content, "id"),
        _text(content, "date"),
        tuple(_entries(content.get("entries"))),
        _end(content.get("end")),
    )


def _text(content: dict[str, Any], key: str) -> str | None:
    value = content.get(key)
    if key in content and not isinstance(value, str):
        raise LogError(f"{key} is a text, not {cropped(value)}")
    return value


def _entries(contents: object) -> Iterator[Entry]:
    if not isinstance(contents, list):
        raise LogError(f"the entries are a list, not {cropped(contents)}")
    for number, content in enumerate(contents, start=1):
        try:
            yield entry_from_json(_without_digest(content))
        except NotationError as error:
            raise LogError(f"entry {number}: {error}") from error


def _without_digest(content: object) -> object:
    if isinstance(content, dict) and "settled" in content:
        return {key: value for key, value in content.items() if key != _DIGEST}
    return content


def _end(content: object) -> End | None:
    match content:
        case None:
            return None
        case {"winners": [*winners]} if all(map(is_whole, winners)):
            return End(tuple(winners))
        case _:
            raise LogError(f"{cropped(content)} is no end: write null or the winners")


def _check_same(content: dict[str, Any], right: dict[str, Any]) -> None:
    """Make sure that a log is written as it should be, its digests too."""
    pairs = zip(content["entries"], right["entries"], strict=True)
    for number, (entry, expected) in enumerate(pairs, start=1):
        if entry != expected:
            sentence = "up to here something is not as it was written: the digest does not fit"
            raise LogError(f"entry {number}: {sentence}")
    for key in (*right, *content):
        if content.get(key) != right.get(key) or key not in right or key not in content:
            raise LogError(f"{cropped(key)} is not as it was written")
