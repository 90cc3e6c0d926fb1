"""Luck and skill on the screen, and the coach."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from .layout import late, sit_down
from .pilot import Screen, post, wait_until

ME = {"kind": "me", "name": "Ada"}
RANDOM = {"kind": "bot", "bot": "random"}


def test_a_finished_match_tells_luck_and_skill_and_the_better_move(screens: Any) -> None:
    screen: Screen = screens()
    sit_down(screen, late("short cairo", seed=8))
    screen.play_on(random.Random(8))
    page = screen.page
    page.click("[data-analyse]")
    page.wait_for_selector(".analysis .curve", timeout=600_000)
    luck = [float(cell.replace("−", "-")) for cell in page.locator("[data-luck]").all_inner_texts()]
    assert len(luck) == 2
    assert abs(sum(luck)) < 0.25, "what luck gives one of two it takes from the other"
    for _ in range(3):
        page.click(".analysis [data-next]")
    move = int(page.get_attribute("[data-moment]", "data-moment") or 0)
    assert page.inner_text(".replay .number").startswith(f"{move - 1} / "), "the board shows the position before the answer"
    assert "Played" in page.inner_text(".moment")
    page.click(".curve", position={"x": 40, "y": 40})
    wait_until(screen.page, lambda: page.get_attribute("[data-moment]", "data-moment") not in (str(move), None))
    assert page.locator(".analysis details tr").count() > 50, "the curve is there as a table"
    table = screen.table
    page.click("[data-share=link]")
    with page.expect_download() as kept:
        page.click("[data-share=file]")
    file = Path(kept.value.path()).read_bytes()
    assert json.loads(file)["match"]["answers"]
    with page.expect_download() as kept:
        page.click("[data-share=page]")
    assert "<polyline" in Path(kept.value.path()).read_text("utf8")
    others = screens()
    others.page.goto(f"/t/{table}#move={move - 1}&analysis")
    others.page.wait_for_selector(f"[data-moment='{move}']")
    others.home()
    others.page.set_input_files("input[type=file]", {"name": "a.json", "mimeType": "application/json", "buffer": file})
    others.page.wait_for_selector(".analysis .curve")
    assert others.table != table
    assert others.page.locator("[data-luck]").all_inner_texts() == page.locator("[data-luck]").all_inner_texts()
    for broken in (file[:-200], json.dumps({**json.loads(file), "match": None}).encode()):
        others.home()
        others.page.set_input_files("input[type=file]", {"name": "a.json", "mimeType": "application/json", "buffer": broken})
        others.page.wait_for_selector("[role=alert]")
    page.click(".replay button:has-text('Try from here')")
    wait_until(screen.page, lambda: page.query_selector(".replay") is None)


def test_among_people_the_coach_comes_when_all_have_agreed_and_goes_with_the_first_who_does_not(screens: Any) -> None:
    ada, bob = screens(), screens()
    name = ada.make_table("cairo", [ME, {"kind": "open"}], start=False)
    secret = post(f"{bob.server}/api/tables/{name}/join", {"name": "Bob"})["secret"]
    bob.page.goto(f"/t/{name}#seat={secret}")
    ada.page.wait_for_selector("button:has-text('Start')")
    ada.page.click("button:has-text('Start')")
    pages = [ada.page, bob.page]
    for page in pages:
        page.wait_for_selector("[data-consent=none]")
    ada.page.click("[data-agree=true]")
    bob.page.wait_for_selector("[data-consent=some]")
    assert "Agreed: Ada. Still to agree: you" in bob.page.inner_text(".consent").replace("You", "you").replace("Bob", "you")
    assert not any(page.query_selector(".coach") for page in pages)
    bob.page.click("[data-agree=true]")
    for page in pages:
        page.wait_for_selector("[data-consent=all]")
    wait_until(ada.page, lambda: sum(page.query_selector(".coach") is not None for page in pages) == 1)
    ada.page.click("[data-agree=false]")
    wait_until(ada.page, lambda: not any(page.query_selector(".coach") for page in pages))
    bob.page.wait_for_selector("[data-consent=some]")


def test_the_coach_hints_in_three_steps_and_warns(screens: Any) -> None:
    screen = screens()
    screen.make_table("cairo", [ME, RANDOM], undo="training")
    page = screen.page
    page.wait_for_selector(".coach", timeout=60_000)
    page.click(".coach button:has-text('Hint')")
    page.wait_for_selector(".coach [role=status] p:not(.soft)", timeout=120_000)
    assert page.query_selector(".coach [data-best]") is None, "the first step does not give the answer away"
    page.click(".coach button:has-text('Tell me more')")
    assert page.get_attribute(".coach [data-best]", "data-best")
    page.click(".coach button:has-text('Tell me more')")
    page.wait_for_selector(".coach p:has-text('What may follow')")
    page.click(".coach button:has-text('What just happened?')")
    page.wait_for_selector(".coach [data-stroke], .coach p:has-text('Nothing that changed much')", timeout=120_000)
