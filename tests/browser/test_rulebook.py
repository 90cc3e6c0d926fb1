"""The rulebook in the browser: read, searched, opened from the board, printed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from charsu.locale import LANGUAGES

from .layout import BOT, ME
from .pilot import Screen

IN_SIGHT = """(id) => { const place = document.getElementById(id), box = place?.getBoundingClientRect();
  return place && box.bottom > 0 && box.top < innerHeight && place.classList.contains('found'); }"""


def test_an_address_leads_to_a_rule_in_the_language_of_the_reader(screens: Any) -> None:
    for address in ("/#IST-P09-02", "/#rules=istanbul&rule=IST-P09-02"):
        screen = screens(locale="ru")
        screen.page.goto(address)
        screen.page.wait_for_selector("figure svg")
        screen.page.wait_for_function(IN_SIGHT, arg="IST-P09-02")
        assert "названное число лир" in screen.page.inner_text("[id='IST-P09-02']")


def test_words_are_found_in_their_forms_and_names_of_rules_too(screens: Any) -> None:
    screen = screens(locale="uk")
    screen.page.goto("/#rules=cairo")
    screen.page.wait_for_selector("[data-rule]")
    screen.page.fill("input[type=search]", "закликальниками")
    screen.page.wait_for_selector(".hits a[href='#CAI-SETUP-04']")
    screen.page.fill("input[type=search]", "cai-way-02")
    screen.page.click(".hits a[href='#CAI-WAY-02']")
    screen.page.wait_for_function(IN_SIGHT, arg="CAI-WAY-02")
    assert screen.page.url.endswith("#rules=cairo&rule=CAI-WAY-02")


def test_the_board_opens_the_sentence_that_forbids(screens: Any) -> None:
    screen: Screen = screens(locale="de")
    screen.make_table("istanbul", [ME, BOT])
    screen.page.wait_for_selector("[data-place] [data-can]")
    far = next(n for n in ("13", "10", "8", "15") if not screen.page.query_selector(f"[data-place='{n}'] .surface[data-can]"))
    screen.page.click(f"[data-place='{far}'] .surface", position={"x": 10, "y": 60})
    screen.page.click(".help.pinned .why [data-rule-link='IST-MOVE-01']")
    screen.page.wait_for_function(IN_SIGHT, arg="IST-MOVE-01")
    assert "einen oder zwei Schritte" in screen.page.inner_text("[id='IST-MOVE-01']")


@pytest.mark.parametrize("game", ["istanbul", "yspahan", "cairo"])
def test_a_player_aid_is_one_printed_page(screens: Any, game: str) -> None:
    for language in LANGUAGES:
        screen = screens(locale=language)
        screen.page.goto(f"/#aid={game}")
        screen.page.wait_for_selector("[data-aid] svg")
        paper = screen.page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1, language
        assert re.search(rb"/MediaBox\s*\[0 0 59[45]\.\d+ 84[12]\.\d+\]", paper), "the page is A4"


def test_a_table_loads_no_rulebook_before_somebody_opens_it(screen: Screen) -> None:
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.make_table("istanbul", [ME, BOT])
    screen.page.wait_for_selector("[data-place] [data-can]")
    assert not [url for url in asked if "rulebook" in url.lower() and "/api/" in url]
    screen.page.click("#tab-rules")
    screen.page.wait_for_selector("[data-rule]")
    assert [url for url in asked if "/api/games/istanbul/rulebook" in url]
