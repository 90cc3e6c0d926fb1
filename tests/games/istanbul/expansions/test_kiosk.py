"""Letters & Seals: 22 Kiosk and its 24 tiles."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.istanbul.expansions.tables import Bazaar


@pytest.fixture
def table() -> Bazaar:
    return Bazaar("letters")


def using(tile: int, expansions: str = "letters") -> Bazaar:
    """Red is about to use a tile."""
    table = Bazaar(expansions)
    table.red.uses_tile(tile)
    return table


# --- Revealing and picking -----------------------------------------------------


@rule_test("LS-P22-01", "LS-P22-03", "LS-P22-05", "LS-P22-06")
def test_a_letter_then_everybody_picks_and_the_last_tile_is_the_active_players(table: Bazaar) -> None:
    for seat in (table.red, table.blue, table.green):
        seat.owns(lira=0)
    table.red.acts_at("kiosk")
    table.play("act", "draw-letter 3", "reveal 12", "reveal 1", "reveal 2", "reveal 10")
    assert table.red.letters == [3]
    assert table.actor == 0 and table.possible == ["pick 1", "pick 2", "pick 10", "pick 12"]
    table.play("pick 10", "act")
    assert table.actor == 1 and not table.allows("pick 10")
    table.play("pick 12", "act")
    assert table.actor == 2
    table.play("pick 1", "pass")
    assert table.actor == 0 and table.asked == "kiosk"
    table.play("act")
    assert table.red.gained(blue=1, green=1, lira=1) and table.blue.gained(lira=2) and table.green.gained()
    assert sorted(t + 1 for t, where in enumerate(table.s.kiosk_tile) if where == 3) == [1, 2, 10, 12]


@rule_test("LS-P22-01", "LS-P22-07")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_one_tile_more_than_players_is_revealed(players: int) -> None:
    table = Bazaar("letters", players)
    table.red.acts_at("kiosk")
    table.play("act", "draw-letter 3")
    for n in range(players + 1):
        assert table.asked == "reveal", n
        table.play(table.possible[0])
    assert table.asked == "pick" and len(table.possible) == players + 1


@rule_test("LS-P22-02", "LS-SETUP-06")
def test_when_the_stacks_run_out_the_discarded_tiles_come_back(table: Bazaar) -> None:
    table.arrange(kiosk_tile=[0, 0] + [3] * 22).red.acts_at("kiosk")
    table.play("act", "draw-letter 3", "reveal 1", "reveal 2")
    assert len(table.possible) == 22
    table.play("reveal 24")
    assert table.s.kiosk_tile[:3] == [1, 1, 0]


@rule_test("LS-P22-04")
def test_a_tile_is_resolved_before_the_next_pick(table: Bazaar) -> None:
    table.red.has_delivered(3).acts_at("kiosk")
    table.play("act", "draw-letter 4", "reveal 20", "reveal 1", "reveal 2", "reveal 3")
    table.play("pick 20", "delivered 3")
    assert table.actor == 0 and table.asked == "good or coffee"
    table.play("take blue")
    assert table.actor == 1 and table.asked == "pick"


@rule_test("LS-P22-08")
def test_nobody_plays_cards_while_a_tile_is_resolved(table: Bazaar) -> None:
    table.blue.holds("five-lira").has_tiles("yellow").owns(lira=0)
    table.red.acts_at("kiosk")
    table.play("act", "draw-letter 4", "reveal 20", "reveal 1", "reveal 2", "reveal 17")
    table.play("pick 1", "pass", "pick 17")
    assert table.actor == 1 and table.possible == ["pass"]


@rule_test("LS-P22-05")
def test_the_last_tile_may_also_be_left(table: Bazaar) -> None:
    table.red.acts_at("kiosk")
    table.play("act", "draw-letter 4", "reveal 20", "reveal 1", "reveal 2", "reveal 12")
    table.play("pick 1", "pass", "pick 2", "pass", "pick 20", "pass", "pass")
    assert table.red.gained() and table.s.active == 1


# --- The tiles -----------------------------------------------------------------


@rule_test("LS-KIOSK-01", "LS-KIOSK-02", "LS-KIOSK-03", "LS-KIOSK-04", "LS-KIOSK-05", "LS-KIOSK-06")
@rule_test("LS-KIOSK-07", "LS-KIOSK-08", "LS-KIOSK-09", "LS-KIOSK-10", "LS-KIOSK-12")
@pytest.mark.parametrize(
    ("tile", "gains"),
    [
        (1, {"yellow": 1, "lira": 1}),
        (2, {"green": 1, "lira": 1}),
        (3, {"red": 1, "lira": 1}),
        (4, {"yellow": 2}),
        (5, {"green": 2}),
        (6, {"red": 2}),
        (7, {"yellow": 1}),
        (8, {"green": 1}),
        (9, {"red": 1}),
        (10, {"blue": 1}),
        (12, {"lira": 2}),
    ],
)
def test_tiles_that_simply_give(tile: int, gains: dict[str, int]) -> None:
    table = using(tile)
    assert table.possible == ["act", "pass"]
    table.play("act")
    assert table.red.gained(**gains)


@rule_test("LS-KIOSK-11")
def test_tile_11_draws_a_bonus_card() -> None:
    table = using(11)
    table.play("act", "draw stay")
    assert table.red.gained(cards=1)


@rule_test("LS-KIOSK-13", "LS-KIOSK-14")
@pytest.mark.parametrize(("tile", "lira"), [(13, 2), (14, 3)])
def test_tiles_13_and_14_give_lira_or_with_mocha_a_coffee(tile: int, lira: int) -> None:
    table = using(tile)
    assert table.possible == ["lira", "pass"]
    assert table.play("lira").red.gained(lira=lira)
    table = using(tile, "grand_bazaar")
    table.play("coffee")
    assert table.red.coffee == 1 and table.red.gained()


@rule_test("LS-KIOSK-15")
@pytest.mark.parametrize("where", [0, 5])
def test_tile_15_fetches_the_companion_from_anywhere(where: int) -> None:
    table = Bazaar("letters")
    table.s.companion[0] = where
    table.red.uses_tile(15)
    table.play("call-companion")
    assert table.red.companion == -1


@rule_test("LS-KIOSK-15")
def test_tile_15_does_nothing_when_he_is_at_hand(table: Bazaar) -> None:
    table.red.has_companion_at_hand().uses_tile(15)
    assert table.possible == ["pass"]


@rule_test("LS-KIOSK-16")
def test_tile_16_pays_a_die() -> None:
    table = using(16)
    table.play("act", "die 5")
    assert table.red.gained(lira=5)


@rule_test("LS-KIOSK-16", "MB-CARD-06")
def test_the_active_player_may_turn_that_die_to_six() -> None:
    table = Bazaar("grand_bazaar")
    table.red.holds("six").uses_tile(16)
    table.play("act", "die 1", "play six")
    assert table.possible == ["turn 1"]
    table.play("turn 1", "pass")
    assert table.red.gained(lira=6, cards=-1)


@rule_test("LS-KIOSK-16", "MB-CARD-06")
def test_other_players_may_not_turn_it() -> None:
    table = Bazaar("grand_bazaar")
    table.blue.holds("six")
    table.red.acts_at("kiosk")
    table.play("act", "draw-letter 4", "reveal 16", "reveal 1", "reveal 2", "reveal 3", "pick 1", "pass", "pick 16", "act", "die 1")
    assert table.actor == 2 and table.blue.gained(lira=1)


@rule_test("LS-KIOSK-17", "LS-KIOSK-18")
@pytest.mark.parametrize(
    ("tile", "answer", "price"), [(17, "lira", {"lira": -10}), (18, "act", {"red": -1, "green": -1, "yellow": -1})]
)
def test_tiles_17_and_18_sell_an_extension_and_the_third_brings_the_ruby(tile: int, answer: str, price: dict[str, int]) -> None:
    table = Bazaar("letters")
    table.red.has_extensions(2).owns(lira=10, red=1, green=1, yellow=1).uses_tile(tile)
    table.play(answer)
    assert table.s.extensions[0] == 3 and table.red.gained(rubies=1, **price)


@rule_test("LS-KIOSK-17", "LS-KIOSK-18")
@pytest.mark.parametrize("tile", [17, 18])
def test_a_complete_cart_or_an_empty_purse_gets_no_extension(tile: int) -> None:
    table = Bazaar("letters")
    table.red.has_extensions(3).owns(lira=30, red=1, green=1, yellow=1).uses_tile(tile)
    assert table.possible == ["pass"]
    table = Bazaar("letters")
    table.red.owns(lira=9, red=1, green=1).uses_tile(tile)
    assert table.possible == ["pass"]


@rule_test("LS-KIOSK-19")
def test_tile_19_puts_the_merchant_on_the_fountain_and_nothing_else(table: Bazaar) -> None:
    table.blue.stands_at(7).has_family_at(7)
    table.green.has_family_at(22)
    table.red.owns(lira=4).has_assistants_at(22, 7 - 2).stands_at(22).uses_tile(19)
    table.play("act")
    assert table.red.place == 7 and table.red.assistants == [5, 22] and table.red.gained()
    assert table.s.active == 1 and table.blue.family == 7 and table.green.family == 22


@rule_test("LS-KIOSK-19")
def test_tile_19_is_useless_at_the_fountain(table: Bazaar) -> None:
    table.red.stands_at(7).uses_tile(19)
    assert table.possible == ["pass"]


@rule_test("LS-KIOSK-20", "MB-COFFEE-04")
def test_tile_20_changes_goods_and_letters() -> None:
    table = Bazaar("grand_bazaar")
    table.red.has_coffee(1).owns(red=1).has_letters(3).uses_tile(20)
    assert table.possible == ["good red", "coffee", "letter 3", "pass"]
    table.play("coffee", "draw-letter 4")
    assert table.red.letters == [3, 4] and table.red.coffee == 0
    table = Bazaar("grand_bazaar")
    table.red.has_letters(3).uses_tile(20)
    table.play("letter 3", "take coffee")
    assert table.red.letters == [] and table.red.coffee == 1


@rule_test("LS-KIOSK-21")
def test_tile_21_changes_cards_and_letters() -> None:
    table = Bazaar("letters")
    table.red.holds("stay").uses_tile(21)
    table.play("card stay", "draw-letter 4")
    assert table.red.letters == [4] and table.red.gained(cards=-1)
    table = Bazaar("letters")
    table.red.has_delivered(4).uses_tile(21)
    table.play("delivered 4", "draw far")
    assert table.red.gained(cards=1) and table.red.delivered == []


@rule_test("LS-KIOSK-22")
def test_tile_22_changes_lira_and_letters() -> None:
    table = Bazaar("letters")
    table.red.owns(lira=2).uses_tile(22)
    table.play("lira", "draw-letter 4")
    assert table.red.letters == [4] and table.red.gained(lira=-2)
    table = Bazaar("letters")
    table.red.has_letters(4).uses_tile(22)
    table.play("letter 4")
    assert table.red.gained(lira=3)


@rule_test("LS-KIOSK-23")
def test_tile_23_changes_lira_and_goods() -> None:
    table = using(23)
    table.play("lira", "take blue")
    assert table.red.gained(lira=-2, blue=1)
    table = Bazaar("letters")
    table.red.owns(lira=0, green=1).uses_tile(23)
    table.play("good green")
    assert table.red.gained(lira=3, green=-1)


@rule_test("LS-KIOSK-24")
def test_tile_24_changes_lira_and_cards() -> None:
    table = using(24)
    table.play("lira", "draw far")
    assert table.red.gained(lira=-2, cards=1)
    table = Bazaar("letters")
    table.red.holds("stay").owns(lira=0).uses_tile(24)
    table.play("card stay")
    assert table.red.gained(lira=3, cards=-1)


@rule_test("LS-KIOSK-17", "LS-END-01")
def test_a_sixth_ruby_outside_the_own_turn_ends_the_game_too(table: Bazaar) -> None:
    table.blue.has_extensions(2).owns(lira=10).has_rubies(5)
    table.red.acts_at("kiosk")
    table.play("act", "draw-letter 4", "reveal 17", "reveal 1", "reveal 2", "reveal 3")
    table.play("pick 1", "pass", "pick 17", "lira", "pick 2", "pass", "pass")
    assert table.blue.rubies == 6 and table.s.ending == 1
