"""What a server does by itself: bots answer, clocks run out, neglected tables are taken up, idle ones leave the memory."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from ..core.match import Match
from ..tables.bots import HOUSE
from ..tables.entries import now
from ..tables.refusals import Refusal
from ..tables.views import ticking
from .bots import give_back, think
from .keeping import expire
from .live import Live
from .metrics import THOUGHT
from .neighbours import BEAT
from .priority import give_way

if TYPE_CHECKING:
    from .orders import Orders
    from .tables import Tables

LOG = logging.getLogger("charsu.background")
AT_ONCE = 2  # tables that are taken up side by side: people come first
EXPIRY = 3600.0  # seconds between two looks for tables that were kept long enough
RECENT = 2.0  # seconds: what somebody answered since then is looked after by somebody


class Background:
    """The work of one server that nobody asks for."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.thinkers = ThreadPoolExecutor(tables.settings.thinkers, "charsu-bot", initializer=give_way)
        self.tasks: set[asyncio.Task[None]] = set()
        self.news: list[str] = []
        self.closing = False

    def start(self, orders: Orders) -> None:
        self._spawn(self._sweep())
        self._spawn(self._obey(orders))
        self._spawn(self._expire())
        if self.tables.store.kind == "postgresql":
            self._spawn(self._beat())

    async def close(self) -> None:
        """Break off everything; again and again, for what waits with `wait_for` may overhear it when its answer comes just then."""
        self.closing = True
        while pending := [task for task in self.tasks if not task.done()]:
            for task in pending:
                task.cancel()
            await asyncio.wait(pending, timeout=0.5)
        self.thinkers.shutdown(wait=False, cancel_futures=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def look_after(self, live: Live) -> None:
        """A table has changed: does it need a bot, an alarm, a note in the lobby's row?"""
        if self.closing:
            return
        table = live.table
        due = (table.status, table.attention)
        if due != live.noted:
            self._spawn(self._note(live, due))
        if table.actor is not None and table.is_housed(table.actor) and (live.thinking is None or live.thinking.done()):
            live.thinking = self._spawn(self._play_bots(live))
        if table.clock:
            self._set_alarm(live)

    async def _note(self, live: Live, due: tuple[str, bool]) -> None:
        """The lobby's row is only a hint; the log is the truth."""
        changes = live.changes(due)
        live.note(due)
        try:
            await self.tables.store.append(live.id, [], changes)
        except Exception:
            LOG.exception("not noted", extra={"table": live.id})

    def catch_up(self, live: Live) -> None:
        """Something may be stored that is not in memory."""
        if self.closing:
            return
        self._spawn(self.tables.heard(live.id, live.table.number + 1))

    # --- bots --------------------------------------------------------------

    async def _play_bots(self, live: Live) -> None:
        """Answer as long as the server is asked."""
        while True:
            async with live.lock:
                table = live.table
                seat = table.actor
                if seat is None or not table.is_housed(seat) or table.match is None or self.tables.lives.get(live.id) is not live:
                    return
                position, match = table.position, table.match.copy()
                key = table.seats[seat].bot or HOUSE
                wait = table.charter.pace / 1000 - (now() - table.entries[-1].at) / 1000
            try:
                answer, _ = await asyncio.gather(self._think(key, match), asyncio.sleep(min(60.0, max(0.0, wait))))
                await self.tables.bot_answers(live, seat, position, answer)
            except Refusal as refusal:
                LOG.warning("bot refused", extra={"table": live.id, "code": refusal.code})
                if refusal.code == "full":
                    return
                await asyncio.sleep(random.uniform(0.05, 0.5))

    async def _think(self, key: str, match: Match) -> int:
        """In a thread; a bot that fails is replaced by chance for this one answer."""
        began = time.perf_counter()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.thinkers, think, key, match, None)
        except Exception:
            LOG.exception("bot failed", extra={"bot": key})
            return await loop.run_in_executor(self.thinkers, think, HOUSE, match, None)
        finally:
            THOUGHT.labels(key).observe(time.perf_counter() - began)

    # --- clocks ------------------------------------------------------------

    def _set_alarm(self, live: Live) -> None:
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        seat = ticking(live.table)
        if seat is not None and live.table.clock:
            left = live.table.clock.remaining(seat) / 1000
            live.alarm = asyncio.get_running_loop().call_later(left + 0.01, lambda: self._spawn(self._ring(live, seat)))

    async def _ring(self, live: Live, seat: int) -> None:
        """Time is up, unless an answer came in between."""
        async with live.lock:
            clock = live.table.clock
            if ticking(live.table) == seat and clock and clock.remaining(seat) == 0:
                try:
                    await self.tables.append(live, "flag", seat=seat)
                except Refusal:
                    LOG.info("flag refused", extra={"table": live.id})

    # --- sweeping ----------------------------------------------------------

    async def _sweep(self) -> None:
        """At once after the start, then every few seconds."""
        patience = 0.0
        while True:
            try:
                await self._take_up(patience)
                await self._clear_away()
            except Exception:
                LOG.exception("sweep failed")
            patience = 2 * self.tables.settings.sweep_seconds
            await asyncio.sleep(self.tables.settings.sweep_seconds)

    async def _take_up(self, patience: float) -> None:
        """Tables that wait for the server and that no server seems to look after; a few side by side."""
        names = await self.tables.store.read(self.tables.store.neglected, now() - int(patience * 1000))
        waiting = [name for name in names if name not in self.tables.lives and self.tables.neighbours.falls_to_me(name)]
        for name in names:
            if name in self.tables.lives:
                self.look_after(self.tables.lives[name])
        queue = iter(waiting)
        await asyncio.gather(*(self._load_all(queue) for _ in range(AT_ONCE)))

    async def _load_all(self, names: Any) -> None:
        for name in names:
            try:
                self.look_after(await self.tables.live(name))
            except Refusal as refusal:
                LOG.warning("not taken up", extra={"table": name, "code": refusal.code})
            except Exception:
                LOG.exception("not taken up", extra={"table": name})

    async def _clear_away(self) -> None:
        give_back(self.tables.settings.idle_seconds)
        for live in list(self.tables.lives.values()):
            if live.is_idle(self.tables.settings.idle_seconds):
                self.tables.forget(live)
            elif live.unsure:
                await self.tables.heard(live.id, live.table.number + 1)

    async def _obey(self, orders: Orders) -> None:
        """What `charsu admin` did is seen within a second."""
        while True:
            try:
                await orders.look()
            except Exception:
                LOG.exception("orders not read")
            await asyncio.sleep(self.tables.settings.admin_seconds)

    async def _expire(self) -> None:
        """Tables that were kept long enough go, a few at a time, once an hour."""
        while True:
            await asyncio.sleep(EXPIRY)
            try:
                while gone := await self.tables.store.read(expire, self.tables.store.engine, self.tables.settings.retention):
                    LOG.info("tables expired", extra={"count": len(gone)})
                    for name in gone:
                        self.tables.evict(name)
            except Exception:
                LOG.exception("not expired")

    # --- the other servers -------------------------------------------------

    def announce(self, message: str) -> None:
        """Something for the other servers; what gathers meanwhile goes together."""
        self.news.append(message)
        if len(self.news) == 1 and not self.closing:
            self._spawn(self._send())

    async def _send(self) -> None:
        await asyncio.sleep(0.02)
        news, self.news = self.news, []
        try:
            await self.tables.store.read(self.tables.store.notify, news)
        except Exception:
            LOG.exception("not announced")

    async def _beat(self) -> None:
        """A sign of life every second; what a dead server looked after is taken over."""
        neighbours = self.tables.neighbours
        self.announce(neighbours.ask())
        while True:
            self.announce(neighbours.alive())
            await asyncio.sleep(BEAT)
            try:
                lost = neighbours.bury()
                if lost is not None:
                    LOG.warning("a server fell silent", extra={"people_at": len(lost)})
                    for name in lost:
                        self.tables.recount(name)
                    await self._take_up(RECENT)
            except Exception:
                LOG.exception("not taken over")
