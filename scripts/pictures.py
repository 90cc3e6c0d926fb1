"""Pictures of every screen, in two sizes and two lights, for docs/pictures.

    python scripts/pictures.py [folder [screen …]]

A table server of its own is started; tables stand in the middle of matches that bots have played, with fixed seeds.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

import charsu  # noqa: E402
from browser.conftest import CHROMIUM, FLAGS, serve  # noqa: E402
from browser.pilot import Screen, post  # noqa: E402
from charsu.bots import bot  # noqa: E402

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "apprentice"}
SIZES: dict[str, dict[str, Any]] = {
    "wide": {"size": (1440, 900)},
    "phone": {"size": (390, 844), "is_mobile": True, "has_touch": True},
}


def home(screen: Screen) -> None:
    screen.home()


def new_table(screen: Screen) -> None:
    screen.page.goto("/#new=istanbul&mode=bots")
    screen.page.wait_for_selector("form")


def lobby(screen: Screen) -> None:
    screen.page.goto("/#new=istanbul&mode=friends")
    screen.page.click("form .go")
    screen.page.wait_for_selector(".lobby")


def lesson(screen: Screen) -> None:
    screen.page.goto("/#learn=istanbul")
    screen.page.wait_for_selector("[data-board]")


def rules(screen: Screen) -> None:
    screen.page.goto("/#rules=yspahan")
    screen.page.wait_for_selector("[data-rule]")


@cache
def middle(key: str, answers: int, question: str, expansions: str) -> Any:
    """A match of bots, when the first seat is asked this after so many answers."""
    match = charsu.game(key).new_match(3, {"expansions": expansions} if expansions else {}, seed=7)
    player = bot("greedy", seed=7)
    while match.actor != 0 or match.number < answers or match.view(0)["question"]["id"] != question:
        match.play(player.choose(match.view(match.actor), match.options(), None))
    return json.loads(match.to_json())


def game(key: str, answers: int, question: str, expansions: str = "") -> Callable[[Screen], None]:
    """A table in the middle of a match, when something on the board can be chosen."""

    def show(screen: Screen) -> None:
        wish = {"seats": [ME, BOT, BOT], "start": True, "pace": 0, "from": {"match": middle(key, answers, question, expansions)}}
        made = post(f"{screen.server}/api/tables", wish)
        screen.page.goto(f"/t/{made['id']}#seat={made['secret']}")
        screen.page.wait_for_selector("[data-can]")

    return show


def ending(screen: Screen) -> None:
    screen.make_table("istanbul", [ME, BOT, BOT], options={"rubies": "3"})
    screen.play_on(random.Random(9))
    screen.page.wait_for_selector(".dice")


def replay(screen: Screen) -> None:
    ending(screen)
    screen.page.click(".ending button:has-text('Replay')")
    screen.page.wait_for_selector(".replay")
    screen.page.fill(".replay input[type=range]", "60")


def analysis(screen: Screen) -> None:
    ending(screen)
    screen.page.click("[data-analyse]")
    screen.page.wait_for_selector(".analysis .curve", timeout=900_000)
    for _ in range(4):
        screen.page.click(".analysis [data-next]")


def trainer(screen: Screen) -> None:
    """A puzzle that was answered, rightly or not, and why."""
    screen.page.goto("/#train=istanbul")
    screen.page.click("[data-board] [data-can]")
    screen.page.wait_for_selector("[data-outcome]")


SCREENS: dict[str, Callable[[Screen], None]] = {
    "home": home,
    "new-table": new_table,
    "lobby": lobby,
    "first-game": lesson,
    "rulebook": rules,
    "istanbul": game("istanbul", 120, "istanbul-ask-move"),
    "grand-bazaar": game("istanbul", 250, "istanbul-ask-move", "grand_bazaar"),
    "yspahan": game("yspahan", 440, "yspahan-ask-place"),
    "cairo": game("cairo", 150, "cairo-ask-action"),
    "ending": ending,
    "replay": replay,
    "analysis": analysis,
    "trainer": trainer,
}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs/pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serve(Path(data)) as server, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in sys.argv[2:] or SCREENS:
            show = SCREENS[name]
            for size, device in SIZES.items():
                screen = Screen(browser, server, color_scheme="light", **device)
                show(screen)
                for light in ("light", "dark"):
                    screen.page.emulate_media(color_scheme=light, reduced_motion="reduce")
                    screen.page.evaluate("() => scrollTo(0, 0)")
                    screen.page.mouse.move(2, 2)
                    screen.page.wait_for_timeout(400)
                    screen.page.screenshot(path=folder / f"{name}-{size}-{light}.jpg", type="jpeg", quality=80)
                screen.close()
            print(name)
        browser.close()


if __name__ == "__main__":
    main()
