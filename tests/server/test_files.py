"""Match files, imports, forks, looking back."""

from __future__ import annotations

import json
import socket
from typing import Any

import pytest

from charsu.core.errors import CharsuError
from charsu.core.game import Game
from charsu.core.match import Match
from charsu.core.svg import drawing
from charsu.server.metrics import serve_metrics
from server.helpers import Server, eventually


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    made = server.started("me", "random")
    server.play_to_the_end(made["id"], [made["secret"]])
    return made


def file_of(server: Server, table: str, secret: str | None = None) -> dict[str, Any]:
    file: dict[str, Any] = server.get(f"/api/tables/{table}/match", secret).json()
    return file


def test_the_file_of_a_finished_match_is_a_replay(server: Server, finished: dict[str, Any]) -> None:
    stored = file_of(server, finished["id"])
    match = Match.from_json(json.dumps(stored))
    assert stored["complete"] and match.is_over and match.result == stored["result"]


def test_before_the_end_hidden_draws_are_left_out(server: Server, bazaar: Game) -> None:
    made = server.open("me", "open")
    secrets = [made["secret"], server.join(made["id"])["secret"]]
    server.command(made["id"], made["secret"], "start")
    seat = server.state(made["id"])["view"]["actor"]
    for answer in ("go card-seller", "buy 1"):
        assert server.command(
            made["id"], secrets[seat], "answer", number=server.state(made["id"])["number"], answer=answer
        ).is_success
    own, other, guest = (file_of(server, made["id"], s) for s in (secrets[seat], secrets[1 - seat], None))
    assert own["answers"][3].startswith("draw ") and other["answers"][3] == guest["answers"][3] == "?"
    assert not own["complete"] and "secret" not in own["fair"]


def test_whoever_plays_alone_against_bots_may_take_the_match_along(server: Server) -> None:
    made = server.started("me", "random")
    taken = server.get(f"/api/tables/{made['id']}/along", made["secret"]).json()
    match = Match.from_json(json.dumps(taken["match"]))
    assert "?" not in taken["match"]["answers"] and match.number == len(taken["match"]["answers"]) and not match.is_over
    assert "secret" not in taken["match"]["fair"], "what the dice will show stays with the server"
    assert server.get(f"/api/tables/{made['id']}/along").json()["code"] == "not-over", "guests may not"


def test_among_people_nobody_takes_a_running_match_along(server: Server) -> None:
    made = server.open("me", "open", "random")
    server.join(made["id"])
    server.command(made["id"], made["secret"], "start")
    assert server.get(f"/api/tables/{made['id']}/along", made["secret"]).json()["code"] == "not-over"


def test_a_match_file_becomes_a_table_that_goes_on_from_any_move(server: Server, bazaar: Game) -> None:
    match = bazaar.new_match(2, seed=11)
    while match.number < 30 and not match.is_over:
        match.play(match.legal_ids()[0])
    stored = json.loads(match.to_json())
    body = {"seats": [{"kind": "me"}, {"kind": "hot"}], "undo": "training", "from": {"match": stored, "upto": 12}}
    made = server.post("/api/tables", body).json()
    state = server.state(made["id"])
    assert state["table"]["imported"] == 12 and state["move"] >= 12 and state["status"] == "running"
    assert file_of(server, made["id"], made["secret"])["answers"][:12] == stored["answers"][:12]


def test_a_finished_table_is_forked_at_a_move_and_its_imported_rolls_are_not_checked(
    server: Server, finished: dict[str, Any]
) -> None:
    seats = [{"kind": "random", "bot": "random"} | {"kind": "bot"}] * 2
    made = server.post("/api/tables", {"seats": seats, "pace": 0, "from": {"table": finished["id"], "upto": 10}}).json()
    assert server.state(made["id"])["table"]["forked"] == finished["id"]
    eventually(lambda: server.state(made["id"])["status"] == "over")
    report = server.get(f"/api/tables/{made['id']}/verify").json()
    assert report["ok"] and report["skipped"] > 0


def test_a_running_match_cannot_be_forked_because_that_would_show_hidden_cards(server: Server) -> None:
    made = server.started("me", "hot")
    body = {"seats": [{"kind": "me"}, {"kind": "hot"}], "from": {"table": made["id"]}}
    assert server.post("/api/tables", body, made["secret"]).json()["code"] == "not-over"


def test_ones_own_training_table_can_be_forked_while_it_runs(server: Server) -> None:
    made = server.started("me", "hot", undo="training")
    body = {"seats": [{"kind": "me"}, {"kind": "hot"}], "from": {"table": made["id"]}}
    assert server.post("/api/tables", body, made["secret"]).status_code == 201
    assert server.post("/api/tables", body).json()["code"] == "not-over"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"answers": ["go nowhere"]}, "bad-match"),
        ({"format": "x"}, "bad-match"),
        ({"game": "chess"}, "bad-match"),
        ({"players": 7}, "bad-match"),
        ({"answers": [5]}, "bad-match"),
    ],
)
def test_a_broken_file_is_refused_in_words(server: Server, bazaar: Game, change: dict[str, Any], code: str) -> None:
    stored = json.loads(bazaar.new_match(2, seed=1).to_json()) | change
    response = server.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "hot"}], "from": {"match": stored}})
    assert response.json()["code"] == code and response.json()["message"]


def test_too_few_seats_or_too_late_a_move_are_refused(server: Server, bazaar: Game) -> None:
    stored = json.loads(bazaar.new_match(3, seed=1).to_json())
    two = [{"kind": "me"}, {"kind": "hot"}]
    assert server.post("/api/tables", {"seats": two, "from": {"match": stored}}).json()["code"] == "bad-option"
    body = {"seats": [*two, {"kind": "hot"}], "from": {"match": stored, "upto": 99}}
    assert server.post("/api/tables", body).json()["code"] == "bad-match"


# --- looking back ------------------------------------------------------------


def test_history_gives_the_view_after_each_answer(server: Server, finished: dict[str, Any], bazaar: Game) -> None:
    stored = file_of(server, finished["id"])
    answer = server.get(f"/api/tables/{finished['id']}/history", **{"from": 5, "count": 4, "seat": 1}).json()
    match = Match.from_json(json.dumps(stored))
    assert answer["total"] == len(stored["answers"]) and [f["move"] for f in answer["frames"]] == [5, 6, 7, 8]
    for frame in answer["frames"]:
        assert frame["view"] == json.loads(json.dumps(drawing(match.at(frame["move"]).view(1))))
        assert frame["notation"] == stored["answers"][frame["move"] - 1]


def test_while_the_match_runs_nobody_looks_through_anothers_eyes(server: Server) -> None:
    made = server.started("me", "random", undo="free")
    path = f"/api/tables/{made['id']}/history"
    assert server.get(path, made["secret"], seat=0).is_success
    assert server.get(path, made["secret"], seat=1).json()["code"] == "not-yours"
    assert server.get(path, seat=0).json()["code"] == "not-yours"
    assert server.get(path).json()["frames"][0]["view"]["seat"] is None


def test_history_before_the_start_is_refused(server: Server) -> None:
    made = server.open("me", "open")
    assert server.get(f"/api/tables/{made['id']}/history").json()["code"] == "not-running"


def test_the_words_are_served_for_the_browser(server: Server) -> None:
    languages = server.get("/api/locales").json()["languages"]
    assert "istanbul.ftl" in languages["en"]
    text = server.get("/locale/en/istanbul.ftl").text
    assert "istanbul-" in text
    assert server.get("/locale/en/../../core/match.py").status_code in (200, 404)
    for path in ("/locale/xx/istanbul.ftl", "/locale/en/nothing.ftl", "/locale/en/%2e%2e%2f__init__.py"):
        assert server.get(path).status_code == 404


def test_the_rulebook_and_its_pictures_are_told_in_the_language_of_the_reader(server: Server) -> None:
    book = server.get("/api/games/istanbul/rulebook", language="de").json()
    place = next(chapter for chapter in book["chapters"] if chapter["id"] == "place-9")
    assert book["language"] == "de" and "Teestube" in place["title"]
    assert place["rules"] == ["IST-P09-01", "IST-P09-02", "IST-P09-03"]
    assert "Teestube" in server.get("/api/games/istanbul/rulebook/pictures", language="de").json()["players-2"]
    assert server.get("/api/games/chess/rulebook/pictures").status_code == 404


def test_the_client_is_served_for_every_address_and_only_from_its_folder(server: Server) -> None:
    page = server.get("/t/whatever")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert server.get("/assets/nothing.js").status_code == 404
    assert "charsu" not in server.http.get("/%2e%2e/app.py").headers["content-type"]


def test_health_tells_how_it_goes(server: Server) -> None:
    assert server.get("/health").json()["ok"]


def test_metrics_have_an_address_of_their_own(server: Server) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    serve_metrics(f"127.0.0.1:{port}")
    assert "charsu_answers_total" in server.http.get(f"http://127.0.0.1:{port}/metrics").text
    assert server.get("/metrics").status_code == 404
    with pytest.raises(CharsuError, match="HOST:PORT"):
        serve_metrics("here")


def test_the_headers_of_a_page_can_be_asked_for_alone(server: Server) -> None:
    assert server.http.head("/t/whatever").status_code == 200
