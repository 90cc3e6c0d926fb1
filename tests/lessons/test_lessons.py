"""The first games are match files: they can be replayed, and every move they ask for is possible and says what it does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from charsu.core.match import Match
from charsu.locale import LANGUAGES, bundle

FOLDER = Path(__file__).parents[2] / "web/lessons"
GAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def stored(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{game}.json").read_text("utf8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_match_of_a_lesson_can_be_replayed(game: str) -> None:
    lesson = stored(game)
    assert Match.from_json(json.dumps(lesson)).moves() == lesson["answers"]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_lesson_asks_for_is_possible_and_is_what_happens_next(game: str) -> None:
    lesson = stored(game)
    match = Match.from_json(json.dumps(lesson))
    for step in lesson["steps"][:-1]:
        then = match.at(step["move"])
        assert then.actor == lesson["seat"]
        option = next(o for o in then.options() if o.notation == step["answer"]["notation"])
        span = match.game.words.notation.span(option.id)
        assert step["answer"] == {
            "notation": option.notation, "span": span.name, "index": option.id - span.first, "text": option.sentence.to_json(),
        }  # fmt: skip
        assert lesson["answers"][step["move"]] == option.notation


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_lesson_has_words(game: str, language: str) -> None:
    words = bundle(language)
    for step in stored(game)["steps"]:
        assert words.has(f"web-lesson-{game}-{step['say']}")


def test_every_game_of_ours_has_a_lesson() -> None:
    assert GAMES == ["cairo", "istanbul", "yspahan"]
