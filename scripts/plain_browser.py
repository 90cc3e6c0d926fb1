"""A browser that is driven by a few words over two pipes and nothing else, for measuring memory.

Playwright has the browser keep everything that a page loads, for whoever might ask for it: tens of megabytes in the page's own
process.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from typing import Any

READ, WRITE = 3, 4  # where the browser expects its pipes


class PlainBrowser:
    """One browser with one page."""

    def __init__(self, chromium: str, flags: Sequence[str]) -> None:
        hears, self._tell = os.pipe()
        listen, tells = os.pipe()
        self._answers = os.fdopen(listen, "rb")
        self._folder = tempfile.mkdtemp()
        more = [
            "--headless=new",
            "--remote-debugging-pipe",
            "--window-size=1440,900",
            f"--user-data-dir={self._folder}",
            "about:blank",
        ]

        def lay_pipes() -> None:
            for end, place in [(fcntl.fcntl(hears, fcntl.F_DUPFD, 10), READ), (fcntl.fcntl(tells, fcntl.F_DUPFD, 10), WRITE)]:
                os.dup2(end, place)

        command = [chromium, *flags, *more]
        self._process = subprocess.Popen(command, preexec_fn=lay_pipes, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(hears)
        os.close(tells)
        self._number = 0
        self._heard = b""
        page = self.send("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.send("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]

    def send(self, method: str, session: str | None = None, **more: Any) -> dict[str, Any]:
        self._number += 1
        message = {"id": self._number, "method": method, "params": more, **({"sessionId": session} if session else {})}
        os.write(self._tell, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._number:
                result: dict[str, Any] = answer.get("result", {})
                return result

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._heard:
            self._heard += self._answers.read1(65_536)
        first, _, self._heard = self._heard.partition(b"\0")
        reply: dict[str, Any] = json.loads(first)
        return reply

    # --- the page ------------------------------------------------------------

    def begin_with(self, script: str) -> None:
        """What every page does first."""
        self.send("Page.enable", self._session)
        self.send("Page.addScriptToEvaluateOnNewDocument", self._session, source=script)

    def goto(self, address: str) -> None:
        self.send("Page.navigate", self._session, url=address)

    def evaluate(self, expression: str) -> Any:
        reply = self.send("Runtime.evaluate", self._session, expression=expression, returnByValue=True)
        return reply.get("result", {}).get("value")

    def wait_for(self, expression: str, seconds: float = 120) -> None:
        end = time.monotonic() + seconds
        while not self.evaluate(expression):
            if time.monotonic() > end:
                raise TimeoutError(expression)
            time.sleep(0.05)

    def close(self) -> None:
        self.send("Browser.close")
        self._process.wait(20)
        shutil.rmtree(self._folder, ignore_errors=True)
