"""Processes that get ready side by side and then work one at a time, each answering a line with a line of JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import Any

Answer = Callable[[str], Any]


class Worker:
    """A script started anew with other arguments; it says something when it is ready."""

    def __init__(self, script: str, *args: str, env: Mapping[str, str] | None = None) -> None:
        command, around = [sys.executable, script, *args], {**os.environ, **(env or {})}
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=around, encoding="utf8")

    def hear(self) -> Any:
        """What it says next, or None where it has broken down."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def ask(self, what: str | int) -> Any:
        if self.process.poll() is not None:
            return None
        assert self.process.stdin
        print(what, file=self.process.stdin, flush=True)
        return self.hear()

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def serve(get_ready: Callable[[], tuple[Any, Answer]]) -> None:
    """The worker's side: get ready, say how that went, then answer line after line. What others print goes to stderr."""
    said, sys.stdout = sys.stdout, sys.stderr
    first, answer = get_ready()
    print(json.dumps(first), file=said, flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(line.strip())), file=said, flush=True)
