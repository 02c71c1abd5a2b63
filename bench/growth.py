"""How the cost of some questions grows.

    uv run python bench/growth.py

Imagining a deal plays its events once more; buries are counted by kinds of cards and size of the
Dapp, not one by one; a step copies the history, which stays short.
"""

from __future__ import annotations

import random
import statistics
import time
from functools import partial
from typing import TYPE_CHECKING

from binokel.cards import CardSet, deck
from binokel.deal.actions import Abgehen, Cards
from binokel.deal.state import Deal
from binokel.rules.burying import bury_count
from binokel.rules.presets import SEED_3

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROUNDS = 200


def states(seed: int) -> Iterator[Deal]:
    """The states of one random deal that is played out."""
    rng = random.Random(seed)
    deal = Deal.begin(SEED_3).apply(Cards(tuple(rng.sample(deck(with_diss=True), 48)))).deal
    while not deal.over:
        yield deal
        acts = [act for act in deal.legal.first(12) if not isinstance(act, Abgehen)]
        deal = deal.apply(acts[0]).deal


def microseconds(work: Callable[[], object]) -> float:
    """The median time of a call."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return 1_000_000 * statistics.median(times)


def imagining() -> None:
    """By events seen."""
    print(f"{'events':>8}{'imagine µs':>12}{'µs an event':>13}")
    played = list(states(5))
    for place in (0, len(played) // 4, len(played) // 2, 3 * len(played) // 4, len(played) - 1):
        deal = played[place]
        view, hidden, events = deal.view(0), deal.hidden, len(deal.history)
        cost = microseconds(partial(view.imagine, hidden))
        print(f"{events:8}{cost:12,.0f}{cost / events:13.1f}")


def counting() -> None:
    """By kinds in hand and cards to bury."""
    print(f"{'kinds':>8}{'to bury':>9}{'ways':>14}{'count µs':>10}{'ns a kind and card':>20}")
    for kinds, size in ((8, 3), (16, 3), (16, 6), (24, 6), (24, 12)):
        hand = CardSet(deck(with_diss=True)[: 2 * kinds])
        cost = microseconds(partial(bury_count, hand, size))
        ways, each = bury_count(hand, size), 1000 * cost / kinds / size
        print(f"{kinds:8}{size:9}{ways:14,}{cost:10.1f}{each:20.0f}")


if __name__ == "__main__":
    imagining()
    counting()
