"""Setting up the expansions."""

from __future__ import annotations

from typing import Any

import pytest

from charsu.core.errors import BadOption
from charsu.games.istanbul import GAME
from charsu.games.istanbul.board import cell_of
from charsu.games.istanbul.components import LETTER_PLACE, Figure, Good
from charsu.games.istanbul.layout import far_apart, is_inner
from charsu.testing import rule_test
from charsu.testing.walk import at_random
from games.istanbul.expansions.tables import Bazaar

MOCHA_GRID = [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13]


def opening(players: int, seed: int, **options: Any) -> Any:
    """The position after everything chance has to say at the start."""
    match = GAME.new_match(players, options, chance="ask")
    while match.actor == -1:
        match.play(at_random(match, seed, match.number))
    return match.plain


@rule_test("MB-SETUP-01", "MB-SETUP-02")
def test_the_first_mocha_game_has_twenty_places_in_the_printed_layout() -> None:
    s = GAME.start(3, {"expansions": "mocha"})
    assert (s.columns, s.places) == (5, 20)
    assert s.place_at[:20] == MOCHA_GRID


@rule_test("LS-SETUP-01", "LS-SETUP-02")
def test_the_first_letters_game_has_places_1_to_16_and_21_to_24() -> None:
    s = GAME.start(3, {"expansions": "letters"})
    assert (s.columns, s.places) == (5, 20)
    assert sorted(s.place_at[:20]) == [*range(1, 17), 21, 22, 23, 24]
    assert s.place_at[:20] == [{17: 21, 18: 22, 19: 23, 20: 24}.get(n, n) for n in MOCHA_GRID]
    assert s.row_of[25] < 0


@rule_test("MB-SETUP-03", "LS-SETUP-02", "GB-01", "GB-02")
@pytest.mark.parametrize(("expansions", "places"), [("mocha", 20), ("letters", 20), ("grand_bazaar", 25)])
def test_random_layouts_keep_the_fountain_inside_and_8_and_9_apart(expansions: str, places: int) -> None:
    inner = set()
    for seed in range(12):
        s = opening(2, seed, expansions=expansions, layout="random", random_layout="mild")
        assert sorted(s.place_at[:places]) == sorted(set(s.place_at[:places])) and 0 not in s.place_at[:places]
        assert is_inner(s, cell_of(s, 7))
        assert far_apart(s, cell_of(s, 8), cell_of(s, 9))
        rows = [cell_of(s, n) // 5 for n in (8, 9)], [cell_of(s, n) % 5 for n in (8, 9)]
        assert rows[0][0] != rows[0][1] and rows[1][0] != rows[1][1]
        inner.add(cell_of(s, 7))
    assert inner == {12} if places == 25 else inner <= {6, 7, 8, 11, 12, 13}


@rule_test("GB-01")
def test_the_grand_bazaar_has_25_places_and_no_printed_layout() -> None:
    s = opening(2, 3, expansions="grand_bazaar")
    assert sorted(s.place_at) == list(range(1, 26))
    with pytest.raises(BadOption, match="layout"):
        GAME.start(2, {"expansions": "grand_bazaar", "layout": "long"})


@rule_test("MB-SETUP-04", "LS-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("expansions", ["mocha", "letters", "grand_bazaar"])
def test_the_base_setup_stays_as_it_is(players: int, expansions: str) -> None:
    plain, s = GAME.start(players), GAME.start(players, {"expansions": expansions})
    for name in ("wainwright_rubies", "mosque_rubies", "palace_price", "palace_rubies", "dealer_price", "dealer_rubies", "mail"):
        assert getattr(s, name) == getattr(plain, name)
    assert s.neutral_merchant == plain.neutral_merchant
    assert s.stack == plain.stack


@rule_test("MB-SETUP-05", "LS-SETUP-04", "GB-03")
@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({"expansions": "mocha"}, 44),
        ({"expansions": "letters"}, 54),
        ({"expansions": "letters", "letters_deck": "alone"}, 28),
        ({"expansions": "grand_bazaar"}, 72),
        ({}, 26),
    ],
)
def test_the_bonus_deck_of_each_game(options: dict[str, str], cards: int) -> None:
    s = GAME.start(3, options)
    assert s.deck_size == sum(s.deck) == cards


@rule_test("MB-SETUP-06", "LS-SETUP-05", "GB-04")
@pytest.mark.parametrize(
    ("expansions", "figures"),
    [
        ("mocha", [Figure.COFFEE_TRADER]),
        ("letters", [Figure.COURIER]),
        ("grand_bazaar", [Figure.COFFEE_TRADER, Figure.COURIER]),
    ],
)
def test_every_figure_of_the_game_starts_on_the_place_of_its_own_roll(expansions: str, figures: list[int]) -> None:
    match = GAME.new_match(2, {"expansions": expansions, "layout": "random"}, chance="ask")
    while not any(a.span == "roll" for a in match.options()):
        match.play(match.legal_ids()[0])
    for total in range(2 + len(figures)):
        match.play(f"roll 1 {total + 1}")
    assert match.plain.figure[:2] == [2, 3]
    assert [match.plain.figure[f] for f in figures] == [4 + i for i in range(len(figures))]
    assert sum(place > 0 for place in match.plain.figure) == 2 + len(figures)


@rule_test("MB-SETUP-07", "MB-SETUP-08", "MB-SETUP-12")
def test_guild_deck_barrier_and_coffee_start_where_they_should() -> None:
    table = Bazaar("mocha")
    assert table.s.guild_deck[1:] == [1] * 20 and table.s.guild_deck_size == 20
    assert table.red.guild == [] and table.red.coffee == 0
    assert (table.s.barrier, table.s.barrier_holder) == (0, -1)


@rule_test("MB-SETUP-09")
@pytest.mark.parametrize("players", [4, 5])
def test_four_tavern_tiles_of_each_kind_rise_in_price_for_any_number_of_players(players: int) -> None:
    prices = []
    for taken in range(4):
        table = Bazaar("mocha", players)
        for seat in (table.blue, table.green, table.yellow)[:taken]:
            seat.has_tavern_tile("movement")
        table.red.has_coffee(9).acts_at("tavern")
        table.play("tavern-tile movement")
        prices.append(9 - table.red.coffee)
    assert prices == [1, 2, 3, 4]


@rule_test("MB-SETUP-10")
def test_the_baksheesh_tile_starts_with_three_yellow_goods() -> None:
    s = GAME.start(3, {"expansions": "mocha"})
    assert (s.baksheesh, s.baksheesh_good[0]) == (0, Good.YELLOW)
    assert GAME.start(3, {"expansions": "mocha", "baksheesh_reverse": "red"}).baksheesh_good[1] == Good.RED


@rule_test("MB-SETUP-11")
@pytest.mark.parametrize("players", [2, 5])
def test_five_rubies_wait_in_the_coffee_house(players: int) -> None:
    s = GAME.start(players, {"expansions": "mocha"})
    assert (s.coffee_price, s.coffee_rubies) == (6, 5)


@rule_test("LS-SETUP-06", "LS-SETUP-07", "LS-SETUP-09")
def test_kiosk_tiles_society_money_and_companions_start_untouched() -> None:
    s = GAME.start(4, {"expansions": "letters"})
    assert s.kiosk_tile == [0] * 24
    assert s.society_visits == 0
    assert s.companion[:4] == [0] * 4


@rule_test("LS-SETUP-08")
@pytest.mark.parametrize(("option", "without"), [("most_places", {7, 12}), ("all_places", set())])
def test_there_are_36_letters(option: str, without: set[int]) -> None:
    s = GAME.start(3, {"expansions": "letters", "letters_for": option})
    assert sum(s.letter_deck) == 36
    assert {LETTER_PLACE[k] for k, n in enumerate(s.letter_deck) if n == 0} == without


@rule_test("MB-END-01", "LS-END-01", "GB-13")
@pytest.mark.parametrize("expansions", ["mocha", "letters", "grand_bazaar"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_sixth_ruby_starts_the_last_round(expansions: str, players: int) -> None:
    table = Bazaar(expansions, players)
    table.red.has_rubies(5).owns(lira=30).acts_at("gemstone dealer")
    assert table.s.goal == 6
    table.play("act")
    while table.s.active == 0:
        table.play(next(p for p in ("pass", "end") if p in table.possible))
    assert table.s.ending == 1 and not table.s.over


@rule_test("MB-END-01")
def test_five_rubies_do_not_end_an_expansion_game() -> None:
    table = Bazaar("mocha")
    table.red.has_rubies(5).ends()
    assert table.s.ending == 0
