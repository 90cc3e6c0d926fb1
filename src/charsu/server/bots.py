"""Bots at the table, from the registry of `charsu.bots`. They are given what their seat may see and nothing else."""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import cache

from ..bots import Bot, ask
from ..bots.program import search_ready
from ..bots.search import SearchBot
from ..core.link import jit_wanted
from ..core.match import Match
from ..core.table import Table
from ..tables import bots


@cache
def player(key: str) -> Bot:
    """One bot plays at many tables. For one that is offered no more, as stored tables may have, the heuristic plays on."""
    entrant = bots.entrants().get(key)
    return entrant.make() if entrant else bots.simple_bot(key)


def give_back(seconds: float) -> None:
    """What bots remember of searches that nobody went on with for so long leaves the memory."""
    before = time.monotonic() - seconds
    for bot in list(thinking.values()):
        if isinstance(bot, SearchBot):
            bot.forget(before)


thinking: dict[str, Bot] = {}  # bots that have thought


def are_learning(keys: Iterable[str | None], table: Table) -> bool:
    """Does one of these bots play by the heuristic because the rules are still being compiled?"""
    seated = [player(key) for key in keys if key is not None]
    searching = any(isinstance(bot, SearchBot) and not bot.is_guided(table) for bot in seated)
    return searching and jit_wanted() and not search_ready(table.rules)


def think(key: str, match: Match, clock: float | None) -> int:
    """The id of the bot's answer. Runs in a thread of its own, on a copy of the match of which the bot sees its own view."""
    thinking[key] = bot = player(key)
    return ask(bot, match, clock)
