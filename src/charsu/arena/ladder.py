"""The published ladder: every game, player count and expansion set, written into docs/bots.md by one command.

    python -m charsu.arena.ladder                        the whole ladder
    python -m charsu.arena.ladder --games 400 istanbul  one game

Matches are kept under the folder of `--out`, so an interrupted run goes on, and a longer one adds to a shorter one.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from ..core.registry import game, games
from .figures import finished_before, interval
from .plan import Plan
from .report import Report
from .tournament import run

LEVELS = ("apprentice", "pedlar", "greedy", "trader", "merchant", "vizier", "sultan")  # for people, the weakest first
BOTS = ("random", "apprentice", "pedlar", "greedy", "trader", "merchant", "vizier", "sultan")
PAGE = Path("docs/bots.md")
SETS: dict[str, tuple[dict[str, Any], ...]] = {  # expansions and boards worth a ladder of their own
    "istanbul": ({}, {"expansions": "mocha"}, {"expansions": "letters"}, {"expansions": "grand_bazaar"}),
}


def option_sets(key: str) -> Iterator[dict[str, Any]]:
    """The default table, and the expansions a game has."""
    values_of = {o.key: o.values for o in game(key).table_options}
    for options in SETS.get(key, ({},)):
        if all(value in values_of.get(name, ()) for name, value in options.items()):
            yield options


def plans(keys: Sequence[str], bots: Sequence[str], matches: int, seed: int) -> Iterator[Plan]:
    """One tournament for each game, number of players and set of expansions."""
    for key in keys:
        for options in option_sets(key):
            least, most = game(key).seats
            for players in range(least, most + 1):
                yield Plan(key, tuple(bots), players, matches, options, seed)


def rungs(reports: Sequence[Report]) -> str:
    """How far apart the levels are, all tables together: how often one finishes before the level below."""
    seatings = [seating for report in reports for seating in report.seatings]
    lines = ["| who finishes first | share | 95 % interval |", "|---|---:|---:|"]
    for lower, upper in pairwise(LEVELS):
        won, met = finished_before(upper, lower, seatings)
        low, high = interval(won, met)
        lines.append(f"| {upper} before {lower} | {won / max(1, met):.1%} of {met} | {low:.1%}–{high:.1%} |")
    return "\n".join(lines) + "\n"


def put_section(page: Path, name: str, text: str) -> None:
    """Replace what stands between the marks `<!-- name -->` and `<!-- /name -->`."""
    marked = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
    page.write_text(marked.sub(lambda section: f"{section[1]}{text.strip()}\n{section[2]}", page.read_text("utf8")), "utf8")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Play the ladder and write it into docs/bots.md.")
    parser.add_argument("keys", nargs="*", help="games; all when left out")
    parser.add_argument("--games", type=int, default=60, help="matches for each table")
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int)
    parser.add_argument("--out", type=Path, default=Path(".cache/ladder"))
    parser.add_argument("--page", type=Path, default=PAGE)
    args = parser.parse_args(arguments)
    for key in args.keys or games():
        reports = []
        for plan in plans([key], args.bots.split(","), args.games, args.seed):
            reports.append(run(plan, args.out / plan.key, args.cores))
            print(reports[-1].to_markdown(), flush=True)
        put_section(args.page, f"ladder {key}", "\n".join([rungs(reports), *(report.to_markdown() for report in reports)]))


if __name__ == "__main__":
    main()
