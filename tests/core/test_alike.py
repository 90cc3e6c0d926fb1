"""The library and the browser put sentences into the same words: a hundred thousand of them, said by both, in four languages."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest

import charsu
from charsu.core.game import Game
from charsu.core.text import NOBODY, People, Ref, Sentence
from charsu.locale import LANGUAGES, add_folder, bundle, served
from charsu.testing.fuzz import tables
from charsu.testing.walk import at_random, stubborn
from core.bazaar import GAME as BAZAAR

WEB = Path(__file__).parents[2] / "web"
VITEST = WEB / "node_modules/.bin/vitest"
TABLES, ANSWERS = 18, 220
READERS = (NOBODY, People(("Ada", "Бен", "", "Dörte", "E’lif"), None), People(("Ada", "Бен", "", "Dörte", "E’lif"), 0))
EXPANSIONS = ("none", "mocha", "letters", "grand_bazaar")


def told(game: Game) -> Iterator[Sentence]:
    """What random tables ask, offer, refuse and tell, chance included."""
    for seed, players, options in islice(tables(game, 1), TABLES):
        if game.key == "istanbul":
            options = {**options, "expansions": EXPANSIONS[seed % 4], "layout": "random"}
        match = game.new_match(players, {k: v for k, v in options.items() if k not in ("letters_deck", "starter")}, chance="ask")
        for number in range(ANSWERS):
            if match.is_over:
                break
            yield match.question_text()
            yield from (answer.sentence for answer in match.options())
            yield from (Sentence(row["id"]) for row in match.view()["todo"])
            if number % 10 == 0:
                yield from (reason.sentence for reason in match.refusals().values())
            match.play((at_random, stubborn)[seed % 2](match, seed, number))
        yield match.question_text()
        for seat in ("all", None, 0):
            yield from (sentence for _, sentence in match.story(seat))


def distinct(sentences: Iterator[Sentence]) -> list[Sentence]:
    return list({json.dumps(sentence.to_json()): sentence for sentence in sentences}.values())


def gather() -> list[Sentence]:
    games = [*(charsu.game(key) for key in ("istanbul", "yspahan", "cairo")), BAZAAR]
    return distinct(sentence for game in games for sentence in told(game))


@pytest.fixture(scope="module")
def sentences() -> list[Sentence]:
    return gather()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_lacks_words_or_arguments(sentences: list[Sentence], language: str) -> None:
    """An answer that shows `Take the {$tile}` would be found here."""
    words = bundle(language)
    assert [fault for sentence in sentences for fault in words.faults(sentence)] == []
    assert [said for sentence in sentences if "{" in (said := sentence.say(language))] == []


def english_only(folder: Path) -> list[Sentence]:
    """A game whose words are English, but for some names: what stands behind every other language."""
    (folder / "en").mkdir()
    (folder / "en" / "dune.ftl").write_text(
        """dune-seat-0 = Red
dune-event-paid = { $player } pays { $lira ->
    [one] one lira
   *[other] { $lira } lira
} at { $place-at }.
    .to-you = You are paid { $lira } lira.
dune-event-gave = { $player } gives { $other } { dune-thing }, and { $number } more.
dune-thing = a thing
dune-place-1 = the Dune
    .at = on the Dune
dune-place-2 = the Gate
dune-answer-place = to { $place }
dune-answer-hidden-tile = { $lira }
dune-answer-tile = onto { $place }
""",
        "utf8",
    )
    (folder / "ru").mkdir()
    (folder / "ru" / "dune.ftl").write_text("dune-place-1 = Дюна\ndune-answer-tile = на { $place }, { $card }\n", "utf8")
    add_folder(folder)
    red, places = Ref("dune-seat-0"), {"place": Ref("dune-place-1"), "lira": 1}
    return [
        *(
            Sentence("dune-event-paid", {"player": red, "lira": n, "place": Ref(f"dune-place-{1 + n % 2}")})
            for n in (0, 1, 21, 1234)
        ),
        Sentence("dune-event-paid", {"other": red, "player": "Ben", "lira": 2, "place": Ref("dune-place-1")}),
        Sentence("dune-event-gave", {"player": red, "other": "Ben", "number": 3}),
        *(Sentence(f"dune-answer-{one}", places) for one in ("go-place", "take-hidden-tile", "tile")),
    ]


def case(sentence: Sentence, language: str, people: People) -> dict[str, Any]:
    said = sentence.say(language, people)
    return {**sentence.to_json(), "language": language, "names": people.names, "you": people.you, "said": said}


def test_the_browser_says_what_the_library_says(sentences: list[Sentence], tmp_path: Path) -> None:
    """Every sentence in every language: those of matches to one reader after the other, those that lack words to all."""
    turns = ((n, m, line, language) for n, line in enumerate(sentences) for m, language in enumerate(LANGUAGES))
    said = [(line, language, READERS[(n + m) % len(READERS)]) for n, m, line, language in turns]
    said += product(english_only(tmp_path), LANGUAGES, READERS)
    assert len(said) > 30_000
    file = tmp_path / "cases.json"
    with file.open("w", encoding="utf8") as text:  # case by case: all of them at once fill hundreds of megabytes
        text.write(json.dumps({"served": [served(language) for language in LANGUAGES], "cases": []}).removesuffix("]}"))
        text.writelines(f"{',' if number else ''}{json.dumps(case(*each))}\n" for number, each in enumerate(said))
        text.write("]}")
    command = [str(VITEST), "run", "alike", "--reporter=verbose"]
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "CHARSU_CASES": str(file)}, capture_output=True, encoding="utf8")
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert f"{len(said)} sentences" in done.stdout
