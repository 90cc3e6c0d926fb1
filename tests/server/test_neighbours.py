"""Servers that share a database look after each other's tables: what one process can show of it, without a server that dies."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from types import SimpleNamespace
from typing import Any

import pytest

from charsu.server import background, neighbours
from charsu.server.background import AT_ONCE
from charsu.server.settings import Settings
from charsu.server.tables import Tables
from server.helpers import eventually


@pytest.mark.parametrize("phase", [0.001, 0.3, 0.6, 0.999])
def test_what_a_dead_server_looked_after_is_taken_over_within_five_seconds(monkeypatch: pytest.MonkeyPatch, phase: float) -> None:
    """The living server's own loop, on a clock that only its pauses move; the other dies right after a sign of life, `phase` of a
    second before the loop looks."""
    clock, taken = [0.0], list[tuple[float, int]]()
    monkeypatch.setattr(neighbours, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    dead, living = neighbours.Neighbours(), neighbours.Neighbours()

    async def sleep(seconds: float) -> None:
        if clock[0] >= 10:
            raise asyncio.CancelledError
        clock[0] += seconds if clock[0] else phase

    async def read(work: Any, *args: int) -> list[str]:
        if work == "neglected":
            taken.append((clock[0], args[0]))
        return []

    store = SimpleNamespace(read=read, neglected="neglected", notify="notify")
    tables: Any = SimpleNamespace(neighbours=living, store=store, settings=Settings(), lives={}, recount=lambda name: None)
    monkeypatch.setattr(background, "now", lambda: int(1000 * clock[0]))
    looking_after = background.Background(tables)
    looking_after.closing = True  # nobody is told anything here
    living.take(dead.alive())
    monkeypatch.setattr(background, "asyncio", SimpleNamespace(sleep=sleep, gather=asyncio.gather))
    with contextlib.suppress(asyncio.CancelledError):
        asyncio.run(looking_after._beat())
    at, since = taken[0]
    assert len(taken) == 1 and at < 5
    assert since >= 0  # what the dead one answered up to its last moment counts as neglected


def test_of_the_servers_that_live_one_takes_up_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = [neighbours.Neighbours() for _ in range(3)]
    for each in crowd:
        for other in crowd:
            each.take(other.alive())
    names = [f"table{n}" for n in range(60)]
    takers = [[each.me for each in crowd if each.falls_to_me(name)] for name in names]
    assert all(len(takes) == 1 for takes in takers) and len({takes[0] for takes in takers}) == 3
    monkeypatch.setattr(neighbours, "SILENCE", -1.0)
    assert crowd[0].bury() == set() and all(crowd[0].falls_to_me(name) for name in names)


def test_tables_that_wait_are_taken_up_side_by_side_and_a_few_at_a_time(
    serve: Any, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite)
    names = [server.started("random", "random", pace=60_000)["id"] for _ in range(12)]
    server.stop()
    at_once, most = 0, 0
    gate = threading.Lock()
    rebuild = Tables._rebuild

    def counted(self: Tables, name: str) -> Any:
        nonlocal at_once, most
        with gate:
            at_once += 1
            most = max(most, at_once)
        time.sleep(0.05)
        with gate:
            at_once -= 1
        return rebuild(self, name)

    monkeypatch.setattr(Tables, "_rebuild", counted)
    again = serve(sqlite)
    eventually(lambda: set(names) <= set(again.tables.lives))
    assert most == AT_ONCE > 1
