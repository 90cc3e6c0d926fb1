"""The guides are true: their code runs, their tables are those of the games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from charsu.envs.tables import fill

GUIDES = Path(__file__).parents[2] / "docs" / "guide"


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (GUIDES / page).read_text("utf8"), re.DOTALL)


def test_the_first_agent_trains_on_a_small_budget(capsys: pytest.CaptureFixture[str]) -> None:
    training, measuring, _ = blocks("first-agent.md")
    assert len([line for line in training.splitlines() if line.strip()]) <= 50
    small = training.replace('"yspahan", 256, 3000', '"bazaar", 64, 400')
    assert small != training
    scope: dict[str, Any] = {}
    exec(small, scope)
    exec(measuring.replace("matches=400", "matches=100"), scope)
    said = capsys.readouterr().out
    assert "matches played" in said
    assert scope["likes"].any()
    assert scope["share"](scope["likes"], 200) > 0.55


def test_the_index_tables_are_those_of_the_games() -> None:
    page = (GUIDES / "envs.md").read_text("utf8")
    assert fill(page) == page
