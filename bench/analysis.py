"""How honest is the analysis? Figures with intervals, and the puzzles; made on as many cores as there are.

    python bench/analysis.py calibrate --matches 1000 --out FOLDER    # predicted chances against results; fits calibration.json
    python bench/analysis.py luck --matches 100 --out FOLDER          # mean luck per seat, the identity
    python bench/analysis.py blunders --matches 20 --out FOLDER       # does a long look confirm the blunders of a short one?
    python bench/analysis.py puzzles --matches 100 --out FOLDER       # positions that may become puzzles
    python bench/analysis.py collect --out FOLDER                     # one file of puzzles for each game
    python bench/analysis.py report --out FOLDER                      # the tables for docs/analysis.md

Everything is kept as lines of JSON under FOLDER, so that runs add up; `--minutes` ends a run in time.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import charsu
from charsu.analysis import WHOLE, analyse, chances
from charsu.analysis.calibration import sharpened
from charsu.analysis.making import from_bots, gathered, play
from charsu.analysis.moments import BLUNDER, moment
from charsu.analysis.report import Effort, Report
from charsu.analysis.work import valuation_for
from charsu.arena.spread import on_cores
from charsu.core.chance import draw
from charsu.core.flow import CHANCE
from charsu.core.table import Table

GAMES = ("istanbul", "yspahan", "cairo")
LOOKS = 4  # positions of each match whose chances are compared with its result
CALIBRATING, JUDGING, LONG = 1200, 300, 50  # walks; a long look has so many times the walks of a short one
SHORT = 2500  # about 0.1 s
ENOUGH = 100  # cases that make a tenth worth a figure


def tables(key: str) -> list[Table]:
    """The tables that a network knows, two players twice as often."""
    game = charsu.game(key)
    most = game.seats[1]
    return [game.table(players) for players in (2, 2, *range(3, most + 1))]


# --- one match ----------------------------------------------------------------


def look_at_match(number: int, key: str, seed: int) -> list[dict[str, Any]]:
    """Predicted chances at some moments of a match, and who won."""
    choices = tables(key)
    table = choices[number % len(choices)]
    match = play(table, draw(seed, number, 1 << 30))
    if valuation_for(table).sharpness != 1:
        raise SystemExit("calibrate with an empty calibration.json")
    effort = Effort(CALIBRATING)
    result = Report(match, effort).final
    rows = []
    for look in range(LOOKS):
        at = match.at(1 + draw(number, look, match.number - 1))
        if at.actor is not None:
            share = [each / WHOLE for each in chances(at, effort)]
            rows.append({"n": number, "label": table.rules.label, "players": match.players, "chances": share, "result": result})
    return [{**row, "valuation": valuation_for(table).name} for row in rows]


def luck_of_match(number: int, key: str, seed: int) -> list[dict[str, Any]]:
    """The accounts of a match."""
    choices = tables(key)
    match = play(choices[number % len(choices)], draw(seed, number, 1 << 30))
    report = analyse(match, str(JUDGING))
    accounts = report.accounts()
    exact = all(a.result - a.start == a.luck + a.skill + a.others for a in accounts)
    return [{"n": number, "players": match.players, "luck": [a.luck for a in accounts], "exact": exact}]


def blunders_of_match(number: int, key: str, seed: int) -> list[dict[str, Any]]:
    """The blunders that a short look finds, and what a long one says of them."""
    table = tables(key)[0]
    match = play(table, draw(seed, number, 1 << 30))
    valuation, rows = valuation_for(table), []
    for n in Report(match, Effort(SHORT)).wanted:
        if match.history[n - 1].actor != CHANCE:
            short = moment(valuation, match, n, SHORT, 1)
            if short.kind == BLUNDER:
                long = moment(valuation, match, n, SHORT * LONG, 2)
                rows.append({"n": number, "move": n, "short": short.loss, "long": long.loss, "kind": long.kind})
    return rows


def puzzles_of_match(number: int, key: str, seed: int) -> list[dict[str, Any]]:
    """The match and its puzzles."""
    _, match, puzzles = from_bots(number, tables(key), seed)
    return [{"n": number, "match": match, "puzzles": puzzles}]


# --- many ---------------------------------------------------------------------


def gather(work: Callable[..., list[dict[str, Any]]], name: str, args: argparse.Namespace) -> None:
    """Do the work for all matches that are not there yet, until the time is over."""
    began = time.monotonic()
    for key in args.games:
        path = args.out / f"{name}-{key}.jsonl"
        done = {row["n"] for row in rows_of(path)}
        seats = [table.players for table in tables(key)]
        wanted = [n for n in range(args.matches) if n not in done and seats[n % len(seats)] in args.players]
        with path.open("a") as file:
            for rows in _in_time(on_cores(work, wanted, args.cores, key, args.seed), began + 60 * args.minutes):
                file.writelines(json.dumps(row) + "\n" for row in rows)
                file.flush()
        print(name, key, len({row["n"] for row in rows_of(path)}), "matches", round(time.monotonic() - began), "s", flush=True)


def _in_time(rows: Iterator[list[dict[str, Any]]], until: float) -> Iterator[list[dict[str, Any]]]:
    for row in rows:
        yield row
        if time.monotonic() > until:
            return


def rows_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def collect(args: argparse.Namespace) -> None:
    """The puzzles of all matches so far, as files."""
    for key in args.games:
        if rows := rows_of(args.out / f"puzzles-{key}.jsonl"):
            made = gathered(((row["n"], row["match"], row["puzzles"]) for row in rows), len(rows), tables(key)[0])
            made.save(args.out / f"{key}.json.gz")
            print("puzzles", key, len(made.puzzles), "of", len(made.matches), "matches", flush=True)


# --- figures ------------------------------------------------------------------


def fit(rows: Iterable[dict[str, Any]]) -> float:
    """The power under which the winners' chances multiply to most."""
    judged_rows = list(rows)
    powers = [math.exp(x / 50) for x in range(-60, 61)]

    def fault(power: float) -> float:
        total = 0.0
        for row in judged_rows:
            for chance, result in zip(sharpened(row["chances"], power), row["result"], strict=True):
                total -= result / WHOLE * math.log(max(chance, 1e-9))
        return total

    return round(min(powers, key=fault), 3)


def tenths(rows: Iterable[dict[str, Any]], powers: dict[str, float]) -> list[tuple[int, float, float, float]]:
    """By tenth of the predicted chance: cases, mean prediction, mean result, and the half width of its 95 % interval."""
    cells: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for row in rows:
        for chance, result in zip(sharpened(row["chances"], powers[name_of(row)]), row["result"], strict=True):
            cells[min(9, int(10 * chance))].append((chance, result / WHOLE))
    lines_found = []
    for cell in cells:
        n = len(cell)
        said, came = (sum(column) / max(1, n) for column in zip(*cell, strict=True)) if n else (0.0, 0.0)
        lines_found.append((n, said, came, 1.96 * math.sqrt(max(came * (1 - came), 1e-9) / max(1, n))))
    return lines_found


def name_of(row: dict[str, Any]) -> str:
    return f"{row['label']}/{row['players']}/{row['valuation']}"


def report(args: argparse.Namespace) -> None:
    """Fit on every second match of each kind of table, try on the others, and print Markdown."""
    fitted: dict[str, float] = {}
    for key in args.games:
        rows = rows_of(args.out / f"calibrate-{key}.jsonl")
        kinds = len(tables(key))
        for name in sorted({name_of(row) for row in rows}):
            fitted[name] = fit(row for row in rows if name_of(row) == name and row["n"] // kinds % 2 == 0)
        plain = dict.fromkeys(fitted, 1.0)
        odd = [row for row in rows if row["n"] // kinds % 2]
        print(f"\n### {key}: {len({row['n'] for row in rows})} matches, {len(odd)} positions of those not fitted to\n")
        print("| predicted | cases | as judged | came | calibrated | came | ± |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
        for i, (a, b) in enumerate(zip(tenths(odd, plain), tenths(odd, fitted), strict=True)):
            mark = "" if b[0] >= ENOUGH else " (few)"
            cells = [f"{10 * i}–{10 * i + 10} %", f"{b[0]}{mark}", *(f"{100 * x:.1f}" for x in (a[1], a[2], *b[1:]))]
            print("| " + " | ".join(cells) + " |")
    if fitted:
        (args.out / "calibration.json").write_text(json.dumps(fitted, indent=1) + "\n")
    for key in args.games:
        for players in range(2, 6):
            luck = [r for r in rows_of(args.out / f"luck-{key}.jsonl") if r["players"] == players]
            if luck:
                exact = all(row["exact"] for row in luck)
                print(f"\n{key}, {players} players, {len(luck)} matches, identity exact in all: {exact}; luck by seat:")
                print(", ".join(_mean([row["luck"][seat] / WHOLE for row in luck]) for seat in range(players)))
        blunders = rows_of(args.out / f"blunders-{key}.jsonl")
        if blunders:
            same = sum(row["kind"] == BLUNDER for row in blunders)
            worse = sum(row["kind"] != "fine" for row in blunders)
            verdict = f"{same} of them blunders, {worse} at least inaccuracies to a look {LONG} times as long"
            print(f"\n{key}: {len(blunders)} blunders of a short look, {verdict}")


def _mean(xs: list[float]) -> str:
    mean = sum(xs) / len(xs)
    error = math.sqrt(sum((x - mean) ** 2 for x in xs) / max(1, len(xs) - 1) / len(xs))
    return f"{100 * mean:+.1f} ± {196 * error:.1f}"


WORKS = {"calibrate": look_at_match, "luck": luck_of_match, "blunders": blunders_of_match, "puzzles": puzzles_of_match}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=[*WORKS, "collect", "report"])
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5], help="matches of other tables are left out")
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    if args.what in WORKS:
        gather(WORKS[args.what], args.what, args)
    else:
        {"collect": collect, "report": report}[args.what](args)
