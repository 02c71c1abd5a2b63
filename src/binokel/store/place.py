"""Where a database is: a file or a server, how it is opened, and who may use it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, TypeVar

from binokel.store.faults import COMPLAINTS, fault_of
from binokel.store.writer import TryAgain

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from sqlalchemy import Connection, Engine

T = TypeVar("T")


class Place(ABC):
    """A database that is opened once and used until it is closed."""

    name: str
    """For messages; without passwords."""
    writes: Engine
    """Gives connections whose work is one transaction."""
    reads: Engine
    """Gives connections whose every statement stands for itself."""

    @abstractmethod
    def prepare(self, *, thorough: bool) -> None:
        """Look at what is there and bring it to this program's version.

        Args:
            thorough: look at all of it, not only at the beginning.

        Raises:
            StoreError: if it cannot be used; nothing was changed.
        """

    @abstractmethod
    def serve(self) -> None:
        """Use the place for a server until it is closed.

        Raises:
            StoreBusy: if it bears one server only and has one.
        """

    @abstractmethod
    def reserve(self) -> None:
        """Make sure that no server uses the place.

        Raises:
            StoreBusy: if one does.
        """

    @abstractmethod
    def snapshot(self) -> AbstractContextManager[Connection]:
        """A connection that sees everything as it is now, whatever others write meanwhile."""

    @abstractmethod
    def close(self) -> None:
        """Let go of it; twice is harmless."""

    def transact(self, work: Callable[[Connection], T]) -> T:
        """Do work in one transaction.

        Raises:
            StoreError: if it fails; nothing was written, but see `StoreUnavailable`.
        """
        try:
            return self.attempt(work)
        except TryAgain as fault:
            raise fault.fault from fault

    def attempt(self, work: Callable[[Connection], T]) -> T:
        """Do work in one transaction, or say that another attempt may succeed.

        Raises:
            StoreError: if it fails; nothing was written, but see `StoreUnavailable`.
            TryAgain: if nothing was written and another attempt may succeed.
        """
        committing = False
        try:
            with self.writes.connect() as connection, connection.begin() as transaction:
                answer = work(connection)
                committing = True
                transaction.commit()
        except COMPLAINTS as error:
            raise fault_of(error, self.name, committing=committing) from error
        return answer
