"""One process at a time writes a log; the lock goes with the process, however it ends."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30
    """A byte behind the end of every log, so that it can still be read."""

    def lock(descriptor: int) -> None:
        """Keep others from writing this open file, until it is closed.

        Raises:
            BlockingIOError: if somebody else writes it.
            OSError: if files cannot be locked there.
        """
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from error
        finally:
            os.lseek(descriptor, 0, os.SEEK_END)

else:
    import fcntl

    def lock(descriptor: int) -> None:
        """Keep others from writing this open file, until it is closed.

        Raises:
            BlockingIOError: if somebody else writes it.
            OSError: if files cannot be locked there.
        """
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_free(path: Path) -> bool:
    """Whether this process could write a file that exists, and nobody else does."""
    try:
        descriptor = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        lock(descriptor)
    except OSError:
        return False
    finally:
        os.close(descriptor)
    return True
