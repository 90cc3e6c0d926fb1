"""Answers carry the number of the state they were made for; whatever is wrong is a coded error and changes nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import httpx
import orjson
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from charsu.core.game import Game
from charsu.server.settings import Limits
from charsu.tables import dice, opening
from charsu.tables.entries import now
from charsu.tables.messages import NewTable
from charsu.tables.opening import open_table
from charsu.tables.reading import read
from charsu.tables.table import Visitor
from charsu.tables.trial import Trial
from charsu.tables.views import Room, Screen, message
from charsu.testing.changed import changed
from server.conftest import Serve
from server.helpers import Player, Server, eventually


@pytest.fixture
def made(server: Server) -> dict[str, Any]:
    """Two people at a running table."""
    table = server.open("me", "open")
    table["other"] = server.join(table["id"])["secret"]
    server.command(table["id"], table["secret"], "start")
    return table


def both(server: Server, made: dict[str, Any]) -> tuple[Player, Player]:
    """Whoever is asked, and the other."""
    players = server.seat(made["id"], made["secret"]), server.seat(made["id"], made["other"])
    asked = players[0].state["view"]["actor"]
    return players[asked], players[1 - asked]


def test_an_answer_is_accepted_by_notation_and_by_id(server: Server, made: dict[str, Any]) -> None:
    asked, other = both(server, made)
    with asked, other:
        assert asked.answer(asked.options()[0])["type"] == "ok"
        asked.until(lambda: asked.state["move"] == 2)
        while not asked.state["options"] and not other.state["options"]:
            asked.take()
        mover = asked if asked.state["options"] else other
        assert mover.answer(mover.state["options"][0]["id"])["type"] == "ok"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"number": 0}, "stale"),
        ({"number": 999}, "stale"),
        ({"answer": "go nowhere"}, "illegal"),
        ({"answer": 77}, "illegal"),
        ({"answer": -1}, "illegal"),
        ({"answer": True}, "malformed"),
        ({"answer": None}, "malformed"),
        ({"answer": ""}, "malformed"),
        ({"number": "1"}, "malformed"),
        ({"number": -1}, "malformed"),
        ({"number": None}, "malformed"),
        ({"seat": 9}, "not-yours"),
        ({"key": "x" * 65}, "malformed"),
        ({"extra": 1}, "malformed"),
        ({"answer": "x" * 20000}, "oversized"),
    ],
)
def test_a_bad_answer_is_refused_with_its_code_and_nothing_changes(
    server: Server, made: dict[str, Any], change: dict[str, Any], code: str
) -> None:
    asked, other = both(server, made)
    with asked, other:
        before = server.state(made["id"])
        sent = {"type": "answer", "number": asked.state["number"], "answer": asked.options()[0], **change}
        assert asked.ask(sent)["code"] == code
        assert server.state(made["id"]) == before
        assert asked.answer()["type"] == "ok"


@pytest.mark.parametrize("raw", ["", "{", "[]", "null", "5", '"hello"', '{"type": "dance"}', "{}", b"\xff\x00", "[" * 5000])
def test_what_is_no_message_is_malformed_and_the_connection_lives(server: Server, made: dict[str, Any], raw: str | bytes) -> None:
    asked, other = both(server, made)
    with asked, other:
        assert asked.ask(raw)["code"] == "malformed"
        assert asked.answer()["type"] == "ok"


def test_the_other_seat_is_not_asked(server: Server, made: dict[str, Any]) -> None:
    asked, other = both(server, made)
    with asked, other:
        assert other.answer(asked.options()[0])["code"] == "not-your-turn"
        assert other.answer(asked.options()[0], seat=asked.state["showing"])["code"] == "not-yours"


def test_a_repeated_key_tells_as_which_entry_it_was_accepted(server: Server, made: dict[str, Any]) -> None:
    asked, other = both(server, made)
    with asked, other:
        number, answer = asked.state["number"], asked.options()[0]
        first = asked.answer(answer, key="once")
        again = asked.command("answer", number=number, answer=answer, key="once")
        assert again["code"] == "repeated" and again["number"] == first["number"] and again["key"] == "once"
        assert server.state(made["id"])["move"] == 2


def test_a_key_is_remembered_after_a_restart(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    made = server.started("me", "random")
    with server.seat(made["id"], made["secret"]) as player:
        player.until(lambda: bool(player.state["options"]))
        number, answer = player.state["number"], player.options()[0]
        first = player.answer(key="once")
    server.stop()
    again = serve(sqlite).command(made["id"], made["secret"], "answer", number=number, answer=answer, key="once").json()
    assert again["code"] == "repeated" and again["number"] == first["number"]


def test_a_new_name_does_not_make_an_answer_stale(server: Server, made: dict[str, Any]) -> None:
    asked, other = both(server, made)
    with asked, other:
        number, answer = asked.state["number"], asked.options()[0]
        other.command("rename", name="Somebody else")
        assert asked.command("answer", number=number, answer=answer)["type"] == "ok"


def test_nothing_is_answered_before_the_start_or_after_the_end(server: Server) -> None:
    made = server.open("me", "random")
    answer = {"number": 1, "answer": "go tea-house"}
    assert server.command(made["id"], made["secret"], "answer", **answer).json()["code"] == "not-running"
    server.command(made["id"], made["secret"], "start")
    server.play_to_the_end(made["id"], [made["secret"]])
    number = server.state(made["id"])["number"]
    assert server.command(made["id"], made["secret"], "answer", number=number, answer="pass").json()["code"] == "not-running"


def test_of_many_answers_for_one_state_only_one_counts(server: Server, made: dict[str, Any]) -> None:
    """Twenty connections of one seat answer at once."""
    asked, other = both(server, made)
    secret = made["secret"] if asked.state["showing"] == 0 else made["other"]
    with asked, other:
        number, answers = asked.state["number"], asked.options()

        async def race() -> list[Any]:
            async with httpx.AsyncClient(base_url=server.http.base_url, timeout=20) as client:
                url, headers = f"/api/tables/{made['id']}/commands", {"authorization": f"Bearer {secret}"}
                bodies = [{"type": "answer", "number": number, "answer": answers[i % len(answers)]} for i in range(20)]
                return await asyncio.gather(*(client.post(url, json=body, headers=headers) for body in bodies))

        codes = [response.json().get("code", "ok") for response in asyncio.run(race())]
        assert codes.count("ok") == 1 and codes.count("stale") == 19
        assert server.state(made["id"])["move"] == 2


# --- limits and doors --------------------------------------------------------


def test_too_many_messages_are_refused_and_the_connection_lives(serve: Serve) -> None:
    server = serve(limits=Limits(messages_per_second=50, message_burst=5))
    made = server.started("me", "random")
    with server.seat(made["id"], made["secret"]) as player:
        codes = [player.ask({"type": "ping"}).get("code") for _ in range(30)]
        assert "too-fast" in codes
        eventually(lambda: player.ask({"type": "ping"})["type"] == "pong")


def test_tables_sockets_and_requests_per_client_are_limited(serve: Serve) -> None:
    server = serve(limits=Limits(tables_per_hour=2, sockets_per_client=1, requests_per_second=0.001, request_burst=8))
    body = {"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = [server.post("/api/tables", body).json() for _ in range(3)]
    assert made[2]["code"] == "too-fast"
    with server.seat(made[0]["id"]), pytest.raises(Exception, match="403"):
        server.seat(made[0]["id"])
    assert [server.get("/health").status_code for _ in range(8)][-1] == 429


def test_a_body_that_is_too_large_is_refused(serve: Serve) -> None:
    server = serve(limits=Limits(message_bytes=1000, file_bytes=5000))
    made = server.started("me", "random")
    large = {"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"x": "y" * 6000}}
    assert server.post("/api/tables", large).json()["code"] == "oversized"
    assert server.command(made["id"], made["secret"], "rename", name="y" * 2000).json()["code"] == "oversized"

    def pieces() -> Any:
        for _ in range(10):
            yield b"x" * 1000

    assert server.http.post("/api/tables", content=pieces()).json()["code"] == "oversized"


def open_from(server: Server, origin: str) -> str:
    """The first message a page of this origin gets."""
    made = server.started("me", "random")
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket", origin=origin, proxy=None) as socket:  # type: ignore[arg-type]
        socket.send('{"type": "hello"}')
        return str(socket.recv(10))


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1"])
def test_a_socket_from_another_page_is_not_opened(serve: Serve, origin: str) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        open_from(serve(origins=("https://play.example.org",)), origin)


def test_a_socket_from_the_same_or_a_listed_page_is_opened(serve: Serve) -> None:
    server = serve(origins=("https://play.example.org",))
    for origin in (f"http://127.0.0.1:{server.port}", "https://play.example.org"):
        assert '"state"' in open_from(server, origin)


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/docs", "/nothing", "/api/nothing"):
        headers = server.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy and "'unsafe-eval'" not in policy
        assert "access-control-allow-origin" not in headers
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"


def test_the_documentation_page_has_no_script(server: Server) -> None:
    page = server.get("/docs").text
    assert "<script" not in page and "/api/tables/{name}/commands" in page


def test_a_connection_that_says_nothing_is_closed(serve: Serve) -> None:
    server = serve(limits=Limits(hello_seconds=0.2))
    made = server.started("me", "random")
    with server.seat(made["id"], hello=False) as player, pytest.raises(ConnectionClosed):
        player.take()


def test_secrets_are_long_different_and_stored_only_as_hashes(server: Server) -> None:
    made = [server.open("me", "open") for _ in range(20)]
    secrets = [m["secret"] for m in made] + [server.join(m["id"])["secret"] for m in made]
    assert len(set(secrets)) == 40 and all(len(s) == 22 for s in secrets)
    stored = b"".join(path.read_bytes() for path in server.folder.glob("tables.sqlite*"))
    assert not any(secret.encode() in stored for secret in secrets)


def test_no_secret_is_ever_logged(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("DEBUG", "charsu"):
        made = server.started("me", "random")
        with server.seat(made["id"], made["secret"]) as player:
            player.command("ping")
        server.state(made["id"], made["secret"])
    assert "request" in caplog.text and made["secret"] not in caplog.text


def test_rules_that_break_off_in_the_middle_leave_no_trace(server: Server, made: dict[str, Any], bazaar: Game) -> None:
    asked, other = both(server, made)
    with asked, other:
        before = server.state(made["id"])
        match = server.tables.lives[made["id"]].table.match
        failures = [ZeroDivisionError()]

        def apply(s: Any, answer: int) -> None:
            if failures:
                s.coins[0] += 100
                raise failures.pop()
            bazaar.rules.apply(s, answer)

        match.game = changed(bazaar, apply=apply)
        assert asked.answer()["code"] == "fault"
        assert server.state(made["id"]) == before
        assert asked.answer()["type"] == "ok"


def test_bots_keep_a_least_pace_where_limits_hold(serve: Serve) -> None:
    server = serve(limits=Limits())
    assert server.open("random", "open")["table"]["pace"] == 100


# --- what is decided ---------------------------------------------------------


def test_a_decided_answer_is_named_so_and_nothing_is_given_away_among_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "fresh_id", lambda: "always-the-same")
    monkeypatch.setattr(dice, "fresh_secret", lambda: "1" * 64)
    alone, together = list(questions("me", "bot")), list(questions("me", "hot"))
    assert {"now", "wait"} <= {state["forced"] for _, state in alone}
    assert all(len(state["options"]) == 1 for _, state in alone + together if state["forced"])
    hands = [hand for hand, state in together if state["forced"]]
    assert hands
    assert not any(hands)


def questions(*kinds: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """How many cards people hold and what they are shown at each question of a match played at random."""
    chance = random.Random(2)
    plan = read(NewTable, {"game": "istanbul", "seats": [{"kind": kind} for kind in kinds], "start": True})
    table = open_table(plan, "holder", None, None)
    while (seat := table.actor) is not None and table.number < 250:
        assert table.match is not None
        if table.seats[seat].kind == "person":
            yield table.match.plain.hand_size[seat], orjson.loads(message(table, Screen(Visitor((seat,))), Room(), {}))["state"]
        trial = Trial(table, now())
        trial.play(seat, chance.choice(table.match.legal_ids()), "person")
        trial.commit()


# --- why not, and what it costs -------------------------------------------------


def test_whoever_is_asked_learns_why_not_and_what_answers_cost(server: Server, made: dict[str, Any]) -> None:
    def why(player: Player, span: str, index: int) -> Any:
        reply = player.command("why", span=span, index=index)
        assert reply["type"] == "why"
        return reply["reason"]

    asked, other = both(server, made)
    guest = server.seat(made["id"], None)
    with asked, other, guest:
        assert why(asked, "stall", 4) == {"text": {"id": "bazaar-why-far", "args": {}}, "rule": "BAZ-02"}
        assert why(asked, "stall", 1) is None
        assert why(asked, "number", 1)["text"]["id"] == "why-question"
        assert why(asked, "roof", 1) is None and why(asked, "stall", 99) is None
        assert why(other, "stall", 4)["text"]["id"] == "why-turn"
        assert why(guest, "stall", 4) is None
        assert all("worth" not in option for option in asked.state["options"])
    secret = made["secret"] if asked.state["view"]["seat"] == 0 else made["other"]
    with server.seat(made["id"], secret, worth=True) as screen:
        assert {option["index"]: option["worth"] for option in screen.state["options"]} == {1: {}, 2: {}}
