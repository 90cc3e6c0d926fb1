"""Whole matches on the site without a server, with the network switched off after the first load."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from .host import serve_folder
from .pilot import wait_until
from .visitor import STORE, Visitor, play_a_whole_match, some_clicks

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


PYTHON = "performance.getEntriesByName('started').map((one) => one.detail.remembered)"
FULL = "void (IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); })"
MEMORY = """async (spoiled) => {
  const [name] = (await caches.keys()).filter((one) => one.startsWith("charsu-python"));
  const cache = name && (await caches.open(name));
  const [request] = cache ? await cache.keys() : [];
  if (!request) return 0;
  if (spoiled) await cache.put(request, new Response("no memory"));
  return (await (await cache.match(request)).arrayBuffer()).byteLength;
}"""


def test_a_whole_match_is_played_without_a_network_and_its_file_is_true(visitor: Visitor) -> None:
    play_a_whole_match(visitor, "istanbul", "Apprentice", expansions="grand_bazaar")


def test_python_begins_where_it_ended_and_afresh_where_that_is_spoiled(visitor: Visitor) -> None:
    page = visitor.page

    def started() -> list[bool]:
        visitor.home()
        wait_until(visitor.page, lambda: page.evaluate(PYTHON))
        started: list[bool] = page.evaluate(PYTHON)
        return started

    assert started() == [True]
    assert page.evaluate(MEMORY, True) < 100
    assert started() == [False]
    wait_until(visitor.page, lambda: page.evaluate(MEMORY, False) > 10_000_000)
    assert started() == [True]


def test_a_match_is_judged_on_the_device_and_goes_on_where_it_was_left(visitor: Visitor) -> None:
    page = visitor.page
    visitor.begin("yspahan")
    visitor.play_on(random.Random(5))
    page.click("[data-analyse]")
    page.wait_for_selector(".analysis progress")
    wait_until(visitor.page, lambda: int(page.get_attribute(".analysis progress", "value") or 0) >= 9)
    page.reload()
    page.click("[data-analyse]")
    page.wait_for_selector(".analysis progress")
    wait_until(visitor.page, lambda: int(page.get_attribute(".analysis progress", "value") or 0) >= 8, 8)  # not from the beginning
    page.wait_for_selector(".analysis .curve", timeout=600_000)
    luck = [float(cell.replace("−", "-")) for cell in page.locator("[data-luck]").all_inner_texts()]
    assert abs(sum(luck)) < 0.25 * len(luck), "what luck gives one it takes from the others"


def test_a_coach_helps_on_the_device(visitor: Visitor) -> None:
    page = visitor.page
    visitor.begin("cairo")
    for step in ("p:not(.soft)", "[data-best]", "p:has-text('What may follow')"):
        page.click(".coach button.small >> nth=0")
        page.wait_for_selector(f".coach {step}")


def test_a_first_game_is_learned_without_a_network(visitor: Visitor) -> None:
    played = visitor.id
    wait_until(visitor.page, lambda: not played or played in visitor.kept_ids())  # what was played before
    before = visitor.kept_ids()
    visitor.home()
    visitor.page.goto(f"{visitor.server}/#learn=cairo")
    while not visitor.page.query_selector("[data-board]"):
        assert visitor.kept_ids() == before, "whoever leaves while it is being made leaves nothing behind"
    for _ in range(3):
        said = visitor.page.inner_text(".say")
        visitor.page.click("text=Show me")
        visitor.page.locator(".say").filter(has_not_text=said).wait_for()
    assert visitor.kept_ids() == before, "a first game is no match of one's own"


def test_an_example_is_tried_without_a_network(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.server}/#example=istanbul/tea-house")
    page.reload()
    page.wait_for_selector("[data-lesson='1']")
    page.click("[data-try]")
    page.wait_for_url("**t=here-*")
    page.wait_for_selector(".question:has-text('Tea House')")


def test_one_window_plays_a_table_at_a_time(visitor: Visitor) -> None:
    visitor.begin("cairo")
    second = visitor.context.new_page()
    second.set_default_timeout(180_000)
    second.goto(visitor.page.url)
    second.wait_for_selector("text=being played in another window")
    second.close()


def test_a_table_of_rules_that_cannot_be_replayed_is_frozen_with_a_sentence(visitor: Visitor) -> None:
    visitor.begin("yspahan")
    visitor.play_on(random.Random(1), until=some_clicks(10))
    table = visitor.id
    visitor.home()
    visitor.page.evaluate(SPOIL, [STORE, table])
    visitor.page.click(f".mine .table[href*='{table}']")
    visitor.page.wait_for_selector("text=can only be looked at")
    assert visitor.glowing() == []


def test_matches_go_along_to_another_device_and_to_a_newer_version(
    visitor: Visitor, chromium: Any, site: Path, later_site: Path, tmp_path: Path
) -> None:
    """Saved to a file here, brought back there once there is room; and there the site is made anew while a match is under way."""
    visitor.begin("cairo")
    visitor.play_on(random.Random(1), until=some_clicks(10))
    before = visitor.kept()
    visitor.home()
    with visitor.page.expect_download() as saved:
        visitor.page.click("[data-keeping] button >> nth=0")
    saved.value.save_as(tmp_path / "matches.json")
    with serve_folder(site) as host:
        other = Visitor(chromium, host)
        other.home()
        other.page.wait_for_selector("html[data-kept=yes]")
        other.page.evaluate(FULL)
        other.page.set_input_files("[data-keeping] input", tmp_path / "matches.json")
        other.page.wait_for_selector("[data-keeping] >> text=There is no room left on this device.")
        other.home()
        other.page.set_input_files("[data-keeping] input", tmp_path / "matches.json")
        other.page.click(f".mine .table[href*='{before['id']}']")
        other.page.wait_for_selector("[data-board]")
        other.play_on(random.Random(2), until=some_clicks(10))
        wait_until(other.page, lambda: other.kept()["number"] > before["number"])  # clicks are quicker than what they do
        host.folder = later_site
        other.page.reload()
        other.page.click("[data-update] .primary")
        other.page.wait_for_selector(f"meta[name=charsu-site]:not([content='{before['program']}'])", state="attached")
        other.page.wait_for_selector("[data-board]")
        other.play_on(random.Random(2), until=some_clicks(10))
        wait_until(other.page, lambda: other.kept()["program"] != before["program"])
        assert other.kept()["id"] == before["id"]
        other.close()
