"""Dice anyone can check."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer import Typer
from typer.testing import CliRunner

from charsu.core.errors import BadReplay
from charsu.core.game import Game
from charsu.server import commands
from charsu.tables import actions, dice
from charsu.tables.match_files import match_file
from charsu.tables.messages import NewTable
from charsu.tables.opening import open_table
from charsu.tables.reading import read
from charsu.tables.table import Table
from charsu.tables.trial import Trial
from charsu.tables.verify import luck, value_of, verify
from server.helpers import Server


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """The file of a match with two players' texts and an undo."""
    made = server.open("me", "open", undo="training", entropy="salt of Ada")
    joined = server.join(made["id"], entropy="соль Бена")
    server.command(made["id"], made["secret"], "start")
    first = server.state(made["id"])["view"]["actor"]
    secret = (made["secret"], joined["secret"])[first]
    for answer in ("go tea-house", "announce 7"):
        server.command(made["id"], secret, "answer", number=server.state(made["id"])["number"], answer=answer)
    server.command(made["id"], secret, "undo", number=server.state(made["id"])["number"])
    server.command(made["id"], secret, "answer", number=server.state(made["id"])["number"], answer="announce 9")
    server.play_to_the_end(made["id"], [made["secret"], joined["secret"]])
    file: dict[str, Any] = server.get(f"/api/tables/{made['id']}/match").json()
    return file


# --- the draw ----------------------------------------------------------------


def test_the_draw_is_a_fixed_function_of_secret_texts_table_and_number() -> None:
    """The numbers in the guide: whoever writes a checker of their own can compare with these."""
    secret = "00" * 32
    assert dice.commitment("abc", secret) == "3c2727b8a290a44fbc30e3590eb67b1d4d1fc3cf71195967e231e5a9d6c7f383"
    assert dice.salt({0: "x"}) == "7f0ee69964d9c8a4fbe87c94eda31c9a53310446478260a4f0d8c48494b3886a"
    rolled = [dice.FairDice(dice.SCHEME, "abc", secret, {0: "x"}).draw(number, range(6), [1] * 6) for number in range(1, 13)]
    assert rolled == [4, 5, 3, 4, 4, 5, 5, 3, 4, 4, 0, 4]


def test_a_hundred_thousand_draws_are_those_of_the_browser() -> None:
    """web/tests/fair.test.ts draws the same."""
    drawn = dice.FairDice(dice.SCHEME, "abc", "00" * 32, {0: "x"})
    places = ",".join(str(drawn.place(number, 2 + number % 997)) for number in range(1, 100_001))
    assert hashlib.sha256(places.encode()).hexdigest() == "2c87b89fbae2b81948f6710aedbeaa14b4c8f56b715550f7057033ad561cb254"


@pytest.mark.parametrize(
    "change", [("abd", "00" * 32, {0: "x"}), ("abc", "01" + "00" * 31, {0: "x"}), ("abc", "00" * 32, {1: "x"})]
)
def test_each_ingredient_matters(change: tuple[str, str, dict[int, str]]) -> None:
    one = dice.FairDice(dice.SCHEME, "abc", "00" * 32, {0: "x"})
    rolled = [one.draw(n, range(1000), [1] * 1000) for n in range(20)]
    assert rolled != [dice.FairDice(dice.SCHEME, *change).draw(n, range(1000), [1] * 1000) for n in range(20)]


def test_what_would_favour_small_numbers_is_thrown_away() -> None:
    most = (1 << 256) - 1
    assert dice.below(10, iter([most, 7])) == 7
    assert dice.below(10, iter([most - 6, 7])) == 9
    assert dice.below(16, iter([most])) == 15


def test_answers_come_as_often_as_their_odds_say() -> None:
    drawn = dice.FairDice(dice.SCHEME, "t", "ab" * 32, {})
    count = Counter(drawn.draw(n, (10, 20, 30), (1, 2, 5)) for n in range(8000))
    for answer, odds in ((10, 1), (20, 2), (30, 5)):
        assert abs(count[answer] - 1000 * odds) < 5 * (8000 * odds / 8 * (1 - odds / 8)) ** 0.5


def test_an_answer_without_odds_is_never_drawn() -> None:
    drawn = dice.FairDice(dice.SCHEME, "t", "ab" * 32, {})
    assert {drawn.draw(n, (1, 2, 3), (0, 1, 0)) for n in range(50)} == {2}


# --- commitment and publication ----------------------------------------------


def test_the_secret_is_hidden_until_the_end_and_then_fits_the_commitment(server: Server) -> None:
    made = server.open("me", "random", entropy="mine")
    before = server.get(f"/api/tables/{made['id']}/dice").json()
    assert before["secret"] is None and before["entropy"] == [] and len(before["commitment"]) == 64
    server.command(made["id"], made["secret"], "start")
    running = server.get(f"/api/tables/{made['id']}/dice").json()
    assert running["secret"] is None and running["entropy"] == [{"seat": 0, "text": "mine"}]
    assert server.get(f"/api/tables/{made['id']}/verify").json()["code"] == "not-over"
    assert server.get(f"/api/tables/{made['id']}/luck").json()["code"] == "not-over"
    server.play_to_the_end(made["id"], [made["secret"]])
    after = server.get(f"/api/tables/{made['id']}/dice").json()
    assert after["commitment"] == before["commitment"] == dice.commitment(made["id"], after["secret"])


def test_texts_are_added_only_before_the_start(server: Server) -> None:
    made = server.started("me", "random")
    assert server.command(made["id"], made["secret"], "entropy", text="late").json()["code"] == "running"


# --- checking ----------------------------------------------------------------


def test_every_roll_of_a_finished_match_is_confirmed_also_those_taken_back(finished: dict[str, Any]) -> None:
    report = verify(finished)
    rolls = [row for row in finished["fair"]["log"] if row[1] == "answer" and row[2].startswith(("roll", "draw", "start"))]
    kept = [answer for answer in finished["answers"] if answer.startswith(("roll", "draw", "start"))]
    assert report.ok and report.checked == len(rolls) == len(kept) + 1


def changed(finished: dict[str, Any], change: Any) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(finished))
    change(copy)
    return copy


def test_a_changed_roll_is_named(finished: dict[str, Any]) -> None:
    at = max(i for i, answer in enumerate(finished["answers"]) if answer.startswith("roll"))
    other = "roll 1 1" if finished["answers"][at] != "roll 1 1" else "roll 6 6"
    rows = finished["fair"]["log"]
    row = max(i for i, r in enumerate(rows) if r[2] == finished["answers"][at])

    def change(file: dict[str, Any]) -> None:
        file["answers"] = file["answers"][:at] + [other]
        file["fair"]["log"] = [*rows[:row], [rows[row][0], "answer", other]]

    report = verify(changed(finished, change))
    assert not report.ok
    assert report.failures == [{"number": rows[row][0], "move": at + 1, "said": other, "due": finished["answers"][at]}]


def test_another_secret_does_not_fit_the_commitment(finished: dict[str, Any]) -> None:
    report = verify(changed(finished, lambda file: file["fair"].update(secret="00" * 32)))
    assert not report.commitment and not report.ok


def test_a_log_that_tells_another_match_than_the_answers_is_noticed(finished: dict[str, Any]) -> None:
    assert not verify(changed(finished, lambda file: file["answers"].pop())).ok


@pytest.mark.parametrize(
    "change",
    [
        lambda file: file.pop("fair"),
        lambda file: file["fair"].pop("secret"),
        lambda file: file["fair"].pop("entropy"),
        lambda file: file["fair"].update(secret="nothex"),
        lambda file: file["fair"].update(log=[[1, "dance", "x"]]),
        lambda file: file["fair"].update(log=[[1, "answer"]]),
        lambda file: file["fair"].update(log=[[1, "undo", True]]),
        lambda file: file.update(options=["x"]),
        lambda file: file["fair"].update(log=[[1, "answer", "go nowhere"]]),
        lambda file: file["fair"].update(log=[[1, "redo", [7]]]),
        lambda file: file["fair"].update(log=[[1, "undo", 99]]),
        lambda file: file.update(game="chess"),
        lambda file: file.update(format="other"),
        lambda file: file.update(players="two"),
    ],
)
def test_a_broken_file_is_refused_in_words(finished: dict[str, Any], change: Any) -> None:
    with pytest.raises(BadReplay):
        verify(changed(finished, change))


def test_a_file_does_not_make_the_server_open_another(finished: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "board.json").write_text("{}", "utf8")
    with pytest.raises(BadReplay, match="cannot be a file here"):
        verify(changed(finished, lambda file: file.update(game="cairo", options={"board": str(tmp_path / "board.json")})))


def test_the_server_checks_uploaded_files(server: Server, finished: dict[str, Any]) -> None:
    assert server.post("/api/verify", finished).json()["ok"]
    assert server.post("/api/verify", {"format": "none"}).json()["code"] == "bad-match"


def run_verify(path: Path) -> Any:
    app = Typer()
    app.command()(commands.verify)
    return CliRunner().invoke(app, [str(path)])


def test_the_command_line_says_what_fails(finished: dict[str, Any], tmp_path: Path) -> None:
    good, bad, none = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "none.json"
    good.write_text(json.dumps(finished), "utf8")
    bad.write_text(json.dumps(changed(finished, lambda file: file["fair"].update(secret="00" * 32))), "utf8")
    none.write_text("[]", "utf8")
    assert run_verify(good).exit_code == 0 and "All good" in run_verify(good).output
    assert run_verify(bad).exit_code == 1 and "committed" in run_verify(bad).output
    assert run_verify(none).exit_code == 2


# --- every entry is accounted for ---------------------------------------------


def rows(file: dict[str, Any]) -> list[Any]:
    rows: list[Any] = file["fair"]["log"]
    return rows


def drop_one_that_is_no_answer(file: dict[str, Any]) -> None:
    rows(file).remove(next(row for row in rows(file) if row[1] == "sit"))


def repeat_a_number(file: dict[str, Any]) -> None:
    rows(file)[-1][0] -= 1


def go_back(file: dict[str, Any]) -> None:
    rows(file)[0][0], rows(file)[1][0] = 2, 1


def call_all_imported(file: dict[str, Any]) -> None:
    for row in rows(file):
        if row[1] == "answer":
            row[1:] = ["import", row[2]]


def call_one_imported(file: dict[str, Any]) -> None:
    row = [row for row in rows(file) if len(row) == 4][-1]
    row[1:] = ["import", row[2]]


def add_a_text_afterwards(file: dict[str, Any]) -> None:
    file["fair"]["entropy"][0]["text"] = "another"


def start_twice(file: dict[str, Any]) -> None:
    rows(file).append([len(rows(file)) + 1, "start", None])


def stop_early(file: dict[str, Any]) -> None:
    rows(file).pop()
    file["answers"].pop()


def widen_a_share(file: dict[str, Any]) -> None:
    next(row for row in rows(file) if len(row) == 4)[3][1] += 1


@pytest.mark.parametrize(
    "change",
    [
        drop_one_that_is_no_answer, repeat_a_number, go_back, call_all_imported, call_one_imported, add_a_text_afterwards,
        start_twice, stop_early, widen_a_share,
    ],
)  # fmt: skip
def test_a_log_with_anything_left_out_or_added_is_not_fair(finished: dict[str, Any], change: Any) -> None:
    report = verify(changed(finished, change))
    assert not report.ok and report.problems


def test_an_entry_between_an_answer_and_its_roll_is_noticed(finished: dict[str, Any]) -> None:
    """A server that may put something in between could try until the roll pleases it."""

    def push_in(file: dict[str, Any]) -> None:
        at = next(i for i, row in enumerate(rows(file)) if row[1] == "answer" and row[2].startswith("roll"))
        rows(file).insert(at, [0, "rename", None])
        for number, row in enumerate(rows(file), 1):
            row[0] = number

    assert "stands where a roll is due" in " ".join(verify(changed(finished, push_in)).problems)


def test_an_entry_that_is_no_roll_does_not_change_the_rolls_after_it() -> None:
    """The draws of a table are numbered by themselves."""
    request = {"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "hot"}], "start": True}
    table = open_table(read(NewTable, request), "x", None, None)
    twin = Table.load(table.charter, [*table.entries])
    for at, renames in ((table, 0), (twin, 3)):
        for _ in range(renames):
            entry = Trial(at, 0)
            entry.entry("rename", seat=0, data={"name": "n"})
            entry.commit()
        for answer in ("go tea-house", "announce 7"):
            trial = Trial(at, 0)
            actions.play(trial, at.actor or 0, answer, "person")
            trial.commit()
    assert table.number + 3 == twin.number and table.moves() == twin.moves()


def test_a_match_of_the_first_dice_is_still_checked_by_them() -> None:
    request = {"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "hot"}]}
    charter = open_table(read(NewTable, request), "x", None, None).charter
    old = replace(charter, scheme=dice.BY_ENTRY, commitment=dice.commitment(charter.id, charter.secret, dice.BY_ENTRY))
    table = Table(old)
    trial = Trial(table, 0)
    trial.entry("open", data={"host": "x"})
    trial.begin()
    trial.commit()
    while table.actor is not None and table.match:
        trial = Trial(table, 0)
        actions.play(trial, table.actor, table.match.options()[0].notation, "person")
        trial.commit()
    file = json.loads(json.dumps(match_file(table, None, True)))
    assert verify(file).ok and verify(file).checked > 1


# --- luck --------------------------------------------------------------------


def test_the_luck_report_compares_what_was_expected_with_what_came(bazaar: Game) -> None:
    match = bazaar.new_match(2, chance="ask")
    match.play("start 0", "go tea-house", "announce 7", "roll 6 6", "go tea-house", "announce 7", "roll 1 1")
    ada, ben = luck(match)
    assert ada["decisions"][0] | {"outcomes": None} == {
        "decision": "roll", "rolls": 1, "expected": 7.0, "rolled": 12, "surprise": 2.07, "outcomes": None,
    }  # fmt: skip
    assert ben["decisions"][0]["rolled"] == 2 and ben["decisions"][0]["surprise"] == -2.07
    outcomes = {o["notation"]: o for o in ada["decisions"][0]["outcomes"]}
    assert outcomes["roll 6 6"] == {"notation": "roll 6 6", "expected": 0.03, "drawn": 1}


def test_only_what_is_written_in_numbers_has_a_size() -> None:
    assert value_of("roll 3 4") == 7 and value_of("draw gem") is None and value_of("pass") is None
