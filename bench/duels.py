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
from pathlib import Path
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")

import charsu
from charsu.arena.duel import play_duel
from charsu.arena.figures import interval


def play(job: tuple[str, int, str, str, int]) -> dict[str, Any]:
    """One match of a job."""
    key, players, mine, others, number = job
    name, _, option = key.partition(":")
    game = charsu.game(name)
    table = game.table(players, game.written_options([option] if option else []))
    return {"game": key, "players": players, "bot": mine, "others": others, **play_duel(number, table, mine, others)}


def wait_for(bot: str, until: float) -> bool:
    path = bot.rpartition("@")[2] if "@" in bot else bot.partition(":")[2]
    while path.endswith(".npz") and not Path(path).exists() and time.time() < until:
        time.sleep(0.5)
    return not path.endswith(".npz") or Path(path).exists()


def run(out: Path, seconds: float, jobs: list[str]) -> None:
    until = time.time() + seconds
    with (
        multiprocessing.get_context("fork").Pool(int(os.environ.get("CORES", "0")) or os.cpu_count()) as pool,
        out.open("a", encoding="utf8") as file,
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
