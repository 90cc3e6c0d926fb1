"""How many answers a server takes: real sockets, real commits, and a `kill -9` in the middle.

    python bench/server.py                    # 500 tables, 4 clients each, as fast as it goes
    python bench/server.py --rate 500         # latency at 500 answers a second
    python bench/server.py --kill             # kill the server in the middle, restart it, compare what was acknowledged
    python bench/server.py --standard         # all of it beside what is asked for: the tables of docs/performance.md
    python bench/server.py --thinking         # ten tables of Viziers: memory, and how long another table's pings take meanwhile
    python bench/server.py --stored 10000     # how much longer a server takes to start with so many tables in its store

The server, with SQLite on disk unless `--database` says otherwise, runs in one process; the clients run in another on the same
machine and share its cores. Every client has its own seat, secret and socket, and answers whenever it is asked. What is measured
is the server, so clients do as little as they can: they take frames apart by hand, read the numbers and answers they need out of
the text of a message, and throw the rest away.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import orjson

SEATS = 4
NUMBER = re.compile(rb'"number":(\d+)')
NOTATION = re.compile(rb'"notation":"([^"]*)"')


@dataclass
class Figures:
    """What was measured."""

    sent: int = 0
    acknowledged: dict[str, dict[int, str]] = field(default_factory=dict)  # table → entry → answer
    seconds: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    in_time: int = 0  # acknowledged before the time was up


@dataclass
class Pace:
    """So many answers a second over all clients; 0 is as fast as it goes."""

    rate: float
    due: float = 0.0

    def wait(self) -> float:
        """How long the next answer has to wait for its turn."""
        if not self.rate:
            return 0.0
        self.due = max(self.due + 1 / self.rate, time.perf_counter())
        return self.due - time.perf_counter()


# --- the server ----------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def start_server(port: int, database: str) -> subprocess.Popen[bytes]:
    options = ["--port", str(port), "--database", database, "--no-limits", "--log-level", "error"]
    process = subprocess.Popen([sys.executable, "-m", "charsu", "serve", *options], stderr=subprocess.DEVNULL)
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1)
            return process
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


def memory(pid: int) -> int:
    """Resident kilobytes."""
    status = Path(f"/proc/{pid}/status").read_text("utf8")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def cpu_seconds(pid: int, thread: str = "") -> float:
    """Of a process, or of one of its threads; its first one has the same number."""
    fields = Path(f"/proc/{pid}{thread}/stat").read_text("utf8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def loop_seconds(pid: int) -> float:
    return cpu_seconds(pid, f"/task/{pid}")


def post(port: int, path: str, body: dict[str, Any], secret: str | None = None) -> dict[str, Any]:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {secret}"} if secret else {})
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)
    reply: dict[str, Any] = json.load(urllib.request.urlopen(request, timeout=30))
    return reply


def open_table(port: int, game: str) -> list[tuple[str, str]]:
    """A table with four seats, each with its own secret."""
    seats = [{"kind": "me", "name": "0"}] + [{"kind": "open"}] * (SEATS - 1)
    made = post(port, "/api/tables", {"game": game, "seats": seats})
    secrets = [made["secret"]] + [post(port, f"/api/tables/{made['id']}/join", {"name": str(n)})["secret"] for n in range(1, SEATS)]
    post(port, f"/api/tables/{made['id']}/commands", {"type": "start"}, made["secret"])
    return [(made["id"], secret) for secret in secrets]


# --- the clients ---------------------------------------------------------------


class Wire(asyncio.Protocol):
    """The least of a WebSocket client: it shares the cores with the server, so it must cost little."""

    def __init__(self, path: str, taken: Callable[[bytes], None]) -> None:
        self.path, self.taken = path, taken
        self.waiting = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, _: Exception | None) -> None:
        self.is_closed = True

    def data_received(self, data: bytes) -> None:
        self.waiting += data
        if not self.opened.done():
            head, end, rest = self.waiting.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.waiting = rest
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            self.taken(frame)

    def _frame(self) -> bytes | None:
        """The next whole message; servers do not mask and this one does not split."""
        data = self.waiting
        if len(data) < 2:
            return None
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return None
        self.waiting = data[start + size :]
        return data[start : start + size] if data[0] & 15 == 1 else b""

    def send(self, message: dict[str, Any]) -> None:
        """One masked text frame; the mask of zeros is a mask too."""
        body = orjson.dumps(message)
        head = bytes([0x81, 0x80 | len(body)]) if len(body) < 126 else b"\x81\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)


class Player:
    """A scripted client: takes every message, answers at random when it is asked."""

    def __init__(self, port: int, table: str, secret: str, figures: Figures, pace: Pace, detail: str) -> None:
        self.port, self.table, self.secret, self.figures, self.pace, self.detail = port, table, secret, figures, pace, detail
        self.random = random.Random(secret)
        self.asked: dict[str, tuple[float, str]] = {}
        self.running = False
        self.question = b""

    async def connect(self) -> None:
        loop, path = asyncio.get_running_loop(), f"/api/tables/{self.table}/socket"
        _, self.wire = await loop.create_connection(lambda: Wire(path, self._take), "127.0.0.1", self.port)
        await self.wire.opened
        self.wire.send({"type": "hello", "secret": self.secret, "detail": self.detail})

    def start(self) -> None:
        self.running = True
        self._answer_later()

    def _take(self, text: bytes) -> None:
        if text.startswith(b'{"type":"ok"'):
            message = orjson.loads(text)
            began, answer = self.asked.pop(message["key"])
            self.figures.seconds.append(time.perf_counter() - began)
            self.figures.acknowledged.setdefault(self.table, {})[message["number"]] = answer
        elif text.startswith(b'{"type":"state"'):
            if b'"options":[]' not in text:
                self.question = text
                self._answer_later()
        elif text.startswith(b'{"type":"error"'):
            code = orjson.loads(text)["code"]
            self.figures.refused[code] = self.figures.refused.get(code, 0) + 1

    def _answer_later(self) -> None:
        if self.running and self.question:
            asyncio.get_running_loop().call_later(self.pace.wait(), self._answer)

    def _answer(self) -> None:
        if self.wire.is_closed or not self.question:
            return
        text, self.question = self.question, b""
        number, answer = read_question(text, self.random)
        self.asked[str(number)] = (time.perf_counter(), answer)
        self.figures.sent += 1
        self.wire.send({"type": "answer", "number": number, "answer": answer, "key": str(number)})


def read_question(text: bytes, dice: random.Random) -> tuple[int, str]:
    """The number of a state, and one of the answers it offers."""
    number, first = NUMBER.search(text), text.index(b'"options":[')
    assert number is not None
    return int(number[1]), dice.choice(NOTATION.findall(text, first, text.index(b'"forced":', first))).decode()


async def connect_all(players: list[Player]) -> None:
    for at in range(0, len(players), 100):
        await asyncio.gather(*(p.connect() for p in players[at : at + 100]))


async def measure(players: list[Player], seconds: float) -> None:
    await asyncio.sleep(2)  # the first states have arrived
    for player in players:
        player.start()
    await asyncio.sleep(seconds)
    for player in players:
        player.running = False
    players[0].figures.in_time = len(players[0].figures.seconds)
    await asyncio.sleep(1)


# --- the report ----------------------------------------------------------------


def compare(database: str, acknowledged: dict[str, dict[int, str]]) -> tuple[int, int, int]:
    """Acknowledged answers that are missing or different in the store, and numbers that are there twice or left out."""
    from sqlalchemy import select

    from charsu.server.schema import ENTRIES
    from charsu.server.store import make_engine

    lost = different = gaps = 0
    with make_engine(database).connect() as connection:
        for table, answers in acknowledged.items():
            wanted = select(ENTRIES.c.number, ENTRIES.c.notation).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
            stored = [(row.number, row.notation) for row in connection.execute(wanted)]
            gaps += [number for number, _ in stored] != list(range(1, len(stored) + 1))
            kept = dict(stored)
            lost += sum(number not in kept for number in answers)
            different += sum(number in kept and kept[number] != answer for number, answer in answers.items())
    return lost, different, gaps


def quantile(seconds: list[float], share: float) -> float:
    return 1000 * sorted(seconds)[min(len(seconds) - 1, int(share * len(seconds)))] if seconds else 0.0


@dataclass
class Usage:
    """What a server used: resident kilobytes, and seconds of the processor."""

    bare: int = 0
    with_tables: int = 0
    connected: int = 0
    after: int = 0
    busy: float = 0.0
    busy_loop: float = 0.0
    busy_clients: float = 0.0


async def load(server: subprocess.Popen[bytes], players: list[Player], options: argparse.Namespace, usage: Usage) -> None:
    """Connect, play for a while, and kill the server in the middle when that is wanted."""
    await connect_all(players)
    work = asyncio.create_task(measure(players, options.seconds))
    await asyncio.sleep(2)
    usage.connected = memory(server.pid)
    used, loop, own = cpu_seconds(server.pid), loop_seconds(server.pid), time.process_time()
    await asyncio.sleep(options.seconds / 2)
    if options.kill:
        server.send_signal(signal.SIGKILL)
        await work
        return
    await asyncio.sleep(options.seconds / 2)
    usage.busy, usage.busy_clients = cpu_seconds(server.pid) - used, time.process_time() - own
    usage.busy_loop = loop_seconds(server.pid) - loop
    await work
    usage.after = memory(server.pid)


def run(options: argparse.Namespace, database: str) -> dict[str, Any]:
    port, usage, figures, pace = free_port(), Usage(), Figures(), Pace(options.rate)
    server = start_server(port, database)
    usage.bare = memory(server.pid)
    seats = [seat for _ in range(options.tables) for seat in open_table(port, options.game)]
    usage.with_tables = memory(server.pid)
    players = [Player(port, table, secret, figures, pace, options.detail) for table, secret in seats]
    with disk(database) as waits:
        asyncio.run(load(server, players, options, usage))
    summary = report(options, figures, usage) | {"longest_fsync_ms": round(quantile(waits, 1), 1)}
    if options.kill:
        server.wait()
        server = start_server(port, database)
        summary["tables_after_restart"] = sum(opens(port, table) for table in {table for table, _ in seats})
    server.send_signal(signal.SIGTERM)
    server.wait(30)
    summary["lost"], summary["different"], summary["tables_with_gaps"] = compare(database, figures.acknowledged)
    return summary


@contextmanager
def disk(database: str) -> Iterator[list[float]]:
    """How long the disk of the store takes meanwhile to make two pages safe, ten times a second."""
    waits: list[float] = []
    stop = threading.Event()
    folder = Path(database.removeprefix("sqlite:///")).parent if database.startswith("sqlite") else Path(tempfile.gettempdir())

    def probe() -> None:
        with tempfile.TemporaryFile(dir=folder) as file:
            while not stop.wait(0.1):
                began = time.perf_counter()
                file.write(b"-" * 8192)
                file.flush()
                os.fsync(file.fileno())
                waits.append(time.perf_counter() - began)

    thread = threading.Thread(target=probe)
    thread.start()
    try:
        yield waits
    finally:
        stop.set()
        thread.join()


def opens(port: int, table: str) -> bool:
    state = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables/{table}/state", timeout=30))
    return bool(state["state"]["status"] in ("running", "over"))


def report(options: argparse.Namespace, figures: Figures, usage: Usage) -> dict[str, Any]:
    clients = SEATS * options.tables
    return {
        "game": options.game,
        "tables": options.tables,
        "clients": clients,
        "detail": options.detail,
        "seconds": options.seconds,
        "wanted_rate": options.rate,
        "acknowledged": sum(map(len, figures.acknowledged.values())),
        "per_second": None if options.kill else round(figures.in_time / options.seconds),
        "p50_ms": round(quantile(figures.seconds, 0.5), 1),
        "p99_ms": round(quantile(figures.seconds, 0.99), 1),
        "refused": figures.refused,
        "server_cpu": round(usage.busy / options.seconds, 2),
        "ms_an_answer": round(1000 * usage.busy / max(1, figures.in_time), 3),
        "ms_of_the_loop": round(1000 * usage.busy_loop / max(1, figures.in_time), 3),
        "clients_cpu": round(usage.busy_clients / options.seconds, 2),
        "kb_per_table": round((usage.with_tables - usage.bare) / options.tables, 1),
        "kb_per_socket": round((usage.connected - usage.with_tables) / clients, 1),
        "kb_per_table_after": round((usage.after - usage.bare) / options.tables, 1) if usage.after else None,
    }


# --- bots that think ------------------------------------------------------------


async def pings(port: int, table: str, secret: str, seconds: float) -> list[float]:
    """How long the answers to pings at a table took, fifty a second."""
    pings: asyncio.Queue[float] = asyncio.Queue()
    path, loop = f"/api/tables/{table}/socket", asyncio.get_running_loop()

    def take(text: bytes) -> None:
        if text.startswith(b'{"type":"pong"'):
            pings.put_nowait(time.perf_counter())

    _, wire = await loop.create_connection(lambda: Wire(path, take), "127.0.0.1", port)
    await wire.opened
    wire.send({"type": "hello", "secret": secret})
    waits, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        wire.send({"type": "ping"})
        waits.append(await pings.get() - began)
        await asyncio.sleep(0.02)
    return waits


def thinking(options: argparse.Namespace, database: str) -> dict[str, Any]:
    """Ten tables of Viziers that answer without a pause, and somebody who pings at an eleventh; then their tables are closed."""
    viziers = Viziers(options, database)
    return viziers.figures | {"mb_left": viziers.left_behind()}


class Viziers:
    """A server with ten tables of Viziers: what they hold and how they hold up others, and what they leave behind."""

    def __init__(self, options: argparse.Namespace, database: str) -> None:
        port = free_port()
        self.server = start_server(port, database)
        seat = open_table(port, options.game)[0]
        bare = memory(self.server.pid)
        self.figures: dict[str, Any] = {"bare_mb": round(bare / 1024)}
        self.figures["worst_ping_ms_before"] = round(1000 * max(asyncio.run(pings(port, *seat, options.seconds / 2))), 1)
        bots = [{"kind": "bot", "bot": "vizier"}] * 2
        new = {"game": options.game, "seats": bots, "start": True, "pace": 100}
        tables = [post(port, "/api/tables", new)["id"] for _ in range(10)]
        used = cpu_seconds(self.server.pid)
        for name in ("first", "then"):
            taken = asyncio.run(pings(port, *seat, options.seconds))
            self.figures[name] = {"worst_ping_ms": round(1000 * max(taken), 1), "p99_ms": round(quantile(taken, 0.99), 1)}
            self.figures[name]["mb"] = round(memory(self.server.pid) / 1024)
        self.figures["held_mb"] = max(self.figures[name]["mb"] for name in ("first", "then")) - self.figures["bare_mb"]
        self.figures["worst_ping_ms"] = max(self.figures[name]["worst_ping_ms"] for name in ("first", "then"))
        self.figures["server_cpu"] = round((cpu_seconds(self.server.pid) - used) / (2 * options.seconds), 2)
        close_tables(tables, database)
        self.closed = time.monotonic()

    def left_behind(self) -> int:
        """Megabytes above those of the server before they came, when their trees and tables have left the memory."""
        time.sleep(max(0.0, self.closed + LEAVING - time.monotonic()))
        left = round(memory(self.server.pid) / 1024) - int(self.figures["bare_mb"])
        self.server.send_signal(signal.SIGTERM)
        self.server.wait(30)
        return left


LEAVING = 85  # seconds: a minute until nobody needs a thing any more, and time to notice


def close_tables(tables: list[str], database: str) -> None:
    """As whoever looks after the server does it."""
    from charsu.server.admin import close

    with redirect_stdout(None):
        for table in tables:
            close(table, database, "measured")


# --- tables that are stored ------------------------------------------------------


def fill(database: str, game: str, count: int) -> None:
    """So many tables, each with its seats and the start of a match that waits for a person."""
    from sqlalchemy import insert

    from charsu.server.schema import ENTRIES, TABLES
    from charsu.server.store import Store, from_charter, to_row
    from charsu.tables.entries import fresh_id
    from charsu.tables.messages import NewTable, SeatPlan
    from charsu.tables.opening import open_table

    people = [SeatPlan(kind="me", name="0"), SeatPlan(kind="hot", name="1")]
    table, store = open_table(NewTable(game=game, seats=people, start=True), "0" * 64, None, None), Store(database)
    charters = [replace(table.charter, id=fresh_id()) for _ in range(count)]
    common = {"game": game, "rules": table.charter.rules, "visibility": "public", "created": table.charter.created, "opener": None}
    common |= {"status": table.status, "attention": table.attention, "touched": table.charter.created}
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        rows = [{**common, "id": charter.id, "charter": from_charter(charter, store.seal)} for charter in charters]
        connection.execute(insert(TABLES), rows)
        connection.execute(insert(ENTRIES), [to_row(charter.id, entry) for charter in charters for entry in table.entries])
    store.close()


def stored(options: argparse.Namespace, database: str) -> dict[str, Any]:
    """How long a server takes until it answers: with an empty store, and in turns with one that is full."""
    figures: dict[str, Any] = {"tables": options.stored}
    with tempfile.TemporaryDirectory() as folder:
        fill(database, options.game, options.stored)
        for _ in range(3):
            for name, store in (("empty", f"sqlite:///{folder}/empty.sqlite"), ("full", database)):
                began = time.perf_counter()
                server = start_server(free_port(), store)
                seconds, used = time.perf_counter() - began, cpu_seconds(server.pid)
                figures.setdefault(name, []).append({"seconds": round(seconds, 2), "cpu": round(used, 2)})
                server.send_signal(signal.SIGTERM)
                server.wait(30)
    return figures


def row(title: str, figures: dict[str, Any]) -> str:
    rate = f"{figures['per_second']:,}" if figures["per_second"] else "–"
    faults = figures["lost"] + figures["different"] + figures["tables_with_gaps"]
    memory_now = figures["kb_per_table_after"] or "–"
    cells = (
        title,
        rate,
        figures["p50_ms"],
        figures["p99_ms"],
        figures["server_cpu"] or "–",
        memory_now,
        f"{figures['acknowledged']:,}",
        faults,
    )
    return f"| {' | '.join(map(str, cells))} |"


def standard(options: argparse.Namespace, database: str) -> None:
    """The tables of docs/performance.md: what was measured, and what is asked for beside it."""
    print(
        "| 500 tables, 2,000 clients | answers/s | p50 ms | p99 ms | server cores | KB a table | acknowledged | lost or doubled |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory() as folder:
        viziers = Viziers(with_seconds(options, 10), f"sqlite:///{folder}/viziers.sqlite")
        starts = stored(with_seconds(options, 10, stored=10_000), f"sqlite:///{folder}/stored.sqlite")
        runs = {title: one_run(title, with_seconds(options, 20, **changes), database) for title, changes in STANDARD.items()}
        left = viziers.left_behind()
    print_goals(runs, viziers.figures, left, starts)


def with_seconds(options: argparse.Namespace, seconds: float, **changes: Any) -> argparse.Namespace:
    return argparse.Namespace(**{**vars(options), "seconds": min(seconds, options.seconds), **changes})


def one_run(title: str, options: argparse.Namespace, database: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        figures = run(options, database or f"sqlite:///{folder}/bench.sqlite")
    print(row(title, figures), flush=True)
    return figures


def print_goals(runs: dict[str, Any], viziers: dict[str, Any], left: int, starts: dict[str, Any]) -> None:
    events, views, _, paced, killed = runs.values()
    faults = sum(each["lost"] + each["different"] + each["tables_with_gaps"] for each in (events, views, paced, killed))
    loads = " ".join(f"{load:.1f}" for load in os.getloadavg())
    slowest = f"{paced['p99_ms']} ms; the disk alone at most {paced['longest_fsync_ms']} ms"
    goals = [
        ("durable answers a second, events", "≥ 3,000", f"{events['per_second']:,}"),
        ("durable answers a second, whole views", "≥ 2,000", f"{views['per_second']:,}"),
        ("processor time an answer, events", "", spent(events)),
        ("processor time an answer, whole views", "", spent(views)),
        ("p99 at 500 a second, whole views", "< 50 ms", slowest),
        ("acknowledged and lost, doubled or different", "0", str(faults)),
        ("Viziers at ten tables hold", "≤ 250 MB", f"{viziers['held_mb']} MB"),
        ("a minute after they left", "given back", f"{left} MB"),
        ("worst ping at another table meanwhile", "≤ 100 ms", f"{viziers['worst_ping_ms']} ms"),
        ("start with 10,000 stored tables", "≤ 2 s", f"{quickest(starts['full'])}; without any {quickest(starts['empty'])}"),
        ("load of the machine, 1, 5 and 15 minutes", "", loads),
    ]
    print("\n| asked for | goal | measured |\n| --- | ---: | ---: |")
    for cells in goals:
        print(f"| {' | '.join(cells)} |")


def spent(figures: dict[str, Any]) -> str:
    each, loop, clients = figures["ms_an_answer"], figures["ms_of_the_loop"], figures["clients_cpu"]
    return f"{1000 * each:.0f} µs, {1000 * loop:.0f} of the event loop; clients {clients} cores"


def quickest(starts: list[dict[str, float]]) -> str:
    best = min(starts, key=lambda start: start["seconds"])
    return f"{best['seconds']} s ({best['cpu']} s of the processor)"


STANDARD: dict[str, dict[str, Any]] = {
    "clients that want events, as fast as it goes": {"detail": "events"},
    "clients that want whole views, as fast as it goes": {"detail": "full"},
    "events, 500 answers a second": {"detail": "events", "rate": 500},
    "whole views, 500 answers a second": {"detail": "full", "rate": 500},
    "`kill -9` in the middle": {"detail": "full", "kill": True},
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="istanbul")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0, help="answers a second over all clients; 0 is as fast as it goes")
    parser.add_argument("--detail", default="full", choices=("full", "changes", "events"))
    parser.add_argument("--kill", action="store_true", help="kill -9 in the middle, restart, compare")
    parser.add_argument("--database", default="")
    parser.add_argument("--standard", action="store_true", help="all figures of docs/performance.md as tables")
    parser.add_argument("--thinking", action="store_true", help="ten tables of Viziers, and pings at another")
    parser.add_argument("--stored", type=int, default=0, help="start with so many tables in the store")
    options = parser.parse_args()
    with suppress(ImportError):  # Windows has none
        import uvloop

        uvloop.install()
    if options.standard:
        standard(options, options.database)
        return
    with tempfile.TemporaryDirectory() as folder:
        work = thinking if options.thinking else stored if options.stored else run
        print(json.dumps(work(options, options.database or f"sqlite:///{folder}/bench.sqlite"), indent=1))


if __name__ == "__main__":
    main()
