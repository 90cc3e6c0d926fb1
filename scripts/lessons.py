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

GRAND = "16 15 18 3 10 8 1 21 17 4 2 19 7 12 9 20 11 5 14 13 6 22 23 24 25"
PLANS = {
    ("istanbul", "first"): Plan(
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
    ("yspahan", "first"): Plan(
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
    ("cairo", "first"): Plan(
        2, 24, {},
        (
            ("call green", "call"), ("to f11", "entrance"),
            ("extend green", "extend"), ("play 8", "sector"), ("at f9", "cell"),
            ("draw", "draw"), ("take 1", "display"), ("barker", "barker"),
            ("tent yellow", "tent"), ("play 1", "card"), ("at b4", "place"), ("entrance b3", "door"),
            ("call yellow", "use-barker"), ("to b3", "past"),
        ),
    ),
    ("istanbul", "mocha"): Plan(
        3, 1, {"starter": "0", "expansions": "mocha"},
        (
            ("go 6", "caravansary"), ("leave", ""), ("deck", "coffee"), ("deck", ""), ("discard far", "discard"), ("end", ""),
            ("go 17", "roasting"), ("leave", ""), ("pay", "lira"), ("discard stay", "card"), ("done", ""), ("end", ""),
            ("go 18", "guild-hall"), ("leave", ""), ("act", "guild-cards"), ("discard-guild 11", "guild-discard"), ("end", ""),
            ("guild 5", "guild-turn"), ("take red", "goods"), ("take green", ""), ("take yellow", ""), ("take blue", ""), ("end", ""),
            ("go 7", "fountain"), ("all", ""), ("end", ""),
            ("go 19", "tavern"), ("leave", ""), ("tavern-tile movement", "tile"), ("end", ""),
            ("go 11", "line"), ("leave", ""), ("pass", ""), ("use coffee-trader", "trader"), ("give green", "price"), ("end", ""),
            ("go 20", "coffee-house"), ("leave", ""), ("act", "ruby"),
        ),
        ("roll 5 5", "roll 5 5", "roll 5 6", "demand 1", "demand 1", "draw stay", "draw good", "draw good", "draw far", "draw dealer",
         "draw-guild 5", "draw-guild 11"),
    ),
    ("istanbul", "letters"): Plan(
        3, 9, {"starter": "0", "expansions": "letters"},
        (
            ("go 21", "embassy"), ("leave", ""), ("act", "letters"), ("end", ""),
            ("go 4", "deliver"), ("leave", ""), ("act", "delivered"), ("end", ""), ("end", "seals"),
            ("go 10", "second"), ("leave", ""), ("pass", ""), ("use courier", "courier"), ("pay", "courier-price"), ("end", ""), ("end", ""),
            ("go 22", "kiosk"), ("leave", ""), ("act", "tiles"), ("pick 10", "pick"), ("act", ""), ("act", "left-over"), ("end", ""), ("end", ""),
            ("go 7", "fountain"), ("call-companion", "companion"), ("all", ""), ("end", ""), ("end", ""),
            ("act", "place"), ("companion 21", "walk"), ("act", "walk-letters"), ("end", ""), ("end", ""),
            ("go 23", "auction"), ("leave", ""), ("good red", "good"), ("bid 1", "bid"),
            ("end", ""), ("end", ""),
            ("go 24", "society"), ("leave", ""), ("delivered 4", "six"), ("delivered 10", ""), ("delivered 21", ""), ("ruby 16", "ruby"),
        ),
        ("roll 6 5", "roll 6 5", "roll 6 4", "demand 1", "demand 1", "draw good", "draw good", "draw good", "draw-letter 4", "draw-letter 10",
         "draw-letter 21", "draw-letter 22", "reveal 10", "reveal 3", "reveal 12", "reveal 6"),
    ),
    ("istanbul", "grand_bazaar"): Plan(
        3, 1, {"starter": "0", "expansions": "grand_bazaar", "layout": GRAND},
        (
            ("go 21", "embassy"), ("leave", ""), ("act", "letters"), ("end", ""),
            ("go 18", "guild-hall"), ("leave", ""), ("act", "guild-cards"), ("discard-guild 11", ""), ("end", ""),
            ("pick 12", "kiosk"), ("act", ""),
            ("go 7", "fountain"), ("call-companion", "companion"), ("all", ""), ("end", ""),
            ("act", "place"), ("guild 17", "guild-turn"), ("end", ""),
            ("companion 5", "deliver"), ("act", "post"), ("pass", ""), ("catch 2", "catch"), ("lira", ""), ("end", ""), ("end", ""),
            ("go 14", "walk"), ("leave", ""), ("pass", ""), ("end", ""), ("letter 16", "double"), ("delivered 5", ""),
            ("go 25", "catacombs"), ("leave", ""), ("coffee", "coffee"), ("go 11", "anywhere"), ("end", ""),
            ("go 20", "coffee-house"), ("leave", ""), ("act", "ruby"),
        ),
        ("roll 6 4", "roll 6 4", "roll 6 4", "roll 6 4", "demand 1", "demand 1", "draw good", "draw good", "draw good", "draw-letter 5",
         "draw-letter 16", "draw-guild 17", "draw-guild 11", "reveal 10", "reveal 6", "reveal 12", "reveal 9"),
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
    for (key, name), plan in PLANS.items():
        file = "lesson.json" if name == "first" else f"lesson-{name}.json"
        write(Path(charsu.game(key).folder) / file, lesson(key, plan))
