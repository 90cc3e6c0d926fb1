"""Tasks for the host of the rules' WebAssembly modules (`host.mjs`), and what the processor makes of them."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any

from charsu.bots import wasm_build
from charsu.bots.program import SEARCH, Ground, InModule, Native
from charsu.bots.search import Tree
from charsu.bots.thinking import DEEPEST, NODES, SEATS, Settings
from charsu.bots.tree import NODE
from charsu.core.game import Ruleset
from charsu.core.table import Table
from charsu.sim import cpu, wasm

HOST = Path(__file__).parent / "host.mjs"
GAMES = 500
ITERATIONS = 2000
RULES = wasm_build.labelled()
WITH_ALL = {"istanbul": {"expansions": "grand_bazaar"}}  # options that need every rule of the game
SEATED = [(label, n) for label, rules in RULES.items() for n in range(rules.game.seats[0], rules.game.seats[1] + 1)]


def table(label: str, players: int) -> Table:
    seated = RULES[label].game.table(players, WITH_ALL.get(label))
    assert seated.rules == RULES[label]
    return seated


@cache
def module(label: str) -> bytes:
    return (wasm.FOLDER / f"{label}.wasm").read_bytes()


def text(content: bytes) -> str:
    return b64encode(content).decode()


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def random_games(label: str, players: int) -> dict[str, Any]:
    """Play random games and tell the digest of their last positions."""
    choices = RULES[label].choices.dtype.itemsize
    facts = {"choices": choices, "players": players, "games": GAMES, "seed": 7, "most": cpu.MOST}
    start = table(label, players).record
    return {"task": "play", "module": text(module(label)), "start": text(start.tobytes()), "facts": facts}


@cache
def processor_games(label: str, players: int) -> str:
    """The same by Numba's code."""
    return digest(cpu.simulate(table(label, players), GAMES, seed=7).states.tobytes())


def planted(label: str, ground: Ground) -> Tree:
    """A tree that has not grown yet, some answers into a match."""
    seated = table(label, 3)
    match = seated.game.new_match(3, seated.options, seed=7)
    while match.number < 40 or match.actor is None or match.actor < 0 or len(match.options()) < 2:
        match.play(match.options()[0])
    tree = Tree.plant(seated.game, ground, Settings(), ())
    tree.look_at(match.view(match.actor))
    return tree


def native(rules: Ruleset) -> Ground:
    return Native(SEARCH.compiled(rules)["think"])


def growing_tree(label: str) -> dict[str, Any]:
    """Let a tree grow and tell the digest of its nodes: visits, priors and sums of all."""
    rules = RULES[label]
    tree = planted(label, native(rules))
    sizes = {"choices": rules.choices.dtype.itemsize, "answers": rules.game.words.notation.size, "deepest": DEEPEST, "seats": SEATS}
    place = NODE.fields["best_liking"][1]  # type: ignore[index]
    facts = {**sizes, "node": NODE.itemsize, "nodes": NODES, "unliked": place, "seed": 5, "iterations": ITERATIONS}
    task = {"task": "think", "module": text(module(label)), "start": text(tree.walk.start.tobytes())}
    return {**task, "settings": text(tree.settings.tobytes()), "facts": facts}


def grown(label: str, ground: Ground) -> str:
    """The digest of the same tree, grown here."""
    tree = planted(label, ground)
    ground.think(tree.nodes, tree.settings, tree.root, tree.walk, 5, ITERATIONS)
    return digest(tree.nodes.tobytes())


@cache
def processor_tree(label: str) -> str:
    """By Numba's code."""
    return grown(label, native(RULES[label]))


def machine_tree(label: str) -> str:
    """By the module in wasmtime."""
    return grown(label, InModule(RULES[label]))
