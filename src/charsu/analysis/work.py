"""Analysing a match: moment by moment, on one core, on several, or on a cluster; stopped and taken up again at any time."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ..bots.thinking import Budget
from ..core.errors import CharsuError
from ..core.flow import CHANCE
from ..core.match import Match
from ..core.table import Table
from .judging import FEWEST, Position, SearchValuation
from .moments import Moment, favourite, moment
from .report import Effort, Report
from .shares import Shares, mean

DEFAULT = Budget(seconds=0.1)

Progress = Callable[[int, int], None]  # done, all


@lru_cache(4)
def valuation_for(table: Table) -> SearchValuation:
    """The best valuation there is for a table."""
    return SearchValuation(table)


def effort_for(match: Match, budget: Budget | str = DEFAULT, seed: int = 1, judge: SearchValuation | None = None) -> Effort:
    """How many walks a budget buys: seconds for each moment, turned into walks once, or walks."""
    if isinstance(budget, str):
        budget = Budget.parse(budget)
    valuation = judge or valuation_for(match.table)
    walks = budget.iterations
    if walks is None:
        if budget.seconds is None:
            raise CharsuError("an analysis needs a budget: seconds or walks for each moment")
        walks = int(valuation.pace(match) * budget.seconds)
    return Effort(max(FEWEST, walks), seed, valuation.name, valuation.network)


def analyse(
    match: Match,
    budget: Budget | str = DEFAULT,
    progress: Progress | None = None,
    *,
    seed: int = 1,
    workers: int = 1,
    ray: bool = False,
    report: Report | None = None,
) -> Report:
    """Judge every choice and every answer of chance of a match.

    The budget is for each moment: seconds, or walks. A `report` begun earlier is finished with the effort it was begun with.
    """
    from ..arena.spread import on_cores, on_ray  # a browser has neither

    made = report or Report(match, effort_for(match, budget, seed))
    wanted, missing = len(made.wanted), made.missing
    work = on_ray(_judge, missing, match, made.effort) if ray else on_cores(_judge, missing, workers, match, made.effort)
    for done, judged in enumerate(work, 1):
        made.moments[judged.number] = judged
        if progress:
            progress(wanted - len(missing) + done, wanted)
    if not match.is_over and made.now is None:
        made.now = chances(match, made.effort)
    return made


def chances(match: Match, effort: Effort) -> Shares:
    """Everybody's chances in the position as it is, all hands known."""
    seat = None if match.actor == CHANCE else match.actor
    judged = valuation_for(match.table).weigh(Position(match), match.legal_ids(), effort.walks, effort.seed, seat=seat)
    if seat is not None:
        return favourite(judged, seat).shares
    return mean([each.shares for each in judged], match.odds())


def _judge(number: int, match: Match, effort: Effort) -> Moment:
    valuation = valuation_for(match.table)
    if (valuation.name, valuation.network) != (effort.valuation, effort.network):
        begun = f"{effort.valuation} {effort.network}".strip()
        raise CharsuError(f"this analysis was begun with the {begun}, which is not here; begin it anew")
    return moment(valuation, match, number, effort.walks, effort.seed)
