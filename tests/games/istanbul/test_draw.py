"""The table in the terminal."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import charsu
from charsu.locale import bundle
from games.istanbul.tables import Table

ISTANBUL = charsu.game("istanbul")


def drawn(match: charsu.Match, seat: int | None, language: str = "en") -> str:
    console = Console(width=140, record=True, file=StringIO())
    assert ISTANBUL.pictures.draw_text is not None
    console.print(ISTANBUL.pictures.draw_text(match.seen(seat), bundle(language).word))
    return console.export_text()


def test_a_person_sees_places_prices_and_players() -> None:
    table = Table(players=3)
    table.red.owns(lira=9, blue=2).holds("stay").has_assistants_at(5).stands_at(9).moves()
    text = drawn(table.match, 0)
    assert "9 Tea House" in text
    assert "♦10 =14" in text
    assert "Stay" in text
    assert "0R 0G 0Y 2B /2" in text


def test_hands_of_others_stay_hidden() -> None:
    table = Table(players=3)
    table.blue.holds("stay")
    table.red.moves()
    assert "Stay" not in drawn(table.match, 0)
    assert "Stay" in drawn(table.match, 1)


TABLES: list[dict[str, Any]] = [{}, {"expansions": "mocha"}, {"expansions": "grand_bazaar"}, {"layout": "random"}]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("language", ["en", "de", "ru", "uk"])
def test_every_table_can_be_drawn_in_every_language(options: dict[str, Any], language: str) -> None:
    assert len(drawn(ISTANBUL.new_match(4, options, seed=1), None, language).splitlines()) > 12
