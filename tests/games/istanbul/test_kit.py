"""The safety net of the kit over the base game and its variants."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import charsu
from charsu.games.istanbul.checks import problems
from charsu.testing import conformance, rule_test
from charsu.testing.walk import walk

ISTANBUL = charsu.game("istanbul")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"rubies": "4"}),
    (3, {"layout": "random", "money": "hidden", "rubies": "3"}),
    (4, {"neutral_assistants": True, "caravan_leader": True, "layout": "long", "rubies": "3"}),
    (
        5,
        {"reshuffle": "when_needed", "yellow_tile": "movement", "sold_out": "exhausted", "rubies": "3"}
        | {"small_market_card": "exactly_five"},
    ),
]


@rule_test("IST-INV-01", "IST-INV-02", "IST-INV-03", "IST-INV-04", "IST-INV-05", "IST-INV-06", "IST-INV-07", "IST-INV-08")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_position_of_random_games_is_sound(players: int, options: dict[str, Any]) -> None:
    conformance.check_random_games(ISTANBUL, players, options, seed=3, every=3)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_copies_undo_replays_and_hidden_cards(players: int, options: dict[str, Any]) -> None:
    conformance.check_copies(ISTANBUL, players, options)
    conformance.check_undo(ISTANBUL, players, options)
    conformance.check_replay(ISTANBUL, players, options)
    conformance.check_leaks(ISTANBUL, players, options, count=6)


OPTIONS = st.fixed_dictionaries(
    {
        "layout": st.sampled_from(["short", "long", "order", "random"]),
        "neutral_assistants": st.booleans(),
        "caravan_leader": st.booleans(),
        "yellow_tile": st.sampled_from(["any_phase", "movement"]),
        "reshuffle": st.sampled_from(["at_once", "when_needed"]),
        "small_market_card": st.sampled_from(["up_to_five", "exactly_five"]),
        "sold_out": st.sampled_from(["refill", "exhausted"]),
        "money": st.sampled_from(["open", "hidden"]),
        "rubies": st.sampled_from(["standard", "3", "8"]),
    }
)


@rule_test(
    "IST-INV-01", "IST-INV-02", "IST-INV-03", "IST-INV-04", "IST-INV-05", "IST-INV-06", "IST-INV-07", "IST-INV-08", "IST-INV-09",
    "IST-INV-10", "IST-INV-11", "IST-INV-12", "IST-INV-13", "IST-INV-14",
)  # fmt: skip
@settings(max_examples=10, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(players=st.integers(2, 4), options=OPTIONS, seed=st.integers(0, 10_000))
def test_the_invariants_hold_after_every_answer(players: int, options: dict[str, Any], seed: int) -> None:
    match = ISTANBUL.new_match(players, options, chance="ask")
    before = match.plain.copy()
    for position in walk(match, seed):
        if position.number == 600:
            break
        s = position.plain
        assert problems(s) == []
        assert s.palace_price >= before.palace_price
        assert s.dealer_price >= before.dealer_price
        if position.number and position.last.actor >= 0:
            others = [p for p in range(players) if p != position.last.actor]
            assert all(s.rubies[p] == before.rubies[p] for p in others)
            assert all(s.goods[p] == before.goods[p] and s.hand[p] == before.hand[p] for p in others)
            assert all(s.lira[p] - before.lira[p] in (0, 2) for p in others)
        if s.over:
            assert s.turns % players == 0
        before = s.copy()
