"""Click commands that speak the language of the person, and answer every fault with one line."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import click

from binokel.cli.language import language_of
from binokel.cli.texts import Texts
from binokel.cli.visible import visible
from binokel.errors import BinokelError
from binokel.words.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

_LANG: Final = "binokel.lang"
INTERRUPTED: Final = 130
"""The exit code of a program that was stopped with Ctrl-C."""


def language(ctx: click.Context | None = None) -> str:
    """The language of the running command: `--lang`, else that of the environment."""
    here = ctx or click.get_current_context(silent=True)
    chosen = here.meta.get(_LANG) if here else None
    return str(chosen) if chosen else language_of(os.environ)


def texts() -> Texts:
    """The program's own sentences in the language of the running command."""
    return Texts(language())


class Complaint(click.ClickException):
    """A fault of the person or the machine: one line, exit code 1."""

    def __init__(self, message: str, said: Texts | None = None) -> None:
        """Complain in the language of the running command, or in that of these sentences."""
        super().__init__(message)
        self._line: Final = visible((said or texts())("complaint", said=message), keep="")

    def show(self, file: Any = None) -> None:
        """Print the line to standard error."""
        click.echo(self._line, file=file, err=True)


class WrongUse(Complaint):
    """A command was called with something it cannot read: one line, exit code 2."""

    exit_code = 2


class SpokenOption(click.Option):
    """An option whose help is looked up by its name, for its command first."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """How it is written, and what it does."""
        record = super().get_help_record(ctx)
        if record is None:
            return None
        said = Texts(language(ctx))
        name = str(self.name).replace("_", "-")
        mine = f"opt-{_key(ctx)}-{name}"
        about = said(mine if mine in said else f"opt-{name}")
        return record[0], said("help-needed", about=about) if self.required else about


class _Spoken(click.Command):
    """What a command and a group have in common: their words and how they fail."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The parameters, with `--help`."""
        return [*self.params, _help_option()]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does."""
        said = Texts(language(ctx))
        key = _key(ctx)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(said(f"about-{key}" if f"about-{key}" in said else f"cmd-{key}"))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How the command is written."""
        said = Texts(language(ctx))
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{said('help-usage')} ")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What is written behind the command: options, those that must be there by name."""
        pieces = super().collect_usage_pieces(ctx)
        needed = [
            f"{param.opts[0]} {param.make_metavar(ctx)}"
            for param in self.get_params(ctx)
            if isinstance(param, click.Option) and param.required
        ]
        return [*pieces[:1], *needed, *pieces[1:]]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """All options with their help."""
        records = [
            record
            for param in self.get_params(ctx)
            if (record := param.get_help_record(ctx)) is not None
        ]
        with formatter.section(Texts(language(ctx))("help-options")):
            formatter.write_dl(records)

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        """Read the command line; what cannot be read becomes one line."""
        try:
            with _machine():
                return super().make_context(*args, **kwargs)
        except click.UsageError as error:
            raise _misread(error) from error

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words behind the command; the language first, for what is wrong with others."""
        if said := _lang_among(args):
            ctx.meta[_LANG] = said
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; what goes wrong on purpose becomes one line."""
        try:
            with _machine():
                return super().invoke(ctx)
        except BinokelError as error:
            from binokel.cli.faults import sentence  # noqa: PLC0415 -- loads the words

            raise Complaint(sentence(error, language(ctx))) from error
        except KeyboardInterrupt:
            click.echo(err=True)
            ctx.exit(INTERRUPTED)


class SpokenCommand(_Spoken):
    """A command."""


class SpokenGroup(_Spoken, click.Group):
    """A group whose commands are imported when they are called."""

    def __init__(self, *args: Any, lazily: Mapping[str, str] | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lazily: Final = dict(lazily or {})
        """`module:name` of every command, by the name it is called by."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return [*self.lazily, *self.commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command by its name."""
        if cmd_name not in self.lazily:
            return super().get_command(ctx, cmd_name)
        module, _, name = self.lazily[cmd_name].partition(":")
        command = getattr(import_module(module), name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is called; one that does not exist becomes one line."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            raise _misread(error) from error

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """All options, then all commands."""
        super().format_options(ctx, formatter)
        said = Texts(language(ctx))
        prefix = _key(ctx)
        within = "" if prefix == "binokel" else f"{prefix}-"
        with formatter.section(said("help-commands")):
            formatter.write_dl(
                [(name, said(f"cmd-{within}{name}")) for name in self.list_commands(ctx)]
            )


def option(*names: str, **settings: Any) -> Callable[[Any], Any]:
    """An option with spoken help."""
    return click.option(*names, cls=SpokenOption, **settings)


lang_option: Final = option(
    "--lang",
    type=click.Choice(LANGUAGES),
    is_eager=True,
    expose_value=False,
    callback=lambda ctx, _, value: ctx.meta.update({_LANG: value}) if value else None,
)
"""`--lang`, kept for the whole call."""


def _lang_among(args: Sequence[str]) -> str | None:
    """The language that `--lang` names in a command line that is not read yet."""
    named = [arg.removeprefix("--lang=") for arg in args if arg.startswith("--lang=")]
    named += [after for arg, after in pairwise(args) if arg == "--lang"]
    return next((lang for lang in named if lang in LANGUAGES), None)


def _help_option() -> click.Option:
    def show(ctx: click.Context, _: click.Parameter, value: object) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    return SpokenOption(["--help"], is_flag=True, is_eager=True, expose_value=False, callback=show)


@contextmanager
def _machine() -> Iterator[None]:
    """What the system refuses becomes one line; what was said is written out before it is over.

    Raises:
        Complaint: if a file or the output cannot be used; who stops reading a pipe is not told.
    """
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        why = error.strerror or str(error)
        if error.filename is not None:
            key, facts = "file-unusable", {"path": error.filename, "why": why}
        else:
            key, facts = "streams-fail", {"why": why}
            _give_up_output()
        raise Complaint(texts()(key, **facts)) from error


def _give_up_output() -> None:
    """Let what could not be written go nowhere, or Python would try again at its end."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _misread(error: click.UsageError) -> click.UsageError | WrongUse:
    """A command line that cannot be read, said in the language of the person."""
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        return error  # that is the help
    from binokel.cli.misuse import sentence  # noqa: PLC0415 -- seldom needed

    said, ctx = Texts(language(error.ctx)), error.ctx
    command = ctx.command_path if ctx else "binokel"
    return WrongUse(said("use-hint", said=sentence(error, said), command=command), said)


def _key(ctx: click.Context) -> str:
    """The path of a command as a key: `log-show`, `binokel` for the whole program."""
    path = ctx.command_path.split()[1:]
    names = [word for word in path if not word.startswith("-") and word.isalpha()]
    return "-".join(names) or "binokel"
