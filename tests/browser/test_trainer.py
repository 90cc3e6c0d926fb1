"""The trainer: puzzles on the board, at a server and without one."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from charsu.analysis.puzzles import Collection, Puzzle, read
from charsu.core.view import Answer

from .conftest import leave, serve
from .host import serve_folder
from .pilot import Screen
from .sites import write_site

FILES = Path(__file__).parents[1] / "analysis" / "puzzles"
FEW = f"from pathlib import Path\nimport charsu.analysis.puzzles as puzzles\npuzzles.FOLDER = Path({str(FILES)!r})\n"
COLLECTIONS: dict[str, Collection] = {key: read(FILES / f"{key}.json.gz") for key in ("istanbul", "yspahan", "cairo")}
DAY = date(2026, 11, 16)
NOON = f"{DAY}T12:00:00Z"


def kinds() -> dict[str, tuple[str, date]]:
    """Each kind of question that the puzzles ask, with its game and the first day from `DAY` on that asks it."""
    first: dict[str, tuple[str, date]] = {}
    for game, collection in COLLECTIONS.items():
        for day in (DAY + timedelta(days=n) for n in range(len(collection.days))):
            puzzle = collection.of_the_day(day)
            first.setdefault(collection.position(puzzle).view(puzzle.seat)["question"]["id"], (game, day))
    return first


KINDS = kinds()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the few puzzles of the tests."""
    folder = tmp_path_factory.mktemp("trainer")
    (folder / "sitecustomize.py").write_text(FEW, "utf8")
    with serve(folder, folder) as server:
        yield server


@pytest.fixture
def visitors(chromium: Any) -> Iterator[Any]:
    made: list[Screen] = []

    def visit(at: str, now: str = NOON, **more: Any) -> Screen:
        made.append(Screen(chromium, at, **more))
        made[-1].page.clock.set_fixed_time(now)
        return made[-1]

    yield visit
    leave(made)


def answer_to(collection: Collection, puzzle: Puzzle, right: bool) -> Answer:
    """The best answer to a puzzle, or another one."""
    options = collection.position(puzzle).options()
    return next(option for option in options if (option.notation == puzzle.best) == right)


def answered(screen: Screen, game: str, right: bool) -> str:
    """Answer the puzzle of a game, rightly or not, as soon as it is on the screen; gives its name."""
    page, collection = screen.page, COLLECTIONS[game]
    task = page.wait_for_selector(",".join(f"[data-puzzle='{each}']" for each in collection.by_name))
    name = str(task.get_attribute("data-puzzle"))
    puzzle = collection.by_name[name]
    chosen = answer_to(collection, puzzle, right)
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


# Noon of DAY where the calendar shows it, and one moment in which two calendars differ.
PLACES = [
    ("Pacific/Auckland", f"{DAY - timedelta(days=1)}T23:00:00Z", DAY),
    ("America/Los_Angeles", f"{DAY}T20:00:00Z", DAY),
    ("Pacific/Kiritimati", f"{DAY}T10:30:00Z", DAY + timedelta(days=1)),
    ("Pacific/Pago_Pago", f"{DAY}T10:30:00Z", DAY - timedelta(days=1)),
]


@pytest.mark.parametrize(("zone", "now", "day"), PLACES)
def test_who_has_the_same_calendar_date_has_the_same_puzzle(address: str, visitors: Any, zone: str, now: str, day: date) -> None:
    screen = visitors(address, now, timezone_id=zone)
    screen.page.goto("/#train=cairo&puzzle=today")
    collection = COLLECTIONS["cairo"]
    assert answered(screen, "cairo", right=True) == collection.name_of(collection.of_the_day(day))
    screen.page.goto("/#train")
    assert screen.page.wait_for_selector("[data-days]").get_attribute("data-days") == "1"


def test_a_puzzle_that_is_solved_after_midnight_counts_for_its_day(address: str, visitors: Any) -> None:
    """Two days in a row: the first is solved a minute after it was over, the second in time."""
    screen = visitors(address, f"{DAY}T23:59:00+02:00", timezone_id="Europe/Kyiv")
    page = screen.page
    page.goto("/#train=cairo&puzzle=today")
    page.wait_for_selector("[data-can]")
    page.clock.set_fixed_time(f"{DAY + timedelta(days=1)}T00:01:00+02:00")
    answered(screen, "cairo", right=True)
    page.goto("/#train")
    page.click("[data-train=cairo] [data-today]")
    answered(screen, "cairo", right=True)
    page.goto("/#train")
    assert page.wait_for_selector("[data-days]").get_attribute("data-days") == "2"


@pytest.mark.parametrize("kind", KINDS)
def test_the_keyboard_solves_a_puzzle_of_every_kind(address: str, visitors: Any, kind: str) -> None:
    game, day = KINDS[kind]
    collection = COLLECTIONS[game]
    best = answer_to(collection, collection.of_the_day(day), right=True)
    screen = visitors(address, f"{day}T12:00:00Z")
    page = screen.page
    page.goto(f"/#train={game}&puzzle=today")
    page.wait_for_selector(f"[data-answer='{best.id}']")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('data-answer')") == str(best.id):
            break
    page.keyboard.press("Enter")
    if page.query_selector("[data-sure]"):
        page.focus("[data-sure]")
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-outcome=solved]")
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
    with serve_folder(write_site(tmp_path / "site", first=FEW)) as host:
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
