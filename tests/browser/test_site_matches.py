"""Whole matches on the site without a server, with the network switched off after the first load."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from charsu.core.match import Match
from charsu.tables.verify import verify

from .host import Host, serve_folder
from .pilot import Screen
from .test_site import later_client, write_site
from .test_tables import wait_until

SPOIL = """async ([name, id]) => {
  const opening = indexedDB.open(name);
  const database = await new Promise((give) => { opening.onsuccess = () => give(opening.result); });
  const change = database.transaction(["tables", "entries"], "readwrite");
  const tables = change.objectStore("tables"), entries = change.objectStore("entries");
  tables.get(id).onsuccess = ({ target }) => {
    const head = target.result;
    tables.put({ ...head, charter: { ...head.charter, rules: "0.1" } });
    entries.getAll().onsuccess = ({ target: { result } }) => {
      const last = result.findLast((one) => one.table === id && one.row.kind === "answer");
      entries.put({ ...last, row: { ...last.row, notation: "dance 7" } });
    };
  };
  await new Promise((give) => { change.oncomplete = give; });
  database.close();
}"""
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

    def file(self) -> dict[str, Any]:
        """The match file that the ending gives."""
        with self.page.expect_download() as kept:
            self.page.click("[data-download]")
        found: dict[str, Any] = json.loads(Path(kept.value.path()).read_text("utf8"))
        return found

    def kept(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(KEPT, STORE)
        return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_site(tmp_path_factory.mktemp("site") / "site")


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    with serve_folder(folder) as found:
        yield found


@pytest.fixture
def visitor(chromium: Any, host: Host) -> Iterator[Visitor]:
    """Nothing may go wrong in the console, and nobody else may be asked."""
    found = Visitor(chromium, host)
    yield found
    troubles, foreign = found.troubles, [url for url in found.foreign if not url.startswith("blob:")]
    found.close()
    assert (troubles, foreign) == ([], [])


WHOLE = {
    "istanbul": ("istanbul", {}),
    "grand bazaar": ("istanbul", {"expansions": "grand_bazaar"}),
    "yspahan": ("yspahan", {}),
    "cairo": ("cairo", {}),
}


def some_clicks(count: int) -> Any:
    """True once so many looks were taken."""
    left = iter(range(count))
    return lambda: next(left, None) is None


@pytest.mark.parametrize("label", WHOLE)
def test_a_whole_match_is_played_without_a_network_and_its_file_is_true(visitor: Visitor, label: str) -> None:
    game, options = WHOLE[label]
    visitor.stay()
    visitor.begin(game, **options)
    visitor.play_on(random.Random(3), until=some_clicks(20))
    before = visitor.kept()[0]["number"]
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-board]")
    visitor.play_on(random.Random(4))
    assert visitor.kept()[0]["number"] > before > 0
    stored = visitor.file()
    match = Match.from_json(json.dumps(stored))
    assert visitor.ranking() == [(row["seat"], row["scores"]) for row in match.result or []] != []
    assert verify(stored).ok


def test_people_share_one_screen_and_take_back(visitor: Visitor) -> None:
    visitor.stay()
    visitor.begin("yspahan", mode="screen")
    visitor.play_on(random.Random(1), until=some_clicks(12))
    assert visitor.kept()[0]["summary"]["you"]["seats"] == [0, 1]


def test_a_first_game_is_learned_without_a_network(visitor: Visitor) -> None:
    visitor.stay()
    visitor.page.goto(f"{visitor.server}/#learn=cairo")
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-board]")
    for _ in range(3):
        before = visitor.page.inner_text(".say")
        visitor.page.click("text=Show me")
        visitor.page.locator(".say").filter(has_not_text=before).wait_for()
    assert visitor.kept() == [], "a first game is no match of one's own"


def test_matches_go_into_a_file_and_come_back_on_another_device(
    visitor: Visitor, chromium: Any, host: Host, tmp_path: Path
) -> None:
    visitor.stay()
    visitor.begin("cairo")
    visitor.play_on(random.Random(1), until=some_clicks(10))
    visitor.home()
    with visitor.page.expect_download() as saved:
        visitor.page.click("[data-keeping] button >> nth=0")
    saved.value.save_as(tmp_path / "matches.json")
    other = Visitor(chromium, host)
    other.stay()
    other.page.set_input_files("[data-keeping] input", tmp_path / "matches.json")
    other.page.click(".mine .table")
    other.page.wait_for_selector("[data-board]")
    other.play_on(random.Random(2), until=some_clicks(10))
    assert other.kept()[0]["number"] > visitor.kept()[0]["number"]
    other.close()


def test_one_window_plays_a_table_at_a_time(visitor: Visitor) -> None:
    visitor.stay()
    visitor.begin("cairo")
    second = visitor.context.new_page()
    second.set_default_timeout(180_000)
    second.goto(visitor.page.url)
    second.wait_for_selector("text=being played in another window")


def test_a_table_goes_on_with_a_newer_version(visitor: Visitor, host: Host, tmp_path: Path) -> None:
    visitor.home()
    visitor.page.wait_for_selector("html[data-kept=yes]")
    visitor.begin("yspahan")
    visitor.play_on(random.Random(1), until=some_clicks(10))
    before = visitor.kept()[0]
    host.folder = write_site(tmp_path / "later", later_client(tmp_path))
    visitor.page.reload()
    visitor.page.click("[data-update] .primary")
    visitor.page.wait_for_selector(f"meta[name=charsu-site]:not([content='{before['program']}'])", state="attached")
    visitor.page.wait_for_selector("[data-board]")
    visitor.play_on(random.Random(2), until=some_clicks(10))
    wait_until(visitor, lambda: visitor.kept()[0]["program"] != before["program"], 3000)  # clicks are quicker than what they do
    after = visitor.kept()[0]
    assert after["id"] == before["id"] and after["number"] > before["number"] and after["program"] != before["program"]


def test_a_table_of_rules_that_cannot_be_replayed_is_frozen_with_a_sentence(visitor: Visitor) -> None:
    visitor.stay()
    visitor.begin("yspahan")
    visitor.play_on(random.Random(1), until=some_clicks(10))
    table = visitor.id
    visitor.home()
    visitor.page.evaluate(SPOIL, [STORE, table])
    visitor.page.click(".mine .table")
    visitor.page.wait_for_selector("text=can only be looked at")
    assert visitor.glowing() == []
