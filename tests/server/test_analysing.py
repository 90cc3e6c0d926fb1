"""Luck and skill on a server, and its coach."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from charsu.analysis import Report
from charsu.core.match import Match
from charsu.server import analyst
from server.helpers import Server, eventually


@pytest.fixture(scope="module", autouse=True)
def _quickly() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analyst, "NICENESS", 0)
        yield


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    server.tables.analyst.walks = 64
    made = server.started("me", "random", game="cairo", options={"turn_limit": 5})
    server.play_to_the_end(made["id"], [made["secret"]])
    return made


@pytest.fixture
def judged(server: Server, finished: dict[str, Any]) -> dict[str, Any]:
    """The finished match with its report, whichever test came first."""
    server.post(f"/api/tables/{finished['id']}/analysis", {})
    eventually(lambda: server.tables.analyst.jobs == {}, 600)
    return finished


def test_a_finished_match_is_judged_once_and_kept(server: Server, finished: dict[str, Any]) -> None:
    path = f"/api/tables/{finished['id']}/analysis"
    assert server.get(path).json() == {"state": "none"}
    assert server.post(path, {}).status_code == 202
    eventually(lambda: server.tables.analyst.jobs == {}, 600)
    report = server.get(path).json()["report"]
    match = Match.from_json(server.get(f"/api/tables/{finished['id']}/match").content)
    again = Report.from_json(match, report)
    assert again.is_complete
    for account in report["accounts"]:
        assert account["result"] - account["start"] == account["luck"] + account["skill"] + account["others"]
    assert server.post(path, {}).json()["state"] == "done"
    assert server.tables.analyst.jobs == {}


def test_the_report_is_given_as_one_file_in_a_language(server: Server, judged: dict[str, Any]) -> None:
    path = f"/api/tables/{judged['id']}/analysis.html"
    page = server.get(path, language="de")
    assert page.status_code == 200, page.text
    assert "attachment" in page.headers["content-disposition"]
    assert "Glück und Können" in page.text or "Glück" in page.text
    assert "<polyline" in page.text
    assert server.get(path, language="tlh").json()["code"] == "not-found"


def test_a_running_match_is_never_judged(server: Server) -> None:
    """Not for those who play, nor for others, nor by a way around."""
    made = server.started("me", "random")
    path = f"/api/tables/{made['id']}/analysis"
    for secret in (None, made["secret"]):
        for answer in (server.get(path, secret), server.post(path, {}, secret), server.get(f"{path}.html", secret)):
            assert answer.status_code == 409
            assert answer.json()["code"] == "not-over"
    assert made["id"] not in server.tables.analyst.jobs


def test_a_copy_of_a_running_table_of_others_cannot_be_made_and_judged(server: Server) -> None:
    made = server.open("me", "open", game="cairo")
    server.join(made["id"])
    server.command(made["id"], made["secret"], "start")
    wish = {"seats": [{"kind": "me"}, {"kind": "hot"}], "undo": "training", "from": {"table": made["id"]}}
    assert server.post("/api/tables", wish, made["secret"]).status_code in (403, 409)
    file = server.get(f"/api/tables/{made['id']}/match", made["secret"]).json()
    assert "?" in file["answers"]
    assert server.post("/api/tables", {**wish, "from": {"match": file}}).json()["code"] == "bad-match"


def test_a_match_is_looked_through_beside_the_tables(
    server: Server, judged: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes long must not hold up those who play."""
    held_up = []
    for name in ("_wanted", "_read"):
        work = getattr(analyst, name)
        monkeypatch.setattr(analyst, name, lambda *args, work=work: (held_up.append(asyncio._get_running_loop()), work(*args))[1])
    server.tables.analyst.reports.clear()
    assert server.post(f"/api/tables/{judged['id']}/analysis", {}).json()["state"] == "done"
    assert held_up == [None, None]


def test_the_queue_is_short(server: Server, judged: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "MOST_WAITING", 0)
    monkeypatch.setattr(analyst, "_wanted", lambda *_: [1])
    answer = server.post(f"/api/tables/{judged['id']}/analysis", {})
    assert answer.status_code == 503
    assert answer.json()["code"] == "busy"


def test_the_coach_helps_whoever_plays_alone_at_a_training_table(server: Server) -> None:
    made = server.started("me", "hot", game="cairo", undo="training")
    path = f"/api/tables/{made['id']}/coach"
    seat = server.state(made["id"], made["secret"])["view"]["actor"]
    state = server.state(made["id"], made["secret"], seat=seat)
    possible = [answer["notation"] for answer in state["options"]]
    hint = server.post(path, {"what": "hint"}, made["secret"]).json()["hint"]
    assert hint["best"]["notation"] in possible
    assert "warn" in server.post(path, {"what": "warn", "answer": possible[0]}, made["secret"]).json()
    happened = server.post(path, {"what": "happened"}, made["secret"]).json()["happened"]
    assert {stroke["actor"] for stroke in happened} == {-1}  # so far only customers were drawn
    assert server.post(path, {"what": "warn", "answer": "fly"}, made["secret"]).json()["code"] == "illegal"
    assert server.post(path, {"what": "warn"}, made["secret"]).json()["code"] == "malformed"
    assert server.post(path, {"what": "sing"}, made["secret"]).status_code in (400, 422)
    assert server.post(path, {"what": "hint"}).json()["code"] == "not-yours"


def test_the_coach_helps_nobody_at_a_table_with_others(server: Server) -> None:
    made = server.open("me", "open", undo="training", game="cairo")
    other = server.join(made["id"])["secret"]
    server.command(made["id"], made["secret"], "start")
    for secret in (made["secret"], other):
        assert server.post(f"/api/tables/{made['id']}/coach", {"what": "hint"}, secret).json()["code"] == "not-yours"


def test_among_people_the_coach_helps_once_all_have_agreed_and_until_one_takes_it_back(server: Server) -> None:
    made = server.open("me", "open", game="cairo")
    other = server.join(made["id"])["secret"]
    server.command(made["id"], made["secret"], "start")
    secrets = [made["secret"], other]
    eventually(lambda: server.state(made["id"])["view"]["actor"] in (0, 1))
    asked = secrets[server.state(made["id"])["view"]["actor"]]
    path = f"/api/tables/{made['id']}/coach"

    def said() -> Any:
        return server.post(path, {"what": "hint"}, asked).json()

    server.command(made["id"], made["secret"], "coach", agreed=True)
    assert [seat["coached"] for seat in server.state(made["id"], other)["seats"]] == [True, False], "everybody sees it"
    assert said()["code"] == "not-yours"
    assert server.command(made["id"], made["secret"], "coach", agreed=True).json()["code"] == "repeated"
    server.command(made["id"], other, "coach", agreed=True)
    assert said()["hint"]["best"]["notation"]
    assert server.post(path, {"what": "hint"}).json()["code"] == "not-yours", "guests agree to nothing and are told nothing"
    server.command(made["id"], other, "coach", agreed=False)
    assert said()["code"] == "not-yours"


def test_whoever_takes_a_seat_has_not_agreed_yet(server: Server) -> None:
    made = server.open("me", "open", game="cairo", undo="training")
    other = server.join(made["id"])["secret"]
    server.command(made["id"], made["secret"], "start")
    for secret in (made["secret"], other):
        server.command(made["id"], secret, "coach", agreed=True)
    server.command(made["id"], other, "leave")
    server.join(made["id"])
    assert [seat["coached"] for seat in server.state(made["id"])["seats"]] == [True, False]
    assert server.post(f"/api/tables/{made['id']}/coach", {"what": "hint"}, made["secret"]).json()["code"] == "not-yours"


def test_whoever_holds_several_seats_agrees_for_all_of_them(server: Server) -> None:
    made = server.open("me", "hot", "open", game="cairo")
    server.join(made["id"])
    server.command(made["id"], made["secret"], "start")
    server.command(made["id"], made["secret"], "coach", agreed=True)
    assert [seat["coached"] for seat in server.state(made["id"])["seats"]] == [True, True, False]


def test_the_coach_helps_nobody_at_an_ordinary_table(server: Server) -> None:
    made = server.started("me", "random")
    assert server.post(f"/api/tables/{made['id']}/coach", {"what": "hint"}, made["secret"]).json()["code"] == "not-yours"


def test_the_process_that_judges_leaves_with_the_server(tmp_path: Path) -> None:
    """Also when the server is killed in the middle of it."""
    code = f"""
import asyncio, os, sys
from pathlib import Path
from charsu.server.analyst import Analyst
async def main():
    analyst = Analyst(Path({str(tmp_path)!r}), 64)
    print(await analyst._run(os.getpid), flush=True)
    await asyncio.sleep(60)
if __name__ == "__main__":
    asyncio.run(main())
"""
    script = tmp_path / "serve.py"
    script.write_text(code, "utf8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, encoding="utf8") as server:
        assert server.stdout is not None
        child = int(server.stdout.readline())
        assert is_alive(child)
        server.kill()
    eventually(lambda: not is_alive(child))


def is_alive(process: int) -> bool:
    """Does it run? One that has ended may still wait to be counted."""
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text("utf8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
