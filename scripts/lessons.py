"""Writes the first games: annotated matches in the folders of the games, made from the plans below.

A lesson is a match file with steps: at a move, a sentence (`<game>-lesson-<step>`), and the answer to give. Run it
after rules or notation changed; tests/lessons checks that what is stored still can be played.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import charsu
from charsu.bots.protocol import ask
from charsu.bots.registry import bot
from charsu.core.match import Match


@dataclass(frozen=True)
class Plan:
    """What the learner does, as notation with the name of the sentence that asks for it; an empty name: it happens by itself."""

    players: int
    seed: int
    starter: dict[str, Any]
    moves: tuple[tuple[str, str], ...]


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
        ),
    ),
    "cairo": Plan(
        2, 24, {},
        (
            ("call green", "call"), ("to f11", "entrance"),
            ("extend green", "extend"), ("play 8", "sector"), ("at f9", "cell"),
            ("draw", "draw"), ("take 1", "display"), ("barker", "barker"),
            ("tent yellow", "tent"), ("play 1", "card"), ("at b4", "place"), ("entrance b3", "door"),
        ),
    ),
}  # fmt: skip


class Otherwise(Exception):
    """The others played so that the plan does not fit."""


TRIES = 400


def lesson(game: str, plan: Plan) -> dict[str, Any]:
    """The match and its steps. The others choose among equally good answers by chance, so that it may take some tries."""
    for _ in range(TRIES):
        with suppress(Otherwise):
            return attempt(game, plan)
    return attempt(game, plan)


def attempt(game: str, plan: Plan) -> dict[str, Any]:
    match = charsu.game(game).new_match(plan.players, plan.starter, seed=plan.seed)
    steps = list(_played(match, plan))
    steps.append({"move": match.number, "say": "end", "answer": None})
    return {**json.loads(match.to_json()), "seat": 0, "steps": steps}


def _played(match: Match, plan: Plan) -> Iterator[dict[str, Any]]:
    others = bot("greedy")
    todo = list(plan.moves)
    while todo and not match.is_over:
        if match.actor != 0:
            match.play(ask(others, match))
            continue
        notation, say = todo.pop(0)
        option = next((o for o in match.options() if fits(o.notation, notation)), None)
        if option is None:
            raise Otherwise(f"{notation!r}? {match.question()} {[o.notation for o in match.options()]}")
        if say:
            yield {"move": match.number, "say": say, "answer": answer(match, option)}
        match.play(option)


def fits(notation: str, wanted: str) -> bool:
    """`take *` is the first answer that begins with `take`."""
    return notation == wanted or (wanted.endswith("*") and notation.startswith(wanted[:-1]))


def answer(match: Match, option: Any) -> dict[str, Any]:
    """What is pointed at; ids may change with the answer space and are left out."""
    span = match.game.words.notation.span(option.id)
    return {"notation": option.notation, "span": span.name, "index": option.id - span.first, "text": option.sentence.to_json()}


if __name__ == "__main__":
    for name, plan in PLANS.items():
        (Path(charsu.game(name).folder) / "lesson.json").write_text(json.dumps(lesson(name, plan), ensure_ascii=False, indent=1) + "\n")
