"""How fast the bots decide and how strong they are.

    python bench/bots.py [SETS]

Decisions a second of every bot on its own, then duplicate sets of one against the other; fails if
the rulebook player does not beat the others beyond doubt.
"""

from __future__ import annotations

import sys

from binokel.arena.duplicate import Contest, compare
from binokel.arena.simulate import Job, simulate
from binokel.bots.registry import BOTS
from binokel.rules.presets import PRESETS

DEALS = 60
LEAST = {
    ("seed_3", "random"): 60.0,
    ("seed_3", "greedy"): 0.0,
    ("seed_4", "random"): 0.0,
    ("seed_4", "greedy"): 0.0,
}
"""What the lower end of the interval must exceed, in Augen a deal."""


def speeds() -> None:
    """Decisions a second, by bot."""
    rules = PRESETS["seed_3"]
    for name, bot in BOTS.items():
        reports = simulate(Job(rules, (bot,) * 3, b"bench"), DEALS)
        milliseconds = sum(report.milliseconds for report in reports) / len(reports)
        print(f"{name:10} {1000 / milliseconds:10,.0f} decisions/s, {milliseconds:.3f} ms each")


def strength(sets: int) -> None:
    """The rulebook player against the others."""
    for (preset, name), least in LEAST.items():
        contest = Contest(PRESETS[preset], BOTS["rulebook"], BOTS[name], b"bench")
        result = compare(contest, sets)
        print(f"{preset:8} rulebook - {name:7} {result.difference} Augen a deal")
        assert result.difference.low > least


if __name__ == "__main__":
    speeds()
    strength(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
