"""The builder of positions refuses what cannot be, and plays what can."""

from __future__ import annotations

import pytest

from charsu import CharsuError, Game, ImpossiblePosition
from charsu.core.record import RangeError
from charsu.testing import Scenario, rule_test
from core.bazaar.components import Decision, Stall, Step


@pytest.fixture
def table(bazaar: Game) -> Scenario:
    return Scenario(bazaar, players=2, opening=["start 0"])


@rule_test("BAZ-04")
def test_the_tea_house_pays_the_announced_number(table: Scenario) -> None:
    table.arrange(stall=[Stall.FOUNTAIN, Stall.FOUNTAIN, 0]).play("go tea-house", "announce 7", "roll 3 4")
    assert table.s.coins[0] == 4 + 7


@rule_test("BAZ-04")
def test_the_tea_house_pays_one_coin_when_the_roll_falls_short(table: Scenario) -> None:
    table.play("go tea-house", "announce 8", "roll 3 4")
    assert table.s.coins[0] == 4 + 1
    assert table.last_events == ["Red rolls 3 and 4.", "Red earns one coin."]


def test_a_position_that_breaks_an_invariant_is_refused(table: Scenario) -> None:
    table.s.hand[0][0] = 1
    with pytest.raises(ImpossiblePosition, match="there are not 6 cards of kind 0"):
        table.play("go tea-house")


def test_a_number_that_no_cell_can_hold_is_refused(table: Scenario) -> None:
    with pytest.raises(RangeError, match="gems cannot hold 200"):
        table.s.gems[0] = 200
    with pytest.raises(RangeError, match="gems has 3 cells, not 2"):
        table.arrange(gems=[1, 2])
    with pytest.raises(RangeError, match="stall cannot hold '1'"):
        table.s.stall[0] = "1"
    with pytest.raises(RangeError, match="gems has no cell -1"):
        table.s.gems[-1] = 0


def test_the_question_can_be_chosen(table: Scenario) -> None:
    table.asks((Step.END_TURN, 1), (Decision.BUY_GEM, 1))
    assert table.possible == ["pass", "buy 1"]
    assert table.allows("buy 1")
    assert not table.allows("buy 2")


def test_the_table_cannot_be_arranged_after_the_first_answer(table: Scenario) -> None:
    table.play("go tea-house")
    with pytest.raises(CharsuError, match="before the first answer"):
        table.arrange(turns=3)


def test_options_of_the_table_reach_the_position(bazaar: Game) -> None:
    assert Scenario(bazaar, players=2, options={"rich": True}).s.coins[:2] == [7, 7]
    assert Scenario(bazaar, players=2, options={"rich": True}).match.view(0)["options"] == {"gems": 3, "rich": True}


def test_a_rule_mark_needs_an_id() -> None:
    with pytest.raises(ValueError, match="at least one rule"):
        rule_test()
