"""Reading case files: what is malformed becomes a fault that names the place."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from binokel.errors import RulesError
from binokel.rules.presets import PRESETS
from binokel.testing.cases.given import Given, Malformed

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from binokel.rules.config import Rules

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"
"""Anything JSON can write."""
FORMAT = 1
"""The version of the formats this program reads."""


@dataclass(frozen=True, slots=True)
class Case:
    """One question with the answer that is right."""

    id: str
    rules: Rules
    input: Given
    expected: Mapping[str, Json]
    """What must be met; answers not named are free."""


@dataclass(frozen=True, slots=True)
class CaseFile:
    """All cases of one component, still as written."""

    component: str
    cases: tuple[Json, ...]


def read_file(path: Path) -> CaseFile:
    """The cases of a file.

    Raises:
        Malformed: if it is no case file of a known format.
    """
    try:
        content = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Malformed(f"cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise Malformed(f"is no JSON: {error}") from error
    if not isinstance(content, dict):
        raise Malformed("is no case file: an object with component, format and cases is needed")
    if content.get("format") != FORMAT or isinstance(content["format"], bool):
        raise Malformed(f"has the unknown format {said(content.get('format'))}, not {FORMAT}")
    component, cases = content.get("component"), content.get("cases")
    if not isinstance(component, str):
        raise Malformed("names no component")
    if not isinstance(cases, list):
        raise Malformed("has no list of cases")
    return CaseFile(component, tuple(cases))


def case_id(raw: Json, place: int) -> str:
    """The id of a case as written, or its place in the file, from 1, if it has none."""
    name = raw.get("id") if isinstance(raw, dict) else None
    return name if isinstance(name, str) and name else f"case {place}"


def read_case(raw: Json, place: int) -> Case:
    """A case of a file; its input is read when it is asked for.

    Raises:
        Malformed: if parts are missing or of another kind, or rules cannot be made.
    """
    if not isinstance(raw, dict):
        raise Malformed("is no case: an object is needed")
    if not isinstance(raw.get("id"), str) or not raw["id"]:
        raise Malformed("has no id")
    given, expected = raw.get("input"), raw.get("expected")
    if not isinstance(given, dict):
        raise Malformed("has no input")
    if not isinstance(expected, dict) or not expected:
        raise Malformed("expects nothing")
    rules = _rules(raw.get("rules"))
    return Case(case_id(raw, place), rules, Given(given, rules), expected)


def _rules(raw: Json) -> Rules:
    """A preset and what is set after it. Rule: §12.1."""
    preset = raw.get("preset") if isinstance(raw, dict) else None
    if not isinstance(raw, dict) or not isinstance(preset, str):
        raise Malformed("names no preset")
    changes = raw.get("set", {})
    if not isinstance(changes, dict):
        raise Malformed("rules: set is no object of option ids and values")
    if unknown := set(raw) - {"preset", "set"}:
        raise Malformed(f"rules: unknown {', '.join(sorted(unknown))}")
    try:
        return PRESETS[preset].with_options(changes)
    except RulesError as error:
        raise Malformed(f"rules: {error}") from error


def said(value: Json) -> str:
    """A value as JSON writes it."""
    return json.dumps(value, ensure_ascii=False)
