"""The page about bots is true."""

from __future__ import annotations

import re
from pathlib import Path

from charsu.bots import bots

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf8")


def test_every_bot_is_on_the_page() -> None:
    assert all(f"`{entrant.key}`" in PAGE for entrant in bots())


def test_the_first_example_runs() -> None:
    example = next(block for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "import charsu" in block)
    scope: dict[str, object] = {}
    exec(example, scope)
    assert scope["match"].is_over  # type: ignore[attr-defined]
