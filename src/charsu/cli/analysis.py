"""`charsu analyse`: luck, skill and the better move of a stored match."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

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
    if out is not None and out.suffix not in WRITTEN:
        raise BadOption(f"{out} cannot be written: end its name in .html, .md or .json")
    match = read_replay(file)
    if not match.number:
        raise BadReport(f"{file} holds no answers yet; there is nothing to analyse")
    kept = file.with_name(file.name + ".analysis.json")
    report = None if anew else _begun(match, kept)
    report = report or Report(match, effort_for(match, budget, seed))
    with progress_bar(file.name, True) as news:

        def note(done: int, of: int) -> None:
            if done % SAVED_EVERY == 0 or done == of:
                report.save(kept)
            news(done, of)

        judge(match, progress=note, workers=cores, ray=ray, report=report)
    report.save(kept)
    _write(report, out, language, _people(file))


def _people(file: Path) -> People:
    """Who played, where the file says so."""
    names = json.loads(file.read_bytes()).get("names")
    return People(tuple(str(name) for name in names)) if isinstance(names, list) else NOBODY


def _begun(match: Match, kept: Path) -> Report | None:
    """The analysis kept beside the match, if there is one of this very match."""
    from ..analysis import BadReport, Report

    try:
        return Report.from_json(match, json.loads(kept.read_text("utf-8")))
    except (OSError, ValueError, BadReport):
        return None


def _write(report: Report, out: Path | None, language: str, people: People) -> None:
    from ..analysis.page import to_html, to_markdown

    if out is None:
        typer.echo(to_markdown(report, language, people))
    elif out.suffix == ".json":
        report.save(out)
    else:
        write = to_html if out.suffix == ".html" else to_markdown
        out.write_text(write(report, language, people), "utf-8")
