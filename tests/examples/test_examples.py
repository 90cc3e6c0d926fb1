"""Examples of the rulebooks run: every answer is possible, what they say holds, what they refuse is refused by the named rule."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from charsu import examples
from charsu.core.errors import CharsuError
from charsu.core.match import Match
from charsu.core.registry import game
from charsu.examples import Example, Step
from charsu.locale import LANGUAGES, bundle
from charsu.rulebook import rulebook
from charsu.rulebook.book import screen

GAMES = ("istanbul", "cairo", "yspahan")
ALL = [one for key in GAMES for one in examples.of_game(key)]
RULE = re.compile(r"\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*")


@pytest.mark.parametrize("example", ALL, ids=lambda one: one.id)
def test_an_example_runs_as_it_is_told(example: Example) -> None:
    assert list(example.faults()) == []
    assert any(step.then or step.refused for step in example.steps)


@pytest.mark.parametrize("example", ALL, ids=lambda one: one.id)
def test_an_example_is_told_in_every_language_and_nothing_is_left_over(example: Example) -> None:
    name = f"{example.game.key}-example-{example.key}"
    for language in LANGUAGES:
        words = bundle(language)
        assert words.has(name) and not words.has(f"{name}-{len(example.moves) + 1}")
        assert [fault for step in range(len(example.moves)) for fault in words.faults(example.sentence(step))] == []


@pytest.mark.parametrize("key", GAMES)
def test_examples_name_rules_of_the_rulebook_and_have_names_of_their_own(key: str) -> None:
    rules = set(RULE.findall(rulebook(game(key))))
    assert {rule for one in examples.of_game(key) for rule in one.rules} <= rules
    assert len({one.key for one in examples.of_game(key)}) == len(examples.of_game(key))


def test_there_are_examples_of_every_game_and_expansion() -> None:
    used = [one.options.get("expansions", one.game.key) for one in ALL]
    assert len(ALL) >= 60
    assert all(used.count(part) >= 4 for part in ("istanbul", "mocha", "letters", "grand_bazaar", "cairo", "yspahan"))


def test_an_example_is_a_match_file_that_can_be_replayed_and_played_on() -> None:
    example = examples.load("istanbul/tea-house")
    page = example.to_json("de")
    assert Match.from_json(example.match.to_json()).moves() == page["answers"]
    assert page["answers"][page["steps"][0]["move"]] == page["steps"][0]["answer"]["notation"] == "announce 8"
    assert example.at(0).play("announce 8", "roll 5 6").plain.lira[0] == example.at(0).plain.lira[0] + 8


def test_the_numbers_of_a_sentence_come_from_the_position() -> None:
    poor, rich = examples.load("istanbul/cannot-pay"), examples.load("istanbul/two-merchants")
    assert "3 Lira" in poor.text(0, "de") and "5 Lira" in rich.text(0, "de")
    assert "4 lira" in rich.text(2) and rich.sentence(2).args["lira-less"] == 4


def test_what_is_refused_is_told_with_its_reason() -> None:
    step = examples.load("istanbul/two-steps").to_json("en")["steps"][0]
    assert [(row["notation"], row["reason"]["rule"]) for row in step["refused"]] == [
        ("go 16", "IST-MOVE-01"), ("go 7", "IST-MOVE-02"),
    ]  # fmt: skip
    assert "place:9" in step["possible"] and any("place:16" in row["at"] for row in step["reasons"])


def test_an_example_that_does_not_hold_is_found_out() -> None:
    example = examples.load("istanbul/tea-house")
    wrong = (Step(("announce 8",), refused={"announce 9": "IST-P09-01"}), Step(("roll 3 4",), then={"0.lira": 9}))
    assert list(replace(example, steps=wrong).faults()) == [
        "istanbul/tea-house, step 1: 'announce 9' is refused by None, not by IST-P09-01",
        "istanbul/tea-house, step 2: 0.lira is 4, not 9",
    ]
    with pytest.raises(CharsuError, match="does not come to its position; still to be answered"):
        _ = replace(example, before={0: ("go 99",)}).match
    with pytest.raises(CharsuError, match="chance is not asked for roll 1 1"):
        _ = replace(example, before={**example.before, -1: ("roll 6 4", "roll 6 4", "roll 1 1")}).match


def test_boards_before_and_after_are_drawn() -> None:
    for example in (examples.load("istanbul/police-station"), examples.load("cairo/medals"), examples.load("yspahan/placing")):
        before, after = example.draw(0), example.draw(len(example.steps))
        assert before.startswith("<svg") and after.startswith("<svg") and before != after


@pytest.mark.parametrize("key", GAMES)
def test_every_example_stands_in_the_rulebook_at_the_rule_it_shows_first(key: str) -> None:
    for language in LANGUAGES:
        pages = "".join(chapter["html"] for chapter in screen(game(key), language)["chapters"])
        linked = re.findall(r'<a href="#example=([\w/-]+)">([^<]+)</a>', pages)
        assert sorted(name for name, _ in linked) == sorted(one.id for one in examples.of_game(key))


def test_examples_are_found_by_rule_and_by_name() -> None:
    assert [one.id for one in examples.of_rule("YSP-T-04")] == ["yspahan/supervisor"]
    with pytest.raises(CharsuError, match="cairo has no example 'pyramid'; there are nearest-entrance, "):
        examples.load("cairo/pyramid")
