"""A backup is one file of JSON lines, the same for SQLite and PostgreSQL.

    {"binokel-backup": 1, "revision": "0001"}
    {"table": "event", "columns": ["match_id", "version", "at", "data"]}
    ["a7", 1, 1790000000000, ["aGVsbG8="]]
    ...
    {"rows": 1, "sha256": "..."}

A list in a cell holds bytes in base64. The last line counts the rows and digests all lines before
it, so that a file that was cut or altered is known. The revision says which tables these are; an
older one is brought up to date while it is restored.
"""

from __future__ import annotations

import hashlib
import json
import os
from base64 import b64decode, b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from binokel.errors import BackupError, StoreError, StoreRefused
from binokel.store import migrating
from binokel.store.schema import METADATA

if TYPE_CHECKING:
    from pathlib import Path
    from typing import BinaryIO

    from sqlalchemy import Connection

    from binokel.store.place import Place

FORMAT: Final = 1
_CHUNK: Final = 1000


@dataclass(frozen=True, slots=True)
class Backup:
    """What a backup holds."""

    revision: str
    """The version of the tables."""
    rows: int


def backup(place: Place, file: Path) -> Backup:
    """Write everything a place holds at this moment into a file; others may go on writing.

    The file replaces an older one of its name when it is complete, and only its user may read it.

    Raises:
        StoreError: if the place cannot be read.
        OSError: if the file cannot be written.
    """
    partial = file.with_name(f"{file.name}.partial")
    descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as out, place.snapshot() as connection:
            rows = _write_all(connection, out)
            out.flush()
            os.fsync(out.fileno())
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)
    return Backup(migrating.HEAD, rows)


def check_backup(file: Path) -> Backup:
    """Read a backup from end to end and say what it holds.

    Raises:
        BackupError: if it is none, was cut or altered, or is of a newer Binokel.
        OSError: if it cannot be read.
    """
    digest, rows, last = hashlib.sha256(), 0, b""
    with file.open("rb") as lines:
        first = lines.readline()
        revision = _revision(first, file)
        digest.update(first)
        for line in lines:
            digest.update(last)
            rows += last.startswith(b"[")
            last = line
    if _json(last, file) != {"rows": rows, "sha256": digest.hexdigest()}:
        raise BackupError(f"{file} was cut or altered")
    return Backup(revision, rows)


def restore(place: Place, file: Path, *, replace: bool = False) -> Backup:
    """Put everything from a backup into a database that no server uses, in one transaction.

    Args:
        place: where; it was prepared.
        file: the backup.
        replace: what the database holds is thrown away; else it must be empty.

    Raises:
        BackupError: if the backup cannot be used; nothing was changed.
        StoreRefused: if the database is not empty; nothing was changed.
        StoreBusy: if a server uses it.
        StoreError: if it cannot be written.
    """
    found = check_backup(file)
    place.reserve()

    def load(connection: Connection) -> None:
        if not replace:
            _check_empty(connection, place.name)
        migrating.drop_everything(connection)
        migrating.upgrade(connection, found.revision)
        with file.open("rb") as lines:
            _read_all(connection, lines, file)
        migrating.upgrade(connection, migrating.HEAD)

    place.transact(load)
    return found


def _write_all(connection: Connection, out: BinaryIO) -> int:
    digest, rows = hashlib.sha256(), 0

    def put(value: object) -> None:
        line = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        digest.update(line)
        out.write(line)

    put({"binokel-backup": FORMAT, "revision": migrating.HEAD})
    for table in METADATA.sorted_tables:
        put({"table": table.name, "columns": table.columns.keys()})
        everything = sa.select(table).order_by(*table.primary_key)
        for row in connection.execute(everything, execution_options={"yield_per": _CHUNK}):
            put([_cell(value) for value in row])
            rows += 1
    put({"rows": rows, "sha256": digest.hexdigest()})
    return rows


def _read_all(connection: Connection, lines: BinaryIO, file: Path) -> None:
    """Fill tables from a file that was checked."""
    table = sa.table("")
    rows: list[dict[str, object]] = []
    for line in lines:
        value = _json(line, file)
        if isinstance(value, list):
            rows.append(_row(table, value, file))
        if rows and (not isinstance(value, list) or len(rows) == _CHUNK):
            connection.execute(sa.insert(table), rows)
            rows = []
        if isinstance(value, dict) and "table" in value:
            table = _table(connection, value, file)


def _table(connection: Connection, head: dict[str, Any], file: Path) -> sa.TableClause:
    """The table a line announces, as the revision of the backup has it."""
    name, columns = head.get("table"), head.get("columns")
    inspector = sa.inspect(connection)
    if name not in inspector.get_table_names():
        raise BackupError(f"{file}: there is no table {name} in its version")
    if columns != [column["name"] for column in inspector.get_columns(name)]:
        raise BackupError(f"{file}: the table {name} of its version has other columns")
    return sa.table(name, *map(sa.column, columns))


def _check_empty(connection: Connection, where: str) -> None:
    for table in METADATA.sorted_tables:
        if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
            raise StoreRefused(f"{where} is not empty, and nothing in it was replaced")


def _cell(value: object) -> object:
    return [b64encode(value).decode()] if isinstance(value, bytes) else value


def _row(table: sa.TableClause, cells: list[object], file: Path) -> dict[str, object]:
    try:
        return dict(zip(table.c.keys(), map(_value, cells), strict=True))
    except ValueError as error:
        raise BackupError(f"{file}: a row of {table.name} does not fit: {error}") from error


def _value(cell: object) -> object:
    match cell:
        case [str(text)]:
            return b64decode(text, validate=True)
        case str() | int() | None:
            return cell
        case _:
            raise ValueError(f"{cell!r} is no value")


def _revision(line: bytes, file: Path) -> str:
    """The revision in the first line of a backup."""
    head = _json(line, file)
    if not isinstance(head, dict) or "binokel-backup" not in head:
        raise BackupError(f"{file} is no backup of Binokel")
    if head["binokel-backup"] != FORMAT:
        raise BackupError(f"{file} was written by a newer Binokel")
    try:
        return migrating.checked_revision(head.get("revision"), str(file))
    except StoreError as fault:
        raise BackupError(str(fault)) from fault


def _json(line: bytes, file: Path) -> object:
    try:
        return json.loads(line)
    except ValueError as error:
        raise BackupError(f"{file} is no backup of Binokel, or was cut or altered") from error
