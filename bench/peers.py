"""Environments against the peers', in turns within one run, on one core each.

    python bench/peers.py [--rounds 3] [--game istanbul] [--no-write]

Peers are installed from PyPI into environments of their own under .cache/peers: OpenSpiel (its C++ core in its own
loop), pgx (jitted and batched by JAX on the processor), PettingZoo classic and RLCard. One that cannot be installed here is
left out and named. Rounds alternate, so that all meet the same weather; medians, spread and ratio go into docs/performance.md.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import time
import venv
from collections.abc import Callable
from pathlib import Path

import numpy as np
from report import put_section, table

from charsu.envs.pettingzoo import env as petting_zoo
from charsu.envs.vector import VectorEnv

ROOT = Path(__file__).parents[1]
HOME = ROOT / ".cache" / "peers"
PACKAGES = {
    "openspiel": ["open_spiel"],
    "pgx": ["pgx", "jax"],
    "pettingzoo": ["pettingzoo", "pygame"],
    "rlcard": ["rlcard"],
}
CODE = {
    "openspiel": """
import random, sys, time, pyspiel
game = pyspiel.load_game("backgammon")
def length():
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    return len(state.history())
mean = sum(length() for _ in range(40)) / 40
n = 300
seed = int(sys.argv[1])
thinker = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, n, 1000, False, seed, False)
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
began = time.perf_counter()
thinker.step(state)
print(n * mean / (time.perf_counter() - began))
""",
    "pgx": """
import sys, time, jax, jax.numpy as jnp, pgx
env = pgx.make("backgammon")
SIZE, STEPS = 1024, 50
def move(carry, key):
    state = carry
    a, b = jax.random.split(key)
    action = jax.random.categorical(a, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
    return jax.vmap(env.step)(state, action, jax.random.split(b, SIZE)), 0
play = jax.jit(lambda state, keys: jax.lax.scan(move, state, keys)[0])
state = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(int(sys.argv[1])), SIZE))
keys = jax.random.split(jax.random.PRNGKey(2), STEPS)
jax.block_until_ready(play(state, keys))
began = time.perf_counter()
jax.block_until_ready(play(state, keys))
print(SIZE * STEPS / (time.perf_counter() - began))
""",
    "pettingzoo": """
import sys, time, numpy as np
from pettingzoo.classic import connect_four_v3
env = connect_four_v3.env()
rng = np.random.default_rng(int(sys.argv[1]))
turns, began = 0, time.perf_counter()
while time.perf_counter() - began < 3:
    env.reset(seed=turns)
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        turns += 1
print(turns / (time.perf_counter() - began))
""",
    "rlcard": """
import sys, time, rlcard
from rlcard.agents import RandomAgent
env = rlcard.make("uno", config={"seed": int(sys.argv[1])})
env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
turns, began = 0, time.perf_counter()
while time.perf_counter() - began < 3:
    paths, _ = env.run()
    turns += sum(len(path) // 2 for path in paths)
print(turns / (time.perf_counter() - began))
""",
}
NAMES = {
    "openspiel": "OpenSpiel, backgammon, random rollouts of its C++ search",
    "pgx": "pgx, backgammon, 1,024 at a time, JAX on the processor",
    "pettingzoo": "PettingZoo classic, connect four, AEC",
    "rlcard": "RLCard, uno, its own loop",
}
ONE = {"OMP_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"}


def python_with(peer: str) -> Path | None:
    """The peer's own environment, or None where it cannot be had."""
    home = HOME / peer
    python = home / "bin" / "python"
    if not python.exists():
        venv.create(home, with_pip=True)
    done = subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES[peer]], capture_output=True, text=True)
    return python if done.returncode == 0 else None


def peer_rate(python: Path, peer: str, seed: int) -> float:
    done = subprocess.run([python, "-c", CODE[peer], str(seed)], capture_output=True, text=True, env={**os.environ, **ONE})
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1])
    return float(done.stdout.split()[-1])


def vector_rate(game: str, size: int = 4096, seconds: float = 2.0) -> float:
    """Steps/s of random answers with observations and masks, one thread."""
    env = VectorEnv(game, size, 2)
    for _ in range(5):
        env.step(env.sample())
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        env.step(env.sample())
        steps += size
    return steps / (time.perf_counter() - began)


def turn_rate(game: str, seconds: float = 2.0) -> float:
    """Turns/s through PettingZoo's interface, the same loop as the peer's."""
    env = petting_zoo(game, 2)
    rng = np.random.default_rng(1)
    turns, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        env.reset(seed=turns)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            turns += 1
            if time.perf_counter() - began > seconds:
                break
    return turns / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", default="istanbul")
    parser.add_argument("--peers", default=",".join(PACKAGES))
    parser.add_argument("--no-write", action="store_true")
    told = parser.parse_args()
    found = {peer: python_with(peer) for peer in told.peers.split(",") if peer}
    vector, turns = f"{told.game}, vector environment, 4,096 matches", f"{told.game}, PettingZoo AEC"
    works: dict[str, Callable[[int], float]] = {vector: lambda _: vector_rate(told.game), turns: lambda _: turn_rate(told.game)}
    for peer, python in found.items():
        if python is not None:
            works[NAMES[peer]] = lambda seed, python=python, peer=peer: peer_rate(python, peer, seed)  # type: ignore[misc]
    rates: dict[str, list[float]] = {name: [] for name in works}
    missing = [peer for peer, python in found.items() if python is None]
    for seed in range(told.rounds):
        for name, work in list(works.items()):
            try:
                rates[name].append(work(seed))
            except RuntimeError as error:
                missing.append(f"{name} ({error})")
                del works[name], rates[name]
                continue
            print(f"{name}: {rates[name][-1]:,.0f}", flush=True)
    left_out = f"\n\nNot here: {', '.join(missing)}." if missing else ""
    head = f"{os.cpu_count()} cores ({platform.machine()}), one used, {told.rounds} rounds in turns."
    text = f"{head}\n\n{table(rates, turns)}{left_out}"
    print(text)
    if not told.no_write:
        put_section("peers", text)


if __name__ == "__main__":
    main()
