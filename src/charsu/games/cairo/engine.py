"""The game put together."""

from __future__ import annotations

from ...core.engine import build
from . import build as building
from . import customers, drawing, ending, medals, pay, start, turn
from .components import Decision, Step

ENGINE = build(Step, Decision, (start, turn, building, pay, medals, customers, drawing, ending))
