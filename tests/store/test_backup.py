"""A backup holds everything of one moment, and brings it back wholly or not at all."""

from __future__ import annotations

import hashlib
import json
import stat
import threading
from typing import TYPE_CHECKING, Self

import pytest

from binokel.errors import BackupError, StoreBusy, StoreError, StoreRefused
from binokel.store import (
    Backup,
    Credential,
    Deadline,
    Event,
    Invitation,
    Mute,
    Person,
    Put,
    Record,
    Report,
    Result,
    Seat,
    Session,
    Table,
    backup,
    check_backup,
    open_store,
    restore,
)
from binokel.store.schema import METADATA
from binokel.store.sql import SqlStore

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from binokel.store import Store

EVENTS = [
    Event("m1", version, 2**41 + version, bytes(range(256)) * (version % 3))
    for version in range(1, 9)
]
RECORDS: list[Record] = [
    Person("p1", 'Karle\nÖ♥"\\', 1, 2, "swg"),
    Person("p2", None, 1, 2),
    Table("m1", "kiwi", True, "[match]\n", "{}", "p1", 1, ended_at=5),
    Session(b"\x00", "p1", 1, 2, 3),
    Credential(b"\xff", "p1", b"", 2**33, 1, 2),
    Seat("m1", 0, 1, "p1", name="Karle"),
    Seat("m1", 1, 1, bot="greedy"),
    Invitation(b"i", "m1", 1, 2, 3),
    Report("r", "m1", "p1", "p2", 1, "rude"),
    Mute("p1", "p2", 1),
    Deadline("m1", "turn", 1, 8),
    Result("m1", 0, -120, False, 3, 5, "p1"),
]


def fill(where: str) -> None:
    """Put something of everything into a place."""
    with open_store(where) as store:
        store.write(*map(Put, RECORDS)).result()
        for event in EVENTS:
            store.append(event).result()


def rows(where: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a place, table by table."""
    with open_store(where) as store:
        assert isinstance(store, SqlStore)
        with store.place.snapshot() as connection:
            return {
                table.name: [
                    tuple(row)
                    for row in connection.execute(table.select().order_by(*table.primary_key))
                ]
                for table in METADATA.sorted_tables
            }


@pytest.fixture
def file(where: str, tmp_path: Path) -> Path:
    """A backup of a filled place."""
    fill(where)
    backup(where, tmp_path / "evening.backup")
    return tmp_path / "evening.backup"


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty place."""
    if request.param == "sqlite":
        return str(tmp_path / "other" / "binokel.db")
    return str(request.getfixturevalue("other_postgres_url"))


def test_what_is_restored_is_what_was_backed_up(where: str, file: Path, target: str) -> None:
    """Every row comes back, from either kind of database to either."""
    found = restore(target, file)
    assert rows(target) == rows(where)
    assert found == check_backup(file) == Backup("0001", len(EVENTS) + len(RECORDS))
    with open_store(target) as store:
        assert store.events("m1") == tuple(EVENTS)
        assert store.append(Event("m1", 9, 1, b"")).result() is True


def test_equal_contents_give_equal_backups(file: Path, target: str) -> None:
    """The backup of what was restored is the same file, byte by byte."""
    restore(target, file)
    again = file.with_name("again")
    backup(target, again)
    assert again.read_bytes() == file.read_bytes()


def test_only_its_user_may_read_a_backup(file: Path) -> None:
    """A backup holds names and cards; it is complete or not there."""
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not file.with_name("evening.backup.partial").exists()


def test_a_backup_that_fails_leaves_the_older_one(where: str, file: Path) -> None:
    """If the file cannot be written, the earlier backup stays and nothing is left lying."""
    before = file.read_bytes()
    with pytest.raises(OSError, match="folder"):
        backup(where, file / "folder")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("os.fsync", _no_room)
        with pytest.raises(OSError, match="no room"):
            backup(where, file)
    assert file.read_bytes() == before
    assert not file.with_name("evening.backup.partial").exists()


def _no_room(_: int) -> None:
    raise OSError(28, "no room")


def test_a_place_that_is_not_empty_is_spared(where: str, file: Path) -> None:
    """Without being told so, a restore replaces nothing."""
    before = rows(where)
    with pytest.raises(StoreRefused, match="not empty"):
        restore(where, file)
    assert rows(where) == before


def test_what_is_there_can_be_replaced(where: str, file: Path) -> None:
    """Told so, a restore throws away what is there."""
    before = rows(where)
    with open_store(where) as store:
        store.append(Event("later", 1, 1, b"")).result()
    restore(where, file, replace=True)
    assert rows(where) == before


def test_nothing_is_restored_under_a_running_server(where: str, file: Path) -> None:
    """While a server runs, restoring is refused; a backup is not."""
    with open_store(where, for_server=True) as server:
        server.append(Event("later", 1, 1, b"")).result()
        with pytest.raises(StoreBusy):
            restore(where, file, replace=True)
        backup(where, file.with_name("meanwhile"))
        assert server.version("later") == 1
    restore(where, file.with_name("meanwhile"), replace=True)
    with open_store(where) as store:
        assert store.version("later") == 1


def sealed(lines: list[bytes]) -> bytes:
    """Lines with a last line that fits them."""
    text = b"".join(lines)
    count = sum(line.startswith(b"[") for line in lines)
    end = {"rows": count, "sha256": hashlib.sha256(text).hexdigest()}
    return text + json.dumps(end).encode() + b"\n"


ALTERED: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "another file": lambda _: b"Dear Karle,\nhow are you?\n",
    "another JSON": lambda _: b"[]\n{}\n",
    "first line only": lambda text: text.splitlines(keepends=True)[0],
    "cut in the middle": lambda text: text[: len(text) // 2],
    "without its end": lambda text: b"".join(text.splitlines(keepends=True)[:-1]),
    "one row less": lambda text: text.replace(text.splitlines(keepends=True)[3], b""),
    "one byte changed": lambda text: text.replace(b"greedy", b"greddy"),
    "more at the end": lambda text: text + b"[]\n",
    "newer tables": lambda text: text.replace(b'"0001"', b'"0002"'),
    "no tables": lambda text: text.replace(b'"0001"', b"null"),
    "newer form": lambda text: text.replace(b'"binokel-backup":1', b'"binokel-backup":2'),
    "unknown table": lambda text: _resealed(text, b'"table":"mute"', b'"table":"moot"'),
    "unknown column": lambda text: _resealed(text, b'"by_id","about_id"', b'"by_id","whom"'),
    "row too short": lambda text: _resealed(text, b'["p1","p2",1]', b'["p1","p2"]'),
    "row that refers to nothing": lambda text: _resealed(text, b'["p1","p2",1]', b'["p1","p9",1]'),
    "row twice": lambda text: _resealed(text, b'["p1","p2",1]', b'["p1","p2",1]\n["p1","p2",1]'),
    "bytes that are none": lambda text: _resealed(text, b'["/w=="]', b'["?"]'),
    "value of another kind": lambda text: _resealed(text, b'["p1","p2",1]', b'["p1","p2",{}]'),
}


def _resealed(text: bytes, old: bytes, new: bytes) -> bytes:
    assert old in text
    return sealed(text.replace(old, new).splitlines(keepends=True)[:-1])


@pytest.mark.parametrize("alter", ALTERED.values(), ids=ALTERED)
def test_a_backup_that_was_altered_is_refused(
    where: str, file: Path, alter: Callable[[bytes], bytes]
) -> None:
    """Whatever is wrong with a backup, it is told and nothing is restored."""
    before, whole = rows(where), file.read_bytes()
    file.write_bytes(alter(whole))
    if file.read_bytes() == whole:
        pytest.fail("nothing was altered")
    with pytest.raises((BackupError, StoreRefused)):
        restore(where, file, replace=True)
    assert rows(where) == before


def test_an_older_backup_is_brought_up(
    where: str, file: Path, tomorrow: Callable[[str], None]
) -> None:
    """A backup of older tables is restored as it was and then takes the missing steps."""
    step = "revision = '0002'\ndown_revision = '0001'\nfrom alembic import op\ndef upgrade():\n"
    step += "    op.execute(\"UPDATE person SET name = name || '!'\")\n"
    tomorrow(step)
    restore(where, file, replace=True)
    with open_store(where) as store:
        assert [getattr(store.get(Person, name), "name", 0) for name in ("p1", "p2")] == [
            'Karle\nÖ♥"\\!',
            None,
        ]


def test_memory_has_no_backup(tmp_path: Path) -> None:
    """What is kept nowhere cannot be saved."""
    with pytest.raises(StoreError):
        backup("memory:", tmp_path / "x")


# ── under load ──


class Crowd:
    """Matches that are played while a backup is made."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.said = {f"c{number}": 0 for number in range(8)}
        self.over = threading.Event()
        host = Person("host", "Karle", 1, 1)
        tables = [Table(name, name, True, "", "", "host", 1) for name in self.said]
        store.write(Put(host), *map(Put, tables)).result()
        self.players = [threading.Thread(target=self.play, args=(name,)) for name in self.said]

    def play(self, match: str) -> None:
        """Append versions, each with its deadline, as fast as they are acknowledged."""
        while not self.over.is_set():
            version = self.said[match] + 1
            deadline = Put(Deadline(match, "turn", version, version))
            assert self.store.append(Event(match, version, 1, b"x" * 100), deadline).result()
            self.said[match] = version

    def __enter__(self) -> Self:
        for player in self.players:
            player.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        for player in self.players:
            player.join()


def test_a_backup_under_load_is_one_moment(where: str, tmp_path: Path) -> None:
    """A backup made while matches are played holds whole logs, with the deadlines of their ends."""
    taken: list[tuple[dict[str, int], Path]] = []
    with open_store(where, for_server=True) as store, Crowd(store) as crowd:
        for number in range(4):
            before, file = dict(crowd.said), tmp_path / f"{number}.backup"
            backup(where, file)
            taken.append((before, file))
            while crowd.said == before:
                crowd.over.wait(0.01)
    for number, (before, file) in enumerate(taken):
        place = str(tmp_path / f"{number}.db")
        restore(place, file)
        with open_store(place) as store:
            for match, said in before.items():
                versions = [event.version for event in store.events(match)]
                assert versions == list(range(1, len(versions) + 1))
                assert len(versions) >= said
                assert [one.version for one in store.deadlines(match)] == versions[-1:]
