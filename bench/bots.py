"""The bots' pace: iterations of the search in a second, and how long answers take with ten tables at once.

    python bench/bots.py [--seconds 30] [--no-write]

The tables think as the server lets them: one bot for all, on as many threads as the server has thinkers by default, each answer
asked for as soon as the one before is given. Writes the section into docs/performance.md.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from concurrent.futures import Executor, ThreadPoolExecutor

from report import put_section

import charsu
from charsu.bots import Bot, ask, bot
from charsu.bots.program import compile_search
from charsu.bots.search import SearchBot
from charsu.bots.thinking import Budget
from charsu.server.settings import Settings

GAMES = ("istanbul", "yspahan", "cairo")
LEVELS = ("trader", "merchant", "vizier")
TABLES = 10


def positions(key: str, count: int = 8) -> list[charsu.Match]:
    """Positions in the middle of matches, where somebody has something to choose."""
    matches = []
    for seed in range(count):
        match, greedy = charsu.game(key).new_match(2, seed=seed), bot("greedy", seed=seed)
        while match.number < 100 or len(match.legal_ids()) < 3:
            match.play(ask(greedy, match))
        matches.append(match)
    return matches


def pace(key: str) -> tuple[float, float, float]:
    """Iterations in a second of one thread's own processor time: median, least and most of several positions."""
    compile_search(charsu.game(key).ruleset())
    rates = []
    for match in positions(key):
        thinker = SearchBot(Budget(None, 30_000), seed=1)
        began = time.thread_time()
        thinker.think(match.view(match.actor), match.options())
        rates.append(30_000 / (time.thread_time() - began))
    return statistics.median(rates), min(rates), max(rates)


def play_on(player: Bot, seed: int, until: float, pool: Executor) -> list[float]:
    """One table: bots play for all seats; how long each real choice took, waiting for a thread included."""
    game, times = charsu.game("istanbul"), list[float]()
    match = game.new_match(2, seed=seed)
    while time.perf_counter() < until and not match.is_over:
        began = time.perf_counter()
        answer = pool.submit(ask, player, match.copy()).result()
        if len(match.legal_ids()) > 1:
            times.append(time.perf_counter() - began)
        match.play(answer)
    return times


def at_tables(level: str, tables: int, seconds: float) -> list[float]:
    player, until = bot(level), time.perf_counter() + seconds
    with ThreadPoolExecutor(Settings().thinkers) as pool, ThreadPoolExecutor(tables) as rooms:
        played = rooms.map(lambda seed: play_on(player, seed, until, pool), range(tables))
        return sorted(t for times in played for t in times)


def told(seconds: float) -> str:
    others = f"other work kept {os.getloadavg()[0]:.1f} processes running when this began"
    lines = [f"{os.cpu_count()} cores; {others}. Tables of Istanbul for two bots, {seconds:g} s for each row.", ""]
    lines += ["| search | iterations/s of one core, median | spread |", "| --- | ---: | ---: |"]
    for key in GAMES:
        middle, least, most = pace(key)
        lines.append(f"| {key} | {middle:,.0f} | {least:,.0f} – {most:,.0f} |")
        print(lines[-1], flush=True)
    lines += ["", "| level | tables | answers | budget | median | 95 % under | slowest |", f"| --- |{' ---: |' * 6}"]
    for level in LEVELS:
        for tables in (1, TABLES):
            lines.append(row(level, tables, at_tables(level, tables, seconds)))
            print(lines[-1], flush=True)
    return "\n".join(lines)


def row(level: str, tables: int, times: list[float]) -> str:
    budget = bot(level).budget.seconds  # type: ignore[attr-defined]
    figures = budget, statistics.median(times), times[int(0.95 * len(times))], times[-1]
    return f"| {level} | {tables} | {len(times):,} | {' | '.join(f'{seconds:.3f} s' for seconds in figures)} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--no-write", action="store_true")
    args = parser.parse_args()
    text = told(args.seconds)
    if not args.no_write:
        put_section("bots", text)


if __name__ == "__main__":
    main()
