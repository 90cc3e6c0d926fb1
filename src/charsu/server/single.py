"""One server at a time on a SQLite file."""

from __future__ import annotations

import os
from pathlib import Path

from ..core.errors import CharsuError


class SingleServer:
    """A lock beside the database; the system lets go of it when the process ends, however that happens."""

    def __init__(self, database: Path) -> None:
        self.file = os.open(database.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        if not _lock(self.file):
            os.close(self.file)
            raise CharsuError(f"another server already uses {database}; for several servers use PostgreSQL")

    def release(self) -> None:
        os.close(self.file)


def _lock(file: int) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
