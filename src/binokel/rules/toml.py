"""House rules as TOML, and the digest by which two programs know that they play the same.

A file of rules names a preset, if it starts from another one than `seed_3`, and what differs:

    preset = "seed_4"

    [play]
    must_head = false

The same written shorter is `play.must_head = false`.
"""

from __future__ import annotations

import hashlib
import tomllib
from typing import TYPE_CHECKING, Any, Final

from binokel.errors import Fault, FaultCode, RulesError, told
from binokel.rules.options import OPTIONS, flatten, read_options, value_text
from binokel.rules.presets import PRESETS, SEED_3

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from binokel.rules.config import Rules

LONGEST: Final = 100_000
"""No file of rules that is read is longer, in characters; all options written out are 2000."""
LONGEST_LINE: Final = 500
"""Nor any line of it: the time `tomllib` takes grows with the square of a dotted name."""


def rules_to_toml(rules: Rules, base: str = "seed_3") -> str:
    """Rules as a file of rules: the preset they start from, and what differs. Rule: §12.1.

    `rules_from_toml` reads the same rules back, if they are free of faults.

    >>> print(rules_to_toml(SEED_3.with_(play__must_head=False)), end="")
    preset = "seed_3"
    <BLANKLINE>
    [play]
    must_head = false

    Raises:
        UnknownName: if the base is no preset.
    """
    return "".join(_lines(rules, base))


def _lines(rules: Rules, base: str) -> Iterator[str]:
    yield f"preset = {value_text(base)}\n"
    written = ""
    for path, (value, _) in rules.difference(PRESETS[base]).items():
        chapter, _, name = path.partition(".")
        if chapter != written:
            yield f"\n[{chapter}]\n"
        written = chapter
        yield f"{name} = {value_text(value)}\n"


def rules_from_toml(text: str) -> Rules:
    """The rules of a file of rules. Rule: §12.1.

    Raises:
        RulesError: with everything at once: text that is too long or no TOML (with its line),
            an unknown preset or option, options given twice, wrong types, values out of range,
            contradictions of §12.2.
    """
    content = _parse(text)
    base, no_preset = _base(content.pop("preset", "seed_3"))
    values, wrong = read_options(flatten(content))
    rules = base.with_options(values)
    unread = {path for fault in wrong for path in fault.options}
    # what follows from a value that could not be read, or from a missing base, is no news
    faults = [fault for fault in rules.faults() if not (no_preset or unread & {*fault.options})]
    if found := (*no_preset, *_repeated(content), *wrong, *faults):
        raise RulesError(found)
    return rules


def _repeated(content: Mapping[str, Any]) -> Iterator[Fault]:
    """Options written as a quoted name as well as in their chapter, which TOML tells apart."""
    for path in content:
        chapter, _, name = path.partition(".")
        there = content.get(chapter)
        if path in OPTIONS and isinstance(there, dict) and name in there:
            sentence = f"{path} stands twice: in quotes, and in its chapter"
            yield Fault(FaultCode.REPEATED, "§12.1", sentence, (path,))


def _too_long(text: str) -> str | None:
    if len(text) > LONGEST:
        return f"{len(text)} characters, at most {LONGEST}"
    lines = enumerate(text.splitlines(), 1)
    return next(
        (
            f"line {number} has {len(line)} characters, at most {LONGEST_LINE}"
            for number, line in lines
            if len(line) > LONGEST_LINE
        ),
        None,
    )


def _parse(text: str) -> dict[str, Any]:
    if found := _too_long(text):
        raise RulesError([Fault(FaultCode.BAD_TOML, "§12.1", f"the text is too long: {found}")])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers too long, lists too deep
        sentence = f"the text is not TOML: {told(error)}"
        raise RulesError([Fault(FaultCode.BAD_TOML, "§12.1", sentence)]) from error


def _base(name: object) -> tuple[Rules, tuple[Fault, ...]]:
    if not isinstance(name, str):
        sentence = f"preset must be a name in quotes, not {told(name, value_text)}"
        return SEED_3, (Fault(FaultCode.WRONG_TYPE, "§12.3", sentence, ("preset",)),)
    if name not in PRESETS:
        return SEED_3, (PRESETS.unknown(name),)
    return PRESETS[name], ()


def canonical(rules: Rules) -> str:
    """All options as one text that is the same for equal rules; it is a file of rules as well.

    For every option one line `id = value`, sorted by id, each ended by a line feed. The value is
    TOML: `true`, `false`, a decimal number, or a string in double quotes (`"none"` and bonuses,
    too); a list is `["highest", "shared"]`, with a comma and a blank between its strings.
    """
    options = sorted(rules.options().items())
    return "".join(f"{path} = {value_text(value)}\n" for path, value in options)


def digest(rules: Rules) -> str:
    """SHA-256 of the `canonical` text in UTF-8, as 64 small hexadecimal digits. Rule: §12.1.

    Equal rules have equal digests; any program in any language can compute it.
    """
    return hashlib.sha256(canonical(rules).encode()).hexdigest()
