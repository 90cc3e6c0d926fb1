"""Whole matches by clicking, beyond one of each game: the largest expansion at a server, and other games without one."""

from __future__ import annotations

from typing import Any

import pytest

from .test_matches import click_a_whole_match
from .visitor import Visitor, play_a_whole_match


def test_a_whole_match_of_the_grand_bazaar_is_played_by_clicking_what_glows(screens: Any) -> None:
    click_a_whole_match(screens(), "grand bazaar")


@pytest.mark.parametrize(("game", "level"), [("yspahan", "Haggler"), ("cairo", "Apprentice")])
def test_a_whole_match_is_played_without_a_network_and_its_file_is_true(visitor: Visitor, game: str, level: str) -> None:
    play_a_whole_match(visitor, game, level)
