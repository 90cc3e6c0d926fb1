"""For everybody: four languages, keyboard alone, screen readers, small screens, calm movement, help."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from .layout import barred, late, paid_ways, sit_down, speak
from .pilot import Screen, get, wait_until
from .test_matches import assert_shown_as_played

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "random"}
EXPANSIONS = ("mocha", "letters", "grand_bazaar")
GREEDY = {"kind": "bot", "bot": "greedy"}
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
WELCOME = {
    "en-GB": "Welcome to the bazaar",
    "de-DE": "Willkommen im Basar",
    "ru-RU": "Добро пожаловать на базар",
    "uk-UA": "Ласкаво просимо на базар",
}
# Letters drawn on wares are part of the picture, so the rule that wants every letter in the name does not fit here.
AXE_RUN = """() => axe.run(document, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'], rules: {'label-content-name-mismatch': {enabled: false}},
}).then((result) => result.violations.map((found) => found.id + ': ' + found.nodes.slice(0, 4)
  .map((node) => node.html.slice(0, 160) + ' ' + node.any.map((one) => one.message).join(' ')).join(' | ')))"""


@pytest.mark.parametrize("locale", WELCOME)
def test_the_browser_chooses_the_language(screens: Any, locale: str) -> None:
    screen = screens(locale=locale)
    screen.home()
    assert screen.page.inner_text("h1") == WELCOME[locale]
    assert screen.page.get_attribute("html", "lang") == locale[:2]


def test_the_language_can_be_switched_in_the_middle_of_a_match(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, BOT])
    screen.page.wait_for_selector("[data-place] [data-can]")
    english = screen.page.inner_text(".question")
    screen.page.click("button[aria-controls=preferences]")
    screen.page.select_option("#preferences select >> nth=0", "ru")
    wait_until(screen.page, lambda: screen.page.inner_text(".question") != english)
    assert "купец" in screen.page.inner_text(".question")
    assert "Чайхана" in screen.page.inner_text("[data-place='9']")


def test_a_form_and_a_lesson_speak_the_language_that_is_chosen_there(screen: Screen) -> None:
    screen.page.goto("/#new=istanbul&mode=bots")
    screen.page.wait_for_selector("form")
    speak(screen, "de")
    screen.page.wait_for_selector("form label:has-text('Erweiterungen')")
    screen.page.goto("/#learn=cairo")
    screen.page.wait_for_selector("[data-board]")
    speak(screen, "ru")
    screen.page.wait_for_selector(".players .name:has-text('Око Гора')")


def test_a_whole_match_with_the_keyboard_alone(screen: Screen) -> None:
    table = screen.make_table("cairo", [ME, GREEDY])
    dice = random.Random(11)
    idle = 0
    while not screen.over:
        if not screen.glowing():
            idle += 1
            assert idle < 4000, "nothing glows any more"
            screen.page.wait_for_timeout(15)
            continue
        idle = 0
        for _ in range(dice.randint(1, 3)):
            screen.page.keyboard.press(dice.choice(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]))
        if screen.page.evaluate("() => document.activeElement?.matches('[data-can]') ?? false"):
            screen.page.keyboard.press("Enter")
        screen.page.wait_for_timeout(8)
    assert_shown_as_played(screen, table)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["istanbul", "yspahan", "cairo"])
def test_no_screen_breaks_the_rules_of_accessibility(screens: Any, game: str, theme: str) -> None:
    screen = screens(color_scheme=theme, reduced_motion="reduce")
    screen.home()
    assert broken(screen) == []
    screen.page.goto(f"/#new={game}&mode=bots")
    screen.page.wait_for_selector("form")
    assert broken(screen) == []
    screen.make_table(game, [ME, BOT])
    screen.page.wait_for_selector("[data-can]")
    assert broken(screen) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_neither_does_the_way_to_a_table(screens: Any, theme: str) -> None:
    """Making a table for friends and for one screen, the lobby as host and guest, a lesson, the rulebook, the end, the replay."""
    host, guest = (screens(color_scheme=theme, reduced_motion="reduce") for _ in range(2))
    books = (("/#rules=cairo", "figure svg"), ("/#aid=cairo", "[data-aid] svg"))
    for address, there in (("/#learn=istanbul", "[data-board]"), *books, ("/#new=cairo&mode=screen", "form")):
        host.page.goto(address)
        host.page.wait_for_selector(there)
        assert broken(host) == [], address
    host.page.goto("/#new=yspahan&mode=friends")
    host.page.wait_for_selector("form")
    assert broken(host) == []
    host.page.click("form .go")
    host.page.wait_for_selector(".lobby")
    assert broken(host) == []
    guest.page.goto(host.page.input_value(".invite input"))
    guest.page.wait_for_selector(".lobby input[autocomplete=nickname]")
    assert broken(guest) == []
    guest.page.click("button:has-text('Join')")
    host.page.wait_for_selector(".lobby li:has-text('Player 2')")
    assert broken(guest) == []
    sit_down(host, late("yspahan", seed=4))
    host.play_on(random.Random(4))
    host.page.wait_for_selector(".ending .dice")
    assert broken(host) == []
    host.page.click(".ending button:has-text('Replay')")
    host.page.wait_for_selector(".replay")
    assert broken(host) == []


def broken(screen: Screen) -> list[str]:
    screen.page.evaluate(AXE.read_text("utf8"))
    violations: list[str] = screen.page.evaluate(AXE_RUN)
    return violations


def test_the_live_region_tells_question_and_log(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, BOT])
    screen.page.wait_for_selector("[data-place] [data-can]")
    region = screen.page.inner_text("[aria-live=polite]")
    assert screen.page.inner_text(".question") in region


def test_the_board_can_be_read_as_words(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, BOT])
    screen.page.wait_for_selector("[data-board]")
    screen.page.click("#tab-text")
    words = screen.page.inner_text("#tab-panel")
    assert "Gemstone Dealer" in words
    assert "Row 1, column 1" in words


def test_the_words_tell_what_the_expansions_add(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, BOT], options={"expansions": "grand_bazaar"})
    screen.page.wait_for_selector("[data-board]")
    screen.page.click("#tab-text")
    words = screen.page.inner_text("#tab-panel")
    tavern = next(line for line in words.splitlines() if "19 Tavern" in line)
    assert tavern.endswith("Movement tile 1; Encounter tile 1; baksheesh: coffee 4, fruit 3")
    assert {"coffee: 0", "Guild cards: —", "Letters: —; delivered: —; seals: 0"} <= set(words.splitlines())


def test_help_names_the_rule_and_why_something_cannot_be_chosen(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, BOT])
    screen.page.wait_for_selector("[data-place] [data-can]")
    far = next(n for n in ("13", "10", "8", "15") if not screen.page.query_selector(f"[data-place='{n}'] .surface[data-can]"))
    screen.page.click(f"[data-place='{far}'] .surface", position={"x": 10, "y": 60})
    card = screen.page.wait_for_selector(".help.pinned")
    assert card is not None
    for rule in (f"IST-P{int(far):02d}-01", "IST-MOVE-01"):
        card.wait_for_selector(f"[data-rule-link='{rule}']")
    screen.page.click(".help .rule >> nth=-1")
    screen.page.wait_for_selector("#tab-rules[aria-selected=true]")


def test_a_risky_answer_is_asked_once_more(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, BOT], undo="free")
    screen.page.wait_for_selector("[data-place] [data-can]")
    screen.click(screen.page.get_attribute("[data-place='2'] .surface", "data-answer") or screen.once_it_glows()[0]["answer"])
    stop = screen.page.wait_for_selector(".answer:has-text('End the turn')")
    stop.click()
    screen.page.wait_for_selector("[role=alertdialog]")
    screen.page.click(".sure button:has-text('No')")
    screen.page.wait_for_selector(".answer:has-text('End the turn')")


@pytest.mark.parametrize("game", ["istanbul", "yspahan", "cairo"])
def test_on_a_phone_nothing_is_wider_than_the_screen(screens: Any, game: str) -> None:
    screen = screens(size=(390, 844), has_touch=True, is_mobile=True)
    screen.make_table(game, [ME, BOT])
    screen.page.wait_for_selector("[data-can]")
    assert screen.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    bar = screen.page.query_selector(".bar")
    assert bar is not None
    screen.page.mouse.wheel(0, 500)
    wait_until(screen.page, "scrollY > 0")
    assert bar.bounding_box()["y"] < 60, "the question does not stay in sight"


HIDDEN = """() => [...document.querySelectorAll('[data-place]')].flatMap((place) => {
  const chip = place.querySelector('.price')?.getBoundingClientRect();
  return chip ? [...place.querySelectorAll('.pieces > :not(.price)')].filter((one) => {
    const box = one.getBoundingClientRect();
    const wide = Math.min(chip.right, box.right) - Math.max(chip.left, box.left);
    return wide > 2 && Math.min(chip.bottom, box.bottom) - Math.max(chip.top, box.top) > 2;
  }).map((one) => `${place.dataset.place} ${one.className}`) : [];
})"""


@pytest.mark.parametrize("name", ["istanbul", "mocha", "grand bazaar"])
def test_on_a_phone_no_price_hides_anybody(screens: Any, name: str) -> None:
    screen = screens(size=(390, 844))
    ways = paid_ways(name, seed=5, count=6)
    assert len(ways) == 6
    for position in ways:
        sit_down(screen, position)
        screen.page.wait_for_selector("[data-place] .price")
        assert screen.page.evaluate(HIDDEN) == []


BARRIER = """() => [...document.querySelectorAll('.edge')].every((edge) => {
  const box = edge.getBoundingClientRect();
  const flat = edge.classList.contains('below');
  return [.2, .5, .8].every((part) => edge.contains(document.elementFromPoint(
    box.left + box.width * (flat ? .5 : part), box.top + box.height * (flat ? part : .5))));
})"""


def test_the_barrier_lies_above_both_its_places(screens: Any) -> None:
    screen = screens(size=(390, 1600))
    sit_down(screen, barred(seed=4))
    screen.page.wait_for_selector(".edge")
    assert screen.page.evaluate(BARRIER)


def test_a_long_press_shows_help_and_answers_nothing(screens: Any) -> None:
    screen = screens(size=(390, 844), has_touch=True, is_mobile=True)
    screen.make_table("istanbul", [ME, BOT])
    place = screen.page.wait_for_selector(".surface[data-can]")
    asked = screen.page.inner_text(".question")
    box = place.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7
    finger = screen.context.new_cdp_session(screen.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    screen.page.wait_for_selector(".help.pinned .rule")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    screen.page.wait_for_timeout(200)
    assert screen.page.inner_text(".question") == asked
    screen.page.click(".help .close")
    screen.page.touchscreen.tap(x, y)
    wait_until(screen.page, lambda: screen.page.inner_text(".question") != asked)


# The numbers of a place that somebody stands on; the Tavern says too much to leave anybody room.
COVERED = """() => [...document.querySelectorAll('[data-place]:not([data-place="19"])')].flatMap((place) => {
  const boxes = (what) => [...place.querySelectorAll(what)].filter((one) => what === '.merchant' || /\\d/.test(one.textContent))
    .map((one) => one.getBoundingClientRect());
  const numbers = boxes('.offer b');
  return boxes('.merchant').filter((box) => numbers.some((one) =>
    Math.min(one.right, box.right) - Math.max(one.left, box.left) > 2
    && Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > 4,
  )).map(() => place.dataset.place);
})"""


@pytest.mark.parametrize("lesson", ["istanbul", "yspahan", "cairo", *(f"istanbul&lesson={name}" for name in EXPANSIONS)])
def test_the_first_games_can_be_played_to_their_end_and_no_merchant_hides_a_price(screen: Screen, lesson: str) -> None:
    screen.page.goto(f"/#learn={lesson}")
    screen.page.wait_for_selector("[data-board]")
    for _ in range(400):
        if screen.page.get_attribute("[data-lesson]", "data-lesson") == "end":
            return
        assert screen.page.evaluate(COVERED) == []
        things = screen.glowing()
        if things:
            screen.click(things[0]["answer"])
        screen.page.wait_for_timeout(50)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", ["istanbul", "yspahan", "cairo"])
def test_a_lesson_can_be_stepped_back_left_taken_up_again_and_leads_to_a_match(screen: Screen, game: str) -> None:
    screen.home()
    screen.page.click(f"a.new[href='/#learn={game}']")
    screen.page.wait_for_selector("[data-board]")
    said = [screen.page.get_attribute("[data-lesson]", "data-lesson")]
    for _ in range(2):
        screen.page.click(".steps button:has-text('Show me')")
        wait_until(screen.page, lambda: screen.page.get_attribute("[data-lesson]", "data-lesson") != said[-1])
        said.append(screen.page.get_attribute("[data-lesson]", "data-lesson"))
    screen.page.click(".steps button:has-text('Back')")
    assert screen.page.get_attribute("[data-lesson]", "data-lesson") == said[1]
    screen.page.click(".steps a:has-text('Leave')")
    screen.page.click(f"a.new[href='/#learn={game}']")
    screen.page.wait_for_selector("[data-board]")
    assert screen.page.get_attribute("[data-lesson]", "data-lesson") == said[1]
    while screen.page.query_selector("[data-play]") is None:
        if screen.page.is_enabled(".steps button:has-text('Show me')"):
            screen.page.click(".steps button:has-text('Show me')")
        screen.page.wait_for_timeout(20)
    screen.page.click("[data-play]")
    wait_until(screen.page, lambda: "/t/" in screen.page.url)
    screen.page.wait_for_selector("[data-can]")


def test_a_lesson_answers_a_mistake_with_the_rule_and_is_gone_on_with_from_home(screen: Screen) -> None:
    screen.home()
    screen.page.click("[data-lessons] a:has-text('Mocha & Baksheesh')")
    screen.page.wait_for_selector("[data-lesson=caravansary]")
    screen.page.click("[data-place='20']")
    assert "That is 4 steps away; a merchant walks 1 or 2." in screen.page.inner_text(".help.pinned .why")
    screen.page.click(".help.pinned .why [data-rule-link='IST-MOVE-01']")
    screen.page.wait_for_selector(".book [data-rule='IST-MOVE-01']")
    screen.page.click(".book button:has-text('Close')")
    screen.page.click("[data-place='12']")
    assert "That is possible as well. This time, though: Go to the Caravansary." in screen.page.inner_text(".help.pinned .why")
    screen.page.click(".help.pinned .close")
    screen.page.click(".steps button:has-text('Show me')")
    screen.page.wait_for_selector("[data-lesson=coffee]")
    screen.page.click(".steps a:has-text('Leave')")
    screen.page.click("[data-lessons] a:has-text('Mocha & Baksheesh: go on with step 2')")
    screen.page.wait_for_selector("[data-lesson=coffee]")


def test_an_example_is_stepped_through_and_then_tried_oneself(screen: Screen) -> None:
    screen.home()
    screen.page.click("a[href='/#example=istanbul']")
    screen.page.click("a:has-text('Three or four steps')")
    screen.page.wait_for_selector("[data-lesson='1']")
    assert "That is 3 steps away; a merchant walks 1 or 2." in screen.page.inner_text("[data-refused='go 16']")
    screen.click(screen.once_it_glows()[0]["answer"])
    screen.page.wait_for_selector("[data-lesson='2']")
    screen.page.click("[data-next]")
    screen.page.wait_for_selector("[data-lesson='3']")
    screen.page.click("[data-try]")
    wait_until(screen.page, lambda: "/t/" in screen.page.url)
    wait_until(screen.page, lambda: screen.page.is_visible(".question:has-text('assistant')"))


OUT_OF_THE_WAY = "() => [...document.querySelectorAll('[data-thing]:not([data-can])')].every((one) => one.tabIndex < 0)"


def test_keys_find_the_first_answer_and_numbers_press_the_buttons(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, BOT], undo="free")
    screen.page.wait_for_selector("[data-place] [data-can]")
    assert screen.page.evaluate(OUT_OF_THE_WAY)
    screen.page.keyboard.press("ArrowRight")
    screen.page.keyboard.press("Enter")
    screen.page.wait_for_selector(".answers [data-can]")
    wait_until(screen.page, lambda: screen.page.evaluate("() => document.activeElement?.matches('[data-can]') ?? false"))
    asked = screen.page.inner_text(".question")
    screen.page.keyboard.press("1")
    wait_until(screen.page, lambda: screen.page.inner_text(".question") != asked)
    screen.page.click("button[aria-controls=preferences]")
    assert "1–9" in screen.page.inner_text("#preferences .keys")


def test_watching_is_shown_to_the_watcher_and_to_the_players(screens: Any) -> None:
    player, watcher = screens(), screens()
    table = player.make_table("yspahan", [ME, BOT])
    player.page.wait_for_selector("[data-can]")
    watcher.page.goto(f"/t/{table}")
    watcher.page.wait_for_selector("[data-watching]:has-text('You are watching')")
    player.page.wait_for_selector("[data-watching]:has-text('1 person watching')")


def test_one_screen_means_two_people_and_no_bot(screen: Screen) -> None:
    screen.page.goto("/#new=yspahan&mode=screen")
    screen.page.click("form .go")
    screen.page.wait_for_selector("[data-lift-curtain], [data-board]")
    assert [seat["kind"] for seat in get(f"{screen.server}/api/tables/{screen.table}")["seats"]] == ["person", "person"]


def test_home_tells_length_weight_and_against_whom(screen: Screen) -> None:
    screen.home()
    words = screen.page.inner_text(".game:has-text('Istanbul')")
    assert "45–60 minutes" in words
    assert "against 2 bots" in words
    assert "New here?" in words
