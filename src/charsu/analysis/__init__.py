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

from .moments import THRESHOLDS, Choice, Line, Moment
from .report import Account, BadReport, Effort, Report
from .shares import WHOLE, Shares
from .work import analyse, chances, effort_for

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
