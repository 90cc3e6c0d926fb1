"""Whatever is sent over a socket, the connection lives, the table stays sound, and only legal answers change it."""

from __future__ import annotations

from typing import Any

import orjson
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.helpers import Player, Server

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = (
    "hello",
    "answer",
    "undo",
    "redo",
    "restart",
    "agree",
    "refuse",
    "coach",
    "start",
    "seat",
    "rename",
    "entropy",
    "leave",
    "lift",
    "why",
    "ping",
)
FIELDS = {
    "number": JSON | st.integers(0, 60),
    "answer": JSON
    | st.integers(0, 60)
    | st.sampled_from(["pass", "go tea-house", "announce 7", "roll 6 6", "draw gem", "start 0"]),
    "seat": JSON | st.integers(0, 3),
    "key": JSON | st.text(max_size=80),
    "name": JSON,
    "text": JSON,
    "kind": JSON | st.sampled_from(["bot", "open"]),
    "since": JSON,
    "span": JSON | st.sampled_from(["stall", "card", "roof"]),
    "index": JSON | st.integers(0, 60),
    "secret": JSON,
    "agreed": JSON | st.booleans(),
}
ALMOST = st.fixed_dictionaries({"type": st.sampled_from(KINDS)}, optional=FIELDS).map(lambda m: orjson.dumps(m).decode())
ANYTHING = st.text(max_size=200) | st.binary(max_size=200) | JSON.map(lambda m: orjson.dumps(m).decode()) | ALMOST
SETTINGS = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def stranger(server: Server) -> Any:
    """A guest at a table, and the table's secret."""
    made = server.started("me", "hot", undo="training")
    with Player(server.port, made["id"]) as player:
        yield player, made


@pytest.fixture(scope="module")
def owner(server: Server) -> Any:
    made = server.started("me", "hot", undo="training")
    with Player(server.port, made["id"], made["secret"], since=0) as player:
        yield player, made


@SETTINGS
@given(raw=ANYTHING)
def test_a_guest_changes_nothing_whatever_it_sends(server: Server, stranger: Any, raw: str | bytes) -> None:
    player, made = stranger
    before = server.state(made["id"], made["secret"])
    player.send(raw)
    assert answers(player)
    assert server.state(made["id"], made["secret"]) == before


@SETTINGS
@given(raw=ANYTHING)
def test_the_log_stays_sound_whatever_the_owner_sends(server: Server, owner: Any, raw: str | bytes) -> None:
    player, made = owner
    before = server.state(made["id"])
    player.send(raw)
    assert answers(player)
    after = server.get(f"/api/tables/{made['id']}/state", since=0).json()
    assert [e["number"] for e in after["events"]] == list(range(1, after["number"] + 1))
    if after["state"]["position"] != before["position"]:
        assert after["events"][before["number"]]["kind"] in ("answer", "undo", "redo")


def answers(player: Player) -> bool:
    """Does the connection still answer? Whatever it says before is taken."""
    player.send({"type": "ping", "key": "still-there"})
    player.until(
        lambda: bool(player.replies) and player.replies[-1].get("key") == "still-there" and player.replies[-1]["type"] == "pong"
    )
    player.replies.clear()
    return True


@SETTINGS
@given(raw=ANYTHING)
def test_before_the_hello_nothing_is_told(server: Server, raw: str | bytes) -> None:
    """A first message that is no good hello gets an error, and a good one is still welcome."""
    made = shared_table(server)
    with Player(server.port, made["id"], hello=False) as player:
        player.send(raw)
        first = player.take()
        if first["type"] == "error":
            player.send({"type": "hello"})
            player.until(lambda: bool(player.state))
        assert player.state["showing"] is None


_shared: dict[int, dict[str, Any]] = {}


def shared_table(server: Server) -> dict[str, Any]:
    if server.port not in _shared:
        _shared[server.port] = server.started("me", "hot")
    return _shared[server.port]
