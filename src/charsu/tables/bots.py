"""Which bots may sit down, from the registry of `charsu.bots`."""

from __future__ import annotations

import logging
from functools import cache

from ..bots import Entrant, bots
from ..bots.simple import RandomBot
from .refusals import Refusal

LOG = logging.getLogger("charsu.bots")
HOUSE = "random"  # who plays on for somebody whose time is up


@cache
def entrants() -> dict[str, Entrant]:
    """All bots that may sit down, by key. One that cannot be loaded must not keep the server from running."""
    try:
        everybody = bots()
    except ImportError:
        LOG.exception("some bots cannot be loaded")
        everybody = [Entrant(HOUSE, 0, None, RandomBot)]
    return {entrant.key: entrant for entrant in everybody}


def check_bot(key: str, game: str) -> None:
    entrant = entrants().get(key)
    if entrant is None or (entrant.games and game not in entrant.games):
        names = ", ".join(k for k, e in entrants().items() if not e.games or game in e.games)
        raise Refusal("bad-option", f"there is no bot {key!r} for {game}; there are {names}")
