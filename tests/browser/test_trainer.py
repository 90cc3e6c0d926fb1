"""The trainer: puzzles on the board, at a server and without one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from charsu.analysis.puzzles import Collection, read

from .conftest import leave, serve
from .host import serve_folder
from .pilot import Screen
from .test_site import CLIENT, WRITE

FILES = Path(__file__).parents[1] / "analysis" / "puzzles"
FEW = f"from pathlib import Path\nimport charsu.analysis.puzzles as puzzles\npuzzles.FOLDER = Path({str(FILES)!r})\n"
COLLECTIONS: dict[str, Collection] = {key: read(FILES / f"{key}.json.gz") for key in ("istanbul", "yspahan", "cairo")}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the few puzzles of the tests."""
    folder = tmp_path_factory.mktemp("trainer")
    (folder / "sitecustomize.py").write_text(FEW)
    with serve(folder, folder) as server:
        yield server


@pytest.fixture
def visitors(chromium: Any) -> Iterator[Any]:
    made: list[Screen] = []

    def visit(at: str, **more: Any) -> Screen:
        made.append(Screen(chromium, at, **more))
        made[-1].page.set_default_timeout(60_000)
        return made[-1]

    yield visit
    leave(made)


def answered(screen: Screen, game: str, right: bool) -> str:
    """Answer the puzzle of a game, rightly or not, as soon as it is on the screen; gives its name."""
    page, collection = screen.page, COLLECTIONS[game]
    task = page.wait_for_selector(",".join(f"[data-puzzle='{each}']" for each in collection.by_name))
    name = str(task.get_attribute("data-puzzle"))
    puzzle = collection.by_name[name]
    options = collection.position(puzzle).options()
    chosen = next(option for option in options if (option.notation == puzzle.best) == right)
    page.wait_for_selector(f"[data-answer='{chosen.id}']")
    screen.click(str(chosen.id))
    if page.query_selector("[data-sure]"):
        page.click("[data-sure]")
    page.wait_for_selector(f"[data-outcome={'solved' if right else 'missed'}]")
    return name


def test_a_puzzle_is_answered_judged_and_explained_and_progress_is_kept(address: str, visitors: Any) -> None:
    screen = visitors(address)
    page = screen.page
    screen.home()
    page.click("[data-trainer]")
    for game in COLLECTIONS:
        page.goto("/#train")
        page.click(f"[data-train={game}] [data-today]")
        first = answered(screen, game, right=False)
        assert page.locator("[data-ring]").count() <= 2
        assert page.locator(".why tr").count() == len(COLLECTIONS[game].by_name[first].chances) + 1
        page.click("[data-again]")
        answered(screen, game, right=True)
        page.click("[data-next]")
        page.wait_for_selector(f"[data-puzzle]:not([data-puzzle='{first}'])")
        answered(screen, game, right=True)
    page.goto("/#train")
    page.reload()
    for game, collection in COLLECTIONS.items():
        line = page.inner_text(f"[data-train={game}] [data-solved]")
        assert line == f"1 of {len(collection.puzzles)} solved", "what was told after a wrong answer does not count"


def test_everybody_has_the_same_puzzle_that_day(address: str, visitors: Any) -> None:
    names = []
    for zone in ("Pacific/Auckland", "America/Los_Angeles"):
        screen = visitors(address, timezone_id=zone)
        screen.page.clock.set_fixed_time("2026-11-16T12:00:00Z")
        screen.page.goto("/#train=cairo&puzzle=today")
        names.append(answered(screen, "cairo", right=True))
        screen.page.goto("/#train")
        assert screen.page.wait_for_selector("[data-days]").get_attribute("data-days") == "1"
    collection = COLLECTIONS["cairo"]
    assert names == [collection.name_of(collection.of_the_day(date(2026, 11, 16)))] * 2


def test_the_keyboard_solves_a_puzzle(address: str, visitors: Any) -> None:
    screen = visitors(address)
    page = screen.page
    page.goto("/#train=yspahan&puzzle=today")
    page.wait_for_selector("[data-can]")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('data-can')"):
            break
    page.keyboard.press("Enter")
    if page.query_selector("[data-sure]"):
        page.focus("[data-sure]")
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-outcome]")
    assert page.evaluate("document.activeElement.hasAttribute('data-outcome')"), "what is said next is read next"


def test_a_phone_shows_the_verdict_and_nothing_is_too_wide(address: str, visitors: Any) -> None:
    screen = visitors(address, size=(360, 740), is_mobile=True, has_touch=True, locale="de-DE")
    for game in COLLECTIONS:
        screen.page.goto(f"/#train={game}&puzzle=today")
        answered(screen, game, right=False)
        assert screen.page.evaluate("document.documentElement.scrollWidth") <= 360
        box = screen.page.locator(".verdict").bounding_box()
        assert box is not None
        assert 0 <= box["y"] < 740


def test_the_same_puzzles_without_a_server_and_without_a_network(tmp_path: Path, visitors: Any) -> None:
    folder = tmp_path / "site"
    subprocess.run([sys.executable, "-c", FEW + WRITE, str(CLIENT), str(folder)], check=True)
    with serve_folder(folder) as host:
        screen = visitors(host.address)
        page = screen.page
        page.set_default_timeout(180_000)
        page.goto(f"{host.address}/")
        page.wait_for_selector("html[data-kept=yes]")
        screen.context.set_offline(True)
        for game in COLLECTIONS:
            page.goto(f"{host.address}/#train")
            page.click(f"[data-train={game}] [data-level='0']")
            answered(screen, game, right=game != "cairo")
        screen.context.set_offline(False)
