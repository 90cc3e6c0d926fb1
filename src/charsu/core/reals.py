"""The few functions of real numbers that judging positions needs, by sums and products alone.

The libraries of processors, GPUs and browsers differ in the last bit of `exp`; these agree everywhere, so that a search finds the
same answer on every machine.
"""

from __future__ import annotations

from .program import Param
from .rule import rule

PARAMS = {"x": Param("float64")}


@rule
def exponential(x: float) -> float:
    """e to the power x, between -40 and 40: Taylor's series for the 256th part, squared eight times."""
    small = min(max(x, -40.0), 40.0) / 256
    power = 1.0
    for n in range(10, 0, -1):
        power = 1.0 + power * small / n
    for _ in range(8):
        power *= power
    return power
