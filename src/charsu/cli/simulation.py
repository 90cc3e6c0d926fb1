"""`charsu simulate`: random games in bulk."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from ..bots import ask, patient_bot
from ..core.errors import BadOption
from ..core.registry import game as find_game
from ..core.table import Table
from ..sim.cpu import Batch, Engine
from ..sim.cpu import simulate as play_batch
from ..sim.dataset import Chooser, write_parquet
from .common import GameKey, TableOptions, progress_bar, table_options

SAMPLE = 2000  # games whose final scores are averaged
SEEDS = 2**32


def simulate(
    game: GameKey,
    players: Annotated[int | None, typer.Option(help="How many sit at the table; the most when left out.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    threads: Annotated[int, typer.Option(help="How many at a time.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    option: TableOptions = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE.parquet", help="Write every answer to a dataset instead.")] = None,
    bots: Annotated[str | None, typer.Option(metavar="BOT,BOT", help="Who plays for the dataset; random play without.")] = None,
    rows: Annotated[bool, typer.Option("--rows", help="With observations in the dataset, ready to learn from.")] = False,
    json_output: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play random games at full speed and sum them up; or write a dataset, of random games or of bots."""
    chosen = find_game(game)
    seats = chosen.seats[1] if players is None else players
    table = chosen.table(seats, table_options(chosen, option))
    _check("games", games, 1, 100_000_000)
    _check("threads", threads, 1, 1024)
    _check("seed", seed, 0, SEEDS - 1)
    table.start()
    if out is not None:
        count = write_parquet(out, table, games, seed, bots=_choosers(bots, seed), rows=rows)
        typer.echo(f"{count:,} answers of {games:,} games in {out}")
        return
    if bots is not None:
        raise BadOption("--bots writes a dataset and wants --out FILE.parquet; to compare bots there is charsu arena")
    began = time.perf_counter()
    with progress_bar(f"compiling {game}", not json_output) as news:
        runner = Engine(table.rules, news)
    compiling = time.perf_counter() - began
    with progress_bar("playing", not json_output) as news:
        batch = play_batch(table, games, seed, threads, progress=news, runner=runner)
    summary = Summary(table, seed, threads, runner, compiling, batch)
    if json_output:
        typer.echo(json.dumps(summary.to_json()))
    else:
        summary.show()


def _choosers(bots: str | None, seed: int) -> list[tuple[str, Chooser]]:
    """The bots of a dataset by name, each as something that answers for the seat that is asked."""
    names = bots.split(",") if bots else []
    return [(name, partial(ask, patient_bot(name, seed + i))) for i, name in enumerate(names)]


def _check(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadOption(f"--{name} cannot be {value}; it goes from {least} to {most}")


@dataclass(frozen=True)
class Summary:
    """What came out."""

    table: Table
    seed: int
    threads: int
    runner: Engine
    compiling: float
    batch: Batch

    def to_json(self) -> dict[str, Any]:
        batch, games = self.batch, len(self.batch.lengths)
        return {
            "game": self.table.game.key,
            "rules": self.table.game.version,
            "players": self.table.players,
            "options": self.table.options,
            "seed": self.seed,
            "threads": self.threads,
            "compiled": self.runner.compiled,
            "engine": self.runner.name,
            "games": games,
            "answers": batch.answers,
            "seconds": round(batch.seconds, 6),
            "compile_seconds": round(self.compiling, 3),
            "games_per_s": round(games / batch.seconds, 1),
            "answers_per_s": round(batch.answers / batch.seconds),
            "length": {"mean": float(batch.lengths.mean()), "least": int(batch.lengths.min()), "most": int(batch.lengths.max())},
            "wins": batch.wins,
            "scores": self.scores(),
        }

    def scores(self) -> list[dict[str, float]]:
        """The mean of everything that decides, seat by seat, over the first games."""
        rules = self.table.game.rules
        sample = [rules.state.twin.load(state) for state in self.batch.states[:SAMPLE]]
        means = []
        for player in range(self.table.players):
            each = [rules.scores(s, player) for s in sample]
            means.append({name: round(sum(row[name] for row in each) / len(each), 3) for name in each[0]})
        return means

    def show(self) -> None:
        from rich.console import Console
        from rich.table import Table as Columns

        figures = self.to_json()
        table = f"{figures['game']} with {figures['players']} players"
        typer.echo(f"{figures['games']:,} random games of {table} in {figures['seconds']:.2f} s ({figures['engine']})")
        typer.echo(f"{figures['games_per_s']:,.0f} games/s, {figures['answers_per_s']:,} answers/s")
        length = figures["length"]
        typer.echo(f"{length['mean']:,.0f} answers a game, from {length['least']:,} to {length['most']:,}")
        seats = Columns("seat", "wins", *figures["scores"][0], box=None)
        for seat, row in enumerate(figures["scores"]):
            share = 100 * figures["wins"][seat] / figures["games"]
            seats.add_row(str(seat), f"{share:.1f} %", *(f"{v:,.2f}" for v in row.values()))
        Console().print(seats)
