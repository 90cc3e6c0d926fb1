"""Two versions of Charsu in turns within one run: this one, and an older commit or folder.

    python bench/turns.py b44e844 [--rounds 31] [--only play,search,env,gpu] [--write FILE]

Both are compiled first and loaded from disk afterwards, since code runs up to a third slower in the process that has just
compiled it. Then they work one at a time, in many short turns, so that both meet the same weather; processor time
counts, the wall's clock only on a GPU. What is told is the median of the ratios of neighbouring turns, with the half that lies
in the middle. Searches begin at the same positions: the older version makes them, and those stay whose answers the newer one knows.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from workers import Worker, serve

from charsu.core.errors import IllegalAnswer

ROOT = Path(__file__).parents[1]
TURN = 0.15  # seconds
WARM = 3  # turns that do not count
Measure = Callable[[int], float]

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Istanbul, 3 players": ("istanbul", 3, {}),
    "Istanbul, 5 players": ("istanbul", 5, {}),
    "Mocha & Baksheesh, 3 players": ("istanbul", 3, {"expansions": "mocha"}),
    "Letters & Seals, 3 players": ("istanbul", 3, {"expansions": "letters"}),
    "Grand Bazaar, 3 players": ("istanbul", 3, {"expansions": "grand_bazaar"}),
    "Yspahan, 2 players": ("yspahan", 2, {}),
    "Yspahan, 3 players": ("yspahan", 3, {}),
    "Cairo, 2 players": ("cairo", 2, {}),
    "Cairo, 3 players": ("cairo", 3, {}),
}
KINDS = {"play": "random play, answers", "search": "search, iterations", "env": "vector environment, steps", "gpu": "GPU, answers"}
USUAL = ("Istanbul, 3 players", "Grand Bazaar, 3 players", "Yspahan, 3 players", "Cairo, 3 players")


# --- one version's side; it knows the calls of both ------------------------------


def play(name: str) -> Measure:
    """Random answers in a second of processor time."""
    import charsu
    from charsu.sim import cpu

    key, players, options = TABLES[name]
    game = charsu.game(key)
    if hasattr(game, "table"):
        table = game.table(players, options)
        runner = cpu.Engine(table.rules)
        return by_processor(lambda n, seed: cpu.simulate(table, n, seed, runner=runner).answers)
    old: Any = cpu.simulate
    return by_processor(lambda n, seed: old(game, players, n, seed, options).answers)


def search(name: str, positions: Path) -> Measure:
    """Iterations in a second of processor time, position after position; those that only one version knows are dropped."""
    import charsu

    searching: Any = import_module("charsu.bots.search")
    if not positions.exists():
        positions.write_text(json.dumps(middles(name)), "utf8")
    pairs = [(moves, replayed(charsu.game(TABLES[name][0]), name, moves)) for moves in json.loads(positions.read_text("utf8"))]
    matches = [match for _, match in pairs if match is not None]
    positions.write_text(json.dumps([moves for moves, match in pairs if match is not None]), "utf8")

    def measure(turn: int) -> float:
        match, thinker = matches[turn % len(matches)], searching.SearchBot(searching.Budget(None, 3000), seed=turn)
        view, options = match.view(match.actor), match.options()
        began = time.process_time()
        thinker.think(view, options)
        return 3000 / (time.process_time() - began)

    measure(0)
    return measure


def env(name: str) -> Measure:
    """Steps of matches in a second of processor time; who answers is drawn as well."""
    from charsu.envs.vector import VectorEnv

    key, players, options = TABLES[name]
    matches = VectorEnv(key, 256, players, options, seed=1)
    matches.reset()

    def steps(n: int, _: int) -> int:
        for _ in range(n):
            matches.step(matches.sample())
        return n * 256

    return by_processor(steps)


def gpu(name: str) -> Measure:
    """Random answers in a second on the graphics card."""
    import charsu
    from charsu.sim import cuda

    key, players, options = TABLES[name]
    game: Any = charsu.game(key)
    if hasattr(game, "table"):
        table = game.table(players, options)
        device: Any = cuda.Device(table.rules)
        batch = lambda seed: device.simulate(table, 1 << 17, seed, keep=1)  # noqa: E731
    else:
        device = cuda.Device(game.narrowed(options))
        batch = lambda seed: device.simulate(players, 1 << 17, seed, options, keep=1)  # noqa: E731

    def measure(turn: int) -> float:
        played = batch(turn)
        return float(played.answers / played.seconds)

    return measure


def by_processor(work: Callable[[int, int], int]) -> Measure:
    """Work of a turn's length; how much of it was done in a second."""
    work(1, 0)  # compiles
    n = 1
    while True:
        began = time.process_time()
        work(n, 0)
        spent = time.process_time() - began
        if spent > TURN / 4:
            break
        n *= 2
    n = max(1, round(n * TURN / spent))

    def measure(turn: int) -> float:
        began = time.process_time()
        done = work(n, turn + 1)
        return done / (time.process_time() - began)

    return measure


def middles(name: str, count: int = 24) -> list[list[str]]:
    """Answers that lead to the middle of matches, where somebody has something to choose."""
    import charsu
    from charsu.bots import ask, bot

    key, players, options = TABLES[name]
    ways = []
    for seed in range(count):
        match, greedy = charsu.game(key).new_match(players, options, seed=seed), bot("greedy", seed=seed)
        while match.number < 25 or len(match.legal_ids()) < 3:
            match.play(ask(greedy, match))
        ways.append(list(match.moves()))
    return ways


def replayed(game: Any, name: str, moves: list[str]) -> Any:
    """The match of these answers; None where rules have changed so that they are none."""
    match = game.new_match(TABLES[name][1], TABLES[name][2], chance="ask")
    try:
        for move in moves:
            match.play(move)
    except IllegalAnswer:
        return None
    return match if match.actor not in (None, -1) and len(match.legal_ids()) > 2 else None


def work(kind: str, name: str, file: str) -> tuple[Any, Callable[[str], Any]]:
    """What a worker is at: one kind of table, one sort of work."""
    measure = search(name, Path(file)) if kind == "search" else {"play": play, "env": env, "gpu": gpu}[kind](name)
    return "ready", lambda line: measure(int(line))


# --- in turns --------------------------------------------------------------------


@contextmanager
def sources(version: str) -> Iterator[Path]:
    """The package's folder of an older version: a folder as it is, a commit checked out for this run."""
    if Path(version).is_dir():
        yield Path(version).resolve() / "src"
        return
    with TemporaryDirectory() as folder:
        subprocess.run(["git", "worktree", "add", "--detach", "--quiet", folder, version], cwd=ROOT, check=True)
        try:
            yield Path(folder) / "src"
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", folder], cwd=ROOT, check=True)


def compare(kind: str, names: list[str], old: Path, rounds: int) -> Iterator[tuple[str, list[float]]]:
    """Each table, and new to old, turn after turn. All kernels of a card are compiled side by side before the first turn."""
    with TemporaryDirectory() as folder:
        at_once = {name: [started(kind, name, source, folder) for source in (old, ROOT / "src")] for name in names if kind == "gpu"}
        for pair in at_once.values():
            all_ready(pair)
        for name in names:
            yield name, ratios(at_once.get(name) or loaded_both(kind, name, old, folder), rounds)


def ratios(workers: list[Worker], rounds: int) -> list[float]:
    """New to old, turn after turn; nothing where one of the two has broken down."""
    try:
        rates = [[worker.ask(turn) for worker in workers] for turn in range(WARM + rounds)]
    finally:
        for worker in workers:
            worker.close()
    return [new / before for before, new in rates[WARM:] if before and new]


def loaded_both(kind: str, name: str, old: Path, folder: str) -> list[Worker]:
    """Both versions, loaded from disk by processes that have compiled nothing; the older comes first and makes the positions."""
    for worker in one_by_one(kind, name, old, folder):
        worker.close()
    return one_by_one(kind, name, old, folder)


def one_by_one(kind: str, name: str, old: Path, folder: str) -> list[Worker]:
    workers = []
    for source in (old, ROOT / "src"):
        workers.append(started(kind, name, source, folder))
        all_ready(workers[-1:])
    return workers


def started(kind: str, name: str, source: Path, folder: str) -> Worker:
    path = f"{source}{os.pathsep}{Path(__file__).parent}"
    return Worker(__file__, "--worker", kind, name, f"{folder}/{name}.json", env={"PYTHONPATH": path})


def all_ready(workers: list[Worker]) -> None:
    """Wait until each has compiled or loaded what it needs."""
    for worker in workers:
        worker.hear()


def row(kind: str, name: str, each: list[float]) -> str:
    if len(each) < 2:
        return f"| {name} | {KINDS[kind]} | – | – |"
    low, middle, high = statistics.quantiles(each, n=4)
    return f"| {name} | {KINDS[kind]} | {middle:.3f} | {low:.3f} – {high:.3f} |"


def main() -> None:
    if sys.argv[1:2] == ["--worker"]:
        serve(lambda: work(*sys.argv[2:5]))
        return
    parser = argparse.ArgumentParser()
    parser.add_argument("old", help="a commit, or a folder with another checkout")
    parser.add_argument("--rounds", type=int, default=31)
    parser.add_argument("--only", default="play,search,env")
    parser.add_argument("--tables", default="", help="names of tables, parted by semicolons")
    parser.add_argument("--write", type=Path)
    args = parser.parse_args()
    lines = ["| table | work | new / old | middle half |", "|---|---|---:|---:|"]
    with sources(args.old) as old:
        for kind in args.only.split(","):
            names = args.tables.split("; ") if args.tables else TABLES if kind == "play" else USUAL
            for name, each in compare(kind, list(names), old, args.rounds):
                lines.append(row(kind, name, each))
                print(lines[-1], flush=True)
    if args.write:
        args.write.write_text("\n".join(lines) + "\n", "utf8")


if __name__ == "__main__":
    main()
