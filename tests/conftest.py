"""Shared by all tests: compiled rules are kept between runs, and the outside game is at hand."""

from __future__ import annotations

import pytest

from charsu.core.game import Game
from charsu.core.registry import register
from core.bazaar import GAME

register(GAME)


@pytest.fixture(scope="session")
def bazaar() -> Game:
    """The tiny game that lives outside the package."""
    return GAME
