"""The arena: tournaments of bots that anybody can repeat, with intervals instead of anecdotes."""

from .plan import Plan
from .report import Report
from .tournament import run

__all__ = ["Plan", "Report", "run"]
