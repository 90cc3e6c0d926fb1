"""All tables in use, and every change of them. Stored first, told afterwards."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from fastapi import Request
from sqlalchemy.exc import SQLAlchemyError

from ..core.flow import CHANCE
from ..tables import actions, messages, opening
from ..tables.clock import Clock
from ..tables.entries import Entry, fresh_secret, hashed, now
from ..tables.refusals import Refusal
from ..tables.table import Table, Visitor
from ..tables.trial import Trial
from ..tables.views import sees_everything
from .analyst import Analyst
from .background import Background
from .limits import Buckets
from .live import Live
from .metrics import ANSWER_SECONDS, LIVE, LOADS, OPENED, answers_by
from .neighbours import Neighbours
from .pool import Pool
from .settings import Settings, analysis_folder
from .store import Store, from_charter
from .writer import Conflict

BROKEN = 600  # seconds until a table that could not be read is tried again
MOST_WAITING = 500
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
        reports = settings.analysis_folder or analysis_folder(settings.database)
        self.analyst = Analyst(reports, settings.analysis_walks)
        self.background = Background(self)
        per_hour = limits.tables_per_hour
        self.openings = Buckets(per_hour / 3600, per_hour)
        self.began = now()
        self.neighbours = Neighbours()
        self.broken: dict[str, float] = {}  # tables that cannot be read, and until when nobody tries again

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
            table = await self.store.read(self._rebuild, name)
            LOADS.observe(time.perf_counter() - began)
            live = self._take_in(table)
            if self.store.kind == "postgresql":  # what another server stored while this one was reading
                await self.heard(name, table.number + 1)
            if table.clock and table.actor is not None:
                await self._set_clock(live, table.clock)
            return live
        finally:
            del self.loading[name]

    def _rebuild(self, name: str) -> Table:
        """One table that cannot be read is one table that cannot be read."""
        if time.monotonic() < self.broken.get(name, 0):
            raise Refusal("fault", "this table cannot be read")
        try:
            stored = self.store.load(name)
            table = Table.load(*stored) if stored else None
        except SQLAlchemyError:
            raise
        except Exception as error:
            LOG.exception("a table cannot be read", extra={"table": name})
            self.broken[name] = time.monotonic() + BROKEN
            raise Refusal("fault", "this table cannot be read") from error
        if table is None:
            raise Refusal("no-table", f"there is no table {name!r}")
        return table

    async def _set_clock(self, live: Live, clock: Clock) -> None:
        """While another server lives the time went on; after a restart it stood still."""
        last = live.table.entries[-1].at
        if self.neighbours.heard and last <= now():
            clock.since -= now() - last
            return
        async with live.lock:
            await self.append(live, "resume")

    def _take_in(self, table: Table) -> Live:
        live = self.lives[table.charter.id] = Live(table)
        live.elsewhere = self.neighbours.room(live.id)
        live.count()
        LIVE.set(len(self.lives))
        self.background.look_after(live)
        return live

    def present(self, name: str) -> set[int]:
        """The seats whose people are connected."""
        live = self.lives.get(name)
        return live.room.present if live else set(self.neighbours.room(name)[0])

    def waiting(self) -> list[str]:
        """Tables somebody waits at."""
        here = [live.id for live in self.lives.values() if live.room.present and live.table.status == "open"]
        return [*here, *self.neighbours.present_at()][:MOST_WAITING]

    def moved(self, live: Live) -> None:
        """Somebody came or went here."""
        if self.store.kind == "postgresql":
            self.background.announce(self.neighbours.tell(live.id, *live.here))

    def sign(self, live: Live, seat: int, sign: str) -> None:
        """A seat says a word to everybody at its table."""
        live.tell_sign(seat, sign)
        if self.store.kind == "postgresql":
            self.background.announce(self.neighbours.sign(live.id, seat, sign))

    def told(self, message: str) -> None:
        """Another server says something about itself."""
        news = self.neighbours.take(message)
        if news and news[0] == "!ask":
            for live in self.lives.values():
                if live.clients:
                    self.moved(live)
        elif news and news[0] == "!sign":
            if news[1] in self.lives:
                self.lives[news[1]].tell_sign(int(news[2]), news[3])
        elif news and news[1]:
            self.recount(news[1])

    def recount(self, name: str) -> None:
        live = self.lives.get(name)
        if live:
            live.elsewhere = self.neighbours.room(name)
            live.recount()

    def evict(self, name: str) -> None:
        """What is stored was changed from outside: everybody comes again and finds it so."""
        self.broken.pop(name, None)
        live = self.lives.pop(name, None)
        if live:
            live.close()

    def forget(self, live: Live) -> None:
        self.lives.pop(live.id, None)
        LIVE.set(len(self.lives))

    # --- opening -----------------------------------------------------------

    async def open(self, request: Request, new: messages.NewTable, secret: str | None, client: str) -> tuple[Live, str]:
        """A new table, and the secret of whoever opened it."""
        fresh = new.secret or fresh_secret()
        source, forked = None, None
        if new.origin:
            source, forked = await self._source(request, new.origin, secret)
        new.pace = max(new.pace, self.settings.limits.least_pace)
        most = self.settings.limits.options_bytes
        table = await asyncio.to_thread(opening.open_table, new, hashed(fresh), source, forked, most)
        return await self._establish(table, client), fresh

    async def _source(self, request: Request, origin: messages.Source, secret: str | None) -> tuple[Any, str | None]:
        """The match a new table goes on from."""
        if origin.table is None:
            return await self.pool.run(request, lambda spend: opening.read_source(origin)), None
        live = await self.live(origin.table)
        async with live.lock:
            who = live.table.visitor(hashed(secret) if secret else None)
            if live.table.match is None or not sees_everything(live.table, who):
                raise Refusal("not-over", "only a match that is over, or your own training table, can be forked")
            return opening.upto(live.table.match, origin.upto), live.id

    async def _establish(self, table: Table, client: str | None = None) -> Live:
        try:
            await self.store.open(table, table.entries, table.status, table.attention, client)
        except Exception as error:
            LOG.exception("not opened")
            raise Refusal("busy", "the store did not accept this; try again") from error
        OPENED.inc()
        return self._take_in(table)

    # --- changing ----------------------------------------------------------

    async def command(self, live: Live, who: Visitor, command: Any) -> dict[str, Any]:
        """Carry out a command. It runs to its end even when whoever sent it is gone."""

        def known() -> Visitor:
            return live.table.visitor(who.holder) if who.holder else who

        return await asyncio.shield(asyncio.ensure_future(self.carry_out(live, known, command)))

    async def carry_out(self, live: Live, known: Callable[[], Visitor], command: Any) -> dict[str, Any]:
        """The same for a caller that nobody breaks off, as a socket: its end comes as a message. Who it is is asked when its turn
        has come: the seats may have changed."""
        began = time.perf_counter()
        async with live.lock:
            if live.unsure:
                await self._catch_up(live)
            with self._trial(live) as trial:
                actions.plan(trial, known(), command, self._absent(live, command))
            if isinstance(command, messages.Rematch):
                trial.entries[0].data["table"] = (await self._establish(opening.rematch(live.table))).id
            await self.store_and_tell(live, trial)
        if isinstance(command, messages.Answer):
            ANSWER_SECONDS.observe(time.perf_counter() - began)
        accepted = {"type": "ok", "key": command.key, "number": trial.entries[0].number}
        return {**accepted, "table": live.table.rematch} if isinstance(command, messages.Rematch) else accepted

    def _absent(self, live: Live, command: Any) -> set[int]:
        """Who has been away for a while; it matters to whom is given a seat."""
        return live.absent(self.settings.absent_seconds) if isinstance(command, messages.Seating) else set()

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
            changes = live.changes(foreseen)
            if changes.get("status") == "over":
                changes["charter"] = from_charter(live.table.charter, None)
            await self.store.append(live.id, trial.entries, changes, lambda: self.background.catch_up(live))
        except Conflict:
            trial.give_up()
            await self._catch_up(live)
            raise Refusal("stale", "somebody was quicker", live.table.number) from None
        except Exception as error:
            LOG.exception("not stored", extra={"table": live.id})
            trial.give_up()
            live.unsure = isinstance(error, TimeoutError)
            if not live.unsure:
                await self._catch_up(live)
            raise Refusal("busy", "the store did not accept this; try again", live.table.number) from error
        live.note(foreseen)
        self._told(live, trial.entries, trial)

    def _told(self, live: Live, entries: list[Entry], trial: Trial | None = None) -> None:
        live.apply(entries, trial)
        for entry in entries:
            if entry.kind == "answer":
                answers_by("dice" if entry.seat == CHANCE else entry.data.get("by", "person")).inc()
        live.publish()
        self.background.look_after(live)

    async def _catch_up(self, live: Live) -> None:
        """Take in what others stored, and what of our own the store was too slow to confirm."""
        try:
            entries = await self.store.read(self.store.tail, live.id, live.table.number)
        except Exception:
            LOG.exception("cannot read", extra={"table": live.id})
            live.unsure = True
            return
        live.unsure = False
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
