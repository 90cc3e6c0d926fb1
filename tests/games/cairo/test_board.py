"""Board files: what is wrong is told with the cell or field."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import charsu
from charsu.games.cairo.board import FOLDER, cell_name, cell_number, check
from charsu.testing import conformance, rule_test

CAIRO = charsu.game("cairo")
PRINTED: dict[str, Any] = json.loads((FOLDER / "reconstructed.json").read_text("utf8"))

SMALL = {
    "zones": ["#.......#", *["#.......#"] * 7, "#########"],
    "sectors": ["111222333"] * 3 + ["444555666"] * 3 + ["777888999"] * 3,
    "spots": ["B1", "H1", "B8", "H8", "E4"],
    "jokers": [[1, 2, 3], [4, 5, 6], [7, 8, 9], [1, 4, 7], [2, 5, 8], [3, 6, 9]],
    "joker_fee": 1,
    "medals": {"gold": 6, "silver": 3},
    "layouts": {},
}


def changed(**fields: Any) -> dict[str, Any]:
    return {**deepcopy(PRINTED), **fields}


def row(field: str, number: int, text: str) -> dict[str, Any]:
    board = deepcopy(PRINTED)
    board[field][number] = text
    return board


def stall(colour: str, *cells: str) -> dict[str, Any]:
    board = deepcopy(PRINTED)
    board["layouts"]["4"][0][colour] = list(cells)
    return board


def without(field: str) -> dict[str, Any]:
    return {key: value for key, value in PRINTED.items() if key != field}


@pytest.mark.parametrize(
    ("board", "complaint"),
    [
        ([], "file: it must be a JSON object"),
        (without("spots"), "spots: it is missing"),
        (changed(colour="red"), "colour: there is no such field"),
        (row("zones", 4, "#.....x....#"), "zones: cell G5 cannot be 'x'"),
        (row("zones", 4, "#.....#"), "zones: row 5 has 7 cells, row 1 has 12"),
        (row("sectors", 0, "011122223333"), "sectors: cell A1 cannot be '0'"),
        (changed(sectors=["1" * 12] * 12), "sectors: every sector from 1 to 9 needs a cell"),
        (changed(zones=["." * 16] * 12), "zones: a board has 3 to 15 columns, not 16"),
        (changed(zones="#"), "zones: it must be a list of texts"),
        (changed(spots=["B1", "K1", "B11", "K11", "A6"]), "spots[4]: A6 is not on the market square"),
        (changed(spots=["B1", "K1", "B11", "K11", "B1"]), "spots[4]: B1 is a spot already"),
        (changed(spots=["B1", "K1", "B11", "K11", "Z99"]), "spots[4]: there is no cell 'Z99'"),
        (changed(jokers=[[1, 2, 3]]), "jokers: there are 6 of them"),
        (changed(jokers=[[1, 2, 2]] * 6), "jokers[0]: a joker shows three different sectors"),
        (changed(jokers=[[1, 2, 10]] * 6), "jokers[0]: it must be a whole number from 1 to 9, not 10"),
        (changed(joker_fee="2"), "joker_fee: it must be a whole number from 0 to 20, not '2'"),
        (changed(medals={"gold": 3}), "medals.silver: it is missing"),
        (changed(reconstructed=["dice"]), "reconstructed: there is no field 'dice'"),
        (changed(layouts={"5": []}), "layouts.5: there are layouts for 2, 3, 4 and neutral"),
        (changed(layouts={"3": []}), "layouts.3: it must have 3 sets"),
        (stall("red", "C10"), "layouts.4[0].red: say the tent's cell and the entrance's cell"),
        (stall("red", "A10", "B10"), "red A10/B10: the tent stands in the wrong zone"),
        (stall("red", "C10", "C8"), "red C10/C8: the entrance is not beside the tent"),
        (stall("purple", "A5", "A6"), "purple A5/A6: the entrance is not on the market square"),
        (stall("red", "D2", "D1"), "the tent is beside another one"),
        (stall("red", "B11", "B10"), "red B11/B10: a cell is used twice"),
        (stall("yellow", "E8", "E7"), "the sector has a tent of this colour already"),
    ],
)  # fmt: skip
def test_a_bad_board_is_refused_with_the_cell_or_field(board, complaint):
    with pytest.raises(charsu.BadOption) as caught:
        check(board, "mine")
    assert complaint in str(caught.value)
    assert str(caught.value).startswith("board mine: ")


def test_a_sector_crowded_by_a_layout_is_refused():
    board = deepcopy(PRINTED)
    board["layouts"]["3"][0]["red"] = ["G1", "F1"]
    board["layouts"]["3"][0]["yellow"] = ["E4", "F4"]
    with pytest.raises(charsu.BadOption, match="the sector holds more than two tents"):
        check(board, "mine")


def test_an_unreachable_spot_is_refused():
    board = row("zones", 1, "###.........")
    board["zones"][0] = "#.##.......#"
    with pytest.raises(charsu.BadOption, match=r"spots\[1\]: K1 cannot be reached from B1"):
        check(board, "mine")


@pytest.mark.parametrize("value", ["nowhere", "nowhere.json", 7, "../secrets.txt"])
def test_an_unknown_board_is_one_clear_sentence(value):
    with pytest.raises(charsu.BadOption, match="board"):
        CAIRO.new_match(3, {"board": value})


def test_a_broken_file_is_one_clear_sentence(tmp_path: Path):
    file = tmp_path / "mine.json"
    file.write_text("{", "utf8")
    with pytest.raises(charsu.BadOption, match=r"board file mine\.json cannot be read"):
        CAIRO.new_match(3, {"board": str(file)})


def test_a_table_loads_another_board_and_its_replay_holds_it(tmp_path: Path):
    file = tmp_path / "small.json"
    file.write_text(json.dumps(SMALL), "utf8")
    match = CAIRO.new_match(3, {"board": str(file), "start": "free"}, seed=1)
    table = match.view(0)["table"]
    assert (table["board"]["columns"], table["medals"], table["joker_fee"]) == (9, {"gold": 6, "silver": 3}, 1)
    assert table["reconstructed"] == ["goods", "crests"]
    file.unlink()
    again = charsu.Match.from_json(match.to_json())
    assert again.plain == match.plain


def test_a_replay_or_a_stranger_cannot_make_us_read_a_file(tmp_path: Path):
    file = tmp_path / "small.json"
    file.write_text(json.dumps(SMALL), "utf8")
    with pytest.raises(charsu.BadOption, match="option board cannot be a file here"):
        CAIRO.read_options({"board": str(file)}, files=False)
    stored = json.loads(CAIRO.new_match(3, {"start": "free"}, seed=1).to_json())
    stored["options"]["board"] = str(file)
    with pytest.raises(charsu.BadReplay, match="option board cannot be a file here"):
        charsu.Match.from_json(json.dumps(stored))
    assert CAIRO.read_options({"board": SMALL}, files=False)["board"] == SMALL


def test_a_board_without_a_layout_must_be_placed_freely():
    with pytest.raises(charsu.BadOption, match="has no suggested layout for 3 players; say start=free"):
        CAIRO.new_match(3, {"board": SMALL})


@pytest.mark.parametrize("players", [2, 4])
def test_a_small_board_plays_to_the_end(players):
    conformance.check_random_games(CAIRO, players, {"board": SMALL, "start": "free", "turn_limit": 120}, seed=2)


def test_the_largest_board_plays_to_the_end():
    board = {
        **SMALL,
        "zones": ["#.............#"] * 14 + ["#" * 15],
        "sectors": ["111112222233333"] * 5 + ["444445555566666"] * 5 + ["777778888899999"] * 5,
        "spots": ["B1", "N1", "B14", "N14", "H7"],
    }
    conformance.check_random_games(CAIRO, 3, {"board": board, "start": "free", "turn_limit": 60}, seed=2)


@rule_test("CAI-CELL-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_suggested_layouts_obey_the_rules_of_placement(players):
    board = check(PRINTED, "printed")
    assert len(board.layouts[players]) == players and all(len(sets) == 3 for sets in board.layouts[players])


def test_what_is_reconstructed_is_told():
    table = CAIRO.new_match(3, seed=1).view(None)["table"]
    assert set(table["reconstructed"]) >= {"zones", "medals", "joker_fee", "layouts", "spots", "goods"}


def test_cells_are_named_by_column_and_row():
    assert [cell_number(name) for name in ("A1", "o15", "c10", "P1", "A16", "A0", "A", "", 3, "A²")] == [
        0,
        224,
        137,
        -1,
        -1,
        -1,
        -1,
        -1,
        -1,
        -1,
    ]
    assert all(cell_number(cell_name(cell)) == cell for cell in range(225))
