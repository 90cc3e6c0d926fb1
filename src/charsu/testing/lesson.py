"""First games: a match played by a plan, with a sentence before each answer that the learner is to give.

    python -m charsu.testing.lesson GAME PLAN FILE

A plan is a TOML file: `players`, `seed`, `options`, and `moves`: pairs of what seat 0 answers and the name of the sentence that
asks for it (`<game>-lesson-<name>`); an empty name: it happens by itself. `chance` may list what dice and draws answer, one after
the other, each when it is possible; else they fall by the seed. Run it again after rules or notation changed.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..core.dice import SeededDice
from ..core.flow import CHANCE
from ..core.game import Game
from ..core.match import Match
from ..core.registry import game as find_game
from ..core.view import Answer

LEARNER = 0


class Otherwise(Exception):
    """The others played so that the plan does not fit."""


@dataclass(frozen=True)
class Plan:
    """What the learner does, as notation with the name of the sentence that asks for it."""

    players: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    moves: tuple[tuple[str, str], ...] = ()
    chance: tuple[str, ...] = ()

    @classmethod
    def read(cls, file: Path) -> Plan:
        plan = tomllib.loads(file.read_text("utf8"))
        moves = tuple((notation, say) for notation, say in plan["moves"])
        return cls(plan["players"], plan["seed"], plan.get("options", {}), moves, tuple(plan.get("chance", ())))


def preferred(match: Match) -> int:
    """What the game's heuristic likes best; the first answer where it has none."""
    prefer, seat, answers = match.game.bot.prefer, match.actor, match.legal_ids()
    if prefer is None or seat is None:
        return answers[0]
    return max(answers, key=lambda answer: prefer(match.plain, seat, answer))


def make(game: Game, plan: Plan, others: Callable[[Match], int] = preferred) -> dict[str, Any]:
    """The match file of a plan with its steps."""
    match = game.new_match(plan.players, plan.options, chance="ask")
    steps = list(_played(match, plan, others))
    steps.append({"move": match.number, "say": "end", "answer": None})
    return {**json.loads(match.to_json()), "seat": LEARNER, "steps": steps}


def _played(match: Match, plan: Plan, others: Callable[[Match], int]) -> Iterator[dict[str, Any]]:
    todo, chance, dice = list(plan.moves), list(plan.chance), SeededDice(plan.seed)
    while not match.is_over and (todo or match.actor == CHANCE):
        if match.actor == CHANCE:
            match.play(_fallen(match, chance, dice))
            continue
        if match.actor != LEARNER:
            match.play(others(match))
            continue
        notation, say = todo.pop(0)
        option = next((one for one in match.options() if one.notation == notation), None)
        if option is None:
            raise Otherwise(f"{notation!r}? {match.question()} {[one.notation for one in match.options()]}")
        if say:
            yield {"move": match.number, "say": say, "answer": pointing(option)}
        match.play(option)


def _fallen(match: Match, left: list[str], dice: SeededDice) -> str | int:
    """What the plan says, where it fits; else what the dice say."""
    if left and any(option.notation == left[0] for option in match.options()):
        return left.pop(0)
    return dice.draw(match.number, match.legal_ids(), match.odds())


def pointing(option: Answer) -> dict[str, Any]:
    """What is pointed at; ids may change with the answer space and are left out."""
    return {"notation": option.notation, "span": option.span, "index": option.index, "text": option.sentence.to_json()}


def write(file: Path, lesson: Mapping[str, Any]) -> None:
    file.write_text(json.dumps(lesson, ensure_ascii=False, indent=1) + "\n", "utf8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m charsu.testing.lesson")
    parser.add_argument("game")
    parser.add_argument("plan", type=Path)
    parser.add_argument("file", type=Path)
    args = parser.parse_args()
    write(args.file, make(find_game(args.game), Plan.read(args.plan)))


if __name__ == "__main__":
    main()
