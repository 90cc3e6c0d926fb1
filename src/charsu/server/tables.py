"""All tables in use, and every change of them. Stored first, told afterwards."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..core.flow import CHANCE
from . import actions, messages, opening
from .background import Background
from .entries import Entry, fresh_secret, hashed, now
from .limits import Buckets
from .live import Live
from .metrics import ANSWER_SECONDS, ANSWERS, LIVE, LOADS, OPENED
from .pool import Pool
from .refusals import Refusal
from .settings import Settings
from .store import Store
from .table import Table, Visitor
from .trial import Trial
from .views import sees_everything
from .writer import Conflict

LOG = logging.getLogger("charsu.tables")


class Tables:
    """The tables of one server process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        limits = settings.limits
        self.pool = Pool(settings.slow_threads, settings.slow_waiting, settings.slow_seconds, limits.slow_work)
        self.background = Background(self)
        per_hour = limits.tables_per_hour
        self.openings = Buckets(per_hour / 3600, per_hour)
        self.began = now()

    # --- finding -----------------------------------------------------------

    async def live(self, name: str) -> Live:
        """A table in memory, rebuilt from its log when needed."""
        if name in self.lives:
            return self.lives[name]
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self._load(name))
        return await asyncio.shield(self.loading[name])

    async def _load(self, name: str) -> Live:
        try:
            began = time.perf_counter()
            table = await asyncio.to_thread(self._rebuild, name)
            LOADS.observe(time.perf_counter() - began)
            live = self._take_in(table)
            if self.store.kind == "postgresql":  # what another server stored while this one was reading
                await self.heard(name, table.number + 1)
            if table.clock and table.actor is not None and table.entries[-1].at < self.began:
                async with live.lock:
                    await self.append(live, "resume")
            return live
        finally:
            del self.loading[name]

    def _rebuild(self, name: str) -> Table:
        found = self.store.load(name)
        if found is None:
            raise Refusal("no-table", f"there is no table {name!r}")
        return Table.load(*found)

    def _take_in(self, table: Table) -> Live:
        live = self.lives[table.charter.id] = Live(table)
        LIVE.set(len(self.lives))
        self.background.look_after(live)
        return live

    def present(self, name: str) -> set[int]:
        """The seats whose people are connected here."""
        live = self.lives.get(name)
        return live.room.present if live else set()

    def forget(self, live: Live) -> None:
        self.lives.pop(live.id, None)
        LIVE.set(len(self.lives))

    # --- opening -----------------------------------------------------------

    async def open(self, request: messages.NewTable, secret: str | None) -> tuple[Live, str]:
        """A new table, and the secret of whoever opened it."""
        fresh = fresh_secret()
        source, forked = None, None
        if request.origin:
            source, forked = await self._source(request.origin, secret)
        request.pace = max(request.pace, self.settings.limits.least_pace)
        table = await asyncio.to_thread(opening.open_table, request, hashed(fresh), source, forked)
        return await self._establish(table), fresh

    async def _source(self, origin: messages.Source, secret: str | None) -> tuple[Any, str | None]:
        """The match a new table goes on from."""
        if origin.table is None:
            return await asyncio.to_thread(opening.read_source, origin), None
        live = await self.live(origin.table)
        async with live.lock:
            who = live.table.visitor(hashed(secret) if secret else None)
            if live.table.match is None or not sees_everything(live.table, who):
                raise Refusal("not-over", "only a match that is over, or your own training table, can be forked")
            return opening.upto(live.table.match, origin.upto), live.id

    async def _establish(self, table: Table) -> Live:
        await self.store.open(table, table.entries, table.status, table.attention)
        OPENED.inc()
        return self._take_in(table)

    # --- changing ----------------------------------------------------------

    async def command(self, live: Live, who: Visitor, command: Any) -> dict[str, Any]:
        """Carry out a command. It runs to its end even when whoever sent it is gone."""
        return await asyncio.shield(asyncio.ensure_future(self._command(live, who, command)))

    async def _command(self, live: Live, who: Visitor, command: Any) -> dict[str, Any]:
        began = time.perf_counter()
        async with live.lock:
            if who.holder:
                who = live.table.visitor(who.holder)
            with self._trial(live) as trial:
                actions.plan(trial, who, command, live.absent(self.settings.absent_seconds))
            if isinstance(command, messages.Rematch):
                trial.entries[0].data["table"] = (await self._establish(opening.rematch(live.table))).id
            await self.store_and_tell(live, trial)
        if isinstance(command, messages.Answer):
            ANSWER_SECONDS.observe(time.perf_counter() - began)
        accepted = {"type": "ok", "key": command.key, "number": trial.entries[0].number}
        return {**accepted, "table": live.table.rematch} if isinstance(command, messages.Rematch) else accepted

    @contextmanager
    def _trial(self, live: Live) -> Iterator[Trial]:
        """What is tried and fails leaves no trace, not even when the rules themselves break off in the middle."""
        trial = Trial(live.table, now())
        try:
            yield trial
        except Refusal:
            trial.give_up()
            raise
        except Exception as error:
            LOG.exception("the rules failed", extra={"table": live.id})
            trial.give_up()
            raise Refusal("fault", "the program failed at this; nothing has changed", live.table.number) from error

    async def append(self, live: Live, kind: str, **more: Any) -> None:
        """An entry of the server's own. The caller holds the lock."""
        trial = Trial(live.table, now())
        trial.entry(kind, **more)
        await self.store_and_tell(live, trial)

    async def join(self, live: Live, request: messages.Join, secret: str | None) -> tuple[str | None, list[int]]:
        """Take a seat; with a secret that holds one already, add it to that."""
        return await asyncio.shield(asyncio.ensure_future(self._join(live, request, secret)))

    async def _join(self, live: Live, request: messages.Join, secret: str | None) -> tuple[str | None, list[int]]:
        made = secret or request.secret
        fresh = None if made else fresh_secret()
        async with live.lock:
            holder = hashed(made or fresh or "")
            if secret and not (live.table.visitor(holder).seats or live.table.visitor(holder).host):
                raise Refusal("wrong-secret", "this secret belongs to no seat here")
            seat = actions.joined(live.table, request, holder)
            if seat is None:
                with self._trial(live) as trial:
                    actions.join(trial, request, holder)
                await self.store_and_tell(live, trial)
                seat = trial.entries[0].seat or 0
        return fresh or request.secret, [seat]

    async def bot_answers(self, live: Live, seat: int, position: int, answer: int) -> bool:
        """An answer the server gives for a seat; False when the table has moved on since the bot began to think."""
        async with live.lock:
            table = live.table
            if table.position != position or table.actor != seat or not table.is_housed(seat):
                return False
            by = "bot" if table.seats[seat].kind == "bot" else "house"
            with self._trial(live) as trial:
                actions.play(trial, seat, answer, by)
                actions.needs_space(trial)
            await self.store_and_tell(live, trial)
        return True

    async def store_and_tell(self, live: Live, trial: Trial) -> None:
        """The heart: append, then take in, then tell. The caller holds the lock."""
        foreseen = trial.foresee()
        try:
            await self.store.append(live.id, trial.entries, live.changes(foreseen))
        except Conflict:
            trial.give_up()
            await self._catch_up(live)
            raise Refusal("stale", "somebody was quicker", live.table.number) from None
        except Exception as error:
            LOG.exception("not stored", extra={"table": live.id})
            trial.give_up()
            await self._catch_up(live)
            raise Refusal("busy", "the store did not accept this; try again", live.table.number) from error
        live.noted = foreseen
        self._told(live, trial.entries, trial)

    def _told(self, live: Live, entries: list[Entry], trial: Trial | None = None) -> None:
        live.apply(entries, trial)
        for entry in entries:
            if entry.kind == "answer":
                ANSWERS.labels("dice" if entry.seat == CHANCE else entry.data.get("by", "person")).inc()
        live.publish()
        self.background.look_after(live)

    async def _catch_up(self, live: Live) -> None:
        """Take in what others stored."""
        try:
            entries = await asyncio.to_thread(self.store.tail, live.id, live.table.number)
        except Exception:
            LOG.exception("cannot read", extra={"table": live.id})
            return
        if entries:
            self._told(live, entries)

    async def heard(self, name: str, number: int) -> None:
        """Another server changed a table."""
        live = self.lives.get(name)
        if live is None:
            return
        async with live.lock:
            if live.table.number < number:
                await self._catch_up(live)
