"""What seats see, and what positions are refused."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from charsu import ImpossiblePosition, game
from charsu.locale import LANGUAGES, bundle
from games.yspahan.tables import Table

YSPAHAN = game("yspahan")


def test_the_tower_shows_its_dice():
    table = Table()
    table.rolls("113355666", yellow="12")
    rows = table.match.view(None)["table"]["tower"]
    assert rows[0] == {"key": "camels", "value": 1, "white": 2, "yellow": 1}
    assert rows[4] == {"key": "vase", "value": 0, "white": 0, "yellow": 0}


def test_the_dice_are_told_by_what_they_show():
    table = Table()
    table.rolls("113355666", yellow="12")
    rolled = table.match.view(None)["table"]["rolled"]
    assert [die["value"] for die in rolled] == [1, 2, 3, 4, 5, 6]
    assert [(die["white"], die["yellow"]) for die in rolled] == [(2, 1), (0, 1), (2, 0), (0, 0), (2, 0), (3, 0)]


def test_every_shop_shows_its_owner():
    table = Table()
    table.green.fills("vase-orange-2")
    vase = table.match.view(None)["table"]["quarters"][3]
    orange = vase["souks"][2]
    assert (vase["key"], orange["key"], orange["colour"], orange["points"]) == ("vase", "vase-orange", "orange", 12)
    assert [shop["owner"] for shop in orange["shops"]] == [None, 2, None]
    assert orange["shops"][1]["key"] == "vase-orange-2"


def test_squares_show_their_price_while_the_supervisor_is_moved():
    table = Table()
    assert {square["price"] for square in table.match.view(0)["table"]["squares"]} == {None}
    table.rolls("111222333").play("take camels", "use supervisor")
    prices = {square["key"]: square["price"] for square in table.match.view(1)["table"]["squares"]}
    assert (prices["c"], prices["w1"], prices["w10"]) == (1, 0, 9)


def test_a_square_is_offered_with_its_price_in_every_language():
    table = Table().rolls("111222333").play("take camels", "use supervisor")
    answer = next(a for a in table.match.options() if str(a) == "go w3")
    assert answer.sentence.args["price"] == 2
    assert [answer.describe(language) for language in LANGUAGES] == [
        "W3 for 2 gold", "W3 für 2 Gold", "З3 за 2 золотые монеты", "Зх3 за 2 золоті монети",
    ]  # fmt: skip


def test_a_square_is_called_by_the_letters_that_stand_on_the_board():
    for language in LANGUAGES:
        for way in "wens":
            assert bundle(language).word(f"yspahan-square-{way}1") == bundle(language).word(f"yspahan-way-{way}") + "1"
    assert [bundle(language).word("yspahan-way-e") for language in LANGUAGES] == ["E", "O", "В", "Сх"]


def test_a_price_leaves_out_what_it_does_not_ask_for():
    table = Table(players=2)
    table.red.owns(camels=2, gold=0)
    table.rolls("11122333").play("take camels", "use build")
    said = {str(answer): answer.describe("en") for answer in table.match.options()}
    assert said["build paddock"] == "Paddock for 2 camels"


def test_the_caravan_shows_its_lines():
    caravan = Table(3).caravan_holds("red", "blue", "blue", "green").match.view(None)["table"]["caravan"]
    assert caravan["lines"] == [[0, 1, 1], [2, None, None], [None, None, None]]
    assert (caravan["points"], caravan["factors"], caravan["next"]) == ([2, 1, 0], [1, 2, 3], 4)


def test_seats_show_purses_buildings_and_the_own_hand():
    table = Table()
    table.red.owns(gold=4, camels=3, points=12).built("hoist").holds("exchange", "exchange")
    seat = table.match.view(0)["table"]["seats"][0]
    assert (seat["gold"], seat["camels"], seat["points"], seat["cards"]) == (4, 3, 12, 2)
    assert [b["key"] for b in seat["buildings"] if b["built"]] == ["hoist"]
    assert seat["hand"] == {"exchange": 2}


def test_with_limited_stocks_the_view_says_what_is_left():
    assert Table().match.view(0)["table"]["stock"] is None
    assert Table(stocks="limited").match.view(0)["table"]["stock"] == {"gold": 17, "camels": 25}


def drawn(table: Table, seat: int, language: str) -> str:
    """What a seat's terminal shows."""
    console = Console(width=160, file=io.StringIO())
    console.print(YSPAHAN.pictures.draw_text(table.match.seen(seat), bundle(language).word))
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_table_in_every_language(language):
    table = Table()
    table.red.holds("exchange").built("hoist").fills("chest-blue")
    table.rolls("112233445")
    text = drawn(table, 0, language)
    assert bundle(language).word("yspahan-card-exchange") in text
    assert bundle(language).word("yspahan-building-hoist") in text


def test_the_terminal_hides_the_hands_of_others():
    table = Table()
    table.red.holds("exchange")
    assert "Exchange" in drawn(table, 0, "en")
    assert "Exchange" not in drawn(table, 1, "en")


# --- Impossible positions --------------------------------------------------


@pytest.mark.parametrize(
    ("cells", "problem"),
    [
        ({"day": 8}, "there is no day 8"),
        ({"first": 4}, "nobody sits"),
        ({"white": [0, 10, 0, 0, 0, 0, 0]}, "10 white"),
        ({"value": [3, 0, 0, 0, 0, 0]}, "no dice"),
        ({"supervisor": 29}, "no square"),
        ({"loaded": 2}, "a gap"),
        ({"gold": [-1, 0, 0, 0]}, "owes"),
        ({"deck_size": 3}, "the deck counts 3 cards and holds 18"),
        ({"cubes_out": [1, 0, 0, 0]}, "has 0 cubes on the table"),
        ({"filled": [1] + [0] * 13}, "bag-white is counted wrongly"),
        ({"discard": [1] + [0] * 8}, "there are not 2 cards three-camels"),
    ],
)
def test_positions_that_cannot_come_up_are_refused(cells, problem):
    with pytest.raises(ImpossiblePosition, match=problem):
        Table().arrange(**cells).match  # noqa: B018


def test_a_souk_of_two_owners_is_refused():
    table = Table()
    table.red.fills("bag-white-1")
    table.blue.fills("bag-white-2")
    with pytest.raises(ImpossiblePosition, match="cubes of two players"):
        table.match  # noqa: B018


def test_limited_stocks_cannot_be_exceeded():
    with pytest.raises(ImpossiblePosition, match="more gold"):
        Table(stocks="limited").arrange(gold=[20, 20, 0, 0]).match  # noqa: B018
