"""What the log and the answers of Cairo tell: from whom, why, for how much."""

from __future__ import annotations

from charsu import game
from charsu.testing import rule_test
from games.cairo.tables import Table


def said(table: Table, notation: str, language: str = "en") -> str:
    return next(answer.describe(language) for answer in table.match.options() if str(answer) == notation)


@rule_test("CAI-MEDAL-03", "CAI-MEDAL-08")
def test_the_log_says_from_whom_a_medal_comes():
    table = Table()
    table.ankh.has_stall("red", "c10", "c11", entrance="c9").holds("7").owns(red=3)
    table.eye.has_stall("red", "e2", "f2", entrance="e1").has_gold("red").has_silver("red")
    table.play("extend red", "play 7", "at d10")
    events = table.last_events
    assert events[events.index("Ankh takes the gold medal in red: 3 points.") + 1] == "It comes from Eye of Horus."
    assert events[events.index("Ankh takes the silver medal in red: 2 points.") + 1] == "It comes from Eye of Horus."


@rule_test("CAI-MEDAL-06")
def test_a_medal_of_the_supply_comes_from_nobody():
    table = Table()
    table.ankh.has_stall("red", "c10", entrance="c9").holds("7").owns(red=2)
    table.play("extend red", "play 7", "at d10")
    assert not [line for line in table.last_events if line.startswith("It comes from")]


@rule_test("CAI-INCOME-05")
def test_an_empty_bank_is_named_and_so_is_a_short_one():
    table = Table().empty_bank("white", leave=0).play("call white", "to i6")
    assert "Ankh gets nothing for the call: the bank has no white coins left." in table.last_events
    assert "Lotus gets nothing as the owner: the bank has no white coins left." in table.last_events
    table = Table().empty_bank("red", leave=1).customers(off="purple", red="c8", yellow="b1")
    table.ankh.has_stall("red", "c10", "c11", entrance="c9")
    table.play("call red", "to c9")
    assert table.last_events[-2:] == ["Ankh earns 1 red coin at their own stall.", "The bank is 1 red coin short; it is lost."]


@rule_test("CAI-SETUP-13", "CAI-2P-02")
def test_the_cells_of_the_start_tents_and_of_the_neutral_ones_are_told():
    log = game("cairo").new_match(players=2, seed=1).log("en")
    assert sum(line.startswith("Neutral from the beginning: ") for line in log) == 6
    sets = [i for i, line in enumerate(log) if "of the start tents" in line]
    for i in sets:
        seat = log[i].split(" gets set")[0]
        assert [line.startswith(f"{seat} puts the ") for line in log[i + 1 : i + 7 : 2]] == [True] * 3
        assert [line.startswith("Its entrance is ") for line in log[i + 2 : i + 7 : 2]] == [True] * 3


@rule_test("CAI-FINAL-01")
def test_the_final_phase_says_what_brought_it_about():
    table = Table(players=2).is_empty()
    table.ankh.has_stall("red", "c10", entrance="c9").holds("7").owns(red=2)
    table.eye.has_stall("red", "e2", "f2", "g2", "h2", "i2", "j2", entrance="e1")
    table.play("extend red", "play 7", "at d10")
    events = table.last_events
    assert (
        events[events.index("The final phase begins: from now on there is only building.") - 1]
        == "The red extensions have run out."
    )
    table = Table(players=2).is_empty()
    table.ankh.has_stall("red", "c10", entrance="c9").holds("7").owns(red=2)
    table.eye.has_stall("red", "e2", "f2", "g2", "h2", "i2", entrance="e1")
    table.eye.has_stall("green", "e8", "f8", "g8", "h8", "i8", "j8", entrance="e7")
    table.play("extend red", "play 7", "at d10")
    assert "Of the red and the green extensions one each is left." in table.last_events


@rule_test("CAI-SCORE-04")
def test_the_end_tells_the_totals_and_who_wins():
    table = Table(players=2).begins_final_phase()
    table.ankh.has_points(30).owns()
    table.eye.has_points(40).owns().is_out()
    table.play("out")
    assert table.last_events[-2:] == ["Ankh ends with 30 points.", "Eye of Horus wins with 40 points."]
    table = Table(players=2).begins_final_phase()
    table.ankh.has_points(40).owns()
    table.eye.has_points(40).owns().is_out()
    table.play("out")
    assert table.last_events[-2:] == ["Ankh shares the victory with 40 points.", "Eye of Horus shares the victory with 40 points."]


@rule_test("CAI-MEDAL-07", "CAI-PAY-03")
def test_an_extension_is_offered_with_its_whole_price_and_all_its_points():
    table = Table()
    table.ankh.has_stall("red", "c10", entrance="c9").holds("7").owns(red=1, blue=4)
    assert said(table, "extend red") == "Extend the red stall: 1 red and 2 other coins, 7 points"
    table = Table()
    table.ankh.has_stall("red", "c10", entrance="c9").holds("7").owns(red=2)
    table.eye.has_stall("red", "e2", "e3", "e4", entrance="e1").has_gold("red").has_silver("red")
    assert said(table, "extend red") == "Extend the red stall: 2 red coins, 2 points"


@rule_test("CAI-INCOME-01", "CAI-INCOME-02", "CAI-CUST-07")
def test_an_entrance_is_offered_with_its_owner_what_it_brings_and_its_barkers():
    table = Table().customers(off="purple", red="c8", yellow="b1")
    table.ankh.has_stall("red", "c10", "c11", entrance="c9").has_barkers(1)
    table.eye.has_stall("red", "e2", "e3", "e4", entrance="e1")
    table.play("call red")
    assert said(table, "to c9") == "C9, your stall: 2 red coins"
    assert said(table, "to e1") == "E1, Eye of Horus’s stall: 1 red coin (owner: 3); 1 barker"


@rule_test("CAI-FINAL-04")
def test_who_can_only_stop_building_reads_why():
    table = Table(players=2).begins_final_phase()
    table.ankh.holds("7").owns()
    assert said(table, "out").startswith("Build no more")
