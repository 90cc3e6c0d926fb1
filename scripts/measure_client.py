"""Measures the browser client: bytes of the first load, and how long a board update takes at a quarter of the speed.

    python scripts/measure_client.py [game ...]

A table server of its own is started; nothing outside this machine is asked.
"""

from __future__ import annotations

import gzip
import random
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from browser.conftest import CHROMIUM, FLAGS, serve  # noqa: E402
from browser.pilot import Screen  # noqa: E402

SLOWER = 4


def first_load(screen: Screen) -> int:
    """Bytes over the line, gzipped, until the home screen stands."""
    sizes: list[int] = []

    def answered(response: Any) -> None:
        body = response.body()
        packed = response.url.endswith(".woff2")
        sizes.append(len(body) if packed else len(gzip.compress(body, 6)))

    screen.page.on("response", answered)
    screen.home()
    screen.page.wait_for_timeout(500)
    return sum(sizes)


def updates(screen: Screen, game: str, clicks: int = 60) -> list[float]:
    """Milliseconds of every board update of a stretch of a match."""
    screen.make_table(game, [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    screen.page.wait_for_selector("[data-board]")
    screen.context.new_cdp_session(screen.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    left = iter(range(clicks))
    screen.play_on(random.Random(1), until=lambda: next(left, None) is None)
    found: list[float] = screen.page.evaluate("() => performance.getEntriesByName('board-update').map((entry) => entry.duration)")
    return found[1:]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as server, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        print(f"first load: {first_load(Screen(browser, server)) / 1000:.1f} kB gzipped, fonts included")
        for game in sys.argv[1:] or ["istanbul", "yspahan", "cairo"]:
            times = updates(Screen(browser, server, size=(390, 844)), game)
            high = sorted(times)[int(len(times) * 0.95)]
            middle = statistics.median(times)
            print(f"{game}: {len(times)} updates at 1/{SLOWER} speed, median {middle:.1f} ms, 95 % under {high:.1f} ms")
        browser.close()


if __name__ == "__main__":
    main()
