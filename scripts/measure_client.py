"""Measures the browser client: bytes of the first load, and how long a board update takes at a quarter of the speed.

    python scripts/measure_client.py [game ...]

An update is the work of the script, from the new position until the page says the same. A frame is all that the page's main thread
does for what somebody sees next: script, styles, layout and paint, until the picture is handed over. Both are processor time of
that thread, slowed down, so that other programs do not count. A table server of its own is started; nothing outside this machine
is asked.
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
Task = tuple[float, float, float]


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
    events: list[dict[str, Any]] = json.loads(file.read_text("utf8"))["traceEvents"]
    return events


def spans(events: list[dict[str, Any]]) -> tuple[list[Span], list[Task], list[float]]:
    """The updates; the tasks of the main thread and which part of them it ran; when pictures were handed over. Milliseconds."""
    main, _ = Counter((event["pid"], event["tid"]) for event in events if event["name"] == "Commit").most_common(1)[0]
    own = [event for event in events if (event["pid"], event.get("tid")) == main]
    marks = sorted((event["ts"] / 1000, event["ph"]) for event in own if event["name"] == "board-update" and event["ph"] in "be")
    updates = [(begun, ended) for (begun, one), (ended, other) in pairwise(marks) if one + other == "be"]
    lasting = [event for event in own if event["ph"] == "X" and event["name"] in ("RunTask", "Commit") and event["dur"] > 0]
    ends = {id(event): (event["ts"] + event["dur"]) / 1000 for event in lasting}
    tasks = [(event["ts"] / 1000, ends[id(event)], event["tdur"] / event["dur"]) for event in lasting if event["name"] == "RunTask"]
    return updates, tasks, sorted(ends[id(event)] for event in lasting if event["name"] == "Commit")


def work(tasks: list[Task], start: float, end: float) -> float:
    """Milliseconds the main thread ran between two moments."""
    return sum(part * max(0.0, min(last, end) - max(first, start)) for first, last, part in tasks)


def frames(updates: list[Span], pictures: list[float]) -> list[Span]:
    """From the first update of a frame until its picture is handed over."""
    started: dict[float, float] = {}
    for start, end in updates:
        picture = next((at for at in pictures if at >= end), None)
        if picture is not None:
            started.setdefault(picture, start)
    return [(start, picture) for picture, start in started.items()]


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
            script = in_words([work(tasks, *update) for update in updates])
            frame = in_words([work(tasks, *frame) for frame in frames(updates, pictures)])
            print(f"{game} at 1/{SLOWER} speed: updates {script}; frames {frame}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
