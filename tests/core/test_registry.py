"""Games are found through entry points; a fourth one may come from anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import charsu
from charsu import Game, UnknownGame
from charsu.core.registry import register

OUTSIDE = Path(__file__).parent


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are bazaar, .*istanbul"):
        charsu.game("chess")


def test_a_registered_game_is_found(bazaar: Game) -> None:
    assert register(bazaar) is charsu.game("bazaar")
    assert "bazaar" in charsu.game_keys()


def test_an_installed_package_may_bring_a_game(tmp_path: Path) -> None:
    """A distribution elsewhere, with nothing but an entry point that names its game."""
    (tmp_path / "souk-1.0.dist-info").mkdir()
    (tmp_path / "souk-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: souk\nVersion: 1.0\n", "utf8")
    entry_points = "[charsu.games]\nbazaar = bazaar:GAME\nlost = no.such.module:GAME\n"
    (tmp_path / "souk-1.0.dist-info" / "entry_points.txt").write_text(entry_points, "utf8")
    code = "import charsu; print(charsu.game_keys(), charsu.game('bazaar').new_match(2, seed=1).question())"
    path = os.pathsep.join([str(tmp_path), str(OUTSIDE)])
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, encoding="utf8"
    )
    assert done.stderr == ""
    assert "'bazaar'" in done.stdout and "'lost'" not in done.stdout
    assert "go?" in done.stdout


def test_the_list_of_games_survives_loading_them() -> None:
    for key in charsu.game_keys():
        charsu.game(key)
    assert "istanbul" in charsu.game_keys()
