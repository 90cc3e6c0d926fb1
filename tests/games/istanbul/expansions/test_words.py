"""The expansions in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import charsu
from charsu.core.names import pairs, slug
from charsu.games.istanbul.components import Card, Decision, Event, Figure, Place, Step, TavernTile
from charsu.locale import FOLDER, LANGUAGES, bundle
from charsu.testing.istanbul_expansions import Bazaar

ISTANBUL = charsu.game("istanbul")


def messages(language: str) -> set[str]:
    text = Path(FOLDER / language / "istanbul-expansions.ftl").read_text("utf8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    words = bundle(language)
    wanted = [f"istanbul-place-{n}" for n in pairs(Place).values() if n]
    wanted += [f"istanbul-card-{slug(Card, n)}" for n in pairs(Card).values()]
    wanted += [f"istanbul-figure-{slug(Figure, n)}" for n in pairs(Figure).values()]
    wanted += [f"istanbul-tavern-{slug(TavernTile, n)}" for n in pairs(TavernTile).values()]
    wanted += [f"istanbul-guild-{n}" for n in range(1, 21)] + [f"istanbul-kiosk-{n}" for n in range(1, 25)]
    wanted += [f"istanbul-ask-{slug(Decision, n)}" for n in pairs(Decision).values()]
    wanted += [f"istanbul-todo-{slug(Decision, n)}" for n in pairs(Decision).values()]
    wanted += [f"istanbul-todo-{slug(Step, n)}" for n in pairs(Step).values() if n]
    wanted += [f"istanbul-event-{slug(Event, n)}" for n in pairs(Event).values()]
    for option in ISTANBUL.table_options:
        wanted += [f"istanbul-option-{option.key}", f"istanbul-option-{option.key}-help"]
    assert [name for name in wanted if not words.has(name)] == []


def test_questions_and_answers_say_what_is_meant() -> None:
    table = Bazaar("mocha")
    table.red.has_coffee(6).acts_at("coffee house")
    assert [answer.describe() for answer in table.match.options()] == ["Buy a ruby for 6 coffee", "Do not use it"]
    table = Bazaar("mocha")
    table.red.has_coffee(2).acts_at("tavern")
    table.play("barrier")
    assert table.match.options()[0].describe() == "Between the Gemstone Dealer and the Great Mosque"
    assert table.match.options()[0].describe("de") == "Zwischen dem Edelsteinhändler und der Großen Moschee"


def test_the_log_tells_other_seats_only_that_a_guild_card_was_drawn() -> None:
    table = Bazaar("mocha")
    table.red.acts_at("guild hall")
    table.play("act", "draw-guild 7")
    assert table.match.log("uk", seat=1)[-1] == "Червоний бере карту Гільдії."
    assert "7" in table.match.log("ru", seat=0)[-1]
