"""The program in the terminal: play, simulate, read logs, look up rules and melds.

`main` is the entry point. Every command is a module of its own that is imported when it is called,
so that `binokel --help` answers at once.
"""

from __future__ import annotations

from io import TextIOWrapper

__all__ = ["main"]


def main() -> None:
    """Run the program with the arguments of the command line; ends the process."""
    import sys  # noqa: PLC0415 -- as below

    from binokel.cli.app import binokel  # noqa: PLC0415 -- click is loaded when it is needed
    from binokel.cli.spoken import texts  # noqa: PLC0415 -- as above

    said = texts()
    if sys.stdout is None:  # closed by who called the program
        sys.exit(said("complaint", said=said("no-output")))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without umlauts shows question marks
    binokel()
