"""Random play of Istanbul against random play of catanatron, in turns within one run.

    python bench/random_play.py [--rounds 7] [--no-write]

catanatron is installed from PyPI into a virtual environment of its own. Rounds alternate, so that both meet the same weather;
medians, spread and ratio go into docs/performance.md together with start-up times, sizes and the figures of the other games.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

import numpy as np
from report import in_turns, put_section

import charsu
from charsu.core.game import Game
from charsu.sim.cpu import Engine, simulate
from charsu.sim.loops import CODE

ROOT = Path(__file__).parents[1]
PEER = ROOT / ".cache" / "catanatron"
PEER_GAMES = 8
KEYS = ("istanbul", "yspahan", "cairo")
PEER_CODE = """
import random, sys, time
from catanatron import Color, Game, RandomPlayer
random.seed(int(sys.argv[1]))
began, decisions = time.perf_counter(), 0
for _ in range(int(sys.argv[2])):
    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    game.play()
    decisions += len(game.state.actions)
print(decisions / (time.perf_counter() - began))
"""


# --- in turns --------------------------------------------------------------


def peer_python() -> Path:
    """An environment with catanatron in it."""
    python = PEER / "bin" / "python"
    if not python.exists():
        venv.create(PEER, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "catanatron==3.2.1"], check=True)
    return python


def peer_rate(python: Path, seed: int) -> float:
    done = subprocess.run([python, "-c", PEER_CODE, str(seed), str(PEER_GAMES)], capture_output=True, encoding="utf8", check=True)
    return float(done.stdout)


def rate(game: Game, players: int, games: int, seed: int, threads: int = 1, runner: Engine | None = None) -> float:
    batch = simulate(game.table(players), games, seed, threads=threads, runner=runner)
    return batch.answers / batch.seconds


# --- starting --------------------------------------------------------------


def seconds_of(code: str, cache: str, times: int = 1) -> float:
    """The median wall time of a fresh Python that runs this, less that of one that does nothing."""

    def once(body: str) -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", body], env={**os.environ, "CHARSU_CACHE_DIR": cache}, check=True)
        return time.perf_counter() - began

    return statistics.median(once(code) for _ in range(times)) - statistics.median(once("pass") for _ in range(times))


def starting(key: str) -> dict[str, float]:
    compile_it = f"import charsu; from charsu.sim.cpu import Engine; Engine(charsu.game({key!r}).ruleset())"
    answer = f"import charsu; from charsu.sim.cpu import simulate; simulate(charsu.game({key!r}).table(4), 1)"
    with tempfile.TemporaryDirectory() as cache:
        return {
            "cold compile": seconds_of(compile_it, cache),
            "warm start: import, load, first game": seconds_of(answer, cache, 5),
            "import charsu": seconds_of("import charsu", cache, 5),
        }


def copy_nanoseconds(game: Game) -> float:
    """One record copied to another, compiled."""
    import numba

    @numba.njit  # type: ignore[untyped-decorator]
    def copy(source: np.ndarray, target: np.ndarray, times: int) -> None:  # type: ignore[type-arg]
        for i in range(times):
            target[i & 255] = source[(i * 7) & 255]

    source, target = np.zeros(256, game.rules.state.dtype), np.zeros(256, game.rules.state.dtype)
    copy(source, target, 1)
    began = time.perf_counter()
    copy(source, target, 2_000_000)
    return (time.perf_counter() - began) / 2_000_000 * 1e9


# --- telling ---------------------------------------------------------------


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def spread(figures: list[float]) -> str:
    return f"{min(figures):,.0f} – {max(figures):,.0f}"


def contest(rounds: int) -> list[str]:
    istanbul, python = charsu.game("istanbul"), peer_python()
    plain = Engine(istanbul.ruleset(), compiled=False)
    games = max(200, int(8e6 / simulate(istanbul.table(4), 200).lengths.mean()))
    figures = in_turns(
        {
            "Istanbul, 4 players, compiled, 1 thread": lambda n: rate(istanbul, 4, games, 1000 * n),
            "Istanbul, 4 players, compiled, 2 threads": lambda n: rate(istanbul, 4, games, 1000 * n, threads=2),
            "Istanbul, 4 players, plain Python": lambda n: rate(istanbul, 4, 16, 1000 * n, runner=plain),
            "catanatron 3.2.1, 4 random players": lambda n: peer_rate(python, n),
        },
        rounds,
    )
    peer = statistics.median(figures["catanatron 3.2.1, 4 random players"])
    lines = [row("random play", "answers/s, median", f"spread of {rounds} rounds", "ratio"), row("---", "---:", "---:", "---:")]
    for name, values in figures.items():
        median = statistics.median(values)
        lines.append(row(name, f"{median:,.0f}", spread(values), f"{median / peer:,.1f}×"))
    return lines


def others() -> list[str]:
    headings = "game", "players", "answers/s, 1 thread", "answers a game", "rules", "record", "copy"
    lines = [row(*headings), row("---", *["---:"] * 6)]
    for key in KEYS:
        if key in charsu.game_keys():
            game = charsu.game(key)
            size, rules = f"{game.rules.state.dtype.itemsize} B", str(len(CODE.program(game.ruleset()).order))
            copied = f"{copy_nanoseconds(game):.0f} ns"
            for players in range(game.seats[0], game.seats[1] + 1):
                simulate(game, players, 64)
                batch = simulate(game, players, 1000)
                speed = f"{batch.answers / batch.seconds:,.0f}"
                lines.append(row(key, str(players), speed, f"{batch.lengths.mean():,.0f}", rules, size, copied))
    return lines


def starts() -> list[str]:
    figures = {key: starting(key) for key in KEYS if key in charsu.game_keys()}
    lines = [row("starting", *figures), row("---", *["---:"] * len(figures))]
    for name in figures["istanbul"]:
        lines.append(row(name, *(f"{figures[key][name]:.2f} s" for key in figures)))
    return lines


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--no-write", action="store_true")
    args = parser.parse_args()
    import numba

    versions = f"Python {platform.python_version()}, NumPy {np.__version__}, Numba {numba.__version__}"
    where = f"{os.cpu_count()} cores ({platform.machine()}), {versions}."
    text = "\n".join([where, "", *contest(args.rounds), "", *others(), "", *starts()])
    print(text)
    if not args.no_write:
        put_section("random_play", text)


if __name__ == "__main__":
    main()
