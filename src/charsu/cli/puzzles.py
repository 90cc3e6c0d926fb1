"""`charsu puzzles`: positions with one answer that is clearly best; to solve, to make, to check."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import BadOption, CharsuError, IllegalAnswer
from ..core.match import Match
from ..core.registry import game as find_game
from ..core.text import Sentence
from ..locale import bundle
from .common import GameKey, Language, draw, progress_bar, read_replay

if TYPE_CHECKING:
    from ..analysis.lines import Line
    from ..analysis.puzzles import Collection, Puzzle

app = typer.Typer(name="puzzles", help="Positions with one answer that is clearly best.", no_args_is_help=True)
PuzzleFile = Annotated[Path | None, typer.Option("--file", help="A file of puzzles; those that come with the game when left out.")]


# --- solving --------------------------------------------------------------------


@app.command()
def solve(
    game: GameKey,
    number: Annotated[int | None, typer.Option(min=1, help="Which one, counted from 1; the one of the day when left out.")] = None,
    file: PuzzleFile = None,
    language: Language = "en",
) -> None:
    """Solve a puzzle: the table, your answer, and why."""
    from rich.console import Console

    bundle(language)
    collection = _collection(game, file)
    if number is not None and number > len(collection.puzzles):
        raise BadOption(f"there is no puzzle {number}; there are {len(collection.puzzles)}")
    puzzle = collection.of_the_day(today()) if number is None else collection.puzzles[number - 1]
    match = collection.position(puzzle)
    Console().print(draw(match, language, puzzle.seat))
    typer.echo(f"\n{_word('difficulty', language, level=puzzle.difficulty, missed=puzzle.missed)}")
    typer.echo(match.question(language))
    for i, option in enumerate(match.options(), 1):
        typer.echo(f"  {i:3}  {option.notation:<20} {option.describe(language)}")
    for line in explained(collection, puzzle, match, _asked(match), language):
        typer.echo(line)


def today() -> date:
    """The player's own calendar date, which decides the puzzle of the day; it changes at their midnight."""
    return date.fromtimestamp(time.time())


def _collection(game: str, file: Path | None) -> Collection:
    from ..analysis.puzzles import puzzles_of, read

    collection = puzzles_of(find_game(game).key) if file is None else read(file)
    if collection.game != game:
        raise BadOption(f"{file} holds puzzles of {collection.game}, not of {game}")
    if not collection.puzzles:
        raise BadOption(f"{file} holds no puzzle")
    return collection


def _asked(match: Match) -> str:
    """What the solver answers, as notation."""
    possible = match.legal_ids()
    while True:
        said = str(input("> ")).strip()
        try:
            chosen: int | str = possible[int(said) - 1] if said.isdecimal() and 1 <= int(said) <= len(possible) else said
            return match.written(match.find(chosen))
        except IllegalAnswer as error:
            typer.echo(str(error))


def explained(collection: Collection, puzzle: Puzzle, match: Match, given: str, language: str) -> list[str]:
    """Was it right, what every answer promises, and how the lines' ends differ."""
    from ..analysis.figures import points, things
    from ..analysis.lines import differences
    from ..analysis.puzzles import line_after

    texts = {option.notation: option.describe(language) for option in match.options()}
    chances = puzzle.chances
    lost = points(chances[puzzle.best] - chances[given], language)
    lines = [_word("right", language) if given == puzzle.best else _word("wrong", language, points=lost, answer=texts[puzzle.best])]
    lines += [f"  {points(chance, language):>5} %  {texts[answer]}" for answer, chance in chances.items()]
    lead, error = points(puzzle.lead, language), points(puzzle.error, language)
    lines.append(_word("checked", language, walks=collection.walks, points=lead, error=error))
    other = given if given != puzzle.best else list(chances)[1]
    better, instead = line_after(match, puzzle, puzzle.best), line_after(match, puzzle, other)
    if gains := things(collection.game, differences(better, instead), language):
        lines.append(_word("brings", language, answer=texts[other], gains=gains))
    return [*lines, f"{_word('line', language)} {_story(better, language)}"]


def _word(name: str, language: str, **args: int | str) -> str:
    return Sentence(f"puzzle-{name}", dict(args)).say(language)


def _story(line: Line, language: str) -> str:
    return " ".join(Sentence.from_json(each).say(language) for each in line.story)


# --- making ---------------------------------------------------------------------


@app.command()
def make(
    game: GameKey,
    out: Annotated[Path, typer.Option(help="Where to write them, as .json.gz.")],
    matches: Annotated[
        list[Path] | None,
        typer.Option(help="Stored matches of people who agree to it, or folders of them; several times if need be."),
    ] = None,
    bots: Annotated[int, typer.Option(min=0, help="So many matches of strong bots besides.")] = 0,
    players: Annotated[list[int] | None, typer.Option(help="Seats of the bots' tables; may be given several times.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed makes the same puzzles of the same matches.")] = 1,
    cores: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
) -> None:
    """Look for puzzles in matches of people and of strong bots. Of a match, answers and options are kept: no names, no times.

    Whatever stands out at a first look is checked by a deep search; how far the best answer must be ahead is kept with them.
    """
    from ..analysis import making
    from ..analysis.figures import points

    rules = find_game(game)
    stored = _matches(game, matches or ())
    if not stored and not bots:
        raise BadOption("there is nothing to look through: name files with --matches, or let bots play with --bots")
    parts = []
    with progress_bar(game, True) as news:
        if stored:
            parts.append(making.make_from(stored, seed, cores, news))
        if bots:
            tables = [rules.table(n) for n in players or range(rules.seats[0], rules.seats[1] + 1)]
            parts.append(making.make(tables, bots, seed, cores, news))
    made = making.together(parts)
    if not made.puzzles:
        raise CharsuError("in these matches no answer stands out; try more of them")
    made.save(out)
    margin = points(made.margin, "en")
    typer.echo(f"{out}: {len(made.puzzles)} puzzles, each best answer {margin} % of a victory ahead after {made.walks} tries.")


def _matches(game: str, paths: Sequence[Path]) -> list[Match]:
    """The matches of a game in files and folders. A file that is named must hold one; in folders other files are passed over."""
    matches, others = [], []
    for path in paths:
        for file in sorted(path.glob("*.json")) if path.is_dir() else [path]:
            try:
                match = read_replay(file)
                if match.game.key != game:
                    raise BadOption(f"{file} is a match of {match.game.key}, not of {game}")
                matches.append(match)
            except CharsuError as error:
                if not path.is_dir():
                    raise
                others.append(str(error))
    if others:
        typer.echo("\n".join([f"Passed over: {len(others)} files that hold no match of {game} to replay.", *others]), err=True)
    return matches


@app.command()
def check(
    game: GameKey,
    file: PuzzleFile = None,
    walks: Annotated[int, typer.Option(min=64, help="How deep to search each position.")] = 48_000,
    most: Annotated[int | None, typer.Option(min=1, help="Only so many, taken evenly.")] = None,
    seed: Annotated[int, typer.Option(help="Other numbers than those they were made with.")] = 2,
    out: Annotated[
        Path | None, typer.Option(help="Where to write those that are confirmed, with what this search says of them.")
    ] = None,
) -> None:
    """Search every puzzle again, deeper and with other numbers: is the same answer still far ahead?"""
    from ..analysis.making import check as confirmed
    from ..analysis.making import kept

    collection = _collection(game, file)
    every = max(1, len(collection.puzzles) // (most or len(collection.puzzles)))
    chosen = collection.puzzles[::every]
    same: list[Puzzle] = []
    with progress_bar(game, True) as news:
        for done, puzzle in enumerate(chosen, 1):
            if confirmation := confirmed(collection, puzzle, walks, seed):
                same.append(confirmation)
            else:
                typer.echo(f"{collection.name_of(puzzle)} is not confirmed.")
            news(done, len(chosen))
    typer.echo(f"{len(same)} of {len(chosen)} answers are confirmed by {walks} tries.")
    if out is not None and same:
        kept(collection, same, walks).save(out)
