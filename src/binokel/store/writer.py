"""One thread that writes for everybody, many requests in one transaction (group commit).

A transaction costs the disk about as much for a thousand rows as for one. So requests wait in a
queue while a transaction is under way, and all that wait go into the next one.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from binokel.errors import StoreBusy, StoreClosed, StoreError, StoreRefused
from binokel.store.protocol import Statistics

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

LOG: Final = logging.getLogger(__name__)
Request = TypeVar("Request")
Answer = TypeVar("Answer")


class TryAgain(Exception):  # noqa: N818 -- what it is
    """Nothing was written, and the same may succeed in a moment."""

    def __init__(self, fault: StoreError) -> None:
        super().__init__(str(fault))
        self.fault = fault
        """What to raise if it does not."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much may wait, and how long."""

    queue: int = 10_000
    """So many requests may wait to be written."""
    batch: int = 2_000
    """So many requests share a transaction at most."""
    patience: float = 5.0
    """So many seconds a caller is held while the queue is full, before it is refused."""
    attempts: int = 10
    """So often a transaction is tried."""
    delay: float = 0.005
    """Seconds before the second attempt; each further one waits twice as long."""
    busy: float = 5.0
    """So many seconds to wait for another program that holds a SQLite file."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What one transaction was, for whoever measures."""

    requests: int
    seconds: float
    failed: bool


def ignore(batch: Batch) -> None:
    """Measure nothing."""


class Writer(Generic[Request, Answer]):
    """The writing thread and its queue."""

    def __init__(
        self,
        commit: Callable[[Sequence[Request]], Sequence[Answer]],
        limits: Limits,
        on_batch: Callable[[Batch], None] = ignore,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Begin to write.

        Args:
            commit: writes requests in one transaction and gives an answer to each. It raises
                `TryAgain` if it may succeed in a moment, and `StoreRefused` if one of the requests
                cannot be written; the others are then tried without it.
            limits: how much may wait, and how long.
            on_batch: is told of every transaction, in the writing thread.
            sleep: waits some seconds before another attempt.
        """
        self._commit = commit
        self._limits = limits
        self._on_batch = on_batch
        self._sleep = sleep
        self._waiting: deque[tuple[Request, Future[Answer]]] = deque()
        self._changed = threading.Condition()
        self._closed = False
        self._statistics = Statistics()
        self._thread = threading.Thread(target=self._run, name="binokel-writer", daemon=True)
        self._thread.start()

    def submit(self, request: Request) -> Future[Answer]:
        """Queue a request.

        Raises:
            StoreClosed: if the writer was closed.
            StoreBusy: if the queue is full and stays so; the request is not written.
        """
        future: Future[Answer] = Future()
        with self._changed:
            self._wait_for_room()
            self._waiting.append((request, future))
            if len(self._waiting) == 1:
                self._changed.notify_all()
        return future

    def statistics(self) -> Statistics:
        """What was written so far."""
        with self._changed:
            return replace(self._statistics, waiting=len(self._waiting))

    def close(self) -> None:
        """Take no more, write what waits, and end the thread."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        if threading.current_thread() is not self._thread:
            self._thread.join()

    def _wait_for_room(self) -> None:
        """Hold the caller while the queue is full; a callback in the writing thread cannot wait."""
        own = threading.current_thread() is self._thread
        room = self._changed.wait_for(self._has_room_or_ends, 0 if own else self._limits.patience)
        if self._closed:
            raise StoreClosed("the store is closed")
        if not room:
            raise StoreBusy(f"{len(self._waiting)} requests wait to be written already")

    def _has_room_or_ends(self) -> bool:
        return self._closed or len(self._waiting) < self._limits.queue

    def _run(self) -> None:
        while batch := self._take():
            running = [pair for pair in batch if pair[1].set_running_or_notify_cancel()]
            if running:
                self._settle(running)

    def _take(self) -> list[tuple[Request, Future[Answer]]]:
        """What waits, or nothing when the writer is closed and all is written."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closed)
            count = min(len(self._waiting), self._limits.batch)
            batch = [self._waiting.popleft() for _ in range(count)]
            self._changed.notify_all()
        return batch

    def _settle(self, batch: Sequence[tuple[Request, Future[Answer]]]) -> None:
        """Write a batch and answer; if something in it is refused, find it by halving."""
        began = time.perf_counter()
        try:
            answers = self._attempt([request for request, _ in batch])
        except StoreRefused as fault:
            if len(batch) > 1:
                half = len(batch) // 2
                self._settle(batch[:half])
                self._settle(batch[half:])
                return
            failed: Exception | None = fault
        except Exception as fault:  # noqa: BLE001 -- goes to those who wait for the answer
            failed = fault
        else:
            failed = None
        self._count(Batch(len(batch), time.perf_counter() - began, failed=failed is not None))
        if failed is not None:
            for _, future in batch:
                future.set_exception(failed)
            return
        for (_, future), answer in zip(batch, answers, strict=True):
            future.set_result(answer)

    def _attempt(self, requests: Sequence[Request]) -> Sequence[Answer]:
        """Write, again and again if it may help.

        Raises:
            StoreError: if it does not succeed.
        """
        for attempt in range(self._limits.attempts - 1):
            try:
                return self._commit(requests)
            except TryAgain:
                self._retried()
                self._sleep(self._limits.delay * 2**attempt)
        try:
            return self._commit(requests)
        except TryAgain as fault:
            raise fault.fault from fault

    def _retried(self) -> None:
        with self._changed:
            self._statistics = replace(self._statistics, retries=self._statistics.retries + 1)

    def _count(self, batch: Batch) -> None:
        with self._changed:
            so_far = self._statistics
            self._statistics = replace(
                so_far,
                batches=so_far.batches + 1,
                requests=so_far.requests + batch.requests,
                failed=so_far.failed + batch.failed * batch.requests,
                largest=max(so_far.largest, batch.requests),
                seconds=so_far.seconds + batch.seconds,
            )
        try:
            self._on_batch(batch)
        except Exception:
            LOG.exception("whoever measures what is written has failed; writing goes on")
