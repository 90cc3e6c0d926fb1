"""The first games are match files: they can be replayed, and every move they ask for is possible and says what it does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from charsu.catalogue import lesson, lesson_of, shelf
from charsu.core.game import Game
from charsu.core.match import Match
from charsu.locale import LANGUAGES, bundle
from charsu.testing.lesson import Otherwise, Plan, make

GAMES = [game.key for game in shelf() if lesson(game)]


def stored(game: str) -> dict[str, Any]:
    return lesson_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_match_of_a_lesson_can_be_replayed(game: str) -> None:
    told = stored(game)
    assert Match.from_json(json.dumps(told)).moves() == told["answers"]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_lesson_asks_for_is_possible_and_is_what_happens_next(game: str) -> None:
    told = stored(game)
    match = Match.from_json(json.dumps(told))
    for step in told["steps"][:-1]:
        then = match.at(step["move"])
        assert then.actor == told["seat"]
        option = next(o for o in then.options() if o.notation == step["answer"]["notation"])
        span = match.game.words.notation.span(option.id)
        assert step["answer"] == {
            "notation": option.notation, "span": span.name, "index": option.id - span.first, "text": option.sentence.to_json(),
        }  # fmt: skip
        assert told["answers"][step["move"]] == option.notation


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_lesson_has_words(game: str, language: str) -> None:
    words = bundle(language)
    for step in stored(game)["steps"]:
        assert words.has(f"{game}-lesson-{step['say']}")
    assert words.has(f"{game}-lesson-more")


def test_the_first_game_of_the_template_is_what_its_plan_gives(bazaar: Game) -> None:
    """`python -m charsu.testing.lesson bazaar lesson.toml lesson.json` makes it again."""
    assert make(bazaar, Plan.read(Path(bazaar.folder) / "lesson.toml")) == stored("bazaar")


def test_a_plan_that_does_not_fit_says_what_is_possible(bazaar: Game) -> None:
    with pytest.raises(Otherwise, match=r"'go well'\? Where does Red go\? \['go tea-house', 'go card-seller'\]"):
        make(bazaar, Plan(2, 2, moves=(("go well", "go"),)))


def test_every_game_of_ours_has_a_lesson() -> None:
    assert {"cairo", "istanbul", "yspahan"} <= set(GAMES)
