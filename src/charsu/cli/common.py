"""What several commands need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from ..core.errors import BadReplay, CharsuError
from ..core.game import Game
from ..core.link import Progress
from ..core.match import Match
from ..locale import bundle

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `charsu games` lists them.")]
TableOptions = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="A table option, repeatable.")]
Language = Annotated[str, typer.Option("--language", "-l", help="en, de, ru or uk.")]
ReplayFile = Annotated[Path, typer.Argument(metavar="FILE", help="A stored match.")]


def table_options(game: Game, pairs: Sequence[str] | None) -> dict[str, Any]:
    """`layout=short` and its like, checked."""
    return game.read_options(game.written_options(pairs or ()))


def read_replay(file: Path) -> Match:
    """A stored match; what is wrong with the file is said in a sentence."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise BadReplay(f"{file} cannot be read: {(error.strerror or str(error)).lower()}") from error
    try:
        return Match.from_json(text)
    except BadReplay as error:
        raise BadReplay(f"{file}: {error}") from error


def draw(match: Match, language: str, seat: int | None | str = "all") -> Any:
    """The table for a terminal, as everybody or one seat sees it."""
    game = match.game
    if game.pictures.draw_text is None:
        raise CharsuError(f"{game.key} has no table view for the terminal")
    s = match.plain if isinstance(seat, str) else match.seen(seat)
    return game.pictures.draw_text(s, bundle(language).word)


@contextmanager
def progress_bar(label: str, shown: bool) -> Iterator[Progress]:
    """A bar on the terminal that appears with the first news."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Bar(*columns, console=console, transient=True, disable=not (shown and console.is_terminal)) as bar:
        tasks: list[Any] = []

        def news(done: int, of: int) -> None:
            if not tasks:
                tasks.append(bar.add_task(label, total=of))
            bar.update(tasks[0], completed=done)

        yield news
