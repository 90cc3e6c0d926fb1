"""A whole bot that sits down at a table over the network and answers at random.

    python examples/socket_bot.py http://127.0.0.1:8000 k7m2qx9r4tbn

takes the first open seat of that table. Replace `choose` with something clever: `state["view"]` is what the seat sees,
`state["options"]` are its possible answers. The protocol is described in docs/guide/protocol.md.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def choose(state: dict[str, Any]) -> str:
    """The notation of one of the options."""
    return str(random.choice(state["options"])["notation"])


def sit_down(server: str, table: str) -> str:
    """The secret of a seat."""
    body = json.dumps({"name": "Example bot"}).encode()
    request = urllib.request.Request(f"{server}/api/tables/{table}/join", body, {"content-type": "application/json"})
    return str(json.load(urllib.request.urlopen(request))["secret"])


def play(server: str, table: str, secret: str) -> list[dict[str, Any]]:
    """Answer until the match is over; the result."""
    state: dict[str, Any] = {}
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "secret": secret}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "error":
                print(message["message"], file=sys.stderr)
            if message["type"] != "state":
                continue
            state |= message["state"]
            if state["status"] == "over":
                break
            if state["options"]:
                key = f"at-{state['number']}"
                socket.send(json.dumps({"type": "answer", "number": state["number"], "answer": choose(state), "key": key}))
    result: list[dict[str, Any]] = state["view"]["result"]
    return result


if __name__ == "__main__":
    _, address, name = sys.argv
    for place in play(address, name, sit_down(address, name)):
        print(place)
