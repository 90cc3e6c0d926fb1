"""Tables of one's own device: kept by the package's Python in a worker, without asking the server."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from charsu.core.match import Match
from charsu.tables.verify import verify

from .conftest import CLIENT
from .pilot import Screen
from .test_matches import MATCHES

# The house of the page, from the file that the page itself would load; a player that answers at random; a person with one line.
HOUSE = "async (file) => { globalThis.house = Object.values(await import(file)).find((part) => part?.line && part?.create); }"
PLAY = """async ({ wish, most, seed }) => {
  const made = await house.create(wish);
  const chance = () => ((seed = (seed * 48271) % 2147483647) / 2147483647);
  const told = await new Promise((done) => {
    let state = {}, given = 0;
    const line = house.line(made.id, {
      opened: () => line.send({ type: "hello" }),
      dropped: () => done({ problem: "dropped" }),
      heard: (message) => {
        if (message.type === "error") return done({ problem: message });
        if (message.type !== "state") return;
        state = { ...state, ...message.state };
        if (state.status === "over" || given === most) { line.close(); return done({ status: state.status, move: state.move }); }
        if (state.curtain !== null) return line.send({ type: "lift", seat: state.curtain });
        if (state.options.length === 0) return;
        given += 1;
        const answer = state.options[Math.floor(chance() * state.options.length)].id;
        line.send({ type: "answer", number: state.number, seat: state.showing, answer });
      },
    });
  });
  return { id: made.id, ...told };
}"""
WAIT = 120_000  # Python starts slowly on a busy machine


def house_file() -> str:
    (found,) = (CLIENT.parent / "assets").glob("house-*.js")
    return f"/assets/{Path(found).name}"


@pytest.fixture(scope="module")
def device(chromium: Any, server: str) -> Iterator[Screen]:
    """A browser whose tables stay with it; Python is started once."""
    screen = Screen(chromium, server)
    screen.page.set_default_timeout(WAIT)
    screen.home()
    screen.page.evaluate(HOUSE, house_file())
    yield screen
    troubles = screen.troubles
    screen.close()
    assert troubles == []


def play(device: Screen, name: str, seats: list[dict[str, Any]], most: int = -1, **more: Any) -> dict[str, Any]:
    game, options, _ = MATCHES[name]
    wish = {"game": game, "options": options, "seats": seats, "start": True, "pace": 0, **more}
    told: dict[str, Any] = device.page.evaluate(PLAY, {"wish": wish, "most": most, "seed": 11})
    return told


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_match_is_played_kept_checked_and_brought_back_from_its_file(device: Screen, name: str) -> None:
    """Against one bot that only knows what things are worth and one that searches, in its module."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "trader"}, {"kind": "bot", "bot": "apprentice"}]
    told = play(device, name, seats)
    assert told["status"] == "over", told
    page, table = device.page, told["id"]
    file = page.evaluate("(id) => house.match(id)", table)
    assert verify(file).ok, "the package says so on another machine"
    assert page.evaluate("(id) => house.verify(id)", table)["ok"], "the page says so itself"
    match = Match.from_json(json.dumps(file))
    assert match.is_over and match.number == told["move"]
    frames = page.evaluate("(id) => house.history(id, 40, 2)", table)
    assert frames["total"] == match.number
    assert frames["frames"][0]["view"] == json.loads(json.dumps(match.at(40).view(0))), "a frame is the library's view"
    copy = page.evaluate(
        "({ match, seats }) => house.create({ seats, undo: 'training', from: { match, upto: 30 } })",
        {"match": file, "seats": [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}]},
    )
    assert page.evaluate("(id) => house.summary(id)", copy["id"])["imported"] == 30
    assert [row["seat"] for row in page.evaluate("(id) => house.luck(id)", table)["seats"]] == [0, 1, 2]


def test_every_level_answers_on_the_device(device: Screen) -> None:
    """A person's second turn comes after everybody else's first."""
    bots = ["vizier", "merchant", "greedy"]
    told = play(device, "yspahan", [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)], most=6)
    assert told["status"] == "running", told
    events = device.page.evaluate("(id) => house.events(id, 0, 500)", told["id"])
    assert {event["seat"] for event in events if event["kind"] == "answer" and event["by"] == "bot"} == {1, 2, 3}


def test_at_the_screen_a_table_of_the_device_is_like_any_other(screens: Any) -> None:
    """Chosen, played by clicking, taken back, left and found again as it was; two people at one screen, with a curtain."""
    screen: Screen = screens()
    page = screen.page
    page.set_default_timeout(WAIT)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/#new=cairo&mode=screen")
    page.click("[data-where] button >> nth=1")
    page.click("button:text-is('Training')")
    page.click(".go")
    page.wait_for_selector("[data-lift-curtain]")
    assert "#t=here-" in page.url
    page.evaluate(HOUSE, house_file())
    click_some(screen, 14)
    wait_until(page, lambda: answers(page) >= 8)
    before = answers(page)
    page.keyboard.press("Control+z")
    wait_until(page, lambda: answers(page) < before)
    left, shown = answers(page), page.inner_text(".log")
    page.reload()
    page.wait_for_selector("[data-lift-curtain], [data-can]")
    wait_until(page, lambda: page.inner_text(".log") == shown)
    page.evaluate(HOUSE, house_file())
    assert answers(page) == left
    assert not [url for url in asked if "/api/tables" in url], "the server is not asked"
    page.goto("/")
    page.wait_for_selector("a[href*='#t=here-']")


def answers(page: Any) -> int:
    """How many answers the table of this page has that count."""
    return int(page.evaluate("(id) => house.history(id, 0, 1)", page.url.partition("#t=")[2])["total"])


def wait_until(page: Any, is_so: Any) -> None:
    for _ in range(300):
        if is_so():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it does not come")


def click_some(screen: Screen, count: int) -> None:
    """So many answers, by clicking what glows."""
    dice = random.Random(4)
    while count:
        wait_until(screen.page, screen.glowing)
        choice = dice.choice(screen.glowing())
        count -= screen.click(None if choice["lift"] else choice["answer"])
        screen.page.wait_for_timeout(40)
