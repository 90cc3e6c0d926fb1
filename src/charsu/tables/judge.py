"""Luck and skill of the matches of a device: judged moment by moment, in groves that somebody lends.

Whoever keeps the house asks which `ground` a table needs, lends a grove of it, and lets the judge go on one moment at a time; a
report that was begun and stored is taken up again.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from ..analysis.judging import SETTINGS, SearchValuation
from ..analysis.moments import moment
from ..analysis.report import BadReport, Report
from ..analysis.work import effort_for
from ..bots import thinking
from ..bots.errands import ground
from ..bots.favourites import Branch
from ..core.match import Match
from ..core.table import Table
from .refusals import Refusal

REMEMBERED = 4  # reports in memory
PLACES = {name: place for place, name in enumerate(thinking.SETTINGS)}


class LentGrove:
    """Trees that grow at whoever lends them, asked in numbers and texts."""

    def __init__(self, theirs: Any, network: str | None, players: int) -> None:
        self.theirs, self.network, self.players = theirs, network, players

    def clear(self, roots: int, room: int) -> None:
        self.theirs.clear(roots, room)

    def set_out(self, position: bytes, eyes: int) -> None:
        self.theirs.setOut(b64encode(position).decode(), eyes)

    def walk(self, root: int, answer: int, seed: int, walks: int) -> tuple[int, list[float]]:
        visits, *totals = json.loads(self.theirs.walk(root, answer, seed, walks))
        return visits, totals[: self.players]

    def branches(self, node: int) -> list[Branch]:
        return [Branch(*row) for row in json.loads(self.theirs.branches(node))]


class Judge:
    """The groves that were lent, and the reports that are being made."""

    def __init__(self) -> None:
        self.groves: dict[str, Any] = {}
        self.reports: OrderedDict[str, Report] = OrderedDict()

    # --- groves ------------------------------------------------------------

    def ground(self, table: Table, network: Mapping[str, str] | None) -> dict[str, Any] | None:
        """What is wanted to judge at such a table; None where it was lent."""
        key = _key(table, network)
        return None if key in self.groves else {"key": key, "places": PLACES, **ground(table, SETTINGS, network)}

    def lend(self, key: str, grove: Any) -> None:
        self.groves[key] = grove

    def valuation(self, table: Table, network: Mapping[str, str] | None) -> SearchValuation:
        grove = self.groves.get(_key(table, network))
        if grove is None:
            raise Refusal("bad-match", "nothing was lent to judge with")
        return SearchValuation(table, LentGrove(grove, None if network is None else network["weights"], table.players))

    # --- reports -----------------------------------------------------------

    def begin(self, name: str, match: Match, valuation: SearchValuation, stored: Any) -> dict[str, Any]:
        """Begin to judge a match that is over, or go on with what is stored of it."""
        if name not in self.reports:
            self.reports[name] = _taken_up(match, valuation, stored) or Report(match, effort_for(match, judge=valuation))
            while len(self.reports) > REMEMBERED:
                self.reports.popitem(last=False)
        return self.state(name)

    def go_on(self, name: str, valuation: SearchValuation) -> dict[str, Any]:
        """Judge one moment more."""
        report = self._report(name)
        if report.missing:
            number, effort = report.missing[0], report.effort
            report.moments[number] = moment(valuation, report.match, number, effort.walks, effort.seed)
        return self.state(name)

    def state(self, name: str) -> dict[str, Any]:
        """How far a match is, and in the end the report."""
        if name not in self.reports:
            return {"state": "none"}
        report = self.reports[name]
        if report.missing:
            return {"state": "running", "done": len(report.moments), "of": len(report.wanted)}
        return {"state": "done", "report": report.to_json()}

    def stored(self, name: str) -> dict[str, Any]:
        """What is to be kept of a report, finished or not."""
        return self._report(name).to_json()

    def _report(self, name: str) -> Report:
        if name not in self.reports:
            raise Refusal("not-found", f"nobody judges the table {name!r}")
        return self.reports[name]


def _key(table: Table, network: Mapping[str, str] | None) -> str:
    return json.dumps([table.rules.label, network])


def _taken_up(match: Match, valuation: SearchValuation, stored: Any) -> Report | None:
    """What was judged before, where it is of this very match and of the same valuation."""
    try:
        report = Report.from_json(match, stored)
    except BadReport:
        return None
    return report if report.effort.valuation == valuation.name else None
