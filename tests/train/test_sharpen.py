"""Sharpening, small: a network learns from what its own search tried, and what was collected is not collected again."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from charsu.core.errors import CharsuError
from charsu.nets import load, read
from charsu.nets.net import SHIPPED
from charsu.train import thoughts
from charsu.train.sharpen import Sharpener, Sharpening
from charsu.train.thoughts import Collecting, Thoughts

START = SHIPPED / "yspahan-2.npz"
FEW = Collecting(str(START), walks=24, guest="greedy", guests=0.5)


@pytest.fixture(autouse=True)
def _quietly() -> None:
    torch.set_num_threads(1)


@pytest.fixture(scope="module")
def collected() -> Thoughts:
    net = read(START)
    played = [thoughts.play(FEW, net, number) for number in range(4)]
    return Thoughts.join([one for one in played if one is not None])


def test_a_match_is_taken_down_choice_by_choice(collected: Thoughts) -> None:
    assert len(np.unique(collected.matches)) == 4
    assert collected.counts.min() > 1
    assert len(collected.answers) == len(collected.visits) == len(collected.worths) == collected.counts.sum()
    for shares in (collected.expected, collected.results):
        assert np.allclose(shares.sum(1), 1)
        assert not shares[:, 2:].any()
    for number in range(4):
        of_match = collected.matches == number
        seats, results = collected.rows[of_match, 0], collected.results[of_match, 0]
        assert all(len(set(results[seats == seat])) == 1 for seat in set(seats))  # what a seat got, it got in all of its choices
    assert {len(set(collected.rows[collected.matches == n, 0])) for n in range(4)} == {1, 2}  # nothing is noted of guests
    again = thoughts.play(FEW, read(START), 0)
    assert again is not None
    assert np.array_equal(again.visits, collected.visits[: len(again.visits)])


def planted(collected: Thoughts, visits: int) -> Thoughts:
    """As if the search had tried the last possible answer so often, wherever it looked, and the victory were sure with it."""
    tried, worths = np.zeros_like(collected.visits), np.repeat(collected.expected[:, 0], collected.counts)
    last = np.cumsum(collected.counts) - 1
    tried[last], worths[last] = visits, 1.5
    return collected._replace(visits=tried, worths=worths)


def test_it_learns_what_the_search_says_and_tells_it_of_matches_it_never_saw(collected: Thoughts) -> None:
    sharpener = Sharpener(read(START), planted(collected, 500), Sharpening(epochs=10, batch=64, rate=2e-3, held=4))
    assert set(collected.matches[sharpener.held]) == {3}
    assert set(collected.matches[sharpener.learnt]) == {0, 1, 2}
    which = np.array([5, 0])
    _, possible, gains, _, empty = sharpener.lessons.batch(which)
    assert possible.sum(1).tolist() == collected.counts[which].tolist()
    assert gains.argmax(1).tolist() == collected.answers[np.cumsum(collected.counts)[which] - 1].tolist()
    assert empty.tolist() == [[False, False, True, True]] * 2
    curve = sharpener.learn()
    assert curve[0]["agreed"] < 0.5
    assert max(figures["agreed"] for figures in curve) > 0.75
    assert sharpener.figures()["loss"] == min(figures["loss"] for figures in curve)


def test_what_was_hardly_tried_teaches_nothing(collected: Thoughts) -> None:
    sharpener = Sharpener(read(START), planted(collected, 0), Sharpening(epochs=0, held=4))
    figures = sharpener.figures()
    assert (figures["answers"], figures["lost"], figures["agreed"]) == (0, 0, 1)


def test_whoever_learns_nonsense_loses_to_the_network_as_it_was(collected: Thoughts) -> None:
    sharpener = Sharpener(read(START), collected, Sharpening(trial=12))
    with torch.no_grad():
        sharpener.net.answers.weight.neg_()
    (figures,) = sharpener.against_start().values()
    assert figures["matches"] == 12
    assert figures["share"] < 0.2


def command(*words: str) -> int:
    from charsu.cli.app import main

    with pytest.raises(SystemExit) as ended:
        main(["train", "yspahan", "--sharpen", str(START), *words])
    return int(ended.value.code or 0)


def test_the_command_sharpens_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(thoughts, "PART", 2)
    monkeypatch.setattr(Sharpener, "against_start", lambda *_: {"2": {"share": 0.75, "matches": 2}})
    words = "--walks", "8", "--guest", "greedy", "--out", str(tmp_path)
    assert command("--matches", "2", *words) == 0
    first = tmp_path / "thoughts" / "00000.npz"
    written = first.stat().st_mtime_ns
    assert command("--matches", "4", *words) == 0
    assert first.stat().st_mtime_ns == written
    assert "4 matches" in (said := capsys.readouterr()).out
    assert "written small.npz" in said.out
    assert "75.0% of 2 against the network as it was" in said.out
    made, start = read(tmp_path / "small.npz"), read(START)
    assert made.card["matches"] == 4
    assert made.card["before"]["weights"] == start.fingerprint
    assert made.card["before"]["settings"] == start.card["settings"]
    assert made.knows(2, {})
    assert not made.knows(3, {})
    assert (tmp_path / "small.npz").stat().st_size < 1_000_000
    assert command("--walks", "9", "--guest", "greedy", "--out", str(tmp_path)) != 0
    assert "played otherwise" in capsys.readouterr().err


def test_tables_may_be_mixed_but_only_those_that_it_knows() -> None:
    mixed = load("yspahan")
    assert [n for n, _ in thoughts.tables(mixed, ())] == [2, 3, 4]
    assert [n for n, _ in thoughts.tables(mixed, (2, 2, 3))] == [2, 2, 3]
    with pytest.raises(CharsuError, match="tables of"):
        thoughts.tables(mixed, (2, 5))
