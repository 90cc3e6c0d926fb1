"""When the line to the server breaks at a table against bots, play goes on on the device."""

from __future__ import annotations

import json
import random
import urllib.request
from pathlib import Path
from typing import Any

from .conftest import serve
from .pilot import Screen, wait_until

BROUGHT = "performance.getEntriesByType('resource').some(one => /networks.istanbul-.*pack$/.test(one.name) && one.responseEnd)"
ANSWERS = """async () => {
  const opening = indexedDB.open("charsu /");
  const database = await new Promise((give) => { opening.onsuccess = () => give(opening.result); });
  const asked = database.transaction("entries").objectStore("entries").getAll();
  const found = await new Promise((give) => { asked.onsuccess = () => give(asked.result); });
  database.close();
  return found.map((one) => one.row).filter((row) => row.kind === "answer").map((row) => row.notation);
}"""


def taken_along(screen: Screen, table: str) -> list[str]:
    """The answers so far, as the server gives them to whoever holds the seat."""
    secret = screen.page.evaluate("JSON.parse(localStorage['charsu-seats'])[0].secret")
    request = urllib.request.Request(f"{screen.server}/api/tables/{table}/along", headers={"Authorization": f"Bearer {secret}"})
    with urllib.request.urlopen(request) as answer:
        answers: list[str] = json.load(answer)["match"]["answers"]
    return answers


def test_play_goes_on_on_the_device_from_the_last_acknowledged_answer(chromium: Any, tmp_path: Path) -> None:
    with serve(tmp_path) as server:
        screen = Screen(chromium, server)
        screen.page.set_default_timeout(180_000)
        table = screen.make_table("istanbul", [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "merchant"}])
        looks = iter(range(25))
        screen.play_on(random.Random(5), until=lambda: next(looks, None) is None)
        wait_until(screen.page, BROUGHT)
        screen.page.wait_for_selector("[data-can]")
        played = taken_along(screen, table)
        assert screen.page.query_selector("[data-onward]") is None, "nobody is bothered while the line holds"
    screen.page.click("[data-onward] button")
    screen.page.wait_for_url("**/#t=here-*", wait_until="commit")
    screen.page.wait_for_selector("[data-can]")
    assert screen.page.evaluate(ANSWERS) == played
    looks = iter(range(25))
    screen.play_on(random.Random(6), until=lambda: next(looks, None) is None)
    after = screen.page.evaluate(ANSWERS)
    assert len(after) > len(played) and after[: len(played)] == played
    assert screen.page.evaluate("performance.getEntriesByName('thought').length") > 0, "its bots look ahead as they did"
    assert screen.page.inner_text(".left").count("Ada") == 1, "the same people sit there"
    screen.close()
