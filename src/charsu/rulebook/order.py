"""Words in the order of the alphabet, as readers of a language expect it."""

from __future__ import annotations

import unicodedata

UKRAINIAN = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"


def alphabetical(word: str, language: str) -> tuple[str, ...]:
    """What words are sorted by: German ä beside a, Russian ё beside е, Ukrainian letters where they stand in its alphabet."""
    plain = word.casefold()
    if language == "uk":
        return tuple(f"{UKRAINIAN.index(letter):03d}" if letter in UKRAINIAN else f" {letter}" for letter in plain)
    return tuple("й" if letter == "й" else unicodedata.normalize("NFD", letter)[0] for letter in plain)
