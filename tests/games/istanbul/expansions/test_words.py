"""The expansions in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import charsu
from charsu.core.names import pairs, slug
from charsu.games.istanbul.components import Card, Decision, Event, Figure, Place, Step, TavernTile
from charsu.locale import FOLDER, LANGUAGES, bundle
from charsu.testing import rule_test
from games.istanbul.expansions.tables import Bazaar

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
    assert [answer.describe() for answer in table.match.options()] == ["Buy a ruby for 6 coffee", "Do not use the place"]
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


# --- Prices and names --------------------------------------------------------------


def said(table: Bazaar, language: str = "en") -> list[str]:
    return [answer.describe(language) for answer in table.match.options()]


@rule_test("MB-GUILD-19", "MB-BARRIER-01", "MB-P19-02", "MB-P19-04")
def test_the_tavern_shows_its_prices_with_the_guild_card_a_coffee_less() -> None:
    table = Bazaar("mocha")
    table.red.has_coffee(9).has_extensions(1).owns(yellow=3).acts_at("tavern")
    assert said(table)[:4] == [
        "Place the barrier for 2 coffee",
        "Take the Movement tile for 1 coffee",
        "Take the Encounter tile for 1 coffee",
        "Baksheesh: a ruby for 3 fruit and 4 coffee",
    ]
    table = Bazaar("mocha")
    table.red.has_coffee(9).has_extensions(1).owns(yellow=3).has_guild(19).moves()
    table.play("guild 19")
    assert said(table)[:2] == ["Place the barrier for 1 coffee", "Take the Movement tile for free"]
    assert said(table, "uk")[0] == "Поставити Бар’єр за 1 каву"


@rule_test("MB-TAVERN-01", "MB-TURN-01", "LS-COMP-04")
def test_the_question_of_a_turn_names_what_the_expansions_add() -> None:
    table = Bazaar("grand_bazaar")
    table.red.stands_at(16).moves()
    assert table.match.question() == "Red: choose where your merchant goes, 1 or 2 steps away"
    table = Bazaar("grand_bazaar")
    table.s.companion[0] = 5
    table.red.stands_at(table.s.place_at[0]).has_tavern_tile("movement").has_guild(7).moves()
    asked = "1 or 2 steps away or in a straight line; or move your companion; or play a guild card"
    assert table.match.question() == f"Red: choose where your merchant goes, {asked}"
    assert table.match.question("de").endswith(
        "1 oder 2 Schritte weit oder in gerader Linie; oder bewege den Kompagnon; oder spiele eine Gildenkarte."
    )


@rule_test("LS-KIOSK-13", "LS-KIOSK-14")
@pytest.mark.parametrize(("expansions", "tile"), [("letters", "2 lira"), ("grand_bazaar", "1 coffee or 2 lira")])
def test_a_kiosk_tile_speaks_of_coffee_only_where_there_is_some(expansions: str, tile: str) -> None:
    table = Bazaar(expansions)
    table.red.acts_at("kiosk")
    table.play("act", "draw-letter 3", "reveal 13", "reveal 1", "reveal 2", "reveal 3")
    assert f"Kiosk tile: {tile}." in table.match.log()
    assert tile in said(table)
    table.play("pick 13")
    assert table.match.question() == f"Red: use the tile “{tile}”?"


@rule_test("LS-MEET-01")
def test_a_companion_is_not_called_a_merchant() -> None:
    table = Bazaar("letters")
    table.s.companion[1] = 5
    table.red.owns(lira=9).meets_at(5)
    assert table.match.question() == "Red: pay 2 lira to the companion here, or end your turn"


@rule_test("LS-KIOSK-16", "MB-CARD-06")
def test_a_single_die_is_one_number() -> None:
    table = Bazaar("grand_bazaar")
    table.red.holds("six").acts_at("kiosk")
    table.play("act", "draw-letter 3", "reveal 16", "reveal 1", "reveal 2", "reveal 3", "pick 16", "act", "die 3")
    assert table.match.question() == "Red: change the roll 3?"
    table.play("play six")
    assert said(table) == ["Turn the 3 to 6"]
    table.play("turn 1")
    assert "Red turns the die: 6." in table.match.log()


@rule_test("LS-P23-02")
def test_the_first_bid_is_asked_for_without_a_highest_one() -> None:
    table = Bazaar("letters")
    table.red.owns(lira=5).acts_at("auction house")
    table.play("good red")
    assert table.match.question() == "Red: open the auction of two bonus cards"
    table.play("bid 2")
    assert table.match.question() == "Blue: bid for two bonus cards; the highest bid is 2 lira"


# --- Notation ----------------------------------------------------------------------


@rule_test("MB-BARRIER-01")
def test_an_edge_is_written_by_the_places_it_separates_and_read_as_it_was_once() -> None:
    for written in ("edge 4 9", "edge 10 below"):
        table = Bazaar("mocha")
        table.red.has_coffee(2).acts_at("tavern")
        table.play("barrier", written)
        assert table.match.history[-1].notation == "edge 4 9"


@rule_test("MB-P17-01")
def test_both_payments_at_the_roasting_plant_are_written_alike_and_read_as_they_were_once() -> None:
    for first, second in (("pay", "good red"), ("lira", "give red")):
        table = Bazaar("mocha")
        table.red.owns(lira=4, red=1).holds("stay").has_guild(7).acts_at("roasting plant")
        before = table.possible
        table.play(first, second)
        assert [played.notation for played in table.match.history] == ["pay", "good red"]
        assert set(table.possible) - {"done"} <= set(before)
