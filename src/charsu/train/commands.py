"""`charsu train`: learn a game by self-play, or from the search that a network guides."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from ..core.errors import BadOption
from ..core.extras import wanted
from ..core.registry import game as find_game
from ..nets import read


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; `charsu games` lists them.")],
    out: Annotated[Path, typer.Option(help="A folder for curve, checkpoint and networks; an interrupted training goes on there.")],
    players: Annotated[str, typer.Option(help="Numbers of players, such as 2,2,3,4; all when left out.")] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="A table option; KEY=ONE|OTHER mixes tables.")
    ] = None,
    minutes: Annotated[float, typer.Option(min=0.0, help="Of self-play; starting and evaluating come on top.")] = 15.0,
    teaching: Annotated[float, typer.Option(min=0.0, help="Minutes in which the small network learns from the large one.")] = 1.0,
    seed: Annotated[int, typer.Option(help="Of the first weights and of all dice.")] = 1,
    start: Annotated[Path | None, typer.Option(help="A network's file to begin with, for other tables or to go on.")] = None,
    settle: Annotated[float, typer.Option(min=0.0, max=1.0, help="Then the first part, to learn what positions are worth.")] = 0.0,
    against: Annotated[Path | None, typer.Option(help="A network's file, frozen in all other seats, to be beaten.")] = None,
    imitate: Annotated[float, typer.Option(min=0.0, max=1.0, help="The first part of the time, to imitate the heuristic.")] = 0.0,
    lead: Annotated[float, typer.Option(min=0.0, max=1.0, help="How much leads count at first, instead of victories.")] = 0.0,
    duels: Annotated[int, typer.Option(min=0, help="Matches against a search on the processor in the end, at each table.")] = 40,
    small: Annotated[bool, typer.Option("--small", help="Sizes for a processor, to try it out.")] = False,
    sharpen: Annotated[Path | None, typer.Option(help="A network's file that learns from its own search instead.")] = None,
    matches: Annotated[int, typer.Option(min=1, help="Of that search.")] = 2000,
    walks: Annotated[int, typer.Option(min=1, help="Of that search, for each choice at most.")] = 500,
    guest: Annotated[str, typer.Option(help="The bot that sits in the other seats in a fifth of its matches.")] = "search:500",
    cores: Annotated[int, typer.Option(min=1, help="On which that search plays.")] = 1,
) -> None:
    """Train a network by self-play, on an NVIDIA GPU if there is one; or sharpen one by its own search, on the processor."""
    if sharpen is not None:
        _sharpen(game, out, matches, cores, start=str(sharpen), players=_numbers(players), walks=walks, seed=seed, guest=guest)
        return
    with wanted():
        from .run import train as run
        from .settings import SMALL, Settings, kinds_of
    rules = find_game(game)
    seats = _numbers(players) or tuple(range(rules.seats[0], rules.seats[1] + 1))
    for n in seats:
        rules.check_players(n)
    given: dict[str, Any] = {"minutes": minutes, "teaching": teaching, "seed": seed, "duels": duels}
    given |= {"settle": settle, "imitate": imitate, "lead": lead}
    settings = Settings(game, seats, kinds_of(rules, option or ()), start=str(start or ""), against=str(against or ""), **given)
    for chosen in settings.options:
        rules.read_options(chosen)
    run(replace(settings, **{**SMALL, "duels": duels}) if small else settings, out, _tell)


def _sharpen(game: str, out: Path, matches: int, cores: int, **given: Any) -> None:
    with wanted():
        from .sharpen import Sharpening
        from .sharpen import sharpen as run
        from .thoughts import Collecting
    collecting = Collecting(**given)
    read(collecting.start, find_game(game))
    run(collecting, Sharpening(collecting.seed), matches, out, cores, _tell_sharpening)


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(n) for n in text.split(",") if n.strip())
    except ValueError:
        raise BadOption(f"{text!r} are no numbers of players; write 2 or 2,2,3,4") from None


def _tell(news: dict[str, Any]) -> None:
    """A line for each evaluation."""
    if "written" in news:
        typer.echo(f"written {news['written']}")
        return
    if "shares" in news:
        typer.echo(f"{news['stage']} against {news['against']}: {_shares(news['shares'])}")
        return
    against = [name for name in ("greedy", "frozen", "start") if f"against_{name}" in news]
    shares = "; ".join(f"against {name}: {_shares(news[f'against_{name}'])}" for name in against)
    pace = news["steps"] / max(1e-9, news["seconds"]) / 1e6 if news["stage"] == "large" else 0
    speed = f", {pace:.2f} M steps/s" if pace else ""
    typer.echo(f"{news['stage']} {news['seconds']:7.1f} s  {news['steps'] / 1e6:8.1f} M steps  {shares}{speed}")


def _shares(rows: dict[str, Any]) -> str:
    return ", ".join(f"{n} players {row['share']:.1%}" for n, row in rows.items())


def _tell_sharpening(news: dict[str, Any]) -> None:
    """A line for some matches, for each epoch, and in the end."""
    if "collected" in news:
        typer.echo(f"{news['collected']} matches")
        return
    what, figures = f"epoch {news['epoch']}" if "epoch" in news else f"written {news['written']}", news.get("after", news)
    for n, row in news.get("against", {}).items():
        typer.echo(f"{n} players: {row['share']:.1%} of {row['matches']} against the network as it was")
    losses = f"answers {figures['answers']:.4f}, shares {figures['shares']:.4f}, {figures['lost']:.2%} lost by an answer"
    typer.echo(f"{what}  held out: {losses}")
