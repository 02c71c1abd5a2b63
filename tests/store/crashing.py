"""A server that writes as fast as it can and says what was acknowledged, until it is killed.

    python crashing.py WHERE

Every line it prints is a match and its version, printed after the store has answered.
"""

from __future__ import annotations

import os
import sys
import threading
from typing import TYPE_CHECKING

from binokel.store import Deadline, Event, Person, Put, Table, open_store

if TYPE_CHECKING:
    from concurrent.futures import Future

    from binokel.store import Store

MATCHES = [f"m{number:02}" for number in range(40)]


def payload(match: str, version: int) -> bytes:
    """The bytes of a version, known without having kept them."""
    return f"{match}:{version}".encode() * 10


def play(store: Store, match: str, version: int) -> None:
    """Append a version with a deadline, and then the next, for ever."""
    event = Event(match, version, version, payload(match, version))

    def answered(future: Future[bool]) -> None:
        if future.result():
            os.write(1, f"{match} {version}\n".encode())
        play(store, match, version + 1)

    deadline = Deadline(match, "turn", version, version)
    store.append(event, Put(deadline)).add_done_callback(answered)


def main() -> None:
    """Play all matches on from where they are."""
    store = open_store(sys.argv[1], for_server=True)
    store.write(Put(Person("p", "Karle", 1, 1))).result()
    for match in MATCHES:
        store.write(Put(Table(match, match, True, "", "", "p", 1))).result()
    for match in MATCHES:
        play(store, match, store.version(match) + 1)
    threading.Event().wait()


if __name__ == "__main__":
    main()
