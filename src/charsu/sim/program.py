"""Loops bound to the rules of a game: what simulators, bots and environments compile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.game import Game
from ..core.link import Function, Program
from . import loops


def bound(game: Game, entries: Mapping[str, Function], more: Mapping[Any, Any] | None = None) -> Program:
    """These entry points, with the game's rules in the place of `options`, `apply`, `standing` and whatever `more` names."""
    rules = {loops.options: game.rules.options, loops.apply: game.rules.apply, loops.standing: game.rules.standing}
    return Program(entries, {**rules, **(more or {}), **game.bindings})
