"""Positions as pictures."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import charsu
from charsu.bots import ask, bot
from charsu.core.match import Match
from charsu.core.svg import INK
from charsu.games.cairo.svg import INK as CAIRO_INK


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


def test_the_board_of_istanbul_shows_assistants_families_figures_and_demand() -> None:
    match = played("istanbul", 3)
    s = match.plain
    root = ElementTree.fromstring(match._repr_svg_())
    circles = [c.attrib for c in root.iter("{http://www.w3.org/2000/svg}circle")]
    for player in range(3):
        assert sum(c["r"] == "5" and c["fill"] == INK[player] for c in circles) == sum(s.assistant[player])
        assert sum(c["fill"] == "none" and c["stroke"] == INK[player] for c in circles) == 1
    words = list(root.itertext())
    assert "Governor" in words and "Smuggler" in words
    assert boxes(match, width="9") > 8  # the goods that the markets ask for


def played(key: str, players: int) -> Match:
    """A match in its middle."""
    match, greedy = charsu.game(key).new_match(players, seed=3), bot("greedy", seed=1)
    while match.number < 200:
        match.play(ask(greedy, match))
    return match


def boxes(match: Match, **wanted: str) -> int:
    """How many rectangles of the picture look so."""
    rects = ElementTree.fromstring(match._repr_svg_()).iter("{http://www.w3.org/2000/svg}rect")
    return sum(all(rect.get(name) == value for name, value in wanted.items()) for rect in rects)


def test_the_board_of_yspahan_shows_every_cube_and_the_dice() -> None:
    match = played("yspahan", 3)
    s = match.plain
    for player in range(3):
        assert boxes(match, fill=INK[player], width="16") == s.shop.count(player) + s.caravan.count(player)
    assert sum(s.shop.count(player) + s.caravan.count(player) for player in range(3)) > 3
    assert boxes(match, width="15") == sum(s.white[v] > 0 for v in s.value if v) + sum(s.yellow[v] > 0 for v in s.value if v)
    words = " ".join(ElementTree.fromstring(match._repr_svg_()).itertext())
    assert "Supervisor" in words and f"Week {s.week} · Day {s.day}" in words


def test_the_board_of_cairo_shows_every_stall_and_customer() -> None:
    match = played("cairo", 2)
    s = match.plain
    root = ElementTree.fromstring(match._repr_svg_())
    for colour, fill in enumerate(CAIRO_INK):
        tiles = sum(s.size[owner][colour] for owner in range(5))
        assert boxes(match, fill=fill) == tiles + 1  # and one beside the supplies
    circles = root.iter("{http://www.w3.org/2000/svg}circle")
    assert len(list(circles)) == sum(cell >= 0 for cell in s.customer)
    assert [text for text in root.itertext() if text == "N"]  # the neutral tents of two players


def test_a_picture_gives_nothing_away() -> None:
    shown = {}
    for money in ("open", "hidden"):
        match = charsu.game("istanbul").new_match(2, {"money": money}, seed=3)
        shown[money] = "|".join(ElementTree.fromstring(match._repr_svg_()).itertext())
    assert "lira 2" in shown["open"]
    assert "|7|" in shown["hidden"] and not re.search(r"lira \d", shown["hidden"])  # prices are printed, purses are not shown
