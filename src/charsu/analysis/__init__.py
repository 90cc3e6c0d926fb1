"""Luck, skill and the better move: what a match was made of, judged moment by moment.

>>> import charsu
>>> from charsu.analysis import analyse
>>> match = charsu.game("yspahan").new_match(2, seed=3)
>>> for _ in range(20):
...     _ = match.play(match.options()[0])
>>> report = analyse(match, "64")
>>> account = report.accounts()[0]
>>> account.result - account.start == account.luck + account.skill + account.others
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .lines import Line
    from .moments import THRESHOLDS, Choice, Moment
    from .report import Account, BadReport, Effort, Report
    from .shares import WHOLE, Shares
    from .work import analyse, chances, effort_for

HOMES = {  # brought when they are wanted: puzzles are shown where there is no NumPy to judge with
    "lines": ("Line",),
    "moments": ("THRESHOLDS", "Choice", "Moment"),
    "report": ("Account", "BadReport", "Effort", "Report"),
    "shares": ("WHOLE", "Shares"),
    "work": ("analyse", "chances", "effort_for"),
}

__all__ = [
    "THRESHOLDS",
    "WHOLE",
    "Account",
    "BadReport",
    "Choice",
    "Effort",
    "Line",
    "Moment",
    "Report",
    "Shares",
    "analyse",
    "chances",
    "effort_for",
]


def __getattr__(name: str) -> Any:
    for home, names in HOMES.items():
        if name in names:
            return getattr(import_module(f".{home}", __package__), name)
    raise AttributeError(f"{__name__} has no {name}")
