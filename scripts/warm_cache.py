"""Compile what the tests run before they start, on all cores: python scripts/warm_cache.py

The compile cache is keyed by content. A stamp in it, named by all sources, says that nothing has changed since the last time.
"""

from __future__ import annotations

import hashlib
import os
import sys
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import numba
import numpy

import charsu
from charsu.bots.program import GUIDED, SEARCH
from charsu.core.game import Game, Ruleset
from charsu.core.link import cache_folder
from charsu.core.program import Code
from charsu.envs.vector import CODE as ENVIRONMENT
from charsu.sim.loops import CODE as PLAY
from charsu.testing.heuristics import CODE as HEURISTIC
from charsu.testing.indices import CODE as INDICES
from core.bazaar import GAME as BAZAAR

ROOT = Path(__file__).resolve().parents[1]
CODES = (GUIDED, SEARCH, ENVIRONMENT, HEURISTIC, INDICES, PLAY)  # the longest first


def programs() -> list[tuple[Code, Ruleset]]:
    """Return everything to compile: each unit of code with the rules of each game, with and without expansions."""
    rules = [rules for key in charsu.game_keys() for rules in rules_of(charsu.game(key))] + rules_of(BAZAAR)
    return [(code, one) for code in CODES for one in rules if code is not GUIDED or one.game is not BAZAAR]


def rules_of(game: Game) -> list[Ruleset]:
    return [Ruleset(game, whole) for whole in ((True, False) if game.rules.engine.without_expansions else (True,))]


def compile_one(number: int) -> str:
    """Compile the program of this number; return its name."""
    code, rules = PROGRAMS[number]
    code.compiled(rules)
    return f"{rules.label}-{code.name}"


def stamp() -> Path:
    """Return a file in the cache whose name tells every source and version that what we compile depends on."""
    digest = hashlib.sha256(repr((sys.version, numba.__version__, numpy.__version__)).encode())
    for path in sorted([*(ROOT / "src/charsu").rglob("*.py"), *(ROOT / "tests/core/bazaar").rglob("*.py"), Path(__file__)]):
        digest.update(path.read_bytes())
    return cache_folder() / f"warm-{digest.hexdigest()[:24]}"


PROGRAMS = programs()

if __name__ == "__main__" and not stamp().exists():
    with Pool(os.cpu_count()) as pool:
        for name in pool.imap_unordered(compile_one, range(len(PROGRAMS)), chunksize=1):
            print(f"compiled: {name}", flush=True)
    stamp().touch()
