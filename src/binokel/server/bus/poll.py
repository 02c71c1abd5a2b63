"""Asks the log now and then, so that a lost hint is only late."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

from binokel.server.bus.protocol import Hint

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from binokel.server.bus.waiting import Hints

_LOG: Final = logging.getLogger(__name__)


class Versions(Protocol):
    """Asks where the logs are; more or fewer matches in the answer do no harm."""

    async def __call__(self, known: Mapping[str, int], /) -> Mapping[str, int]:
        """The versions in the logs of these matches, whose known versions are given."""


async def poll(
    hints: Hints,
    known: Callable[[], Mapping[str, int]],
    versions: Versions,
    *,
    every: float = 2.0,
) -> None:
    """Let a listener hear what its bus has lost; returns when the listener is closed.

    Questions that fail are logged and asked again; they never overlap.

    Args:
        hints: the listener.
        known: the matches it is about and the version it has of each, asked anew every time.
        versions: asks the log, with a store
            `lambda known: asyncio.to_thread(store.versions, tuple(known))`.
        every: seconds between an answer and the next question.
    """
    while not hints.closed:
        have = dict(known())
        try:
            there = await versions(have) if have else {}
        except Exception:  # noqa: BLE001 -- whatever it is, it is asked again
            _LOG.exception("the logs could not be asked for their versions")
            there = {}
        for match_id, version in there.items():
            if version > have.get(match_id, version):
                hints.put(Hint(match_id, version))
        with suppress(TimeoutError):
            await asyncio.wait_for(hints.ended(), every)
