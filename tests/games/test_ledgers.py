"""Rulebooks, docs pages and golden matches say all there is; records stay small."""

from __future__ import annotations

from pathlib import Path

import pytest

import charsu
from charsu.core.names import pairs
from charsu.games.yspahan.components import Building, Card, Quarter
from charsu.testing import citations, index, rule_test
from charsu.testing.walk import finished

ROOT = Path(__file__).parents[2]
CAIRO = charsu.game("cairo")
GOLDEN = (
    "A new tent", "An extension", "A moved tent", "A customer is called", "Two cards are drawn", "One normal card",
    "A joker with its fee", "Three cards", "Both medals", "Silver only", "Gold changes hands", "A barker is played",
    "The last extension of a colour begins the end", "Two colours with one extension begin the end", "Substitute coins",
    "Two players play to the end", "Three players play to the end", "Four players play to the end",
    "A neutral tent is placed", "The deck is made anew",
)  # fmt: skip


@pytest.mark.parametrize("key", ["cairo", "yspahan"])
def test_every_rule_is_carried_out_and_tested(key: str) -> None:
    code = [ROOT / "src" / "charsu" / "games" / key]
    assert citations.complaints(ROOT / "docs" / "rules" / f"{key}.md", code, [Path(__file__).parent / key]) == []


@pytest.mark.parametrize("key", ["cairo", "yspahan"])
def test_the_index_tables_of_a_docs_page_are_those_of_the_game(key: str) -> None:
    index.check_index(charsu.game(key), ROOT / "docs" / "games" / f"{key}.md")


@pytest.mark.parametrize(("key", "most"), [("cairo", 2048), ("istanbul", 1536), ("yspahan", 1024)])
def test_a_position_is_small(key: str, most: int) -> None:
    assert charsu.game(key).rules.state.dtype.itemsize <= most


@rule_test("CAI-FINAL-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_over_soon_after_the_turn_limit(players: int) -> None:
    match = finished(CAIRO, players, {"turn_limit": 5})
    assert 5 < match.plain.turns <= 5 + 5 * players


def test_cairo_has_a_golden_match_for_every_action_and_every_way_to_end() -> None:
    shown = "\n".join(file.read_text("utf8")[:400] for file in (ROOT / "tests" / "golden" / "cairo").glob("*.json"))
    for title in GOLDEN:
        assert f'"title": "{title}"' in shown, title


def test_yspahan_has_a_golden_match_for_every_card_building_quarter_and_number_of_players() -> None:
    shown = "\n".join(file.read_text("utf8")[:300] for file in (ROOT / "tests" / "golden" / "yspahan").glob("*.json"))
    for space in (Card, Building):
        for name in pairs(space):
            verb = "play" if space is Card else "build"
            assert f'"answer {verb} {name.lower().replace("_", "-")}"' in shown
    for name in pairs(Quarter):
        assert f'"answer place {name.lower()}-' in shown
    for players in ("Two", "Three", "Four"):
        assert f"{players} players play to the end" in shown
