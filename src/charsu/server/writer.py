"""One thread that writes. Whatever waits while a commit is under way goes into the next one together.

A commit to disk takes about as long for a hundred rows as for one, so many tables answer at once at the price of one.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, insert, text, update
from sqlalchemy.exc import IntegrityError

from .metrics import BATCHES, COMMITS
from .schema import ENTRIES, TABLES

LOG = logging.getLogger("charsu.store")
MOST = 500  # rows of one commit, so that nobody waits long


class Conflict(Exception):
    """Another server appended an entry of this number first."""


@dataclass(slots=True)
class Append:
    """What one command writes: perhaps a new table, the entries, and what the lobby should know."""

    table: str
    entries: list[dict[str, Any]]
    opening: dict[str, Any] | None = None
    changes: dict[str, Any] = field(default_factory=dict)
    done: Callable[[Exception | None], None] = lambda error: None


class Writer:
    """The thread and its queue."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.queue: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self.waiting: deque[_Waiting] = deque()
        self.timer: asyncio.TimerHandle | None = None
        self.thread = threading.Thread(target=self._run, name="charsu-writer", daemon=True)
        self.thread.start()

    def append(self, append: Append, seconds: float, late: Callable[[], None] | None = None) -> asyncio.Future[None]:
        """Done when it is safely stored; Conflict when somebody else was quicker, TimeoutError when it takes longer than this.
        Then `late` is called when it is known what became of it."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:
            self._loop, self.timer = loop, None
            self.waiting.clear()
        future: asyncio.Future[None] = loop.create_future()
        waiting = _Waiting(future, late, time.monotonic() + seconds)
        append.done = waiting.finish
        self.queue.put(append)
        self._watch(loop, waiting)
        return future

    def _watch(self, loop: asyncio.AbstractEventLoop, waiting: _Waiting) -> None:
        """One timer for all: they wait equally long, so whoever came first is the first to give up."""
        while self.waiting and self.waiting[0].future.done():
            self.waiting.popleft()
        self.waiting.append(waiting)
        if self.timer is None:
            self.timer = loop.call_later(waiting.until - time.monotonic(), self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Whoever waits too long gives up; then wait for the next."""
        self.timer = None
        while self.waiting and (self.waiting[0].future.done() or self.waiting[0].until <= time.monotonic()):
            self.waiting.popleft().give_up()
        if self.waiting:
            self.timer = loop.call_later(max(0.001, self.waiting[0].until - time.monotonic()), self._look, loop)

    def close(self) -> None:
        """Write what is left, then stop."""
        self.queue.put(None)
        self.thread.join()

    # --- the thread --------------------------------------------------------

    def _run(self) -> None:
        while True:
            batch = self._gather()
            if batch:
                self._store(batch)
            if self._closing:
                return

    _closing = False
    _loop: asyncio.AbstractEventLoop | None = None

    def _gather(self) -> list[Append]:
        batch: list[Append] = []
        rows = 0
        first = self.queue.get()
        while first is not None:
            batch.append(first)
            rows += len(first.entries)
            if rows >= MOST or self.queue.empty():
                return batch
            first = self.queue.get()
        self._closing = True
        return batch

    def _store(self, batch: list[Append]) -> None:
        began = time.perf_counter()
        try:
            self._commit(batch)
            results: list[Exception | None] = [None] * len(batch)
        except Exception:
            results = [self._alone(append) for append in batch]
        COMMITS.observe(time.perf_counter() - began)
        BATCHES.observe(len(batch))
        self._report(batch, results)

    def _report(self, batch: list[Append], results: list[Exception | None]) -> None:
        def tell() -> None:
            for append, result in zip(batch, results, strict=True):
                append.done(result)

        if self._loop and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(tell)

    def _alone(self, append: Append) -> Exception | None:
        """One of the batch failed: each tries by itself."""
        try:
            self._commit([append])
        except IntegrityError:
            return Conflict(append.table)
        except Exception as error:
            return error
        return None

    def _commit(self, batch: list[Append]) -> None:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            openings = [a.opening for a in batch if a.opening]
            if openings:
                connection.execute(insert(TABLES), openings)
            rows = [row for a in batch for row in a.entries]
            if rows:
                connection.execute(insert(ENTRIES), rows)
            for append in batch:
                if append.changes:
                    connection.execute(update(TABLES).where(TABLES.c.id == append.table), append.changes)
            self._notify(connection, batch)

    def _notify(self, connection: Connection, batch: list[Append]) -> None:
        """Tell the other servers; PostgreSQL does so only when the transaction is safe."""
        if connection.dialect.name == "postgresql":
            notes = [{"note": f"{a.table} {a.entries[-1]['number']}"} for a in batch if a.entries]
            if notes:
                connection.execute(text("SELECT pg_notify('charsu', :note)"), notes)


@dataclass(slots=True)
class _Waiting:
    """Somebody who waits for a commit, but not for ever."""

    future: asyncio.Future[None]
    late: Callable[[], None] | None
    until: float
    is_late: bool = False

    def give_up(self) -> None:
        if not self.future.done():
            self.is_late = True
            self.future.set_exception(TimeoutError())

    def finish(self, error: Exception | None) -> None:
        if self.is_late:
            self._settle(error)
        elif self.future.done():
            return
        elif error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)

    def _settle(self, error: Exception | None) -> None:
        if error:
            LOG.error("stored too late: %s", type(error).__name__)
        if self.late:
            self.late()
