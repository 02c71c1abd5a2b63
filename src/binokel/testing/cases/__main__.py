"""`python -m binokel.testing.cases`: run the acceptance cases of a folder."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from binokel.testing.cases.runner import PERFT_LIMIT, Outcome, run_folder

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TextIO

    from binokel.testing.cases.runner import Result

NOTHING_TO_RUN = 2
"""Exit status when there is nothing to run."""


def main(arguments: Sequence[str] | None = None, out: TextIO | None = None) -> int:
    """Run the cases, write what failed and the sums, return the exit status.

    0: nothing failed · 1: something failed · 2: there is nothing to run.
    """
    asked = _parser().parse_args(arguments)
    out = out or sys.stdout
    if not asked.folder.is_dir():
        sys.stderr.write(f"{asked.folder} is no folder\n")
        return NOTHING_TO_RUN
    found: Counter[Outcome] = Counter()
    for result in run_folder(asked.folder, asked.component, asked.perft_limit):
        found[result.outcome] += 1
        out.write(_lines(result))
    if not found:
        sys.stderr.write(f"{asked.folder} holds no cases of that kind\n")
    out.write(", ".join(f"{found[outcome]} {outcome.value}" for outcome in Outcome) + "\n")
    if not found:
        return NOTHING_TO_RUN
    return int(found[Outcome.FAILED] > 0)


def _lines(result: Result) -> str:
    """What people read about a result: nothing if it passed without a remark."""
    word = "FAILED" if result.outcome is Outcome.FAILED else "note"
    return "".join(f"{word} {result.id} ({result.file}): {text}\n" for text in result.remarks)


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m binokel.testing.cases", description="Run the acceptance cases of a folder."
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the JSON files lie")
    parser.add_argument("--component", metavar="NAME", help="run the cases of one component")
    parser.add_argument(
        "--perft-limit",
        type=_positive,
        default=PERFT_LIMIT,
        metavar="N",
        help="count at most so many lines of one depth (default: %(default)s)",
    )
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(f"{number} is less than one")
    return number


if __name__ == "__main__":  # pragma: no cover -- runs in a process of its own
    sys.exit(main())
