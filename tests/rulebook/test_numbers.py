"""Numbers of the rulebooks come from the components: text and rules cannot drift apart."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from charsu.core.errors import CharsuError
from charsu.core.registry import game
from charsu.games.cairo import board
from charsu.games.istanbul import components as istanbul
from charsu.games.yspahan import components as yspahan
from charsu.locale import LANGUAGES
from charsu.rulebook import rulebook
from charsu.rulebook.fill import PLACEHOLDER, fill
from charsu.rulebook.numbers import WORDS
from charsu.rulebook.pages import sources

GAMES = ("istanbul", "yspahan", "cairo")
ALLOWED = tomllib.loads((Path(__file__).parent / "typed_numbers.toml").read_text("utf8"))
ENTRY = re.compile(r"^- \*\*([A-Z0-9-]+)\*\* (.*(?:\n  .*)*)", re.MULTILINE)
APART = re.compile(r"`[^`]*`|\b[A-Z]{2,3}-(?:[A-Z0-9]+-)*\d+|\{[^}]*\}|\]\([^)]*\)")  # code, rules, numbers filled in, addresses
NUMBER = re.compile(r"\d+|[^\W\d_]+(?:’[^\W\d_]+)?")


def said(key: str, language: str, rule: str) -> str:
    return next(text for name, text in ENTRY.findall(rulebook(game(key), language)) if name == rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_component_that_changes_changes_the_text(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    rules = (("istanbul", "IST-P01-01"), ("yspahan", "YSP-SETUP-06"), ("cairo", "CAI-MEDAL-07"))
    before = [said(key, language, rule) for key, rule in rules]
    monkeypatch.setattr(istanbul, "EXTENSION_PRICE", 11)
    monkeypatch.setattr(yspahan, "START_GOLD", 19)
    layout = board.find(board.DEFAULT)
    monkeypatch.setattr(board, "find", lambda value: type(layout)(**{**vars(layout), "gold": 13}))
    after = [said(key, language, rule) for key, rule in rules]
    assert ["7" in before[0], "11" in after[0], "11" in before[0]] == [True, True, False]
    assert before[1] != after[1]
    assert ["13" in after[2], "13" in before[2]] == [True, False]


def test_a_table_is_filled_in_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yspahan, "PRICE_CAMELS", (9, 2, 2, 3, 4, 4))
    assert "| Paddock | 9 | 0 |" in rulebook(game("yspahan"))


@pytest.mark.parametrize(
    ("language", "price", "words"),
    [("ru", 1, "За 1 лиру"), ("ru", 3, "За 3 лиры"), ("ru", 12, "За 12 лир"), ("uk", 21, "За 21 ліру"), ("uk", 5, "За 5 лір")],
)
def test_nouns_agree_with_whatever_the_number_is(monkeypatch: pytest.MonkeyPatch, language: str, price: int, words: str) -> None:
    monkeypatch.setattr(istanbul, "EXTENSION_PRICE", price)
    assert words in said("istanbul", language, "IST-P01-01")


def test_words_begin_a_sentence_with_a_capital() -> None:
    assert fill("- **X-01** {deck:word} cards. {kinds:word} kinds, {copies:word} each.", game("yspahan"), "en") == (
        "- **X-01** Eighteen cards. Nine kinds, two each."
    )


@pytest.mark.parametrize("text", ["{nothing.there}", "{goal.17}", "{market}", "{deck:unheard}", "{mosque.without.5}"])
def test_a_number_that_is_not_there_is_refused(text: str) -> None:
    with pytest.raises(CharsuError):
        fill(text, game("istanbul"), "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_no_number_is_left_open(key: str, language: str) -> None:
    assert not PLACEHOLDER.search(rulebook(game(key), language))


@pytest.mark.parametrize("key", GAMES)
def test_all_languages_fill_in_the_same_numbers(key: str) -> None:
    asked = {language: {rule: names(text) for rule, text in _entries(key, language)} for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        assert {rule: both for rule in asked["en"] if (both := (asked["en"][rule], asked[language][rule]))[0] != both[1]} == {}


def names(text: str) -> set[str]:
    return {name[1] for name in PLACEHOLDER.finditer(text)}


def _entries(key: str, language: str) -> list[tuple[str, str]]:
    return [entry for _, text in sources(game(key), language) for entry in ENTRY.findall(text)]


def typed(text: str, language: str) -> list[int]:
    """Numbers written by hand, as digits or words; one is no number but an article in too many places."""
    lexicon = {word: number for words in WORDS[language].values() for number, word in words.items() if number > 1}
    numbers = NUMBER.findall(APART.sub(" ", text))
    return [int(word) if word.isdigit() else lexicon[word.lower()] for word in numbers if word.isdigit() or word.lower() in lexicon]


def allowed(rule: str) -> set[int]:
    return {number for group in ALLOWED.values() for number in group.get("rules", {}).get(rule, ())} | {
        number for group in ALLOWED.values() for start in group.get("all", ()) if rule.startswith(start) for number in range(1000)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_number_written_by_hand_has_a_reason(key: str, language: str) -> None:
    """What is printed on a component must not be typed; what may be, and why, stands in typed_numbers.toml."""
    left = {rule: set(typed(text, language)) - allowed(rule) for rule, text in _entries(key, language)}
    assert {rule: numbers for rule, numbers in left.items() if numbers} == {}


def test_no_reason_is_given_for_a_number_that_nobody_writes() -> None:
    written: dict[str, set[int]] = {}
    for key in GAMES:
        for language in LANGUAGES:
            for rule, text in _entries(key, language):
                written.setdefault(rule, set()).update(typed(text, language))
    idle = {
        f"{rule}: {number}" for group in ALLOWED.values() for rule, numbers in group.get("rules", {}).items() for number in numbers
        if number not in written.get(rule, set())
    }  # fmt: skip
    assert idle == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_tables_hold_no_digits_by_hand(key: str, language: str) -> None:
    """But numbers of places and of guild cards, which are names."""
    rows = [line for _, text in sources(game(key), language) for line in text.splitlines() if line.startswith("|")]
    left = {row: set(map(int, re.findall(r"\d+", APART.sub(" ", row)))) - {7, 10, 11, 12, 19} for row in rows}
    assert [row for row, numbers in left.items() if numbers] == []
