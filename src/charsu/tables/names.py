"""Names of people: what may be shown, and that two at a table differ."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST = 32
MARKS = 3  # on one letter, so that no name climbs over its line


def clean(name: str) -> str:
    """Without what cannot be seen: controls, zero-width letters, changes of direction, parts of pairs; one space between words."""
    shown: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind in ("Zs", "Zl", "Zp") or letter in "\t\n\r":
            shown.append(" ")
        elif not kind.startswith("C") and marks <= MARKS and letter not in BLANK:
            shown.append(letter)
    return " ".join("".join(shown).split())


BLANK = "\u115f\u1160\u3164\uffa0\u2800\u034f"  # letters that show nothing


def alike(name: str) -> str:
    """Names that look the same are the same."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, or the name with a number behind it when somebody else at the table has it."""
    taken = {alike(other) for other in others if other}
    free, count = name, 1
    while free and alike(free) in taken:
        count += 1
        free = f"{name[: LONGEST - len(str(count)) - 1].rstrip()} {count}"
    return free
