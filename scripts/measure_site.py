"""Measures the site without a server, in Chromium on this machine, from a static host of our own on loopback.

    python scripts/measure_site.py [search] [start] [play] [memory] [phone]

search  iterations of the tree search in a worker against those of compiled code on one core, in turns
start   from a cold cache, and from a warm one without a network, to the first own question: seconds, bytes from the host, and what
        the page's processes worked for it, which a busy machine does not change
play    from an answer of a person until the page shows the next question with all that can be chosen; pieces do not travel
memory  what the process of the page, with its workers and its service worker, holds for itself alone (private pages) after a
        match, or sixty answers of one, from a cold cache: as it is, and once after twenty seconds of rest. Nobody makes it collect
        garbage, and no tool is attached that keeps what was loaded
phone   how long the Vizier thinks where everything is four times slower

Every line ends with its goal and whether it is met; the last one tells how busy the machine was. Slower by four means that the
processes of the page are stopped for three quarters of the time: Chromium's own throttle leaves workers alone.
"""

from __future__ import annotations

import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from browser.host import Host, serve_folder  # noqa: E402
from browser.pilot import Screen  # noqa: E402
from plain_browser import PlainBrowser  # noqa: E402

SLOWER = 4
BEAT = 0.02  # seconds of one stop and go
ITERATIONS = 20_000
ROUNDS = 3
ANSWERS = 60  # of a person, in a match whose answers are timed
PAUSE = 60  # milliseconds in which whoever plays looks at the question
VIZIER = 8  # answers of a Vizier on a phone
REST = 20  # seconds
GAMES = ("istanbul", "yspahan", "cairo")
TABLES = {"istanbul": {}, "the Grand Bazaar": {"expansions": "grand_bazaar"}, "yspahan": {}, "cairo": {}}
WORKER = "import { run } from './host.mjs'; onmessage = async (event) => postMessage(await run(event.data));"
ASK = """async (task) => {
  const worker = globalThis.thinker ??= new Worker('/thinker.mjs', { type: 'module' });
  return new Promise((told) => { worker.onmessage = (event) => told(event.data); worker.postMessage(task); });
}"""
ANSWERED = "performance.getEntriesByName('answered').map(entry => entry.duration)"


# --- processes of the page ---------------------------------------------------


def children(of: int) -> list[int]:
    """All processes that descend from one of ours."""
    processes = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parent = int((folder / "stat").read_text("utf8").rpartition(")")[2].split()[1])
            except OSError:
                continue
            processes.append((int(folder.name), parent))
    own = {of}
    for _ in range(6):
        own |= {child for child, parent in processes if parent in own}
    return sorted(own - {of})


def renderers() -> list[int]:
    """The processes of our browser that run pages."""
    processes = []
    for child in children(os.getpid()):
        try:
            line = Path(f"/proc/{child}/cmdline").read_bytes()
        except OSError:
            continue
        if b"--type=renderer" in line and b"--extension-process" not in line:
            processes.append(child)
    return processes


def held_now() -> float:
    """Megabytes that the largest process with a page holds for itself alone."""
    return max(_held(process) for process in renderers())


def _held(process: int) -> float:
    rows = Path(f"/proc/{process}/smaps_rollup").read_text("utf8").splitlines()
    return sum(int(row.split()[1]) for row in rows if row.startswith("Private_")) / 1000


@contextmanager
def slowed() -> Iterator[None]:
    """Pages run for one part in four of the time."""
    done = threading.Event()

    def beat() -> None:
        while not done.is_set():
            pages = renderers()
            for _ in range(40):
                _tell(pages, signal.SIGSTOP)
                time.sleep(BEAT * (SLOWER - 1) / SLOWER)
                _tell(pages, signal.SIGCONT)
                time.sleep(BEAT / SLOWER)

    thread = threading.Thread(target=beat)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def _tell(processes: list[int], what: int) -> None:
    for process in processes:
        try:
            os.kill(process, what)
        except ProcessLookupError:
            continue


# --- what is measured ----------------------------------------------------------


def tell(found: str, goal: str, met: bool) -> None:
    print(f"{found} (goal {goal}: {'met' if met else 'MISSED'})", flush=True)


def search(browser: Any, _: Host) -> None:
    from wasm import tasks

    page = browser.new_page()
    scripts = {"host.mjs": tasks.HOST.read_text("utf8"), "thinker.mjs": WORKER}

    def give(route: Any) -> None:
        route.fulfill(body=scripts.get(route.request.url.rpartition("/")[2], ""), content_type="text/javascript")

    page.route("**/*", give)
    page.goto("http://localhost/host.mjs")
    for label, rules in tasks.RULES.items():
        ground = tasks.native(rules)
        task = tasks.growing_tree(label)
        task["facts"] |= {"iterations": ITERATIONS}
        ratios, native = [], 0.0
        for _round in range(ROUNDS + 1):
            tree = tasks.planted(label, ground)
            began = time.perf_counter()
            ground.think(tree.nodes, tree.settings, tree.root, tree.walk, 5, ITERATIONS)
            native = time.perf_counter() - began
            ratios.append(native / page.evaluate(ASK, task)["seconds"])
        pace, share = ITERATIONS / native, 100 * statistics.median(ratios[1:])
        tell(f"search, {label}: {pace:,.0f} iterations/s compiled, {share:.0f} % of that in a worker", "≥ 60 %", share >= 60)
    page.close()


def open_first(screen: Screen, address: str, game: int) -> float:
    """Seconds from opening the page to the first own question, with the button pressed as soon as it is there."""
    began = time.perf_counter()
    screen.page.goto(address, wait_until="commit")
    screen.page.locator(".game .button.primary").nth(game).click()
    screen.page.wait_for_selector("[data-can]", timeout=120_000)
    return time.perf_counter() - began


def spent() -> float:
    """Seconds of processor time that the pages of our browser have taken so far."""
    ticks = 0
    for process in renderers():
        fields = Path(f"/proc/{process}/stat").read_text("utf8").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def start(browser: Any, host: Host) -> None:
    for number, game in enumerate(GAMES):
        screen = Screen(browser, host.address)
        host.sent = 0
        cold, sent = open_first(screen, f"{host.address}/", number), host.sent
        screen.page.goto(f"{host.address}/")
        screen.page.wait_for_selector("html[data-kept=yes]")
        whole = host.sent
        screen.context.set_offline(True)
        warm, worked = [], []
        for again in range(4):
            before = spent()
            warm.append(open_first(screen, f"{host.address}/?{again}", number))
            worked.append(spent() - before)
        screen.close()
        megabytes = f"{sent / 1e6:.1f} MB to there, {whole / 1e6:.1f} MB until all is kept"
        offline = f"warm, without a network {min(warm):.1f}–{max(warm):.1f} s, {statistics.median(worked):.1f} s of processor time"
        met = cold <= 8 and sent <= 8e6 and max(warm) <= 2.5
        tell(f"start, {game}: cold {cold:.1f} s, {megabytes}; {offline}", "≤ 8 s and 8 MB, warm ≤ 2.5 s", met)


def play(browser: Any, host: Host) -> None:
    for name, options in TABLES.items():
        screen = Screen(browser, host.address)
        screen.page.goto(f"{host.address}/#new={name if name in GAMES else 'istanbul'}&mode=bots")
        screen.page.wait_for_selector("button.go")
        for value in options.values():
            screen.page.locator("select").filter(has=screen.page.locator(f"option[value={value}]")).select_option(value)
        screen.page.click("button.go")
        screen.page.wait_for_selector("[data-can]", timeout=120_000)

        def enough(page: Any = screen.page) -> bool:
            page.wait_for_timeout(PAUSE)
            return len(page.evaluate(ANSWERED)) >= ANSWERS

        screen.play_on(random.Random(1), until=enough)
        times = sorted(screen.page.evaluate(ANSWERED))
        screen.close()
        middle, most = statistics.median(times), times[int(0.95 * len(times))]
        tell(f"play, {name}: {len(times)} answers, median {middle:.0f} ms, 95 % within {most:.0f} ms", "95 % ≤ 50 ms", most <= 50)


def memory(_: Any, host: Host) -> None:
    dice = random.Random(1)
    for number, game in enumerate(GAMES):
        browser = PlainBrowser(str(CHROMIUM), FLAGS)
        browser.begin_with("localStorage['charsu-settings'] ??= '{\"speed\":\"instant\"}'")
        browser.goto(f"{host.address}/")
        browser.wait_for("document.querySelectorAll('.game .button.primary').length > 2")
        browser.evaluate(f"document.querySelectorAll('.game .button.primary')[{number}].click()")
        browser.wait_for("document.querySelector('[data-can]') !== null")
        while not browser.evaluate(f"document.querySelector('[data-result]') !== null || {ANSWERED}.length >= {ANSWERS}"):
            browser.evaluate(CLICK % dice.random())
            time.sleep(PAUSE / 1000)
        held, rested = held_now(), ""
        if game == GAMES[-1]:
            time.sleep(REST)
            rested = f", {held_now():.0f} MB {REST} s later"
        browser.close()
        tell(f"memory, {game}: {held:.0f} MB at the end{rested}", "≤ 250 MB", held <= 250)


def phone(browser: Any, host: Host) -> None:
    for game in GAMES:
        screen = Screen(browser, host.address, size=(390, 844), speed="fast", is_mobile=True, has_touch=True)
        screen.page.goto(f"{host.address}/#new={game}&mode=bots")
        screen.page.click("text=Vizier")
        screen.page.click("button.go")
        screen.page.wait_for_selector("[data-can]", timeout=120_000)
        with slowed():
            screen.play_on(random.Random(1), until=lambda s=screen: len(s.page.evaluate(THOUGHT)) >= VIZIER)
        times = sorted(screen.page.evaluate(THOUGHT))
        screen.close()
        middle = statistics.median(times)
        line = f"phone, {game}: {len(times)} answers of the Vizier, median {middle:.0f} ms, longest {times[-1]:.0f} ms"
        tell(line, "median ≤ 1000 ms", middle <= 1000)


THOUGHT = "performance.getEntriesByName('thought').map(entry => entry.duration)"
CLICK = """(() => {
  const found = [...document.querySelectorAll('[data-can]')].filter((one) => one.getBoundingClientRect().width > 0);
  if (document.body.ariaBusy === 'true') return;
  found[Math.floor(%f * found.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
})()"""
PARTS: dict[str, Callable[[Any, Host], None]] = {
    "search": search, "start": start, "play": play, "memory": memory, "phone": phone,
}  # fmt: skip


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "charsu", "site", f"{folder}/site"], check=True)
        with serve_folder(Path(folder) / "site") as host, sync_playwright() as tool:
            for part in sys.argv[1:] or PARTS:
                browser = tool.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                PARTS[part](browser, host)
                browser.close()
    print(f"load of the machine over the last 1, 5 and 15 minutes: {', '.join(f'{load:.1f}' for load in os.getloadavg())}")


if __name__ == "__main__":
    main()
