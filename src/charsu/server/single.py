"""One server at a time on a SQLite file.

`python -m charsu.server.single` says in one sentence if a server already uses the tables of this user, and ends with 1 then.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ..core.errors import CharsuError
from .settings import default_database

LOCKED_BYTE = 1 << 30  # far behind the address in the file: on Windows a locked byte cannot be read


class SingleServer:
    """A lock beside the database, with the server's address in it. The system drops it when the process ends, in whatever way."""

    def __init__(self, database: Path, address: str = "") -> None:
        path = database.with_suffix(".lock")
        self.file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _lock(self.file):
            os.close(self.file)
            raise CharsuError(in_use(database, path.read_text("utf8").strip()))
        os.ftruncate(self.file, 0)
        os.write(self.file, address.encode())

    def release(self) -> None:
        os.ftruncate(self.file, 0)
        os.close(self.file)


def in_use(database: Path, address: str) -> str:
    """Return the sentence for somebody who starts a second server on the same file."""
    first = f"Charsu already runs at {address}" if address else "another server already runs"
    beside = "make play DATA=FOLDER, or charsu serve --database sqlite:///FILE"
    return f"{first} with the tables of {database}. To start another one beside it, give it tables of its own: {beside}"


def _lock(file: int) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        os.lseek(file, 0, os.SEEK_SET)
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def main() -> None:
    database = Path(default_database().removeprefix("sqlite:///"))
    if not database.parent.is_dir():
        return
    try:
        SingleServer(database).release()
    except CharsuError as error:
        sys.exit(f"{error}.")


if __name__ == "__main__":
    main()
