"""Opening, joining, playing, leaving, watching, playing again."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from charsu.core.registry import game
from charsu.tables.messages import NewTable
from charsu.tables.opening import open_table
from charsu.tables.reading import read
from charsu.tables.refusals import Refusal
from server.conftest import Serve
from server.helpers import Server, eventually


def test_the_catalogue_lists_games_seats_and_options(server: Server) -> None:
    games = {g["key"]: g for g in server.get("/api/games").json()["games"]}
    assert games["bazaar"]["seats"] == [2, 3]
    assert {"key": "gems", "default": 3, "values": [2, 3, 4, 5], "rule": ""} in games["bazaar"]["options"]
    assert {"istanbul", "yspahan", "cairo"} <= set(games)


def test_lessons_and_examples_are_told_in_a_language_and_open_a_training_table(server: Server) -> None:
    lesson = server.get("/api/games/istanbul/lessons/mocha/de.json").json()
    assert lesson["title"] == "Mokka & Bakschisch" and lesson["steps"][0]["text"].startswith("Den Basar kennst du")
    examples = server.get("/api/games/istanbul/examples/uk.json").json()["examples"]
    example = next(one for one in examples if one["key"] == "tea-house")
    made = server.open("me", "hot", "hot", undo="training", **{"from": {"match": example, "upto": example["steps"][0]["move"]}})
    assert server.state(made["id"], made["secret"])["view"]["table"]["players"][0]["merchant"] == 9
    for path in ("istanbul/lessons/chess/de.json", "istanbul/lessons/first/tlh.json", "chess/examples/en.json"):
        assert server.get(f"/api/games/{path}").status_code == 404


def test_a_table_waits_for_its_open_seats_then_starts_and_is_played_to_the_end(database: str, serve: Serve) -> None:
    server = serve(database)
    made = server.open("me", "open", visibility="public")
    assert server.command(made["id"], made["secret"], "start").json()["code"] == "seat-taken"
    joined = server.join(made["id"], name="Cem", colour="green")
    assert joined["seats"] == [1] and joined["secret"] != made["secret"]
    assert server.command(made["id"], made["secret"], "start").status_code == 200
    server.play_to_the_end(made["id"], [made["secret"], joined["secret"]])
    state = server.state(made["id"])
    assert state["status"] == "over" and state["view"]["result"]
    assert state["seats"][1]["name"] == "Cem" and state["seats"][1]["colour"] == "green"


def test_a_seat_can_be_taken_up_again_from_another_device_by_its_secret_alone(server: Server) -> None:
    made = server.started("me", "random")
    for _ in range(2):
        with server.seat(made["id"], made["secret"]) as player:
            assert player.state["you"] == {"seats": [0], "host": True} and player.state["showing"] == 0


def test_a_guest_watches_without_a_secret_and_is_offered_nothing(server: Server) -> None:
    made = server.started("me", "hot")
    with server.seat(made["id"]) as guest:
        assert guest.state["you"] == {"seats": [], "host": False}
        assert guest.state["showing"] is None and guest.state["options"] == []
        assert guest.answer("go tea-house")["code"] == "no-secret"


def test_a_wrong_secret_is_refused_and_may_be_corrected(server: Server) -> None:
    made = server.started("me", "random")
    with server.seat(made["id"], hello=False) as player:
        assert player.ask({"type": "hello", "secret": "nonsense"})["code"] == "wrong-secret"
        player.send({"type": "hello", "secret": made["secret"]})
        player.until(lambda: bool(player.state))
        assert player.state["you"]["seats"] == [0]


def test_the_lobby_lists_public_tables_only(server: Server) -> None:
    shown, hidden = server.open("me", "open", visibility="public"), server.open("me", "open")
    names = [t["id"] for t in server.get("/api/lobby", status="open").json()["tables"]]
    assert shown["id"] in names and hidden["id"] not in names
    assert server.get("/api/lobby", game="istanbul").json()["tables"] == []


def test_the_lobby_moves_a_table_from_open_to_running_to_over(server: Server) -> None:
    made = server.open("me", "random", visibility="public")

    def listed(status: str) -> bool:
        return made["id"] in [t["id"] for t in server.get("/api/lobby", status=status).json()["tables"]]

    assert listed("open") and not listed("running")
    server.command(made["id"], made["secret"], "start")
    eventually(lambda: listed("running") and not listed("open"))
    server.play_to_the_end(made["id"], [made["secret"]])
    eventually(lambda: listed("over") and not listed("running"))


def test_a_table_of_bots_plays_by_itself_and_can_be_watched(server: Server) -> None:
    made = server.started("random", "random", pace=1)
    assert made["seats"] == [] and made["host"]
    with server.seat(made["id"], since=0) as guest:
        guest.until(lambda: guest.state["status"] == "over")
        assert [e["number"] for e in guest.events] == list(range(1, guest.state["number"] + 1))
        assert {e["by"] for e in guest.events if e["kind"] == "answer"} == {"bot", "dice"}


def test_the_host_fills_open_seats_with_bots(server: Server) -> None:
    made = server.open("me", "open", "open")
    assert server.command(made["id"], made["secret"], "seat", seat=1, kind="bot", bot="random").status_code == 200
    assert server.command(made["id"], made["secret"], "start", fill="random").status_code == 200
    assert [s["kind"] for s in server.state(made["id"])["seats"]] == ["person", "bot", "bot"]


def test_only_the_host_starts(server: Server) -> None:
    made = server.open("me", "open")
    joined = server.join(made["id"])
    assert server.command(made["id"], joined["secret"], "start").json()["code"] == "not-yours"


def test_unknown_bots_games_and_options_are_refused_in_words(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]
    assert "there is no bot 'nobody'" in server.post("/api/tables", {"game": "bazaar", "seats": seats}).json()["message"]
    for body in (
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": "bazaar", "seats": [{"kind": "me"}]},
        {"game": "bazaar", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"gems": 99}},
        {"game": "istanbul", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"starter": "4"}},
        {"game": "bazaar", "seats": [{"kind": "me", "colour": "blue"}, {"kind": "hot", "colour": "blue"}]},
    ):
        assert server.post("/api/tables", body).json()["code"] == "bad-option"


def test_a_seat_somebody_left_can_be_joined_or_given_to_a_bot_in_mid_match(server: Server) -> None:
    made = server.open("me", "open")
    joined = server.join(made["id"], name="Cem")
    server.command(made["id"], made["secret"], "start")
    assert server.command(made["id"], joined["secret"], "leave").status_code == 200
    assert server.get(f"/api/tables/{made['id']}/state", joined["secret"]).json()["code"] == "wrong-secret"
    again = server.join(made["id"], name="Dana")
    assert server.state(made["id"], again["secret"])["seats"][1]["name"] == "Dana"
    server.command(made["id"], again["secret"], "leave")
    server.command(made["id"], made["secret"], "seat", seat=1, kind="bot", bot="random")
    server.play_to_the_end(made["id"], [made["secret"]])


def test_a_taken_seat_cannot_be_joined(server: Server) -> None:
    made = server.open("me", "open")
    server.join(made["id"])
    for body in ({}, {"seat": 0}, {"seat": 9}):
        assert server.post(f"/api/tables/{made['id']}/join", body).json()["code"] == "seat-taken"


def test_a_colour_is_given_to_one_seat_only(server: Server) -> None:
    made = server.open("me", "open", "open")
    assert server.post(f"/api/tables/{made['id']}/join", {"colour": "vermilion"}).json()["code"] == "seat-taken"
    assert server.join(made["id"], colour="white")["seats"] == [1]
    assert server.command(made["id"], made["secret"], "rename", colour="white").json()["code"] == "seat-taken"


def test_who_takes_the_colour_of_an_open_seat_leaves_the_old_one_there(server: Server) -> None:
    made = server.open("me", "open", "open")
    assert server.command(made["id"], made["secret"], "rename", colour="green").status_code == 200
    server.join(made["id"], seat=2)
    assert [seat["colour"] for seat in server.state(made["id"])["seats"]] == ["green", "blue", "vermilion"]


def test_names_can_be_changed(server: Server) -> None:
    made = server.open("me", "open")
    assert server.command(made["id"], made["secret"], "rename", name="Zoë").status_code == 200
    assert server.state(made["id"])["seats"][0]["name"] == "Zoë"


def test_a_rematch_keeps_seats_and_secrets(database: str, serve: Serve) -> None:
    server = serve(database)
    made = server.open("me", "open", options={"gems": 2})
    joined = server.join(made["id"], name="Cem")
    server.command(made["id"], made["secret"], "start")
    assert server.command(made["id"], joined["secret"], "rematch").json()["code"] == "not-over"
    server.play_to_the_end(made["id"], [made["secret"], joined["secret"]])
    again = server.command(made["id"], joined["secret"], "rematch").json()["table"]
    assert server.state(made["id"])["table"]["rematch"] == again
    assert server.state(again, joined["secret"])["you"]["seats"] == [1]
    assert server.command(made["id"], made["secret"], "rematch").json()["code"] == "repeated"
    assert server.command(again, made["secret"], "start").status_code == 200
    server.play_to_the_end(again, [made["secret"], joined["secret"]])


def test_a_rematch_with_bots_begins_at_once(server: Server) -> None:
    made = server.started("me", "random")
    server.play_to_the_end(made["id"], [made["secret"]])
    again = server.command(made["id"], made["secret"], "rematch").json()["table"]
    assert server.state(again, made["secret"])["status"] == "running"


# --- hot-seat ----------------------------------------------------------------


def test_a_hot_seat_table_hides_hands_until_the_person_whose_turn_it_is_lifts_the_curtain(server: Server) -> None:
    made = server.started("me", "hot")
    with server.seat(made["id"], made["secret"]) as screen:
        turn = screen.state["view"]["actor"]
        assert screen.state["curtain"] == turn and screen.state["showing"] is None and screen.state["options"] == []
        assert all(p["hand"] == [-1, -1] for p in screen.state["view"]["table"]["players"])
        assert screen.command("lift", seat=1 - turn)["code"] == "not-yours"
        screen.send({"type": "lift", "seat": turn})
        screen.until(lambda: screen.state["showing"] == turn)
        assert screen.state["options"] and screen.state["view"]["table"]["players"][turn]["hand"] == [0, 0]
        assert screen.state["view"]["table"]["players"][1 - turn]["hand"] == [-1, -1]


def test_after_a_hot_seat_turn_the_curtain_falls_again(server: Server) -> None:
    made = server.started("me", "hot")
    with server.seat(made["id"], made["secret"]) as screen:
        turn = screen.state["view"]["actor"]
        while screen.state["view"]["actor"] == turn:
            if screen.state["showing"] is None:
                screen.send({"type": "lift", "seat": turn})
                screen.until(lambda: screen.state["showing"] == turn)
            number = screen.state["number"]
            screen.answer(screen.options()[0])
            screen.until(lambda number=number: screen.state["number"] > number)
        assert screen.state["curtain"] == 1 - turn and screen.state["showing"] is None and screen.state["options"] == []


def test_a_second_seat_can_be_added_to_the_same_secret(server: Server) -> None:
    made = server.open("me", "open")
    response = server.post(f"/api/tables/{made['id']}/join", {"name": "Ben"}, made["secret"])
    assert response.json()["secret"] is None
    assert server.state(made["id"], made["secret"])["you"]["seats"] == [0, 1]


@pytest.mark.parametrize("key", ["istanbul", "yspahan", "cairo"])
def test_every_game_is_played_to_the_end_with_bots(key: str, server: Server) -> None:
    made = server.started("greedy", "greedy", "greedy", game=key)
    eventually(lambda: server.state(made["id"])["status"] == "over")
    assert server.get(f"/api/tables/{made['id']}/verify").json()["ok"]


def outcome(request: NewTable) -> str:
    try:
        return open_table(request, "x", None, None).status
    except Refusal as refusal:
        return refusal.code


@pytest.mark.parametrize("key", ["bazaar", "istanbul", "yspahan", "cairo"])
@pytest.mark.parametrize("value", [None, [], {}, [[]], {"a": 1}, -1, 10**30, 0.5, "", "x" * 300, True, ["a", 1], "1,2,3"])
def test_no_value_of_an_option_is_more_than_refused(key: str, value: object) -> None:
    seats = [{"kind": "me"}] + [{"kind": "hot"}] * (max(2, game(key).seats[0]) - 1)
    for option in game(key).table_options:
        request = read(NewTable, {"game": key, "seats": seats, "options": {option.key: value}, "start": True})
        assert outcome(request) in ("running", "bad-option")


def test_the_lobby_does_not_load_the_matches(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    made = server.started("me", "hot", visibility="public")
    before = server.get("/api/lobby").json()
    server.stop()
    again = serve(sqlite)
    assert again.get("/api/lobby").json() == before and made["id"] not in again.tables.lives


def test_the_example_bot_plays_to_the_end(server: Server) -> None:
    path = Path(__file__).parents[2] / "examples" / "socket_bot.py"
    example = runpy.run_path(str(path))
    address = f"http://127.0.0.1:{server.port}"
    made = server.open("random", "open")
    secret = example["sit_down"](address, made["id"])
    server.command(made["id"], made["secret"], "start")
    assert {place["seat"] for place in example["play"](address, made["id"], secret)} == {0, 1}
