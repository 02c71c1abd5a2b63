"""Hints by a subject of NATS."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from nats.aio.client import Client
from nats.errors import TimeoutError as NothingYet

from binokel.errors import BusError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from nats.aio.subscription import Subscription

_LOG: Final = logging.getLogger(__name__)
_LOOK: Final = 0.5
"""So often (seconds) it is looked whether the connection is still there."""


class NatsLine:
    """One connection for both ways."""

    def __init__(self, client: Client, ears: Subscription) -> None:
        self._client = client
        self._ears = ears

    async def send(self, message: str) -> None:
        """One PUB."""
        await self._client.publish(self._ears.subject, message.encode())

    async def heard(self) -> AsyncIterator[bytes]:
        """The messages.

        The client does not always tell of its end (not if it has something to send): it is asked.
        """
        while not self._client.is_closed:
            try:
                message = await self._ears.next_msg(_LOOK)
            except NothingYet:
                continue
            yield message.data


class NatsWire:
    """A NATS server, one subject of it; nothing is kept there (no JetStream)."""

    name: Final = "nats"
    largest: Final = 65_536

    def __init__(self, url: str, channel: str) -> None:
        try:
            _ = urlsplit(url).port
        except ValueError:
            raise BusError("the address of the bus cannot be read") from None  # it holds a password
        self._url = url
        self._channel = channel

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[NatsLine]:
        """A client that has subscribed, and does not connect again by itself."""
        client = Client()
        try:
            await client.connect(
                self._url,
                name="binokel bus",
                error_cb=_note,
                allow_reconnect=False,
                max_reconnect_attempts=1,
                reconnect_time_wait=0,
            )
            yield NatsLine(client, await client.subscribe(self._channel))
        finally:
            await client.close()


async def _note(error: Exception) -> None:
    """What else the client has to say; a lost connection ends the messages."""
    _LOG.debug("nats: %s: %s", type(error).__name__, error)
