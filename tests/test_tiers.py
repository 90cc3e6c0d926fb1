"""Every test belongs to exactly one tier."""

from __future__ import annotations

from pathlib import Path

import pytest

from conftest import ROOT, TIER_OF, TIERS, tier_of

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
