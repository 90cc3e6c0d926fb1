"""The door of a house: requests and answers as JSON, for a worker that knows no Python.

Every answer may hold `changes` (to be stored before anybody is told the `news` of them), `told` (lines and texts), a `reply`, or
`refused`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ..analysis.puzzles import Collection
from .house import Change, House, Told, shown
from .refusals import Refusal
from .wire import encode

Answer = dict[str, Any]


class Porter:
    """Takes requests for one house; `means` is what there is to search with, as JSON."""

    def __init__(self, means: str = "{}", seed: int | None = None) -> None:
        self.house = House(json.loads(means), seed)

    def hear(self, text: str) -> str:
        """One request, by the name under `do`."""
        request = json.loads(text)
        do: Callable[..., Answer] = getattr(self, f"do_{request.pop('do')}")
        try:
            answer = do(**request)
        except Refusal as refusal:
            answer = {"refused": refusal.to_json()}
        return encode(answer).decode()

    # --- tables ------------------------------------------------------------

    def do_open(self, wish: Any) -> Answer:
        change = self.house.open(wish)
        return {"changes": [change.to_json()], "reply": seated(change)}

    def do_take_in(self, charter: Any, rows: Any) -> Answer:
        table = self.house.take_in(charter, rows)
        return _changed(self.house.resume(table.charter.id))

    def do_forget(self, id: str) -> Answer:
        self.house.forget(id)
        return {}

    def do_join(self, id: str, wish: Any) -> Answer:
        changes = self.house.join(id, wish)
        return {**_changed(changes), "reply": seated(changes[0])}

    def do_ask(self, id: str, what: str, more: dict[str, Any]) -> Answer:
        return {"reply": self.house.ask(what, id, **more)}

    def do_puzzle(self, stored: Any) -> Answer:
        """Show the puzzle that is alone in a collection."""
        collection = Collection.from_json(stored)
        return {"reply": collection.show(collection.puzzles[0])}

    # --- luck and skill ----------------------------------------------------

    def lend(self, key: str, grove: Any) -> None:
        """A grove for the judge, by the key of the ground it asked for."""
        self.house.judge.lend(key, grove)

    def do_ground(self, id: str) -> Answer:
        return {"reply": self.house.ground(id)}

    def do_analyse(self, id: str, stored: Any) -> Answer:
        return {"reply": self.house.analyse(id, stored)}

    def do_judge_on(self, id: str) -> Answer:
        return {"reply": self.house.judge_on(id)}

    def do_judging(self, id: str) -> Answer:
        return {"reply": self.house.judge.state(id)}

    def do_report(self, id: str) -> Answer:
        return {"reply": self.house.judge.stored(id)}

    def do_coach(self, id: str, wish: dict[str, Any]) -> Answer:
        return {"reply": self.house.coach(id, wish["what"], wish.get("answer"))}

    # --- lines -------------------------------------------------------------

    def do_say(self, id: str, line: int, message: Any) -> Answer:
        news, changes = self.house.say(id, line, message)
        return {**_changed(changes), "told": news}

    def do_hang_up(self, id: str, line: int) -> Answer:
        self.house.hang_up(id, line)
        return {}

    def do_news(self, id: str) -> Answer:
        news: Told = self.house.news(id)
        return {"told": news}

    # --- bots and clocks -----------------------------------------------------

    def do_due(self, id: str) -> Answer:
        return {"reply": self.house.due(id)}

    def do_search_on(self, id: str, tried: Any, done: int, spent: float) -> Answer:
        return {"reply": self.house.search_on(id, tried, done, spent)}

    def do_play_bot(self, id: str, seat: int, position: int, searched: bool) -> Answer:
        return _changed(self.house.play_bot(id, seat, position, searched))

    def do_ring(self, id: str, seat: int) -> Answer:
        return _changed(self.house.ring(id, seat))


def _changed(changes: list[Change]) -> Answer:
    return {"changes": [change.to_json() for change in changes]}


def seated(change: Change) -> dict[str, Any]:
    """What somebody who has just sat down is told. No secret is needed: whoever has the device has the table."""
    table = shown(change.table)
    name = change.table.charter.id
    return {"id": name, "secret": None, "link": f"/t/{name}", **table["you"], "table": table}
