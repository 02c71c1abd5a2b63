"""A bus over a server that stands between the processes, and may be away."""

from __future__ import annotations

import asyncio
import logging
import random
import uuid
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING, Final, Protocol, Self

from binokel.server.bus.message import read, take, write
from binokel.server.bus.protocol import Counts, Hint, Limits
from binokel.server.bus.waiting import Listeners, Waiting

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from contextlib import AbstractAsyncContextManager
    from types import TracebackType

    from binokel.server.bus.waiting import Hints

_STANDARD: Final = Limits()
_LOG: Final = logging.getLogger(__name__)


class Line(Protocol):
    """A connection to the server. Any exception means that it is lost."""

    async def send(self, message: str) -> None:
        """Send a message to all, also to this one."""

    def heard(self) -> AsyncIterator[str | bytes]:
        """The messages that come; it ends when the connection does."""


class Wire(Protocol):
    """How a kind of server is spoken to."""

    @property
    def name(self) -> str:
        """What it is called in logs."""

    @property
    def largest(self) -> int:
        """The most bytes of a message."""

    def connected(self) -> AbstractAsyncContextManager[Line]:
        """A new connection that listens already; it is closed at the end of the block."""


class LinkedBus:
    """A bus to all others on the same channel of a server.

    It connects by itself, and again whenever the connection is lost, with growing pauses. That the
    way is open is shown by its own messages, which come back from the server; they are not heard a
    second time. What is posted while one is under way goes into the next. What may not have arrived
    when a connection is lost is sent again over the next one.
    """

    def __init__(self, wire: Wire, limits: Limits = _STANDARD) -> None:
        self._wire = wire
        self._limits = limits
        self._counts = Counts()
        self._me = uuid.uuid4().hex[:12]
        self._listeners = Listeners(limits.waiting, self._counts)
        self._outbox = Waiting(limits.waiting, self._counts)
        self._connected = asyncio.Event()
        self._back = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._closed = False
        self._task: asyncio.Task[None] | None = None

    @property
    def counts(self) -> Counts:
        """What it has done so far."""
        return self._counts

    @property
    def connected(self) -> bool:
        """Whether its messages come back from the server, as far as known."""
        return self._connected.is_set()

    def post(self, match_id: str, version: int) -> None:
        """Tell everybody that a match has this version."""
        if self._closed:
            return
        hint = Hint(match_id, version)
        self._counts.posted += 1
        self._all_sent.clear()
        self._outbox.put(hint)
        self._listeners.tell(hint)

    def hints(self) -> Hints:
        """A new listener."""
        return self._listeners.join()

    async def ready(self) -> None:
        """Wait until its messages come back from the server."""
        await self._connected.wait()

    async def close(self) -> None:
        """Send what waits if that is quick, end all listeners and let go of the server."""
        self._closed = True
        self._listeners.close()
        if self._task is None:
            return
        if self.connected:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._all_sent.wait(), self._limits.farewell)
        for _ in range(2):  # a driver may want to end politely, but not for ever
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=self._limits.farewell)

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay_connected())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def _stay_connected(self) -> None:
        pause = self._limits.pause
        while not self._closed:
            try:
                await self._connect_and_talk()
            except Exception as error:  # noqa: BLE001 -- whatever it is, the bus goes on
                pause = self._note_loss(error, pause)
            finally:
                self._connected.clear()
            await asyncio.sleep(pause * random.uniform(0.5, 1))  # noqa: S311 -- no secret

    def _note_loss(self, error: Exception, pause: float) -> float:
        """Write down why a connection was lost; the pause before the next one."""
        self._counts.losses += 1
        level = logging.WARNING if self.connected or self._counts.losses == 1 else logging.DEBUG
        while isinstance(error, ExceptionGroup):
            error = error.exceptions[0]
        _LOG.log(level, "bus %s lost: %s: %s", self._wire.name, type(error).__name__, error)
        if self.connected:
            return self._limits.pause
        return min(2 * pause, self._limits.longest_pause)

    async def _connect_and_talk(self) -> None:
        async with AsyncExitStack() as stack:
            async with asyncio.timeout(self._limits.patience):
                line = await stack.enter_async_context(self._wire.connected())
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._listen(line))
                tasks.create_task(self._talk(line))

    async def _listen(self, line: Line) -> None:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._limits.patience) as limit:
                async for message in line.heard():
                    if self._hear(message):
                        limit.reschedule(loop.time() + self._limits.patience)
        except TimeoutError:
            raise ConnectionError("nothing has come back for too long") from None
        raise ConnectionError("the server has closed the connection")

    def _hear(self, message: str | bytes) -> bool:
        """Take in a message; whether it is one of its own that has come back."""
        try:
            sender, hints = read(message, self._wire.largest)
        except ValueError:
            self._counts.garbled += 1
            return False
        if sender == self._me:
            self._note_return()
            return True
        self._counts.heard += len(hints)
        for hint in hints:
            self._listeners.tell(hint)
        return False

    def _note_return(self) -> None:
        self._back.set()
        if not self.connected:
            _LOG.info("bus %s connected", self._wire.name)
            self._connected.set()

    async def _talk(self, line: Line) -> None:
        """Send one message after the other, an empty one first."""
        await self._send(line, ())
        while True:
            await self._something_to_send()
            hints = take(self._outbox, self._me, self._wire.largest, self._counts)
            try:
                await self._send(line, hints)
            except BaseException:
                for hint in hints:
                    self._outbox.put(hint)
                raise
            self._counts.sent += 1

    async def _send(self, line: Line, hints: Sequence[Hint]) -> None:
        """Send a message and wait until it comes back: nothing piles up on the way."""
        self._back.clear()
        await line.send(write(self._me, hints))
        await self._back.wait()

    async def _something_to_send(self) -> None:
        """Wait until a hint waits, or until it is time to see whether the way is still open."""
        if self._outbox:
            return
        self._all_sent.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._limits.beat):
                await self._outbox.some()
