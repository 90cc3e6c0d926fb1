"""Phones for real and large screens: nothing is cut, wider than the screen or out of reach, and the board rests.

Some of what `scripts/layout.py` looks at: each game in each language on each device, some dozen moves deep.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from .layout import (
    BOT,
    GAMES,
    LANGUAGES,
    ME,
    PHONE,
    RESTS,
    Position,
    crowd,
    faults,
    phone,
    positions,
    resize,
    sit_down,
    speak,
    tea_house,
    two_sizes,
    unseen,
    walk,
)
from .pilot import Screen, wait_until

# One position for each language; by their questions, so that the crowded ones are among them.
CROWDED = (
    "move",
    "announce",
    "sell",
    "take-card",
    "baksheesh",
    "kiosk",
    "extra",
    "place",
    "supervisor",
    "group",
    "action",
    "cell",
    "fee",
    "visit",
)
CHOOSE = "(answer) => document.querySelector(`[data-answer='${answer}']`).dispatchEvent(new Event('click', {bubbles: true}))"
BOARD_TOP = "() => document.querySelector('[data-board]').getBoundingClientRect().top + scrollY"


def some(name: str) -> list[Position]:
    """Four positions of a game, the crowded ones first."""
    reached = positions(name, seeds=1, answers=260)
    rank = {position.question: next((i for i, word in enumerate(CROWDED) if word in position.question), 99) for position in reached}
    return sorted(reached, key=lambda position: rank[position.question])[: len(LANGUAGES)]


@pytest.mark.parametrize("name", GAMES)
def test_every_table_fits_every_screen_in_every_language(screens: Any, name: str) -> None:
    """Each of four positions in one language and two sizes; the games together show every language in every size."""
    screen = phone(screens)
    turned = list(GAMES).index(name)
    wrong = []
    for i, position in enumerate(some(name)):
        wrong += walk(screen, position, [LANGUAGES[(i + turned) % 4]], two_sizes(i))
    assert wrong == []


@pytest.mark.parametrize(("companions", "seed"), [(4, 0), (25, 39)])
def test_a_crowd_of_answers_beside_the_board_covers_nothing_of_it(screens: Any, companions: int, seed: int) -> None:
    screen, position = phone(screens), crowd(companions, seed)
    wrong = []
    for i, language in enumerate(LANGUAGES):
        wrong += walk(screen, position, [language], two_sizes(i + companions))
    assert wrong == []


def test_ten_numbers_to_announce_leave_most_of_the_board_in_sight(screens: Any) -> None:
    screen = phone(screens, size=(360, 640))
    sit_down(screen, tea_house(seed=1))
    for language in LANGUAGES:
        speak(screen, language)
        assert screen.page.evaluate("document.querySelector('.bar').offsetHeight") <= 230, language
        assert faults(screen, (360, 640)) == [], language


def test_an_open_card_of_help_hides_nothing_of_the_next_question(screens: Any) -> None:
    screen = phone(screens)
    page = screen.page
    sit_down(screen, next(position for position in positions("yspahan") if position.question == "yspahan-ask-group"))
    page.evaluate(CHOOSE, page.get_attribute("[data-thing^='row'][data-can]", "data-answer"))
    page.wait_for_selector("[data-thing^='row']:not([data-can])")
    page.wait_for_selector(".bar.mine")
    page.locator("[data-thing^='caravan']").first.tap()
    page.wait_for_selector(".help.pinned")
    page.click("button[aria-label=Undo]")
    page.wait_for_selector("[data-thing^='row'][data-can]")
    card = "document.querySelector('.help.pinned').getBoundingClientRect().top"
    wait_until(
        page,
        f"[...document.querySelectorAll(\"[data-thing^='row']\")].every((one) => one.getBoundingClientRect().bottom <= {card})",
        60,
    )


@pytest.mark.parametrize(("name", "language"), [("grand bazaar", "de"), ("yspahan", "ru"), ("cairo", "uk")])
def test_the_board_rests_while_questions_come_and_go(screens: Any, name: str, language: str) -> None:
    screen = phone(screens)
    game, options = GAMES[name]
    screen.make_table(game, [ME, BOT, BOT], options=options)
    screen.page.wait_for_selector("[data-board]")
    speak(screen, language)
    dice, tops, asked = random.Random(6), set(), set()
    for _ in range(30):
        screen.page.wait_for_selector("[data-can]")
        tops.add(round(screen.page.evaluate(BOARD_TOP)))
        asked.add(screen.page.inner_text(".question"))
        screen.click(dice.choice(screen.once_it_glows())["answer"])
    assert len(asked) > 3
    assert max(tops) - min(tops) <= 1


BOOKS = ("/#rules=istanbul", "/#rules=yspahan", "/#rules=cairo", "/#aid=cairo")
ADDRESSES = ("/", "/#new=istanbul&mode=friends", "/#new=cairo&mode=screen", *BOOKS, "/#example=istanbul", "/#example=cairo/joker")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_page_fits_a_small_phone(screens: Any, language: str) -> None:
    screen = phone(screens, size=(360, 640))
    wrong = []
    for address in ADDRESSES:
        screen.page.goto(address)
        screen.page.wait_for_selector(".game .button, form .go, [data-rule], [data-aid], li > a.card, [data-board]")
        speak(screen, language)
        wrong += [f"{address}: {fault}" for fault in faults(screen, (360, 640))]
    assert wrong == []


@pytest.mark.parametrize("game", ["istanbul", "istanbul&lesson=letters", "yspahan", "cairo"])
def test_the_sentence_of_a_lesson_stays_in_sight_with_what_it_asks_for(screens: Any, game: str) -> None:
    screen = phone(screens)
    screen.page.goto(f"/#learn={game}")
    screen.page.wait_for_selector("[data-board]")
    seen = set()
    for _ in range(400):
        things = screen.glowing()
        step = screen.page.get_attribute("[data-lesson]", "data-lesson")
        if step == "end":
            break
        if things and step not in seen:
            seen.add(step)
            wait_until(screen.page, lambda: screen.page.inner_text(".bar .sentence") == screen.page.text_content("[data-lesson]"))
            screen.page.evaluate(RESTS, PHONE[0])
            assert unseen(screen) == [], step
            assert faults(screen, PHONE) == [], step
        if things:
            screen.page.evaluate(CHOOSE, things[0]["answer"])
        screen.page.wait_for_timeout(20)
    assert step == "end"


def test_what_is_out_of_sight_is_told_in_words_as_long_as_it_is(screens: Any) -> None:
    screen = phone(screens, size=(360, 640))
    sit_down(screen, next(one for one in positions("cairo", seeds=1, answers=260) if one.question == "cairo-ask-action"))
    screen.page.wait_for_selector(".bar button[aria-label$='more below']")
    resize(screen, (1280, 1400))
    wait_until(screen.page, lambda: screen.page.query_selector(".bar button:has-text('more')") is None)


def test_where_a_finger_may_mean_two_things_the_board_comes_closer(screens: Any) -> None:
    screen = phone(screens)
    sit_down(screen, next(one for one in positions("yspahan", seeds=1, answers=260) if one.question == "yspahan-ask-place"))
    asked = screen.page.inner_text(".question")
    screen.page.touchscreen.tap(*screen.page.evaluate(BETWEEN_TWO))
    screen.page.wait_for_selector(".city[data-close]")
    assert screen.page.inner_text(".question") == asked
    wait_until(screen.page, lambda: screen.page.evaluate(SMALLEST) >= 44)
    screen.page.touchscreen.tap(*screen.page.evaluate(ONE_IN_SIGHT))
    wait_until(screen.page, lambda: screen.page.inner_text(".question") != asked)
    assert screen.page.query_selector(".city[data-close]") is None


SHOPS = "[...document.querySelectorAll('.city [data-can]')].map((one) => one.getBoundingClientRect())"
SMALLEST = f"() => Math.min(...{SHOPS}.map((box) => box.width))"
BETWEEN_TWO = f"""() => {{
  const spots = {SHOPS}.map((box) => [box.left + box.width / 2, box.top + box.height / 2]);
  for (const [x, y] of spots) for (const [u, v] of spots)
    if (x !== u && Math.abs(x - u) < 40 && Math.abs(y - v) < 40) return [(x + u) / 2, (y + v) / 2];
}}"""
ONE_IN_SIGHT = f"""() => {{
  const frame = document.querySelector('.city').getBoundingClientRect();
  return {SHOPS}.map((box) => [box.left + box.width / 2, box.top + box.height / 2])
    .find(([x, y]) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
}}"""


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
def test_the_board_is_the_hero_of_a_large_screen(screens: Any, size: tuple[int, int]) -> None:
    screen = screens(size=size)
    for name in ("istanbul", "grand bazaar", "yspahan", "cairo"):
        game, options = GAMES[name]
        screen.make_table(game, [ME, BOT, BOT], options=options)
        box = screen.page.wait_for_selector("[data-board]").bounding_box()
        assert box["height"] >= 0.77 * size[1], (name, box)
        assert screen.page.evaluate("document.documentElement.scrollHeight") <= size[1], name
        assert box["width"] >= (0.4 if name == "cairo" else 0.52) * size[0], (name, box)


def test_in_a_low_window_the_question_leaves_the_board_its_room(screen: Screen) -> None:
    resize(screen, (720, 420))
    screen.make_table("istanbul", [ME, BOT])
    screen.page.wait_for_selector("[data-can]")
    screen.page.evaluate("scrollTo(0, 300)")
    wait_until(screen.page, lambda: screen.page.evaluate("scrollY") > 150)
    assert screen.page.query_selector(".bar").bounding_box()["y"] < 0
