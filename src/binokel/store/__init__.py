"""Where matches and people are kept: an event log and small records, in SQLite or PostgreSQL.

`open_store` gives a `Store`. Events and records are the plain values of `records`, what can be
written beside the log are the values of `writes`.

>>> from binokel.store import Event, Person, Put, open_store
>>> with open_store("memory:") as store:
...     store.write(Put(Person("p1", "Karle", created_at=0, seen_at=0))).result()
...     [store.append(Event("m1", 1, 5, data)).result() for data in (b"first", b"second")]
...     store.events("m1")
[True, False]
(Event(match_id='m1', version=1, at=5, data=b'first'),)
"""

from binokel.store.backup import Backup, check_backup
from binokel.store.opening import backup, default_path, open_store, restore
from binokel.store.protocol import Statistics, Store
from binokel.store.records import (
    Credential,
    Deadline,
    Event,
    Invitation,
    Mute,
    Person,
    Record,
    Report,
    Result,
    Seat,
    Session,
    Table,
)
from binokel.store.writer import Batch, Limits
from binokel.store.writes import Add, Delete, Drop, Forget, Purge, Put, Write

__all__ = [
    "Add",
    "Backup",
    "Batch",
    "Credential",
    "Deadline",
    "Delete",
    "Drop",
    "Event",
    "Forget",
    "Invitation",
    "Limits",
    "Mute",
    "Person",
    "Purge",
    "Put",
    "Record",
    "Report",
    "Result",
    "Seat",
    "Session",
    "Statistics",
    "Store",
    "Table",
    "Write",
    "backup",
    "check_backup",
    "default_path",
    "open_store",
    "restore",
]
