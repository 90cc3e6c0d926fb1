"""Measures the site without a server, in Chromium on this machine, from a static host of our own on loopback.

    python scripts/measure_site.py [search] [start] [play] [phone]

search  iterations of the tree search in a worker against those of compiled code on one core, in turns
start   from a cold cache, and from a warm one without a network, to the first own question: seconds, bytes from the host, and what
        the page's processes worked for it, which a busy machine does not change
play    from an answer of a person to the next question, and memory of the page with its workers after a match
phone   how long the Vizier thinks where everything is four times slower

Slower by four means that the processes of the page are stopped for three quarters of the time: Chromium's own throttle leaves
workers alone.
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

SLOWER = 4
BEAT = 0.02  # seconds of one stop and go
ITERATIONS = 20_000
ROUNDS = 3
GAMES = ("istanbul", "yspahan", "cairo")
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
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
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


def memory(process: int) -> float:
    """Megabytes that a process holds for itself alone."""
    rows = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
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
        print(f"search, {label}: {pace:,.0f} iterations/s compiled, {share:.0f} % of that in a worker", flush=True)
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
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
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
        print(f"start, {game}: cold {cold:.1f} s, {megabytes}; {offline}", flush=True)


def play(browser: Any, host: Host) -> None:
    for number, game in enumerate(GAMES):
        screen = Screen(browser, host.address)
        open_first(screen, f"{host.address}/", number)
        screen.play_on(random.Random(number))
        times = sorted(screen.page.evaluate(ANSWERED))
        lazy = max(memory(process) for process in renderers())
        screen.context.new_cdp_session(screen.page).send("HeapProfiler.collectGarbage")
        time.sleep(1)
        held = max(memory(process) for process in renderers())
        screen.close()
        middle, most = statistics.median(times), times[int(0.95 * len(times))]
        print(f"play, {game}: {len(times)} answers, median {middle:.0f} ms, 95 % under {most:.0f} ms", end="")
        print(f"; {held:.0f} MB ({lazy:.0f} MB before the page's garbage is collected)", flush=True)


def phone(browser: Any, host: Host) -> None:
    for game in GAMES:
        screen = Screen(browser, host.address, size=(390, 844), speed="fast", is_mobile=True, has_touch=True)
        screen.page.goto(f"{host.address}/#new={game}&mode=bots")
        screen.page.click("text=Vizier")
        screen.page.click("button.go")
        screen.page.wait_for_selector("[data-can]", timeout=120_000)
        with slowed():
            screen.play_on(random.Random(1), until=lambda s=screen: len(s.page.evaluate(THOUGHT)) >= 12)
        times = sorted(screen.page.evaluate(THOUGHT))
        screen.close()
        middle = statistics.median(times)
        print(f"phone, {game}: {len(times)} answers of the Vizier, median {middle:.0f} ms, longest {times[-1]:.0f} ms", flush=True)


THOUGHT = "performance.getEntriesByName('thought').map(entry => entry.duration)"
PARTS: dict[str, Callable[[Any, Host], None]] = {"search": search, "start": start, "play": play, "phone": phone}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "charsu.cli", "site", f"{folder}/site"], check=True)
        with serve_folder(Path(folder) / "site") as host, sync_playwright() as tool:
            for part in sys.argv[1:] or PARTS:
                browser = tool.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                PARTS[part](browser, host)
                browser.close()


if __name__ == "__main__":
    main()
