"""A SQLite file: how it is opened, who may use it, and what is said when something is wrong."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy.exc import OperationalError

from binokel.errors import (
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreNewer,
    StoreReadOnly,
    StoreUnavailable,
)
from binokel.store import Event, Limits, open_store
from binokel.store.opening import default_path, place_of
from binokel.store.sql import SqlStore

if TYPE_CHECKING:
    from collections.abc import Iterator

IMPATIENT = Limits(busy=0.1)
ROW = b"x" * 300
MATCHES = 400


def opened(where: Path | str, *, for_server: bool = False) -> SqlStore:
    """A store in a file."""
    store = open_store(where, for_server=for_server, limits=IMPATIENT)
    assert isinstance(store, SqlStore)
    return store


def event(number: int) -> Event:
    """The only event of some match."""
    return Event(f"m{number:05}", 1, number, ROW)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with a few hundred matches, closed."""
    file = tmp_path / "binokel.db"
    with opened(file) as store:
        for answer in [store.append(event(number)) for number in range(MATCHES)]:
            answer.result()
    return file


def contents(folder: Path) -> dict[str, bytes]:
    """Everything that lies in a folder, but for locks."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"}


@contextmanager
def nothing_changes(folder: Path) -> Iterator[None]:
    """Whatever happens inside leaves the folder as it was."""
    before = contents(folder)
    yield
    assert contents(folder) == before


def edit(path: Path, *statements: str) -> None:
    """Do something to the file behind the store's back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


# ── how it is opened ──


def test_a_commit_is_on_the_disk(path: Path) -> None:
    """Write-ahead log, full synchronisation and foreign keys are on in every connection."""
    with opened(path) as store:
        for engine in (store.place.writes, store.place.reads):
            with engine.connect() as connection:
                values = [
                    connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                    for name in ("journal_mode", "synchronous", "foreign_keys")
                ]
            assert values == ["wal", 2, 1]


def test_readers_cannot_write(path: Path) -> None:
    """A connection for reading refuses to write."""
    with (
        opened(path) as store,
        store.place.reads.connect() as connection,
        pytest.raises(OperationalError, match="readonly"),
    ):
        connection.exec_driver_sql("DELETE FROM event")


def test_only_its_user_may_read_it(tmp_path: Path) -> None:
    """The file holds all cards of running deals: others on the machine may not look into it."""
    file = tmp_path / "new" / "folder" / "binokel.db"
    with opened(file) as store:
        store.append(event(1)).result()
        names = [found for found in file.parent.iterdir() if found.name.startswith("binokel.db")]
        assert len(names) >= 2
        assert {stat.S_IMODE(found.stat().st_mode) for found in names} == {0o600}
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_paths_and_addresses_name_the_same_file(path: Path) -> None:
    """A path, its text and its URL open the same file."""
    for where in (path, str(path), f"sqlite:///{path}"):
        with opened(where) as store:
            assert (
                len(store.versions(event(number).match_id for number in range(MATCHES))) == MATCHES
            )


def test_by_default_it_lies_with_the_users_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without a path the file is in the user's data directory."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_path().name == "binokel.db"
    assert place_of(None).name == str(default_path())


@pytest.mark.parametrize("where", ["mysql://host/db", "sqlite://", "://", "postgresql:// :x/"])
def test_an_address_that_is_none_is_refused(where: str) -> None:
    """What is neither a path nor an address of SQLite or PostgreSQL is refused."""
    with pytest.raises(StoreError):
        open_store(where)


# ── who may use it ──


def test_a_second_server_is_refused(path: Path) -> None:
    """While a server has the file, no other server gets it; other programs may join."""
    with opened(path, for_server=True) as first:
        with pytest.raises(StoreBusy, match="another Binokel server"):
            opened(path, for_server=True)
        with opened(path) as guest:
            assert guest.append(Event("guest", 1, 1, b"")).result()
        assert first.version("guest") == 1
    opened(path, for_server=True).close()


SERVE = """
import sys
from binokel.store import open_store
store = open_store(sys.argv[1], for_server=True)
print("open", flush=True)
sys.stdin.read()
"""


def test_a_server_in_another_process_is_seen(path: Path) -> None:
    """The refusal holds between processes, and ends when the other is killed."""
    command = [sys.executable, "-c", SERVE, str(path)]
    with subprocess.Popen(  # noqa: S603 -- our own code in our own Python
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as server:
        assert server.stdout
        assert server.stdout.readline() == b"open\n"
        with pytest.raises(StoreBusy):
            opened(path, for_server=True)
        server.kill()
    opened(path, for_server=True).close()


def test_a_locked_file_is_told(path: Path) -> None:
    """If another program holds the file, opening says so; when it lets go all is well."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy, match="locked"):
            opened(path)
        other.execute("ROLLBACK")
    opened(path).close()


def test_a_file_locked_later_holds_up_writing_only(path: Path) -> None:
    """A program that takes the file away for a while costs the appends of that while."""
    with opened(path) as store, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy):
            store.append(event(MATCHES)).result()
        assert store.version("m00001") == 1
        other.execute("ROLLBACK")
        assert store.append(event(MATCHES)).result() is True


# ── what is not as it should be ──


def test_another_kind_of_file_is_left_alone(tmp_path: Path) -> None:
    """A text is no database, and stays the text it was."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Karle, " * 1000)
    with nothing_changes(tmp_path), pytest.raises(StoreForeign):
        opened(file)


@pytest.mark.parametrize(
    "statement",
    ["CREATE TABLE stamps (id INTEGER)", "PRAGMA application_id = 7", "PRAGMA journal_mode = WAL"],
)
def test_the_database_of_another_program_is_left_alone(tmp_path: Path, statement: str) -> None:
    """A database with other tables or another owner is refused and stays as it was."""
    file = tmp_path / "stamps.db"
    edit(file, statement, "CREATE TABLE more_stamps (id INTEGER)")
    with nothing_changes(tmp_path), pytest.raises(StoreForeign):
        opened(file)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    """A folder is refused."""
    with pytest.raises(StoreUnavailable):
        opened(tmp_path)


def test_a_newer_database_is_left_alone(path: Path) -> None:
    """What a newer Binokel has written is not touched."""
    edit(path, "UPDATE binokel_version SET version_num = '9999'", "PRAGMA journal_mode = DELETE")
    with nothing_changes(path.parent), pytest.raises(StoreNewer, match="newer Binokel"):
        opened(path)


@pytest.mark.parametrize(
    "statement",
    ["DELETE FROM binokel_version", "UPDATE binokel_version SET version_num = 'seven'"],
)
def test_a_database_that_does_not_know_its_version_is_damaged(path: Path, statement: str) -> None:
    """Without a version nothing is guessed."""
    edit(path, statement)
    with pytest.raises(StoreDamaged, match="version"):
        opened(path)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_damaged_file_is_told(path: Path, share: float) -> None:
    """A server does not start on a file with a page of rubbish, and does not change it."""
    with path.open("r+b") as file:
        file.seek(int(path.stat().st_size * share) // 4096 * 4096)
        file.write(b"\xa5" * 4096)
    before = path.read_bytes()
    with pytest.raises(StoreDamaged):
        opened(path, for_server=True)
    assert path.read_bytes() == before


def test_a_cut_file_is_told(path: Path) -> None:
    """A server does not start on half a file."""
    os.truncate(path, path.stat().st_size // 2)
    with pytest.raises(StoreDamaged):
        opened(path, for_server=True)


def test_damage_found_later_is_told(path: Path) -> None:
    """Reading a damaged page says so."""
    with path.open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\xa5" * (path.stat().st_size - 4096 * 4))
    with pytest.raises(StoreDamaged), opened(path) as store:
        list(map(store.events, [event(number).match_id for number in range(MATCHES)]))


def test_a_full_disk_is_told_and_survived(path: Path) -> None:
    """Without room appends fail, nothing accepted is lost, and with room it goes on."""
    with opened(path) as store:
        size = "PRAGMA max_page_count = {}"
        with store.place.writes.connect() as connection:
            pages: int = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(size.format(pages + 5))
        answers = [store.append(event(number)) for number in range(MATCHES, 3 * MATCHES)]
        more = [store.append(event(9 * MATCHES + number)) for number in range(200)]
        failed = [one.exception() for one in (*answers, *more)]
        assert {type(fault) for fault in failed} >= {StoreFull}
        assert {type(fault) for fault in failed} <= {StoreFull, type(None)}
        kept = [
            number
            for number, one in enumerate(answers, MATCHES)
            if not one.exception() and one.result()
        ]
        names = [event(number).match_id for number in range(MATCHES, 3 * MATCHES)]
        assert sorted(store.versions(names)) == [event(number).match_id for number in kept]
        with store.place.writes.connect() as connection:
            connection.exec_driver_sql(size.format(2**30))
        assert store.append(event(8 * MATCHES)).result() is True


@contextmanager
def somebody_else() -> Iterator[None]:
    """Be a user without rights; root may write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(sys.platform == "win32", reason="other rights there")
def test_a_file_that_may_only_be_read_is_told(path: Path) -> None:
    """Without the right to write, opening says so and changes nothing."""
    folder = Path(tempfile.mkdtemp())
    shutil.copy(path, folder)
    (folder / path.name).chmod(0o444)
    folder.chmod(0o555)
    try:
        with nothing_changes(folder), somebody_else(), pytest.raises(StoreReadOnly):
            opened(folder / path.name)
    finally:
        folder.chmod(0o700)
        shutil.rmtree(folder)
