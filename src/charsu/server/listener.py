"""Hearing what other servers on the same PostgreSQL database stored. Imported only there: it needs the extra `postgres`."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

import psycopg
from sqlalchemy.engine import make_url

LOG = logging.getLogger("charsu.listen")
Heard = Callable[[str, int], Coroutine[Any, Any, None]]


class Listener:
    """A thread that waits for notices. After a lost connection everything in memory may be behind, so all is looked at again."""

    def __init__(self, database: str, heard: Heard, receive: Callable[[str], None], lost: Callable[[], None]) -> None:
        self.address = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard, self.receive, self.lost = heard, receive, lost
        self.loop = asyncio.get_running_loop()
        self.closing = False
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._run, name="charsu-listener", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.closing = True
        self.thread.join(5)

    def _run(self) -> None:
        while not self.closing:
            try:
                self._listen()
            except psycopg.Error as error:
                LOG.warning("listening failed: %s", type(error).__name__)
                time.sleep(1)

    def _listen(self) -> None:
        with psycopg.connect(self.address, autocommit=True, connect_timeout=5) as connection:
            connection.execute("LISTEN charsu")
            if self.ready.is_set():
                self.loop.call_soon_threadsafe(self.lost)
            self.ready.set()
            while not self.closing:
                for notice in connection.notifies(timeout=0.5):
                    self._tell(notice.payload)

    def _tell(self, payload: str) -> None:
        if payload.startswith("!"):
            self.loop.call_soon_threadsafe(self.receive, payload)
            return
        table, _, number = payload.partition(" ")
        asyncio.run_coroutine_threadsafe(self.heard(table, int(number)), self.loop)
