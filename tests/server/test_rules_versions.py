"""A table remembers the rules it was played by."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from charsu.core import registry
from charsu.core.notation import Notation
from charsu.testing.changed import changed
from core.bazaar import GAME
from server.conftest import Serve
from server.helpers import Server


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Put another version of the game in place of the usual one."""

    def change(**fields: Any) -> None:
        monkeypatch.setitem(registry._registered, "bazaar", changed(GAME, **fields))

    return change


def half_played(server: Server) -> dict[str, Any]:
    made = server.started("me", "hot")
    for answer in ("go card-seller", "pass"):
        assert server.command(
            made["id"], made["secret"], "answer", number=server.state(made["id"])["number"], answer=answer
        ).is_success
    return made


def test_newer_rules_that_can_replay_a_match_go_on_with_it(serve: Serve, sqlite: str, rules: Any) -> None:
    server = serve(sqlite)
    made = half_played(server)
    server.stop()
    rules(version="2")
    again = serve(sqlite)
    state = again.state(made["id"])
    assert state["status"] == "running" and state["move"] == 3 and state["table"]["rules"] == "1" and state["view"]["rules"] == "2"
    number = state["number"]
    assert again.command(made["id"], made["secret"], "answer", number=number, answer="go card-seller").is_success


def renamed() -> Notation:
    """Rules in which one announces nothing any more but passes by another word."""
    spans = tuple(replace(span, name="skip") if span.name == "pass" else span for span in GAME.words.notation.spans)
    return replace(GAME.words.notation, spans=spans)


def test_rules_that_cannot_replay_a_match_say_so_and_still_show_it(serve: Serve, sqlite: str, rules: Any) -> None:
    server = serve(sqlite)
    made = half_played(server)
    server.stop()
    rules(version="2", notation=renamed())
    again = serve(sqlite)
    state = again.state(made["id"], made["secret"], seat=0)
    assert state["status"] == "frozen" and "rules 1 of bazaar" in state["frozen"]["message"] and "2" in state["frozen"]["message"]
    assert state["frozen"]["move"] == 2 and state["frozen"]["moves"] == ["?", "go card-seller", "pass"]
    assert state["view"]["number"] == 2 and state["options"] == []
    refused = again.command(made["id"], made["secret"], "answer", number=state["number"], answer="pass").json()
    assert refused["code"] == "frozen"
    assert again.get(f"/api/tables/{made['id']}/history").json()["total"] == 2


def test_a_game_that_is_gone_still_shows_its_log(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(sqlite)
    made = half_played(server)
    server.stop()
    monkeypatch.delitem(registry._registered, "bazaar")
    again = serve(sqlite)
    state = again.state(made["id"])
    assert state["status"] == "frozen" and state["view"] is None and state["frozen"]["moves"] == ["?", "go card-seller", "pass"]
    events = again.get(f"/api/tables/{made['id']}/events").json()["events"]
    assert [e["notation"] for e in events if e["kind"] == "answer"] == ["?", "go card-seller", "pass"]
