"""Brings a database to the tables this program knows, step by step."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from binokel.errors import StoreDamaged, StoreForeign, StoreNewer
from binokel.store.schema import METADATA

if TYPE_CHECKING:
    from sqlalchemy import Connection

HEAD: Final = "0001"
"""The last step; steps are numbered."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "binokel_version"
_ONE_AT_A_TIME: Final = threading.Lock()
"""Alembic keeps what it works on in a module."""


def revision_of(connection: Connection, where: str) -> str | None:
    """The step a database stands at; None if it is empty.

    Raises:
        StoreForeign: if it holds other things than Binokel's.
        StoreNewer: if it was written by a newer Binokel.
        StoreDamaged: if it does not say which step it stands at.
    """
    names = sa.inspect(connection).get_table_names()
    if VERSION_TABLE not in names:
        if names:
            raise StoreForeign(f"{where} is no Binokel database: it holds {', '.join(names[:3])}")
        return None
    column: sa.ColumnClause[str] = sa.column("version_num")
    found = connection.scalars(sa.select(column).select_from(sa.table(VERSION_TABLE))).all()
    return checked_revision(found[0] if len(found) == 1 else None, where)


def checked_revision(revision: object, where: str) -> str:
    """A step this program knows.

    Raises:
        StoreNewer: if it is a later one.
        StoreDamaged: if it is none.
    """
    if not (isinstance(revision, str) and revision.isdecimal() and len(revision) == len(HEAD)):
        raise StoreDamaged(f"{where} does not say which version it has")
    if revision > HEAD:
        raise StoreNewer(
            f"{where} was written by a newer Binokel (version {revision}, this one knows {HEAD}); "
            "install the newer one"
        )
    return revision


def bring_up(connection: Connection, where: str) -> bool:
    """Take all steps that are missing, in the transaction of the connection; says if any were.

    Raises:
        StoreError: as `revision_of` does.
    """
    behind = revision_of(connection, where) != HEAD
    if behind:
        upgrade(connection, HEAD)
    return behind


def upgrade(connection: Connection, to: str) -> None:
    """Take all steps up to one, in the transaction of the connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    config.attributes["version_table"] = VERSION_TABLE
    with _ONE_AT_A_TIME:
        command.upgrade(config, to)


def drop_everything(connection: Connection) -> None:
    """Remove Binokel's tables, in the transaction of the connection."""
    METADATA.drop_all(connection)
    connection.exec_driver_sql(f"DROP TABLE IF EXISTS {VERSION_TABLE}")
