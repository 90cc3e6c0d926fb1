"""What a tournament showed: as numbers, as Markdown, as pictures."""

from __future__ import annotations

import json
import platform
from dataclasses import asdict
from functools import cached_property
from pathlib import Path
from statistics import mean, median
from typing import Any

from .chart import chart
from .figures import interval, ratings, seats_of, victories
from .plan import Plan

WIDE = 0.2  # an interval that says little


class Report:
    """The figures of a tournament."""

    def __init__(self, plan: Plan, rows: list[dict[str, Any]]) -> None:
        self.plan, self.rows = plan, rows

    @property
    def seatings(self) -> list[tuple[list[str], list[int]]]:
        """Who sat where in each match, and who came where."""
        return [(row["lineup"], row["ranks"]) for row in self.rows]

    @cached_property
    def table(self) -> list[dict[str, Any]]:
        """One row for each bot, the best first."""
        rated = ratings(self.plan.bots, self.seatings)
        return sorted(({**self._of(name), **rated[name]} for name in self.plan.bots), key=lambda row: -row["mu"])

    def _of(self, name: str) -> dict[str, Any]:
        seats = [(row, seat) for row in self.rows for seat in seats_of(name, row["lineup"])]
        won = sum(victories(row["ranks"])[seat] for row, seat in seats if row["over"])
        low, high = interval(won, len(seats))
        answers = sum(row["chosen"][seat] for row, seat in seats)
        return {
            "bot": name,
            "seats": len(seats),
            "won": round(won, 2),
            "share": round(won / max(1, len(seats)), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "score": round(mean([next(iter(row["scores"][seat].values()), 0) for row, seat in seats] or [0]), 2),
            "milliseconds": round(1000 * sum(row["seconds"][seat] for row, seat in seats) / max(1, answers), 3),
            "slowest": round(max([row["slowest"][seat] for row, seat in seats], default=0.0), 3),
        }

    @cached_property
    def summary(self) -> dict[str, Any]:
        from .. import __version__
        from ..core.registry import game

        lengths = [row["answers"] for row in self.rows]
        return {
            "plan": {**asdict(self.plan), "bots": list(self.plan.bots)},
            "key": self.plan.key,
            "matches": len(self.rows),
            "unfinished": sum(not row["over"] for row in self.rows),
            "answers": {
                "median": median(lengths) if lengths else 0,
                "least": min(lengths, default=0),
                "most": max(lengths, default=0),
            },
            "first_seat": round(sum(victories(row["ranks"])[0] for row in self.rows) / max(1, len(self.rows)), 4),
            "versions": {"charsu": __version__, "rules": game(self.plan.game).version, "python": platform.python_version()},
            "table": self.table,
        }

    def to_json(self) -> str:
        return json.dumps(self.summary, indent=1)

    def to_markdown(self) -> str:
        """A heading line and a table."""
        plan, summary = self.plan, self.summary
        options = ", ".join(f"{k}={v}" for k, v in plan.options.items()) or "default options"
        lines = [
            f"**{plan.game}, {plan.players} players, {options}**: {summary['matches']} matches, seed {plan.seed}, "
            f"{summary['answers']['median']:.0f} answers (median), "
            f"charsu {summary['versions']['charsu']}, rules {summary['versions']['rules']}",
            "",
            "| bot | wins | 95 % interval | rating | score | ms an answer | slowest s |",
            "|---|---:|---:|---:|---:|---:|---:|",
        ]
        for row in self.table:
            lines.append(
                f"| {row['bot']} | {row['share']:.1%} of {row['seats']} | {row['low']:.1%}–{row['high']:.1%} "
                f"| {row['mu']:.1f} ± {row['sigma']:.1f} | {row['score']:.1f} | {row['milliseconds']:.2f} | {row['slowest']:.2f} |"
            )
        if any(row["high"] - row["low"] > WIDE for row in self.table):
            lines += ["", "So few matches tell no more than the intervals do; ratings from them may even contradict the shares."]
        return "\n".join(lines) + "\n"

    def to_svg(self) -> str:
        """Every bot's share with its interval, and how long the matches were."""
        title = f"{self.plan.game}, {self.plan.players} players, {len(self.rows)} matches"
        return chart(title, self.table, self.plan.players, [row["answers"] for row in self.rows])

    def save(self, folder: Path | str) -> list[Path]:
        """Write `report.json`, `report.md` and `report.svg`."""
        folder = Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        texts = {"report.json": self.to_json() + "\n", "report.md": self.to_markdown(), "report.svg": self.to_svg()}
        for name, text in texts.items():
            (folder / name).write_text(text, "utf8")
        return [folder / name for name in texts]
