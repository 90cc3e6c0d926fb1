"""Every rule of a rulebook is carried out by code and checked by a test, and no other rule is cited."""

from __future__ import annotations

from pathlib import Path

import pytest

from charsu.testing.citations import complaints, defined

ROOT = Path(__file__).parents[2]
RULEBOOKS = sorted((ROOT / "docs" / "rules").glob("*.md"))
OURS = [path for path in RULEBOOKS if path.name.count(".") == 1]


@pytest.mark.parametrize("rulebook", OURS, ids=lambda path: path.stem)
def test_every_rule_is_carried_out_and_tested(rulebook: Path) -> None:
    assert defined(rulebook)
    assert complaints(rulebook, [ROOT / "src"], [ROOT / "tests"]) == []
