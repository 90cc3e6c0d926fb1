"""Random play on an NVIDIA GPU: checked byte for byte against the processor, then measured.

    PYTHONPATH=src python bench/gpu.py [--out FOLDER] [--seconds 240] [--tune] [GAME …]

Needs Python, NumPy, Numba and numba-cuda, nothing else. Writes gpu.json and gpu.md after every row, so a run that is cut
short leaves what it has found. `--tune` tries ways of compiling and sizes of blocks on the first game instead.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import numpy as np

import charsu
from charsu import Game
from charsu.core.game import Ruleset
from charsu.core.table import Table
from charsu.sim import cuda
from charsu.sim.cpu import simulate
from charsu.sim.cuda_link import available, load_cuda

CHECKED = 512  # games compared with the processor
MEMORY = 60e9  # bytes of positions at most
SEED = 1
BEGAN = time.monotonic()


def say(text: str) -> None:
    print(f"{time.monotonic() - BEGAN:6.1f} s  {text}", flush=True)


class Report:
    """The rows so far, on disk after each."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.rows = folder, list[dict[str, Any]]()
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, **row: Any) -> None:
        self.rows.append(row)
        say(", ".join(f"{k} {v}" for k, v in row.items()))
        (self.folder / "gpu.json").write_text(json.dumps({"machine": machine(), "rows": self.rows}, indent=1), "utf8")
        names = list(dict.fromkeys(name for each in self.rows for name in each))
        lines = [f"| {' | '.join(names)} |", f"|{'---|' * len(names)}"]
        lines += [f"| {' | '.join(str(each.get(name, '')) for name in names)} |" for each in self.rows]
        (self.folder / "gpu.md").write_text(f"{machine()}\n\n" + "\n".join(lines) + "\n", "utf8")


def machine() -> str:
    import numba

    device = load_cuda().get_current_device()
    name = device.name.decode() if isinstance(device.name, bytes) else device.name
    return f"{name}, {device.MULTIPROCESSOR_COUNT} multiprocessors, Numba {numba.__version__}, NumPy {np.__version__}"


# --- what the processor plays ----------------------------------------------


def start_reference(key: str, folder: Path) -> subprocess.Popen[bytes]:
    """Let another process compile for the processor and play the games to compare with, meanwhile."""
    return subprocess.Popen([sys.executable, __file__, "--reference", str(folder), key], env=os.environ)


def play_reference(key: str, folder: Path) -> None:
    game = charsu.game(key)
    for name, players, options in tables(game):
        batch = simulate(game.table(players, options), CHECKED, SEED)
        states = batch.states.view(np.uint8)
        np.savez(folder / f"{name}-{players}.npz", states=states, lengths=batch.lengths, standings=batch.standings)


def tables(game: Game) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every number of players, and every set of expansions with all seats taken."""
    for players in range(game.seats[1], game.seats[0] - 1, -1):
        yield game.key, players, {}
    for option in game.table_options:
        if option.key == "expansions":
            for value in option.values:
                if value != option.default:
                    yield f"{game.key}-{value}", game.seats[1], {"expansions": value}


def same_as_reference(batch: Any, file: Path) -> bool:
    with np.load(file) as stored:
        same = stored["states"].tobytes() == batch.states[:CHECKED].tobytes()
        same = same and stored["lengths"].tolist() == batch.lengths[:CHECKED].tolist()
        return same and stored["standings"].tolist() == batch.standings[:CHECKED].tolist()


# --- measuring -------------------------------------------------------------


def measured(device: cuda.Device, table: Table, seconds: float = 3.0) -> Any:
    """A batch large enough that the last, long games do not count; a smaller one warms up and says how fast it goes."""
    with alone():
        trial = device.simulate(table, 30_000, SEED, CHECKED)
        games = int(max(30_000 * seconds / trial.seconds, device.at_once))
        return device.simulate(table, min(games, int(MEMORY / table.rules.state.dtype.itemsize)), SEED, CHECKED)


@contextmanager
def alone() -> Iterator[None]:
    """Runs for several games may compile at the same time, but the card is for one of them."""
    with (Path(tempfile.gettempdir()) / "charsu-gpu.lock").open("w", encoding="utf8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def run(keys: list[str], folder: Path, seconds: float) -> int:
    report = Report(folder)
    wrong = 0
    with tempfile.TemporaryDirectory() as scratch:
        references = {key: start_reference(key, Path(scratch)) for key in keys}
        for key in keys:
            if time.monotonic() - BEGAN > seconds * 0.75:
                say(f"no time is left for {key}")
                continue
            wrong += run_game(key, report, Path(scratch), references[key])
        for process in references.values():
            process.terminate()
            process.wait()
    return wrong


def run_game(key: str, report: Report, scratch: Path, reference: subprocess.Popen[bytes]) -> int:
    game = charsu.game(key)
    devices: dict[Ruleset, cuda.Device] = {}
    wrong = 0
    for name, players, options in tables(game):
        table = game.table(players, options)
        began = time.monotonic()
        device = devices[table.rules] = devices.get(table.rules) or cuda.Device(table.rules)
        compiled = time.monotonic() - began
        batch = measured(device, table)
        reference.wait()
        same = same_as_reference(batch, scratch / f"{name}-{players}.npz")
        wrong += not same
        report.add(
            game=name,
            players=players,
            games=len(batch.lengths),
            answers=batch.answers,
            seconds=round(batch.seconds, 3),
            million_answers_per_s=round(batch.answers / batch.seconds / 1e6, 1),
            equal_to_cpu=same,
            compile_s=round(compiled, 1) if compiled > 1 else "",
        )
    return wrong


def tune(key: str, folder: Path, seconds: float) -> None:
    """Every way of compiling with several sizes of blocks."""
    report = Report(folder)
    game = charsu.game(key)
    for slots, apart in ((8, 600), (8, 200), (8, 0), (4, 600), (1, 600), (1, 0)):
        if time.monotonic() - BEGAN > seconds * 0.8:
            say("the time is up")
            return
        device = cuda.Device(game.ruleset(), tuning=cuda.Tuning(slots, apart))
        for threads, blocks in ((32, 8), (128, 4), (256, 2), (512, 1), (512, 2), (1024, 1)):
            if threads * device.registers > cuda.REGISTERS:
                continue
            device.tuning = replace(device.tuning, threads=threads, blocks=blocks)
            batch = measured(device, game.table(min(4, game.seats[1])), 2.0)
            report.add(**asdict(device.tuning), million_answers_per_s=round(batch.answers / batch.seconds / 1e6, 1))


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("--out", type=Path, default=Path("gpu-results"))
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--tune", action="store_true")
    parser.add_argument("--reference", type=Path)
    args = parser.parse_args()
    keys = args.games or [key for key in ("istanbul", "yspahan", "cairo") if key in charsu.game_keys()]
    if args.reference:
        play_reference(keys[0], args.reference)
        return 0
    if not available():
        print("there is no NVIDIA GPU here that numba-cuda can use")
        return 2
    say(machine())
    if args.tune:
        tune(keys[0], args.out, args.seconds)
        return 0
    wrong = run(keys, args.out, args.seconds)
    say("final states equal the processor's, byte for byte" if not wrong else f"{wrong} batches differ from the processor's")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
