"""Hints by LISTEN and NOTIFY of PostgreSQL."""

from __future__ import annotations

import asyncio
import socket
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from psycopg import AsyncConnection, Error, ProgrammingError, sql
from psycopg.conninfo import make_conninfo

from binokel.errors import BusError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

_NOTIFY: Final = sql.SQL("SELECT pg_notify(%s, %s)")


class PostgresLine:
    """Two connections of its own: one that listens all the time, one that notifies."""

    def __init__(self, ears: AsyncConnection, mouth: AsyncConnection, channel: str) -> None:
        self._ears = ears
        self._mouth = mouth
        self._channel = channel

    async def send(self, message: str) -> None:
        """One NOTIFY."""
        await _say(self._mouth, _NOTIFY, (self._channel, message))

    async def heard(self) -> AsyncIterator[str]:
        """The payloads."""
        async for notify in self._ears.notifies():
            yield notify.payload


class PostgresWire:
    """A database whose channels are used; no table is."""

    name: Final = "postgres"
    largest: Final = 7999
    """A payload must be shorter than 8000 bytes."""

    def __init__(self, url: str, channel: str) -> None:
        try:
            self._conninfo = make_conninfo(url, fallback_application_name="binokel bus")
        except ProgrammingError:
            raise BusError("the address of the bus cannot be read") from None  # it holds a password
        self._channel = channel

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[PostgresLine]:
        """Two connections, one of which listens."""
        async with self._connection() as ears, self._connection() as mouth:
            await _say(ears, sql.SQL("LISTEN {}").format(sql.Identifier(self._channel)))
            yield PostgresLine(ears, mouth, self._channel)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        connection = await AsyncConnection.connect(self._conninfo, autocommit=True)
        try:
            yield connection
        finally:
            await connection.close()


async def _say(
    connection: AsyncConnection, what: sql.SQL | sql.Composed, values: Sequence[str] = ()
) -> None:
    """Execute a statement; who stops waiting for its end hangs up.

    The driver would ask the server to cancel the statement first, and wait long for one that is
    silent.
    """
    saying = asyncio.ensure_future(connection.execute(what, values))
    try:
        await asyncio.shield(saying)
    except asyncio.CancelledError:
        with socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM) as line:
            line.shutdown(socket.SHUT_RDWR)
        with suppress(Error):
            await saying
        raise
