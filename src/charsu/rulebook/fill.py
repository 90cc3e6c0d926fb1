"""Numbers of the components in the text of a rulebook, so that text and rules cannot drift apart.

    {extension.price}                  7
    {extension.price лиру|лиры|лир}    7 лир: the noun in the form that the number wants
    {extensions:word}                  three, at the start of a sentence Three
    {stack.start:of помощника|помощников}    четырёх помощников
    {market.large}                     3, 7, 12, 18, 25
    {black.0.rolls:or}                 7 or 8

A name is a way through what `Book.printed` tells, with `seats.least` and `seats.most` of the game. One that leads to nothing is
refused. Forms are those of the language's plurals, in their order (one, few, many in Russian and Ukrainian; one, other elsewhere);
two forms in Russian and Ukrainian are for one and for all else, as after numbers in other cases than the first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ..core.errors import CharsuError
from ..core.game import Game
from .numbers import JOINED, WORDS, plural

PLACEHOLDER = re.compile(r"\{([a-z][\w.]*)(?::(\w+))?(?: ([^{}]+))?\}")
STARTS = re.compile(r"(^|[.!?…] |\*\* (?:\(\d+\) )?\*?|\| )$")


def fill(text: str, game: Game, language: str) -> str:
    """A text with all its numbers."""
    numbers = {"seats": {"least": game.seats[0], "most": game.seats[1]}, **game.book.printed()}
    lines = (_filled(line, numbers, language) for line in text.split("\n"))
    return "\n".join(lines)


def _filled(line: str, numbers: Mapping[str, Any], language: str) -> str:
    done = 0
    parts: list[str] = []
    for blank in PLACEHOLDER.finditer(line):
        parts.append(line[done : blank.start()])
        said = _said(blank, numbers, language)
        parts.append(said[:1].upper() + said[1:] if STARTS.search("".join(parts)) else said)
        done = blank.end()
    return "".join(parts) + line[done:]


def _said(blank: re.Match[str], numbers: Mapping[str, Any], language: str) -> str:
    name, way, forms = blank.groups()
    value = look_up(name, numbers)
    try:
        number = _told(value, way, language)
        return number if forms is None else f"{number} {agreed(forms.split('|'), value, language)}"
    except (KeyError, IndexError, TypeError) as error:
        raise CharsuError(f"the rulebook cannot say {blank[0]} in {language!r}: {value!r}") from error


def look_up(name: str, numbers: Mapping[str, Any]) -> Any:
    """What a name stands for; a row of numbers by its place in it."""
    value: Any = numbers
    for part in name.split("."):
        try:
            value = value[part] if isinstance(value, Mapping) else value[int(part)]
        except (KeyError, IndexError, ValueError, TypeError) as error:
            raise CharsuError(f"the rulebook asks for {name}, which the game does not print") from error
    if isinstance(value, Mapping) or (isinstance(value, Sequence) and not value):
        raise CharsuError(f"the rulebook asks for {name}, which is no number")
    return value


def _told(value: Any, way: str | None, language: str) -> str:
    if isinstance(value, int):
        return str(value) if way is None else WORDS[language][way].get(value, str(value))
    if way is None:
        return ", ".join(map(str, value)) if isinstance(value[0], int) else " / ".join(" ".join(map(str, row)) for row in value)
    *first, last = map(str, value)
    return f"{', '.join(first)} {JOINED[language][way]} {last}" if first else last


def agreed(forms: Sequence[str], number: int, language: str) -> str:
    """The form of a noun that a number wants."""
    kind = plural(number, language)
    return forms[min(("one", "few", "many").index(kind), len(forms) - 1)]
