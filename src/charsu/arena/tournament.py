"""Playing a plan: on the cores of this machine or on a Ray cluster, with every finished match kept at once."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..bots import Bot, ask, bot, patient_bot
from ..core.errors import CharsuError
from ..core.match import Match
from ..core.table import Table
from .plan import Plan
from .report import Report
from .spread import on_cores, on_ray

Row = dict[str, Any]
Progress = Callable[[int, int], None]
MOST = 20_000  # answers; a match that is longer counts as nobody's


def play_one(number: int, plan: Plan) -> Row:
    """One match of a plan; everything but the seconds follows from plan and number."""
    lineup = plan.lineup(number)
    match = Match.at_table(plan.table, seed=plan.dice(number))
    seats = [patient_bot(name, 1000 * number + seat) for seat, name in enumerate(lineup)]
    thought = play_out(match, seats)
    result = {row["seat"]: row for row in match.result or []}
    return {
        "number": number,
        "lineup": lineup,
        "dice": plan.dice(number),
        "answers": match.number,
        "ranks": [result[seat]["rank"] if result else plan.players for seat in range(plan.players)],
        "scores": [result[seat]["scores"] if result else {} for seat in range(plan.players)],
        "over": match.is_over,
        "seconds": [round(sum(seconds), 4) for seconds in thought],
        "slowest": [round(max(seconds, default=0.0), 4) for seconds in thought],
        "chosen": [len(seconds) for seconds in thought],
    }


def play_out(match: Match, seats: Sequence[Bot]) -> list[list[float]]:
    """Play a match to its end; the seconds of every choice, by seat. Where there is only one answer, nothing is chosen."""
    compile_for(seats, match.table)
    thought: list[list[float]] = [[] for _ in seats]
    while match.actor is not None and match.number < MOST:
        seat, is_choice = match.actor, len(match.legal_ids()) > 1
        began = time.perf_counter()
        answer = ask(seats[seat], match)
        if is_choice:
            thought[seat].append(time.perf_counter() - began)
        match.play(answer)
    for player in seats:
        getattr(player, "close", lambda: None)()
    return thought


def run(
    plan: Plan, folder: Path | str | None = None, cores: int | None = None, ray: bool = False, progress: Progress | None = None
) -> Report:
    """Play what is missing of a plan and report. With a folder every match is kept there, and an interrupted run goes on."""
    kept = _Kept(plan, Path(folder)) if folder is not None else _Kept(plan, None)
    missing = [number for number in range(plan.games) if number not in kept.rows]
    done = plan.games - len(missing)
    if progress:
        progress(done, plan.games)
    for row in _played(plan, missing, cores or os.cpu_count() or 1, ray):
        kept.add(row)
        done += 1
        if progress:
            progress(done, plan.games)
    return Report(plan, [kept.rows[number] for number in range(plan.games)])


class _Kept:
    """The file of finished matches, one JSON line each, the plan in the first."""

    def __init__(self, plan: Plan, folder: Path | None) -> None:
        self.rows: dict[int, Row] = {}
        self.path = folder / "matches.jsonl" if folder else None
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists():
            self._read(plan, self.path.read_text("utf8").splitlines())
        else:
            self.path.write_text(json.dumps({"key": plan.key, **asdict(plan)}) + "\n", "utf8")

    def _read(self, plan: Plan, lines: list[str]) -> None:
        if not lines or json.loads(lines[0]).get("key") != plan.key:
            raise CharsuError(f"{self.path} keeps another tournament; choose another folder")
        for line in lines[1:]:
            try:
                row = json.loads(line)
            except ValueError:
                continue  # the line that was being written when the run was interrupted
            self.rows[row["number"]] = row

    def add(self, row: Row) -> None:
        row = json.loads(json.dumps(row))
        self.rows[row["number"]] = row
        if self.path is not None:
            with self.path.open("a", encoding="utf8") as file:
                file.write(json.dumps(row) + "\n")


def compile_for(players: Iterable[Bot], table: Table) -> None:
    """Compile, or fetch from disk what was compiled, before the first clock runs."""
    from ..bots.program import compile_search

    searching = [player for player in players if hasattr(player, "wait")]
    for by_network in {getattr(player, "network", None) is not None for player in searching}:
        compile_search(table.rules, by_network=by_network)


def _played(plan: Plan, numbers: list[int], cores: int, ray: bool) -> Iterator[Row]:
    if ray:
        return on_ray(play_one, numbers, plan)
    if numbers:
        compile_for(map(bot, plan.bots), plan.table)
    return on_cores(play_one, numbers, cores, plan)
