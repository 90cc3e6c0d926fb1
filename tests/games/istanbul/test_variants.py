"""Part 3: random layout, neutral assistants, caravan leader."""

from __future__ import annotations

from collections import Counter

import pytest

import charsu
from charsu.testing import rule_test
from games.istanbul.tables import Table

ISTANBUL = charsu.game("istanbul")

# --- 3.1 Random layout -------------------------------------------------------


def distance(a: int, b: int) -> tuple[int, int]:
    return abs(a // 4 - b // 4), abs(a % 4 - b % 4)


@rule_test("IST-VAR-01", "IST-VAR-02", "IST-VAR-03", "IST-VAR-04", "IST-VAR-05")
def test_random_layouts_obey_their_constraints() -> None:
    seen = set()
    for seed in range(60):
        s = ISTANBUL.new_match(3, {"layout": "random"}, seed=seed).plain
        assert sorted(s.place_at[:16]) == list(range(1, 17))
        at = {place: 4 * s.row_of[place] + s.column_of[place] for place in (7, 8, 9)}
        assert at[7] in (5, 6, 9, 10)
        rows, columns = distance(at[8], at[9])
        assert rows + columns >= 3
        assert rows and columns
        seen.add(tuple(s.place_at))
    assert len(seen) == 60


@rule_test("IST-VAR-05")
def test_every_allowed_layout_is_equally_likely() -> None:
    """Chance weighs each cell by the number of layouts it leaves: the odds must equal a count over all layouts."""
    pairs = {
        fountain: [(a, b) for a in range(16) for b in range(16) if fountain not in (a, b) and far(a, b)]
        for fountain in (5, 6, 9, 10)
    }
    match = ISTANBUL.new_match(3, {"layout": "random"}, chance="ask")
    assert {a.index: a.odds for a in match.options()} == {cell: len(dice) for cell, dice in pairs.items()}
    match.play("lay 6")
    assert {a.index: a.odds for a in match.options()} == dict(Counter(a for a, _ in pairs[5]))
    match.play("lay 1")
    assert {a.index for a in match.options()} == {b for a, b in pairs[5] if a == 0}
    share = sum(map(len, pairs.values())) / (16 * 15 * 14)
    assert round(100 * share, 1) == 11.7


def far(a: int, b: int) -> bool:
    rows, columns = distance(a, b)
    return rows + columns >= 3 and rows > 0 and columns > 0


@rule_test("IST-VAR-04")
def test_the_mild_random_layout_allows_one_row() -> None:
    match = ISTANBUL.new_match(3, {"layout": "random", "random_layout": "mild"}, chance="ask").play("lay 6", "lay 1")
    assert "lay 4" in [a.notation for a in match.options()]
    strict = ISTANBUL.new_match(3, {"layout": "random"}, chance="ask").play("lay 6", "lay 1")
    assert "lay 4" not in [a.notation for a in strict.options()]


# --- 3.2 Neutral assistants --------------------------------------------------


def neutral(players: int = 3) -> Table:
    return Table(players=players, neutral_assistants=True)


@rule_test("IST-VAR-10")
def test_neutral_assistants_are_for_two_to_four_players() -> None:
    with pytest.raises(charsu.BadOption, match="2 to 4"):
        ISTANBUL.new_match(5, {"neutral_assistants": True})


@rule_test("IST-VAR-11", "IST-VAR-17")
def test_each_stack_has_three_own_assistants_above_a_neutral_one() -> None:
    view = ISTANBUL.new_match(4, {"neutral_assistants": True}, seed=1).view()["table"]["players"]
    assert all(p["stack"] == ["neutral", "own", "own", "own"] for p in view)


@rule_test("IST-VAR-12", "IST-INV-01")
def test_the_blue_tile_still_gives_the_fifth_assistant() -> None:
    table = neutral()
    table.red.owns(blue=2).acts_at("great mosque")
    table.play("tile blue")
    assert table.red.stack == 5
    assert table.match.view()["table"]["players"][0]["stack"] == ["own", "neutral", "own", "own", "own"]


@rule_test("IST-VAR-13", "IST-VAR-15")
def test_a_neutral_assistant_may_be_picked_up_or_one_left_beside_it() -> None:
    table = neutral()
    table.s.neutral_assistant[5] = 1
    table.s.neutrals_in_stack[1], table.s.stack[1] = 0, 3
    table.red.arrives_at(5)
    assert table.possible == ["leave", "neutral", "stop"]
    table.play("neutral", "act")
    assert table.red.stack == 5
    assert table.red.gained(lira=2, green=1, yellow=1)


@rule_test("IST-VAR-15")
def test_several_neutral_assistants_may_lie_on_one_place() -> None:
    table = neutral()
    table.s.neutral_assistant[5] = 1
    table.s.neutrals_in_stack[1], table.s.stack[1] = 0, 3
    table.red.arrives_at(5)
    table.play("leave")
    assert table.s.neutral_assistant[5] == 2


@rule_test("IST-VAR-14", "IST-VAR-16")
def test_of_an_own_and_a_neutral_assistant_one_is_picked_up_and_none_left() -> None:
    table = neutral()
    table.s.neutral_assistant[5] = 1
    table.s.neutrals_in_stack[1], table.s.stack[1] = 0, 3
    table.red.has_assistants_at(5).arrives_at(5)
    assert table.possible == ["pickup", "neutral", "stop"]
    table.play("neutral")
    assert table.red.assistants == [5]


@rule_test("IST-VAR-18", "IST-VAR-21")
def test_a_stack_may_hold_several_neutral_assistants() -> None:
    table = neutral()
    table.s.neutral_assistant[5] = 1
    table.s.neutrals_in_stack[1], table.s.stack[1] = 0, 3
    table.red.arrives_at(5)
    table.play("neutral")
    assert table.match.view()["table"]["players"][0]["stack"] == ["neutral", "neutral", "own", "own", "own"]


@rule_test("IST-VAR-19", "IST-VAR-20")
def test_fountain_yellow_tile_and_recall_card_bring_back_own_assistants_only() -> None:
    table = neutral()
    table.s.neutral_assistant[5] = 1
    table.s.neutrals_in_stack[1], table.s.stack[1] = 0, 3
    table.red.has_tiles("yellow").owns(lira=9).holds("recall").acts_at("fountain")
    assert table.possible == ["pass"]


# --- 3.3 Caravan leader ------------------------------------------------------


def caravan() -> Table:
    return Table(players=3, caravan_leader=True)


@rule_test("IST-VAR-30", "IST-VAR-31", "IST-VAR-33")
def test_the_first_visitor_discards_and_leads_from_the_end_of_the_turn() -> None:
    table = caravan()
    assert table.s.caravan_leader == -1
    table.red.acts_at("caravansary")
    table.play("deck", "draw far", "deck", "draw stay", "discard stay")
    assert table.s.caravan_leader == -1
    table.play("end")
    assert table.s.caravan_leader == 0


@rule_test("IST-VAR-32")
def test_the_leader_keeps_both_cards() -> None:
    table = caravan()
    table.s.caravan_leader = 0
    table.red.acts_at("caravansary")
    table.play("deck", "draw far", "deck", "draw stay", "end")
    assert table.red.gained(cards=2)


@rule_test("IST-VAR-34")
def test_another_visitor_takes_the_caravan_over() -> None:
    table = caravan()
    table.s.caravan_leader = 1
    table.red.acts_at("caravansary")
    table.play("deck", "draw far", "deck", "draw stay", "discard far", "end")
    assert table.s.caravan_leader == 0


@rule_test("IST-VAR-35")
def test_the_family_member_at_the_caravansary_counts() -> None:
    table = caravan()
    table.s.caravan_leader = 1
    table.red.acts_at(12)
    table.play("send 6", "deck", "draw far", "deck", "draw stay", "discard far", "end")
    assert table.s.caravan_leader == 0


@rule_test("IST-VAR-36")
def test_visiting_without_acting_changes_nothing() -> None:
    table = caravan()
    table.s.caravan_leader = 1
    table.red.acts_at("caravansary")
    table.play("pass")
    assert table.s.caravan_leader == 1


def test_without_the_variant_nobody_leads() -> None:
    table = Table(players=3)
    table.red.acts_at("caravansary")
    table.play("deck", "draw far", "deck", "draw stay", "discard far", "end")
    assert table.s.caravan_leader == -1
