"""The index tables of a game's docs page, made from the game itself so that they cannot go stale.

python -m charsu.testing.index GAME FILE     write the tables anew between the two marks of the page
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ..core.game import Game
from ..core.names import pairs
from ..core.registry import game as find_game
from ..locale import bundle
from .walk import Fault

BEGIN, END = "<!-- index: made by charsu.testing.index -->", "<!-- end of index -->"
FIELD = re.compile(r"^\s+(\w+) = cells\(.*?\)\s*(?:# (.*))?$", re.MULTILINE)


def index(game: Game) -> str:
    """All tables of a game."""
    size = game.rules.state.dtype.itemsize
    return "\n\n".join(
        [
            f"Rules version {game.version}. A position takes {size} bytes; there are {game.words.notation.size} answers.",
            *_section("Options", ("option", "default", "values", "rule"), _options(game)),
            *_section("Answers", ("ids", "span", "points at"), _answers(game)),
            *_section("Decisions", ("id", "decision", "notation", "in words"), _decisions(game)),
            *_section("Steps", ("id", "step", "in words"), _steps(game)),
            *_section("Events", ("id", "event", "numbers", "seen by its player alone"), _events(game)),
            *_section("Record", ("field", "type", "shape", "seen by", "what it holds"), _fields(game)),
        ]
    )


def _section(title: str, heads: tuple[str, ...], rows: Iterable[tuple[Any, ...]]) -> list[str]:
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    lines += [f"| {' | '.join(str(cell).replace('|', ',') for cell in row)} |" for row in rows]
    return [f"## {title}", "\n".join(lines)]


def _options(game: Game) -> Iterator[tuple[Any, ...]]:
    for option in game.table_options:
        yield f"`{option.key}`", f"`{option.default}`", ", ".join(f"`{v}`" for v in option.values), option.rule


def _answers(game: Game) -> Iterator[tuple[Any, ...]]:
    for span in game.words.notation.spans:
        last = span.first + span.size - 1
        points = [f"`{span.write(0)}`", f"`{span.write(span.size - 1)}`"] if span.size > 1 and not span.write_in else []
        yield f"{span.first}–{last}" if last > span.first else span.first, span.name, " … ".join(points)


def _decisions(game: Game) -> Iterator[tuple[Any, ...]]:
    for name, kind in pairs(game.rules.decisions).items():
        verbs = [f"`{verb} ‹{span}›`" for (decision, span), verb in game.words.notation.verbs.items() if decision == kind]
        yield kind, name, ", ".join(verbs), _words(game, name)


def _steps(game: Game) -> Iterator[tuple[Any, ...]]:
    for name, kind in pairs(game.rules.steps).items():
        yield kind, name, _words(game, name)


def _events(game: Game) -> Iterator[tuple[Any, ...]]:
    for name, event in pairs(game.words.events).items():
        text = game.words.event_texts[event]
        yield event, name, ", ".join(text.args), ", ".join(text.private)


def _fields(game: Game) -> Iterator[tuple[Any, ...]]:
    sources = [inspect.getsource(cls) for cls in inspect.getmro(game.rules.state) if cls is not object]
    comments = dict(match for source in sources for match in FIELD.findall(source))
    for name, field in game.fields.items():
        shape = " × ".join(map(str, field.shape))
        yield f"`{name}`", field.dtype, shape, field.see.value, comments.get(name, "")


def _words(game: Game, name: str) -> str:
    """An entry of the to-do list in words."""
    message = f"{game.key}-todo-{name.lower().replace('_', '-')}"
    return bundle("en").word(message) if bundle("en").has(message) else ""


def page(text: str, game: Game) -> str:
    """The page with its tables made anew."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise Fault(f"the page of {game.key} lacks the marks {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{index(game)}\n\n{END}{after}"


def check_index(game: Game, file: Path) -> None:
    """The tables of the page are those of the game."""
    text = file.read_text("utf8")
    if page(text, game) != text:
        raise Fault(f"{file.name} is stale; run python -m charsu.testing.index {game.key} {file}")


if __name__ == "__main__":
    target = Path(sys.argv[2])
    target.write_text(page(target.read_text("utf8"), find_game(sys.argv[1])), "utf8")
