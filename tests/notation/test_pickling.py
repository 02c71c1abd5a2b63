"""Every value of the notation can be sent to another process."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace

import pytest

from binokel.errors import LogError
from binokel.notation.fair import Draws, verify_shuffle
from binokel.notation.log import MatchLog, NonceCommit
from binokel.notation.replaying import Salvaged, replay_steps, salvage
from binokel.notation.text import scan, write_log
from binokel.rules.presets import SEED_3
from binokel.testing.logs import played

LOG, _ = played(SEED_3, random.Random(7), deals=1)
RUNNING = replace(LOG, entries=LOG.entries[:-2], end=None)


@pytest.mark.parametrize(
    "value",
    [
        LOG,
        RUNNING,
        *{type(entry): entry for entry in LOG.entries}.values(),
        LOG.end,
        Draws.of(LOG),
        Draws.of(MatchLog(SEED_3, entries=LOG.entries[:5])),
        NonceCommit(0, "0" * 64),
        verify_shuffle(LOG),
        list(replay_steps(LOG)),
        salvage(write_log(LOG)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_is_pickled_comes_back_the_same(value: object) -> None:
    """Logs, entries, draws, verdicts and steps are plain values, equal after the journey."""
    assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301 -- our own


def test_a_fault_keeps_its_line() -> None:
    """What was salvaged travels with its fault, sentence and line."""
    for value in (salvage(write_log(RUNNING)), scan(write_log(RUNNING)), scan("")):
        again = pickle.loads(pickle.dumps(value))  # noqa: S301 -- our own
        fault, other = value.fault, again.fault
        assert isinstance(other, LogError)
        assert fault is not None
        assert (str(fault), fault.line) == (str(other), other.line)
        assert again.log == value.log
        if isinstance(value, Salvaged):
            assert (again.match, again.due) == (value.match, value.due)
