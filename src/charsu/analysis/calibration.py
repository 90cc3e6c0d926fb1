"""Chances that mean what they say: how much bolder or more careful to be than the valuation, fitted to finished matches.

`python bench/analysis.py calibrate` collects what was said and what came; `report` fits the numbers of `calibration.json` on one
half of the matches and tries them on the other.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from ..core.table import Table

EVEN = 2.0  # how far apart, as logarithms, the best and the worst chance are where `power` alone is right: 88 % against 12 %
UNMEASURED = 2.0  # the doubt of games of which nobody has compared short looks with long ones
NEAR = 1e-3  # chances that are nearer to each other are bent no more


@dataclass(frozen=True)
class Calibration:
    """Chances are raised to a power, which grows (or shrinks) with how far they lie apart; they add up to 1 again.

    Who was ahead stays ahead: the power is the same for all seats, and positive.
    """

    power: float = 1.0  # below 1: more careful than the valuation
    bend: float = 0.0  # above 0: still more careful where all have about the same chances
    doubt: float = 1.0  # how many times further than tosses of a coin a look lies from one that is fifty times as long

    def exponent(self, chances: Sequence[float]) -> float:
        gap = math.log(max(max(chances), 1e-6) / max(min(chances), 1e-6))
        return self.power * math.pow(max(gap, NEAR) / EVEN, self.bend)

    def chances(self, judged: Sequence[float]) -> list[float]:
        """What the valuation judged, made true."""
        total = sum(judged)
        shares = [max(share / total, 1e-6) for share in judged]
        exponent = self.exponent(shares)
        bent = [share**exponent for share in shares]
        return [each / sum(bent) for each in bent]

    def stretch(self, judged: Sequence[float]) -> float:
        """How much a small error grows when chances are made true, the doubt included."""
        total = sum(judged)
        return self.doubt * (1 + self.bend) * self.exponent([share / total for share in judged])


@cache
def _fitted() -> dict[str, Any]:
    fitted: dict[str, Any] = json.loads(resources.files(__package__).joinpath("calibration.json").read_text("utf-8"))
    return fitted


def kind_of_table(table: Table, network: str | None) -> str:
    """What was fitted for: rules, players, and the network by its fingerprint; another one begins anew."""
    return f"{table.rules.label}/{table.players}/{network or 'search'}"


def calibration_for(table: Table, network: str | None) -> Calibration:
    """How chances at such a table are made true: as they are where nothing was fitted. The doubt is that of the game."""
    fitted = _fitted()
    doubt = fitted["doubt"].get(table.game.key, UNMEASURED)
    return Calibration(**fitted["chances"].get(kind_of_table(table, network), {}), doubt=doubt)
