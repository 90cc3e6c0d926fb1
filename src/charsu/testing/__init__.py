"""The safety net of a game, importable by anybody who writes one."""

from .marks import rule_test
from .scenario import Scenario

__all__ = ["Scenario", "rule_test"]
