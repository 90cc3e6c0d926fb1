"""Charsu's simulator and environments against pgx, in turns on the same NVIDIA GPU.

    PYTHONPATH=src python bench/gpu_peers.py --pgx FOLDER [--out FOLDER] [--rounds 5] [--on cpu] [CONTESTANT …]

Needs NumPy, Numba, numba-cuda, JAX for CUDA and, for the environments, torch; no network. FOLDER holds pgx unpacked:

    pip download --no-deps --dest wheels pgx svgwrite typing_extensions
    for wheel in wheels/*.whl; do python -m zipfile -e $wheel FOLDER; done

Every contestant is a process of its own. All compile at the same time and then play one after the other, round by round, so that
all meet the same weather. pgx plays backgammon, jitted and batched, with the best of several batch sizes. Writes gpu_peers.md after
every round; `python bench/report.py gpu_peers FILE` puts it into docs/performance.md. `--on cpu` tries the same on the processor.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import gpu
import numpy as np
from report import table
from workers import Worker, serve

import charsu
from charsu.sim import cpu, cuda
from charsu.sim.cuda_link import available

GAMES = ("istanbul", "yspahan", "cairo")
CONTESTANTS = (*(f"play:{key}" for key in GAMES), *(f"env:{key}" for key in GAMES), "pgx:play", "pgx:env")
PLAYERS = 2  # backgammon has two
SIZES = {"cuda": (4096, 16384, 65536, 262144), "cpu": (256, 1024)}
SECONDS = 2.0  # a contestant plays in a round
ROOMY = {"XLA_PYTHON_CLIENT_PREALLOCATE": "false"}  # JAX would take most of the card's memory at once

Rate = Callable[[int], float]  # players' decisions in a second, from a seed
Settle = Callable[[], tuple[str, Rate]]  # finds the best size, once everything is compiled and the card is free


# --- contestants, each in a process of its own -----------------------------


def repeated(play: Callable[[int], int], seed: int) -> float:
    """`play` again and again for a while; what it counts, for each second."""
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        count += play(seed + count)
    return count / (time.perf_counter() - began)


def players_share(game: charsu.Game) -> float:
    """How many of the answers are the players'; pgx rolls the dice inside a step, so only decisions of players are compared."""
    history = [played for seed in range(8) for played in at_random(game, seed).history]
    return sum(played.actor != charsu.CHANCE for played in history) / len(history)


def at_random(game: charsu.Game, seed: int) -> charsu.Match:
    match, rng = game.new_match(players=PLAYERS, seed=seed), np.random.default_rng(seed)
    while not match.is_over:
        match.play(int(rng.choice(match.legal_ids())))
    return match


def simulator(key: str, where: str) -> Settle:
    """Random matches from beginning to end."""
    game = charsu.game(key)
    device = cuda.Device(game.ruleset()) if where == "cuda" else None
    share, table = players_share(game), game.table(PLAYERS)

    def play(games: int, seed: int) -> Any:
        return device.simulate(table, games, seed, keep=1) if device else cpu.simulate(table, games, seed)

    def settle() -> tuple[str, Rate]:
        few = 100_000 if device else 200
        games = max(few * SECONDS / play(few, 1).seconds, device.at_once if device else few)
        games = int(min(games, gpu.MEMORY / game.rules.state.dtype.itemsize))
        return f"{key}, random matches, {games:,} at a time", lambda seed: rate(play(games, seed * games))

    def rate(batch: Any) -> float:
        return share * batch.answers / batch.seconds  # type: ignore[no-any-return]

    play(256, 1)
    return settle


def environment(key: str, where: str) -> Settle:
    """Random answers in the vector environment, with observations and masks."""
    made = {size: environment_rate(key, where, size) for size in SIZES[where]}
    return lambda: best_of(made, f"{key}, vector environment")


def best_of(made: dict[int, Rate], name: str) -> tuple[str, Rate]:
    size = max(made, key=lambda size: made[size](1))
    return f"{name}, {size:,} at a time", made[size]


def environment_rate(key: str, where: str, size: int) -> Rate:
    env = vector_env(key, where, size)

    def steps(_seed: int) -> int:
        for _ in range(50):
            env.step(env.sample())
        if where == "cuda":
            env.check()  # waits for the card
        return 50 * size

    steps(0)
    return lambda seed: repeated(steps, seed)


def vector_env(key: str, where: str, size: int) -> Any:
    from charsu.envs.gpu import GpuVectorEnv
    from charsu.envs.vector import VectorEnv

    return GpuVectorEnv(key, size, PLAYERS) if where == "cuda" else VectorEnv(key, size, PLAYERS)


def pgx_backgammon(way: str, where: str) -> Settle:
    """`play` throws observations away, so that XLA need not make them; `env` keeps them."""
    import jax

    if jax.default_backend() != {"cuda": "gpu"}.get(where, where):
        raise SystemExit(f"JAX runs on {jax.default_backend()}")
    made = {size: pgx_rate(size, keep=way == "env") for size in SIZES[where]}
    name = f"pgx {version('pgx')} on JAX {jax.__version__}, backgammon"
    return lambda: best_of(made, f"{name}, with observations" if way == "env" else name)


def pgx_rate(size: int, keep: bool, steps: int = 64) -> Rate:
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make("backgammon")
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def move(carry: Any, key: Any) -> Any:
        state, count = carry
        for_choice, for_dice = jax.random.split(key)
        action = jax.random.categorical(for_choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        count += (~state.terminated).sum()
        after = step(state, action, jax.random.split(for_dice, size))
        return (after if keep else after.replace(observation=jnp.zeros_like(after.observation)), count), None

    @jax.jit
    def play(start: Any, key: Any) -> Any:
        return jax.lax.scan(move, (start, jnp.int32(0)), jax.random.split(key, steps))[0]

    start = jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), size))

    def count(seed: int) -> int:
        return int(jax.block_until_ready(play(start, jax.random.PRNGKey(seed % 2**31)))[1])

    count(0)
    return lambda seed: repeated(count, seed)


MAKERS: dict[str, Callable[[str, str], Settle]] = {"play": simulator, "env": environment, "pgx": pgx_backgammon}


class Settled:
    """A contestant that is compiled: told "settle" it finds its size and says its name, told a seed it plays and says its rate."""

    def __init__(self, contestant: str, where: str) -> None:
        kind, _, which = contestant.partition(":")
        self.settle = MAKERS[kind](which, where)

    def __call__(self, line: str) -> str | float:
        if line == "settle":
            name, self.rate = self.settle()
            return name
        return self.rate(int(line))


# --- the contest -----------------------------------------------------------


def started(contestant: str, where: str, pgx: Path | None) -> Worker:
    path = [os.environ.get("PYTHONPATH"), str(pgx) if pgx and contestant.startswith("pgx") else None]
    env = {**ROOMY, "PYTHONPATH": os.pathsep.join(filter(None, path))}
    return Worker(__file__, "--work", contestant, "--on", where, env=env)


def machine(where: str) -> str:
    return gpu.machine() if where == "cuda" else f"{os.cpu_count()} cores, NumPy {np.__version__}"


def told(where: str, rates: dict[str, list[float]]) -> str:
    """The table; ratios are against the fastest way of pgx to play."""
    peers = [name for name in rates if name.startswith("pgx") and rates[name]]
    rows = {name: each for name, each in rates.items() if each}
    base = max(peers or rows, key=lambda name: statistics.median(rows[name]))
    rounds = max(map(len, rows.values()))
    return f"{machine(where)}; {rounds} rounds in turns; decisions of players.\n\n{table(rows, base)}\n"


def contest(contestants: dict[str, Worker], rounds: int, file: Path, where: str) -> bool:
    began = time.monotonic()

    def say(text: str) -> None:
        print(f"{time.monotonic() - began:6.1f} s  {text}", flush=True)

    for what, worker in contestants.items():
        say(f"{what} is {worker.hear() or 'not to be had'}")
    names = {worker.ask("settle"): worker for worker in contestants.values()}
    rates: dict[str, list[float]] = {name: [] for name in names if name}
    if not rates:
        raise SystemExit("nobody is ready to play")
    for seed in range(1, rounds + 1):
        for name in rates:
            if rate := names[name].ask(seed):
                rates[name].append(rate)
                say(f"{name}: {rate:,.0f}")
        file.write_text(told(where, rates), "utf8")
    return None not in names


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("contestants", nargs="*")
    parser.add_argument("--pgx", type=Path)
    parser.add_argument("--out", type=Path, default=Path("gpu-results"))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--on", choices=("cuda", "cpu"), default="cuda")
    parser.add_argument("--work")
    args = parser.parse_args()
    if args.work:
        serve(lambda: ("ready", Settled(args.work, args.on)))
        return 0
    if args.on == "cuda" and not available():
        print("there is no NVIDIA GPU here that numba-cuda can use")
        return 2
    args.out.mkdir(parents=True, exist_ok=True)
    file = args.out / "gpu_peers.md"
    contestants = {what: started(what, args.on, args.pgx) for what in args.contestants or CONTESTANTS}
    try:
        complete = contest(contestants, args.rounds, file, args.on)
    finally:
        for worker in contestants.values():
            worker.close()
    print(file.read_text("utf8"))
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
