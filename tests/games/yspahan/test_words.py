"""Words in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import charsu
from charsu.core.names import pairs
from charsu.games.yspahan.answers import shop_name
from charsu.games.yspahan.components import Building, Card, Event, Row, Souk
from charsu.locale import LANGUAGES, bundle

YSPAHAN = charsu.game("yspahan")
LOCALE = Path(charsu.__file__).parent / "locale"


def messages(language: str) -> list[str]:
    return re.findall(r"^(yspahan-[\w-]+) =", (LOCALE / language / "yspahan.ftl").read_text("utf8"), re.MULTILINE)


def slugs(space: object) -> list[str]:
    return [name.lower().replace("_", "-") for name in pairs(space)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_once(language):
    texts = messages(language)
    assert len(texts) == len(set(texts))
    assert set(texts) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language):
    wanted = [f"ask-{name}" for name in slugs(YSPAHAN.rules.decisions)]
    wanted += [f"todo-{name}" for name in (*slugs(YSPAHAN.rules.decisions), *slugs(YSPAHAN.rules.steps))]
    wanted += [f"event-{name}" for name in slugs(YSPAHAN.words.events)] + ["event-drew-hidden", "over"]
    wanted += [f"option-{o.key}" for o in YSPAHAN.table_options]
    wanted += [f"value-{o.key}-{value}" for o in YSPAHAN.table_options for value in o.values]
    for sort, space in (("card", Card), ("building", Building), ("row", Row), ("souk", Souk)):
        wanted += [f"{sort}-{name}" for name in slugs(space)]
    wanted += [f"help-{sort}-{name}" for sort, space in (("card", Card), ("building", Building)) for name in slugs(space)]
    wanted += [f"shop-{shop_name(shop)}" for shop in range(47)]
    assert [name for name in wanted if not bundle(language).has(f"yspahan-{name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", Event)
def test_every_event_can_be_told(language, event):
    for numbers in ((0, 0), (1, 1), (2, 2), (3, 3)):
        for viewer in ("all", 1, None):
            assert bundle(language).faults(YSPAHAN.event_text([event, 0, *numbers], viewer)) == []


@pytest.mark.parametrize(
    ("language", "one", "two", "five"),
    [
        ("en", "Red takes 1 camel.", "Red takes 2 camels.", "Red takes 5 camels."),
        ("de", "Rot nimmt 1 Kamel.", "Rot nimmt 2 Kamele.", "Rot nimmt 5 Kamele."),
        ("ru", "Красный берёт 1 верблюда.", "Красный берёт 2 верблюдов.", "Красный берёт 5 верблюдов."),
        ("uk", "Червоний бере 1 верблюда.", "Червоний бере 2 верблюди.", "Червоний бере 5 верблюдів."),
    ],
)
def test_numbers_agree_with_their_nouns(language, one, two, five):
    sentences = [YSPAHAN.event_text([Event.TOOK_CAMELS, 0, n, 0]).say(language) for n in (1, 2, 5)]
    assert sentences == [one, two, five]


SOURCES = {"en": ("example", "text"), "de": ("Beispiel", "Text"), "ru": ("примере", "тексте"), "uk": ("прикладі", "тексті")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_orders_of_goods_name_where_they_are_from(language):
    example, text = SOURCES[language]
    words = bundle(language)
    assert example in words.word("yspahan-value-caravan_order-mover-chooses")
    assert text in words.word("yspahan-value-caravan_order-mover-first")
