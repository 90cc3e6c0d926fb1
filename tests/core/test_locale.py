"""Words: fallbacks, other languages, and games that bring their own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_message

from charsu import CharsuError
from charsu.core.text import Arg, People, Ref, Sentence
from charsu.locale import FOLDER, LANGUAGES, add_folder, bundle, fallbacks, files, languages_of


def test_an_answer_falls_back_to_the_words_of_its_span() -> None:
    assert list(fallbacks("istanbul-answer-take-mosque-tile")) == ["istanbul-answer-mosque-tile", "istanbul-answer-tile"]
    assert list(fallbacks("istanbul-event-sold")) == []
    assert bundle("en").find("bazaar-answer-go-stall", ("stall",)) == "bazaar-answer-stall"
    assert bundle("en").find("bazaar-answer-buy-gem-number") == "bazaar-answer-buy-gem-number"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_never_takes_the_words_of_another_span(language: str) -> None:
    """`istanbul-answer-tile` is said of mosque tiles: of no other tile, whatever its words lack."""
    other = Sentence("istanbul-answer-take-carpet-tile", {"carpet-tile": Ref("istanbul-place-1")})
    assert bundle(language).find(other.id, other.args) is None
    assert bundle(language).faults(other) == [f"there are no words for {other.id} in {language}"]
    with pytest.raises(CharsuError, match="there are no words for istanbul-answer-take-carpet-tile"):
        other.say(language)


@pytest.mark.parametrize(("language", "said"), [("en", "Place the red tent"), ("de", "Den roten Hauptstand setzen")])
def test_an_answer_begins_with_a_capital(language: str, said: str) -> None:
    assert bundle(language).say(Sentence("cairo-answer-action-tent", {"tent": Ref("cairo-tent-0")})) == said


def test_what_has_no_words_in_a_language_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "dune.ftl").write_text("dune-event-crossed = { $player } crosses the dune.\n", "utf8")
    add_folder(tmp_path)
    sentence = Sentence("dune-event-crossed", {"player": "Blue"})
    assert bundle("de").say(sentence) == "Blue crosses the dune."
    assert bundle("de").faults(sentence) != []
    assert bundle("en").faults(sentence) == []


def test_missing_words_and_arguments_are_faults() -> None:
    assert bundle("en").faults(Sentence("bazaar-nothing")) == ["there are no words for bazaar-nothing in en"]
    assert "broken" in bundle("en").faults(Sentence("bazaar-event-went"))[0]
    with pytest.raises(CharsuError, match="there are no words for bazaar-nothing"):
        Sentence("bazaar-nothing").say()


def test_a_name_brings_its_forms_along(tmp_path: Path) -> None:
    (tmp_path / "ru").mkdir()
    words = "gate-event-moved = { $player } идёт { $place-to }.\ngate-place-1 = Чайхана\n    .to = в Чайхану\n"
    (tmp_path / "ru" / "gate.ftl").write_text(words, "utf8")
    add_folder(tmp_path)
    moved = Sentence("gate-event-moved", {"player": "Аня", "place": Ref("gate-place-1")})
    assert bundle("ru").say(moved) == "Аня идёт в Чайхану."
    assert bundle("ru").faults(moved) == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(CharsuError, match="there is no language 'tlh'; there are en, de, ru, uk"):
        bundle("tlh")


def test_a_game_may_bring_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "uk").mkdir()
    (tmp_path / "uk" / "oasis.ftl").write_text("oasis = Оаза\n", "utf8")
    add_folder(tmp_path)
    assert bundle("uk").word("oasis") == "Оаза"
    assert languages_of("oasis") == ["uk"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_of_words_can_be_read(language: str) -> None:
    from fluent.syntax import FluentParser, ast

    for path in (FOLDER / language).rglob("*.ftl"):
        junk = [entry.content for entry in FluentParser().parse(path.read_text("utf8")).body if isinstance(entry, ast.Junk)]
        assert not junk, f"{path.name}: {junk[0][:80]}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_what_english_says(language: str) -> None:
    """It may have more: some languages need their own words where English shares them."""
    from fluent.syntax import FluentParser, ast

    def messages(path: Path) -> set[str]:
        return {entry.id.name for entry in FluentParser().parse(path.read_text("utf8")).body if isinstance(entry, ast.Message)}

    for path in (FOLDER / "en").rglob("*.ftl"):
        other = FOLDER / language / path.relative_to(FOLDER / "en")
        assert other.exists(), f"{path.name} is missing in {language}"
        missing = messages(path) - messages(other)
        assert not [m for m in missing if not messages(other) & set(fallbacks(m))], f"{path.name} lacks {sorted(missing)[:10]}"


# --- people ----------------------------------------------------------------

PEOPLE = ("Ada", "Ben", "Cem")


def events_about(language: str, role: str) -> Iterator[Sentence]:
    """Every sentence of the log that names a player in a role, with numbers that try its variants."""
    for name, message in messages_of(language).items():
        asked = re.findall(r"\$([\w-]+)", message)
        if re.match(r"(istanbul|yspahan|cairo)-event-", name) and role in asked:
            game = name.split("-")[0]
            for number in (0, 1, 2, 5):
                args: dict[str, Arg] = {arg: number for arg in asked if "-" not in arg}
                words = {arg: "•" for arg in asked if "-" in arg}
                seats = {"player": Ref(f"{game}-seat-0"), "other": Ref(f"{game}-seat-1")}
                yield Sentence(name, {**args, **words, **{key: seats[key] for key in seats if key in asked}})


def messages_of(language: str) -> dict[str, str]:
    """The source of each message."""
    entries = [entry for path in files(language) for entry in parse(path.read_text("utf8")).body]
    return {entry.id.name: serialize_message(entry) for entry in entries if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_does_something_is_told_so_as_you(language: str) -> None:
    for sentence in events_about(language, "player"):
        said = sentence.say(language, People(PEOPLE, you=0))
        assert "Ada" not in said, f"{sentence.id}: {said}"
        assert "Ada" in sentence.say(language, People(PEOPLE, you=2)), sentence.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_whom_something_is_done_is_told_so_as_you(language: str) -> None:
    for sentence in events_about(language, "other"):
        said = sentence.say(language, People(PEOPLE, you=1))
        assert "Ben" not in said, f"{sentence.id}: {said}"


def test_sentences_are_said_to_people_as_in_the_browser() -> None:
    """The same file is read by the tests of the web client."""
    for case in json.loads((Path(__file__).parent / "said.json").read_text("utf8")):
        args: dict[str, Arg] = {key: Ref(arg["ref"]) if isinstance(arg, dict) else arg for key, arg in case["args"].items()}
        said = Sentence(case["id"], args).say(case["language"], People(tuple(case["names"]), case["you"]))
        assert said == case["said"]
