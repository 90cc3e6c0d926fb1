"""The three tiers of tests, and what all tests share.

Every file with tests belongs to exactly one tier, the cheapest that can run it:

- `quick`: Python, the extra `server` and the test tools. `make quick` runs it before each commit.
- `test`: everything a user's promise rests on, with Numba, a browser, Node, PostgreSQL and nginx. `make test` runs it with `quick`.
- `all`: torch, CUDA's simulator, Ray, OpenSpiel and long properties. `make test-all` runs this tier alone.

`pytest --tier quick --tier test` runs two of them; without `--tier` every test that is named runs.

Tests that need a browser, nginx or PostgreSQL are skipped where it is missing, and the last line says how to get it. With
CHARSU_REQUIRE=1 they fail.
"""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import programs
from charsu.core.game import Game
from charsu.core.registry import register
from core.bazaar import GAME

ROOT = Path(__file__).parent
TIERS = ("quick", "test", "all")
TIER_OF = {  # by folder, by file where needed; the longest path that fits decides
    "README.md": "quick",
    "src": "quick",
    "src/charsu/arena": "test",
    "src/charsu/envs": "test",
    "src/charsu/envs/gpu.py": "all",
    "src/charsu/envs/openspiel.py": "all",
    "src/charsu/server/listener.py": "test",
    "src/charsu/sim/cuda.py": "all",
    "src/charsu/sim/cuda_link.py": "all",
    "src/charsu/sim/kernels.py": "all",
    "src/charsu/train": "all",
    "tests/analysis": "quick",
    "tests/analysis/test_making.py": "test",
    "tests/analysis/test_shown.py": "test",
    "tests/arena": "quick",
    "tests/arena/test_ratings.py": "test",
    "tests/arena/test_ray.py": "all",
    "tests/bots": "quick",
    "tests/bots/test_compiled_search.py": "test",
    "tests/bots/test_guided.py": "test",
    "tests/browser": "test",
    "tests/browser/test_more_matches.py": "all",
    "tests/cli": "quick",
    "tests/cli/test_base_install.py": "test",
    "tests/cli/test_terminals.py": "test",
    "tests/core": "quick",
    "tests/core/test_alike.py": "test",
    "tests/core/test_link.py": "test",
    "tests/docs": "test",
    "tests/docs/test_examples.py": "quick",
    "tests/docs/test_learners.py": "all",
    "tests/envs": "test",
    "tests/envs/test_gpu.py": "all",
    "tests/envs/test_layout.py": "quick",
    "tests/envs/test_learners.py": "all",
    "tests/envs/test_openspiel.py": "all",
    "tests/envs/test_openspiel_games.py": "all",
    "tests/envs/test_suites.py": "all",
    "tests/examples": "quick",
    "tests/games": "quick",
    "tests/games/cairo/test_kit.py": "test",
    "tests/games/istanbul/expansions/test_kit.py": "test",
    "tests/games/istanbul/test_kit.py": "test",
    "tests/games/test_compiled.py": "test",
    "tests/games/test_compiled_tables.py": "all",
    "tests/games/yspahan/test_kit.py": "test",
    "tests/lessons": "quick",
    "tests/nets": "quick",
    "tests/nets/test_look_on_a_gpu.py": "all",
    "tests/nets/test_machines.py": "test",
    "tests/rulebook": "quick",
    "tests/scripts": "quick",
    "tests/server": "quick",
    "tests/server/test_crash.py": "test",
    "tests/server/test_encoding.py": "test",
    "tests/server/test_openapi.py": "test",
    "tests/server/test_openapi_long.py": "all",
    "tests/server/test_postgresql.py": "test",
    "tests/server/test_proxy.py": "test",
    "tests/sim": "test",
    "tests/sim/test_cpu.py": "quick",
    "tests/sim/test_cuda.py": "all",
    "tests/sim/test_cuda_link.py": "all",
    "tests/sim/test_kernels.py": "all",
    "tests/site": "test",
    "tests/tables": "quick",
    "tests/test_tiers.py": "quick",
    "tests/testing": "quick",
    "tests/testing/test_compiled.py": "test",
    "tests/testing/test_tables.py": "test",
    "tests/train": "all",
    "tests/wasm": "test",
    "tests/wasm/test_built_anew.py": "all",
}

register(GAME)


@cache
def tier_of(path: Path) -> str | None:
    """Return the tier of a file, or None for a file outside of all folders with tests."""
    inside = path.relative_to(ROOT)
    return next((TIER_OF[place.as_posix()] for place in (inside, *inside.parents) if place.as_posix() in TIER_OF), None)


def tiers_in(path: Path) -> set[str | None]:
    """Return the tiers of all files that may lie in a folder, or the one of a file."""
    inside = path.relative_to(ROOT)
    return {tier_of(path), *(tier for place, tier in TIER_OF.items() if inside in Path(place).parents)}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--tier", action="append", choices=TIERS, default=[], help="run the tests of this tier; may be given twice")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out files and folders of other tiers before they are imported: what they import may not be installed."""
    tiers = config.getoption("--tier")
    return True if tiers and tiers_in(collection_path).isdisjoint(tiers) else None


def need(program: str) -> Path:
    """Return where a program lies; where it is missing, skip the test, or fail it with CHARSU_REQUIRE=1."""
    if path := programs.find(program):
        return path
    if os.environ.get("CHARSU_REQUIRE") == "1":
        pytest.fail(programs.advice(program), pytrace=False)
    pytest.skip(programs.advice(program))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say loudly what was skipped for want of a program, and how to get it."""
    reasons = (report.longrepr[2].removeprefix("Skipped: ") for report in terminalreporter.stats.get("skipped", []))
    advice = {programs.advice(name) for name in programs.PROGRAMS}
    for reason, count in Counter(reason for reason in reasons if reason in advice).items():
        terminalreporter.write_line(f"!!! {count} tests were skipped: {reason}", red=True, bold=True)


@pytest.fixture(scope="session")
def bazaar() -> Game:
    """The tiny game that lives outside the package."""
    return GAME
