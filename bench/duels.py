"""One bot against the others at a table, on all cores and for so many seconds: what the tables of docs/learning.md are made of.

    python bench/duels.py OUT.jsonl SECONDS GAME,PLAYERS,BOT,OTHERS,MATCHES …

`BOT` sits in one seat, `OTHERS` in all others; every deal is played from each seat. MATCHES is how many, or which: `100-200`. A bot
with a limit of iterations has no other, so that a busy machine changes nothing and the same command plays the same matches; one of
seconds (`sultan:1s`) thinks for as long as that. GAME may name an option: `istanbul:expansions=mocha`. A job whose BOT names a file
that is not there yet waits for it, so that duels may run beside a training.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")

import charsu
from charsu.arena.figures import interval
from charsu.bots import ask, patient_bot
from charsu.core.chance import draw

MOST = 20_000  # answers


def patient(name: str, seed: int) -> Any:
    """A bot that counts iterations instead of seconds, where it counts both."""
    bot: Any = patient_bot(name, seed)
    if (budget := getattr(bot, "budget", None)) is not None and (budget.iterations, budget.declared) != (None, None):
        bot.budget = replace(bot.budget, seconds=None)
    return bot


def play(job: tuple[str, int, str, str, int]) -> dict[str, Any]:
    """One match: the bot's share of the victory, and what an answer cost either side."""
    key, players, mine, others, number = job
    seat = number % players
    name, _, option = key.partition(":")
    options = dict([option.split("=")]) if option else {}
    match = charsu.game(name).new_match(players, seed=draw(7, number // players, 1 << 31), options=options)
    bots = [patient(mine if s == seat else others, 1000 * number + s) for s in range(players)]
    spent, given = [0.0, 0.0], [0, 0]
    while match.actor is not None and match.number < MOST:
        many, began, side = len(match.legal_ids()) > 1, time.perf_counter(), int(match.actor != seat)
        answer = ask(bots[match.actor], match)
        if many:
            spent[side], given[side] = spent[side] + time.perf_counter() - began, given[side] + 1
        match.play(answer)
    ranks = {row["seat"]: row["rank"] for row in match.result or []}
    firsts = sum(rank == 1 for rank in ranks.values())
    share = (ranks[seat] == 1) / firsts if ranks else 0.0
    ms = [round(1000 * s / max(1, n), 2) for s, n in zip(spent, given, strict=True)]
    return {"game": key, "players": players, "bot": mine, "others": others, "number": number, "share": share, "ms": ms}


def wait_for(bot: str, until: float) -> bool:
    path = bot.rpartition("@")[2] if "@" in bot else bot.partition(":")[2]
    while path.endswith(".npz") and not Path(path).exists() and time.time() < until:
        time.sleep(0.5)
    return not path.endswith(".npz") or Path(path).exists()


def run(out: Path, seconds: float, jobs: list[str]) -> None:
    until = time.time() + seconds
    with (
        multiprocessing.get_context("fork").Pool(int(os.environ.get("CORES", "0")) or os.cpu_count()) as pool,
        out.open("a") as file,
    ):
        for job in jobs:
            key, players, mine, others, matches = job.split(",")
            if not wait_for(mine, until):
                continue
            first, _, last = matches.rpartition("-")
            asked = [(key, int(players), mine, others, number) for number in range(int(first or 0), int(last))]
            rows, results = [], pool.imap_unordered(play, asked)
            while time.time() < until:
                try:
                    rows.append(results.next(timeout=max(0.1, until - time.time())))
                except (StopIteration, multiprocessing.TimeoutError):
                    break
                file.write(json.dumps(rows[-1]) + "\n")
                file.flush()
            if rows:
                won = sum(row["share"] for row in rows)
                low, high = interval(won, len(rows))
                ms = [round(sum(row["ms"][side] for row in rows) / len(rows), 2) for side in (0, 1)]
                print(f"{job}: {won / len(rows):.1%} of {len(rows)} ({low:.1%}–{high:.1%}), ms an answer {ms}", flush=True)
        pool.terminate()


if __name__ == "__main__":
    run(Path(sys.argv[1]), float(sys.argv[2]), sys.argv[3:])
