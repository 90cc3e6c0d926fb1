"""`charsu arena`: a tournament from the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ..core.extras import need
from ..core.registry import game as find_game
from .plan import Plan
from .tournament import Progress, run


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; `charsu games` lists them.")],
    bots: Annotated[str, typer.Option(help="Names with budgets, such as greedy,search:0.2s,search:2000.")] = "random,greedy",
    players: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed seats and rolls the same.")] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="A table option.")] = None,
    out: Annotated[Path | None, typer.Option(help="A folder for matches and report; an interrupted run goes on there.")] = None,
    cores: Annotated[int | None, typer.Option(help="How many processes; all cores when left out.")] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Spread over a Ray cluster (RAY_ADDRESS), or a local one.")] = False,
    json_output: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Let bots play a tournament and report with intervals."""
    need("openskill")
    options = find_game(game).written_options(option or ())
    plan = Plan(game, tuple(name.strip() for name in bots.split(",")), players, games, options, seed)
    with _bar(f"{game}, {players} players", not json_output) as news:
        report = run(plan, out, cores, ray, news)
    if out is not None:
        report.save(out)
    typer.echo(report.to_json() if json_output else report.to_markdown())


@contextmanager
def _bar(label: str, shown: bool) -> Iterator[Progress]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    with Bar(*columns, console=console, transient=True, disable=not (shown and console.is_terminal)) as bar:
        task = bar.add_task(label)
        yield lambda done, of: bar.update(task, completed=done, total=of)
