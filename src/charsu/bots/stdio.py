"""A bot that is a process of its own, in any language, speaking JSON lines on its standard input and output.

The protocol is described in docs/bots.md, section "A bot in any language".
"""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Sequence
from queue import Empty, Queue
from threading import Lock, Thread
from typing import Any

from ..core.errors import CharsuError
from ..core.view import Answer, View

PROTOCOL = "charsu-bot/1"
PATIENCE = 10.0  # seconds for an answer when no clock runs


class BrokenBot(CharsuError):
    """The process ended, took too long or said something else."""


class StdioBot:
    """Sends each question to the process and reads one answer back. One process serves all tables."""

    level = 1

    def __init__(self, command: str = "", seed: int | None = None, patience: float = PATIENCE) -> None:
        if not command:
            raise CharsuError("a stdio bot wants its command, such as stdio:python examples/stdio_bot.py")
        self.command, self.seed, self.patience = command, seed, patience
        self.lock = Lock()
        self.number = 0
        self.process: subprocess.Popen[str] | None = None
        self.lines: Queue[str] = Queue()

    @classmethod
    def parse(cls, text: str, **more: Any) -> StdioBot:
        return cls(text, **more)

    def choose(self, view: View, options: Sequence[Answer], clock: float | None = None) -> str | int:
        with self.lock:
            self._start()
            self.number += 1
            question = {"type": "choose", "number": self.number, "view": dict(view), "clock": clock}
            self._send({**question, "options": [o.to_json() for o in options]})
            return self._read(self.patience if clock is None else clock)

    def _start(self) -> None:
        if self.process is None:
            pipe = subprocess.PIPE
            self.process = self._launched(pipe)
            Thread(target=self._listen, args=(self.process,), daemon=True).start()
            self._send({"type": "hello", "protocol": PROTOCOL, "seed": self.seed})

    def _launched(self, pipe: int) -> subprocess.Popen[str]:
        try:
            return subprocess.Popen(shlex.split(self.command), stdin=pipe, stdout=pipe, text=True, encoding="utf8")
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            complaint = f"the bot {self.command!r} cannot be started: {why.lower()}"
            raise BrokenBot(f"{complaint}. Write the command as a terminal would take it, such as stdio:python my_bot.py") from None

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.lines.put(line)
        self.lines.put("")

    def _send(self, message: dict[str, Any]) -> None:
        assert self.process is not None and self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except OSError as error:
            raise BrokenBot(f"the bot {self.command!r} does not listen any more") from error

    def _read(self, patience: float) -> str | int:
        """The answer to the last question; late answers to earlier ones are passed over."""
        while True:
            try:
                line = self.lines.get(timeout=patience)
            except Empty:
                raise BrokenBot(f"the bot {self.command!r} did not answer within {patience:g} s") from None
            if not line:
                raise BrokenBot(f"the bot {self.command!r} has ended")
            try:
                said = json.loads(line)
                number, answer = said["number"], said["answer"]
            except (ValueError, KeyError, TypeError):
                raise BrokenBot(f"the bot {self.command!r} said {line.strip()[:80]!r}, which is no answer") from None
            if number == self.number:
                return answer  # type: ignore[no-any-return]

    def close(self) -> None:
        """Let the process end."""
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
            self.process.wait(5)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None
