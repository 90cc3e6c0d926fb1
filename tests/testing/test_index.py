"""The tables of a docs page."""

from __future__ import annotations

from pathlib import Path

import pytest

import charsu
from charsu import Game
from charsu.testing import Fault, index


def test_a_page_is_filled_between_its_marks(bazaar: Game) -> None:
    text = index.page(f"# Bazaar\n{index.BEGIN}{index.END}\nThe end.\n", bazaar)
    assert text.startswith("# Bazaar\n")
    assert text.endswith("The end.\n")
    assert "| `frame` | int16 | 24 × 4 | everybody | the to-do list: kind, player, a, b |" in text
    assert index.page(text, bazaar) == text


def test_a_stale_page_is_found(bazaar: Game, tmp_path: Path) -> None:
    file = tmp_path / "bazaar.md"
    file.write_text(index.page(f"{index.BEGIN}{index.END}", bazaar), "utf8")
    index.check_index(bazaar, file)
    file.write_text(file.read_text("utf8").replace("int16", "int8"), "utf8")
    with pytest.raises(Fault, match="is stale"):
        index.check_index(bazaar, file)


def test_a_page_without_marks_is_refused(bazaar: Game) -> None:
    with pytest.raises(Fault, match="lacks the marks"):
        index.page("# Bazaar\n", bazaar)


@pytest.mark.parametrize("key", ["yspahan", "cairo", "istanbul"])
def test_a_docs_page_names_every_key_of_the_view(key: str) -> None:
    page = Path(f"docs/games/{key}.md").read_text("utf8")
    table = charsu.game(key).new_match(players=3, seed=1).view(0)["table"]
    section = page[page.index("What a view shows") :]
    assert [name for name in table if f"`{name}`" not in section] == []
