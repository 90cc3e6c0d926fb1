"""One game is laid out like the other: who knows one finds the way in the next."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TypeGuard

import pytest

import charsu

ROOT = Path(charsu.__file__).parent
REPOSITORY = Path(__file__).parents[2]
GAMES = ROOT / "games"
KEYS = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))
RULES = {"components", "answers", "state", "board", "gains", "setup", "turn", "ending", "engine", "hidden"}
AROUND = {"events", "text", "notation", "view", "draw", "svg", "checks", "greedy", "features"}
NAMES = {"setup": "TABLE_OPTIONS", "engine": "ENGINE", "notation": "NOTATION", "events": "EVENT_TEXTS", "text": "secret_of",
         "hidden": "determinise", "ending": "standing", "checks": "problems", "draw": "draw_text", "svg": "draw_svg",
         "view": "view", "greedy": "prefer", "state": "State"}  # fmt: skip


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_the_same_modules(key: str) -> None:
    modules = {path.stem for path in (GAMES / key).glob("*.py")}
    assert not (RULES | AROUND) - modules


@pytest.mark.parametrize("key", KEYS)
def test_the_same_things_have_the_same_names(key: str) -> None:
    from importlib import import_module

    assert not [name for module, name in NAMES.items() if not hasattr(import_module(f"charsu.games.{key}.{module}"), name)]


def test_nothing_in_the_package_serves_the_tests_of_one_game_alone() -> None:
    assert not {path.stem for path in (GAMES.parent / "testing").glob("*.py")} & set(KEYS)


def test_the_template_is_typed_as_strictly_as_the_package() -> None:
    from mypy import api

    complaints, _, status = api.run(["--strict", "--cache-dir", ".mypy_cache", str(Path(__file__).parent / "bazaar")])
    assert status == 0, complaints


NO_THINGS = {"found", "known", "told"}


@pytest.mark.parametrize("folder", ["src", "tests", "bench", "scripts"])
def test_variables_are_named_for_things(folder: str) -> None:
    for path in sorted((REPOSITORY / folder).rglob("*.py")):
        names = NO_THINGS & {node.id for node in ast.walk(ast.parse(path.read_text("utf8"))) if is_given(node)}
        assert not names, f"{path.relative_to(REPOSITORY)} calls something {', '.join(names)}: say what it is"


def is_given(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
