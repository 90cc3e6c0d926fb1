"""Bots at the table, from the registry of `charsu.bots`. They are given what their seat may see and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import cache

from ..bots import Bot, Entrant, ask, bots
from ..bots.program import search_ready
from ..bots.search import SearchBot
from ..bots.simple import RandomBot
from ..core.link import jit_wanted
from ..core.match import Match
from ..core.table import Table
from .refusals import Refusal

LOG = logging.getLogger("charsu.bots")
HOUSE = "random"  # who plays on for somebody whose time is up


@cache
def entrants() -> dict[str, Entrant]:
    """All bots that may sit down, by key. One that cannot be loaded must not keep the server from running."""
    try:
        found = bots()
    except ImportError:
        LOG.exception("some bots cannot be loaded")
        found = [Entrant(HOUSE, 0, None, RandomBot)]
    return {entrant.key: entrant for entrant in found}


def check_bot(key: str, game: str) -> None:
    entrant = entrants().get(key)
    if entrant is None or (entrant.games and game not in entrant.games):
        known = ", ".join(k for k, e in entrants().items() if not e.games or game in e.games)
        raise Refusal("bad-option", f"there is no bot {key!r} for {game}; there are {known}")


@cache
def player(key: str) -> Bot:
    """One bot plays at many tables."""
    return entrants()[key].make()


def give_back() -> None:
    """Nobody thinks: what bots remember of their searches leaves the memory."""
    for bot in list(thinking.values()):
        if isinstance(bot, SearchBot):
            with bot.lock:
                bot.trees.clear()
    thinking.clear()


thinking: dict[str, Bot] = {}  # bots that have thought since


def are_learning(keys: Iterable[str | None], table: Table) -> bool:
    """Does one of these bots play by the heuristic because the rules are still being compiled?"""
    seated = [player(key) for key in keys if key is not None]
    searching = any(isinstance(bot, SearchBot) and not bot.is_guided(table) for bot in seated)
    return searching and jit_wanted() and not search_ready(table.rules)


def think(key: str, match: Match, clock: float | None) -> int:
    """The id of the bot's answer. Runs in a thread of its own, on a copy of the match of which the bot sees its own view."""
    thinking[key] = bot = player(key)
    return ask(bot, match, clock)
