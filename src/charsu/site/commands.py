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
    from ..core.registry import OWN, games
    from .build import make

    made = make(base)
    made.write(folder)
    size = sum(map(len, made.files.values())) / 1e6
    typer.echo(f"{folder}: {len(made.files)} files, {size:.1f} MB, version {made.version}")
    if others := [key for key in games() if key not in OWN]:
        typer.echo(f"without {', '.join(others)}: games of other packages are played at a server")
