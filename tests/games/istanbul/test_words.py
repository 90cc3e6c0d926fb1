"""The words of Istanbul and its expansions: every sentence that random matches say, in four languages."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

import charsu
from charsu.core.text import Sentence
from charsu.locale import LANGUAGES, bundle

ISTANBUL = charsu.game("istanbul")
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
        found = [match.question_text(), *(answer.sentence for answer in match.options())]
        found += [ISTANBUL.todo_text(frame[0]) for frame in match.plain.frame[: match.plain.depth - 1]]
        before = match.number
        match.play(chance.choice(match.legal_ids()))
        found += [ISTANBUL.event_text(list(row), seat) for p in match.history[before:] for row in p.notes for seat in (None, "all")]
        said.update({repr(sentence): sentence for sentence in found})
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
