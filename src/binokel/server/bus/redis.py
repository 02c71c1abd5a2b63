"""Hints by publish and subscribe of Redis or Valkey."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from redis.asyncio import Redis
from redis.asyncio.connection import parse_url
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from binokel.errors import BusError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from redis.asyncio.client import PubSub


class RedisLine:
    """One connection that listens all the time, one that publishes."""

    def __init__(self, client: Redis, ears: PubSub, channel: str) -> None:
        self._client = client
        self._ears = ears
        self._channel = channel

    async def send(self, message: str) -> None:
        """One PUBLISH."""
        await self._client.publish(self._channel, message)

    async def heard(self) -> AsyncIterator[bytes]:
        """The messages."""
        async for message in self._ears.listen():
            if message["type"] == "message":
                yield message["data"]


class RedisWire:
    """A Redis or Valkey whose channels are used; no key is."""

    name: Final = "redis"
    largest: Final = 65_536

    def __init__(self, url: str, channel: str) -> None:
        try:
            parse_url(url)
        except ValueError:
            raise BusError("the address of the bus cannot be read") from None  # it holds a password
        self._url = url
        self._channel = channel

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[RedisLine]:
        """A client that has subscribed, and does not try again by itself."""
        client = Redis.from_url(self._url, retry=Retry(NoBackoff(), 0))
        async with client, client.pubsub() as ears:
            await ears.subscribe(self._channel)
            yield RedisLine(client, ears, self._channel)
