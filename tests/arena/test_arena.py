"""Tournaments: fair seats, repeatable, resumable, with honest figures."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import charsu
from charsu.arena import Plan, run
from charsu.arena.chart import chart
from charsu.arena.duel import counting, duel, play_duel
from charsu.arena.figures import interval
from charsu.arena.tournament import play_one
from charsu.core.errors import CharsuError


def facts(row: dict[str, object]) -> dict[str, object]:
    return {k: v for k, v in row.items() if k not in ("seconds", "slowest")}


@pytest.mark.parametrize(("bots", "players"), [(("a", "b"), 2), (("a", "b"), 3), (("a", "b", "c", "d"), 3), (("a", "b", "c"), 3)])
def test_every_bot_sits_on_every_seat_equally_often(bots: tuple[str, ...], players: int) -> None:
    plan = Plan("istanbul", bots, players)
    whole = len(plan.circles) * players
    lineups = [plan.lineup(n) for n in range(whole)]
    for seat in range(players):
        counts = Counter(lineup[seat] for lineup in lineups)
        assert len({counts[name] for name in bots}) == 1
    assert all(len(set(lineup)) == min(len(bots), players) for lineup in lineups)


def test_a_circle_is_turned_under_the_same_dice() -> None:
    plan = Plan("istanbul", ("a", "b"), 2)
    assert plan.dice(0) == plan.dice(1) != plan.dice(2)
    assert plan.lineup(0) == plan.lineup(1)[::-1]


def test_a_match_follows_from_plan_and_number() -> None:
    plan = Plan("istanbul", ("random", "greedy"), 2, 4, seed=3)
    assert facts(play_one(2, plan)) == facts(play_one(2, plan))
    assert facts(play_one(2, plan)) != facts(play_one(0, plan))


def test_in_a_duel_one_bot_sits_in_each_seat_in_turn_under_the_same_dice() -> None:
    table = charsu.game("yspahan").table(3, {})
    rows = [play_duel(number, table, "greedy", "random") for number in range(3)]
    assert [row["share"] for row in rows] == [1.0, 1.0, 1.0], "the heuristic wins from every seat"
    one, again = (play_duel(0, table, "greedy", "greedy") for _ in range(2))
    assert one["share"] == again["share"]
    result = duel(table, "random", "greedy", 3, cores=1)
    assert (result["share"], result["matches"]) == (0.0, 3)
    assert result["interval"] == [0.0, pytest.approx(interval(0, 3)[1], abs=1e-4)]


def test_a_duel_counts_iterations_and_no_seconds_unless_seconds_are_asked_for() -> None:
    budgets = [counting(name, 1).budget for name in ("vizier", "merchant", "search:0.2s")]  # type: ignore[attr-defined]
    assert [(b.seconds, b.iterations) for b in budgets] == [(None, 20_000), (None, None), (0.2, None)]


def test_a_picture_stays_within_its_sheet() -> None:
    rows = [{"bot": "a<b", "share": 1.0, "low": 0.4, "high": 1.0}, {"bot": "none", "share": 0.0, "low": 0.0, "high": 0.6}]
    for lengths in ([], [7], [100, 200, 5000]):
        drawn = ElementTree.fromstring(chart("title", rows, 2, lengths))
        width, height = float(drawn.attrib["width"]), float(drawn.attrib["height"])
        for element in drawn.iter():
            for side, most in (("x", width), ("x2", width), ("y", height), ("y2", height)):
                assert 0 <= float(element.attrib.get(side, 0)) <= most


def test_an_interrupted_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = Plan("istanbul", ("random", "greedy"), 2, 6)
    whole = run(plan, cores=1)
    run(Plan("istanbul", ("random", "greedy"), 2, 3), tmp_path, cores=1)
    file = tmp_path / "matches.jsonl"
    file.write_text(file.read_text("utf8") + '{"number": 5, "line', "utf8")  # the power went off here
    heard: list[int] = []
    report = run(plan, tmp_path, cores=1, progress=lambda done, of: heard.append(done))
    assert heard == [3, 4, 5, 6]
    assert [facts(row) for row in report.rows] == [facts(json.loads(json.dumps(row))) for row in whole.rows]


def test_a_folder_keeps_one_tournament_only(tmp_path: Path) -> None:
    run(Plan("istanbul", ("random", "greedy"), 2, 1), tmp_path, cores=1)
    with pytest.raises(CharsuError, match="keeps another tournament"):
        run(Plan("istanbul", ("random", "greedy"), 3, 1), tmp_path, cores=1)


def test_intervals_hold_the_share_and_shrink_with_more_matches() -> None:
    few, many = interval(8, 10), interval(800, 1000)
    assert few[0] < many[0] < 0.8 < many[1] < few[1]
    assert interval(10, 10)[1] == pytest.approx(1)


def test_a_tournament_of_one_is_refused() -> None:
    with pytest.raises(CharsuError, match="two different bots"):
        Plan("istanbul", ("greedy",))
