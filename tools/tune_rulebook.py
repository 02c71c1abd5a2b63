"""Set the numbers of the rulebook player by self-play.

python tools/tune_rulebook.py fit seed_3 --deals 2000
fit the trick estimate of `bots/rulebook/tricks.py` for the table of a preset
python tools/tune_rulebook.py style seed_3 pass_worth=-40 draw=5 --sets 400
play duplicate sets of a changed style against the present one
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from binokel.arena.duplicate import Contest, compare
from binokel.arena.table import cards_for, dealt, generators, play_deal
from binokel.bots.rulebook import Rulebook
from binokel.bots.rulebook.style import TUNED, Style
from binokel.bots.rulebook.tricks import FEATURES, features, trick_augen
from binokel.cards import CardSet
from binokel.deal.standing import Standing
from binokel.deal.view import played_by
from binokel.rules.deck import augen
from binokel.rules.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from binokel.rules.config import Rules

SEED = b"tuning"


@dataclass(frozen=True, slots=True)
class Sample:
    """What a declarer kept and what his side made of it."""

    features: tuple[float, ...]
    made: float
    """Augen of tricks without the buried ones."""
    estimated: float


def sample(rules: Rules, draw: int) -> Sample | None:
    """One deal of eager bidders who never give up."""
    bots = [Rulebook(replace(TUNED, pass_worth=TUNED.pass_worth - 60))] * rules.seats.players
    standing = Standing.first(rules, draw % rules.persons)
    deal = dealt(rules, standing, cards_for(rules, SEED, draw))
    deal = play_deal(deal, bots, generators(SEED, draw, rules.seats.players))
    settlement = deal.settlement
    if settlement is None or not settlement.trick_augen:
        return None
    game = deal.view(None).game
    assert game is not None
    assert game.trump is not None
    kept = CardSet(played_by(deal.phase, game.declarer))
    sides = game.sides(rules)
    mine = sides.members[sides.side_of(game.declarer)]
    buried = deal.hidden.buried
    under = augen(buried, rules.deck.card_augen)
    made = sum(settlement.trick_augen[seat] for seat in mine) - under
    estimate = trick_augen(rules, kept, buried, game.trump, len(mine) - 1) - under
    return Sample(features(kept, game.trump), made, estimate)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(size):
            if row != place:
                factor = rows[row][place] / rows[place][place]
                rows[row] = [
                    own - factor * other for own, other in zip(rows[row], rows[place], strict=True)
                ]
    return [row[-1] / row[place] for place, row in enumerate(rows)]


def least_squares(samples: Sequence[Sample]) -> list[float]:
    """The coefficients that fit best, held back a little where data are thin."""
    size = len(FEATURES)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for one in samples:
        for row, value in enumerate(one.features):
            right[row] += value * one.made
            for column, other in enumerate(one.features):
                matrix[row][column] += value * other
    for place in range(size):
        matrix[place][place] += 0.5
    return solved(matrix, right)


def spread(errors: Sequence[float]) -> tuple[float, float]:
    """Mean and standard deviation."""
    mean = sum(errors) / len(errors)
    return mean, (sum((error - mean) ** 2 for error in errors) / len(errors)) ** 0.5


def _value(text: str) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() else text


def table_of(preset: str, changes: Sequence[str]) -> Rules:
    """The rules of a preset with options changed, like `seats.sides=solo`; nobody may give up."""
    pairs = [change.split("=", 1) for change in changes]
    options = {name: _value(value) for name, value in pairs}
    return PRESETS[preset].with_options({**options, "abgehen.enabled": False})


def fit(preset: str, changes: Sequence[str], deals: int, jobs: int) -> str:
    """The coefficients for the table of a preset, and how well they fit."""
    rules = table_of(preset, changes)
    with ProcessPoolExecutor(jobs) as executor:
        found = executor.map(partial(sample, rules), range(deals), chunksize=32)
        samples = [one for one in found if one]
    weights = least_squares(samples)
    fitted = [
        sum(w * v for w, v in zip(weights, one.features, strict=True)) - one.made for one in samples
    ]
    old_mean, old_spread = spread([one.estimated - one.made for one in samples])
    numbers = ", ".join(f"{weight:.1f}" for weight in weights)
    return (
        f"{preset} {' '.join(changes)}: ({numbers}) from {len(samples)} deals,"
        f" spread {spread(fitted)[1]:.1f} (before {old_spread:.1f}, off by {old_mean:+.1f})"
    )


def style_of(changes: Sequence[str]) -> Style:
    """The present style with changes like `draw=5`."""
    pairs = [change.split("=", 1) for change in changes]
    return replace(TUNED, **{name: float(value) for name, value in pairs})


def duel(preset: str, changes: Sequence[str], sets: int, jobs: int) -> str:
    """What the changes gain."""
    rules = PRESETS[preset]
    contest = Contest(rules, Rulebook(style_of(changes)), Rulebook(), SEED)
    with ProcessPoolExecutor(jobs) as executor:
        result = compare(contest, sets, executor=executor)
    made = f"made {result.made_rate(0):.2f} against {result.made_rate(1):.2f}"
    return f"{preset} {' '.join(changes)}: {result.difference} Augen a deal, {made}"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=("fit", "style"))
    parser.add_argument("preset")
    parser.add_argument("changes", nargs="*")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--sets", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    if asked.what == "fit":
        sys.stdout.write(fit(asked.preset, asked.changes, asked.deals, asked.jobs) + "\n")
    else:
        sys.stdout.write(duel(asked.preset, asked.changes, asked.sets, asked.jobs) + "\n")


if __name__ == "__main__":
    main()
