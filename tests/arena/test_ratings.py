"""Ratings, what is written of a whole tournament, and cores side by side."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from arena.test_arena import facts
from charsu.arena import Plan, run
from charsu.arena.figures import ratings
from charsu.arena.ladder import main as ladder
from charsu.cli import main

PAGE = "before\n<!-- ladder yspahan -->\nold\n<!-- /ladder yspahan -->\nafter\n"


def test_a_tournament_ranks_the_better_bot_first_and_saves_its_report(tmp_path: Path) -> None:
    report = run(Plan("istanbul", ("random", "greedy"), 2, 8), tmp_path, cores=1)
    best, worst = report.table
    assert best["bot"] == "greedy"
    assert best["share"] + worst["share"] == pytest.approx(1)
    assert best["low"] < best["share"] <= best["high"]
    assert best["mu"] > worst["mu"]
    assert best["milliseconds"] > 0
    saved = {path.name for path in report.save(tmp_path)}
    assert {"report.json", "report.md"} <= saved
    report = json.loads((tmp_path / "report.json").read_text("utf8"))
    assert report["matches"] == 8
    assert report["plan"]["seed"] == 1
    assert "| greedy |" in (tmp_path / "report.md").read_text("utf8")


def test_ratings_order_three_bots_by_their_places() -> None:
    rated = ratings(["a", "b", "c"], [(("a", "b", "c"), (1, 2, 3)), (("c", "a", "b"), (3, 1, 2))] * 5)
    assert rated["a"]["mu"] > rated["b"]["mu"] > rated["c"]["mu"]


def test_the_command_line_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["arena", "istanbul", "--bots", "random,greedy", "--games", "2", "--cores", "1"])
    assert ended.value.code == 0
    assert "| greedy | 100.0% of 2 |" in capsys.readouterr().out


def test_one_command_writes_the_tables_into_the_page_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, "utf8")
    words = ["yspahan", "--games", "2", "--bots", "random,apprentice,greedy", "--cores", "1"]
    ladder([*words, "--out", str(tmp_path / "kept"), "--page", str(page)])
    written = page.read_text("utf8")
    assert written.startswith("before\n<!-- ladder yspahan -->\n| who finishes first |") and written.endswith(
        "<!-- /ladder yspahan -->\nafter\n"
    )
    assert all(f"**yspahan, {players} players, default options**: 2 matches" in written for players in (2, 3, 4))
    kept = {path: path.read_text("utf8") for path in (tmp_path / "kept").rglob("matches.jsonl")}
    ladder([*words, "--out", str(tmp_path / "kept"), "--page", str(page)])
    assert page.read_text("utf8") == written
    assert kept == {path: path.read_text("utf8") for path in (tmp_path / "kept").rglob("matches.jsonl")}


def test_a_picture_shows_every_bot_with_its_interval(tmp_path: Path) -> None:
    report = run(Plan("istanbul", ("random", "greedy"), 2, 4), cores=1)
    (picture,) = [path for path in report.save(tmp_path) if path.suffix == ".svg"]
    drawn = ElementTree.fromstring(picture.read_text("utf8"))
    words = {element.text for element in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert {"istanbul, 2 players, 4 matches", "random", "greedy", "50 %", "answers in a match"} <= words


def test_cores_play_the_same_matches() -> None:
    plan = Plan("istanbul", ("random", "greedy"), 2, 4)
    assert [facts(r) for r in run(plan, cores=2).rows] == [facts(r) for r in run(plan, cores=1).rows]
