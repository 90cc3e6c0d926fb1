"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

from ..tables.refusals import Refusal

KNOWN = 10_000  # clients remembered


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = float(burst), time.monotonic()

    def take(self) -> bool:
        at = time.monotonic()
        self.left = min(self.burst, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each client; the longest unseen are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, client: str, what: str) -> None:
        bucket = self.buckets.setdefault(client, Bucket(self.rate, self.burst))
        self.buckets.move_to_end(client)
        if len(self.buckets) > KNOWN:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise Refusal("too-fast", f"too many {what} from you; wait a little")
