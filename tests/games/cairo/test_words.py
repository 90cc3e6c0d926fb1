"""The words of all languages, and the table in the terminal."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

import charsu
from charsu.core.names import pairs
from charsu.locale import FOLDER, LANGUAGES, bundle
from games.cairo.tables import Table

CAIRO = charsu.game("cairo")
MESSAGE = re.compile(r"^(cairo-[a-z0-9_-]+) =", re.MULTILINE)


def messages(language: str) -> set[str]:
    return set(MESSAGE.findall((FOLDER / language / "cairo.ftl").read_text("utf8")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_everything(language):
    words = bundle(language)
    rules = CAIRO.rules
    for space, kind in ((rules.decisions, "ask"), (rules.decisions, "todo"), (rules.steps, "todo"), (CAIRO.words.events, "event")):
        for name in pairs(space):
            assert words.has(f"cairo-{kind}-{name.lower().replace('_', '-')}")
    for option in CAIRO.table_options:
        assert words.has(f"cairo-option-{option.key}") and words.has(f"cairo-option-{option.key}-help")
    own = {name for name in messages(language) if "-answer-" not in name}
    assert own == {name for name in messages("en") if "-answer-" not in name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_agree_with_their_nouns(language):
    said = {
        "en": ["Ankh pays 1 red coin.", "Ankh pays 3 red coins."],
        "de": ["Anch zahlt 1 Münze in Rot.", "Anch zahlt 3 Münzen in Rot."],
        "ru": ["Анкх платит 1 монету красного цвета.", "Анкх платит 3 монеты красного цвета."],
        "uk": ["Анх платить 1 монету червоного кольору.", "Анх платить 3 монети червоного кольору."],
    }
    notes = [[CAIRO.words.events.PAID, 0, 0, count] for count in (1, 3)]
    assert [CAIRO.event_text(note).say(language) for note in notes] == said[language]


def drawn(table: Table, seat: int | None, language: str = "en") -> str:
    console = Console(width=140, color_system=None)
    with console.capture() as caught:
        console.print(CAIRO.pictures.draw_text(table.match.seen(seat), bundle(language).word))
    return caught.get()


def test_the_table_in_the_terminal_shows_the_bazaar_and_hides_hands_and_coins():
    table = Table()
    table.ankh.has_stall("red", "c10", "d10", entrance="c9").holds("5", "j2")
    mine, theirs = drawn(table, 0), drawn(table, 1)
    rows = {line.split()[0]: line for line in mine.splitlines() if line.strip() and line.split()[0].isdigit()}
    assert "◆R ◆r" in rows["10"] and ">r" in rows["9"] and "☺R" in rows["1"]
    assert "5 j2" in mine and "1R 1Y 1G 1B 1W 1P" in mine
    ankh = next(line for line in theirs.splitlines() if "Ankh" in line)
    assert "2 ×" in ankh and "?" in ankh and "j2" not in ankh
    assert "reconstructed" in mine


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_every_language(language):
    table = Table(players=2).begins_final_phase()
    table.eye.is_out()
    text = drawn(table, None, language)
    assert bundle(language).word("cairo-label-final") in text and bundle(language).word("cairo-seat-1") in text


@pytest.mark.parametrize(
    ("language", "why"), [("en", "final phase"), ("de", "Schlussphase"), ("ru", "финальной фазе"), ("uk", "фінальній фазі")]
)
def test_who_is_done_in_the_final_phase_is_said_to_build_no_more_and_why(language, why):
    """Not that they leave the game, which reads like a lost connection."""
    table = Table(players=2).begins_final_phase()
    table.ankh.holds("1")
    table.eye.holds("2", "3")
    table.play("out")
    said = table.match.log(language)[-1]
    assert bundle(language).word("web-cairo-out") in said and why in said
