"""The catalogue: all that a screen needs to offer a game, as plain values."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from charsu import examples, lessons
from charsu.catalogue import catalogue, cover, edition, pages, shelf, words
from charsu.core.game import Game
from charsu.core.registry import game, register
from charsu.core.svg import drawing, spoken
from charsu.locale import LANGUAGES

WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.fixture(autouse=True)
def outside(bazaar: Game) -> Game:
    return register(bazaar)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_offered_with_all_its_words(language: str) -> None:
    games = catalogue(language)["games"]
    assert [one["key"] for one in games[:3]] == ["istanbul", "yspahan", "cairo"] and "bazaar" in [one["key"] for one in games]
    for one in games:
        assert one["name"] and one["blurb"] and one["weight"] and language in one["languages"]
        for option in one["options"]:
            assert option["name"] != option["key"] and len(option["labels"]) == len(option["values"])
            assert not [label for label in option["labels"] if "_" in label]


def test_what_a_game_brings_from_outside_is_there_too() -> None:
    entry = {one["key"]: one for one in catalogue("de")["games"]}["bazaar"]
    assert (entry["name"], entry["board"], entry["by_colour"]) == ("Der Basar", "drawn", True)
    assert entry["lessons"] == [{"key": "first", "name": "Lernpartie"}] and entry["examples"] == 0
    assert "bazaar-ask-go" in words("uk")["words"]


def test_a_game_may_have_neither_cover_nor_lessons_nor_examples(bazaar: Game) -> None:
    bare = replace(bazaar, folder="")
    assert cover(bare) is None and lessons.names(bare) == [] and examples.files(bare) == []


def test_values_that_another_choice_makes_void_are_told() -> None:
    layout = next(option for option in catalogue()["games"][0]["options"] if option["key"] == "layout")
    two = ["short", "random"]
    assert layout["main"] and layout["beside"]["expansions"] == {"mocha": two, "letters": two, "grand_bazaar": []}
    for expansions, left in layout["beside"]["expansions"].items():
        for value in left:
            game("istanbul").start(3, {"expansions": expansions, "layout": value})


def test_covers_are_pictures_of_one_size_that_know_day_and_night() -> None:
    for one in catalogue()["games"]:
        root = ElementTree.fromstring(one["cover"])
        assert root.attrib["viewBox"] == "0 0 640 400"
        assert any(node.get("class") == "night" for node in root.iter())


def test_all_of_it_can_be_written_to_files() -> None:
    written = dict(pages(("cairo",)))
    assert {
        "api/catalogue/ru.json",
        "api/words/en.json",
        "api/games/cairo/lessons/first/uk.json",
        "api/games/cairo/examples/de.json",
    } <= set(written)
    assert json.dumps(json.loads(json.dumps(written))) == json.dumps(written)
    assert [one["key"] for one in written["api/catalogue/ru.json"]["games"]] == ["cairo"], "of the games that were asked for"


def test_the_edition_changes_with_words_and_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = edition()
    assert edition() == before
    monkeypatch.setattr("charsu.catalogue.shelf", lambda: shelf()[:2])
    assert edition() != before


def test_a_game_that_cannot_be_loaded_does_not_empty_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    real = game
    monkeypatch.setattr("charsu.catalogue.game", lambda key: 1 / 0 if key == "cairo" else real(key))
    assert {"istanbul", "yspahan"} <= {one.key for one in shelf()} and "cairo" not in {one.key for one in shelf()}


def test_it_needs_neither_a_server_nor_numpy() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(('numpy', 'numba', 'fastapi', 'pydantic', 'orjson', 'sqlalchemy')));"
        "from charsu.catalogue import catalogue; print(len(catalogue('uk')['games']))"
    )
    assert int(subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf8", check=True).stdout) >= 3


def test_the_client_knows_no_game_by_heart() -> None:
    """But for the boards made for them, and the pictures on those."""
    names = re.compile(r"\b(istanbul|yspahan|cairo)\b", re.IGNORECASE)
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and path.relative_to(WEB).parts[0] != "games"]
    code = {path: re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text("utf8"), flags=re.DOTALL) for path in files}
    assert [path.name for path, text in code.items() if names.search(text)] == []


# --- drawings ----------------------------------------------------------------


def test_a_drawing_marks_places_names_and_seats(bazaar: Game) -> None:
    match = bazaar.new_match(2, seed=1)
    shown = drawing(match.view(0))["drawing"]
    root = ElementTree.fromstring(f"<svg>{shown['board']}</svg>")
    places = {(node.get("data-span"), node.get("data-index")) for node in root.iter("g")}
    assert {("stall", str(stall)) for stall in range(5)} <= places
    assert {node.get("data-words") for node in root.iter("text")} >= {f"bazaar-stall-{stall}" for stall in range(5)}
    assert {node.get("data-piece") for node in root.iter("text")} >= {"merchant-0", "merchant-1"}
    assert len(shown["purses"]) == 2 and shown["height"] > 0
    assert "Edelsteinhändler" in spoken(shown["board"], "de")


def test_only_who_holds_a_card_sees_it_drawn(bazaar: Game) -> None:
    match = bazaar.new_match(2, options={"rich": True}, chance="ask")
    match.play("start 0", "go card-seller", "buy 1", "draw coins")
    assert [('data-span="card"' in drawing(match.view(seat))["drawing"]["board"]) for seat in (0, 1, None)] == [True, False, False]


def test_games_with_a_board_in_the_client_are_not_drawn_for_it() -> None:
    view = game("cairo").new_match(2, seed=1).view(0)
    assert drawing(view) is view
