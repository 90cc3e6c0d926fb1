"""Seats: they survive a lost answer, the host looks after those of the absent, and secrets can be changed."""

from __future__ import annotations

import secrets

from server.helpers import Server, eventually


def own_secret() -> str:
    return secrets.token_urlsafe(16)


def test_a_join_whose_answer_was_lost_is_sent_again_and_gives_the_same_seat(server: Server) -> None:
    made, secret = server.open("me", "open", "open"), own_secret()
    first = server.join(made["id"], name="Cem", secret=secret)
    again = server.join(made["id"], name="Cem", secret=secret)
    assert first["seats"] == again["seats"] == [1] and again["secret"] == secret
    assert [seat["kind"] for seat in server.state(made["id"])["seats"]] == ["person", "person", "open"]
    assert server.state(made["id"], secret)["you"]["seats"] == [1]


def test_a_second_seat_of_one_secret_is_added_once_for_one_key(server: Server) -> None:
    made = server.open("me", "open", "open")
    path, body = f"/api/tables/{made['id']}/join", {"key": "k1", "name": "Ben"}
    assert [server.post(path, body, made["secret"]).json()["seats"] for _ in range(2)] == [[1], [1]]
    assert server.state(made["id"], made["secret"])["you"]["seats"] == [0, 1]


def test_a_secret_that_could_be_guessed_is_not_taken(server: Server) -> None:
    made = server.open("me", "open")
    for secret in ("short", "x" * 65, "with spaces and such things"):
        assert server.post(f"/api/tables/{made['id']}/join", {"secret": secret}).json()["code"] == "malformed"


def test_the_host_seats_a_bot_for_somebody_absent_and_everybody_sees_it(server: Server) -> None:
    made = server.open("me", "open", "open")
    joined = [server.join(made["id"], name=name) for name in ("Cem", "Dana")]
    server.command(made["id"], made["secret"], "start")
    with server.seat(made["id"], joined[1]["secret"]) as dana:
        eventually(lambda: server.command(made["id"], made["secret"], "seat", seat=1, kind="bot", bot="random").is_success)
        dana.until(lambda: dana.state["seats"][1]["kind"] == "bot")
        assert dana.events[-1]["kind"] in ("sit", "answer") and "sit" in [e["kind"] for e in dana.events]
    assert server.get(f"/api/tables/{made['id']}/state", joined[0]["secret"]).json()["code"] == "wrong-secret"


def test_while_the_host_is_away_as_well_whoever_waits_lets_a_bot_go_on(server: Server) -> None:
    made = server.open("me", "open", "open")
    cem, dana = (server.join(made["id"], name=name) for name in ("Cem", "Dana"))
    server.command(made["id"], made["secret"], "start")
    with server.seat(made["id"], dana["secret"]) as waiting:
        assert [seat["host"] for seat in waiting.state["seats"]] == [True, False, False]
        with server.seat(made["id"], made["secret"]):
            refused = server.command(made["id"], dana["secret"], "seat", seat=1, kind="bot", bot="random")
            assert refused.json()["code"] == "not-yours"
        eventually(lambda: server.command(made["id"], dana["secret"], "seat", seat=1, kind="bot", bot="random").is_success)
        eventually(lambda: server.command(made["id"], dana["secret"], "seat", seat=0, kind="bot", bot="random").is_success)
        waiting.until(lambda: [seat["kind"] for seat in waiting.state["seats"]] == ["bot", "bot", "person"])
    guest = server.command(made["id"], cem["secret"], "seat", seat=2, kind="bot", bot="random")
    assert guest.json()["code"] == "wrong-secret"


def test_before_the_start_the_host_frees_the_seat_of_somebody_absent(server: Server) -> None:
    made = server.open("me", "open")
    server.join(made["id"], name="Cem")
    eventually(lambda: server.command(made["id"], made["secret"], "seat", seat=1, kind="open").is_success)
    assert server.state(made["id"])["seats"][1]["kind"] == "open"
    events = server.get(f"/api/tables/{made['id']}/events").json()["events"]
    assert events[-1]["kind"] == "leave" and events[-1]["by"] == "host"


def test_the_host_does_not_see_a_bots_hand_by_opening_its_seat(server: Server) -> None:
    made = server.started("me", "random", pace=60_000)
    assert server.command(made["id"], made["secret"], "seat", seat=1, kind="open").json()["code"] == "running"
    assert server.post(f"/api/tables/{made['id']}/join", {}).json()["code"] == "seat-taken"


def test_nor_the_hand_of_somebody_absent(server: Server) -> None:
    made = server.open("me", "open")
    server.join(made["id"])
    server.command(made["id"], made["secret"], "start")
    codes: list[str] = []

    def refused_for_the_right_reason() -> bool:
        codes.append(server.command(made["id"], made["secret"], "seat", seat=1, kind="open").json()["code"])
        return codes[-1] == "running"

    eventually(refused_for_the_right_reason)
    assert set(codes) <= {"seat-taken", "running"}


def test_a_replaced_secret_opens_nothing_and_the_new_one_everything(server: Server) -> None:
    made, fresh = server.started("me", "hot"), own_secret()
    with server.seat(made["id"], made["secret"]) as screen:
        assert screen.command("secret", secret=fresh)["type"] == "ok"
        screen.until(lambda: screen.state["you"]["seats"] == [])
    assert server.get(f"/api/tables/{made['id']}/state", made["secret"]).json()["code"] == "wrong-secret"
    assert server.state(made["id"], fresh)["you"] == {"seats": [0, 1], "host": True}


def test_a_withdrawn_secret_frees_its_seats_and_somebody_else_is_the_host(server: Server) -> None:
    made = server.open("me", "open")
    joined = server.join(made["id"], name="Cem")
    assert server.command(made["id"], made["secret"], "secret", secret=None).is_success
    state = server.state(made["id"], joined["secret"])
    assert state["you"] == {"seats": [1], "host": True} and state["seats"][0]["kind"] == "open"


def test_what_a_secret_was_never_appears(server: Server) -> None:
    made, fresh = server.open("me", "open"), own_secret()
    server.command(made["id"], made["secret"], "secret", secret=fresh)
    shown = server.get(f"/api/tables/{made['id']}/state", fresh, since=0).text
    assert fresh not in shown and made["secret"] not in shown and '"old"' not in shown
