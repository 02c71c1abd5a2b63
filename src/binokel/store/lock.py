"""A file that at most one process holds at a time, as long as it lives."""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING, Final

from binokel.errors import StoreBusy, StoreReadOnly

if TYPE_CHECKING:
    from pathlib import Path

_PAUSE: Final = 0.05

if sys.platform == "win32":
    import msvcrt

    def _grab(descriptor: int) -> None:
        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _grab(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ServerLock:
    """The lock file; the system lets go of it when the process ends, however it ends."""

    def __init__(self, path: Path, patience: float = 0.0) -> None:
        """Take the lock.

        Args:
            path: the file; it stays there, only the lock goes.
            patience: seconds to wait for another process to let go.

        Raises:
            StoreBusy: if another process holds the lock.
            StoreReadOnly: if the file cannot be made.
        """
        try:
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreReadOnly(f"{path}: {error.strerror}") from error
        try:
            self._wait(path, time.monotonic() + patience)
        except BaseException:
            os.close(self._descriptor)
            raise

    def release(self) -> None:
        """Let go; twice is harmless."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _wait(self, path: Path, until: float) -> None:
        while True:
            try:
                _grab(self._descriptor)
            except OSError as error:
                if time.monotonic() >= until:
                    raise StoreBusy(
                        f"another Binokel server uses {path.with_suffix('')}; stop it first"
                    ) from error
                time.sleep(_PAUSE)
            else:
                return
