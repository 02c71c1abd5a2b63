"""Reading files the person names, and where the program keeps its own."""

from __future__ import annotations

from pathlib import Path
from stat import S_ISREG
from typing import Any, Final

import click

from binokel.cli.spoken import Complaint, WrongUse, texts

LARGEST: Final = 72_000_000
"""No file that is read here is larger, in bytes; the longest log as JSON is not."""


class FilePath(click.Path):
    """The name of a file or folder on the command line."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path.

        Raises:
            WrongUse: if the name is empty; as a path it would be the current folder.
        """
        if value == "":
            raise WrongUse(texts()("name-empty"))
        return super().convert(value, param, ctx)


def read_text(path: Path) -> str:
    """The text of a file.

    Raises:
        Complaint: saying whether it is missing, a folder or something else that is no file, too
            large, not readable or not UTF-8.
    """
    try:
        if not S_ISREG(path.stat().st_mode) and not path.is_dir():  # a pipe would never end
            raise _complaint("file-not-regular", path)
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise _complaint("file-too-large", path)
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _complaint("file-not-text", path, byte=error.start) from error
    except FileNotFoundError as error:
        raise _complaint("file-missing", path) from error
    except IsADirectoryError as error:
        raise _complaint("file-is-folder", path) from error
    except OSError as error:
        raise _complaint("file-unreadable", path, why=error.strerror or str(error)) from error


def unwritable(path: Path, error: OSError) -> Complaint:
    """What to say about a file that cannot be written."""
    return _complaint("file-unwritable", path, why=error.strerror or str(error))


def matches_folder() -> Path:
    """Where matches are saved if nobody names a file."""
    from platformdirs import user_data_path  # noqa: PLC0415 -- only play needs it

    return Path(user_data_path("binokel")) / "matches"


def _complaint(key: str, path: Path, **facts: object) -> Complaint:
    return Complaint(texts()(key, path=path, **facts))
