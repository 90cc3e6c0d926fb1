"""Measures the browser client: bytes of the first load, and how long a board update takes at a quarter of the speed.

    python scripts/measure_client.py [game ...]

An update is the work of the script, from the new position until the page says the same. A frame is all that the page's main thread
does for what somebody sees next: script, styles, layout and paint, until the picture is handed over. A table server of its own is
started; nothing outside this machine is asked.
"""

from __future__ import annotations

import gzip
import json
import statistics
import sys
import tempfile
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from browser.conftest import CHROMIUM, FLAGS, serve  # noqa: E402
from browser.pilot import Screen  # noqa: E402

SLOWER = 4
SECONDS = 60
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "toplevel"]
# A player inside the page, so that nothing else asks the page questions while it is measured.
PLAYER = """() => {
  let seed = 1;
  const next = (most) => { seed = (seed * 48271) % 2147483647; return seed % most; };
  setInterval(() => {
    const can = [...document.querySelectorAll('[data-can]')];
    can[next(can.length || 1)]?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  }, 300);
}"""
Span = tuple[float, float]


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


def trace(browser: Any, screen: Screen, game: str, file: Path) -> list[dict[str, Any]]:
    """What Chromium did, in its own words, during a minute of a match."""
    screen.make_table(game, [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    screen.page.wait_for_selector("[data-board]")
    screen.page.wait_for_timeout(1000)
    screen.context.new_cdp_session(screen.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=screen.page, path=file, categories=CATEGORIES)
    screen.page.evaluate(PLAYER)
    screen.page.wait_for_timeout(1000 * SECONDS)
    browser.stop_tracing()
    found: list[dict[str, Any]] = json.loads(file.read_text())["traceEvents"]
    return found


def spans(events: list[dict[str, Any]]) -> tuple[list[Span], list[Span], list[float]]:
    """The updates, the tasks of the page's main thread, and when pictures were handed over, in milliseconds."""
    main, _ = Counter((event["pid"], event["tid"]) for event in events if event["name"] == "Commit").most_common(1)[0]
    own = [event for event in events if (event["pid"], event.get("tid")) == main]
    marks = sorted((event["ts"] / 1000, event["ph"]) for event in own if event["name"] == "board-update" and event["ph"] in "be")
    updates = [(begun, ended) for (begun, one), (ended, other) in pairwise(marks) if one + other == "be"]
    lasting = [
        (event["name"], event["ts"] / 1000, event["dur"] / 1000)
        for event in own
        if event["ph"] == "X" and event["name"] in ("RunTask", "Commit")
    ]
    tasks = sorted((start, start + length) for name, start, length in lasting if name == "RunTask")
    pictures = sorted(start + length for name, start, length in lasting if name == "Commit")
    return updates, tasks, pictures


def frames(updates: list[Span], tasks: list[Span], pictures: list[float]) -> list[float]:
    """The work of the main thread from the first update of a frame until its picture is handed over."""
    started: dict[float, float] = {}
    for start, end in updates:
        picture = next((at for at in pictures if at >= end), None)
        if picture is not None:
            started.setdefault(picture, start)
    return [sum(max(0.0, min(end, picture) - max(begin, start)) for begin, end in tasks) for picture, start in started.items()]


def in_words(times: list[float]) -> str:
    return f"{len(times)}, median {statistics.median(times):.1f} ms, 95 % under {sorted(times)[int(len(times) * 0.95)]:.1f} ms"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as server, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        print(f"first load: {first_load(Screen(browser, server)) / 1000:.1f} kB gzipped, fonts included")
        for game in sys.argv[1:] or ["istanbul", "yspahan", "cairo"]:
            screen = Screen(browser, server, size=(390, 844), speed="fast")
            updates, tasks, pictures = spans(trace(browser, screen, game, Path(folder) / "trace.json"))
            screen.close()
            scripts = [end - start for start, end in updates]
            print(f"{game} at 1/{SLOWER} speed: updates {in_words(scripts)}; frames {in_words(frames(updates, tasks, pictures))}")
        browser.close()


if __name__ == "__main__":
    main()
