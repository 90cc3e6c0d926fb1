"""Snapshots, events, reconnection; tables that nobody needs leave the memory."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from charsu.core.registry import game
from charsu.server.connections import GatheringSocket, Outgoing, head_of
from charsu.tables.changes import Had
from charsu.tables.entries import hashed
from charsu.tables.messages import NewTable
from charsu.tables.opening import open_table
from charsu.tables.reading import read
from charsu.tables.table import Table
from charsu.tables.views import alike, own_row
from charsu.tables.wire import encode
from server.conftest import Serve
from server.helpers import Server, eventually


def test_a_client_that_reconnects_with_its_last_number_gets_exactly_what_it_missed(server: Server) -> None:
    made = server.started("me", "random")
    with server.seat(made["id"], since=0) as watcher, server.seat(made["id"], made["secret"], since=0) as player:
        for _ in range(10):
            player.until(lambda: bool(player.state["options"]))
            number = player.state["number"]
            player.answer()
            player.until(lambda number=number: player.state["number"] > number)
            if player.state["status"] == "over":
                break
        watcher.until(lambda: watcher.state["number"] >= player.state["number"])
        for since in (0, 3, len(player.events) // 2, player.events[-1]["number"]):
            with server.seat(made["id"], since=since) as again:
                again.until(lambda again=again: again.state["number"] >= watcher.events[-1]["number"])
                expected = [e for e in watcher.events if e["number"] > since]
                assert again.events[: len(expected)] == expected
                assert [e["number"] for e in again.events] == list(range(since + 1, since + 1 + len(again.events)))


def test_many_clients_of_one_table_see_the_same(server: Server) -> None:
    made = server.started("me", "random")
    with ExitStack() as stack:
        player = stack.enter_context(server.seat(made["id"], made["secret"]))
        guests = [stack.enter_context(server.seat(made["id"], since=0)) for _ in range(8)]
        player.until(lambda: bool(player.state["options"]))
        player.answer()
        for guest in guests:
            guest.until(lambda guest=guest: guest.state["number"] >= player.state["number"])
        assert all(guest.events[: player.state["number"]] == guests[0].events[: player.state["number"]] for guest in guests)


def test_who_answers_is_sent_the_new_state_and_the_word_that_it_is_stored_in_one_write(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[bytes] = []

    def write(self: Any, plain: Any = GatheringSocket._write) -> None:
        written.append(b"".join(self.gathered))
        plain(self)

    monkeypatch.setattr(GatheringSocket, "_write", write)
    made = server.started("me", "random")
    with server.seat(made["id"], made["secret"]) as player:
        player.until(lambda: bool(player.state["options"]))
        player.answer()
    assert [b'"type":"state"' in each for each in written if b'"type":"ok"' in each] == [True]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_messages_are_framed_as_the_protocol_wants_it(size: int) -> None:
    text = b"x" * size
    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize(("state", "written"), [(State.OPEN, [b"\x81\x02hi"]), (State.CLOSING, [])])
def test_nothing_is_written_after_a_farewell(state: State, written: list[bytes]) -> None:
    socket: Any = GatheringSocket.__new__(GatheringSocket)
    sent: list[bytes] = []
    socket.outgoing, socket.gathered, socket.writable = Outgoing(), [], SimpleNamespace(is_set=lambda: True)
    socket.loop, socket.conn = SimpleNamespace(call_soon=lambda work: None), SimpleNamespace(state=state)
    socket.transport = SimpleNamespace(write=sent.append, is_closing=lambda: False)
    assert socket.push(b"hi")
    socket._write()
    assert sent == written and not socket.gathered


def test_messages_are_answered_in_the_order_they_came_however_many_come_at_once(server: Server) -> None:
    """A ping takes no time and an answer waits for the disk; still the ping has to wait for the answer."""
    made = server.started("me", "random")
    with server.seat(made["id"], made["secret"]) as player:
        player.until(lambda: bool(player.state["options"]))
        player.send({"type": "answer", "number": player.state["number"], "answer": player.options()[0], "key": "0"})
        for key in range(1, 20):
            player.send({"type": "ping", "key": str(key)})
        player.until(lambda: len(player.replies) == 20)
    assert [(reply["type"], reply["key"]) for reply in player.replies] == [("ok", "0"), *(("pong", str(k)) for k in range(1, 20))]


def test_presence_is_told_to_all(server: Server) -> None:
    made = server.open("me", "open")
    joined = server.join(made["id"])
    with server.seat(made["id"], made["secret"]) as one:
        messages = []

        def next_presence() -> list[bool]:
            while (message := one.take())["type"] != "presence":
                pass
            messages.append(message)
            return list(message["seats"])

        assert next_presence() == [True, False]
        with server.seat(made["id"], joined["secret"]):
            assert next_presence() == [True, True]
        assert next_presence() == [True, False]


def test_programs_that_keep_their_own_position_can_leave_the_view_out(server: Server) -> None:
    made = server.started("me", "hot")
    with server.seat(made["id"], made["secret"], detail="events", since=0) as player:
        assert "view" not in player.state and player.events and player.state["number"] == len(player.events)


GAMES: list[tuple[str, dict[str, str]]] = [("istanbul", {"expansions": "grand_bazaar"}), ("yspahan", {}), ("cairo", {})]


@pytest.mark.parametrize(("key", "options"), GAMES)
def test_whoever_makes_the_changes_has_the_view(key: str, options: dict[str, str]) -> None:
    """Through all eyes, after every answer of a match, also those taken back; and far less is sent."""
    match = game(key).new_match(3, options, seed=4)
    kept: dict[int | None, Any] = {}
    had: dict[int | None, Had | None] = dict.fromkeys((None, 0, 1, 2))
    sent, dice = 0, random.Random(5)
    for number in range(160):
        if match.is_over:
            break
        cache: dict[Any, Any] = {}
        for seat in had:
            whole = json.loads(encode(match.view(seat)))
            row = own_row(match, seat, had[seat], cache)
            changes = had[seat].changes_to(alike(match, cache), row, cache) if had[seat] else None
            if changes is None:
                kept[seat] = whole
            else:
                sent += len(changes)
                for path, value in json.loads(changes):
                    place = kept[seat]
                    for step in path[:-1]:
                        place = place[step]
                    place[path[-1]] = value
            assert kept[seat] == whole
            had[seat] = Had(seat, alike(match, cache).marks, row)
        match = match.at(match.number - 2) if number % 20 == 19 else match.play(dice.choice(match.options()))
    assert sent < 4 * 160 * len(encode(match.view(None))) / 2


def test_a_client_that_wants_changes_is_sent_the_view_once_and_then_what_changed(server: Server) -> None:
    made = server.started("me", "random", game="yspahan")
    with server.seat(made["id"], made["secret"], detail="changes") as player:
        player.until(lambda: bool(player.state["options"]))
        assert player.state["view"]["table"]
        first = player.state["number"]
        player.send({"type": "answer", "number": first, "answer": player.options()[0]})
        while (message := player.take())["type"] != "state" or message["number"] <= first:
            pass
        assert "view" not in message["state"] and [["number"], message["state"]["move"]] in message["state"]["changes"]


def test_what_answers_cost_and_give_is_told_to_whoever_wishes_it(server: Server) -> None:
    made = server.started("me", "random")
    for wish in (True, False):
        with server.seat(made["id"], made["secret"], worth=wish) as player:
            player.until(lambda player=player: bool(player.state["options"]))
            assert ["worth" in option for option in player.state["options"]] == [wish] * len(player.state["options"])


def test_an_idle_table_leaves_the_memory_and_comes_back_as_it_was(serve: Serve, database: str) -> None:
    server = serve(database, idle_seconds=0.2)
    made = server.started("me", "hot")
    before = server.get(f"/api/tables/{made['id']}/state", made["secret"], since=0).json()
    eventually(lambda: made["id"] not in server.tables.lives)
    assert server.get(f"/api/tables/{made['id']}/state", made["secret"], since=0).json() == before


def test_a_table_somebody_watches_stays(serve: Serve) -> None:
    server = serve(idle_seconds=0.1)
    made = server.started("me", "hot")
    other = server.started("me", "hot")
    with server.seat(made["id"]):
        eventually(lambda: other["id"] not in server.tables.lives)  # nobody watches this one
        assert made["id"] in server.tables.lives


def test_a_slow_client_is_cut_off_instead_of_filling_the_memory(serve: Serve) -> None:
    import asyncio

    from charsu.server.live import Client
    from charsu.tables.views import Screen

    async def fill() -> Client:
        client = Client(Screen(Table(open_one().charter).visitor(None)), 3)
        for text in (b"a", b"b", b"c", b"d", b"e"):
            client.push(text)
        return client

    client = asyncio.run(fill())
    assert client.outbox.qsize() <= 3 and client.outbox.get_nowait() is None


def open_one() -> Table:
    request = read(NewTable, {"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "hot"}], "start": True})
    return open_table(request, hashed("x"), None, None)


def test_a_long_match_is_rebuilt_answer_by_answer_to_the_same_position() -> None:
    """A random match of Istanbul has thousands of answers; see bench/server.py for how long its opening takes."""
    match = game("istanbul").new_match(4, seed=3)
    import random

    chance = random.Random(3)
    while not match.is_over and match.number < 1500:
        match.play(chance.choice(match.legal_ids()))
    request = read(NewTable, {"game": "istanbul", "seats": [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}, {"kind": "hot"}]})
    table = open_table(request, hashed("x"), match, None)
    again = Table.load(table.charter, [*table.entries])
    assert again.match is not None and (again.match.state == match.state).all() and again.line == table.line


def test_the_host_may_seat_a_bot_for_somebody_absent_and_for_nobody_else(server: Server) -> None:
    made = server.open("me", "open", undo="free")
    joined = server.join(made["id"], name="Cem")
    with server.seat(made["id"], joined["secret"]):
        refused = server.command(made["id"], made["secret"], "seat", seat=1, kind="bot", bot="random")
        assert refused.json()["code"] == "seat-taken"
    assert server.command(made["id"], joined["secret"], "seat", seat=0, kind="bot", bot="random").json()["code"] == "not-yours"
    eventually(lambda: server.command(made["id"], made["secret"], "seat", seat=1, kind="bot", bot="random").status_code == 200)
    assert server.state(made["id"])["seats"][1]["kind"] == "bot"


def test_signs_reach_everybody_at_the_table_and_are_never_stored(server: Server) -> None:
    made = server.open("me", "open")
    ben = server.join(made["id"], name="Ben")
    keys = (made["secret"], ben["secret"], None)
    with ExitStack() as stack:
        ada, other, guest = (stack.enter_context(server.seat(made["id"], key)) for key in keys)
        number = ada.state["number"]
        other.send({"type": "sign", "sign": "thanks"})
        for player in (ada, other, guest):
            eventually(lambda player=player: player.take() == {"type": "sign", "seat": 1, "sign": "thanks"})
        assert server.state(made["id"], made["secret"])["number"] == number
        for wrong in ({"seat": 0, "sign": "hello"}, {"sign": "anything else"}):
            assert other.ask({"type": "sign", **wrong})["code"] in ("not-yours", "malformed")
        assert guest.ask({"type": "sign", "sign": "hello"})["code"] == "not-yours"
        assert server.command(made["id"], made["secret"], "sign", sign="hello").status_code == 422


def test_whoever_makes_too_many_signs_is_asked_to_wait(server: Server) -> None:
    made = server.started("me", "random")
    with server.seat(made["id"], made["secret"]) as player:
        for _ in range(5):
            player.send({"type": "sign", "sign": "hello"})
        player.until(lambda: bool(player.replies))
        assert player.replies[0]["code"] == "too-fast"
