"""Shipped puzzles can be shown and explained: a sample is tried here, all of them by `scripts/check_puzzles.py`."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

from charsu.analysis.puzzles import Collection, Puzzle, puzzles_of, read

from .showing import STORED, fault, fingerprint, kind_of

GAMES = ("istanbul", "yspahan", "cairo")
FEW = read(Path(__file__).parent / "puzzles" / "cairo.json.gz")


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_was_tried_since_the_collection_changed(game: str) -> None:
    stored = json.loads(STORED.read_text("utf8"))[game]
    assert stored["file"] == fingerprint(game), "the puzzles have changed: python scripts/check_puzzles.py"
    assert stored["tried"] == sum(stored["asked"].values()) == len(puzzles_of(game).puzzles)
    assert stored["faults"] == {}


def sample(collection: Collection) -> list[Puzzle]:
    """One puzzle of each kind among every third, and three more."""
    kinds = {kind_of(collection, puzzle): puzzle for puzzle in collection.puzzles[::3]}
    return [*kinds.values(), *collection.puzzles[:: len(collection.puzzles) // 3]]


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_of_them_is_shown_and_explained_in_every_language(game: str) -> None:
    collection = puzzles_of(game)
    assert {collection.name_of(puzzle): said for puzzle in sample(collection) if (said := fault(collection, puzzle))} == {}


def test_a_fault_is_told() -> None:
    puzzle = FEW.puzzles[0]
    assert fault(FEW, puzzle) == ""
    second = list(puzzle.chances)[1]
    wrong = {
        "is asked": {"seat": puzzle.seat + 1},
        "other answers": {"chances": {puzzle.best: 2, second: 1}},
        "not ahead": {"best": second},
        "KeyError": {"lines": {}},
        "IllegalAnswer": {"lines": dict.fromkeys(puzzle.chances, ("fly",))},
    }
    for said, change in wrong.items():
        assert said in fault(FEW, dataclasses.replace(puzzle, **change))
