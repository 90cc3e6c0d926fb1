"""A table remembers the rules it was played by."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import charsu
from charsu.core import registry
from charsu.core.notation import Notation
from charsu.tables.entries import Entry, hashed
from charsu.tables.messages import NewTable
from charsu.tables.opening import open_table
from charsu.tables.reading import read
from charsu.tables.table import Table
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


# --- Matches of earlier rules, as they were stored ----------------------------

STORED = Path(__file__).parent / "stored"


def table_of(stored: dict[str, Any]) -> Table:
    """The table a server finds in its store."""
    seats = [{"kind": "me"}, *({"kind": "hot"} for _ in range(stored["players"] - 1))]
    request = read(NewTable, {"game": stored["game"], "seats": seats, "options": stored["options"], "start": True})
    opened = open_table(request, hashed("x"), None, None)
    entries = [e for e in opened.entries if e.kind != "answer"]
    answers = [Entry(len(entries) + n, "answer", 0, notation=text) for n, text in enumerate(stored["answers"], 1)]
    return Table.load(replace(opened.charter, rules=stored["rules"]), [*entries, *answers])


@pytest.mark.parametrize("name", ["istanbul-1-goes-on", "istanbul-1-grand-bazaar", "cairo-1-goes-on"])
def test_a_match_of_earlier_rules_goes_on_where_its_answers_still_hold(name: str) -> None:
    stored = json.loads((STORED / f"{name}.json").read_text("utf8"))
    table = table_of(stored)
    assert table.charter.rules == "1" and charsu.game(stored["game"]).version != "1"
    assert table.status == "running" and table.frozen is None and table.match is not None
    assert table.match.moves() == stored["answers"]
    assert charsu.Match.from_json(json.dumps(stored)).play(table.match.legal_ids()[0]).number == len(stored["answers"]) + 1


def test_a_match_of_earlier_rules_whose_answers_do_not_hold_is_frozen_with_the_reason() -> None:
    stored = json.loads((STORED / "istanbul-1-second-card.json").read_text("utf8"))
    table = table_of(stored)
    assert table.status == "frozen" and table.frozen is not None and table.frozen["move"] == 23
    assert "rules 1 of istanbul; this program has" in table.frozen["message"]
    assert "where do you take the second card from?" in table.frozen["message"]
    with pytest.raises(charsu.CharsuError, match="played by rules 1, these are"):
        charsu.Match.from_json(json.dumps(stored))


def test_a_match_with_options_that_are_refused_now_is_frozen_too() -> None:
    options = {"expansions": "grand_bazaar", "letters_deck": "mixed"}
    table = table_of({"game": "istanbul", "rules": "1", "players": 2, "options": options, "answers": []})
    charter = replace(table.charter, options={**table.charter.options, "letters_deck": "alone"})
    again = Table.load(charter, table.entries)
    assert again.status == "frozen" and again.frozen is not None and "all 72 bonus cards" in again.frozen["message"]
