"""Duels: one bot in one seat, another in all the others. Every deal is played from each seat."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

from ..bots import Bot, patient_bot
from ..core.chance import draw
from ..core.match import Match
from ..core.table import Table
from .figures import interval, victories
from .spread import on_cores
from .tournament import compile_for, play_out

SEED = 7


def counting(name: str, seed: int) -> Bot:
    """A bot that counts iterations instead of seconds, where it counts both, so that a busy machine changes nothing."""
    bot: Any = patient_bot(name, seed)
    if (budget := getattr(bot, "budget", None)) is not None and (budget.iterations, budget.declared) != (None, None):
        bot.budget = replace(bot.budget, seconds=None)
    return bot  # type: ignore[no-any-return]


def play_duel(number: int, table: Table, one: str, others: str) -> dict[str, Any]:
    """One match: the share of the victory that `one` gets, and the milliseconds an answer cost either side."""
    seat = number % table.players
    match = Match.at_table(table, seed=draw(SEED, number // table.players, 1 << 31))
    bots = [counting(one if s == seat else others, 1000 * number + s) for s in range(table.players)]
    thought = play_out(match, bots)
    ranks = {row["seat"]: row["rank"] for row in match.result or []}
    share = victories([ranks[s] for s in range(table.players)])[seat] if ranks else 0.0
    sides = thought[seat], [seconds for s in range(table.players) if s != seat for seconds in thought[s]]
    return {"number": number, "share": share, "ms": [round(1000 * sum(side) / max(1, len(side)), 2) for side in sides]}


def duel(table: Table, one: str, others: str, matches: int, cores: int | None = None) -> dict[str, Any]:
    """The share of `one` in so many matches, with its 95 % interval."""
    compile_for([counting(name, 0) for name in (one, others)], table)
    rows = on_cores(play_duel, range(matches), cores or os.cpu_count() or 1, table, one, others)
    won = sum(row["share"] for row in rows)
    return {"share": round(won / matches, 4), "matches": matches, "interval": [round(end, 4) for end in interval(won, matches)]}
