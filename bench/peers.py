"""Environments against the peers', in turns within one run, on one core each.

    python bench/peers.py [--rounds 3] [--games istanbul,yspahan,cairo] [--no-write]

Peers are installed from PyPI and npm into environments of their own under .cache/peers. Against the vector environment: OpenSpiel
(its C++ core in its own loop) and pgx (jitted and batched by JAX on the processor). Against PettingZoo's interface: PettingZoo
classic and RLCard in Python, boardgame.io in JavaScript. One that cannot be installed here is left out and named. Rounds alternate,
so that all meet the same weather, and seconds are those of the processor, so that other work on the machine counts little; medians,
spread and ratio go into docs/performance.md.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import time
import venv
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from report import in_turns, put_section, table

from charsu.envs.pettingzoo import env as petting_zoo
from charsu.envs.vector import VectorEnv

ROOT = Path(__file__).parents[1]
HOME = ROOT / ".cache" / "peers"
ONE = {"OMP_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"}
SIZES = (256, 1024, 4096)  # matches at a time; the best counts
Rate = Callable[[int], float]  # from a seed


@dataclass(frozen=True)
class Peer:
    """Somebody else's loop: what it is, what it needs, and a program that prints how many steps it made in a second."""

    title: str
    packages: tuple[str, ...]
    code: str
    in_bulk: bool = False
    on_node: bool = False


PEERS = {
    "openspiel": Peer("OpenSpiel, backgammon, random rollouts of its C++ search", ("open_spiel",), """
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
began = time.process_time()
thinker.step(state)
print(n * mean / (time.process_time() - began))
""", in_bulk=True),
    "pgx": Peer("pgx, backgammon, 256 or 1,024 at a time, JAX on the processor", ("pgx", "jax"), """
import sys, time, jax, jax.numpy as jnp, pgx
env = pgx.make("backgammon")
def rate(size, steps=50):
    def move(state, key):
        a, b = jax.random.split(key)
        action = jax.random.categorical(a, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return jax.vmap(env.step)(state, action, jax.random.split(b, size)), 0
    play = jax.jit(lambda state, keys: jax.lax.scan(move, state, keys)[0])
    state = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(int(sys.argv[1])), size))
    keys = jax.random.split(jax.random.PRNGKey(2), steps)
    jax.block_until_ready(play(state, keys))
    count, began = 0, time.process_time()
    while time.process_time() - began < 2:
        jax.block_until_ready(play(state, keys))
        count += size * steps
    return count / (time.process_time() - began)
print(max(map(rate, (256, 1024))))
""", in_bulk=True),
    "pettingzoo": Peer("PettingZoo classic, connect four, AEC", ("pettingzoo", "pygame"), """
import sys, time, numpy as np
from pettingzoo.classic import connect_four_v3
env = connect_four_v3.env()
rng = np.random.default_rng(int(sys.argv[1]))
turns, began = 0, time.process_time()
while time.process_time() - began < 3:
    env.reset(seed=turns)
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        turns += 1
print(turns / (time.process_time() - began))
"""),
    "rlcard": Peer("RLCard, uno, its own loop", ("rlcard",), """
import sys, time, rlcard
from rlcard.agents import RandomAgent
env = rlcard.make("uno", config={"seed": int(sys.argv[1])})
env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
turns, began = 0, time.process_time()
while time.process_time() - began < 3:
    paths, _ = env.run()
    turns += sum(len(path) // 2 for path in paths)
print(turns / (time.process_time() - began))
"""),
    "boardgame.io": Peer("boardgame.io, tic-tac-toe, its reducer on Node", ("boardgame.io@0.50.2",), r"""
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const LINES = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G, playerID }, cell) => { G.cells[cell] = playerID; } },
  endIf: ({ G, ctx }) => {
    const full = (line) => G.cells[line[0]] !== null && line.every((c) => G.cells[c] === G.cells[line[0]]);
    if (LINES.some(full)) return { winner: ctx.currentPlayer };
    if (G.cells.every((c) => c !== null)) return { draw: true };
  },
};
const reducer = CreateGameReducer({ game });
let turns = 0;
const began = process.cpuUsage();
const spent = () => { const { user, system } = process.cpuUsage(began); return (user + system) / 1e6; };
while (spent() < 3) {
  let state = InitializeGame({ game });
  while (!state.ctx.gameover) {
    const open = state.G.cells.flatMap((c, i) => (c === null ? [i] : []));
    const args = [open[Math.floor(Math.random() * open.length)]];
    state = reducer(state, { type: "MAKE_MOVE", payload: { type: "mark", args, playerID: state.ctx.currentPlayer } });
    turns++;
  }
}
console.log(turns / spent());
""", on_node=True),
}  # fmt: skip


# --- peers -----------------------------------------------------------------


def python_with(home: Path, packages: tuple[str, ...]) -> list[str]:
    """A Python of the peer's own."""
    python = home / "bin" / "python"
    if not python.exists():
        venv.create(home, with_pip=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", *packages], capture_output=True, check=True)
    return [str(python), "-c"]


def node_with(home: Path, packages: tuple[str, ...]) -> list[str]:
    home.mkdir(parents=True, exist_ok=True)
    subprocess.run(["npm", "install", "--silent", "--prefix", str(home), *packages], capture_output=True, check=True)
    return ["node", "-e"]


def installed(name: str, peer: Peer) -> Rate:
    """The peer's loop, ready to run."""
    home = HOME / name
    command = (node_with if peer.on_node else python_with)(home, peer.packages)

    def rate(seed: int) -> float:
        around = {**os.environ, **ONE, "NODE_ENV": "production"}
        done = subprocess.run(
            [*command, peer.code, str(seed)], capture_output=True, encoding="utf8", env=around, cwd=home, check=True
        )
        return float(done.stdout.split()[-1])

    return rate


# --- our own ---------------------------------------------------------------


def vector_rate(game: str, size: int, seconds: float = 2.0) -> float:
    """Steps/s of random answers with observations and masks, one thread."""
    env = VectorEnv(game, size, 2)
    for _ in range(5):
        env.step(env.sample())
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        env.step(env.sample())
        steps += size
    return steps / (time.process_time() - began)


def turn_rate(game: str, seconds: float = 2.0) -> float:
    """Turns/s through PettingZoo's interface, the same loop as the peer's."""
    env = petting_zoo(game, 2)
    rng = np.random.default_rng(1)
    turns, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=turns)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            turns += 1
            if time.process_time() - began > seconds:
                break
    return turns / (time.process_time() - began)


def in_bulk(game: str) -> tuple[str, Rate]:
    size = max(SIZES, key=lambda size: vector_rate(game, size, 0.5))
    return f"{game}, vector environment, {size:,} at a time", lambda _: vector_rate(game, size)


def one_by_one(game: str) -> tuple[str, Rate]:
    return f"{game}, PettingZoo AEC", lambda _: turn_rate(game)


# --- in turns --------------------------------------------------------------


def contestants(games: list[str], peers: list[str], bulk: bool) -> tuple[dict[str, Rate], list[str]]:
    """Ours and the peers' of one kind, and who cannot be had."""
    works, missing = dict((in_bulk if bulk else one_by_one)(game) for game in games), []
    for name in peers:
        if PEERS[name].in_bulk == bulk:
            try:
                works[PEERS[name].title] = installed(name, PEERS[name])
            except (OSError, subprocess.CalledProcessError):
                missing.append(name)
    return works, missing


def best_peer(rates: Mapping[str, list[float]]) -> str:
    """The fastest of those that are not ours, where there is one."""
    theirs = [name for name in rates if name in {peer.title for peer in PEERS.values()}]
    return max(theirs or rates, key=lambda name: statistics.median(rates[name]))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", default="istanbul,yspahan,cairo")
    parser.add_argument("--peers", default=",".join(PEERS))
    parser.add_argument("--no-write", action="store_true")
    args = parser.parse_args()
    machine = f"{os.cpu_count()} cores ({platform.machine()}), seconds of one"
    parts = [f"{machine}, {args.rounds} rounds in turns; ratios to the fastest peer."]
    for bulk in (True, False):
        works, missing = contestants(args.games.split(","), [name for name in args.peers.split(",") if name], bulk)
        rates = in_turns(works, args.rounds)
        parts.append(table(rates, best_peer(rates)))
        if missing:
            parts.append(f"Not here: {', '.join(missing)}.")
    text = "\n\n".join(parts)
    print(text)
    if not args.no_write:
        put_section("peers", text)


if __name__ == "__main__":
    main()
