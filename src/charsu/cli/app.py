"""All commands, and the one place where errors become sentences."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NoReturn

import typer

from ..core.errors import CharsuError
from ..core.extras import wanted
from . import about, analysis, puzzles, simulation, stored, table

app = typer.Typer(
    name="charsu",
    help="Istanbul, Cairo and Yspahan: rules, simulation, replays and tables.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
OWN: tuple[Callable[..., None], ...] = (
    about.games, about.rules, about.example, simulation.simulate, stored.replay, stored.show, analysis.analyse, table.play,
)  # fmt: skip
OTHERS = {  # commands that other parts of the package bring; without their extra they are not there
    "serve": "charsu.server.commands",
    "verify": "charsu.server.commands",
    "admin": "charsu.server.admin",
    "site": "charsu.site.commands",
    "arena": "charsu.arena.commands",
    "train": "charsu.train.commands",
}


def _assemble() -> None:
    for command in OWN:
        app.command()(command)
    app.add_typer(puzzles.app)
    for name, module in OTHERS.items():
        if _exists(module):
            command = getattr(import_module(module), name)
            if isinstance(command, typer.Typer):
                app.add_typer(command, name=name)
            else:
                app.command(name)(command)


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ImportError:
        return False


_assemble()


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command. Whatever the caller got wrong is one sentence and exit code 2."""
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


def _usage(error: Any) -> str:
    """What the parser of the command line complains about, in one line; nothing when it has shown its help."""
    return " ".join(str(error.format_message()).split())


def _complain(text: str) -> NoReturn:
    if not text:
        sys.exit(0)
    typer.echo(text if text.endswith((".", "?")) else f"{text}.", err=True)
    sys.exit(2)
