"""The secret of a table's dice at rest: sealed with a key that lies beside the database, not in it.

Each table's secret is hidden under a pad of its own, made from the key and the table's name. A copy of the database alone foresees
no roll. Whether the key fits is shown by the commitment, which everybody knows."""

from __future__ import annotations

import hmac
import os
import secrets
from pathlib import Path

from ..core.errors import CharsuError
from ..tables import dice


class Seal:
    """The key of one database."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    @classmethod
    def at(cls, path: Path | None) -> Seal:
        """The key in a file; a fresh one when there is none yet."""
        if path is None:
            return cls(secrets.token_bytes(32))
        try:
            private_file(path, secrets.token_hex(32).encode())
        except FileExistsError:
            path.chmod(0o600)
        try:
            key = bytes.fromhex(path.read_text("utf8").strip())
        except ValueError:
            key = b""
        if len(key) != 32:
            raise CharsuError(f"{path} holds no key: it must be 64 hexadecimal digits")
        return cls(key)

    def _pad(self, table: str) -> bytes:
        return hmac.digest(self.key, f"charsu-seal/1|{table}".encode(), "sha256")

    def close(self, table: str, secret: str) -> str:
        """The secret as it is stored."""
        return bytes(a ^ b for a, b in zip(bytes.fromhex(secret), self._pad(table), strict=True)).hex()

    def open(self, table: str, sealed: str, commitment: str, scheme: str) -> str:
        """The secret again; nothing when it was sealed with another key."""
        secret = self.close(table, sealed)
        return secret if hmac.compare_digest(dice.commitment(table, secret, scheme), commitment) else ""

    def blur(self, client: str) -> str:
        """An address as it is stored: the same for the same address, and of no use without the key."""
        return hmac.digest(self.key, f"charsu-client/1|{client}".encode(), "sha256").hex()[:16]


def private_file(path: Path, content: bytes = b"") -> None:
    """A new file that only its owner may read."""
    private_folder(path.parent)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)


def private_folder(path: Path) -> None:
    """The folder, made for the owner alone when it is not there."""
    if not path.exists():
        private_folder(path.parent)
        path.mkdir(mode=0o700, exist_ok=True)
