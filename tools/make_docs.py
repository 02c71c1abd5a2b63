"""Write the pages on options and presets from the package's own tables.

python tools/make_docs.py            write docs/rules/options.md and docs/rules/presets.md
python tools/make_docs.py --check    write nothing; fail if a page is out of date
"""

from __future__ import annotations

import re
import sys
import tomllib
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

Table = dict[str, Any]

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "src" / "binokel" / "rules"
PAGES = ROOT / "docs" / "rules"
COMMENT = "<!-- written by tools/make_docs.py; edit {source} instead -->\n"


def main(arguments: list[str]) -> int:
    """Write the pages, or say which are out of date."""
    pages = {PAGES / "options.md": options_page(), PAGES / "presets.md": presets_page()}
    if arguments == ["--check"]:
        return check(pages)
    for path, text in pages.items():
        path.write_text(text, encoding="utf-8")
    return 0


def check(pages: Mapping[Path, str]) -> int:
    """0 if every page is up to date, else 1 and a line for each that is not."""
    old = [
        path
        for path, text in pages.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    for path in old:
        sys.stderr.write(f"{path.relative_to(ROOT)} is out of date: run tools/make_docs.py\n")
    return min(len(old), 1)


def options_page() -> str:
    """Every option by chapter: type and values, default, paragraph, meaning."""
    options = sorted(read("options.toml")["option"], key=chapter_of)
    head = f"""\
# Options

{COMMENT.format(source="src/binokel/rules/options.toml")}
These are all {len(options)} options. The defaults taken together are the preset
[`seed_3`](presets.md#seed_3). A number in the column *rule* leads to the paragraph of the rule
book that the option changes, *de* to the same one in German.
"""
    return head + "".join(chapters(options))


def chapters(options: Iterable[Table]) -> Iterator[str]:
    """One section for each chapter that has options."""
    titles = chapter_titles()
    for number, group in groupby(options, key=chapter_of):
        yield f"\n## §{number} {titles[number]}\n\n"
        yield "| option | values | default | rule | meaning |\n| --- | --- | --- | --- | --- |\n"
        for option in group:
            yield row(
                f'<span id="{option["id"]}"></span>`{option["id"]}`',
                values_of(option),
                code(option["default"]),
                links(option["paragraph"]),
                option["meaning"],
            )


def presets_page() -> str:
    """Every preset: title, differences to the defaults, what is left open."""
    table = read("presets.toml")["preset"]
    options = {option["id"]: option for option in read("options.toml")["option"]}
    head = f"""\
# Presets

{COMMENT.format(source="src/binokel/rules/presets.toml")}
A preset is a set of differences to the defaults of the [options](options.md)
({links("§12.1")}). These are all {len(table)}. *Left open* says what the written rules
behind a preset do not tell, and how it was filled. *Seed* is the classic game the defaults come
from; WP is an encyclopaedia, PAL a commercial Binokel site, DREC a program.

"""
    index = (f"- [`{name}`](#{name}): {preset['title']}\n" for name, preset in table.items())
    sections = (preset_section(name, preset, options) for name, preset in table.items())
    return head + "".join(index) + "".join(sections)


def preset_section(name: str, preset: Table, options: Mapping[str, Table]) -> str:
    """One preset."""
    changes = dict(flat(preset["set"]))
    head = f"\n## `{name}` {{#{name}}}\n\n{preset['title']}.\n\n"
    if not changes:
        body = "Nothing differs from the defaults.\n"
    else:
        rows = (
            row(
                f"[`{path}`](options.md#{path})",
                code(value),
                code(options[path]["default"]),
                links(options[path]["paragraph"]),
            )
            for path, value in changes.items()
        )
        body = "| option | here | default | rule |\n| --- | --- | --- | --- |\n" + "".join(rows)
    return f"{head}{body}\nLeft open: {preset['open']}.\n"


def read(name: str) -> Table:
    """A table of the package."""
    return tomllib.loads((RULES / name).read_text(encoding="utf-8"))


def chapter_titles() -> dict[int, str]:
    """The chapters of the rule book by number."""
    book = (RULES / "book" / "en.md").read_text(encoding="utf-8")
    found = re.findall(r"^## §(\d+) (.+)$", book, re.MULTILINE)
    return {int(number): title for number, title in found}


def chapter_of(option: Table) -> int:
    """The number of the chapter an option's paragraph stands in."""
    return int(option["paragraph"].removeprefix("§").split(".")[0])


def values_of(option: Table) -> str:
    """What an option may be, in words."""
    match option["type"]:
        case "bool":
            return "yes or no: `true`, `false`"
        case "int":
            return f"whole number, {option['min']} to {option['max']}"
        case "int_or_none":
            return f"whole number, {option['min']} to {option['max']}, or `none`"
        case "enum":
            return "one of " + ", ".join(map(code, option["values"]))
        case "list":
            return "list of " + ", ".join(map(code, option["values"]))
        case "bonus":
            return "`none`, `fixed(n)`, `per_player(n)`, `half_bid`"
        case unknown:
            raise ValueError(f"{option['id']} has the type {unknown}, which has no words here")


def flat(tree: Table, prefix: str = "") -> Iterator[tuple[str, object]]:
    """The leaves of nested tables as option paths and values."""
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


def code(value: object) -> str:
    """A value as it is written in a rules file."""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, list):
        return ", ".join(map(code, value))
    return f"`{value}`"


def links(paragraph: str) -> str:
    """A paragraph as a link into both rule books."""
    anchor = f"s{paragraph.removeprefix('§')}"
    return f"[{paragraph}](en.md#{anchor}) ([de](de.md#{anchor}))"


def row(*cells: str) -> str:
    """One row of a table."""
    return "| " + " | ".join(cells) + " |\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
