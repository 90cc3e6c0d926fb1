"""The day on which browser tests are played: with CHARSU_TEST_DATE=2028-02-29 it is that day for servers and pages."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

DAY = os.environ.get("CHARSU_TEST_DATE", "")
LIBRARY = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)


def clock_of_servers() -> dict[str, str]:
    """What a server's environment needs so that its clock starts at noon of the day. Nothing without a day."""
    if not DAY:
        return {}
    if LIBRARY is None:
        raise RuntimeError("CHARSU_TEST_DATE needs libfaketime: apt-get install faketime")
    return {"LD_PRELOAD": str(LIBRARY), "FAKETIME": f"@{DAY} 12:00:00", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}


def set_clock(context: Any) -> None:
    """Start the clock of all pages of a browser's context at noon of the day; it goes on from there."""
    if DAY:
        context.clock.install(time=f"{DAY}T12:00:00")
