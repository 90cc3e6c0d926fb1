"""Luck and skill of finished matches, and a coach at training tables: judged in a process of its own that gives way to tables.

One match after the other; whoever is coached goes first. Reports are kept as files, so that nothing is judged twice.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any

from ..analysis import Effort, Report
from ..analysis.moments import Moment, moment
from ..analysis.page import to_html
from ..analysis.report import BadReport, questions
from ..analysis.work import effort_for, valuation_for
from ..bots.program import prefer_modules
from ..core.errors import CharsuError
from ..core.match import Match
from ..core.text import People
from ..tables.advice import advise
from ..tables.refusals import Refusal
from ..tables.wire import encode
from .sealing import private_folder

LOG = logging.getLogger("charsu.analyst")
AT_A_TIME = 4  # moments judged before somebody who is coached may come in between
MOST_WAITING = 24  # matches
REMEMBERED = 32  # reports in memory
NICENESS = 5


# --- in the other process -----------------------------------------------------


def _give_way(niceness: int) -> None:
    """Be polite, let nobody wait for a compiler, and leave with the server, however it ends."""
    prefer_modules()
    with suppress(OSError, AttributeError):
        os.nice(niceness)
    Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


_match = lru_cache(2)(Match.from_json)  # matches travel as texts: a game that is not known there is an error like any other


def _judged(stored: str, numbers: list[int], effort: Effort) -> list[Moment]:
    match = _match(stored)
    valuation = valuation_for(match.table)
    return [moment(valuation, match, number, effort.walks, effort.seed) for number in numbers]


def _effort(stored: str, walks: int) -> Effort:
    return effort_for(_match(stored), str(walks))


def _page(stored: str, report: bytes, language: str, names: tuple[str, ...]) -> str:
    return to_html(Report.from_json(_match(stored), json.loads(report)), language, People(names))


def _coached(stored: str, what: str, answer: int | None, seat: int) -> Any:
    match = _match(stored)
    return advise(valuation_for(match.table), match, what, answer, seat)


# --- in a thread of this one --------------------------------------------------


def _read(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


def _wanted(report: bytes | None, match: Match) -> list[int]:
    """What is to be judged: nothing where the report that is kept can be read and is of this very match."""
    try:
        if report is not None:
            Report.from_json(match, json.loads(report))
            return []
    except (ValueError, BadReport):
        pass
    return questions(match)


# --- here ---------------------------------------------------------------------


@dataclass
class Job:
    """One match that is judged, or waits for it."""

    table: str
    match: Match
    wanted: list[int]  # the numbers of the answers to judge
    done: int = 0


@dataclass
class Analyst:
    """Judges one match after the other."""

    folder: Path
    walks: int  # for each moment of a match
    jobs: OrderedDict[str, Job] = field(default_factory=OrderedDict)  # the first is under way
    reports: OrderedDict[str, bytes] = field(default_factory=OrderedDict)
    process: ProcessPoolExecutor | None = None
    worker: asyncio.Task[None] | None = None

    async def state(self, table: str) -> bytes:
        """How far a match is, as JSON; in the end with the report as it is kept."""
        if table in self.jobs:
            job, ahead = self.jobs[table], list(self.jobs).index(table)
            state = "running" if ahead == 0 else "waiting"
            return encode({"state": state, "ahead": ahead, "done": job.done, "of": len(job.wanted)})
        report = await self._report(table)
        return encode({"state": "none"}) if report is None else b'{"state":"done","report":' + report + b"}"

    async def ask(self, table: str, match: Match) -> bytes:
        """Put a match in the queue, unless it is there or judged already. Tables do not wait while it is looked through."""
        if table not in self.jobs:
            wanted = await asyncio.to_thread(_wanted, await self._report(table), match)
            if wanted:
                self._queue(table, match, wanted)
        return await self.state(table)

    def _queue(self, table: str, match: Match, wanted: list[int]) -> None:
        if table in self.jobs:  # somebody else was quicker
            return
        if len(self.jobs) >= MOST_WAITING:
            raise Refusal("busy", "too many matches wait to be judged; try again later")
        self.reports.pop(table, None)
        self.jobs[table] = Job(table, match, wanted)
        if self.worker is None or self.worker.done():
            self.worker = asyncio.ensure_future(self._work())

    async def page(self, table: str, match: Match, language: str, names: tuple[str, ...]) -> str:
        """The report as one file to read."""
        report = await self._report(table)
        if report is None or table in self.jobs:
            raise Refusal("not-found", "this match has not been judged yet")
        try:
            text: str = await self._run(_page, match.to_json(), report, language, names)
        except CharsuError as error:
            raise Refusal("not-found", f"there is no report that can be read: {error}") from None
        except BrokenProcessPool:
            raise Refusal("busy", "whoever writes it was interrupted; try again in a moment") from None
        return text

    async def coach(self, match: Match, what: str, answer: int | None, seat: int) -> Any:
        try:
            return await self._run(_coached, match.to_json(), what, answer, seat)
        except CharsuError as error:
            raise Refusal("bad-match", f"the coach cannot help here: {error}") from None
        except BrokenProcessPool:
            raise Refusal("busy", "the coach was interrupted; try again in a moment") from None

    # --- work --------------------------------------------------------------

    async def _work(self) -> None:
        while self.jobs:
            table, job = next(iter(self.jobs.items()))
            try:
                await self._judge(job)
            except Exception:  # whatever it is, the next match is judged, and whoever waits for this one hears that it was not
                LOG.exception("a match could not be judged", extra={"table": table})
            del self.jobs[table]

    async def _judge(self, job: Job) -> None:
        stored = job.match.to_json()
        effort: Effort = await self._run(_effort, stored, self.walks)
        moments: dict[int, Moment] = {}
        for i in range(0, len(job.wanted), AT_A_TIME):
            for judged in await self._run(_judged, stored, job.wanted[i : i + AT_A_TIME], effort):
                moments[judged.number] = judged
            job.done = len(moments)
        self._remember(job.table, await asyncio.to_thread(self._keep, job.table, Report(job.match, effort, moments)))

    async def _run(self, work: Callable[..., Any], *args: Any) -> Any:
        if self.process is None:
            self.process = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_give_way, initargs=(NICENESS,))
        try:
            return await asyncio.get_running_loop().run_in_executor(self.process, work, *args)
        except BrokenProcessPool:
            self.process = None
            raise

    # --- keeping -----------------------------------------------------------

    def _path(self, table: str) -> Path:
        return self.folder / f"{table}.json"

    def _keep(self, table: str, report: Report) -> bytes:
        private_folder(self.folder)
        report.save(self._path(table))
        return self._path(table).read_bytes()

    def _remember(self, table: str, report: bytes) -> None:
        self.reports[table] = report
        while len(self.reports) > REMEMBERED:
            self.reports.popitem(last=False)

    async def _report(self, table: str) -> bytes | None:
        if table not in self.reports:
            kept = await asyncio.to_thread(_read, self._path(table))
            if kept is not None:
                self._remember(table, kept)
        return self.reports.get(table)

    def close(self) -> None:
        if self.worker is not None:
            self.worker.cancel()
        if self.process is not None:
            self.process.shutdown(wait=False, cancel_futures=True)
