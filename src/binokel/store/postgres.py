"""A PostgreSQL database, for any number of servers."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from binokel.errors import StoreBusy, StoreError
from binokel.store.faults import faults
from binokel.store.migrating import bring_up
from binokel.store.place import Place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

PROGRAM: Final = "binokel"
SERVER: Final = "binokel server"
"""What a server calls itself, with its schema; looked for before everything is replaced."""
_KEY: Final = 0x42696E6F
"""One program at a time takes steps."""

_SERVERS: Final = sa.text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = :name"
)


class PostgresPlace(Place):
    """A PostgreSQL database by its URL; the tables lie in the first schema of its search path."""

    def __init__(self, url: sa.URL) -> None:
        """Nothing is opened yet.

        Raises:
            StoreError: if the driver is not installed.
        """
        url = url.set(drivername="postgresql+psycopg")
        self.name = url.render_as_string(hide_password=True)
        self._program = PROGRAM
        try:
            self.writes = sa.create_engine(url, hide_parameters=True)  # errors go into logs
        except ImportError as error:
            raise StoreError("PostgreSQL needs psycopg: install binokel[cluster]") from error
        sa.event.listen(self.writes, "do_connect", self._introduce)
        self.reads = self.writes.execution_options(isolation_level="AUTOCOMMIT")

    def prepare(self, *, thorough: bool) -> None:
        """Bring the database to this program's version; PostgreSQL looks after its pages."""
        with faults(self.name), self.writes.begin() as connection:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_KEY})")
            bring_up(connection, self.name)

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that sees everything as it is now."""
        engine = self.writes.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        with faults(self.name), engine.connect() as connection:
            yield connection

    def serve(self) -> None:
        """Connect as a server from now on; there may be any number."""
        self._program = self._server()
        self.writes.dispose()

    def reserve(self) -> None:
        """Make sure that no server uses the database."""
        name = self._server()
        with faults(self.name), self.reads.connect() as connection:
            servers: int = connection.execute(_SERVERS, {"name": name}).scalar_one()
        if servers:
            raise StoreBusy(f"a Binokel server uses {self.name}; stop it first")

    def close(self) -> None:
        """Let go of the connections."""
        self.writes.dispose()

    def _server(self) -> str:
        """What servers of these tables call themselves, as long as PostgreSQL lets a name be."""
        with faults(self.name), self.reads.connect() as connection:
            schema: str = connection.exec_driver_sql("SELECT current_schema()").scalar_one()
        return f"{SERVER} {schema}"[:63]

    def _introduce(
        self, dialect: object, record: object, args: object, parameters: dict[str, object]
    ) -> None:
        """Say who connects, for `reserve` and whoever looks at the database."""
        parameters["application_name"] = self._program
