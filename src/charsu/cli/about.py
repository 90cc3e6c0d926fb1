"""`charsu games` and `charsu rules`: what can be played, and by which rules."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Annotated

import typer

from ..core.errors import CharsuError
from ..core.game import Option
from ..core.registry import game as find_game
from ..core.registry import games as game_keys
from ..locale import bundle
from ..rulebook import rulebook, spoken
from .common import GameKey, Language

RULE = re.compile(r"^\s*-\s+\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*")


def games() -> None:
    """What can be played: players, rules version and table options."""
    from rich.console import Console
    from rich.table import Table

    table = Table("game", "players", "rules", "options (default)", box=None)
    for key in game_keys():
        game = find_game(key)
        options = "\n".join(f"{o.key} = {_values(o)}" for o in game.table_options)
        table.add_row(key, f"{game.seats[0]}–{game.seats[1]}", game.version, options)
    Console().print(table, markup=False)


def _values(option: Option) -> str:
    if not option.values:
        return f"({option.default})"
    if len(option.values) > 8:
        return f"{option.values[0]} … {option.values[-1]} ({option.default})"
    return " | ".join(f"({v})" if v == option.default else str(v) for v in option.values)


def rules(
    game: GameKey,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="One rule, for example IST-P09-01.")] = None,
    language: Language = "en",
) -> None:
    """The rulebook of a game, or one rule of it; in English where the language has no book."""
    from rich.console import Console
    from rich.markdown import Markdown

    bundle(language)
    chosen = find_game(game)
    text = rulebook(chosen, spoken(chosen, language))
    Console().print(Markdown(text if rule is None else one_rule(game, text, rule)))


def one_rule(key: str, text: str, wanted: str) -> str:
    """The entry of one rule with the lines that belong to it."""
    entries: dict[str, list[str]] = {}
    current: list[str] = []
    for line in text.splitlines():
        heading = RULE.match(line)
        if heading:
            current = entries.setdefault(heading[1], [])
        elif not line.startswith((" ", "\t")):
            current = []
        current.append(line)
    if wanted.upper() not in entries:
        close = get_close_matches(wanted.upper(), entries, n=3)
        raise CharsuError(f"{key} has no rule {wanted}" + (f"; did you mean {', '.join(close)}?" if close else ""))
    return "\n".join(entries[wanted.upper()])
