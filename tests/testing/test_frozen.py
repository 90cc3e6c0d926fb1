"""What is frozen stays: counts of positions, playthroughs, golden matches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import charsu
from charsu import CharsuError, Game
from charsu.testing import golden, perft, playthrough
from charsu.testing.walk import Fault

TESTS = Path(__file__).parents[1]
PERFT = sorted((TESTS / "perft").glob("*.json"))
PLAYTHROUGHS = sorted((TESTS / "playthrough").glob("*.txt"))
GOLDEN = sorted((TESTS / "golden").glob("*/*.json"))


@pytest.mark.parametrize("file", PERFT, ids=lambda file: file.stem)
def test_the_number_of_sequences_stays(file: Path) -> None:
    perft.check_perft(charsu.game(file.stem), file)


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_a_playthrough_reads_as_before(file: Path) -> None:
    playthrough.check_playthrough(file)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_match_ends_as_before(file: Path) -> None:
    assert golden.check_golden(file).game.key == file.parent.name


def test_perft_counts_every_sequence(bazaar: Game) -> None:
    match = bazaar.new_match(2, chance="ask")
    assert [perft.perft(match, depth) for depth in range(4)] == [1, 2, 2 * 2, 2 * (10 + 2)]
    assert perft.perft(match.play("start 0", "go tea-house", "announce 3"), 1) == 36


def test_a_changed_count_is_found(bazaar: Game, tmp_path: Path) -> None:
    file = tmp_path / "bazaar.json"
    perft.write_perft(bazaar, file)
    perft.check_perft(bazaar, file)
    entries = json.loads(file.read_text("utf8"))
    assert [entry["players"] for entry in entries] == [2, 3]
    entries[0]["counts"][1] += 1
    file.write_text(json.dumps(entries), "utf8")
    with pytest.raises(Fault, match=r"\[2, 4, 24\] sequences, not \[2, 5, 24\]"):
        perft.check_perft(bazaar, file)


def test_a_changed_playthrough_is_found(bazaar: Game, tmp_path: Path) -> None:
    file = tmp_path / "bazaar.txt"
    playthrough.main([str(file), "bazaar", "2", "5", "gems=2"])
    playthrough.check_playthrough(file)
    assert "> start " in file.read_text("utf8")
    file.write_text(file.read_text("utf8").replace("Where does", "Whither does", 1), "utf8")
    with pytest.raises(Fault, match="has changed in line"):
        playthrough.check_playthrough(file)
    playthrough.main([str(file)])
    playthrough.check_playthrough(file)


def test_a_golden_match_is_searched_stored_and_checked(bazaar: Game, tmp_path: Path) -> None:
    for wish in ("event BOUGHT_GEM", "decision DRAW", "answer play coins", "ending"):
        match = golden.find_match(bazaar, 2, lambda m, wish=wish: golden.shows(m, wish))  # type: ignore[misc]
        file = golden.store(tmp_path / "bazaar", wish, golden.golden(match, wish, wish))
        assert golden.check_golden(file).state.tobytes() == match.state.tobytes()
    assert sorted(p.name for p in (tmp_path / "bazaar").iterdir())[0] == "answer-play-coins.json"


def test_a_golden_match_that_ends_elsewhere_is_found(bazaar: Game, tmp_path: Path) -> None:
    match = golden.find_match(bazaar, 2, lambda m: m.is_over)
    file = golden.store(tmp_path, "end", golden.golden(match, "end", "ending"))
    stored = json.loads(file.read_text("utf8"))
    for change, complaint in (
        ({"position": "0"}, "another position"),
        ({"result": None}, "ends with"),
        ({"shows": "event STARTS"}, "does not show"),
    ):
        file.write_text(json.dumps({**stored, **change}), "utf8")
        with pytest.raises(Fault, match=complaint):
            golden.check_golden(file)
    file.write_text(json.dumps({**stored, "position": "0"}), "utf8")
    golden.refresh(file)
    golden.check_golden(file)


def test_a_wish_that_never_comes_true_is_said(bazaar: Game) -> None:
    with pytest.raises(CharsuError, match="no random game of bazaar"):
        golden.find_match(bazaar, 2, lambda m: False, seeds=range(2))
