"""Thinking time."""

from __future__ import annotations

import pytest

from charsu.tables import actions
from charsu.tables.clock import Clock
from charsu.tables.entries import Watch, now
from charsu.tables.messages import NewTable
from charsu.tables.opening import open_table
from charsu.tables.reading import read
from charsu.tables.table import Table
from charsu.tables.trial import Trial
from server.conftest import Serve
from server.helpers import Server, eventually


def test_time_is_charged_to_whoever_answers_and_the_increment_comes_when_the_turn_passes() -> None:
    clock = Clock({"seconds": 60, "increment": 5}, 2)
    clock.answered(0, 10_000, True)
    clock.answered(0, 2_000, True)
    assert clock.left == [48_000, 60_000]
    clock.answered(1, 3_000, True)
    assert clock.left == [53_000, 57_000]


def test_bots_think_for_free() -> None:
    clock = Clock({"seconds": 60, "increment": 0}, 2)
    clock.answered(0, 10_000, False)
    assert clock.left == [60_000, 60_000]


def test_the_running_clock_is_shown_as_it_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock({"seconds": 60, "increment": 0}, 2)
    clock.since = 1000
    monkeypatch.setattr("charsu.tables.clock.tick", lambda: 5000)
    assert clock.to_json(1)["left"] == [60_000, 56_000] and clock.to_json(1)["running"] == 1
    assert clock.to_json(None)["left"] == [60_000, 60_000]
    monkeypatch.setattr("charsu.tables.clock.tick", lambda: 999_999)
    assert clock.remaining(1) == 0


@pytest.mark.parametrize("hours", [-1, 1])
def test_setting_the_time_of_the_machine_gives_and_takes_nothing(hours: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer, a restart and another answer, with the wall clock moved in between."""
    request = {"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "hot"}], "start": True, "clock": {"seconds": 900}}
    table = open_table(read(NewTable, request), "x", None, None)
    answered(table, "go tea-house")
    monkeypatch.setattr(Watch, "ahead", hours * 3_600_000)
    answered(table, "announce 7")
    again = Table.load(table.charter, [*table.entries])
    answered(again, again.match.options()[0].notation if again.match else "")
    assert again.clock and all(890_000 < left <= 900_000 for left in again.clock.to_json(again.actor)["left"])


def answered(table: Table, answer: str) -> None:
    trial = Trial(table, now())
    actions.play(trial, table.actor or 0, answer, "person")
    trial.commit()


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_server_that_comes_back_at_another_time_of_the_machine_goes_on(
    hours: int, serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite)
    made = server.started("me", "hot", clock={"seconds": 500, "increment": 0})
    server.stop()
    monkeypatch.setattr(Watch, "ahead", hours * 3_600_000)
    again = serve(sqlite)
    eventually(lambda: again.get(f"/api/tables/{made['id']}/events").json()["events"][-1]["kind"] == "resume")
    left = again.state(made["id"])["clock"]["left"]
    assert all(490_000 < each <= 500_000 for each in left)  # an hour it was away is charged to nobody
    assert not any(seat["flagged"] for seat in again.state(made["id"])["seats"])


def test_a_clock_that_ran_out_stays_at_zero_through_leave_and_join_and_gets_no_increment(server: Server) -> None:
    made = server.open("open", "open", clock={"seconds": 1, "increment": 30}, pace=60_000)
    people = [server.join(made["id"])["secret"] for _ in range(2)]
    server.command(made["id"], made["secret"], "start")
    actor = server.state(made["id"])["view"]["actor"]
    eventually(lambda: server.state(made["id"])["seats"][actor]["flagged"])
    assert server.command(made["id"], people[actor], "leave").status_code == 200
    server.join(made["id"], seat=actor)
    state = server.state(made["id"])
    assert state["seats"][actor]["flagged"] and state["clock"]["left"][actor] == 0


def test_a_seat_whose_time_ran_out_gets_no_increment() -> None:
    clock = Clock({"seconds": 60, "increment": 5}, 2)
    clock.answered(0, 1_000, True)
    clock.run_out(0)
    clock.answered(1, 1_000, True)
    assert clock.left[0] == 0


def test_when_time_is_up_the_house_plays_on(server: Server) -> None:
    made = server.started("me", "random", clock={"seconds": 1, "increment": 0})
    assert server.state(made["id"])["clock"]["left"][0] <= 1000
    eventually(lambda: server.state(made["id"])["status"] == "over")
    events = server.get(f"/api/tables/{made['id']}/events").json()["events"]
    assert [e["seat"] for e in events if e["kind"] == "flag"] == [0]
    assert {e["by"] for e in events if e["kind"] == "answer" and e["seat"] == 0} == {"house"}
    assert server.state(made["id"])["seats"][0]["flagged"]


def test_a_flagged_seat_cannot_answer_any_more(server: Server) -> None:
    made = server.started("me", "hot", clock={"seconds": 1, "increment": 0}, pace=60_000)
    actor = server.state(made["id"])["view"]["actor"]
    eventually(lambda: server.state(made["id"])["seats"][actor]["flagged"])
    number = server.state(made["id"])["number"]
    refused = server.command(made["id"], made["secret"], "answer", number=number, answer="go tea-house").json()
    assert refused["code"] == "not-your-turn"
