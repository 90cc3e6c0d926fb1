"""Levels for people. Weaker ones think less and are sometimes careless; none ever sees more than its seat.

Their names in four languages are the messages `bot-<key>`. How strong they are is measured by the arena, see docs/bots.md.
"""

from __future__ import annotations

from .search import SearchBot
from .simple import Apprentice, Pedlar
from .thinking import LEVELS

__all__ = ["Apprentice", "Merchant", "Pedlar", "Sultan", "Trader", "Vizier"]


class Trader(SearchBot, level=LEVELS["trader"]):
    """Looks around the corner: a few guesses, as many as the game declares, and now and then a second-best answer."""


class Merchant(SearchBot, level=LEVELS["merchant"]):
    """Thinks a few hundredths of a second."""


class Vizier(SearchBot, level=LEVELS["vizier"]):
    """Thinks up to a second, on one thread, so that ten tables fit on two cores."""


class Sultan(SearchBot, level=LEVELS["sultan"]):
    """A network that learned by playing against itself, and up to a second of thought; without a network a patient Vizier."""
