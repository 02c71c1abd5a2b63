"""Finds the kind of bus by its name or address."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from binokel.errors import BusError
from binokel.server.bus.link import LinkedBus
from binokel.server.bus.memory import MemoryBus
from binokel.server.bus.protocol import Limits

if TYPE_CHECKING:
    from binokel.server.bus.link import Wire
    from binokel.server.bus.protocol import Bus

CHANNEL: Final = "binokel"
_STANDARD: Final = Limits()
_CHANNEL_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")
_AT_HOME: Final = {"redis": "redis://127.0.0.1:6379", "nats": "nats://127.0.0.1:4222"}
_POSTGRES: Final = {"postgresql", "postgres"}
_REDIS: Final = {"redis": "redis", "rediss": "rediss", "valkey": "redis", "valkeys": "rediss"}
_NATS: Final = {"nats", "tls"}


def open_bus(
    where: str | None = None, *, database_url: str | None = None, limits: Limits = _STANDARD
) -> Bus:
    """A bus; `async with` it to begin. The server need not be there yet.

    Args:
        where: `memory:`, or an address `postgresql://`, `redis://` (`rediss://`, `valkey://`) or
            `nats://` (`tls://`), whose `?channel=NAME` keeps several Binokels on one server apart;
            or a name: `memory`, `postgres` (the database), `redis` or `nats` on this machine. None:
            the database if it is PostgreSQL, else `memory`.
        database_url: the address of the database, where the log is.
        limits: how much may wait, and how long.

    Raises:
        BusError: if it cannot be understood, or the packages for it are missing.
    """
    address = _address(where, database_url)
    if address == "memory:":
        return MemoryBus(limits=limits)
    try:
        return LinkedBus(_wire(*_without_channel(address)), limits)
    except ImportError as error:
        raise BusError(f"{error.name} is missing: pip install binokel[cluster]") from error


def _address(where: str | None, database_url: str | None) -> str:
    on_postgres = _kind(database_url or "") in _POSTGRES
    if not where:
        where = "postgres" if on_postgres else "memory"
    if where == "postgres":
        if database_url is None or not on_postgres:
            raise BusError("the bus 'postgres' needs a database on PostgreSQL, or an own address")
        return database_url
    return "memory:" if where == "memory" else _AT_HOME.get(where, where)


def _kind(address: str) -> str:
    """The scheme, without the driver SQLAlchemy may be told there."""
    return address.partition("://")[0].partition("+")[0].lower()


def _without_channel(address: str) -> tuple[str, str]:
    """The address without `channel`, else untouched, and the channel."""
    head, mark, query = address.partition("?")
    pairs = [pair for pair in query.split("&") if not pair.startswith("channel=")]
    named = [pair for pair in query.split("&") if pair.startswith("channel=")]
    channel = named[-1].removeprefix("channel=") if named else CHANNEL
    if not _CHANNEL_NAME.fullmatch(channel):
        raise BusError("a channel has 1 to 60 letters, digits, - or _")
    return (head + mark + "&".join(pairs)).rstrip("?"), channel


def _wire(address: str, channel: str) -> Wire:
    """Loads what only this kind needs."""
    kind, rest = _kind(address), address.partition("://")[2]
    if not rest:
        kind = ""
    if kind in _POSTGRES:
        from binokel.server.bus.postgres import PostgresWire  # noqa: PLC0415

        return PostgresWire(f"postgresql://{rest}", channel)
    if kind in _REDIS:
        from binokel.server.bus.redis import RedisWire  # noqa: PLC0415

        return RedisWire(f"{_REDIS[kind]}://{rest}", channel)
    if kind in _NATS:
        from binokel.server.bus.nats import NatsWire  # noqa: PLC0415

        return NatsWire(address, channel)
    raise BusError("no such bus: use memory, postgres, redis, nats or an address of one of them")
