"""Thinking time."""

from __future__ import annotations

from charsu.server.clock import Clock
from server.conftest import Serve
from server.helpers import Server, eventually


def test_time_is_charged_to_whoever_answers_and_the_increment_comes_when_the_turn_passes() -> None:
    clock = Clock({"seconds": 60, "increment": 5}, 2)
    clock.start(0)
    clock.answered(0, 10_000, True)
    clock.answered(0, 12_000, True)
    assert clock.left == [48_000, 60_000]
    clock.answered(1, 15_000, True)
    assert clock.left == [53_000, 57_000]


def test_bots_think_for_free() -> None:
    clock = Clock({"seconds": 60, "increment": 0}, 2)
    clock.start(0)
    clock.answered(0, 10_000, False)
    assert clock.left == [60_000, 60_000]


def test_the_running_clock_is_shown_as_it_ticks() -> None:
    clock = Clock({"seconds": 60, "increment": 0}, 2)
    clock.start(1000)
    assert clock.to_json(1, 5000) == {"left": [60_000, 56_000], "running": 1, "at": 5000}
    assert clock.to_json(None, 5000)["left"] == [60_000, 60_000]
    assert clock.remaining(1, 999_999) == 0


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


def test_the_time_a_server_was_away_is_not_charged(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    made = server.started("me", "hot", clock={"seconds": 500, "increment": 0})
    server.stop()
    again = serve(sqlite)
    events = again.get(f"/api/tables/{made['id']}/events").json()["events"]
    eventually(lambda: again.get(f"/api/tables/{made['id']}/events").json()["events"][-1]["kind"] == "resume")
    assert events[0]["kind"] == "open" and again.state(made["id"])["clock"]["left"][0] > 499_000
