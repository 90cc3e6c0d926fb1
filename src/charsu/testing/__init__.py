"""The safety net of a game, importable by anybody who writes one.

`rule_test` marks tests with the rules they check, `Scenario` builds positions by hand. The modules beside it:
`conformance` (what must hold for every game), `perft`, `playthrough` and `golden` (what is frozen), `fuzz` (looking for
trouble) and `citations` (every rule is carried out and tested).
"""

from .marks import rule_test
from .scenario import Scenario
from .walk import Fault

__all__ = ["Fault", "Scenario", "rule_test"]
