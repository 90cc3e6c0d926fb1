"""Whatever a stranger sends has a limit: its size, its count, and the work it causes."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from charsu.core.match import Match
from charsu.games.cairo.board import DEFAULT, FOLDER
from charsu.server.addresses import Addresses, name_of, read_address
from charsu.server.pool import Pool, Stopped, Work
from charsu.server.settings import Limits
from charsu.tables import actions
from charsu.tables.messages import NewTable
from charsu.tables.names import clean, distinct
from charsu.tables.opening import LARGEST, open_table
from charsu.tables.reading import read
from charsu.tables.refusals import Refusal
from charsu.tables.table import Table
from charsu.tables.trial import Trial
from charsu.tables.verify import verify
from server.conftest import Serve
from server.helpers import Server, eventually

# --- slow work -----------------------------------------------------------------


def abusive(rows: int) -> dict[str, Any]:
    """A file whose every row of fourteen bytes goes back in the match."""
    log = [[1, "open", None], [2, "start", None], [3, "answer", "start 0"], *([n, "undo", 1] for n in range(4, rows))]
    fair = {"scheme": "charsu-dice/2", "table": "t", "secret": "00" * 32, "commitment": "", "entropy": [], "log": log}
    return {"format": "charsu-match/1", "game": "bazaar", "players": 2, "options": {}, "answers": [], "fair": fair}


def test_a_file_of_undos_is_given_up_after_a_fixed_amount_of_work(monkeypatch: pytest.MonkeyPatch) -> None:
    rewinds = 0
    at = Match.at

    def counted(self: Match, number: int) -> Match:
        nonlocal rewinds
        rewinds += 1
        return at(self, number)

    monkeypatch.setattr(Match, "at", counted)
    with pytest.raises(Refusal, match="more work than"):
        verify(abusive(5000), Work(3200).spend)
    assert rewinds <= 100


def test_the_server_refuses_a_file_that_makes_too_much_work(serve: Serve) -> None:
    server = serve(limits=Limits(slow_work=1000))
    assert server.post("/api/verify", abusive(500)).json()["code"] == "oversized"


class Asking:
    """A request whose client stays until told to go."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()

    async def receive(self) -> dict[str, str]:
        await self.gone.wait()
        return {"type": "http.disconnect"}


def test_work_stops_when_whoever_asked_hangs_up() -> None:
    stopped = threading.Event()

    def endless(spend: Any) -> None:
        try:
            while True:
                spend(0)
        except Stopped:
            stopped.set()

    async def go() -> None:
        pool, asking = Pool(1, 1, 60, 10), Asking()
        task = asyncio.create_task(pool.run(asking, endless))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        asking.gone.set()
        with pytest.raises(Refusal):
            await task
        assert await asyncio.to_thread(stopped.wait, 60)
        pool.close()

    asyncio.run(go())


def test_the_queue_of_slow_work_is_short_and_work_that_takes_too_long_is_stopped() -> None:
    gate = threading.Event()

    async def go() -> None:
        pool = Pool(1, 1, 0.2, 10)
        first = [asyncio.create_task(pool.run(Asking(), lambda spend: gate.wait(60))) for _ in range(2)]  # type: ignore[arg-type]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too many wait"):
            await pool.run(Asking(), lambda spend: None)  # type: ignore[arg-type]
        for task in first:
            with pytest.raises(Refusal, match="too long"):
                await task
        gate.set()
        pool.close()

    asyncio.run(go())


def test_tables_and_health_do_not_wait_for_slow_work(serve: Serve) -> None:
    server = serve()
    gate = threading.Event()
    server.tables.pool.threads.submit(gate.wait, 60)
    made = server.started("me", "hot")
    assert server.get("/health").status_code == 200 and server.state(made["id"])["status"] == "running"
    gate.set()


# --- what is stored ------------------------------------------------------------


def own_board(**more: Any) -> dict[str, Any]:
    """A board of somebody's own, as good as the one that comes with the game."""
    content: dict[str, Any] = json.loads((FOLDER / f"{DEFAULT}.json").read_text("utf8"))
    return {**content, **more}


def test_the_options_of_a_table_are_small(server: Server) -> None:
    body = {"game": "cairo", "seats": [{"kind": "me"}, {"kind": "hot"}], "options": {"board": own_board()}}
    assert server.post("/api/tables", body).status_code == 201
    refused = server.post("/api/tables", {**body, "options": {"board": own_board(about="x" * LARGEST)}})
    assert refused.json()["code"] == "oversized" and f"may have {LARGEST} bytes" in refused.json()["message"]


def test_the_lobby_shows_no_long_options(server: Server) -> None:
    made = server.open("me", "open", game="cairo", visibility="public", options={"board": own_board()})
    listed = next(t for t in server.get("/api/lobby", status="open").json()["tables"] if t["id"] == made["id"])
    opened = server.get(f"/api/tables/{made['id']}").json()
    assert "board" in opened["options"] and "board" not in listed["options"]
    assert listed["options"] == {key: value for key, value in opened["options"].items() if key != "board"}


def test_a_table_takes_only_so_many_entries_that_are_no_answers(monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    monkeypatch.setattr(actions, "MOST_OTHERS", 10)
    made = server.open("me", "open")
    codes = [server.command(made["id"], made["secret"], "rename", name=f"n{n}").json().get("code") for n in range(12)]
    assert codes[0] is None and codes[-1] == "full"
    assert server.post(f"/api/tables/{made['id']}/join", {}).json()["code"] == "full"


def test_a_table_takes_only_so_many_answers(monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    made = server.started("me", "hot")
    monkeypatch.setattr(actions, "MOST_ANSWERS", 1)
    state = server.state(made["id"])
    refused = server.command(made["id"], made["secret"], "answer", number=state["number"], answer="go tea-house")
    assert refused.json()["code"] == "full" and server.state(made["id"]) == state


def test_a_long_log_is_sent_in_pages(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("charsu.tables.views.MOST", 5)
    made = server.started("me", "hot")
    for name in "abcdefgh":
        server.command(made["id"], made["secret"], "rename", seat=0, name=name)
    number = server.state(made["id"])["number"]
    events = server.get(f"/api/tables/{made['id']}/state", since=0).json()["events"]
    assert [e["number"] for e in events] == list(range(number - 4, number + 1))
    with server.seat(made["id"], since=0) as guest:
        assert len(guest.events) == 5
    older = server.get(f"/api/tables/{made['id']}/events", since=0, limit=number - 5).json()["events"]
    assert [e["number"] for e in older] == list(range(1, number - 4))


# --- names ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Byron\n", "Ada Byron"),
        ("\u202eadA", "adA"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("\u2066Ada\u2069\u200e", "Ada"),
        ("Ada\x00\x1b[31m", "Ada[31m"),
        ("\u3164\u2800", ""),
        ("Z" + "\u0301" * 20, "Ź\u0301\u0301\u0301"),
        ("Zoë Ἀριάδνη 王 Олена", "Zoë Ἀριάδνη 王 Олена"),
    ],
)
def test_names_have_nothing_that_cannot_be_seen(sent: str, shown: str) -> None:
    assert clean(sent) == shown


def test_two_at_a_table_never_have_the_same_name(server: Server) -> None:
    made = server.open("me", "open", "open")
    server.command(made["id"], made["secret"], "rename", name="Ada")
    server.join(made["id"], name="ＡＤＡ")
    third = server.join(made["id"], name="ada")
    assert [seat["name"] for seat in server.state(made["id"])["seats"]] == ["Ada", "ＡＤＡ 2", "ada 3"]
    server.command(made["id"], third["secret"], "rename", name="Ada\u200b")
    assert server.state(made["id"])["seats"][2]["name"] == "Ada 3"
    assert distinct("x" * 32, ["x" * 32]) == "x" * 30 + " 2" and distinct("", [""]) == ""


# --- connections ---------------------------------------------------------------


Knock = Callable[..., socket.socket]


@pytest.fixture
def knock() -> Iterator[Knock]:
    """Connections that are closed at the end."""
    with ExitStack() as stack:

        def open_one(server: Server, sent: bytes = b"") -> socket.socket:
            made = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=60))
            made.sendall(sent)
            return made

        yield open_one


def is_closed(connection: socket.socket) -> bool:
    try:
        return connection.recv(4096) == b""
    except ConnectionResetError:
        return True


def test_connections_that_send_half_a_header_are_closed_and_the_server_stays_open(serve: Serve, knock: Knock) -> None:
    server = serve(limits=Limits(header_seconds=0.3, connections_per_client=1000))
    half = [knock(server, b"GET /health HTTP/1.1\r\nX-Slow: ") for _ in range(50)]
    silent = [knock(server) for _ in range(50)]
    assert server.get("/health").status_code == 200
    assert all(is_closed(connection) for connection in (*half, *silent))


def test_a_second_request_may_not_dawdle_either(serve: Serve, knock: Knock) -> None:
    server = serve(limits=Limits(header_seconds=0.3))
    connection = knock(server, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b"200 OK" in connection.recv(65536)
    connection.sendall(b"GET /hea")
    assert is_closed(connection)


def test_one_client_holds_only_so_many_connections(serve: Serve, knock: Knock) -> None:
    server = serve(limits=Limits(connections_per_client=5))
    held = [knock(server) for _ in range(5)]
    assert is_closed(knock(server))
    for connection in held:
        connection.close()
    eventually(lambda: server.get("/health").status_code == 200)


def test_endless_headers_are_refused(serve: Serve, knock: Knock) -> None:
    server = serve(limits=Limits(header_bytes=2000))
    connection = knock(server, b"GET / HTTP/1.1\r\n" + b"X-A: b\r\n" * 400)
    answer = connection.recv(65536)
    assert answer.startswith(b"HTTP/1.1 400") and b'"code":"malformed"' in answer and b"content-security-policy" in answer


# --- addresses -----------------------------------------------------------------


def test_a_household_of_ipv6_counts_as_one_client() -> None:
    one, two, other = (name_of(read_address(f"2001:db8:1:{n}::7")) for n in ("2", "2", "3"))
    assert one == two != other
    assert name_of(read_address("2001:db8:1:2::1")) == name_of(read_address("2001:db8:1:2:ffff::9"))
    assert name_of(read_address("::ffff:192.0.2.1")) == name_of(read_address("192.0.2.1")) == "192.0.2.1"


def scope(peer: str, *forwarded: str) -> dict[str, Any]:
    return {"client": (peer, 1), "headers": [(b"x-forwarded-for", text.encode()) for text in forwarded]}


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "found"),
    [
        ((), "192.0.2.1", ("198.51.100.7",), "192.0.2.1"),
        ((), "127.0.0.1", ("198.51.100.7",), "127.0.0.1"),
        (("10.0.0.0/8",), "10.1.2.3", ("198.51.100.7",), "198.51.100.7"),
        (("10.0.0.0/8",), "192.0.2.1", ("198.51.100.7",), "192.0.2.1"),
        (("10.0.0.0/8",), "10.1.2.3", ("203.0.113.9, 198.51.100.7",), "198.51.100.7"),
        (("10.0.0.0/8",), "10.1.2.3", ("203.0.113.9, 198.51.100.7, 10.9.9.9",), "198.51.100.7"),
        (("10.0.0.0/8",), "10.1.2.3", ("203.0.113.9", "198.51.100.7"), "198.51.100.7"),
        (("10.0.0.0/8",), "10.1.2.3", ("nonsense",), "10.1.2.3"),
        (("10.0.0.0/8",), "10.1.2.3", (), "10.1.2.3"),
    ],
)
def test_only_a_trusted_proxy_is_believed_about_others(proxies: Any, peer: str, forwarded: Any, found: str) -> None:
    assert str(Addresses(proxies).find(scope(peer, *forwarded))) == found


# --- trials --------------------------------------------------------------------


def test_a_trial_that_is_given_up_leaves_no_trace() -> None:
    request = {"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "hot"}], "start": True}
    table = open_table(read(NewTable, request), "x", None, None)
    twin = Table.load(table.charter, [*table.entries])
    trial = Trial(table, 0)
    actions.play(trial, table.actor or 0, "go tea-house", "person")
    assert table.match and table.match.number > len(table.line)
    trial.give_up()
    assert table.match and twin.match and (table.match.state == twin.match.state).all() and table.number == twin.number
