"""Pictures of every screen, in two sizes and two lights, for docs/pictures.

    python scripts/pictures.py [folder [screen …]]

A table server of its own is started; tables are played a little way by random clicks with fixed seeds.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from browser.conftest import CHROMIUM, FLAGS, serve  # noqa: E402
from browser.pilot import Screen  # noqa: E402

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "greedy"}
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


def game(key: str, clicks: int, **options: str) -> Callable[[Screen], None]:
    """A table in the middle of a match, when something on the board can be chosen."""

    def show(screen: Screen) -> None:
        screen.make_table(key, [ME, BOT, BOT], options=options)
        screen.page.wait_for_selector("[data-board]")
        left = iter(range(clicks))
        screen.play_on(random.Random(7), until=lambda: next(left, None) is None)
        screen.play_on(random.Random(8), until=lambda: screen.page.query_selector("[data-board] [data-can]") is not None)

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
    "istanbul": game("istanbul", 40),
    "grand-bazaar": game("istanbul", 40, expansions="grand_bazaar"),
    "yspahan": game("yspahan", 40),
    "cairo": game("cairo", 30),
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
