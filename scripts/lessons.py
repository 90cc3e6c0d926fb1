"""Writes the first games into the folders of our games, made from the plans below by `charsu.testing.lesson`.

Run it after rules or notation changed; tests/lessons checks that what is stored still can be played.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import charsu
from charsu.bots.protocol import ask
from charsu.bots.registry import bot
from charsu.testing.lesson import Otherwise, Plan, make, write

PLANS = {
    "istanbul": Plan(
        3, 6, {"starter": "0"},
        (
            ("go 2", "move"), ("leave", "assistant"), ("act", "load"), ("end", "end-turn"),
            ("go 3", "again"), ("leave", ""), ("act", ""), ("use governor", "governor"), ("pay", ""), ("end", ""),
            ("go 11", "market"), ("leave", ""), ("all", "sell"), ("end", ""),
            ("go 7", "fountain"), ("all", "fetch"), ("pass", ""), ("end", ""),
            ("play five-lira", "card"), ("go 1", "wainwright"), ("leave", ""), ("act", "extension"), ("end", ""),
            ("play good", ""), ("take blue", ""), ("go 10", "large-market"), ("leave", ""), ("all", ""),
            ("go 12", "police"), ("leave", ""), ("send 16", "family"), ("act", "ruby"),
            ("go 7", ""), ("all", ""), ("pass", ""),
            ("go 5", ""), ("leave", ""), ("act", ""), ("catch 1", "catch"), ("lira", ""),
            ("go 2", "meet"), ("leave", ""), ("pay", "pay"), ("act", ""),
            ("go 3", ""), ("leave", ""), ("act", ""),
            ("go 14", "mosque"), ("leave", ""), ("tile green", "tile"),
        ),
    ),
    "yspahan": Plan(
        2, 2, {"first_seat": "0"},
        (
            ("buy 0", "dice"), ("take camels", "camels"), ("use main", "main"),
            ("take bag", "bag"), ("use main", ""), ("place bag-white-1", "souk"), ("place bag-white-2", ""),
            ("take gold", "gold"), ("use main", ""),
            ("buy 1", "yellow"), ("take bag", "group"), ("use build", "build"), ("build paddock", "paddock"),
            ("take camels", "steps"), ("use supervisor", "supervisor"), ("go w1", "walk"), ("pay camel", "keep"),
            ("take bag", "card"), ("use card", "draw-card"), ("pass", ""),
            ("buy 0", ""), ("take barrel", "three"), ("use main", ""), ("discard exchange", "discard"),
            ("place barrel-yellow-1", "full"), ("place barrel-yellow-2", ""), ("place barrel-yellow-3", ""),
            ("place barrel-yellow-4", ""), ("take gold", ""), ("use main", ""), ("take camels", ""), ("use supervisor", ""),
            ("go w3", ""), ("buy 0", ""), ("take camels", ""), ("use main", ""), ("take bag", ""), ("use build", ""),
            ("build hoist", "hoist"), ("take gold", "scored"),
        ),
    ),
    "cairo": Plan(
        2, 24, {},
        (
            ("call green", "call"), ("to f11", "entrance"),
            ("extend green", "extend"), ("play 8", "sector"), ("at f9", "cell"),
            ("draw", "draw"), ("take 1", "display"), ("barker", "barker"),
            ("tent yellow", "tent"), ("play 1", "card"), ("at b4", "place"), ("entrance b3", "door"),
            ("call yellow", "use-barker"), ("to b3", "past"),
        ),
    ),
}  # fmt: skip

TRIES = 400


def lesson(game: str, plan: Plan) -> dict[str, Any]:
    """The others do what their heuristic likes best; where the plan does not fit that, they choose among equally good answers by
    chance, and it may take some tries."""
    with suppress(Otherwise):
        return make(charsu.game(game), plan)
    others = bot("greedy")
    for _ in range(TRIES):
        with suppress(Otherwise):
            return make(charsu.game(game), plan, lambda match: ask(others, match))
    return make(charsu.game(game), plan, lambda match: ask(others, match))


if __name__ == "__main__":
    for name, plan in PLANS.items():
        write(Path(charsu.game(name).folder) / "lesson.json", lesson(name, plan))
