"""Tables without a server: the messages of a server's, stored by somebody else, in Python alone."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from base64 import b64decode
from typing import Any

import pytest

from charsu.analysis.groves import NativeGrove
from charsu.analysis.moments import moment
from charsu.analysis.work import valuation_for
from charsu.bots import devices
from charsu.bots.errands import PACKED, Errands, node_layout
from charsu.bots.program import Native
from charsu.bots.search import Tree
from charsu.bots.thinking import LEVELS
from charsu.bots.tree import NODE
from charsu.core.registry import game
from charsu.core.table import Table as Seated
from charsu.tables.house import HERE, House
from charsu.tables.porter import Porter
from charsu.tables.refusals import Refusal

OPTIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "istanbul": ("istanbul", {}),
    "grand bazaar": ("istanbul", {"expansions": "grand_bazaar"}),
    "yspahan": ("yspahan", {}),
    "cairo": ("cairo", {}),
}


class Page:
    """A browser's side of it: a store, and one line."""

    def __init__(self) -> None:
        self.porter = Porter(seed=1)
        self.store: dict[str, dict[str, Any]] = {}
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []

    def do(self, do: str, **more: Any) -> Any:
        answer = json.loads(self.porter.hear(json.dumps({"do": do, **more})))
        for change in answer.get("changes", ()):
            self.keep(change)
        self.hear(answer.get("told", ()))
        for change in answer.get("changes", ()):
            self.hear(json.loads(self.porter.hear(json.dumps({"do": "news", "id": change["id"]})))["told"])
        return answer.get("reply", answer.get("refused"))

    def keep(self, change: dict[str, Any]) -> None:
        if "charter" in change:
            self.store[change["id"]] = {"charter": change["charter"], "rows": []}
        rows = self.store[change["id"]]["rows"]
        assert len(rows) == change["after"]
        rows += change["rows"]

    def hear(self, told: Any) -> None:
        for _, text in told:
            message = json.loads(text)
            self.heard.append(message)
            if message["type"] == "state":
                self.state |= message["state"]
                self.events += message["events"]

    def open(self, key: str, *seats: str, **more: Any) -> str:
        name, options = OPTIONS[key]
        plans = [{"kind": seat} if seat in ("me", "hot") else {"kind": "bot", "bot": seat} for seat in seats]
        made = self.do("open", wish={"game": name, "options": options, "seats": plans, "start": True, "pace": 0, **more})
        self.say(made["id"], type="hello")
        return str(made["id"])

    def say(self, table: str, **message: Any) -> None:
        self.do("say", id=table, line=1, message=message)

    def bot_answers(self, table: str) -> bool:
        """Let a bot answer, if one is asked."""
        due = self.do("due", id=table)
        if not due or due["what"] != "bot":
            return False
        self.do("play_bot", id=table, seat=due["seat"], position=due["position"], searched=False)
        return True

    def play(self, table: str, chance: random.Random, most: int = 1_000_000) -> None:
        """Answer at random, and let bots answer, until the end or for so many answers."""
        for _ in range(most):
            if self.state["status"] == "over":
                return
            if self.bot_answers(table):
                continue
            if self.state["curtain"] is not None:
                self.say(table, type="lift", seat=self.state["curtain"])
            answer = chance.choice(self.state["options"])["id"]
            self.say(table, type="answer", number=self.state["number"], answer=answer, seat=self.state["showing"])


@pytest.mark.parametrize("key", OPTIONS)
def test_a_match_against_bots_is_played_kept_read_again_and_verified(key: str) -> None:
    page = Page()
    table = page.open(key, "me", "apprentice", "greedy")
    assert table.startswith(HERE)
    page.play(table, random.Random(3))
    assert page.do("ask", id=table, what="verify", more={})["ok"]
    file = page.do("ask", id=table, what="match", more={})
    frames = page.do("ask", id=table, what="history", more={"first": 0, "count": 3})
    again = Page()
    again.do("take_in", **page.store[table])
    assert again.do("ask", id=table, what="match", more={}) == file
    assert again.do("ask", id=table, what="history", more={"first": 0, "count": 3}) == frames
    assert len(again.do("ask", id=table, what="luck", more={})["seats"]) == 3
    seats = [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}]
    copy = again.do("open", wish={"seats": seats, "undo": "training", "from": {"match": file, "upto": 20}})
    again.say(copy["id"], type="hello")
    assert again.state["move"] >= 20 and again.state["table"]["imported"] == 20


def test_the_messages_are_those_of_a_server() -> None:
    """Every field that a server's first message has."""
    page = Page()
    page.open("yspahan", "me", "trader")
    facts = {"number", "position", "move", "status", "showing", "options", "forced", "clock", "frozen", "view"}
    assert set(page.state) == facts | {"undo", "curtain", "learning", "table", "seats", "dice", "you"}
    assert page.state["you"] == {"seats": [0], "host": True}


def test_hot_seats_have_a_curtain_and_answers_are_taken_back() -> None:
    page = Page()
    table = page.open("istanbul", "me", "hot", undo="training")
    assert page.state["curtain"] is not None and page.state["options"] == []
    page.play(table, random.Random(5), 12)
    move = page.state["move"]
    page.say(table, type="undo", number=page.state["number"])
    assert page.state["move"] < move
    page.say(table, type="redo", number=page.state["number"])
    assert page.state["move"] == move
    assert [row["number"] for row in page.store[table]["rows"]] == [event["number"] for event in page.events]
    assert page.do("ask", id=table, what="events", more={"since": 2, "count": 3}) == page.events[2:5]


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    page = Page()
    table = page.open("cairo", "me", "random")
    while page.bot_answers(table):
        pass
    kept = len(page.store[table]["rows"])
    page.say(table, type="answer", number=page.state["number"], answer="dance", key="k")
    assert page.heard[-1]["code"] == "illegal" and page.heard[-1]["key"] == "k"
    page.say(table, type="dance")
    assert page.heard[-1]["code"] == "malformed"
    assert page.do("ask", id="here-nowhere", what="match", more={})["code"] == "no-table"
    assert page.do("open", wish={"game": "cairo", "seats": [{"kind": "me"}]})["code"] == "bad-option"
    assert len(page.store[table]["rows"]) == kept


def test_a_rematch_is_a_table_of_its_own() -> None:
    page = Page()
    table = page.open("cairo", "me", "random")
    page.play(table, random.Random(1))
    page.say(table, type="rematch")
    assert page.heard[-1]["table"] in page.store and page.heard[-1]["table"] != table


def test_whoever_runs_out_of_time_is_played_for_by_the_house() -> None:
    page = Page()
    table = page.open("yspahan", "me", "random", clock={"seconds": 1})
    page.play(table, random.Random(2), 3)
    clock = page.porter.house.kept[table].table.clock
    assert clock is not None
    while page.bot_answers(table):
        pass
    clock.since -= 2000
    page.do("ring", id=table, seat=0)
    assert page.events[-1]["kind"] == "flag" and page.do("due", id=table)["what"] == "bot"


# --- searches elsewhere ------------------------------------------------------


def test_a_search_elsewhere_begins_as_one_here() -> None:
    """The same settings, the same position, the same places of a node's fields."""
    match = game("istanbul").new_match(3, seed=7)
    view = match.view(match.actor or 0)
    task = Errands(1).begin("t", view, match.options(), LEVELS["vizier"]).task
    tree = Tree.plant(view.game, Native(lambda *_: None), LEVELS["vizier"].settings, ())
    tree.look_at(view)
    assert b64decode(task["settings"]) == tree.settings.tobytes() and PACKED.size == tree.settings.nbytes
    assert b64decode(task["start"]) == tree.walk.start.tobytes()
    assert node_layout() == {**{name: place[1] for name, place in (NODE.fields or {}).items()}, "size": NODE.itemsize}
    assert task["sizes"]["choices"] == view.table.rules.choices.dtype.itemsize


def test_a_search_elsewhere_stops_like_one_here() -> None:
    errand = Errands(1)
    match = game("istanbul").new_match(3, seed=7)
    options = match.options()
    work = errand.begin("t", match.view(match.actor or 0), options, LEVELS["merchant"])
    assert work.level.budget.iterations == match.game.bot.iterations[1]
    assert work.more([], 0, 0.0) == 128
    assert work.more([[options[0].id, 700, 350.0], [options[1].id, 10, 5.0]], 710, 0.01) == 0, "the first answer stands"
    assert work.answer() == options[0].id
    assert work.more([[options[0].id, 60, 30.0], [options[1].id, 68, 30.0]], 128, 0.3) == 0, "the time is spent"
    assert work.answer() == options[1].id


def test_a_search_whose_walks_take_long_looks_at_the_clock_sooner() -> None:
    match = game("cairo").new_match(2, seed=7)
    view, options = match.view(match.actor or 0), match.options()
    first = {name: Errands(1).begin("t", view, options, LEVELS[name]).more([], 0, 0.0) for name in ("vizier", "sultan")}
    assert first == {"vizier": 128, "sultan": 16}


def test_a_network_that_only_guides_does_not_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "stale", list)
    devices.means.cache_clear()
    house = House(devices.means())
    devices.means.cache_clear()
    for players, judges in ((2, True), (3, True), (4, False)):
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "sultan"}] * (players - 1)]
        name = house.open({"game": "cairo", "seats": seats, "start": True, "pace": 0}).table.charter.id
        table = house._table(name).match.table
        assert house._network(table) is not None, "the Sultan is guided"
        assert (house._judging_network(table) is not None) is judges
        ground = house.ground(name)
        assert ground is not None
        assert ground["module"] == ("cairo-guided" if judges else "cairo")


def test_a_network_guides_the_sultan_where_one_knows_the_table_and_a_module_is_of_these_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def errand(options: dict[str, str], abilities: dict[str, Any]) -> tuple[str, Any]:
        house = House(abilities)
        seats = [{"kind": "bot", "bot": "sultan"}] * 2
        wish = {"game": "istanbul", "options": options, "seats": seats, "start": True, "pace": 0}
        name = house.open(wish).table.charter.id
        while (due := house.due(name)) and not due["errand"]:
            house.play_bot(name, due["seat"], due["position"])
        assert due is not None
        return due["errand"]["module"], due["errand"]["network"]

    monkeypatch.setattr(devices, "stale", list)
    devices.means.cache_clear()
    abilities = devices.means()
    usual, expanded = (
        next(net for net in abilities["networks"] if net["tables"][0] == {"players": [2], "options": options})
        for options in ({}, {"expansions": "mocha"})
    )
    guide = {"file": usual["name"], "table": "0 2", "weights": usual["weights"]}
    assert errand({}, abilities) == ("istanbul-base-guided", guide)
    guide = {"file": expanded["name"], "table": "2 2", "weights": expanded["weights"]}
    assert errand({"expansions": "grand_bazaar"}, abilities) == ("istanbul-guided", guide)
    assert errand({"layout": "long"}, abilities) == ("istanbul-base", None), "no network knows these tables"
    monkeypatch.setattr(devices, "stale", lambda: ["istanbul-base-guided"])
    devices.means.cache_clear()
    assert errand({}, devices.means()) == ("istanbul-base", None), "a module of other rules is left out"
    devices.means.cache_clear()


# --- luck and skill ----------------------------------------------------------


class OwnGrove:
    """What a browser lends, made of this machine's."""

    def __init__(self, table: Seated) -> None:
        self.grove = NativeGrove(table)

    def clear(self, roots: int, room: int) -> None:
        self.grove.clear(roots, room)

    def setOut(self, position: str, eyes: int) -> None:  # noqa: N802 - as scripts call it
        self.grove.set_out(b64decode(position), eyes)

    def walk(self, root: int, answer: int, seed: int, walks: int) -> str:
        visits, totals = self.grove.walk(root, answer, seed, walks)
        return json.dumps([visits, *totals, 0.0])

    def branches(self, node: int) -> str:
        return json.dumps(self.grove.branches(node))


@pytest.fixture
def lent(monkeypatch: pytest.MonkeyPatch) -> tuple[House, str]:
    """A house with a match that is over, and a judge that has what it needs."""
    monkeypatch.setattr(devices, "stale", list)
    devices.means.cache_clear()
    house = House(devices.means())
    devices.means.cache_clear()
    seats = [{"kind": "bot", "bot": "random"}] * 2
    name = house.open({"game": "yspahan", "seats": seats, "start": True, "pace": 0}).table.charter.id
    while due := house.due(name):
        house.play_bot(name, due["seat"], due["position"])
    wanted = house.ground(name)
    match = house.kept[name].table.match
    assert wanted is not None and match is not None
    house.judge.lend(wanted["key"], OwnGrove(match.table))
    return house, name


def test_a_match_of_the_device_is_judged_like_any_other_and_taken_up_where_it_was_left(lent: tuple[House, str]) -> None:
    house, name = lent
    assert house.ground(name) is None, "it is asked for once"
    assert house.analyse(name, None)["state"] == "running"
    for _ in range(5):
        state = house.judge_on(name)
    assert state["done"] == 5
    stored = json.loads(json.dumps(house.judge.stored(name)))
    house.judge.reports.clear()
    assert house.analyse(name, stored)["done"] == 5
    report = house.judge.reports[name]
    for number in report.wanted[:5]:
        effort = report.effort
        again = moment(valuation_for(report.match.table), report.match, number, effort.walks, effort.seed)
        assert report.moments[number] == again
    for number in report.missing[1:]:
        report.moments[number] = report.moments[report.wanted[0]]  # nobody waits for all of them
    assert house.judge_on(name)["state"] == "done"
    house.judge.reports.clear()
    assert house.analyse(name, {**stored, "game": "cairo"})["done"] == 0, "what is of another match begins anew"


def test_the_coach_of_the_device_helps_whoever_plays_alone(lent: tuple[House, str]) -> None:
    house, over = lent
    with pytest.raises(Refusal, match="plays alone"):
        house.coach(over, "hint")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    name = house.open({"game": "yspahan", "seats": seats, "start": True, "pace": 0}).table.charter.id
    while due := house.due(name):
        house.play_bot(name, due["seat"], due["position"])
    match = house.kept[name].table.match
    assert match is not None
    options = [option.notation for option in match.options()]
    assert house.coach(name, "hint")["hint"]["best"]["notation"] in options
    assert house.coach(name, "warn", options[0]).keys() == {"number", "warn"}
    assert isinstance(house.coach(name, "happened")["happened"], list)
    with pytest.raises(Refusal, match="needs the answer"):
        house.coach(name, "warn")
    shared = house.open({"game": "yspahan", "seats": [{"kind": "me"}, {"kind": "hot"}], "start": True, "pace": 0})
    with pytest.raises(Refusal, match="plays alone"):
        house.coach(shared.table.charter.id, "hint")


# --- Python alone --------------------------------------------------------------

BLOCKED = (
    "numpy", "numba", "llvmlite", "orjson", "pydantic", "fastapi", "starlette", "sqlalchemy", "wasmtime", "fluent", "typer", "rich",
)  # fmt: skip
ALONE = f"""
import sys
for name in {BLOCKED}:
    sys.modules[name] = None
import json
from charsu.tables.porter import Porter
from charsu.tables.refusals import Refusal
from charsu.core.registry import game
from charsu.core.table import Table as Seated
porter = Porter(json.dumps(dict(modules=dict(yspahan=game("yspahan").ruleset().layout))))
def do(what, **more):
    return json.loads(porter.hear(json.dumps(dict(do=what, **more))))
from charsu.tables.bots import entrants
assert list(entrants()) == ["random", "apprentice", "pedlar", "greedy", "trader", "merchant", "vizier", "sultan"]
seats = [dict(kind="bot", bot="vizier")] * 2
made = do("open", wish=dict(game="yspahan", seats=seats, start=True, pace=0))["reply"]["id"]
seen = set()
do("say", id=made, line=1, message=dict(type="hello"))
for _ in range(40):
    due = do("due", id=made)["reply"]
    if due is None:
        break
    seen.add(due["errand"] is not None)
    do("play_bot", id=made, seat=due["seat"], position=due["position"], searched=False)
    do("news", id=made)
print(sorted(seen))
"""


def test_a_house_needs_nothing_but_python() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, encoding="utf8", check=False)
    assert done.returncode == 0, done.stderr
    assert "True" in done.stdout
