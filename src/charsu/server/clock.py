"""Thinking time, read off the log: nothing is stored but the time of each entry."""

from __future__ import annotations

from typing import Any


class Clock:
    """Who has how many milliseconds left. The increment is given when the turn passes to somebody else."""

    def __init__(self, settings: dict[str, int], players: int) -> None:
        self.left = [settings["seconds"] * 1000] * players
        self.increment = settings["increment"] * 1000
        self.since = 0
        self.last: int | None = None
        self.out: set[int] = set()  # seats whose time ran out: at zero for good

    def start(self, at: int) -> None:
        self.since = at

    def answered(self, seat: int, at: int, counts: bool) -> None:
        """The time since the last change of the position was this seat's; bots think for free."""
        if self.last is not None and self.last != seat and self.last not in self.out:
            self.left[self.last] += self.increment
        if counts:
            self.left[seat] = max(0, self.left[seat] - (at - self.since))
        self.last = seat
        self.since = at

    def run_out(self, seat: int) -> None:
        self.out.add(seat)
        self.left[seat] = 0

    def to_json(self, running: int | None, at: int) -> dict[str, Any]:
        left = self.left.copy()
        if running is not None:
            left[running] = self.remaining(running, at)
        return {"left": left, "running": running, "at": at}

    def remaining(self, seat: int, at: int) -> int:
        return max(0, self.left[seat] - (at - self.since))
