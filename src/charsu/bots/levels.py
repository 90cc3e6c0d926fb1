"""Levels for people. Weaker ones think less and are sometimes careless; none ever sees more than its seat.

Their names in four languages are the messages `bot-<key>`. How strong they are is measured by the arena, see docs/bots.md.
"""

from __future__ import annotations

from .search import Budget, SearchBot, Settings
from .simple import GreedyBot


class Apprentice(GreedyBot):
    """Knows what things are worth, looks no further, and is distracted in one answer of four."""

    level = 1

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, noise=0.25)


class Trader(SearchBot):
    """Looks around the corner: two hundred guesses, and now and then a second-best answer."""

    level = 3
    budget = Budget(seconds=0.3, iterations=200)
    settings = Settings(cut=12)
    noise = 0.1


class Merchant(SearchBot):
    """Thinks a tenth of a second."""

    level = 4
    budget = Budget(seconds=0.3, iterations=1500)


class Vizier(SearchBot):
    """Thinks up to a second, on one thread, so that ten tables fit on two cores."""

    level = 6
    budget = Budget(seconds=1.0, iterations=20_000)
    settings = Settings(rounds=5, sure=2, even=1)


class Sultan(SearchBot):
    """A network that learned by playing against itself, and up to a second of thought; without a network a patient Vizier."""

    level = 7
    budget = Budget(seconds=1.0, iterations=20_000)
    settings = Settings(rounds=5, sure=2, even=1)
    network = ""
