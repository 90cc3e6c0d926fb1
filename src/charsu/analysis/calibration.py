"""Chances that mean what they say: how much bolder or more careful to be than the valuation, fitted to finished matches.

`python bench/analysis.py calibrate` fits the numbers of `calibration.json` on matches of their own and tries them on others.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources

from ..core.table import Table


@cache
def _fitted() -> dict[str, float]:
    text = resources.files(__package__).joinpath("calibration.json").read_text("utf-8")
    scales: dict[str, float] = json.loads(text)
    return scales


def kind_of_table(table: Table, network: str | None) -> str:
    """What a power was fitted for: rules, players, and the network by its fingerprint; another one begins anew."""
    return f"{table.rules.label}/{table.players}/{network or 'search'}"


def sharpness(table: Table, network: str | None) -> float:
    """The power that chances at such a table are raised to; 1 where nothing was fitted."""
    return _fitted().get(kind_of_table(table, network), 1.0)


def sharpened(chances: Sequence[float], power: float) -> list[float]:
    """Chances made bolder (above 1) or more careful (below), and adding up to 1 again."""
    total = sum(chances)
    bent = [max(chance / total, 1e-6) ** power for chance in chances]
    return [each / sum(bent) for each in bent]
