"""The printed numbers."""

from __future__ import annotations

from collections import Counter

from charsu.games.yspahan.answers import shop_name, square_name
from charsu.games.yspahan.components import (
    ARM_LENGTH,
    BESIDE,
    COPIES,
    NOBODY,
    QUARTER_START,
    SHOP_SOUK,
    SOUK_POINTS,
    SOUK_QUARTER,
    SOUK_SIZE,
    Card,
    Quarter,
    Row,
    Souk,
)
from charsu.games.yspahan.layout import SHOP_AT, SQUARE_AT
from charsu.testing import rule_test

LINKS = {
    "w1": ["bag-white-2"], "w2": ["chest-blue-2"], "w3": ["bag-white-1"], "w4": ["chest-blue-1"], "w5": ["bag-yellow-2"],
    "w6": ["chest-yellow-3"], "w7": ["bag-yellow-1"], "w8": ["chest-yellow-2"], "w9": ["bag-pink-1"], "w10": ["chest-yellow-1"],
    "e1": ["vase-blue-1", "barrel-white-1"], "e2": ["barrel-white-2"], "e3": ["vase-orange-1"], "e4": ["barrel-yellow-1"],
    "e5": ["vase-orange-2"], "e6": ["barrel-yellow-2"], "e7": ["vase-orange-3"],
    "n1": ["vase-blue-1"], "n2": ["chest-pink-1"], "n3": ["vase-yellow-1"], "n4": ["chest-pink-2"],
    "s1": ["bag-white-2", "barrel-white-1"], "s2": ["bag-white-3"], "s3": ["barrel-blue-1"], "s4": ["bag-blue-1"],
    "s5": ["barrel-pink-1"], "s6": ["bag-blue-2"], "s7": ["barrel-pink-2"], "c": [],
}  # fmt: skip


def beside(square: int) -> list[str]:
    return [shop_name(shop) for shop in BESIDE[square] if shop != NOBODY]


@rule_test("YSP-T-16")
def test_the_city_has_47_shops_in_14_souks_worth_82_points():
    assert (len(SOUK_SIZE), sum(SOUK_SIZE), sum(SOUK_POINTS)) == (14, 47, 82)


@rule_test("YSP-T-16", "YSP-SOUK-01")
def test_each_quarter_has_its_souks_shops_and_points():
    values = {}
    for name, quarter in zip(Quarter._fields, Quarter, strict=True):
        souks = [souk for souk in range(14) if SOUK_QUARTER[souk] == quarter]
        assert souks == list(range(QUARTER_START[quarter], QUARTER_START[quarter + 1]))
        values[name] = (len(souks), sum(SOUK_SIZE[k] for k in souks), sum(SOUK_POINTS[k] for k in souks))
    assert values == {"BAG": (4, 18, 21), "BARREL": (4, 14, 21), "CHEST": (3, 9, 18), "VASE": (3, 6, 22)}


@rule_test("YSP-SOUK-01")
def test_equal_colours_in_different_quarters_are_different_souks():
    assert len({Souk.BAG_BLUE, Souk.BARREL_BLUE, Souk.CHEST_BLUE, Souk.VASE_BLUE}) == 4
    assert Counter(SHOP_SOUK)[Souk.BAG_BLUE] == 4
    assert Counter(SHOP_SOUK)[Souk.VASE_BLUE] == 1


@rule_test("YSP-T-16")
def test_every_square_has_the_shops_of_the_board():
    assert {square_name(square): beside(square) for square in range(29)} == LINKS


@rule_test("YSP-T-16")
def test_streets_and_their_links_add_up():
    links = [shop for square in range(29) for shop in beside(square)]
    assert (len(BESIDE), ARM_LENGTH, len(links), len(set(links))) == (29, (10, 7, 4, 7), 30, 27)
    assert [shop for shop, n in Counter(links).items() if n == 2] == ["bag-white-2", "vase-blue-1", "barrel-white-1"]
    assert [square_name(square) for square in range(29) if len(beside(square)) == 2] == ["e1", "s1"]


@rule_test("YSP-TOWER-01")
def test_the_rows_of_the_tower_from_bottom_to_top():
    assert sorted(Row._fields, key=lambda name: getattr(Row, name)) == ["CAMELS", "BAG", "BARREL", "CHEST", "VASE", "GOLD"]


@rule_test("YSP-SETUP-04")
def test_there_are_eighteen_cards():
    assert len(Card) * COPIES == 18


def test_every_shop_and_square_has_a_place_of_its_own_on_the_board():
    assert len(SHOP_AT) == 47
    assert len({*SHOP_AT, *SQUARE_AT}) == 47 + 29
