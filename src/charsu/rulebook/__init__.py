"""Rulebooks: found, filled with the numbers of the components, and made into pages for screens, print and the terminal."""

from __future__ import annotations

from ..core.game import Game
from .fill import fill
from .pages import sources
from .pages import spoken as spoken


def rulebook(game: Game, language: str = "en") -> str:
    """The rulebook of a game and of its expansions in a language, as Markdown, with the numbers of the components."""
    return "\n\n".join(fill(text, game, language) for _, text in sources(game, language))
