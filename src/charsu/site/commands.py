"""`charsu site`: the table in the browser, without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write it: a new folder, or one with an older site.")],
    base: Annotated[str | None, typer.Option(help="Its path, such as /charsu/, for a page at addresses where nothing is.")] = None,
) -> None:
    """Write a site that any static host can serve: games, lessons, rulebooks and replays, all inside the browser."""
    from .build import make

    made = make(base)
    made.write(folder)
    size = sum(map(len, made.files.values())) / 1e6
    typer.echo(f"{folder}: {len(made.files)} files, {size:.1f} MB, version {made.version}")
    if made.further.games:
        typer.echo(f"with {', '.join(made.further.games)}, as plain Python: bots that look ahead do not sit down there")
    for key, reason in made.further.left_out.items():
        typer.echo(f"without {key}, which can only be played at a server: {reason}")
