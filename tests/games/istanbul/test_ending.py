"""2.10 End of the game."""

from __future__ import annotations

import pytest

from charsu.testing import rule_test
from games.istanbul.tables import Table


def wins_a_ruby(table: Table, seat: str = "red") -> None:
    getattr(table, seat).owns(lira=40).acts_at("gemstone dealer")
    table.play("act")


@rule_test("IST-END-01", "IST-EX-10")
@pytest.mark.parametrize(("players", "rubies"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_the_end_is_triggered_by_five_rubies_and_by_six_with_two_players(players: int, rubies: int) -> None:
    table = Table(players=players)
    table.red.has_rubies(rubies - 2)
    wins_a_ruby(table)
    assert not table.s.ending
    other = Table(players=players)
    other.red.has_rubies(rubies - 1)
    wins_a_ruby(other)
    assert other.s.ending


@rule_test("IST-END-01")
def test_the_number_of_rubies_is_an_option() -> None:
    table = Table(players=3, rubies="3")
    table.red.has_rubies(2)
    wins_a_ruby(table)
    assert table.s.ending


@rule_test("IST-END-02", "IST-EX-10", "IST-INV-12")
def test_the_round_is_finished_and_the_start_player_gets_no_further_turn() -> None:
    table = Table(players=3)
    table.blue.has_rubies(4)
    table.s.turns = 1
    wins_a_ruby(table, "blue")
    assert table.active == 2
    table.play("go 6", "stop")
    assert table.match.is_over
    assert table.s.turns % 3 == 0


@rule_test("IST-END-03")
def test_the_last_player_ends_the_game_at_once_and_the_first_gives_everybody_a_turn() -> None:
    table = Table(players=3)
    table.green.has_rubies(4)
    wins_a_ruby(table, "green")
    assert table.match.is_over
    other = Table(players=3)
    other.red.has_rubies(4)
    wins_a_ruby(other)
    other.play("go 6", "stop", "go 6", "stop")
    assert other.match.is_over


@rule_test("IST-END-04")
def test_more_rubies_than_needed_all_count() -> None:
    table = Table(players=3)
    table.green.has_rubies(4).owns(lira=60).holds("dealer").acts_at("gemstone dealer")
    table.play("act", "play dealer")
    assert table.match.is_over
    result = table.match.result
    assert result is not None
    assert (result[0]["seat"], result[0]["scores"]["rubies"]) == (2, 6)


@rule_test("IST-END-05")
def test_after_the_last_turn_cards_for_money_and_goods_are_played_in_order() -> None:
    table = Table(players=3)
    table.red.holds("five-lira", "good", "far", "stay", "recall", "post-office").has_assistants_at(5)
    table.blue.holds("family").has_family_at(5)
    table.green.has_rubies(4)
    wins_a_ruby(table, "green")
    assert table.possible == ["end", "play good", "play five-lira"]
    table.play("play good", "take blue", "play five-lira", "end")
    assert table.red.gained(lira=5, blue=1, cards=-2)
    table.play("play family")
    assert table.blue.gained(lira=3, cards=-1)
    table.play("end")
    assert table.match.is_over


@rule_test("IST-END-05")
def test_after_the_last_turn_no_tile_works() -> None:
    table = Table(players=3)
    table.red.has_tiles("yellow").owns(lira=9).has_assistants_at(5).holds("good")
    table.green.has_rubies(4)
    wins_a_ruby(table, "green")
    assert not table.allows("yellow")


@rule_test("IST-END-06")
def test_most_rubies_win_whoever_triggered_the_end() -> None:
    table = Table(players=3, rubies="3")
    table.blue.has_rubies(4).owns(lira=0)
    table.s.ending = 1
    table.green.has_rubies(2)
    wins_a_ruby(table, "green")
    result = table.match.result
    assert result is not None
    assert [row["seat"] for row in result][:2] == [1, 2]


def ranked(**players: dict[str, int]) -> list[tuple[int, int]]:
    """Places and seats at the end of a game in which everybody has the same rubies."""
    table = Table(players=3)
    for seat, owned in players.items():
        cards = owned.pop("cards", 0)
        getattr(table, seat).has_rubies(5).owns(**owned).holds(*["stay", "recall"][:cards])
    table.s.ending = 1
    table.green.arrives_at(7)
    table.play("pass", *(["end"] if table.s.hand_size[2] else []))
    while not table.match.is_over:
        table.play("end")
    result = table.match.result
    assert result is not None
    return [(row["rank"], row["seat"]) for row in result]


@rule_test("IST-END-07")
def test_ties_go_by_lira_then_goods_then_cards_and_are_shared_at_last() -> None:
    assert ranked(red={"lira": 5}, blue={"lira": 6}, green={"lira": 4}) == [(1, 1), (2, 0), (3, 2)]
    assert ranked(red={"lira": 5, "blue": 1}, blue={"lira": 5, "red": 1, "green": 1}, green={"lira": 5}) == [(1, 1), (2, 0), (3, 2)]
    assert ranked(red={"lira": 5}, blue={"lira": 5, "cards": 1}, green={"lira": 5}) == [(1, 1), (2, 0), (2, 2)]
    assert ranked(red={"lira": 5}, blue={"lira": 5}, green={"lira": 5}) == [(1, 0), (1, 1), (1, 2)]


@rule_test("IST-TURN-01", "IST-END-02")
def test_the_round_of_a_finished_match_is_its_last_one() -> None:
    table = Table(players=2)
    table.arrange(ending=1, starter=0, turns=13)
    table.red.holds("five-lira")
    table.blue.acts_at("fountain")
    rounds = [table.match.view()["table"]["round"]]
    while not table.match.is_over:
        table.play(table.possible[0])
        rounds.append(table.match.view()["table"]["round"])
    assert set(rounds) == {7} and table.s.turns == 14
