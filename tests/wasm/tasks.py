"""Tasks for the host of the rules' WebAssembly modules (`host.mjs`), and what the processor makes of them."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from charsu.bots import wasm_build
from charsu.bots.program import compile_search
from charsu.bots.search import DEEPEST, Settings, Tree, _workspace
from charsu.bots.tree import NODE, SEATS
from charsu.sim import cpu, wasm

HOST = Path(__file__).parent / "host.mjs"
GAMES = 2000
ITERATIONS = 2000
NODES = 4096
RULES = wasm_build.labelled()
WITH_ALL = {"istanbul": {"expansions": "both"}}  # options that need every rule of the game
SEATED = [(label, n) for label, rules in RULES.items() for n in range(rules.seats[0], rules.seats[1] + 1)]


def options(label: str) -> dict[str, Any]:
    return WITH_ALL.get(label, {})


@cache
def module(label: str) -> bytes:
    return (wasm.FOLDER / f"{label}.wasm").read_bytes()


def text(content: bytes) -> str:
    return b64encode(content).decode()


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def random_games(label: str, players: int) -> dict[str, Any]:
    """Play random games and tell the digest of their last positions."""
    rules = RULES[label]
    facts = {"choices": rules.choices.dtype.itemsize, "players": players, "games": GAMES, "seed": 7, "most": cpu.MOST}
    start = cpu.first(rules, players, options(label))
    return {"task": "play", "module": text(module(label)), "start": text(start.tobytes()), "facts": facts}


@cache
def processor_games(label: str, players: int) -> str:
    """The same by Numba's code."""
    return digest(cpu.simulate(RULES[label], players, GAMES, seed=7, options=options(label)).states.tobytes())


def _position(label: str) -> tuple[Any, Tree]:
    """A view some answers into a match, and a tree that has not grown yet."""
    match = RULES[label].new_match(3, options(label), seed=7)
    while match.number < 40 or match.actor is None or match.actor < 0 or len(match.options()) < 2:
        match.play(match.options()[0])
    tree = Tree.plant(RULES[label], Settings(), ())
    tree.nodes = tree.nodes[:NODES].copy()
    return match.view(match.actor), tree


def growing_tree(label: str) -> dict[str, Any]:
    """Let a tree grow and tell the digest of its nodes: visits, priors and sums of all."""
    view, tree = _position(label)
    rules = RULES[label]
    start = _workspace(rules, view)[0]
    sizes = {"choices": rules.choices.dtype.itemsize, "answers": rules.words.notation.size, "deepest": DEEPEST, "seats": SEATS}
    shape = {"node": NODE.itemsize, "nodes": NODES, "unliked": NODE.fields["best_liking"][1]}  # type: ignore[index]
    facts = {**sizes, **shape, "seed": 5, "iterations": ITERATIONS}
    found = {"task": "think", "module": text(module(label)), "start": text(start.tobytes())}
    return {**found, "shape": text(tree.shape.tobytes()), "facts": facts}


@cache
def processor_tree(label: str) -> str:
    """The same by Numba's code."""
    view, tree = _position(label)
    compile_search(RULES[label])(tree.nodes, tree.shape, tree.root, *_workspace(RULES[label], view), 5, ITERATIONS)
    return digest(tree.nodes.tobytes())


def machine_tree(label: str) -> str:
    """The same by the module in wasmtime."""
    view, tree = _position(label)
    machine = wasm.Machine(RULES[label])

    def placed(content: Any) -> Any:
        found = np.atleast_1d(content)
        made = machine.array(found.dtype, *found.shape)
        made[...] = found
        return made

    start, board, _, *rest = _workspace(RULES[label], view)
    nodes, choices = placed(tree.nodes), machine.array(RULES[label].choices.dtype, 1)
    space = [placed(start), placed(board), choices, *map(placed, rest)]
    machine.call("think", nodes, placed(tree.shape), tree.root, *space, 5, ITERATIONS)
    return digest(nodes.tobytes())
