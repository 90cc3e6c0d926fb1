"""The other servers on the same PostgreSQL database: which of them live, and who is connected to them."""

from __future__ import annotations

import secrets
import time
import zlib
from collections.abc import Iterable

BEAT = 1.0  # seconds between two signs of life
SILENCE = 3.0  # seconds after which a server that gave none is taken for dead

Room = tuple[frozenset[int], int]  # the seats whose people are connected there, and how many watch
NOBODY: Room = (frozenset(), 0)


class Neighbours:
    """What was heard of the others. Every server tells its own rooms when they change, and all of them when somebody new asks."""

    def __init__(self) -> None:
        self.me = secrets.token_hex(4)
        self.heard: dict[str, float] = {}
        self.rooms: dict[str, dict[str, Room]] = {}  # server → table → who is there

    def take(self, message: str) -> tuple[str, ...] | None:
        """A message of another server: its kind, the table it is about, and what a sign says."""
        kind, server, *rest = message.split(" ")
        if server == self.me:
            return None
        self.heard[server] = time.monotonic()
        if kind == "!sign":
            return kind, *rest
        if kind != "!room":
            return kind, ""
        table, seats, watching = rest
        room = frozenset(map(int, seats.split(","))) if seats != "-" else frozenset[int](), int(watching)
        self.rooms.setdefault(server, {})[table] = room
        return kind, table

    def room(self, table: str) -> Room:
        """Who is at a table through other servers."""
        rooms = [rooms[table] for rooms in self.rooms.values() if table in rooms]
        return frozenset().union(*(seats for seats, _ in rooms)), sum(watching for _, watching in rooms)

    def present_at(self) -> Iterable[str]:
        """Tables where somebody sits who is connected to another server."""
        return {table for rooms in self.rooms.values() for table, (seats, _) in rooms.items() if seats}

    def bury(self) -> set[str] | None:
        """Forget servers that fell silent; the tables where people were connected to them, None when all live."""
        before = time.monotonic() - SILENCE
        dead = [server for server, at in self.heard.items() if at < before]
        for server in dead:
            del self.heard[server]
        return {table for server in dead for table in self.rooms.pop(server, {})} if dead else None

    def falls_to_me(self, table: str) -> bool:
        """Of the servers that live, the one that takes up a table nobody looks after: the same for all of them."""
        return max([self.me, *self.heard], key=lambda server: _weight(server, table)) == self.me

    # --- what is told ------------------------------------------------------

    def alive(self) -> str:
        return f"!alive {self.me}"

    def ask(self) -> str:
        return f"!ask {self.me}"

    def tell(self, table: str, seats: Iterable[int], watching: int) -> str:
        return f"!room {self.me} {table} {','.join(map(str, sorted(seats))) or '-'} {watching}"

    def sign(self, table: str, seat: int, sign: str) -> str:
        return f"!sign {self.me} {table} {seat} {sign}"


def _weight(server: str, table: str) -> int:
    return zlib.crc32(f"{server} {table}".encode())
