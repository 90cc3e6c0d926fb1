"""Killed servers, and several servers on one database. All in processes of their own."""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, text
from websockets.exceptions import ConnectionClosed

from charsu.server.store import make_engine
from server.helpers import PATIENCE, Player, eventually, headers

LAUNCH = Path(__file__).parent / "launch.py"


class Process:
    """A server that can be killed."""

    def __init__(self, database: str, port: int = 0, sweep: float = 0.3) -> None:
        self.port = port or free_port()
        self.process = subprocess.Popen([sys.executable, LAUNCH, str(self.port), database, str(sweep)])
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        eventually(self._answers)

    def _answers(self) -> bool:
        try:
            return self.http.get("/health").is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.http.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        self.http.close()
        return self.process.wait(PATIENCE)

    def post(self, path: str, body: Any, secret: str | None = None) -> Any:
        return self.http.post(path, json=body, headers=headers(secret)).json()

    def state(self, table: str, secret: str | None = None) -> Any:
        return self.http.get(f"/api/tables/{table}/state", params={"since": 0}, headers=headers(secret)).json()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def start() -> Iterator[Callable[..., Process]]:
    processes: list[Process] = []

    def begin(database: str, port: int = 0, **more: Any) -> Process:
        processes.append(Process(database, port, **more))
        return processes[-1]

    yield begin
    for process in processes:
        if process.process.poll() is None:
            process.kill()


def two_people(server: Process, **more: Any) -> dict[str, Any]:
    made = server.post("/api/tables", {"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "open"}], **more})
    made["secrets"] = [made["secret"], server.post(f"/api/tables/{made['id']}/join", {})["secret"]]
    server.post(f"/api/tables/{made['id']}/commands", {"type": "start"}, made["secret"])
    return dict(made)


def play_on(player: Player, acknowledged: dict[int, str]) -> None:
    """Answer whenever asked, until the connection breaks or the match is over; remember what was acknowledged."""
    sent: dict[str, str] = {}
    try:
        while player.state["status"] != "over":
            if player.state["options"]:
                number, answer = player.state["number"], player.state["options"][0]["notation"]
                sent[str(number)] = answer
                player.send({"type": "answer", "number": number, "answer": answer, "key": str(number)})
                player.state["options"] = []
            message = player.take()
            if message["type"] == "ok":
                acknowledged[message["number"]] = sent[message["key"]]
    except (ConnectionClosed, TimeoutError):
        pass


def test_a_kill_in_the_middle_loses_nothing_that_was_acknowledged(database: str, start: Callable[..., Process]) -> None:
    server = start(database)
    tables = [two_people(server, options={"gems": 5}) for _ in range(6)]
    acknowledged: list[dict[int, str]] = [{} for _ in tables]
    players = [(Player(server.port, t["id"], s), n) for n, t in enumerate(tables) for s in t["secrets"]]
    threads = [threading.Thread(target=play_on, args=(player, acknowledged[n])) for player, n in players]
    for thread in threads:
        thread.start()
    eventually(lambda: sum(map(len, acknowledged)) > 60)
    server.kill()
    for thread in threads:
        thread.join()
    again = start(database, server.port)
    for table, answers in zip(tables, acknowledged, strict=True):
        events = again.state(table["id"])["events"]
        assert [e["number"] for e in events] == list(range(1, len(events) + 1))
        stored = {e["number"]: e["notation"] for e in events if e["kind"] == "answer"}
        assert answers.items() <= stored.items() and answers
    goes_on(again, tables[0])


def goes_on(server: Process, table: dict[str, Any]) -> None:
    """The table takes answers again; whoever is told to try again does."""

    def answered() -> bool:
        before = server.state(table["id"])["state"]
        if before["status"] == "over":
            return True
        secret = table["secrets"][before["view"]["actor"]]
        option = server.state(table["id"], secret)["state"]["options"][0]["notation"]
        body = {"type": "answer", "number": before["number"], "answer": option}
        said = server.post(f"/api/tables/{table['id']}/commands", body, secret)
        assert said["type"] == "ok" or said["code"] in ("busy", "stale"), said
        return bool(said["type"] == "ok")

    eventually(answered)


def test_bots_go_on_after_a_kill_without_anybody_asking(database: str, start: Callable[..., Process]) -> None:
    server = start(database)
    seats = [{"kind": "bot", "bot": "random"}] * 3
    made = server.post("/api/tables", {"game": "bazaar", "seats": seats, "start": True, "pace": 30, "options": {"gems": 5}})
    eventually(lambda: server.state(made["id"])["state"]["move"] > 5)
    server.kill()
    engine = make_engine(database)
    before = entries(engine)
    again = start(database)
    eventually(lambda: entries(engine) > before + 10)  # the log is read beside the server: whoever asks it wakes the table
    engine.dispose()
    eventually(lambda: again.state(made["id"])["state"]["status"] == "over")


def entries(engine: Engine) -> int:
    with engine.connect() as connection:
        return int(connection.execute(text("SELECT count(*) FROM entries")).scalar_one())


def test_a_server_told_to_stop_finishes_and_leaves_with_success(sqlite: str, start: Callable[..., Process]) -> None:
    server = start(sqlite)
    made = two_people(server)
    with Player(server.port, made["id"], made["secret"]) as player:
        assert server.stop() in (0, -signal.SIGTERM)
        with pytest.raises(ConnectionClosed):
            player.until(lambda: False)


def test_two_servers_on_one_database_serve_the_same_table_live(postgresql: str, start: Callable[..., Process]) -> None:
    one, two = start(postgresql), start(postgresql)
    made = two_people(one)
    acknowledged: list[dict[int, str]] = [{}, {}]
    players = [Player(server.port, made["id"], s, since=0) for server, s in zip((one, two), made["secrets"], strict=True)]
    threads = [threading.Thread(target=play_on, args=(p, a)) for p, a in zip(players, acknowledged, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert players[0].state["status"] == players[1].state["status"] == "over"
    assert [e["number"] for e in players[0].events] == [e["number"] for e in players[1].events]
    assert acknowledged[0] and acknowledged[1]
    assert one.http.get(f"/api/tables/{made['id']}/verify").json()["ok"]
    for player in players:
        player.close()


def test_of_two_servers_that_append_the_same_number_only_one_succeeds(postgresql: str, start: Callable[..., Process]) -> None:
    one, two = start(postgresql), start(postgresql)
    made = two_people(one)
    for _ in range(12):
        state = one.state(made["id"])["state"]
        if state["status"] == "over":
            break
        secret = made["secrets"][state["view"]["actor"]]
        option = one.state(made["id"], secret)["state"]["options"][0]["notation"]
        eventually(lambda number=state["number"]: two.state(made["id"])["state"]["number"] == number)
        replies = race(made["id"], secret, {"type": "answer", "number": state["number"], "answer": option}, one, two)
        assert sorted(r.get("code", "ok") for r in replies) in (["ok", "stale"], ["ok", "not-your-turn"])
    events = two.state(made["id"])["events"]
    assert [e["number"] for e in events] == list(range(1, len(events) + 1))


def race(table: str, secret: str, body: Any, *servers: Process) -> list[Any]:
    replies: list[Any] = []
    gate = threading.Barrier(len(servers))

    def send(server: Process) -> None:
        gate.wait()
        replies.append(server.post(f"/api/tables/{table}/commands", body, secret))

    threads = [threading.Thread(target=send, args=(server,)) for server in servers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return replies


def test_when_one_of_two_servers_dies_the_other_plays_its_bots(postgresql: str, start: Callable[..., Process]) -> None:
    one, two = start(postgresql), start(postgresql)
    seats = [{"kind": "bot", "bot": "random"}] * 2
    made = one.post("/api/tables", {"game": "bazaar", "seats": seats, "start": True, "pace": 50})
    one.kill()
    eventually(lambda: two.state(made["id"])["state"]["status"] == "over")


def test_people_at_another_server_are_seen_and_are_gone_when_it_dies(postgresql: str, start: Callable[..., Process]) -> None:
    """Long sweeps: only the signs of life tell."""
    one, two = start(postgresql, sweep=600), start(postgresql, sweep=600)
    made = two_people(one)
    bots = one.post("/api/tables", {"game": "bazaar", "seats": [{"kind": "bot"}] * 2, "start": True, "pace": 1500})
    here, there = (Player(server.port, made["id"], s) for server, s in zip((two, one), made["secrets"], strict=True))
    replies: list[list[bool]] = []

    def hears(seats: list[bool]) -> bool:
        message = here.take()
        if message["type"] == "presence":
            replies.append(message["seats"])
        return replies[-1:] == [seats]

    eventually(lambda: hears([True, True]))
    there.send({"type": "sign", "sign": "hello"})
    eventually(lambda: here.take() == {"type": "sign", "seat": 1, "sign": "hello"})
    one.kill()
    eventually(lambda: hears([True, False]))
    eventually(lambda: two.state(bots["id"])["state"]["move"] > 3)
    here.close()
    with contextlib.suppress(ConnectionClosed):
        there.close()
