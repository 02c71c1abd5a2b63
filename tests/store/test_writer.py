"""The writing thread: group commit, retries, refusals, back-pressure, an orderly end."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from binokel.errors import StoreBusy, StoreClosed, StoreFull, StoreRefused
from binokel.store.writer import Batch, Limits, TryAgain, Writer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from concurrent.futures import Future

BAD = 13
"""A request that is always refused."""


class Paper:
    """Something to write on, which can be held back and can fail."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.go.set()
        self.busy = threading.Event()
        self.tried: list[list[int]] = []
        self.written: list[int] = []
        self.faults: list[Exception] = []

    def commit(self, requests: Sequence[int]) -> list[int]:
        """Write requests and answer with their doubles."""
        self.busy.set()
        self.go.wait()
        self.tried.append(list(requests))
        if self.faults:
            raise self.faults.pop(0)
        if BAD in requests:
            raise StoreRefused("bad")
        self.written.extend(requests)
        return [2 * request for request in requests]


class Desk:
    """A writer with its paper, and what was measured."""

    def __init__(self, limits: Limits) -> None:
        self.paper = Paper()
        self.batches: list[Batch] = []
        self.pauses: list[float] = []
        self.writer: Writer[int, int] = Writer(
            self.paper.commit, limits, self.batches.append, self.pauses.append
        )

    def hold(self) -> Future[int]:
        """Let the writer be busy with a first request."""
        self.paper.go.clear()
        first = self.writer.submit(0)
        self.paper.busy.wait()
        return first

    def release(self) -> None:
        """Let it go on."""
        self.paper.go.set()


@pytest.fixture
def desk() -> Iterator[Desk]:
    """A writer that may have four requests waiting and takes three at a time."""
    desk = Desk(Limits(queue=4, batch=3, patience=0.0, attempts=4, delay=1.0))
    yield desk
    desk.release()
    desk.writer.close()


def test_what_waits_goes_together(desk: Desk) -> None:
    """While one transaction is under way, the next is gathered, up to its limit."""
    desk.hold()
    futures = [desk.writer.submit(number) for number in (1, 2, 3, 4)]
    desk.release()
    assert [future.result() for future in futures] == [2, 4, 6, 8]
    assert desk.paper.tried == [[0], [1, 2, 3], [4]]


def test_a_full_queue_refuses(desk: Desk) -> None:
    """When too much waits, the caller is told and the request is not written."""
    desk.hold()
    futures = [desk.writer.submit(number) for number in (1, 2, 3, 4)]
    with pytest.raises(StoreBusy):
        desk.writer.submit(5)
    desk.release()
    assert [future.result() for future in futures] == [2, 4, 6, 8]
    assert desk.writer.submit(6).result() == 12
    assert 5 not in desk.paper.written


def test_a_patient_caller_waits_for_room() -> None:
    """With patience the caller is held until there is room."""
    desk = Desk(Limits(queue=1, patience=60.0))
    desk.hold()
    desk.writer.submit(1)
    late: list[Future[int]] = []
    caller = threading.Thread(target=lambda: late.append(desk.writer.submit(2)))
    caller.start()
    desk.release()
    caller.join()
    assert late[0].result() == 4
    desk.writer.close()


def test_a_callback_never_waits_for_its_own_thread() -> None:
    """A callback that writes into a full queue is refused at once instead of waiting for itself."""
    desk = Desk(Limits(queue=2, patience=60.0))
    first = desk.hold()
    refused = threading.Event()

    def crowd(_: Future[int]) -> None:
        try:
            for number in range(9):
                desk.writer.submit(number)
        except StoreBusy:
            refused.set()

    first.add_done_callback(crowd)
    desk.release()
    assert refused.wait(30)
    desk.writer.close()


def test_another_attempt_is_made(desk: Desk) -> None:
    """What may succeed is tried again, the whole batch, after longer and longer pauses."""
    desk.hold()
    desk.paper.faults = [TryAgain(StoreBusy("deadlock"))] * 3
    future = desk.writer.submit(7)
    desk.release()
    assert future.result() == 14
    assert desk.pauses == [1.0, 2.0, 4.0]
    assert desk.writer.statistics().retries == 3


def test_attempts_end(desk: Desk) -> None:
    """After the last attempt the fault goes to all who wait; the writer goes on."""
    desk.paper.faults = [TryAgain(StoreBusy("deadlock"))] * 4
    with pytest.raises(StoreBusy, match="deadlock"):
        desk.writer.submit(7).result()
    assert desk.writer.submit(8).result() == 16
    assert desk.paper.tried == [[7]] * 4 + [[8]]


@pytest.mark.parametrize("fault", [StoreFull("no room"), RuntimeError("a mistake")])
def test_a_failure_reaches_all_who_wait(desk: Desk, fault: Exception) -> None:
    """If a batch fails, every one of its futures has the cause; the next batch is written."""
    first = desk.hold()
    futures = [desk.writer.submit(number) for number in (1, 2)]
    desk.paper.faults = [fault, fault]
    desk.release()
    assert [future.exception() for future in (first, *futures)] == [fault] * 3
    assert desk.writer.submit(3).result() == 6
    assert desk.writer.statistics().failed == 3


def test_only_what_is_refused_fails() -> None:
    """One bad request in a batch is found by halving, and all others are written in their order."""
    desk = Desk(Limits())
    desk.hold()
    futures = [desk.writer.submit(number) for number in range(1, 31)]
    desk.release()
    refused = [number for number, one in enumerate(futures, 1) if one.exception()]
    assert refused == [BAD]
    assert isinstance(futures[BAD - 1].exception(), StoreRefused)
    assert desk.paper.written == [number for number in range(31) if number != BAD]
    assert len(desk.paper.tried) <= 2 + 2 * 5
    desk.writer.close()


def test_a_cancelled_request_is_not_written(desk: Desk) -> None:
    """A future that is cancelled before its batch begins leaves no trace."""
    desk.hold()
    futures = [desk.writer.submit(number) for number in (1, 2)]
    assert futures[0].cancel()
    desk.release()
    assert futures[1].result() == 4
    assert desk.paper.written == [0, 2]


def test_closing_writes_what_waits(desk: Desk) -> None:
    """The end waits for everything that was submitted before, and takes no more."""
    desk.hold()
    futures = [desk.writer.submit(number) for number in (1, 2, 3, 4)]
    closing = threading.Thread(target=desk.writer.close)
    closing.start()
    while not desk.writer._closed:
        pass
    with pytest.raises(StoreClosed):
        desk.writer.submit(5)
    desk.release()
    closing.join()
    assert [future.result() for future in futures] == [2, 4, 6, 8]


def test_a_failing_measure_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    """If whoever measures fails, it is logged and everything is written."""
    paper = Paper()

    def fail(batch: Batch) -> None:
        raise ValueError(batch.requests)

    writer: Writer[int, int] = Writer(paper.commit, Limits(), fail)
    assert [writer.submit(number).result() for number in (1, 2)] == [2, 4]
    writer.close()
    assert len(caplog.records) == 2


def test_batches_are_measured(desk: Desk) -> None:
    """Every transaction is told with its size, and the totals add up."""
    desk.hold()
    futures = [desk.writer.submit(number) for number in (1, 2, 3, 4)]
    assert desk.writer.statistics().waiting == 4
    desk.release()
    for future in futures:
        future.result()
    desk.writer.close()
    assert [batch.requests for batch in desk.batches] == [1, 3, 1]
    statistics = desk.writer.statistics()
    assert (statistics.batches, statistics.requests, statistics.largest) == (3, 5, 3)
    assert statistics.seconds == pytest.approx(sum(batch.seconds for batch in desk.batches))
