"""How honest is the analysis? Figures with intervals, and the puzzles; made on as many cores as there are.

    python bench/analysis.py calibrate --matches 1010 --out FOLDER    # predicted chances against results; fits calibration.json
    python bench/analysis.py luck --matches 100 --out FOLDER          # mean luck per seat, the identity
    python bench/analysis.py blunders --matches 20 --out FOLDER       # does a long look confirm the blunders of a short one?
    python bench/analysis.py puzzles --matches 100 --out FOLDER       # positions that may become puzzles
    python bench/analysis.py collect --out FOLDER                     # one file of puzzles for each game
    python bench/analysis.py report --out FOLDER                      # the tables for docs/analysis.md
    python bench/analysis.py pack --out FOLDER                        # the lines so far, packed

Everything is kept as lines of JSON under FOLDER, so that runs add up; `--minutes` ends a run in time. What docs/analysis.md
was made of lies packed in docs/learning/analysis.
"""

from __future__ import annotations

import argparse
import gzip
import json
import math
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import charsu
from charsu.analysis import WHOLE, analyse, calibration, chances
from charsu.analysis.calibration import EVEN, NEAR, Calibration, kind_of_table
from charsu.analysis.making import from_bots, gathered, play
from charsu.analysis.moments import BLUNDER, INACCURACY, THRESHOLDS, moment
from charsu.analysis.report import Effort, Report
from charsu.analysis.work import valuation_for
from charsu.arena.spread import on_cores
from charsu.core.chance import draw
from charsu.core.flow import CHANCE
from charsu.core.table import Table
from charsu.nets import shipped

GAMES = ("istanbul", "yspahan", "cairo")
MORE = "+"
LOOKS = 8  # positions of each match whose chances are compared with its result
CALIBRATING, JUDGING = 1200, 300  # walks
SHORT, LONG = 2500, 50  # walks of at most 0.1 s; a long look has so many times as many
LOOKED_AT = {80_000: 1, 20_000: 4, 0: 60}  # a long look at one in so many choices that seem to give away at least so much
LEAST = THRESHOLDS[INACCURACY]
ENOUGH = 100  # cases that make a tenth worth a figure
SOME = 20  # losses looked at twice that make a doubt worth a figure
GOAL = 0.03  # how far a tenth may be off
LIKELY = 0.3  # powers are believed to lie so near to 1, as logarithms, and bends to 0, before any match is seen


def tables(key: str) -> list[Table]:
    """The usual tables, two players twice as often; `istanbul+` are those with other options that a network knows."""
    game = charsu.game(key.removesuffix(MORE))
    if key.endswith(MORE):
        kinds = [kind for net in shipped(game.key) for kind in net.card["tables"] if kind["options"]]
        return [game.table(players, kind["options"]) for kind in kinds for players in kind["players"]]
    most = game.seats[1]
    return [game.table(players) for players in (2, 2, *range(3, most + 1))]


# --- one match ----------------------------------------------------------------


def look_at_match(number: int, key: str, seed: int) -> list[dict[str, Any]]:
    """Predicted chances at some moments of a match, and who won."""
    choices = tables(key)
    table = choices[number % len(choices)]
    match = play(table, draw(seed, number, 1 << 30))
    valuation = valuation_for(table)
    valuation.truth = Calibration()
    kind = kind_of_table(table, valuation.grove.network)
    effort = Effort(CALIBRATING)
    result = Report(match, effort).final
    rows = []
    for look in range(LOOKS):
        at = match.at(1 + draw(number, look, match.number - 1))
        if at.actor is not None:
            share = [round(each / WHOLE, 5) for each in chances(at, effort)]
            rows.append({"n": number, "kind": kind, "at": [at.number, match.number, at.actor], "chances": share, "result": result})
    return rows


def luck_of_match(number: int, key: str, seed: int) -> list[dict[str, Any]]:
    """The accounts of a match."""
    choices = tables(key)
    match = play(choices[number % len(choices)], draw(seed, number, 1 << 30))
    report = analyse(match, str(JUDGING))
    accounts = report.accounts()
    exact = all(a.result - a.start == a.luck + a.skill + a.others for a in accounts)
    return [{"n": number, "players": match.players, "luck": [a.luck for a in accounts], "exact": exact}]


def blunders_of_match(number: int, key: str, seed: int) -> list[dict[str, Any]]:
    """What a short look says of choices, and what a long one: of all that seem to give something away, and of some others."""
    table = tables(key)[0]
    match = play(table, draw(seed, number, 1 << 30))
    valuation = valuation_for(table)
    rows: list[dict[str, Any]] = [{"n": number, "move": 0}]
    for n in Report(match, Effort(SHORT)).wanted:
        if match.history[n - 1].actor != CHANCE:
            short = moment(valuation, match, n, SHORT, 1)
            stands_for = next(some for least, some in LOOKED_AT.items() if short.loss >= least)
            if draw(number, n, stands_for) == 0:
                long = moment(valuation, match, n, SHORT * LONG, 2)
                looks = {name: (look.loss, look.loss_error, look.kind) for name, look in (("short", short), ("long", long))}
                rows.append({"n": number, "move": n, "stands_for": stands_for, "doubt": valuation.truth.doubt, **looks})
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
        with path.open("a", encoding="utf8") as file:
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
    """What was packed, and what came since."""
    packed = path.with_suffix(".jsonl.gz")
    texts = [gzip.decompress(packed.read_bytes()).decode()] if packed.exists() else []
    texts += [path.read_text("utf8")] if path.exists() else []
    return [json.loads(line) for text in texts for line in text.splitlines()]


def pack(args: argparse.Namespace) -> None:
    """All lines so far, small enough to be kept: `report` and later runs go on from them."""
    for key in args.games:
        for name in ("calibrate", "luck", "blunders"):
            path = args.out / f"{name}-{key}.jsonl"
            if rows := rows_of(path):
                text = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
                path.with_suffix(".jsonl.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
                path.unlink(missing_ok=True)


def collect(args: argparse.Namespace) -> None:
    """The puzzles of all matches so far, as files."""
    for key in args.games:
        if rows := rows_of(args.out / f"puzzles-{key}.jsonl"):
            made = gathered(((row["n"], row["match"], row["puzzles"]) for row in rows), len(rows), tables(key)[0])
            made.save(args.out / f"{key}.json.gz")
            print("puzzles", key, len(made.puzzles), "of", len(made.matches), "matches", flush=True)


# --- figures ------------------------------------------------------------------


def fit(rows: Iterable[dict[str, Any]]) -> Calibration:
    """The calibration under which what came is likeliest. Looks at one match tell little more than one, and are counted as one."""
    judged = list(rows)
    looks = Counter(row["n"] for row in judged)
    logs = np.log(np.maximum([row["chances"] for row in judged], 1e-6))
    gaps = np.maximum(logs.max(axis=1) - logs.min(axis=1), NEAR) / EVEN
    came = np.array([[result / WHOLE / looks[row["n"]] for result in row["result"]] for row in judged])

    def fault(boldness: float, bend: float) -> float:
        bent = logs * (math.exp(boldness) * gaps**bend)[:, None]
        bent -= bent.max(axis=1, keepdims=True)
        likely = bent - np.log(np.exp(bent).sum(axis=1, keepdims=True))
        return float((boldness**2 + bend**2) / LIKELY**2 / 2 - (came * likely).sum())

    best, step = (0.0, 0.0), 0.25
    while step > 0.002:  # as long as a step to one side is better it is taken; then steps are halved
        around = [(best[0] + x * step, best[1] + y * step) for x, y in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))]
        nearer = min(around, key=lambda at: fault(*at))
        best, step = nearer, step / 2 if nearer == best else step
    return Calibration(round(math.exp(best[0]), 3), round(best[1], 3))


@dataclass(frozen=True)
class Tenth:
    """What was said about seats, and what they got."""

    cases: int
    said: float
    came: float
    within: float  # half of the 95 % interval of how far it is off; matches differ from each other, looks at one match do not

    @property
    def off(self) -> float:
        return self.came - self.said


def tenths(rows: Iterable[dict[str, Any]], truth_of: Callable[[dict[str, Any]], Calibration]) -> list[Tenth]:
    cells: list[list[tuple[int, float, float]]] = [[] for _ in range(10)]
    for row in rows:
        for chance, result in zip(truth_of(row).chances(row["chances"]), row["result"], strict=True):
            cells[min(9, int(10 * chance))].append((row["n"], chance, result / WHOLE))
    return [_tenth(cell) for cell in cells]


def _tenth(cell: Sequence[tuple[int, float, float]]) -> Tenth:
    n = len(cell)
    if not n:
        return Tenth(0, 0, 0, 0)
    said, came = sum(chance for _, chance, _ in cell) / n, sum(result for *_, result in cell) / n
    by_match: Counter[int] = Counter()
    for match, chance, result in cell:
        by_match[match] += result - chance - (came - said)  # type: ignore[assignment]
    return Tenth(n, said, came, 1.96 * math.sqrt(sum(x * x for x in by_match.values())) / n)


def report(args: argparse.Namespace) -> None:
    """All tables as Markdown; what was fitted as calibration.json: what is not fitted here stays as it is shipped."""
    before = json.loads(Path(calibration.__file__).with_name("calibration.json").read_text("utf8"))
    fitted, doubt = before["chances"], before["doubt"]
    for key in args.games:
        if rows := rows_of(args.out / f"calibrate-{key}.jsonl"):
            fitted |= {kind: {"power": one.power, "bend": one.bend} for kind, one in _calibration(key, rows).items()}
    _luck(args)
    doubt |= _blunders(args)
    kinds = {kind_of_table(table, valuation_for(table).network) for key in GAMES for table in tables(key) + tables(key + MORE)}
    kept = {kind: fitted[kind] for kind in sorted(fitted) if kind in kinds}
    (args.out / "calibration.json").write_text(json.dumps({"chances": kept, "doubt": doubt}, indent=1) + "\n", "utf8")


def _calibration(key: str, rows: list[dict[str, Any]]) -> dict[str, Calibration]:
    """Fitted on one half of the matches and tried on the other, both ways; what is shipped is fitted on all."""
    kinds = sorted({row["kind"] for row in rows})
    half_of = {row["n"]: row["n"] // len(tables(key)) % 2 for row in rows}
    truths = {
        (kind, half): fit(row for row in rows if row["kind"] == kind and half_of[row["n"]] != half)
        for kind in kinds
        for half in (0, 1)
    }
    plain, better = tenths(rows, lambda _: Calibration()), tenths(rows, lambda row: truths[row["kind"], half_of[row["n"]]])
    print(f"\n**{key.capitalize()}**: {len(half_of)} matches, {len(rows)} positions\n")
    print("| predicted | cases | said | came | off | ± | off as judged |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for i, (a, b) in enumerate(zip(plain, better, strict=True)):
        mark = "" if b.cases >= ENOUGH else " (few)"
        figures = [
            f"{100 * b.said:.1f}",
            f"{100 * b.came:.1f}",
            f"{100 * b.off:+.1f}",
            f"{100 * b.within:.1f}",
            f"{100 * a.off:+.1f}",
        ]
        print("| " + " | ".join([f"{10 * i}–{10 * i + 10} %", f"{b.cases}{mark}", *figures]).replace("-", "−") + " |")
    enough = [(i, each) for i, each in enumerate(better) if each.cases >= ENOUGH]
    far = [
        f"{10 * i}–{10 * i + 10} % by {100 * abs(each.off):.1f} (± {100 * each.within:.1f})"
        for i, each in enough
        if abs(each.off) > GOAL
    ]
    print(
        f"\n{len(enough) - len(far)} of {len(enough)} tenths are at most 3 points off{'; not: ' + ', '.join(far) if far else ''}."
    )
    fitted = {kind: fit(row for row in rows if row["kind"] == kind) for kind in kinds}
    print("Powers and bends: " + ", ".join(f"{kind} {one.power} {one.bend:+.3f}" for kind, one in fitted.items()))
    return fitted


def _luck(args: argparse.Namespace) -> None:
    print("\n| game, players | matches | identity exact | mean luck by seat |\n|---|---:|---:|---|")
    for key in args.games:
        rows = rows_of(args.out / f"luck-{key}.jsonl")
        for players in sorted({row["players"] for row in rows}):
            luck = [row for row in rows if row["players"] == players]
            means = ", ".join(_mean([row["luck"][seat] / WHOLE for row in luck]) for seat in range(players)).replace("-", "−")
            print(f"| {key}, {players} | {len(luck)} | {sum(row['exact'] for row in luck)} | {means} |")


def _blunders(args: argparse.Namespace) -> dict[str, float]:
    """How short and long looks agree; and by game, how many times further they lie apart than tosses of a coin."""
    head = [
        "game",
        "matches",
        "short look: blunders",
        "confirmed",
        "long look: blunders",
        "found",
        "within one error",
        "within two",
    ]
    print("\n| " + " | ".join([*head, "doubt"]) + " |\n|---" + len(head) * "|---:" + "|")
    by_game = {key: rows_of(args.out / f"blunders-{key}.jsonl") for key in args.games}
    doubts = {}
    for name, rows in [*by_game.items(), ("all", [row for each in by_game.values() for row in each])]:
        judged = [row for row in rows if row["move"]]
        called, long = ([row for row in judged if row[look][2] == BLUNDER] for look in ("short", "long"))
        both = [row for row in called if row in long]
        agreed = sum(row["stands_for"] for row in both)
        there = sum(row["stands_for"] for row in long)
        lost = [row for row in judged if row["short"][0] >= LEAST]
        within = [_within([(_apart(row), row["stands_for"]) for row in lost], k) for k in (1, 2)]
        if len(lost) >= SOME:
            doubts[name] = _two_thirds([(_apart(row) * row.get("doubt", 1.0), row["stands_for"]) for row in lost])
        matches = len([row for row in rows if not row["move"]])
        cells = [
            _share(len(both), len(called)),
            str(there),
            _share(agreed, there),
            *within,
            f"{doubts[name]:.1f}" if name in doubts else "–",
        ]
        print(f"| {name} | {matches} | {len(called)} | " + " | ".join(cells) + " |")
    return {key: round(max(1.0, doubt), 1) for key, doubt in doubts.items() if key in args.games}


def _apart(row: dict[str, Any]) -> float:
    """How many errors lie between the losses of the short look and of the long one."""
    (short, error, _), (long, other, _) = row["short"], row["long"]
    return float(abs(short - long) / max(1, math.hypot(error, other)))


def _within(apart: Sequence[tuple[float, int]], errors: int) -> str:
    """The share within so many errors, each row standing for some; its interval is that of the rows alone."""
    if not apart:
        return "–"
    share = sum(stands_for for far, stands_for in apart if far <= errors) / sum(stands_for for _, stands_for in apart)
    low, high = _wilson(share, len(apart))
    return f"{100 * share:.0f} % ({low}–{high})"


def _two_thirds(apart: Sequence[tuple[float, int]]) -> float:
    """As many errors as two thirds of the rows, each standing for some, lie within."""
    half = [far for far, stands_for in sorted(apart) for _ in range(stands_for)]
    return half[2 * len(half) // 3]


def _share(some: int, of: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    if not of:
        return "–"
    low, high = _wilson(some / of, of)
    return f"{some} ({100 * some / of:.0f} %, {low}–{high})"


def _wilson(share: float, of: int) -> tuple[str, str]:
    z = 1.96
    middle, width = share + z * z / (2 * of), z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    low, high = ((middle + sign * width) / (1 + z * z / of) for sign in (-1, 1))
    return f"{100 * max(0, low):.0f}", f"{100 * min(1, high):.0f}"


def _mean(xs: list[float]) -> str:
    mean = sum(xs) / len(xs)
    error = math.sqrt(sum((x - mean) ** 2 for x in xs) / max(1, len(xs) - 1) / len(xs))
    return f"{100 * mean:+.1f} ± {196 * error:.1f}"


WORKS = {"calibrate": look_at_match, "luck": luck_of_match, "blunders": blunders_of_match, "puzzles": puzzles_of_match}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=[*WORKS, "collect", "pack", "report"])
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
        {"collect": collect, "pack": pack, "report": report}[args.what](args)
