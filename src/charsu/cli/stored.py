"""`charsu replay` and `charsu show`: stored matches."""

from __future__ import annotations

from typing import Annotated

import typer

from ..core.errors import CharsuError
from ..core.flow import CHANCE
from ..core.match import Match
from ..locale import bundle
from .common import Language, ReplayFile, draw, read_replay


def replay(file: ReplayFile, language: Language = "en") -> None:
    """Tell a stored match: every answer and what came of it."""
    bundle(language)
    match = read_replay(file)
    typer.echo(f"{match.game.key}, {match.players} players, {match.number} answers")
    for number, played in enumerate(match.history, 1):
        typer.echo(f"{number:5}  {_who(match, played.actor, language):<8} {played.notation}")
        for row in played.notes:
            typer.echo(f"{'':16}{match.game.event_text(list(row)).say(language)}")
    show_result(match, language)


def _who(match: Match, actor: int, language: str) -> str:
    name = match.game.seat_name(actor)
    return "" if actor == CHANCE or isinstance(name, (int, str)) else bundle(language).word(name.id)


def show_result(match: Match, language: str) -> None:
    """The ranking, or who is to answer."""
    typer.echo(match.question(language))
    for row in match.result or ():
        scores = ", ".join(f"{name} {value}" for name, value in row["scores"].items())
        typer.echo(f"{row['rank']}. {_who(match, row['seat'], language)}: {scores}")


def show(
    file: ReplayFile,
    move: Annotated[int | None, typer.Option(help="The position after so many answers; the last when left out.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat sees it; everything when left out.")] = None,
    language: Language = "en",
) -> None:
    """Show the table at any moment of a stored match."""
    from rich.console import Console

    bundle(language)
    match = read_replay(file)
    position = match if move is None else match.at(move)
    if seat is not None and not 0 <= seat < match.players:
        raise CharsuError(f"there is no seat {seat}; the seats are 0 to {match.players - 1}")
    Console().print(draw(position, language, "all" if seat is None else seat))
    typer.echo("")
    show_result(position, language)
    if not position.is_over:
        typer.echo(", ".join(answer.notation for answer in position.options()))
