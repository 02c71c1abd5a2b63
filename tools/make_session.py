"""Write the session in docs/play.md by playing it.

python tools/make_session.py            write the session into the page
python tools/make_session.py --check    write nothing; fail if the page shows another one
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

PAGE = Path(__file__).resolve().parent.parent / "docs" / "play.md"
BEGIN = "<!-- session: written by tools/make_session.py -->\n"
END = "<!-- end of session -->\n"
PROGRAM = (sys.executable, "-c", "from binokel.cli import main; main()")
FIRST = "binokel play --seed 2a --log match.bkl --bots greedy --lang en --plain"
SECOND = "binokel play --log match.bkl --lang en --plain"
TYPED = {
    FIRST: ("100", "150", "h", "ez e7 eu eu", "sa su", "", "ha", "bo", "l", "q"),
    SECOND: ("s", "q"),
}


def main(arguments: list[str]) -> int:
    """Write the session, or say that the page is out of date."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    fresh = f"{before}{BEGIN}{session()}{END}{after}"
    if fresh == page:
        return 0
    if arguments == ["--check"]:
        sys.stderr.write("docs/play.md shows an old session: run tools/make_session.py\n")
        return 1
    PAGE.write_text(fresh, encoding="utf-8")
    return 0


def session() -> str:
    """What is typed and answered, as two blocks."""
    with TemporaryDirectory() as folder:
        return "\n".join(
            f"```console\n$ {command}\n{played(command, folder)}```\n" for command in TYPED
        )


def played(command: str, folder: str) -> str:
    """What the program says to what is typed."""
    environment = {**os.environ, "XDG_DATA_HOME": folder, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(  # noqa: S603 -- the program itself
        [*PROGRAM, *command.split()[1:]],
        input="".join(f"{line}\n" for line in TYPED[command]),
        capture_output=True,
        check=True,
        cwd=folder,
        encoding="utf-8",
        env=environment,
    )
    lines = (line.rstrip() for line in done.stdout.splitlines())
    return "".join(f"{line}\n" for line in lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
