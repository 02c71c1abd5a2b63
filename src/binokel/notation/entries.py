"""One entry of a log as a line of text and as a JSON object, without its digest."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from binokel.errors import NotationError
from binokel.notation.actions import (
    action_from_json,
    action_to_json,
    format_action,
    parse_action,
)
from binokel.notation.atoms import cropped, hex_bytes, is_whole, quoted, whole
from binokel.notation.log import Act, Commit, DealCheck, End, Entry, Nonce, NonceCommit, Secret
from binokel.rules.special import Contract

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from binokel.notation.atoms import Json

_LISTS: Final = ("melds", "tricks", "change", "totals", "special", "stars")
_CONTRACTS: Final = {contract.name.lower(): contract for contract in Contract}
_CHECK_FIELDS: Final = tuple(field.name for field in fields(DealCheck))
_NUMBERS: Final = tuple(name for name in _CHECK_FIELDS if name not in (*_LISTS, "contract", "made"))
_MADE: Final = {"yes": True, "no": False}
_DASH: Final = "-"
SEALED: Final = ("settled", "end")
"""The first words of the lines that carry a digest."""

CheckValue: TypeAlias = bool | int | tuple[int | None, ...]
"""What a field of a check may hold when it holds something."""


# ── text ─────────────────────────────────────────────────────────────────────────────────────────


def format_entry(entry: Entry | End) -> str:
    """An entry, or the end, as its line; a digest is not part of it.

    Raises:
        NotationError: for a bid that cannot be written (§3.3).
    """
    match entry:
        case Act(None, action):
            return format_action(action)
        case Act(seat, action):
            return f"{seat} {format_action(action)}"
        case Commit(commitment):
            return f"commit {commitment}"
        case NonceCommit(person, commitment):
            return f"nonce-commit {person} {commitment}"
        case Nonce(person, nonce):
            return f"nonce {person} {nonce.hex()}"
        case Secret(secret):
            return f"secret {secret.hex()}"
        case DealCheck():
            return format_check(entry)
        case End(winners):  # pragma: no branch -- there is no other kind
            return f"end finished winners={_join(winners)}" if winners else "end unfinished"


def format_check(check: DealCheck) -> str:
    """What a deal came to, as one line: what does not apply is left out."""
    told = (f"{name}={_value_text(value)}" for name, value in _told(check).items())
    return " ".join(("settled", check.contract.name.lower(), *told))


def parse_entry(line: str) -> Entry | End:
    """Read a line without its digest; it must be written exactly as `format_entry` does.

    Raises:
        NotationError: saying how the line should be written, if something is meant by it.
    """
    word, _, rest = line.partition(" ")
    reader = _READERS.get(word, _read_act)
    entry = reader(line if reader is _read_act else rest)
    if (right := format_entry(entry)) != line:
        raise NotationError(f"{quoted(line)} is written {quoted(right)} in a log")
    return entry


def _told(check: DealCheck) -> dict[str, CheckValue]:
    """The fields of a check that hold something, without the contract."""
    values = {name: getattr(check, name) for name in _CHECK_FIELDS if name != "contract"}
    return {name: value for name, value in values.items() if value is not None and value != ()}


def _value_text(value: CheckValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return _join(value) if isinstance(value, tuple) else str(value)


def _join(numbers: tuple[int | None, ...]) -> str:
    return ",".join(_DASH if number is None else str(number) for number in numbers)


def _read_act(line: str) -> Act:
    word, _, rest = line.partition(" ")
    seat = whole(word)
    if seat is None:
        return Act(None, parse_action(line))
    return Act(seat, parse_action(rest))


def _read_commit(rest: str) -> Commit:
    return Commit(rest)


def _read_nonce_commit(rest: str) -> NonceCommit:
    person, commitment = _person(rest)
    return NonceCommit(person, commitment)


def _read_nonce(rest: str) -> Nonce:
    person, nonce = _person(rest)
    return Nonce(person, hex_bytes(nonce, "nonce"))


def _read_secret(rest: str) -> Secret:
    return Secret(hex_bytes(rest, "secret"))


def _read_end(rest: str) -> End:
    if rest == "unfinished":
        return End()
    return End(_whole_numbers(rest.removeprefix("finished winners=")))


def _read_check(rest: str) -> DealCheck:
    contract, *told = rest.split(" ")
    raw = dict(_pair(word) for word in told)
    values = {name: _check_value(name, text) for name, text in raw.items()}
    return _check(contract, values)


def _person(rest: str) -> tuple[int, str]:
    number, _, text = rest.partition(" ")
    person = whole(number)
    if person is None:
        raise NotationError(f"{cropped(number)} is no person's number")
    return person, text


def _pair(word: str) -> tuple[str, str]:
    name, _, text = word.partition("=")
    return name, text


def _check_value(name: str, text: str) -> CheckValue:
    if name == "made" and text in _MADE:
        return _MADE[text]
    if name == "change":
        return tuple(None if part == _DASH else _whole_number(part) for part in text.split(","))
    return _whole_numbers(text) if name in _LISTS else _whole_number(text)


def _whole_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(_whole_number, text.split(",")))


def _whole_number(text: str) -> int:
    number = whole(text)
    if number is None:
        raise NotationError(f"{cropped(text)} is no whole number of at most 15 digits")
    return number


_READERS: Final[Mapping[str, Callable[[str], Entry | End]]] = {
    "commit": _read_commit,
    "nonce-commit": _read_nonce_commit,
    "nonce": _read_nonce,
    "secret": _read_secret,
    "settled": _read_check,
    "end": _read_end,
}


# ── JSON ─────────────────────────────────────────────────────────────────────────────────────────


def entry_to_json(entry: Entry) -> Json:
    """An entry as a JSON object without its digest.

    Raises:
        NotationError: for a bid that cannot be written (§3.3).
    """
    match entry:
        case Act(None, action):
            return action_to_json(action)
        case Act(seat, action):
            return {"seat": seat, **action_to_json(action)}
        case Commit(commitment):
            return {"commit": commitment}
        case NonceCommit(person, commitment):
            return {"nonce_commit": commitment, "person": person}
        case Nonce(person, nonce):
            return {"nonce": nonce.hex(), "person": person}
        case Secret(secret):
            return {"secret": secret.hex()}
        case DealCheck():  # pragma: no branch -- there is no other kind
            return check_to_json(entry)


def check_to_json(check: DealCheck) -> Json:
    """What a deal came to, as a JSON object: what does not apply is left out."""
    told = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in _told(check).items()
    }
    return {"settled": check.contract.name.lower(), **told}


def entry_from_json(content: object) -> Entry:
    """Read an entry; it must be written exactly as `entry_to_json` does.

    Raises:
        NotationError: if it is something else.
    """
    if not isinstance(content, dict):
        raise NotationError(f"{cropped(content)} is no entry: it is no JSON object")
    entry = _from_object(content)
    if entry_to_json(entry) != content:
        raise NotationError(f"{quoted(format_entry(entry))} is written otherwise in a log")
    return entry


def check_from_json(content: Json) -> DealCheck:
    """Read what a deal came to.

    Raises:
        NotationError: if it is something else.
    """
    values = {name: _from_list(name, value) for name, value in content.items() if name != "settled"}
    return _check(content.get("settled"), values)


def _from_object(content: Json) -> Entry:
    match content:
        case {"settled": _}:
            return check_from_json(content)
        case {"commit": str(commitment)}:
            return Commit(commitment)
        case {"nonce_commit": str(commitment)}:
            return NonceCommit(_number_in(content, "person"), commitment)
        case {"nonce": nonce}:
            return Nonce(_number_in(content, "person"), hex_bytes(nonce, "nonce"))
        case {"secret": secret}:
            return Secret(hex_bytes(secret, "secret"))
        case {"seat": _}:
            action = {key: value for key, value in content.items() if key != "seat"}
            return Act(_number_in(content, "seat"), action_from_json(action))
        case _:
            return Act(None, action_from_json(content))


def _number_in(content: Json, key: str) -> int:
    value = content.get(key)
    if not is_whole(value):
        raise NotationError(f"{key} is a whole number, not {cropped(value)}")
    assert isinstance(value, int)
    return value


def _from_list(name: str, value: Any) -> CheckValue:
    return tuple(value) if name in _LISTS and isinstance(value, list) else value


# ── both ─────────────────────────────────────────────────────────────────────────────────────────


def _check(contract: object, values: Mapping[str, Any]) -> DealCheck:
    """A check of what was read, every field looked at."""
    if not isinstance(contract, str) or contract not in _CONTRACTS:
        raise NotationError(f"{cropped(contract)} is none of {', '.join(_CONTRACTS)}")
    for name, value in values.items():
        if name not in _CHECK_FIELDS or not _fits(name, value):
            raise NotationError(f"{cropped(name)} cannot be {cropped(value)} in a settled line")
    for name in ("declarer", "made", "change", "totals"):
        if name not in values:
            raise NotationError(f"a settled line says {name}")
    return DealCheck(contract=_CONTRACTS[contract], **values)


def _fits(name: str, value: object) -> bool:
    if name == "made":
        return isinstance(value, bool)
    if name in _LISTS:
        dash = name == "change"
        return isinstance(value, tuple) and all(
            is_whole(number) or (dash and number is None) for number in value
        )
    return name in _NUMBERS and is_whole(value)
