"""Every test belongs to exactly one tier."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from charsu.core.extras import import_name
from conftest import ROOT, TIER_OF, TIERS, tier_of

EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["project"]["optional-dependencies"]
EXTRA = {"quick": "quick", "test": "test", "all": "test-all"}
BROUGHT_ALONG = {"open_spiel": "pyspiel"}  # packages that come with another
FILES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))


@pytest.mark.parametrize("name", FILES)
def test_a_file_with_tests_has_a_tier(name: str) -> None:
    assert tier_of(ROOT / name) in TIERS, "add its folder to TIER_OF in conftest.py"


@pytest.mark.parametrize("place", TIER_OF)
def test_a_row_of_the_table_changes_something(place: str) -> None:
    assert (ROOT / place).exists(), "this row is about nothing"
    assert TIER_OF[place] != tier_of((ROOT / place).parent), "the folder has this tier already"


def test_a_file_outside_of_the_tests_has_no_tier() -> None:
    assert tier_of(ROOT / "bench" / "turns.py") is None
    assert tier_of(Path(ROOT / "docs" / "index.md")) is None


def packages(extra: str) -> set[str]:
    """What an extra brings, with the extras that it names."""
    brought: set[str] = set()
    for wanted in EXTRAS[extra]:
        others = wanted.removeprefix("charsu[").removesuffix("]") if wanted.startswith("charsu[") else ""
        brought |= set().union(*map(packages, others.split(","))) if others else {import_name(wanted)}
    return brought


def imported(path: Path) -> Iterator[str]:
    """The packages that a file imports, wherever it does."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("name", FILES)
def test_a_file_imports_only_what_its_tier_brings(name: str) -> None:
    dearer = packages("test-all") - packages(EXTRA[tier_of(ROOT / name) or "all"])
    wanted = {BROUGHT_ALONG.get(package, package) for package in imported(ROOT / name)}
    assert wanted & dearer == set(), "a dearer tier brings it: move the test there"


def test_nothing_is_skipped_for_want_of_a_package() -> None:
    skip = "import" + "orskip"
    assert [name for name in FILES if skip in (ROOT / name).read_text("utf8")] == []
