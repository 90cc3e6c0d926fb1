"""The safety net of the kit over other options; the usual ones are in `tests/testing/test_conformance.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import charsu
from charsu.testing import citations, conformance, index, rule_test
from charsu.testing.walk import at_random, finished, option_sets, stubborn, walk

CAIRO = charsu.game("cairo")
ROOT = Path(__file__).parents[3]
OTHER_TABLE = {"start": "free", "payment": "own-first", "moving": "any", "three_cards": "needed", "turn_limit": 60}
GOLDEN = (
    "A new tent", "An extension", "A moved tent", "A customer is called", "Two cards are drawn", "One normal card",
    "A joker with its fee", "Three cards", "Both medals", "Silver only", "Gold changes hands", "A barker is played",
    "The last extension of a colour begins the end", "Two colours with one extension begin the end", "Substitute coins",
    "Two players play to the end", "Three players play to the end", "Four players play to the end",
    "A neutral tent is placed", "The deck is made anew",
)  # fmt: skip


@rule_test("CAI-T-25", "CAI-WAY-02", "CAI-MEDAL-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_random_games_is_sound(players: int) -> None:
    conformance.check_random_games(CAIRO, players, OTHER_TABLE, seed=3)


@rule_test("CAI-T-25")
@pytest.mark.parametrize("options", option_sets(CAIRO), ids=str)
def test_stubborn_players_find_no_corner_that_is_broken(options: dict[str, Any]) -> None:
    players = 2 + len(str(options)) % 3
    conformance.check_random_games(CAIRO, players, {"turn_limit": 40, **options}, seed=8, choose=stubborn)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_copies_undo_and_replays(players: int) -> None:
    conformance.check_copies(CAIRO, players, OTHER_TABLE, count=10)
    conformance.check_undo(CAIRO, players, OTHER_TABLE, count=10)
    conformance.check_replay(CAIRO, players, OTHER_TABLE)


@rule_test("CAI-INFO-01", "CAI-INFO-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_learns_coins_or_cards_of_others(players: int) -> None:
    conformance.check_leaks(CAIRO, players, OTHER_TABLE, count=10)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_compiled_play_is_plain_play(players: int) -> None:
    conformance.check_compiled(CAIRO, players, OTHER_TABLE)
    conformance.check_compiled_steps(CAIRO, players, OTHER_TABLE)
    conformance.check_indices(CAIRO, players, OTHER_TABLE)


@rule_test("CAI-T-25")
@settings(max_examples=8, deadline=None)
@given(players=st.integers(2, 4), start=st.sampled_from(["suggested", "free"]), seed=st.integers(0, 10_000))
def test_pieces_are_conserved_after_every_answer(players: int, start: str, seed: int) -> None:
    match = CAIRO.new_match(players, {"start": start, "turn_limit": 120}, chance="ask")
    points = [0] * 4
    for position in walk(match, seed, stubborn if seed % 2 else at_random):
        s = position.plain
        assert CAIRO.rules.problems(s) == []
        assert all(now >= before for now, before in zip(s.score, points, strict=True))
        points = list(s.score)


@rule_test("CAI-FINAL-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_over_soon_after_the_turn_limit(players: int) -> None:
    match = finished(CAIRO, players, {"turn_limit": 5})
    assert 5 < match.plain.turns <= 5 + 5 * players


def test_a_position_takes_less_than_two_kilobytes() -> None:
    assert CAIRO.rules.state.dtype.itemsize <= 2048


def test_every_rule_is_carried_out_and_tested() -> None:
    rulebook = ROOT / "docs" / "rules" / "cairo.md"
    code = [ROOT / "src" / "charsu" / "games" / "cairo"]
    assert citations.complaints(rulebook, code, [Path(__file__).parent]) == []


def test_there_is_a_golden_match_for_every_action_and_every_way_to_end() -> None:
    shown = "\n".join(file.read_text("utf8")[:400] for file in (ROOT / "tests" / "golden" / "cairo").glob("*.json"))
    for title in GOLDEN:
        assert f'"title": "{title}"' in shown, title


def test_the_index_tables_of_the_docs_page_are_those_of_the_game() -> None:
    index.check_index(CAIRO, ROOT / "docs" / "games" / "cairo.md")
