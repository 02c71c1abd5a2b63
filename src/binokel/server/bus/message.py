"""What is sent from process to process: a JSON list of the sender and an object of versions.

    ["4f0c2a9e",{"a7":12,"k3":4}]

A message without versions only shows that the way is open.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from binokel.server.bus.protocol import Hint

if TYPE_CHECKING:
    from collections.abc import Iterable

    from binokel.server.bus.protocol import Counts
    from binokel.server.bus.waiting import Waiting


def write(sender: str, hints: Iterable[Hint]) -> str:
    """A message, in ASCII."""
    return json.dumps([sender, dict(hints)], separators=(",", ":"))


def take(waiting: Waiting, sender: str, largest: int, counts: Counts) -> tuple[Hint, ...]:
    """Take as many hints as go into a message of so many bytes; one that never would is dropped."""
    empty = len(write(sender, ()))
    size, taken = empty, []
    while waiting:
        hint = waiting.first()
        more = len(json.dumps(hint.match_id)) + len(str(hint.version)) + len(":,")
        if empty + more > largest:
            waiting.pop()
            counts.dropped += 1
        elif size + more > largest:
            break
        else:
            taken.append(waiting.pop())
            size += more
    return tuple(taken)


def read(payload: str | bytes, largest: int) -> tuple[str, tuple[Hint, ...]]:
    """The sender and the hints of a message.

    Raises:
        ValueError: if no bus has written it.
    """
    if len(payload) > largest:
        raise ValueError("too large")
    try:
        value = json.loads(payload)
    except RecursionError as error:
        raise ValueError("too deep") from error
    match value:
        case [str(sender), dict(versions)] if all(type(v) is int for v in versions.values()):
            return sender, tuple(Hint(match_id, version) for match_id, version in versions.items())
    raise ValueError("no message of a bus")
