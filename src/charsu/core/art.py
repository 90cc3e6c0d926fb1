"""Small pictures, drawn once for boards and rulebooks: the web client reads the same files."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from .svg import WALNUT

ICONS = Path(__file__).parent / "icons.json"  # shared by all games, in a box of 24


@cache
def parts(path: Path) -> dict[str, str]:
    """The pictures of a file by name: what stands inside of each."""
    drawn: dict[str, str] = json.loads(path.read_text("utf8"))
    return drawn


def icon(path: Path, name: str) -> str:
    """A picture in a box of 24."""
    return _framed(parts(path)[name], "-1 -1 26 26", 1.4)


def emblem(path: Path, name: str) -> str:
    """A picture in a box of 64."""
    return _framed(parts(path)[name], "0 0 64 64", 1.8)


def _framed(inside: str, box: str, line: float) -> str:
    pen = f'fill="none" stroke="{WALNUT}" stroke-width="{line:g}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" aria-hidden="true"><g {pen}>{inside}</g></svg>'
