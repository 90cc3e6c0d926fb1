"""Ray plays and judges on many machines as one core does; here on a cluster of this machine alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from analysis.test_analysis import played
from arena.test_arena import facts
from charsu.analysis import analyse
from charsu.arena import Plan, run
from charsu.cli import main


def test_a_local_ray_plays_the_same_matches() -> None:
    plan = Plan("istanbul", ("random", "greedy"), 2, 4)
    assert [facts(r) for r in run(plan, ray=True).rows] == [facts(r) for r in run(plan, cores=1).rows]


def test_a_cluster_judges_as_one_core_does(tmp_path: Path) -> None:
    match = played(answers=12)
    file = tmp_path / "match.json"
    file.write_text(match.to_json(), "utf8")
    with pytest.raises(SystemExit) as done:
        main(["analyse", str(file), "--ray", "--budget", "64", "--out", str(tmp_path / "report.json")])
    assert done.value.code == 0
    assert json.loads((tmp_path / "report.json").read_text("utf8")) == json.loads(json.dumps(analyse(match, "64").to_json()))
