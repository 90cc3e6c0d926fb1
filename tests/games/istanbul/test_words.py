"""The words of Istanbul and its expansions: every sentence that random matches say, in four languages."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest

import charsu
from charsu.core.text import Sentence
from charsu.games.istanbul.notation import NOTATION
from charsu.locale import LANGUAGES, bundle
from charsu.testing import rule_test
from games.istanbul.tables import Table

ISTANBUL = charsu.game("istanbul")
DOCS = Path(__file__).parents[3] / "docs" / "games"
TABLES = (
    (2, {}),
    (4, {"neutral_assistants": True, "caravan_leader": True, "yellow_tile": "movement", "small_market_card": "exactly_five"}),
    (5, {"money": "hidden", "layout": "random", "rubies": "3"}),
    (3, {"expansions": "mocha", "baksheesh_reverse": "red"}),
    (4, {"expansions": "letters", "letters_deck": "alone", "letters_for": "all_places"}),
    (2, {"expansions": "grand_bazaar", "neutral_assistants": True}),
    (5, {"expansions": "grand_bazaar", "caravan_leader": True}),
)
ANSWERS = 1500

FAULTS = {
    "a doubled full stop": re.compile(r"[.?!:;,]\s*[.;,]"),
    "a placeable left over": re.compile(r"[{}$]|istanbul-"),
    "a number that only the box knows": re.compile(r"\((tile|Plättchen|жетон|тайл) \d+\)"),
    "two spaces": re.compile(r"  |^ | $"),
    "nought": re.compile(r"(?<![\d+×] )(?<!\d)\b0\b"),
}
PLURALS = {
    "en": re.compile(r"(?<!\d)1 (goods|cards|letters|tiles|rubies|seals)\b|\b[2-9] (good|card|letter|tile|ruby|seal)\b"),
    "de": re.compile(r"(?<!\d)1 (Waren|Karten|Briefe|Rubine|Schritte)\b|\b[2-9] (Ware|Karte|Brief|Rubin)\b"),
    "ru": re.compile(r"(?<!\d)1 (лир|лиры|товара|товаров|писем|письма|рубина)\b|(?<!\d)[5-9] (лиры|лира|товара|письма|карты)\b"),
    "uk": re.compile(r"(?<!\d)1 (лір|ліри|товари|товарів|листів|листи|рубіни)\b|(?<!\d)[5-9] (ліри|ліра|товари|листи|карти)\b"),
}


@cache
def sentences(table: int) -> tuple[Sentence, ...]:
    """What one random match says: questions, answers, events and what comes next, each once."""
    players, options = TABLES[table]
    match = ISTANBUL.new_match(players, options, seed=table)
    chance, said = random.Random(table), {}
    while match.actor is not None and match.number < ANSWERS:
        spoken = [match.question_text(), *(answer.sentence for answer in match.options())]
        spoken += [ISTANBUL.todo_text(frame[0]) for frame in match.plain.frame[: match.plain.depth - 1]]
        before = match.number
        match.play(chance.choice(match.legal_ids()))
        spoken += [
            ISTANBUL.event_text(list(row), seat) for p in match.history[before:] for row in p.notes for seat in (None, "all")
        ]
        said.update({repr(sentence): sentence for sentence in spoken})
    return tuple(said.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_sentence_of_a_random_match_is_whole(table: int, language: str) -> None:
    words = bundle(language)
    for sentence in sentences(table):
        assert words.faults(sentence) == []
        said = words.say(sentence)
        for name, fault in {**FAULTS, "a wrong plural": PLURALS[language]}.items():
            assert not fault.search(said), f"{name} in {language}: {said!r} ({sentence})"


def test_the_seats_have_the_colours_of_the_box() -> None:
    assert [bundle("en").word(f"istanbul-seat-{seat}") for seat in range(5)] == ["Red", "Blue", "Green", "Yellow", "White"]


# --- What happened ---------------------------------------------------------------


@pytest.fixture
def table() -> Table:
    return Table(players=3)


def told(table: Table, since: int = 0) -> list[str]:
    return [ISTANBUL.event_text(list(row)).say() for played in table.match.history[since:] for row in played.notes]


@rule_test("IST-P10-02")
def test_a_sale_is_told_once(table: Table) -> None:
    table.demand("small market", 1).red.owns(lira=0, green=1).acts_at("small market")
    table.play("all")
    assert [line for line in told(table) if "lira" in line] == ["Red sells 1 good for 2 lira."]
    assert table.red.gained(lira=2, green=-1)


@rule_test("IST-TURN-03", "IST-MOVE-12")
def test_a_turn_that_ends_for_want_of_an_assistant_says_so(table: Table) -> None:
    table.red.has_assistants_at(1, 2, 4, 6).moves()
    table.play("go 3")
    assert told(table)[-1] == "Red has no assistant to leave or pick up here: the turn ends."


@rule_test("IST-TURN-03", "IST-ENC-02")
def test_a_turn_that_ends_for_want_of_money_says_so(table: Table) -> None:
    table.blue.stands_at(3)
    table.red.owns(lira=1).moves()
    table.play("go 3", "leave")
    assert told(table)[-1] == "Red has too little money to pay here: the turn ends."


@rule_test("IST-TURN-03")
def test_who_ends_the_turn_is_not_told_why(table: Table) -> None:
    table.red.arrives_at(3)
    table.play("stop")
    assert told(table)[-1] == "Red ends the turn here."


@rule_test("IST-END-02", "IST-END-03")
def test_the_last_round_is_announced_only_where_turns_follow(table: Table) -> None:
    table.red.has_rubies(4).owns(lira=40).acts_at("gemstone dealer")
    table.play("act")
    assert told(table)[-1] == "Red has 5 rubies: this is the last round."
    other = Table(players=3)
    other.green.has_rubies(4).owns(lira=40).acts_at("gemstone dealer")
    other.play("act")
    assert told(other)[-2:] == ["Green has 5 rubies, and the round is complete: the game ends.", "The game is over."]


# --- What is asked ---------------------------------------------------------------


@rule_test("IST-ENC-20")
def test_whom_you_meet_first_is_asked_only_first(table: Table) -> None:
    table.governor_at(5).smuggler_at(5)
    table.red.owns(lira=9).encounters_at(5)
    assert table.match.question() == "Red: whom do you meet first?"
    table.play("use smuggler", "take red", "pay", "roll 1 1")
    assert table.match.question() == "Red: whom do you meet next?"
    alone = Table(players=3)
    alone.governor_at(5).smuggler_at(6)
    alone.red.encounters_at(5)
    assert alone.match.question() == "Red: whom do you meet here?"


@rule_test("IST-VAR-17")
def test_leaving_says_that_the_bottom_assistant_is_neutral() -> None:
    table = Table(players=3, neutral_assistants=True)
    table.red.arrives_at(5)
    assert table.match.options()[0].describe() == "Leave an assistant: the bottom one is neutral"
    usual = Table(players=3)
    usual.red.arrives_at(5)
    assert usual.match.options()[0].describe() == "Leave an assistant"


@rule_test("IST-MOSQ-08")
def test_with_the_yellow_tile_alone_no_card_is_asked_for(table: Table) -> None:
    table.red.has_tiles("yellow").has_assistants_at(3).owns(lira=9).acts_at(5)
    table.play("pass")
    assert table.match.question() == "Red: use the yellow tile or end your turn"


@rule_test("IST-ENC-02")
def test_one_merchant_is_one_merchant(table: Table) -> None:
    table.blue.stands_at(5)
    table.red.owns(lira=9).arrives_at(5)
    table.play("leave")
    assert table.match.question() == "Red: pay 2 lira to the merchant here, or end your turn"
    assert table.match.question("uk") == "Червоний: заплатіть купцеві на цьому Місці 2 ліри або закінчіть хід."


# --- How it is written -----------------------------------------------------------


def test_the_pages_about_the_game_name_every_verb() -> None:
    pages = "".join((DOCS / name).read_text("utf8").split("<!-- index")[0] for name in ("istanbul.md", "istanbul-expansions.md"))
    named = set(re.findall(r"`([a-z-]+)", pages))
    verbs = set(NOTATION.verbs.values()) | {span.name for span in NOTATION.spans}
    always_verbed = {"place", "number", "cell", "player", "figure", "die", "assistant", "card", "guild-card", "kiosk-tile"}
    assert {verb.split()[0] for verb in verbs} - always_verbed <= named


# --- What is refused -------------------------------------------------------------


@rule_test("IST-SETUP-04", "MB-SETUP-01", "LS-SETUP-01", "GB-01")
@pytest.mark.parametrize(
    ("expansions", "numbers"),
    [("none", "1 to 16"), ("mocha", "1 to 20"), ("letters", "1 to 16 and 21 to 24"), ("grand_bazaar", "1 to 25")],
)
def test_a_layout_that_does_not_fit_is_refused_with_the_numbers_of_this_board(expansions: str, numbers: str) -> None:
    other = "1 2 3" if expansions == "none" else " ".join(map(str, range(1, 17)))
    with pytest.raises(
        charsu.BadOption, match=f"none: {numbers};" if expansions == "none" else f"the numbers {numbers} row by row"
    ):
        ISTANBUL.new_match(2, {"expansions": expansions, "layout": other})
