"""A game from outside: installed with pip, it is played in the browser in its language; neither package nor client know of it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from charsu.tables.verify import verify

from .conftest import leave, serve
from .host import serve_folder
from .layout import wait_for_letters
from .pilot import Screen, get
from .test_everyone import broken
from .test_matches import assert_shown_as_played
from .visitor import Visitor

TEMPLATE = Path(__file__).parents[1] / "core" / "bazaar"
INFO = "souk-1.0.dist-info"
ABOUT = {
    "METADATA": "Metadata-Version: 2.1\nName: souk\nVersion: 1.0\n",
    "WHEEL": "Wheel-Version: 1.0\nGenerator: hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    "entry_points.txt": "[charsu.games]\nbazaar = bazaar:GAME\n",
}


def wheel(folder: Path) -> Path:
    """The template as somebody would publish it."""
    made = folder / "souk-1.0-py3-none-any.whl"
    files = [path for path in TEMPLATE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    names = [f"bazaar/{path.relative_to(TEMPLATE).as_posix()}" for path in files]
    with ZipFile(made, "w") as archive:
        for path, name in zip(files, names, strict=True):
            archive.write(path, name)
        for name, text in ABOUT.items():
            archive.writestr(f"{INFO}/{name}", text)
        listed = [*names, *(f"{INFO}/{name}" for name in ABOUT), f"{INFO}/RECORD"]
        archive.writestr(f"{INFO}/RECORD", "".join(f"{name},,\n" for name in listed))
    return made


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where `pip install` of the template is all that was done."""
    folder = tmp_path_factory.mktemp("outside")
    command = [sys.executable, "-m", "pip", "install", "--no-index", "--no-deps", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*command, "--target", str(folder / "installed"), str(wheel(folder))], check=True)
    return folder / "installed"


@pytest.fixture(scope="module")
def outside(installed: Path) -> Iterator[str]:
    """A server with it."""
    with serve(installed.parent, installed) as address:
        yield address


@pytest.fixture
def sitting(chromium: Any, outside: str) -> Iterator[Any]:
    made: list[Screen] = []

    def make(**settings: Any) -> Screen:
        made.append(Screen(chromium, outside, **{"locale": "de", **settings}))
        return made[-1]

    yield make
    leave(made)


def test_the_shelf_offers_it_with_its_name_cover_and_options(sitting: Any) -> None:
    screen = sitting()
    screen.home()
    card = screen.page.locator(".game", has_text="Der Basar")
    assert "bevor sie teuer werden" in card.inner_text() and "10 Minuten; leicht." in card.inner_text()
    assert card.locator(".cover svg path").count() > 3
    card.get_by_text("Optionen").click()
    form = screen.page.locator("form")
    form.get_by_text("Edelsteine, mit denen das Spiel endet").wait_for()
    form.locator("select").first.select_option("2")
    form.locator(".go").click()
    screen.page.wait_for_selector("[data-board] [data-span]")
    assert get(f"{screen.server}/api/tables/{screen.table}")["options"]["gems"] == 2


def test_its_first_game_is_learned_step_by_step(sitting: Any) -> None:
    screen = sitting()
    screen.home()
    screen.page.locator(".game", has_text="Der Basar").get_by_text("Neu hier?").click()
    for step in ("go", "announce", "dealer", "gem", "ring"):
        screen.page.wait_for_selector(f"[data-lesson={step}]")
        screen.page.wait_for_selector("[data-can]")
        screen.click(screen.once_it_glows()[0]["answer"])
    screen.page.wait_for_selector("[data-lesson=end]")
    assert "Jetzt weißt du, wie es geht!" in screen.page.inner_text(".teacher") and "Karten" in screen.page.inner_text(
        ".teacher .more"
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_keeps_the_rules_of_accessibility(sitting: Any, theme: str) -> None:
    screen = sitting(color_scheme=theme, reduced_motion="reduce")
    screen.make_table("bazaar", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    screen.page.wait_for_selector("svg [data-span=stall][data-can]")
    assert broken(screen) == []


def test_a_whole_match_on_one_screen_is_clicked_in_german(sitting: Any) -> None:
    """Two people at one screen and a bot: places on the drawing, buttons for the rest, taking back, and looking back."""
    screen = sitting()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "hot", "name": "Ben"}, {"kind": "bot", "bot": "greedy"}]
    table = screen.make_table("bazaar", seats, options={"gems": 2, "rich": True})
    dice = random.Random("souk")
    screen.play_on(dice, until=lambda: screen.page.locator("svg [data-span=stall][data-can]").count() == 2)
    board = screen.page.locator("[data-board]")
    for word in ("Brunnen", "Teestube", "Kartenhändler", "Edelsteinhändler", "Zisterne"):
        assert word in board.inner_text()
    assert "Wohin?" in screen.page.inner_text(".question")
    ask_why_not(screen)
    undo_by_keyboard(screen)
    screen.play_on(dice)
    assert_shown_as_played(screen, table)
    assert "Edelsteine" in screen.page.inner_text(".ranking") and "Münzen" in screen.page.inner_text(".ranking")
    assert screen.page.locator(".chart").count() == 0
    screen.page.locator(".ending").get_by_text("Rückblick").click()
    screen.page.wait_for_selector("[data-board] [data-span]")
    assert screen.page.locator("[data-board] [data-can]").count() == 0


def ask_why_not(screen: Screen) -> None:
    """The rules of the game say why a place cannot be chosen, and where that is written."""
    screen.page.locator("svg [data-span=stall]:not([data-can])").first.click()
    card = screen.page.locator(".help.pinned")
    card.get_by_text("Dieser Stand ist weder der nächste noch der übernächste.").wait_for()
    assert card.locator("[data-rule-link=BAZ-02]").count() == 1
    card.get_by_role("button", name="Schließen").click()


def undo_by_keyboard(screen: Screen) -> None:
    """A place is reached with Tab, chosen with Enter, and taken back."""
    place = screen.page.locator("svg [data-span=stall][data-can]").first
    label, index = place.get_attribute("aria-label"), place.get_attribute("data-index")
    assert label is not None and "Ziel: " in label and place.get_attribute("tabindex") == "0"
    place.focus()
    screen.page.keyboard.press("Enter")
    screen.page.wait_for_function("() => !document.querySelector('svg [data-span=stall][data-can]')")
    here = screen.page.locator(f"svg [data-span=stall][data-index='{index}']")
    here.locator("[data-piece^=merchant]").first.wait_for()
    screen.page.keyboard.press("Control+z")
    screen.page.wait_for_function("() => document.querySelectorAll('svg [data-span=stall][data-can]').length === 2")


@pytest.mark.parametrize("locale", ["de", "uk"])
def test_it_fits_on_a_phone(sitting: Any, locale: str) -> None:
    screen = sitting(size=(360, 740), locale=locale, is_mobile=True, has_touch=True, device_scale_factor=2)
    screen.make_table("bazaar", [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}], options={"rich": True})
    screen.play_on(random.Random(1), until=lambda: screen.page.locator("svg [data-span=stall][data-can]").count() == 2)
    wait_for_letters(screen)
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= 360
    smallest = """() => Math.min(...[...document.querySelectorAll('[data-board] text')].filter((one) => one.textContent.trim())
      .map((one) => one.getBoundingClientRect()).filter((box) => box.width).map((box) => box.height))"""
    assert screen.page.evaluate(smallest) >= 13
    beyond = """() => [...document.querySelectorAll('[data-board] [data-span]')].filter((place) => {
      const room = place.querySelector('rect').getBoundingClientRect();
      return [...place.querySelectorAll('text')].some((one) => one.getBoundingClientRect().right > room.right + 1);
    }).map((place) => place.textContent)"""
    assert screen.page.evaluate(beyond) == []


def test_a_site_brings_it_along_and_it_is_played_without_a_network(chromium: Any, installed: Path, tmp_path: Path) -> None:
    """Its Python travels; without modules of its rules no bot that looks ahead sits down, and a sentence says so."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(part for part in (str(installed), os.environ.get("PYTHONPATH", "")) if part)}
    command = [sys.executable, "-m", "charsu", "site", str(tmp_path / "site")]
    printed = subprocess.run(command, check=True, env=env, capture_output=True, encoding="utf8").stdout
    assert "with bazaar, as plain Python: bots that look ahead do not sit down there" in printed
    with serve_folder(tmp_path / "site") as host:
        visitor = Visitor(chromium, host, locale="de")
        visitor.stay()
        visitor.page.goto(f"{visitor.server}/#new=bazaar&mode=bots")
        visitor.page.reload()
        visitor.page.wait_for_selector("text=Bots, die vorausrechnen, spielen dieses Spiel ohne Server nicht.")
        assert visitor.page.locator("button:text-is('Wesir')").count() == 0
        visitor.page.click("button.go")
        visitor.page.wait_for_selector("svg [data-span=stall][data-can]")
        ask_why_not(visitor)
        visitor.play_on(random.Random("souk"))
        assert "Edelsteine" in visitor.page.inner_text(".ranking")
        assert verify(visitor.file()).ok
        visitor.home()
        assert visitor.page.locator(".game", has_text="Der Basar").count() == 1
        troubles, foreign = visitor.troubles, [url for url in visitor.foreign if not url.startswith("blob:")]
        visitor.close()
    assert (troubles, foreign) == ([], [])
