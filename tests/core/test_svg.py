"""Positions as pictures."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import charsu


@pytest.mark.parametrize("key", charsu.game_keys())
def test_a_notebook_draws_every_position(key: str) -> None:
    game = charsu.game(key)
    match = game.new_match(game.seats[1], seed=3)
    for _ in range(30):
        match.play(match.legal_ids()[0])
    root = ElementTree.fromstring(match._repr_svg_())
    words = " ".join(root.itertext())
    assert match.question() in words
    assert all(sign in words for sign in "◆●▲■★"[: match.players])


def test_the_board_of_istanbul_shows_every_place_and_merchant() -> None:
    match = charsu.game("istanbul").new_match(3, seed=3)
    words = " ".join(ElementTree.fromstring(match._repr_svg_()).itertext())
    assert all(f"{number} " in words for number in range(1, 17))
    assert words.count("◆") == 2  # the merchant on the board and the row of the player


def test_a_picture_gives_nothing_away() -> None:
    match = charsu.game("istanbul").new_match(2, {"money": "hidden"}, seed=3)
    assert "lira" not in " ".join(ElementTree.fromstring(match._repr_svg_()).itertext())
