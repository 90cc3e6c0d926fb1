"""Thinking time. What somebody used is measured by the clock of the process that only goes forward, and stored with the answer:
setting the time of the machine, or moving a table to another server, gives and takes nothing."""

from __future__ import annotations

import time
from typing import Any

from .entries import now


def tick() -> int:
    """Milliseconds that only go forward; their beginning means nothing."""
    return time.monotonic_ns() // 1_000_000


class Clock:
    """Who has how many milliseconds left. The increment is given when the turn passes to somebody else."""

    def __init__(self, settings: dict[str, int], players: int) -> None:
        self.left = [settings["seconds"] * 1000] * players
        self.increment = settings["increment"] * 1000
        self.since = tick()
        self.last: int | None = None
        self.out: set[int] = set()  # seats whose time ran out: at zero for good

    def start(self) -> None:
        self.since = tick()

    def spent(self) -> int:
        """Since the last change of the position."""
        return tick() - self.since

    def answered(self, seat: int, spent: int, counts: bool) -> None:
        """The time since the last change of the position was this seat's; bots think for free."""
        if self.last is not None and self.last != seat and self.last not in self.out:
            self.left[self.last] += self.increment
        if counts:
            self.left[seat] = max(0, self.left[seat] - max(0, spent))
        self.last = seat
        self.start()

    def run_out(self, seat: int) -> None:
        self.out.add(seat)
        self.left[seat] = 0

    def to_json(self, running: int | None) -> dict[str, Any]:
        left = self.left.copy()
        if running is not None:
            left[running] = self.remaining(running)
        return {"left": left, "running": running, "at": now()}

    def remaining(self, seat: int) -> int:
        return max(0, self.left[seat] - self.spent())
