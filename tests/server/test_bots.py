"""Bots at the table: they think elsewhere, and one that fails does no harm."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from charsu.bots import Entrant
from charsu.bots.search import SearchBot
from charsu.bots.thinking import Budget
from charsu.server import bots
from charsu.tables import bots as registry
from server.helpers import Server, eventually


@pytest.fixture
def enlist(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Let bots of the test sit down."""
    offered = dict(registry.entrants())

    def add(key: str, choose: Callable[..., Any]) -> None:
        bots.player.cache_clear()
        offered[key] = Entrant(key, 1, None, lambda: type("Bot", (), {"choose": staticmethod(choose)})())

    monkeypatch.setattr("charsu.tables.bots.entrants", lambda: offered)
    yield add
    bots.player.cache_clear()


def test_while_a_bot_thinks_everybody_else_is_served(server: Server, enlist: Callable[..., None]) -> None:
    thinking, may_answer = threading.Event(), threading.Event()

    def choose(view: Any, options: Any, clock: Any) -> Any:
        thinking.set()
        assert may_answer.wait(60)
        return options[0]

    enlist("slow", choose)
    made = server.started("slow", "slow")
    assert thinking.wait(60)
    with server.seat(made["id"]) as guest:
        before = guest.state["move"]
        assert guest.ask({"type": "ping"})["type"] == "pong"
        assert server.started("me", "hot")["id"] and guest.state["move"] == before
        may_answer.set()
        guest.until(lambda: guest.state["move"] > before)


def test_a_bot_sees_its_own_view_and_never_the_match(server: Server, enlist: Callable[..., None]) -> None:
    seen: list[Any] = []

    def choose(view: Any, options: Any, clock: Any) -> Any:
        seen.append((view["seat"], view["actor"], [p["hand"] for p in view["table"]["players"]]))
        return options[-1].notation

    enlist("curious", choose)
    made = server.started("curious", "curious")
    eventually(lambda: server.state(made["id"])["status"] == "over")
    assert seen and all(seat == actor and hands[1 - seat] == [-1, -1] for seat, actor, hands in seen)


@pytest.mark.parametrize("answer", [lambda options: 1 / 0, lambda options: "go nowhere", lambda options: None])
def test_a_bot_that_fails_is_replaced_by_chance_for_that_answer(server: Server, enlist: Callable[..., None], answer: Any) -> None:
    enlist("broken", lambda view, options, clock: answer(options))
    made = server.started("broken", "random")
    eventually(lambda: server.state(made["id"])["status"] == "over")


def test_a_table_whose_bot_is_offered_no_more_is_played_on_by_the_heuristic(server: Server, enlist: Callable[..., None]) -> None:
    asked = threading.Event()

    def choose(view: Any, options: Any, clock: Any) -> Any:
        asked.set()
        return options[0]

    enlist("passing", choose)
    made = server.started("passing", "passing")
    assert asked.wait(60)
    registry.entrants().pop("passing")
    bots.player.cache_clear()
    eventually(lambda: server.state(made["id"])["status"] == "over")


def test_the_list_of_bots_goes_from_weak_to_strong(server: Server) -> None:
    listed = server.get("/api/bots").json()["bots"]
    assert [b["level"] for b in listed] == sorted(b["level"] for b in listed)
    assert {"random", "greedy"} <= {b["key"] for b in listed}


@pytest.mark.parametrize("ready", [False, True])
def test_the_table_says_when_its_bots_are_still_learning_the_rules(monkeypatch: pytest.MonkeyPatch, ready: bool) -> None:
    import charsu

    monkeypatch.setenv("CHARSU_JIT", "1")
    monkeypatch.setattr("charsu.server.bots.search_ready", lambda game: ready)
    istanbul = charsu.game("istanbul")
    assert bots.are_learning([None, "merchant"], istanbul.table(2)) is not ready
    assert bots.are_learning([None, "greedy"], istanbul.table(2)) is False


def test_what_bots_remember_of_their_searches_is_given_back_when_nobody_goes_on_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    import charsu

    monkeypatch.setenv("CHARSU_JIT", "1")
    bot, others = SearchBot(Budget(iterations=300), seed=1, wait=True), bots.player
    monkeypatch.setattr("charsu.server.bots.player", lambda key: bot if key == "mine" else others(key))
    monkeypatch.setattr("charsu.server.background.give_back", lambda seconds: None)  # no server of another test takes them
    old, new = (charsu.game("yspahan").new_match(players, seed=players) for players in (3, 4))
    bots.think("mine", old, None)
    first = bot.held()
    next(iter(bot.trees.values()))[0].used -= 60
    bots.think("mine", new, None)
    assert bot.held() > first > 0
    bots.give_back(30)
    assert [key[0].players for key in bot.trees] == [4]
    bots.give_back(-1)
    assert bot.held() == 0 and not bot.trees
    bots.thinking.pop("mine")
