"""The published ladder: all tables there are, and one page that a command writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from charsu.arena.ladder import BOTS, LEVELS, main, plans
from charsu.bots import bots

PAGE = "before\n<!-- ladder yspahan -->\nold\n<!-- /ladder yspahan -->\nafter\n"


def test_every_game_number_of_players_and_expansion_has_a_table() -> None:
    tables = {
        (plan.game, plan.options.get("expansions", ""), plan.players)
        for plan in plans(["istanbul", "yspahan", "cairo"], BOTS, 60, 1)
    }
    istanbul = {("istanbul", more, players) for more in ("", "mocha", "letters", "grand_bazaar") for players in (2, 3, 4, 5)}
    assert tables == istanbul | {(game, "", players) for game in ("yspahan", "cairo") for players in (2, 3, 4)}


def test_the_levels_for_people_are_all_on_the_ladder() -> None:
    assert set(LEVELS) < set(BOTS) <= {entrant.key for entrant in bots()}


def test_one_command_writes_the_tables_into_the_page_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, "utf8")
    words = ["yspahan", "--games", "2", "--bots", "random,apprentice,greedy", "--cores", "1"]
    main([*words, "--out", str(tmp_path / "kept"), "--page", str(page)])
    written = page.read_text("utf8")
    assert written.startswith("before\n<!-- ladder yspahan -->\n| who finishes first |") and written.endswith(
        "<!-- /ladder yspahan -->\nafter\n"
    )
    assert all(f"**yspahan, {players} players, default options**: 2 matches" in written for players in (2, 3, 4))
    kept = {path: path.read_text("utf8") for path in (tmp_path / "kept").rglob("matches.jsonl")}
    main([*words, "--out", str(tmp_path / "kept"), "--page", str(page)])
    assert page.read_text("utf8") == written
    assert kept == {path: path.read_text("utf8") for path in (tmp_path / "kept").rglob("matches.jsonl")}
