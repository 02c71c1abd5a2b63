"""What is wrong with a command line, as the person reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from binokel.cli.texts import Texts


def sentence(error: click.UsageError, said: Texts) -> str:
    """One sentence about a command line that click cannot read."""
    match error:
        case click.MissingParameter():
            return said("use-missing", name=_name(error))
        case click.NoSuchOption(option_name=name):
            return said("use-no-option", name=name)
        case click.BadOptionUsage(option_name=name):
            return said("use-no-value", name=name)
        case click.BadParameter(param=param):
            kind, values = _allowed(param)
            why = error.message
            return said("use-wrong-value", name=_name(error), kind=kind, values=values, why=why)
    typed = error.message.split("'")[1:2] if "command" in error.message else []
    if typed:
        return said("use-no-command", name=typed[0])
    return said("use-other", why=f"{error.message.rstrip('.')}.")


def _name(error: click.BadParameter) -> str:
    """The parameter as it is written in the usage."""
    if error.param is None:
        return error.param_hint if isinstance(error.param_hint, str) else ""
    if isinstance(error.param, click.Option):
        return error.param.opts[0]
    return error.param.make_metavar(error.ctx or click.get_current_context())


def _allowed(param: click.Parameter | None) -> tuple[str, str]:
    """What kind of value belongs there, and which."""
    match param.type if param else None:
        case click.IntRange(min=least, max=most):
            return "range", f"{least}–{most}"
        case click.Choice(choices=choices):
            return "choice", ", ".join(map(str, choices))
        case click.types.IntParamType():
            return "number", ""
    return "other", ""
