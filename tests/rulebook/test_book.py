"""Rulebooks as pages: every link leads somewhere, every picture is drawn and named, in four languages."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from charsu.core.errors import CharsuError
from charsu.core.registry import game
from charsu.locale import LANGUAGES
from charsu.rulebook.book import Book, Writer, aid, chapters, read, screen
from charsu.rulebook.order import alphabetical
from charsu.rulebook.pages import aid_source, families, sources
from charsu.rulebook.pictures import pictures
from charsu.rulebook.search import search
from charsu.rulebook.terminal import terminal

ROOT = Path(__file__).parents[2]
GAMES = ("istanbul", "yspahan", "cairo")
KINDS = [(key, language) for key in GAMES for language in LANGUAGES]
LEARNT = {  # the order in which one learns
    "istanbul": ("about", "box", "setup", "turn", "movement", "action", "places", "cards", "end", "variants", "mocha", "letters"),
    "yspahan": ("about", "box", "setup", "course", "roll", "tower", "souks", "buildings", "cards", "end", "two-players"),
    "cairo": ("about", "box", "setup", "turn", "new-tent", "extension", "customers", "final-phase", "scoring", "two-players"),
}
LIMIT = 60_000  # bytes of a book on the way, without pictures


def page(key: str, language: str) -> str:
    book = screen(game(key), language)
    return "".join(chapter["html"] for chapter in book["chapters"]) + book["aid"]


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_every_link_leads_somewhere(key: str, language: str) -> None:
    """Broken names of rules and chapters fail here, in the index and the player aid too."""
    book = read(game(key), language)
    ids = [one.id for one in book.chapters] + list(book.rules)
    assert len(ids) == len(set(ids)), "two things have one name"
    links = set(re.findall(r'href="#([^"]+)"', page(key, language)))
    assert {link for link in links - book.anchors if not link.startswith("example=")} == set()
    assert links > {"IST-P09-01", "YSP-SUP-04", "CAI-TENT-02"} & book.anchors


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_every_rule_is_an_anchor_of_its_own(key: str, language: str) -> None:
    shown = re.findall(r' id="([A-Z]+-[A-Z0-9-]+)" data-rule', page(key, language))
    assert [name for name in shown if not name.startswith("RUL-")] == list(read(game(key), language).rules)


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_chapters_have_the_same_names_in_every_language(key: str, language: str) -> None:
    def outline(spoken: str) -> list[tuple[str, int]]:
        return [(one.id, one.level) for one in read(game(key), spoken).chapters[1:] if one.level > 1]

    assert outline(language) == outline("en")
    order = [name for name, _ in outline(language)]
    assert [name for name in order if name in LEARNT[key]] == list(LEARNT[key])


@pytest.mark.parametrize("key", GAMES)
def test_rules_that_code_and_screens_name_are_in_the_book(key: str) -> None:
    """Rules in docstrings, reasons, options, and those that the help of the web client opens."""
    rules = read(game(key), "de").anchors
    code = [*(ROOT / "src/charsu/games" / key).rglob("*.py"), *(ROOT / "web/src/games" / key).glob("*.ts")]
    rule = re.compile(r"\b(?:IST|MB|LS|GB|CL|YSP|CAI)-[A-Z0-9]+-\d\d\b")
    named = {name for path in code for name in rule.findall(path.read_text("utf8"))}
    assert len(named) > 40 and named - rules == set()
    assert {option.rule for option in game(key).table_options if option.rule} - rules == set()


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_every_picture_is_drawn_and_every_drawing_is_shown(key: str, language: str) -> None:
    drawn = pictures(game(key), language)
    assert set(re.findall(r'data-picture="([^"]+)"', page(key, language))) == set(drawn)
    for name, svg in drawn.items():
        assert ElementTree.fromstring(svg).tag.endswith("svg"), name


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_first_positions_are_named_in_the_language_of_the_reader(key: str, language: str) -> None:
    labels = re.findall(r'aria-label="([^"]+)" data-picture', page(key, language))
    assert len(labels) == len(set(labels)) == len(game(key).book.setups)
    if language in ("ru", "uk"):
        assert all(re.search("[а-яі]", label) for label in labels)


def test_first_positions_speak_the_language_too() -> None:
    assert "Чайхана" in pictures(game("istanbul"), "ru")["players-2"]
    assert "Teestube" in pictures(game("istanbul"), "de")["grand-bazaar"]


def test_every_number_of_players_has_its_first_position() -> None:
    for key in GAMES:
        least, most = game(key).seats
        assert {setup.players for setup in game(key).book.setups} == set(range(least, most + 1))


def test_overviews_show_all_places_cards_tiles_and_buildings() -> None:
    things = {key: {shown.name for shows in game(key).book.overviews.values() for shown in shows} for key in GAMES}
    assert {f"istanbul-place-{number}" for number in range(1, 26)} < things["istanbul"]
    assert {f"istanbul-kiosk-{tile}" for tile in range(1, 25)} < things["istanbul"]
    assert sum(name.startswith("istanbul-card-") for name in things["istanbul"]) == 33
    assert sum(name.startswith("yspahan-building-") for name in things["yspahan"]) == 6
    assert sum(name.startswith("yspahan-card-") for name in things["yspahan"]) == 9


def test_an_overview_says_once_what_is_true_of_several_things() -> None:
    tables = (table for chapter in screen(game("yspahan"), "en")["chapters"] for table in chapter["html"].split("<table"))
    rows = next(table for table in tables if 'class="overview"' in table and "#YSP-ACT-06" in table)
    assert rows.count("<tr>") == 6
    assert rows.count("<td rowspan") == 3
    assert rows.count('<td rowspan="4">') == 1


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_a_book_is_small_on_the_way(key: str, language: str) -> None:
    page = json.dumps(screen(game(key), language), ensure_ascii=False).encode()
    assert len(gzip.compress(page)) <= LIMIT


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_the_index_is_in_the_order_of_the_alphabet(key: str, language: str) -> None:
    terms = [term for term, _ in read(game(key), language).index]
    assert terms == sorted(terms, key=lambda term: alphabetical(term, language)) and len(terms) > 20


ALPHABETS = [("uk", "Вежа Гості Ґрунт Єгипет Жовтий Іграшка Їжа Йод Юг"), ("de", "Ärmel Assel Übel Zug"), ("ru", "Ёлка Ель Жар Юг")]


@pytest.mark.parametrize(("language", "words"), ALPHABETS)
def test_letters_stand_where_readers_look_for_them(language: str, words: str) -> None:
    assert sorted(words.split(), key=lambda word: alphabetical(word, language)) == words.split()


def test_reconstructed_facts_say_so_at_their_place() -> None:
    said = {"en": "econstructed", "de": "ekonstruiert", "ru": "осстановлен", "uk": "ідтворено"}
    facts = ("CAI-SETUP-06", "CAI-SETUP-13", "CAI-CELL-01", "CAI-CARD-03", "CAI-CARD-07", "CAI-MEDAL-07", "CAI-2P-02")
    pieces = ("MB-P19-04", "MB-CARD-05", "LS-SETUP-02", "LS-SETUP-08", "LS-KIOSK-18", "LS-CARD-02")
    for language, word in said.items():
        cairo, istanbul = read(game("cairo"), language), read(game("istanbul"), language)
        assert all(word in cairo.rules[fact] for fact in facts)
        assert all(word in istanbul.rules[piece] for piece in pieces)
        file = next(chapter for chapter in cairo.chapters if chapter.id == "reconstructed")
        assert "--option board=" in "\n".join(file.lines)


def test_rules_share_a_paragraph_and_keep_their_names() -> None:
    text = "# Rules\n\n## Tea\n\n- **IST-P09-01** Announce.\n- **IST-P09-02** Roll\n  dice.\n"
    book = Book(game("istanbul"), "en", list(chapters(text)))
    html = Writer(book).chapter(book.chapters[1])
    assert html == (
        '<div class="rules"><p><span id="IST-P09-01" data-rule="IST-P09-01">Announce.</span> '
        '<span id="IST-P09-02" data-rule="IST-P09-02">Roll dice.</span></p>'
        '<p class="ids"><a href="#IST-P09-01">IST-P09-01</a> <a href="#IST-P09-02">02</a></p></div>'
    )


def test_text_cannot_smuggle_markup() -> None:
    text = "# Rules\n\n**a** <img src=x onerror=y> `<b>` [x](javascript:y)\n\n- one\n- two\n"
    book = Book(game("istanbul"), "en", list(chapters(text)))
    assert Writer(book).chapter(book.chapters[0]) == (
        "<p><strong>a</strong> &lt;img src=x onerror=y&gt; <code>&lt;b&gt;</code> x</p><ul><li>one</li><li>two</li></ul>"
    )


@pytest.mark.parametrize("line", ["[[overview wheels]]", "![Nobody](nowhere)"])
def test_what_cannot_be_shown_is_refused(line: str) -> None:
    book = Book(game("istanbul"), "en", list(chapters(f"# Rules\n\n{line}\n")))
    with pytest.raises(CharsuError):
        Writer(book).chapter(book.chapters[0])


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_there_is_a_player_aid_with_the_numbers_of_the_game(key: str, language: str) -> None:
    source = aid_source(game(key), language)
    assert "{" not in aid(read(game(key), language)) and "{" in source
    assert not re.search(r"\d", re.sub(r"\b[A-Z]{2,3}-[A-Z0-9]+-\d\d\b|\{[^}]*\}", "", source)), "a number is typed"


@pytest.mark.parametrize(
    ("key", "language", "query", "rule"),
    [("istanbul", "en", "announce", "IST-P09-01"), ("istanbul", "de", "ist-p09-02", "IST-P09-02"),
     ("cairo", "uk", "закликальниками", "CAI-SETUP-04"), ("yspahan", "ru", "верблюдам", "YSP-ACT-04")],
)  # fmt: skip
def test_the_search_finds_words_in_other_forms(key: str, language: str, query: str, rule: str) -> None:
    hits = [name for name, _ in search(read(game(key), language), query)]
    assert rule in hits and len(hits) < 40


def test_a_terminal_reads_it_without_names_and_pictures() -> None:
    text = terminal(read(game("cairo"), "ru"))
    assert "{#" not in text and "![" not in text and "[[" not in text and "](#" not in text and "CAI-T-26" in text


def test_a_game_knows_how_its_rules_begin() -> None:
    assert families(game("istanbul")) == ["IST", "MB", "LS", "GB", "CL"] and families(game("cairo")) == ["CAI"]


def test_pages_of_the_source_have_one_title_each() -> None:
    for key, language in KINDS:
        assert all(text.startswith("# ") and text.count("\n# ") == 0 for _, text in sources(game(key), language))
