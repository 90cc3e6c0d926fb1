"""Looking back: scrub, jump, share, fork, download, open a file."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from .layout import LANGUAGES, faults, phone, positions, sit_down, speak
from .pilot import Screen, get, wait_until

ME = {"kind": "me", "name": "Ada"}
GREEDY = {"kind": "bot", "bot": "greedy"}


def finished(screen: Screen) -> str:
    table = screen.make_table("istanbul", [ME, GREEDY, GREEDY], options={"rubies": "3"})
    screen.play_on(random.Random(8))
    return table


def test_a_finished_match_can_be_scrubbed_shared_forked_and_kept(screens: Any, tmp_path: Path) -> None:
    screen = screens()
    table = finished(screen)
    screen.page.wait_for_selector(".dice")
    assert "as promised" in screen.page.inner_text(".dice")
    screen.page.wait_for_selector(".chart")
    screen.page.click(".ending button:has-text('Replay')")
    screen.page.wait_for_selector(".replay")
    assert screen.page.inner_text(".replay .turns").startswith("Turn 1 of "), "the replay opens when the table is laid"
    total = len(get(f"{screen.server}/api/tables/{table}/match")["answers"])
    assert screen.page.get_attribute(".replay input[type=range]", "max") == str(total)
    screen.page.fill(".replay input[type=range]", "20")
    assert screen.page.inner_text(".replay .number") == f"20 / {total}"
    screen.page.click("button[aria-label='Next turn']")
    wait_until(screen.page, lambda: screen.page.inner_text(".replay .number") != f"20 / {total}")

    watcher = screens()
    watcher.page.goto(f"/t/{table}#move=20")
    wait_until(watcher.page, lambda: watcher.page.query_selector(".replay .number") is not None)
    assert watcher.page.inner_text(".replay .number") == f"20 / {total}"

    with screen.page.expect_download() as kept:
        screen.page.click(".replay [data-download]")
    path = tmp_path / "match.json"
    assert kept.value.suggested_filename.startswith("charsu-istanbul-20")
    kept.value.save_as(path)
    assert len(json.loads(path.read_text("utf8"))["answers"]) == total

    watcher.page.goto("/")
    watcher.page.wait_for_selector(".game .button.primary")
    watcher.page.set_input_files("input[type=file]", path)
    watcher.page.wait_for_selector(".replay")
    assert watcher.page.inner_text(".replay .turns").startswith("Turn 1 of ")
    assert "Haggler" in watcher.page.inner_text(".players"), "bots keep their names"
    assert watcher.page.query_selector(".players .tag:has-text('bot')") is not None

    screen.page.fill(".replay input[type=range]", "20")
    screen.page.click(".replay button:has-text('Try from here')")
    wait_until(screen.page, lambda: screen.table != table)
    screen.page.wait_for_selector("[data-board]")


def test_a_running_match_can_be_looked_back_to_and_left_again(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, GREEDY], undo="free")
    screen.page.wait_for_selector("[data-place] [data-can]")
    screen.page.click("button[aria-label=Replay]")
    screen.page.wait_for_selector(".replay")
    assert screen.glowing() == [], "nothing may be answered in the past"
    screen.page.click(".replay button:has-text('Back to the table')")
    screen.page.wait_for_selector("[data-place] [data-can]")


# Where the middle of each control lies, in rows of its own height.
ROWS = """new Set([...document.querySelectorAll(".steps > *")].map((one) =>
  Math.round((one.offsetTop + one.offsetHeight / 2) / 12))).size"""
CONTROLS = "[...document.querySelectorAll('.replay button, .replay input')].map((one) => [one.offsetWidth, one.offsetHeight])"


def test_on_a_phone_the_controls_take_two_rows_that_fingers_can_hit_in_every_language(screens: Any) -> None:
    screen = phone(screens, size=(360, 640))
    sit_down(screen, positions("istanbul", seeds=1, answers=120)[-1])
    screen.page.click("button[aria-label=Replay]")
    screen.page.wait_for_selector(".replay")
    for language in LANGUAGES:
        speak(screen, language)
        assert screen.page.evaluate(ROWS) == 2, language
        assert screen.page.evaluate("document.querySelector('.replay').offsetHeight") <= 112, language
        assert all(min(size) >= 44 for size in screen.page.evaluate(CONTROLS)), language
        assert faults(screen, (360, 640)) == [], language
