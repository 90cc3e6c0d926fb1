"""Puzzles over HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from charsu.analysis import puzzles
from charsu.server.catalogue import puzzle_page
from charsu.tables.porter import Porter
from server.helpers import Server


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(puzzles, "FOLDER", Path(__file__).parents[1] / "analysis" / "puzzles")
    for kept in (puzzles.puzzles_of, puzzle_page):
        kept.cache_clear()
    yield
    for kept in (puzzles.puzzles_of, puzzle_page):
        kept.cache_clear()


def test_puzzles_are_listed_and_shown_as_their_seat_sees_them(server: Server) -> None:
    index = server.get("/api/puzzles/istanbul.json").json()
    assert sorted(index["days"]) == sorted(row["id"] for row in index["puzzles"])
    for name in index["days"][:3]:
        shown = server.get(f"/api/puzzles/istanbul/{name}.json").json()
        assert shown["id"] == name
        assert shown["view"]["actor"] == shown["seat"]
        hands = [player["hand"] for player in shown["view"]["table"]["players"]]
        assert [seat for seat, hand in enumerate(hands) if hand is not None] == [shown["seat"]]
        assert {row["notation"] for row in shown["choices"]} == {row["notation"] for row in shown["options"]}


def test_a_browser_shows_the_same_by_itself(server: Server) -> None:
    collection = puzzles.puzzles_of("yspahan")
    for name in collection.days[:3]:
        alone = collection.alone(collection.by_name[name]).to_json()
        reply = json.loads(Porter().hear(json.dumps({"do": "puzzle", "stored": alone})))["reply"]
        assert reply == server.get(f"/api/puzzles/yspahan/{name}.json").json()


def test_what_is_not_there_is_not_found(server: Server) -> None:
    for path in ("/api/puzzles/chess.json", "/api/puzzles/cairo/nothing.json", "/api/puzzles/chess/nothing.json"):
        assert server.get(path).json()["code"] == "not-found"
