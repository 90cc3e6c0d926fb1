"""`python -m charsu.server` is `charsu serve`."""

import typer

from .commands import serve

typer.run(serve)
