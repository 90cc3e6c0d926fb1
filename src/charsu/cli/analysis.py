"""`charsu analyse`: luck, skill and the better move of a stored match."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..bots.thinking import Budget
from ..core.errors import BadOption
from ..core.match import Match
from ..core.text import NOBODY, People
from ..locale import bundle
from .common import Language, ReplayFile, progress_bar, read_replay

if TYPE_CHECKING:
    from ..analysis import Report

WRITTEN = (".html", ".md", ".json")
SAVED_EVERY = 20  # moments


def analyse(
    file: ReplayFile,
    budget: Annotated[str, typer.Option(help="For each moment: seconds such as 0.2s, or a number of walks.")] = "0.1s",
    out: Annotated[Path | None, typer.Option(help="Where to write: .html, .md or .json; on the terminal when left out.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed and number of walks give the same report.")] = 1,
    cores: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="Spread over a Ray cluster (RAY_ADDRESS), or a local one.")] = False,
    anew: Annotated[bool, typer.Option("--anew", help="Do not go on with the analysis kept beside the match.")] = False,
    language: Language = "en",
) -> None:
    """Tell luck from skill: everybody's chances, what every choice gave away, and what was better.

    The figures are kept beside the match as FILE.analysis.json; an interrupted run goes on there.
    """
    from ..analysis import BadReport, Report, effort_for
    from ..analysis import analyse as judge

    bundle(language)
    wanted = Budget.parse(budget)
    _check(out)
    match = read_replay(file)
    if not match.number:
        raise BadReport(f"{file} holds no answers yet; there is nothing to analyse")
    stored = json.loads(file.read_bytes())
    if stored["rules"] != match.game.version:
        _note(f"{file} was played by rules {stored['rules']}; it is judged by rules {match.game.version}")
    shelf = Shelf(file.with_name(file.name + ".analysis.json"))
    report = None if anew else shelf.begun(match)
    report = report or Report(match, effort_for(match, wanted, seed))
    with progress_bar(file.name, True) as news:

        def note(done: int, of: int) -> None:
            if done % SAVED_EVERY == 0:
                shelf.keep(report)
            news(done, of)

        judge(match, progress=note, workers=cores, ray=ray, report=report)
    shelf.keep(report)
    _write(report, out, language, _people(stored))


class Shelf:
    """Where the figures are kept, beside the match; what cannot be kept there is only told."""

    def __init__(self, path: Path) -> None:
        self.path, self.is_open = path, True

    def begun(self, match: Match) -> Report | None:
        """The analysis that is kept, if there is one of this very match."""
        from ..analysis import BadReport, Report

        try:
            report = Report.from_json(match, json.loads(self.path.read_text("utf-8")))
        except (OSError, ValueError, BadReport):
            return None
        effort = report.effort
        _note(
            f"{self.path} has it already, or a part: {effort.walks} walks for each moment, seed {effort.seed}; --anew begins afresh"
        )
        return report

    def keep(self, report: Report) -> None:
        if self.is_open:
            try:
                report.save(self.path)
            except OSError as error:
                self.is_open = False
                _note(f"{self.path} cannot be written: {_reason(error)}; an interrupted run will begin afresh")


def _check(out: Path | None) -> None:
    """Can the report be written there? Better asked before it is made."""
    if out is None:
        return
    if out.suffix not in WRITTEN:
        raise BadOption(f"{out} cannot be written: end its name in .html, .md or .json")
    if not out.absolute().parent.is_dir() or out.is_dir():
        raise BadOption(f"{out} cannot be written: {'it is a folder' if out.is_dir() else 'its folder is not there'}")


def _note(sentence: str) -> None:
    typer.echo(f"{sentence}.", err=True)


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def _people(stored: dict[str, Any]) -> People:
    """Who played, where the file says so."""
    names = stored.get("names")
    return People(tuple(str(name) for name in names)) if isinstance(names, list) else NOBODY


def _write(report: Report, out: Path | None, language: str, people: People) -> None:
    from ..analysis.page import to_html, to_markdown

    if out is None:
        typer.echo(to_markdown(report, language, people))
        return
    try:
        if out.suffix == ".json":
            report.save(out)
        else:
            write = to_html if out.suffix == ".html" else to_markdown
            out.write_text(write(report, language, people), "utf-8")
    except OSError as error:
        raise BadOption(f"{out} cannot be written: {_reason(error)}") from error
