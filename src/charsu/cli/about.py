"""`charsu games`, `charsu rules` and `charsu example`: what can be played, by which rules, and how that looks."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer

from .. import examples
from ..core.errors import CharsuError
from ..core.game import Option
from ..core.registry import game as find_game
from ..core.registry import games as game_keys
from ..locale import bundle
from ..rulebook.book import Book, read
from ..rulebook.search import search as find
from ..rulebook.terminal import terminal, without_links
from .common import GameKey, Language, draw


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
    search: Annotated[str | None, typer.Option("--search", "-s", help="The rules that have these words.")] = None,
) -> None:
    """The rulebook of a game, one rule of it, or what it says about a word; in English where the language has no book."""
    from rich.console import Console
    from rich.markdown import Markdown

    bundle(language)
    book = read(find_game(game), language)
    if search is not None:
        text = "\n".join(listed(book, search))
    else:
        text = terminal(book) if rule is None else one_rule(book, rule)
    Console().print(Markdown(text))


def listed(book: Book, query: str) -> list[str]:
    """The rules that have these words."""
    rules = [without_links(f"- **{rule}** {text}") for rule, text in find(book, query)]
    if not rules:
        raise CharsuError(f"the rulebook of {book.game.key} says nothing about {query!r}")
    return rules


def one_rule(book: Book, wanted: str) -> str:
    """A rule with its number."""
    name = wanted.upper()
    if name not in book.rules:
        close = get_close_matches(name, book.rules, n=3)
        raise CharsuError(f"{book.game.key} has no rule {wanted}" + (f"; did you mean {', '.join(close)}?" if close else ""))
    return without_links(f"- **{name}** {book.rules[name]}")


def example(
    which: Annotated[str | None, typer.Argument(metavar="[ID]", help="Such as istanbul/tea-house; or a game, or a rule.")] = None,
    language: Language = "en",
    board: Annotated[bool, typer.Option("--board", help="Show the table before each step.")] = False,
    out: Annotated[Path | None, typer.Option(help="Write a page with drawn boards instead.")] = None,
) -> None:
    """An example of the rulebook, step by step; without its id a list of them."""
    bundle(language)
    if out is not None:
        out.write_text(examples.load(which or "").page(language), "utf8")
    elif which is not None and "/" in which:
        _step_through(examples.load(which), language, board)
    else:
        for one in _named(which):
            typer.echo(f"{one.id}: {one.title(language)} ({', '.join(one.rules)})")


def _named(which: str | None) -> list[examples.Example]:
    """All examples, those of a game, or those of a rule."""
    if which is None or which in game_keys():
        return [one for key in game_keys() if which in (None, key) for one in examples.of_game(key)]
    shown = examples.of_rule(which.upper())
    if not shown:
        raise CharsuError(f"there is no example of {which}; say a game, a rule, or nothing")
    return shown


def _step_through(one: examples.Example, language: str, board: bool) -> None:
    """What is told, what is answered and what came of it."""
    from rich.console import Console

    typer.echo(f"{one.title(language)} ({', '.join(one.rules)})")
    for number in range(len(one.moves)):
        match = one.at(number)
        typer.echo(f"\n{number + 1}. {one.text(number, language)}")
        if board:
            Console().print(draw(match, language, one.seat))
        if number == len(one.steps):
            return
        for answer in one.steps[number].refused:
            reason = match.why_not(answer)
            typer.echo(f"   ✗ {answer}: {reason.say(language) if reason else ''} ({reason.rule if reason else ''})")
        for played in one.match.history[one.moves[number] : one.moves[number + 1]]:
            typer.echo(f"   > {played.notation}")
