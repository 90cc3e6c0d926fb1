"""The safety net of the kit over the expansions, alone and with the variants of the base game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import charsu
from charsu.testing import conformance, rule_test
from charsu.testing.walk import stubborn, walk

ISTANBUL = charsu.game("istanbul")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"expansions": "mocha", "rubies": "4"}),
    (4, {"expansions": "mocha", "money": "hidden", "caravan_leader": True, "rubies": "3"}),
    (3, {"expansions": "letters", "layout": "random", "rubies": "3"}),
    (5, {"expansions": "letters", "letters_deck": "alone", "money": "hidden", "rubies": "3"}),
    (2, {"expansions": "grand_bazaar", "neutral_assistants": True, "rubies": "3"}),
    (5, {"expansions": "grand_bazaar", "sold_out": "exhausted", "reshuffle": "when_needed", "rubies": "3"}),
]


@rule_test("GB-05", "MB-SETUP-04", "LS-SETUP-03")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_position_of_random_games_is_sound(players: int, options: dict[str, Any]) -> None:
    conformance.check_random_games(ISTANBUL, players, options, seed=3, every=3)


@rule_test("MB-TURN-09")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_copies_undo_replays_and_hidden_cards(players: int, options: dict[str, Any]) -> None:
    conformance.check_copies(ISTANBUL, players, options, count=6)
    conformance.check_undo(ISTANBUL, players, options, count=6)
    conformance.check_replay(ISTANBUL, players, options)
    conformance.check_leaks(ISTANBUL, players, options, count=6)


OPTIONS = st.fixed_dictionaries(
    {
        "expansions": st.sampled_from(["mocha", "letters", "grand_bazaar"]),
        "layout": st.sampled_from(["short", "random"]),
        "letters_deck": st.sampled_from(["mixed", "alone"]),
        "letters_for": st.sampled_from(["most_places", "all_places"]),
        "baksheesh_reverse": st.sampled_from(["green", "red"]),
        "caravan_leader": st.booleans(),
        "yellow_tile": st.sampled_from(["any_phase", "movement"]),
        "reshuffle": st.sampled_from(["at_once", "when_needed"]),
        "small_market_card": st.sampled_from(["up_to_five", "exactly_five"]),
        "sold_out": st.sampled_from(["refill", "exhausted"]),
        "money": st.sampled_from(["open", "hidden"]),
    }
)


@given(options=OPTIONS, players=st.integers(2, 5), seed=st.integers(0, 10_000))
@settings(max_examples=12, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
def test_no_combination_of_options_leads_to_a_broken_position(options: dict[str, Any], players: int, seed: int) -> None:
    if options["expansions"] == "grand_bazaar":
        options = {**options, "letters_deck": "mixed"}
    match = ISTANBUL.new_match(players, {**options, "rubies": "3"}, chance="ask")
    for position in walk(match, seed, stubborn):
        assert ISTANBUL.rules.problems(position.plain) == []
