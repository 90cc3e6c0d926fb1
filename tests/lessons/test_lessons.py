"""First games are match files: they can be replayed, and every move they ask for is possible and says what it does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from charsu import lessons
from charsu.catalogue import shelf
from charsu.core.errors import CharsuError
from charsu.core.game import Game
from charsu.core.match import Match
from charsu.core.registry import game as find_game
from charsu.locale import LANGUAGES
from charsu.testing.lesson import Otherwise, Plan, make

LESSONS = [(game.key, name) for game in shelf() for name in lessons.names(game)]


def stored(game: str, name: str = lessons.FIRST) -> dict[str, Any]:
    return lessons.lesson(find_game(game), name)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_match_of_a_lesson_can_be_replayed(game: str, name: str) -> None:
    lesson = stored(game, name)
    assert Match.from_json(json.dumps(lesson)).moves() == lesson["answers"]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_what_a_lesson_asks_for_is_possible_and_is_what_happens_next(game: str, name: str) -> None:
    lesson = stored(game, name)
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


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_of_a_lesson_has_words(game: str, name: str) -> None:
    assert list(lessons.check(find_game(game), name)) == []


def test_another_answer_is_told_why_not_or_that_it_is_possible_too() -> None:
    step = lessons.told(find_game("istanbul"), lessons.FIRST, "de")["steps"][0]
    assert step["text"].startswith("Das ist dein Kaufmann") and "place:9" in step["possible"]
    far = next(row for row in step["reasons"] if "place:16" in row["at"])
    assert (far["rule"], far["text"]["id"]) == ("IST-MOVE-01", "istanbul-why-far")


def test_the_first_game_of_the_template_is_what_its_plan_gives(bazaar: Game) -> None:
    """`python -m charsu.testing.lesson bazaar lesson.toml lesson.json` makes it again."""
    assert make(bazaar, Plan.read(Path(bazaar.folder) / "lesson.toml")) == stored("bazaar")


def test_a_plan_that_does_not_fit_says_what_is_possible(bazaar: Game) -> None:
    with pytest.raises(Otherwise, match=r"'go well'\? Where does Red go\? \['go tea-house', 'go card-seller'\]"):
        make(bazaar, Plan(2, 2, moves=(("go well", "go"),)))


def test_every_game_of_ours_has_a_lesson_and_istanbul_one_for_each_expansion() -> None:
    assert {("cairo", "first"), ("yspahan", "first")} <= set(LESSONS)
    titles = {language: [row["name"] for row in lessons.offered(find_game("istanbul"), language)] for language in LANGUAGES}
    assert titles["en"] == ["First game", "Mocha & Baksheesh", "Letters & Seals", "Grand Bazaar"]
    assert titles["uk"] == ["Навчальна партія", "Мока та Бакшиш", "Листи та Печатки", "Гранд Базар"]


def test_a_lesson_that_is_not_there_is_named() -> None:
    with pytest.raises(CharsuError, match="cairo has no lesson 'mocha'; there are first"):
        lessons.lesson(find_game("cairo"), "mocha")
