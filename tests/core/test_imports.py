"""Imports go one way: core ← games ← {rulebook, sim ← nets ← {bots, envs, arena ← {train, analysis ← tables ← server}}} ← cli."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import charsu

ROOT = Path(charsu.__file__).parent
BELOW = {
    "core": {"core"},
    "locale": {"core", "locale"},
    "games": {"core", "games"},
    "rulebook": {"core", "games", "locale", "rulebook"},
    "sim": {"core", "games", "sim"},
    "nets": {"core", "games", "sim", "nets"},
    "bots": {"core", "games", "sim", "nets", "bots"},
    "envs": {"core", "games", "sim", "nets", "bots", "envs"},
    "train": {"core", "games", "sim", "nets", "bots", "envs", "arena", "train"},
    "arena": {"core", "games", "sim", "bots", "arena", "locale"},
    "analysis": {"core", "games", "sim", "nets", "bots", "arena", "locale", "analysis"},
    "tables": {"core", "games", "bots", "analysis", "tables"},
    "server": {"core", "games", "sim", "bots", "tables", "analysis", "locale", "rulebook", "server"},
    "site": {"core", "games", "sim", "bots", "tables", "locale", "rulebook", "server", "site"},
    "testing": {"core", "games", "sim", "locale", "rulebook", "testing"},
}
FREE_OF = ("typer", "rich", "fastapi", "sqlalchemy", "pytest", "fluent", "torch", "ray")
BASE = {"numpy", "wasmtime", "fluent", "typer", "rich"}  # what comes with the package
FILES = sorted(path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] in BELOW)


def imports(path: Path) -> Iterator[tuple[str, bool]]:
    """Every module a file imports by its full name, and whether at the top."""
    tree = ast.parse(path.read_text("utf8"))
    package = ("charsu", *path.relative_to(ROOT).parts[:-1])
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node in tree.body) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = package[: len(package) - node.level + 1] if node.level else ()
            yield ".".join((*home, node.module or "")).rstrip("."), node in tree.body


def layer(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "charsu" and len(parts) > 1 and (ROOT / parts[1]).is_dir() else None


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_layer_imports_only_what_lies_below(path: Path) -> None:
    home = path.relative_to(ROOT).parts[0]
    allowed = BELOW[home]
    above = {name for name, top in imports(path) if layer(name) not in (None, *allowed) and (top or layer(name) != "locale")}
    assert not above, f"{path.relative_to(ROOT)} imports {', '.join(sorted(above))}"


def test_rules_never_import_what_is_written_around_the_record() -> None:
    words = {"events", "text", "notation", "view", "features", "draw"}
    for path in (ROOT / "games").rglob("*.py"):
        if "@rule" in path.read_text("utf8"):
            assert not {n for n, _ in imports(path) if n.startswith("charsu.games") and n.rpartition(".")[2] in words}, path


def test_mypy_takes_no_notice_of_packages_that_may_be_missing() -> None:
    """So it says the same whatever extras are installed."""
    overrides = tomllib.loads((ROOT.parents[1] / "pyproject.toml").read_text("utf8"))["tool"]["mypy"]["overrides"]
    skipped = {module.partition(".")[0] for rule in overrides if rule.get("follow_imports") == "skip" for module in rule["module"]}
    imported = {name.partition(".")[0] for path in ROOT.rglob("*.py") for name, _ in imports(path)}
    assert imported - BASE - {"charsu"} - sys.stdlib_module_names == skipped


def run_alone(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf8", check=True).stdout.strip()


def test_core_games_and_sim_need_numpy_and_numba_alone() -> None:
    assert run_alone(f"import sys, charsu, charsu.sim.cpu; print([m for m in {FREE_OF} if m in sys.modules])") == "[]"


def test_importing_the_package_does_not_load_numba() -> None:
    assert run_alone("import sys, charsu; print('numba' in sys.modules)") == "False"


def test_people_can_play_where_there_is_no_numpy() -> None:
    """As in a browser, where the package runs on Python alone."""
    code = """
import sys
sys.modules.update(numpy=None, numba=None)
import charsu
for key in ("istanbul", "yspahan", "cairo"):
    match = charsu.game(key).new_match(2, seed=1)
    for _ in range(80):
        match.play(match.options()[-1])
    match.undo()
    match.copy().view(0), match.log("uk"), match.question("de")
    assert charsu.Match.from_json(match.to_json()).view() == match.view()
print("played")
"""
    assert run_alone(code) == "played"


def test_puzzles_are_shown_where_there_is_no_numpy() -> None:
    code = "import sys; sys.modules.update(numpy=None, numba=None); import charsu.analysis.puzzles; print('imported')"
    assert run_alone(code) == "imported"


def test_an_impossible_answer_is_refused_where_there_are_no_words() -> None:
    """As in a browser, where the page has the words: a table of older rules must be frozen with a sentence, not break."""
    code = """
import sys
sys.modules.update({"numpy": None, "numba": None, "fluent": None, "fluent.runtime": None})
import charsu
try:
    charsu.game("yspahan").new_match(2, seed=1).play("dance 7")
except charsu.core.errors.IllegalAnswer as error:
    print("'dance 7' is not possible" in str(error))
"""
    assert run_alone(code) == "True"
