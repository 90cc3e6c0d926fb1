"""Slow work that strangers may ask for: a few threads of its own, a short queue, a limit of work and of time.

Whoever hangs up or waits too long stops the work: it asks before every piece whether it may go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from fastapi import Request

from ..tables.refusals import Refusal

Result = TypeVar("Result")
Spend = Callable[[int], None]


class Stopped(Exception):
    """Nobody waits for this work any more."""


class Work:
    """One piece of slow work: what it has done, and whether it may go on."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.spent = 0
        self.stopped = False

    def spend(self, amount: int = 1) -> None:
        """So much more work is about to be done."""
        self.spent += amount
        if self.stopped:
            raise Stopped
        if self.spent > self.most:
            raise Refusal("oversized", f"this is more work than a server does for one request ({self.most} answers)")


class Pool:
    """The threads, and how many may wait for them."""

    def __init__(self, threads: int, waiting: int, seconds: float, most: int) -> None:
        self.threads = ThreadPoolExecutor(threads, "charsu-slow")
        self.room, self.seconds, self.most = threads + waiting, seconds, most
        self.under_way = 0

    async def run(self, request: Request, work: Callable[[Spend], Result]) -> Result:
        """Do the work while the request waits for it."""
        if self.under_way >= self.room:
            raise Refusal("busy", "too many wait for this already; try again in a moment")
        piece = Work(self.most)
        future = self.threads.submit(work, piece.spend)
        self.under_way += 1
        loop = asyncio.get_running_loop()
        future.add_done_callback(lambda _: _tell(loop, self._left))
        waiting = asyncio.wrap_future(future)
        gone: asyncio.Future[None] = asyncio.ensure_future(_hung_up(request))
        try:
            both: list[asyncio.Future[Any]] = [waiting, gone]
            await asyncio.wait(both, timeout=self.seconds, return_when=asyncio.FIRST_COMPLETED)
            if not waiting.done():
                raise Refusal("busy", "this takes too long; try again when there is less to do")
            return waiting.result()
        finally:
            piece.stopped = True
            gone.cancel()
            waiting.cancel()

    def _left(self) -> None:
        self.under_way -= 1

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def _tell(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the server is closed
        loop.call_soon_threadsafe(what)


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
