"""Tables of one's own device: kept by the package's Python in a worker, without asking the server."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from charsu.bots.errands import Errands
from charsu.bots.network import network_for
from charsu.bots.program import GUIDED, Native
from charsu.bots.search import Tree
from charsu.bots.thinking import LEVELS, Tried
from charsu.core.match import Match
from charsu.core.registry import game
from charsu.core.table import kind_among, kind_name
from charsu.nets.flat import flat_nets
from charsu.tables.verify import verify
from wasm.tasks import native

from .conftest import CLIENT
from .pilot import Screen, wait_until
from .test_matches import MATCHES

# The house of the page, from the file that the page itself would load; a player that answers at random; a person with one line.
HOUSE = "async (file) => { globalThis.house = Object.values(await import(file)).find((part) => part?.line && part?.create); }"
PLAY = """async ({ wish, most, seed }) => {
  const made = await house.create(wish);
  const chance = () => ((seed = (seed * 48271) % 2147483647) / 2147483647);
  const told = await new Promise((done) => {
    let state = {}, given = 0;
    const line = house.line(made.id, {
      opened: () => line.send({ type: "hello" }),
      dropped: () => done({ problem: "dropped" }),
      heard: (message) => {
        if (message.type === "error") return done({ problem: message });
        if (message.type !== "state") return;
        state = { ...state, ...message.state };
        if (state.status === "over" || given === most) { line.close(); return done({ status: state.status, move: state.move }); }
        if (state.curtain !== null) return line.send({ type: "lift", seat: state.curtain });
        if (state.options.length === 0) return;
        given += 1;
        const answer = state.options[Math.floor(chance() * state.options.length)].id;
        line.send({ type: "answer", number: state.number, seat: state.showing, answer });
      },
    });
  });
  return { id: made.id, ...told };
}"""
WAIT = 120_000  # Python starts slowly on a busy machine


def asset(name: str) -> str:
    """The address of a part of the built client."""
    (file,) = (CLIENT.parent / "assets").glob(f"{name}-*.js")
    return f"/assets/{file.name}"


def house_file() -> str:
    return asset("house")


@pytest.fixture(scope="module")
def device(chromium: Any, server: str) -> Iterator[Screen]:
    """A browser whose tables stay with it; Python is started once."""
    screen = Screen(chromium, server)
    screen.page.set_default_timeout(WAIT)
    screen.home()
    screen.page.evaluate(HOUSE, house_file())
    yield screen
    troubles = screen.troubles
    screen.close()
    assert troubles == []


def play(device: Screen, name: str, seats: list[dict[str, Any]], most: int = -1, **more: Any) -> dict[str, Any]:
    key, options, _ = MATCHES[name]
    wish = {"game": key, "options": options, "seats": seats, "start": True, "pace": 0, **more}
    match: dict[str, Any] = device.page.evaluate(PLAY, {"wish": wish, "most": most, "seed": 11})
    return match


def test_a_whole_match_is_played_kept_checked_and_brought_back_from_its_file(device: Screen) -> None:
    """Against one bot that only knows what things are worth and one that searches, in its module."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "trader"}, {"kind": "bot", "bot": "apprentice"}]
    ended = play(device, "yspahan", seats)
    assert ended["status"] == "over", ended
    page, table = device.page, ended["id"]
    file = page.evaluate("(id) => house.match(id)", table)
    assert verify(file).ok, "the package says so on another machine"
    assert page.evaluate("(id) => house.verify(id)", table)["ok"], "the page says so itself"
    match = Match.from_json(json.dumps(file))
    assert match.is_over and match.number == ended["move"]
    frames = page.evaluate("(id) => house.history(id, 40, 2)", table)
    assert frames["total"] == match.number
    assert frames["frames"][0]["view"] == json.loads(json.dumps(match.at(40).view(0))), "a frame is the library's view"
    copy = page.evaluate(
        "({ match, seats }) => house.create({ seats, undo: 'training', from: { match, upto: 30 } })",
        {"match": file, "seats": [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}]},
    )
    assert page.evaluate("(id) => house.summary(id)", copy["id"])["imported"] == 30
    assert [row["seat"] for row in page.evaluate("(id) => house.luck(id)", table)["seats"]] == [0, 1, 2]


def test_every_level_answers_on_the_device(device: Screen) -> None:
    """Where the seat behind a person begins, everybody else's first turn comes before the person's."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in ("sultan", "merchant", "greedy"))]
    match = play(device, "yspahan", seats, most=1, options={"first_seat": "1"})
    assert match["status"] == "running", match
    events = device.page.evaluate("(id) => house.events(id, 0, 500)", match["id"])
    assert {event["seat"] for event in events if event["kind"] == "answer" and event["by"] == "bot"} == {1, 2, 3}


GROW = """async ({ file, asked }) => {
  const worker = new Worker(file, { type: "module" });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ port: port1, networks: "/api/networks/" }, [port1]);
  const told = [];
  for (const one of asked) {
    told.push(await new Promise((done) => { port2.onmessage = (event) => done(event.data); port2.postMessage(one); }));
  }
  worker.terminate();
  return told.map((one) => one.tried ?? one);
}"""


def position(key: str, players: int) -> Match:
    """Some answers into a match, where somebody has a choice."""
    match = game(key).new_match(players, seed=7)
    while match.number < 40 or match.actor is None or match.actor < 0 or len(match.options()) < 2:
        match.play(match.options()[0])
    return match


def test_a_tree_grows_in_the_worker_as_it_does_on_the_processor_and_goes_on_from_an_answer(device: Screen) -> None:
    match = position("yspahan", 3)
    view, level = match.view(match.actor or 0), LEVELS["merchant"]
    task = Errands(3).begin("t", view, match.options(), level).task
    tree = Tree.plant(view.game, native(view.table.rules), level.settings, ())
    tree.look_at(view)
    tree.ground.think(tree.nodes, tree.settings, tree.root, tree.walk, task["seed"], 600)
    best = max(tree.tried(), key=lambda one: one.visits)
    node = next(child for child in tree.children(tree.root) if tree.nodes[child]["answer"] == best.answer)
    below = [tree.nodes[child] for child in tree.children(node)]
    asked = int(below[0]["question"])
    onward = {**task, "way": [[task["asked"], best.answer]], "asked": asked, "actor": asked % 16 - 1}
    requests = [{"begin": task}, {"tree": task["tree"], "grow": 600}, {"begin": onward}]
    fresh, grown, later = device.page.evaluate(GROW, {"file": asset("bot.worker"), "asked": requests})
    assert fresh == []
    assert [Tried(answer, visits, total) for answer, visits, total in grown] == tree.tried()
    assert [row[:2] for row in later] == [[int(n["answer"]), int(n["visits"])] for n in below if n["question"] == asked]


@pytest.mark.parametrize(("key", "players"), [("istanbul", 2), ("yspahan", 2), ("cairo", 2), ("cairo", 4)])
def test_a_network_guides_a_tree_in_the_worker_as_it_does_on_the_processor(device: Screen, key: str, players: int) -> None:
    match = position(key, players)
    view, level = match.view(match.actor or 0), LEVELS["sultan"]
    net = network_for(match.table)
    assert net is not None
    file = next(name for name, flat in flat_nets().items() if flat.net is net)
    kind = kind_among(net.card["tables"], match.game, players, {})
    assert kind is not None
    task = Errands(3).begin("t", view, match.options(), level, {"file": file, "table": kind_name(kind, players)}).task
    tree = Tree.plant(view.game, Native(GUIDED.compiled(view.table.rules)["think"]), level.settings, (), by_network=True)
    tree.look_at(view)
    tree.ground.think(tree.nodes, tree.settings, tree.root, tree.walk, task["seed"], 300, *tree.guided_by(net))
    requests = [{"begin": task}, {"tree": task["tree"], "grow": 300}]
    _, grown = device.page.evaluate(GROW, {"file": asset("bot.worker"), "asked": requests})
    assert [(answer, visits) for answer, visits, _ in grown] == [(one.answer, one.visits) for one in tree.tried()]
    assert [total for *_, total in grown] == pytest.approx([one.total for one in tree.tried()], abs=1e-3)


def test_at_the_screen_a_table_of_the_device_is_like_any_other(screens: Any) -> None:
    """Chosen, played by clicking, taken back, left and found again as it was; two people at one screen, with a curtain."""
    screen: Screen = screens()
    page = screen.page
    page.set_default_timeout(WAIT)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/#new=cairo&mode=screen")
    page.click("[data-where] button >> nth=1")
    page.click("button:text-is('Training')")
    page.click(".go")
    page.wait_for_selector("[data-lift-curtain]")
    assert "#t=here-" in page.url
    page.evaluate(HOUSE, house_file())
    click_some(screen, 14)
    wait_until(page, lambda: answers(page) >= 8)
    before = answers(page)
    page.keyboard.press("Control+z")
    wait_until(page, lambda: answers(page) < before)
    left, shown = answers(page), page.inner_text(".log")
    page.reload()
    page.wait_for_selector("[data-lift-curtain], [data-can]")
    wait_until(page, lambda: page.inner_text(".log") == shown)
    page.evaluate(HOUSE, house_file())
    assert answers(page) == left
    assert not [url for url in asked if "/api/tables" in url], "the server is not asked"
    page.goto("/")
    page.wait_for_selector("a[href*='#t=here-']")


def answers(page: Any) -> int:
    """How many answers the table of this page has that count."""
    return int(page.evaluate("(id) => house.history(id, 0, 1)", page.url.partition("#t=")[2])["total"])


def click_some(screen: Screen, count: int) -> None:
    """So many answers, by clicking what glows."""
    dice = random.Random(4)
    while count:
        choice = dice.choice(screen.once_it_glows())
        count -= screen.click(None if choice["lift"] else choice["answer"])
