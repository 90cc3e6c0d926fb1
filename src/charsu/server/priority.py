"""Threads that think give way to those that serve people."""

from __future__ import annotations

import os
import threading
from contextlib import suppress

POLITE = 10  # steps of niceness


def give_way() -> None:
    """On Linux a thread has a priority of its own; elsewhere nothing happens."""
    if hasattr(os, "setpriority") and os.uname().sysname == "Linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)
