"""Dice anyone can check afterwards.

The server commits to a secret before anyone sits down, the players may add texts of their own, and each answer of chance is
drawn by an HMAC over both and the number of the draw. Nobody can steer a roll: the server is bound by its commitment,
the players do not know the secret.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterator, Mapping, Sequence

SCHEME = "charsu-dice/2"  # draws are numbered 1, 2, 3 …
BY_ENTRY = "charsu-dice/1"  # draws had the numbers of their entries


def fresh_secret() -> str:
    """256 random bits as hex."""
    return secrets.token_hex(32)


def commitment(table: str, secret: str, scheme: str = SCHEME) -> str:
    """What is shown to all before the start."""
    return hashlib.sha256(f"{scheme}|commit|{table}|{secret}".encode()).hexdigest()


def salt(entropy: Mapping[int, str]) -> str:
    """All the players' texts as one hash, by seat."""
    rows = [[seat, entropy[seat]] for seat in sorted(entropy)]
    return hashlib.sha256(json.dumps(rows, ensure_ascii=True, separators=(",", ":")).encode()).hexdigest()


def numbers(secret: str, message: str) -> Iterator[int]:
    """An endless row of numbers of 256 bits."""
    attempt = 0
    while True:
        yield int.from_bytes(hmac.digest(bytes.fromhex(secret), f"{message}|{attempt}".encode(), "sha256"), "big")
        attempt += 1


def below(total: int, stream: Iterator[int]) -> int:
    """A number from 0 to total - 1, each exactly as likely: what would favour the small ones is thrown away."""
    limit = (1 << 256) - (1 << 256) % total
    return next(x for x in stream if x < limit) % total


def choose(answers: Sequence[int], odds: Sequence[int], place: int) -> int:
    """The answer in whose share of the odds the place falls."""
    for answer, share in zip(answers, odds, strict=True):
        if place < share:
            return answer
        place -= share
    raise ValueError("the place lies beyond the odds")


class FairDice:
    """The dice of one table."""

    def __init__(self, scheme: str, table: str, secret: str, entropy: Mapping[int, str]) -> None:
        self.secret = secret
        self.prefix = f"{scheme}|{table}|{salt(entropy)}"

    def draw(self, number: int, answers: Sequence[int], odds: Sequence[int]) -> int:
        """The answer of the table's draw of this number."""
        return choose(answers, odds, self.place(number, sum(odds)))

    def place(self, number: int, total: int) -> int:
        return below(total, numbers(self.secret, f"{self.prefix}|{number}"))
