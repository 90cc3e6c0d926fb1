"""All commands, and the one place where errors become sentences."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

from ..core.errors import CharsuError
from ..core.extras import wanted

COMMANDS = {  # in the order of the help: where each command is, and the first sentence of its own help
    "games": ("charsu.cli.about:games", "What can be played: players, rules version and table options."),
    "rules": (
        "charsu.cli.about:rules",
        "The rulebook of a game, one rule of it, or what it says about a word; in English where the language has no book.",
    ),
    "example": ("charsu.cli.about:example", "An example of the rulebook, step by step; without its id a list of them."),
    "simulate": (
        "charsu.cli.simulation:simulate",
        "Play random games at full speed and sum them up; or write a dataset, of random games or of bots.",
    ),
    "replay": ("charsu.cli.stored:replay", "Tell a stored match: every answer and what came of it."),
    "show": ("charsu.cli.stored:show", "Show the table at any moment of a stored match."),
    "analyse": (
        "charsu.cli.analysis:analyse",
        "Tell luck from skill: everybody's chances, what every choice gave away, and what was better.",
    ),
    "play": ("charsu.cli.table:play", "Play against bots in the terminal."),
    "puzzles": ("charsu.cli.puzzles:app", "Positions with one answer that is clearly best."),
    "serve": ("charsu.server.commands:serve", "Host tables for people and bots, in the browser at http://HOST:PORT."),
    "verify": ("charsu.server.commands:verify", "Recompute every roll and draw of a finished match and say what fails."),
    "admin": ("charsu.server.admin:admin", "Look after a server: tables, names, addresses, what is kept."),
    "site": (
        "charsu.site.commands:site",
        "Write a site that any static host can serve: games, lessons, rulebooks and replays, all inside the browser.",
    ),
    "arena": ("charsu.arena.commands:arena", "Let bots play a tournament and report with intervals."),
    "train": (
        "charsu.train.commands:train",
        "Train a network by self-play, on an NVIDIA GPU if there is one; or sharpen one by its own search, on the processor.",
    ),
}


class Later(TyperCommand):
    """A command that is imported when it is called. So the help is quick, and no command needs the packages of another."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """Read the arguments of the command itself."""
        return find(str(self.name)).make_context(info_name, args, parent=parent, **extra)


class Commands(TyperGroup):
    """All commands by their names."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands = {name: Later(name, help=sentence) for name, (_, sentence) in COMMANDS.items()}


def find(name: str) -> Any:
    """Import a command by its name."""
    module, _, attribute = COMMANDS[name][0].partition(":")
    command = getattr(import_module(module), attribute)
    alone = typer.Typer(add_completion=False)
    if isinstance(command, typer.Typer):
        alone.add_typer(command, name=name)
    else:
        alone.command(name)(command)
    return get_group(alone).commands[name]


def _nothing() -> None:
    """A group of commands with nothing to do of its own."""


app = typer.Typer(
    name="charsu",
    cls=Commands,
    callback=_nothing,
    help="Istanbul, Cairo and Yspahan: rules, simulation, replays and tables.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command. Whatever the caller got wrong is one sentence and exit code 2."""
    print_every_letter()
    try:
        with wanted():
            code = app(args=None if arguments is None else list(arguments), standalone_mode=False)
    except CharsuError as error:
        _complain(str(error))
    except (KeyboardInterrupt, EOFError, typer.Abort):
        typer.echo("Stopped.", err=True)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        _complain(_usage(error))
    sys.exit(code if isinstance(code, int) else 0)


def print_every_letter() -> None:
    """Never fail at a letter: an ASCII output becomes UTF-8; any other prints a question mark for what it does not have."""
    out = sys.stdout
    if isinstance(out, TextIOWrapper):
        ascii_only = codecs.lookup(out.encoding).name == "ascii"
        out.reconfigure(encoding="utf8" if ascii_only else out.encoding, errors="replace")


def _usage(error: Any) -> str:
    """What the parser of the command line complains about, in one line; nothing when it has shown its help."""
    return " ".join(str(error.format_message()).split())


def _complain(text: str) -> NoReturn:
    if not text:
        sys.exit(0)
    typer.echo(text if text.endswith((".", "?")) else f"{text}.", err=True)
    sys.exit(2)
