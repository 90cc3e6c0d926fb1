"""A table in use: who is connected, and the messages that keep them up to date."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from .entries import Entry
from .table import Table
from .trial import Trial
from .views import Room, Screen, encode, message

CALM = ("answer", "undo", "redo", "ask-undo", "agree", "refuse", "resume")  # entries that change nothing that seldom changes


class Client:
    """A connection: its screen, and what it has not been sent yet."""

    def __init__(self, screen: Screen, backlog: int) -> None:
        self.screen = screen
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(backlog)

    def push(self, text: str) -> None:
        """A client that is too slow is cut off; it comes back with its last number and misses nothing."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.cut()

    def cut(self) -> None:
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Live:
    """One table in memory. Whoever reads or changes it holds the lock: while a command is being stored the match runs ahead."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.room = Room()
        self.noted = (table.status, table.attention)  # what the lobby's row says
        self.touched = self.since = time.monotonic()
        self.seen: dict[int, float] = {}  # seat → when its last connection ended
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.table.charter.id

    def changes(self, due: tuple[str, bool]) -> dict[str, Any]:
        """What must be written into the lobby's row."""
        return {} if due == self.noted else {"status": due[0], "attention": due[1]}

    def apply(self, entries: list[Entry], trial: Trial | None = None) -> None:
        """Take in stored entries: those of a trial of our own, or of another server."""
        status = self.table.status
        if trial:
            trial.commit()
        else:
            for entry in entries:
                self.table.apply(entry)
        if status != self.table.status or any(entry.kind not in CALM for entry in entries):
            self.room.parts += 1
            for client in self.clients:
                client.screen.who = self.table.visitor(client.screen.holder)
        self.touched = time.monotonic()

    def publish(self) -> None:
        """Bring every client up to date."""
        cache: dict[Any, str] = {}
        for client in self.clients:
            client.push(message(self.table, client.screen, self.room, cache))

    def show(self, client: Client) -> None:
        client.push(message(self.table, client.screen, self.room, {}))

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        self.touched = time.monotonic()
        changed = self._count()
        self.show(client)
        if changed:
            self._tell_presence()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.seen |= dict.fromkeys(client.screen.who.seats, time.monotonic())
        self.touched = time.monotonic()
        if self._count():
            self._tell_presence()

    def _count(self) -> bool:
        """Who is here; did it change?"""
        before = (self.room.present, self.room.watching)
        self.room.present = {seat for client in self.clients for seat in client.screen.who.seats}
        self.room.watching = sum(not client.screen.who.seats for client in self.clients)
        return before != (self.room.present, self.room.watching)

    def _tell_presence(self) -> None:
        seats = [seat.kind == "bot" or seat.seat in self.room.present for seat in self.table.seats]
        told = encode({"type": "presence", "seats": seats, "watching": self.room.watching}).decode()
        for client in self.clients:
            client.push(told)

    def absent(self, seconds: float) -> set[int]:
        """The seats of people who have been away for so long."""
        before = time.monotonic() - seconds
        away = {s.seat for s in self.table.seats if s.kind == "person"} - self.room.present
        return {seat for seat in away if self.seen.get(seat, self.since) <= before}

    def is_idle(self, seconds: float) -> bool:
        """Has nobody needed it for so long?"""
        busy = self.clients or self.lock.locked() or (self.thinking and not self.thinking.done()) or self.table.attention
        return not busy and time.monotonic() - self.touched > seconds
