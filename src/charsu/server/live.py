"""A table in use: who is connected, and the messages that keep them up to date."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from ..tables.entries import Entry, now
from ..tables.table import CALM, Table
from ..tables.trial import Trial
from ..tables.views import Room, Screen, message
from ..tables.wire import encode
from .bots import are_learning
from .neighbours import NOBODY

MINUTE = 60_000  # how exactly the row says when somebody last did something


class Client:
    """A connection: its screen, and what it has not been sent yet."""

    def __init__(self, screen: Screen, backlog: int, write: Callable[[bytes], bool] | None = None) -> None:
        self.screen = screen
        self.write = write  # at once, if the other side can take it
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(backlog)
        self.behind = 0  # messages that wait

    def push(self, text: bytes) -> None:
        """A client that is too slow is cut off; it comes back with its last number and misses nothing."""
        if self.behind == 0 and self.write and self.write(text):
            return
        try:
            self.outbox.put_nowait(text)
            self.behind += 1
        except asyncio.QueueFull:
            self.cut()

    async def next(self) -> bytes | None:
        """What waits longest; None is the end."""
        return await self.outbox.get()

    def sent(self) -> None:
        """What waited longest is on its way."""
        self.behind -= 1

    def cut(self) -> None:
        self.write = None
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
        self.here = NOBODY  # who is connected to this server
        self.elsewhere = NOBODY  # and to others
        self.unsure = False  # the store did not say whether something was stored
        self.noted = (table.status, table.attention)  # what the lobby's row says
        self.noted_at = now()
        self.touched = self.since = time.monotonic()
        self.seen: dict[int, float] = {}  # seat → when its last connection ended
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.table.charter.id

    def changes(self, due: tuple[str, bool]) -> dict[str, Any]:
        """What must be written into the lobby's row."""
        changed = {} if due == self.noted else {"status": due[0], "attention": due[1]}
        return {**changed, "touched": now()} if changed or now() - self.noted_at > MINUTE else {}

    def note(self, due: tuple[str, bool]) -> None:
        """It is written."""
        if self.changes(due):
            self.noted, self.noted_at = due, now()

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
        cache: dict[Any, Any] = {}
        self.room.learning = self._is_learning()
        for client in self.clients:
            client.push(message(self.table, client.screen, self.room, cache))

    def show(self, client: Client) -> None:
        client.push(self.message(client.screen))

    def message(self, screen: Screen) -> bytes:
        """What brings a screen up to date."""
        self.room.learning = self._is_learning()
        return message(self.table, screen, self.room, {})

    def _is_learning(self) -> bool:
        """Are some of its bots still studying the rules?"""
        match = self.table.match if self.table.status == "running" else None
        return match is not None and are_learning((seat.bot for seat in self.table.seats), match.table)

    def enter(self, client: Client) -> bool:
        """Somebody comes; did it change who is here?"""
        self.clients.add(client)
        self.touched = time.monotonic()
        before, changed = self.here, self.count()
        self.show(client)
        if changed:
            self._tell_presence()
        return before != self.here

    def leave(self, client: Client) -> bool:
        self.clients.discard(client)
        self.seen |= dict.fromkeys(client.screen.who.seats, time.monotonic())
        self.touched = time.monotonic()
        before = self.here
        self.recount()
        return before != self.here

    def recount(self) -> None:
        if self.count():
            self._tell_presence()

    def count(self) -> bool:
        """Who is here; did it change?"""
        before = (self.room.present, self.room.watching)
        seats = frozenset(seat for client in self.clients for seat in client.screen.who.seats)
        self.here = seats, sum(not client.screen.who.seats for client in self.clients)
        self.room.present = {*seats, *self.elsewhere[0]}
        self.room.watching = self.here[1] + self.elsewhere[1]
        return before != (self.room.present, self.room.watching)

    def close(self) -> None:
        """Everybody has to come again."""
        for client in self.clients:
            client.cut()
        if self.alarm:
            self.alarm.cancel()

    def _tell_presence(self) -> None:
        seats = [seat.kind == "bot" or seat.seat in self.room.present for seat in self.table.seats]
        news = encode({"type": "presence", "seats": seats, "watching": self.room.watching})
        for client in self.clients:
            client.push(news)

    def tell_sign(self, seat: int, sign: str) -> None:
        news = encode({"type": "sign", "seat": seat, "sign": sign})
        for client in self.clients:
            client.push(news)

    def absent(self, seconds: float) -> set[int]:
        """The seats of people who have been away for so long."""
        before = time.monotonic() - seconds
        away = {s.seat for s in self.table.seats if s.kind == "person"} - self.room.present
        return {seat for seat in away if self.seen.get(seat, self.since) <= before}

    def is_idle(self, seconds: float) -> bool:
        """Has nobody needed it for so long?"""
        busy = self.clients or self.lock.locked() or (self.thinking and not self.thinking.done()) or self.table.attention
        return not busy and time.monotonic() - self.touched > seconds
