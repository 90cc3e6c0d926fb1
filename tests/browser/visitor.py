"""Somebody at a site without a server."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from charsu.core.match import Match
from charsu.tables.verify import verify

from .host import Host
from .pilot import Screen

KEPT = """async (name) => {
  const opening = indexedDB.open(name);
  const database = await new Promise((give) => { opening.onsuccess = () => give(opening.result); });
  const asked = database.transaction("tables").objectStore("tables").getAll();
  const found = await new Promise((give) => { asked.onsuccess = () => give(asked.result); });
  database.close();
  return found;
}"""
STORE = "charsu /games/charsu/"


class Visitor(Screen):
    """Somebody at the site."""

    def __init__(self, browser: Any, host: Host, **more: Any) -> None:
        super().__init__(browser, host.address, **more)
        self.page.set_default_timeout(180_000)

    def home(self) -> None:
        self.page.goto(f"{self.server}/")
        self.page.wait_for_selector(".game .button.primary")

    def stay(self) -> None:
        """Wait until the device keeps the site, then switch the network off."""
        self.home()
        self.page.wait_for_selector("html[data-kept=yes]")
        self.context.set_offline(True)

    def begin(self, game: str, mode: str = "bots", level: str = "Apprentice", **options: str) -> None:
        """A table by the form."""
        self.page.goto(f"{self.server}/#new={game}&mode={mode}")
        self.page.reload()
        self.page.click(f"button:text-is('{level}')")
        for value in options.values():
            self.page.locator("select").filter(has=self.page.locator(f"option[value={value}]")).select_option(value)
        self.page.click("button.go")
        self.page.wait_for_selector("[data-can]")

    @property
    def id(self) -> str:
        return str(self.page.url.partition("#t=")[2].partition("&")[0])

    def kept_ids(self) -> set[str]:
        """The tables that the device keeps."""
        return {head["id"] for head in self.page.evaluate(KEPT, STORE)}

    def file(self) -> dict[str, Any]:
        """The match file that the ending gives."""
        with self.page.expect_download() as kept:
            self.page.click("[data-download]")
        file: dict[str, Any] = json.loads(Path(kept.value.path()).read_text("utf8"))
        return file

    def kept(self) -> dict[str, Any]:
        """What the device keeps of the table that is open."""
        rows: list[dict[str, Any]] = self.page.evaluate(KEPT, STORE)
        return next(head for head in rows if head["id"] == self.id)


def some_clicks(count: int) -> Callable[[], bool]:
    """True once so many looks were taken."""
    left = iter(range(count))
    return lambda: next(left, None) is None


def play_a_whole_match(visitor: Visitor, game: str, level: str, **options: str) -> None:
    """With a reload in the middle; at the end screen, file and engine agree."""
    visitor.begin(game, level=level, **options)
    visitor.play_on(random.Random(3), until=some_clicks(20))
    before = visitor.kept()["number"]
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-board]")
    visitor.play_on(random.Random(4))
    assert visitor.kept()["number"] > before > 0
    stored = visitor.file()
    match = Match.from_json(json.dumps(stored))
    assert visitor.ranking() == [(row["seat"], row["scores"]) for row in match.result or []] != []
    assert verify(stored).ok
