"""Finding in a rulebook: words as readers type them, in any case and form. As in `web/src/lib/finding.ts`."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from .book import Book


def search(book: Book, query: str) -> Iterator[tuple[str, str]]:
    """The rules that have all these words, or whose names have."""
    stems = wanted(query)
    return ((rule, text) for rule, text in book.rules.items() if stems and holds(f"{rule} {text}", stems))


def wanted(query: str) -> list[str]:
    return [stem(word) for word in bare(query).split()]


def stem(word: str) -> str:
    """A long word is looked for without its last letters, which change with its case and number: the longer, the more."""
    if len(word) <= 5 or any(letter.isdigit() for letter in word):
        return word
    return word[: -2 if len(word) < 9 else -3 if len(word) < 12 else -4]


def holds(text: str, stems: list[str]) -> bool:
    plain = bare(text)
    return all(one in plain for one in stems)


def bare(text: str) -> str:
    """Without capitals and accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)).lower()
