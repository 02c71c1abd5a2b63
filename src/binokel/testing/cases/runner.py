"""Running every case of a folder."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from binokel.testing.cases.answers import mismatches
from binokel.testing.cases.files import case_id, read_case, read_file
from binokel.testing.cases.given import Malformed
from binokel.testing.cases.questions import SKIPPED, components

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from binokel.testing.cases.answers import Answers
    from binokel.testing.cases.files import Case, CaseFile, Json
    from binokel.testing.cases.questions import Component

PERFT_LIMIT = 300_000
"""How many lines of one depth are counted unless told otherwise."""


class Outcome(Enum):
    """What became of a case."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"


@dataclass(frozen=True, slots=True)
class Result:
    """What became of one case, or of a file that cannot be read."""

    file: str
    id: str
    """The id of the case; the name of the file if none of its cases could be asked."""
    outcome: Outcome
    remarks: tuple[str, ...] = ()
    """What is wrong, or worth knowing."""


def run_folder(
    folder: Path, component: str | None = None, perft_limit: float = PERFT_LIMIT
) -> Iterator[Result]:
    """The result of every case in the JSON files of a folder, one after the other.

    Args:
        folder: where the files lie.
        component: ask only this component; files that cannot be read fail all the same.
        perft_limit: how many lines of one depth are counted at most.
    """
    known = components(perft_limit)
    if component is not None and component not in (*known, *SKIPPED):
        yield Result(component, component, Outcome.FAILED, (_unknown(component, known),))
        return
    seen: dict[str, str] = {}
    for path in sorted(folder.glob("*.json")):
        try:
            cases = read_file(path)
        except Malformed as error:
            yield Result(path.name, path.name, Outcome.FAILED, (str(error),))
            continue
        if component in (None, cases.component):
            yield from _run_file(path.name, cases, known, seen)


def _run_file(
    name: str, cases: CaseFile, known: Mapping[str, Component], seen: dict[str, str]
) -> Iterator[Result]:
    if cases.component not in (*known, *SKIPPED):
        yield Result(name, name, Outcome.FAILED, (_unknown(cases.component, known),))
        return
    for place, raw in enumerate(cases.cases, 1):
        called = case_id(raw, place)
        if called in seen:
            remark = f"the id stands in {seen[called]} already"
            yield Result(name, called, Outcome.FAILED, (remark,))
        elif cases.component in SKIPPED:
            yield Result(name, called, Outcome.SKIPPED)
        else:
            yield _run_case(name, called, raw, place, known[cases.component])
        seen[called] = name


def _run_case(name: str, called: str, raw: Json, place: int, component: Component) -> Result:
    try:
        case = read_case(raw, place)
        answers = component.ask(case.input)
    except Malformed as error:
        return Result(name, called, Outcome.FAILED, (str(error),))
    except Exception as error:  # noqa: BLE001 -- an engine that breaks fails this case, not the run
        return Result(name, called, Outcome.FAILED, (f"{type(error).__name__}: {error}",))
    return _judged(name, case, answers)


def _judged(name: str, case: Case, answers: Answers) -> Result:
    wrong = mismatches(answers, case.expected)
    if not wrong:
        return Result(name, case.id, Outcome.PASSED, answers.notes)
    more = answers.explain(case.expected)
    return Result(name, case.id, Outcome.FAILED, (*wrong, *([more] if more else [])))


def _unknown(component: str, known: Mapping[str, Component]) -> str:
    return f"unknown component {component!r}, known: {', '.join((*known, *SKIPPED))}"
