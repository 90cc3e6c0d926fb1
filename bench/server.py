"""How many answers a server takes: real sockets, real commits, and a `kill -9` in the middle.

    python bench/server.py                    # 500 tables, 4 clients each, as fast as it goes
    python bench/server.py --rate 500         # latency at 500 answers a second
    python bench/server.py --kill             # kill the server in the middle, restart it, compare what was acknowledged

The server, with SQLite on disk unless `--database` says otherwise, runs in one process; the clients run in another on the same
machine and share its cores. Every client has its own seat, secret and socket, and answers whenever it is asked.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = 4


@dataclass
class Figures:
    """What was measured."""

    sent: int = 0
    acknowledged: dict[str, dict[int, str]] = field(default_factory=dict)  # table → entry → answer
    seconds: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    finished: int = 0


@dataclass
class Pace:
    """So many answers a second over all clients; 0 is as fast as it goes."""

    rate: float
    due: float = 0.0

    async def wait(self) -> None:
        if self.rate:
            self.due = max(self.due + 1 / self.rate, time.perf_counter() - 0.5)
            await asyncio.sleep(self.due - time.perf_counter())


# --- the server ----------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def start_server(port: int, database: str) -> subprocess.Popen[bytes]:
    options = ["--port", str(port), "--database", database, "--no-limits", "--log-level", "error"]
    process = subprocess.Popen([sys.executable, "-m", "charsu.server", *options], stderr=subprocess.DEVNULL)
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1)
            return process
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


def memory(pid: int) -> int:
    """Resident kilobytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def post(port: int, path: str, body: dict[str, Any], secret: str | None = None) -> dict[str, Any]:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {secret}"} if secret else {})
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)
    found: dict[str, Any] = json.load(urllib.request.urlopen(request, timeout=30))
    return found


def open_table(port: int, game: str) -> list[tuple[str, str]]:
    """A table with four seats, each with its own secret."""
    seats = [{"kind": "me", "name": "0"}] + [{"kind": "open"}] * (SEATS - 1)
    made = post(port, "/api/tables", {"game": game, "seats": seats})
    secrets = [made["secret"]] + [post(port, f"/api/tables/{made['id']}/join", {"name": str(n)})["secret"] for n in range(1, SEATS)]
    post(port, f"/api/tables/{made['id']}/commands", {"type": "start"}, made["secret"])
    return [(made["id"], secret) for secret in secrets]


# --- the clients ---------------------------------------------------------------


class Player:
    """A scripted client: reads every message, answers at random when it is asked."""

    def __init__(self, port: int, table: str, secret: str, figures: Figures, pace: Pace, detail: str) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.table, self.secret, self.figures, self.pace, self.detail = table, secret, figures, pace, detail
        self.random = random.Random(secret)
        self.asked: dict[str, tuple[float, str]] = {}
        self.running = False
        self.socket: ClientConnection | None = None

    async def connect(self) -> None:
        self.socket = await connect(self.address, compression=None, max_size=None, open_timeout=60, ping_interval=None, proxy=None)
        await self.socket.send(orjson.dumps({"type": "hello", "secret": self.secret, "detail": self.detail}).decode())
        self.first = await self.socket.recv()

    async def play(self) -> None:
        assert self.socket is not None
        try:
            await self._take(self.first)
            async for text in self.socket:
                await self._take(text)
        except ConnectionClosed:
            pass

    async def _take(self, text: str | bytes) -> None:
        if '"options":[]' in text[-3000:] or '"options":[]' in text[:2000]:  # type: ignore[operator]
            return
        message = orjson.loads(text)
        if message["type"] == "state":
            await self._answer(message["state"])
        elif message["type"] == "ok":
            began, answer = self.asked.pop(message["key"])
            self.figures.seconds.append(time.perf_counter() - began)
            self.figures.acknowledged.setdefault(self.table, {})[message["number"]] = answer
        elif message["type"] == "error":
            self.figures.refused[message["code"]] = self.figures.refused.get(message["code"], 0) + 1

    async def _answer(self, state: dict[str, Any]) -> None:
        assert self.socket is not None
        if state["status"] == "over":
            self.figures.finished += 1
        if not state["options"] or not self.running:
            return
        await self.pace.wait()
        answer = self.random.choice(state["options"])["notation"]
        key = f"{state['number']}"
        self.asked[key] = (time.perf_counter(), answer)
        self.figures.sent += 1
        await self.socket.send(orjson.dumps({"type": "answer", "number": state["number"], "answer": answer, "key": key}).decode())


async def connect_all(players: list[Player]) -> None:
    for at in range(0, len(players), 100):
        await asyncio.gather(*(p.connect() for p in players[at : at + 100]))


async def measure(players: list[Player], seconds: float) -> None:
    for player in players:
        player.running = True
    tasks = [asyncio.create_task(p.play()) for p in players]
    await asyncio.sleep(seconds)
    for player in players:
        player.running = False
    await asyncio.sleep(1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


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


def run(options: argparse.Namespace, database: str) -> dict[str, Any]:
    port = free_port()
    server = start_server(port, database)
    bare = memory(server.pid)
    seats = [seat for _ in range(options.tables) for seat in open_table(port, options.game)]
    with_tables = memory(server.pid)
    figures, pace = Figures(), Pace(options.rate)
    players = [Player(port, table, secret, figures, pace, options.detail) for table, secret in seats]

    async def go() -> tuple[int, float, float]:
        await connect_all(players)
        connected, used = memory(server.pid), cpu_seconds(server.pid)
        pace.due = time.perf_counter()
        work = asyncio.create_task(measure(players, options.seconds))
        if options.kill:
            await asyncio.sleep(options.seconds / 2)
            server.send_signal(signal.SIGKILL)
            await asyncio.sleep(0.5)
            return connected, 0.0, 0.0
        await asyncio.sleep(options.seconds)
        busy = cpu_seconds(server.pid) - used
        await work
        return connected, busy, memory(server.pid)

    connected, busy, after = asyncio.run(go())
    acknowledged = sum(map(len, figures.acknowledged.values()))
    report: dict[str, Any] = {
        "game": options.game, "tables": options.tables, "clients": len(players), "seconds": options.seconds,
        "wanted_rate": options.rate, "detail": options.detail, "acknowledged": acknowledged,
        "per_second": round(acknowledged / options.seconds, 1),
        "p50_ms": round(quantile(figures.seconds, 0.5), 2), "p99_ms": round(quantile(figures.seconds, 0.99), 2),
        "mean_ms": round(1000 * statistics.fmean(figures.seconds), 2) if figures.seconds else None, "refused": figures.refused,
        "server_cpu": round(busy / options.seconds, 2), "kb_per_table": round((with_tables - bare) / options.tables, 1),
        "kb_per_socket": round((connected - with_tables) / len(players), 1),
        "kb_per_table_after": round((after - bare) / options.tables, 1) if after else None,
    }  # fmt: skip
    if options.kill:
        server.wait()
        server = start_server(port, database)
        report["tables_after_restart"] = sum(_opens(port, table) for table in {table for table, _ in seats})
    server.send_signal(signal.SIGTERM)
    server.wait(30)
    report["lost"], report["different"], report["tables_with_gaps"] = compare(database, figures.acknowledged)
    return report


def _opens(port: int, table: str) -> bool:
    state = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables/{table}/state", timeout=30))
    return bool(state["state"]["status"] in ("running", "over"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="istanbul")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0, help="answers a second over all clients; 0 is as fast as it goes")
    parser.add_argument("--detail", default="full", choices=("full", "events"))
    parser.add_argument("--kill", action="store_true", help="kill -9 in the middle, restart, compare")
    parser.add_argument("--database", default="")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(run(options, options.database or f"sqlite:///{folder}/bench.sqlite"), indent=1))


if __name__ == "__main__":
    main()
