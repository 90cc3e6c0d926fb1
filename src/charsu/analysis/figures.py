"""Figures as readers of a language write them: points of a victory, and things of a game with how many more or less."""

from __future__ import annotations

from collections.abc import Mapping

from ..locale import bundle
from .shares import WHOLE

DECIMAL = {"en": "."}  # what parts the tenths from the points; a comma elsewhere


def points(share: int, language: str) -> str:
    return _written(f"{100 * share / WHOLE:.1f}", language)


def signed(share: int, language: str) -> str:
    return _written(f"{100 * share / WHOLE:+.1f}", language)


def percent(share: int, language: str) -> str:
    return f"{points(share, language)} %"


def things(game: str, changes: Mapping[str, int], language: str) -> str:
    """How much more or less there is of each thing of a game."""
    words = bundle(language)
    return ", ".join(
        f"{words.word(f'{game}-worth-{name}')} {_written(f'{change:+d}', language)}" for name, change in changes.items()
    )


def _written(number: str, language: str) -> str:
    return number.replace("-", "−").replace(".", DECIMAL.get(language, ","))
