"""`charsu serve` and `charsu verify`. What is heavy is imported when it is needed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

Database = Annotated[
    str,
    typer.Option(envvar="CHARSU_DATABASE", help="sqlite:///FILE or postgresql://…; SQLite in your data folder when left out."),
]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port; 8000 or the next free one if left out.")] = None,
    database: Database = "",
    key_file: Annotated[Path | None, typer.Option(help="The key that seals the secrets of running tables.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another page that may open sockets, for use behind a proxy.")] = None,
    proxy: Annotated[list[str] | None, typer.Option(help="A proxy whose X-Forwarded-For is believed: address or network.")] = None,
    prefix: Annotated[str, typer.Option(help="The path under which a proxy serves this server, such as /charsu.")] = "",
    metrics: Annotated[str, typer.Option(help="HOST:PORT for Prometheus; nowhere when left out.")] = "",
    keep_open: Annotated[float, typer.Option(help="Days a table that never began is kept; 0 for ever.")] = 7,
    keep_running: Annotated[float, typer.Option(help="Days a table left in the middle is kept; 0 for ever.")] = 90,
    keep_over: Annotated[float, typer.Option(help="Days a finished table is kept; 0 for ever.")] = 365,
    analysis_walks: Annotated[int, typer.Option(min=64, help="How hard finished matches are judged: tries a moment.")] = 1500,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="Switch the limits per client off, for load tests.")] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Host tables for people and bots, in the browser at http://HOST:PORT."""
    from .run import run
    from .settings import Limits, Retention, Settings, default_database

    settings = Settings(
        database=database or default_database(), key_file=key_file, origins=tuple(origin or ()), proxies=tuple(proxy or ()),
        prefix="/" + prefix.strip("/") if prefix.strip("/") else "", limits=Limits.none() if no_limits else Limits(),
        retention=Retention(keep_open, keep_running, keep_over), analysis_walks=analysis_walks,
    )  # fmt: skip
    run(settings, host, port, log_level, open_page, metrics)


def verify(file: Annotated[Path, typer.Argument(help="A match file saved from a table when the match was over.")]) -> None:
    """Recompute every roll and draw of a finished match and say what fails."""
    from ..core.errors import CharsuError
    from ..tables.verify import verify as check

    try:
        report = check(json.loads(file.read_bytes()))
    except (OSError, ValueError, AttributeError, CharsuError) as error:
        typer.echo(f"{file} cannot be checked: {error}", err=True)
        raise typer.Exit(2) from None
    if not report.commitment:
        typer.echo("The published secret is not the one the server committed to.")
    for failure in report.failures:
        typer.echo(f"move {failure['move']}: the file says {failure['said']!r}, the dice say {failure['due']!r}")
    for problem in report.problems:
        typer.echo(f"{problem}.")
    skipped = f", {report.skipped} imported ones skipped" if report.skipped else ""
    taken_back = f", {report.taken_back} of them taken back" if report.taken_back else ""
    typer.echo(f"{'All good' if report.ok else 'NOT fair'}: {report.checked} rolls and draws checked{skipped}{taken_back}.")
    raise typer.Exit(0 if report.ok else 1)
