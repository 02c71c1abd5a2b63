"""How fast the engine is, beside two others driven from Python in the same run.

    uv run --group bench python bench/engine.py

Every figure is the median of several rounds, the engines taken in turn; every deal played is
checked (sums of Augen or points), so a fast wrong answer fails. The peers are jass-kit (Schieber,
NumPy) and OpenSpiel (Skat, C++ behind Python calls); other games, but the same kind of work.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from binokel.cards import deck
from binokel.deal.actions import PASS, Abgehen, Action, Bid, Cards
from binokel.deal.state import Deal
from binokel.rules.presets import SEED_3

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

DEALS = 60
ROUNDS = 7


class Engine(Protocol):
    """What is measured of an engine; a record is one whole random deal."""

    name: str

    def play(self, rng: random.Random) -> Any:
        """Play one random deal, asking for the legal actions each time; return its record."""

    def decisions(self, record: Any) -> int:
        """How many decisions a record holds."""

    def checked(self, record: Any) -> None:
        """Play a record again, each action checked."""

    def replay(self, record: Any) -> None:
        """Play a record again without checks."""


class Binokel:
    """This engine, preset seed_3."""

    name = "binokel"

    def play(self, rng: random.Random) -> list[Action]:
        """One random deal."""
        order = list(deck(with_diss=True))
        rng.shuffle(order)
        record: list[Action] = [Cards(tuple(order))]
        deal = Deal.begin(SEED_3).apply(record[0]).deal
        while not deal.over:
            record.append(_choice(deal, rng))
            deal = deal.apply(record[-1]).deal
        _assert_settled(deal)
        return record

    def decisions(self, record: list[Action]) -> int:
        """Chance counts: it deals."""
        return len(record)

    def checked(self, record: list[Action]) -> None:
        """Through the door for people."""
        deal = Deal.begin(SEED_3)
        for action in record:
            deal = deal.apply(action).deal
        _assert_settled(deal)

    def replay(self, record: list[Action]) -> None:
        """Through the door for replay."""
        deal = Deal.begin(SEED_3)
        for action in record:
            deal = deal.apply_unchecked(action).deal
        _assert_settled(deal)


def _choice(deal: Deal, rng: random.Random) -> Action:
    """A random action that plays the deal out: mostly passing, never giving up."""
    some = [action for action in deal.legal.first(12) if not isinstance(action, Abgehen)][:6]
    action = rng.choice(some)
    return PASS if isinstance(action, Bid) and PASS in some and rng.random() < 0.7 else action


def _assert_settled(deal: Deal) -> None:
    assert deal.settlement is not None
    assert sum(deal.settlement.trick_augen) == SEED_3.total_augen


class JassKit:
    """Schieber by jass-kit; it has no checked door, so legal cards are asked for each time."""

    name = "jass-kit"

    def __init__(self) -> None:
        import numpy as np
        from jass.game.game_sim import GameSim
        from jass.game.game_util import deal_random_hand
        from jass.game.rule_schieber import RuleSchieber

        self._np, self._sim, self._rule = np, GameSim, RuleSchieber()
        self._deal = deal_random_hand

    def play(self, rng: random.Random) -> Any:
        """One random deal with a random trump."""
        self._np.random.seed(rng.randrange(1 << 30))
        hands, actions = self._deal(), [36 + rng.randrange(6)]
        sim = self._begin(hands)
        sim.action(actions[0])
        while not sim.is_done():
            actions.append(int(rng.choice(self._np.flatnonzero(self._legal(sim)))))
            sim.action(actions[-1])
        assert sum(sim.state.points) == 157
        return hands, actions

    def decisions(self, record: Any) -> int:
        """The trump and 36 cards."""
        return len(record[1])

    def checked(self, record: Any) -> None:
        """Ask for the legal cards, look, act."""
        hands, actions = record
        sim = self._begin(hands)
        sim.action(actions[0])
        for action in actions[1:]:
            assert self._legal(sim)[action]
            sim.action(action)

    def replay(self, record: Any) -> None:
        """Act."""
        sim = self._begin(record[0])
        for action in record[1]:
            sim.action(action)

    def _begin(self, hands: Any) -> Any:
        sim = self._sim(self._rule)
        sim.init_from_cards(hands, 0)
        return sim

    def _legal(self, sim: Any) -> Any:
        return self._rule.get_valid_cards_from_state(sim.state)


class OpenSpiel:
    """Skat by OpenSpiel, its C++ driven from Python."""

    name = "OpenSpiel skat"

    def __init__(self) -> None:
        import pyspiel

        self._game = pyspiel.load_game("skat")

    def play(self, rng: random.Random) -> list[int]:
        """One random game."""
        state, record = self._game.new_initial_state(), []
        while not state.is_terminal():
            record.append(rng.choice(state.legal_actions()))
            state.apply_action(record[-1])
        assert len(state.returns()) == 3
        return record

    def decisions(self, record: list[int]) -> int:
        """Every card dealt is one, as OpenSpiel deals card by card."""
        return len(record)

    def checked(self, record: list[int]) -> None:
        """Ask for the legal actions, look, act."""
        state = self._game.new_initial_state()
        for action in record:
            assert action in state.legal_actions()
            state.apply_action(action)
        assert state.is_terminal()

    def replay(self, record: list[int]) -> None:
        """Act."""
        state = self._game.new_initial_state()
        for action in record:
            state.apply_action(action)
        assert state.is_terminal()


@dataclass
class Figures:
    """Medians over the rounds, all per second."""

    deals: float
    checked: float
    replay: float


def measure(engines: Sequence[Engine]) -> dict[str, Figures]:
    """Take the engines in turn, several rounds."""
    rounds: dict[str, list[tuple[float, float, float]]] = {engine.name: [] for engine in engines}
    for number in range(ROUNDS):
        for engine in engines:
            rng = random.Random(number)
            played, records = _timed(partial(_play_many, engine, rng))
            checked, _ = _timed(partial(_each, engine.checked, records))
            replayed, _ = _timed(partial(_each, engine.replay, records))
            decisions = sum(engine.decisions(record) for record in records)
            rounds[engine.name].append((DEALS / played, decisions / checked, decisions / replayed))
    return {
        name: Figures(*(statistics.median(column) for column in zip(*rows, strict=True)))
        for name, rows in rounds.items()
    }


def _play_many(engine: Engine, rng: random.Random) -> list[Any]:
    return [engine.play(rng) for _ in range(DEALS)]


def _each(work: Callable[[Any], None], records: Sequence[Any]) -> None:
    for record in records:
        work(record)


def _timed(work: Callable[[], Any]) -> tuple[float, Any]:
    start = time.perf_counter()
    done = work()
    return time.perf_counter() - start, done


def import_milliseconds(code: str) -> float:
    """The median time an import takes in a fresh interpreter, without starting Python."""
    probe = f"import time; t = time.perf_counter(); {code}; print(time.perf_counter() - t)"
    times = [
        float(subprocess.run([sys.executable, "-c", probe], capture_output=True, check=True).stdout)  # noqa: S603
        for _ in range(11)
    ]
    return 1000 * statistics.median(times)


def main() -> None:
    """Measure and print."""
    engines: list[Engine] = [Binokel()]
    for peer in (JassKit, OpenSpiel):
        try:
            engines.append(peer())
        except ImportError as error:
            print(f"without {peer.__name__}: {error}; try `uv run --group bench`")
    figures = measure(engines)
    mine = figures["binokel"]
    head = f"{'engine':16}{'random deals/s':>16}{'checked decisions/s':>22}{'replayed/s':>14}"
    print(f"{head}   binokel / engine")
    for name, them in figures.items():
        pairs = ((mine.deals, them.deals), (mine.checked, them.checked), (mine.replay, them.replay))
        ratios = "".join(f"{own / other:8.2f}" for own, other in pairs)
        print(f"{name:16}{them.deals:16,.0f}{them.checked:22,.0f}{them.replay:14,.0f}{ratios}")
    print(f"import binokel: {import_milliseconds('import binokel'):.1f} ms")
    print(f"… and a match begun: {import_milliseconds('import binokel; binokel.Match'):.1f} ms")


if __name__ == "__main__":
    main()
