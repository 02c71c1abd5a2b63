"""Options, their values, chapters and presets, for people who choose house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.rules.bonus import Bonus
from binokel.rules.options import OPTIONS
from binokel.rules.presets import SEED_3, preset_info

if TYPE_CHECKING:
    from binokel.rules.config import Rules, Value
    from binokel.words.people import Say


def option(say: Say, path: str) -> str:
    """What an option does; the English words are those of the table of options."""
    known = OPTIONS[path]
    return known.meaning if say.lang == "en" else say(option_id(path))


def value(say: Say, path: str, value: Value) -> str:
    """A value of an option in words."""
    match value:
        case bool():
            return say("value-yes") if value else say("value-no")
        case int():
            return say("value-number", number=value)
        case None:
            return say("value-none")
        case Bonus():
            return bonus(say, value)
        case str():
            return say(f"{option_id(path)}.{value}")
        case tuple():
            then = say("value-then")
            return then.join(say(f"{option_id(path)}.{name}") for name in value)


def bonus(say: Say, bonus: Bonus) -> str:
    """How a bonus is computed. Rule: §7.8."""
    return say("value-bonus", kind=bonus.kind, n=bonus.n)


def chapter(say: Say, name: str) -> str:
    """The heading of a chapter of the options."""
    return say(f"chapter-{name}")


def preset(say: Say, name: str) -> str:
    """A preset in one sentence."""
    return say(f"preset-{preset_info(name).name.replace('_', '-')}")


def summary(say: Say, rules: Rules, than: Rules | None) -> tuple[str, ...]:
    """How rules differ from others, one line for each option."""
    return tuple(
        say(
            "rules-difference",
            option=option(say, path),
            value=value(say, path, here),
            usual=value(say, path, there),
            paragraph=OPTIONS[path].paragraph,
        )
        for path, (here, there) in rules.difference(than or SEED_3).items()
    )


def option_id(path: str) -> str:
    """The id of the message about an option; its values are attributes of it."""
    return f"option-{path.replace('.', '-').replace('_', '-')}"
