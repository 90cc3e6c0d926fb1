"""Examples that run: a position out of a match, some answers, and what is told before each of them.

>>> from charsu import examples
>>> example = examples.load("istanbul/tea-house")
>>> example.title("en")
'The Tea House pays what was announced, or little'
>>> match = example.at(0)                       # the match at its first step, chance included; it can be played on
>>> match.play("announce 8", "roll 5 6").log()[-1]
'Red receives 8 lira.'

A file `examples/<name>.toml` in the folder of a game holds some of them. Each is a match: a table, what the seats and chance answer
`before`, and the steps. Whoever has more to answer, but not to this question, says what `meanwhile` lists; whoever has nothing left
what `idle` lists; the first that is possible, else the first answer there is. What is told are the messages `<game>-example-<id>`,
the title, and `<game>-example-<id>-1` …, one for each step and one for the end; the numbers in them are found in the position by
`tell`.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from html import escape
from pathlib import Path
from typing import Any

from .core.errors import CharsuError
from .core.flow import CHANCE
from .core.game import Game
from .core.match import Match
from .core.registry import game as find_game
from .core.registry import games
from .core.svg import draw_position
from .core.text import Sentence
from .lessons import others

PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>body {{ font: 17px/1.5 sans-serif; max-width: 40rem; margin: 0 auto; padding: 1rem; color: #3a2a1c; background: #fbf3e2; }}
figure {{ margin: .5rem 0; }} svg {{ max-width: 100%; height: auto; }} section {{ break-inside: avoid; }}</style>
{body}</html>
"""
LONGEST = 2000  # answers before an example begins
OTHERS = "others"  # among the answers of a step: all others answer, idly, until the seat is asked again


@dataclass(frozen=True)
class Step:
    """Some answers, what holds after them, and what the rules refuse before them: notation and the rule."""

    play: tuple[str, ...]
    then: Mapping[str, Any] = field(default_factory=dict)
    refused: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Example:
    """A position and some answers. `rules` are the ids of the rulebook that it shows; it is told to the `seat`."""

    game: Game
    key: str
    rules: tuple[str, ...]
    players: int
    options: Mapping[str, Any]
    before: Mapping[int, tuple[str, ...]]
    steps: tuple[Step, ...]
    tell: Mapping[str, str] = field(default_factory=dict)
    seat: int = 0
    meanwhile: tuple[str, ...] = ()
    idle: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        return f"{self.game.key}/{self.key}"

    # --- the match ---------------------------------------------------------

    @cached_property
    def _played(self) -> tuple[Match, tuple[int, ...]]:
        match = self._opening()
        moves = [match.number]
        for step in self.steps:
            for answer in step.play:
                self._play(match, answer)
            moves.append(match.number)
        return match, tuple(moves)

    def _play(self, match: Match, answer: str) -> None:
        if answer != OTHERS:
            match.play(answer)
            return
        while match.actor not in (self.seat, None):
            match.play(self._answer(match, []))

    @property
    def match(self) -> Match:
        """The whole of it; play on a copy."""
        return self._played[0]

    @property
    def moves(self) -> tuple[int, ...]:
        """How many answers had been given before each step, and at the end."""
        return self._played[1]

    def at(self, step: int) -> Match:
        """The match before a step, counted from 0; after the last one at their number."""
        return self.match.at(self.moves[step])

    def _opening(self) -> Match:
        match = self.game.new_match(self.players, self.options, chance="ask")
        left = {seat: list(answers) for seat, answers in self.before.items()}
        while not (match.actor == self.seat and not any(left.get(seat) for seat in range(self.players))):
            if match.actor is None or match.number > LONGEST:
                raise CharsuError(f"{self.id} does not come to its position; still to be answered: {left}")
            match.play(self._answer(match, left.get(match.actor, [])))
        if left.get(CHANCE):
            raise CharsuError(f"{self.id}: chance is not asked for {', '.join(left[CHANCE])}")
        return match

    def _answer(self, match: Match, left: list[str]) -> str | int:
        """What comes next of what is written down, where it fits."""
        possible = {option.notation for option in match.options()}
        if left and left[0] in possible:
            return left.pop(0)
        otherwise = self.meanwhile if left else self.idle
        return next((answer for answer in otherwise if answer in possible), match.legal_ids()[0])

    # --- what is told --------------------------------------------------------

    def title(self, language: str = "en") -> str:
        return Sentence(f"{self.game.key}-example-{self.key}").say(language)

    def text(self, step: int, language: str = "en") -> str:
        """What is told before a step, or at the end."""
        return self.sentence(step).say(language)

    def sentence(self, step: int) -> Sentence:
        """The telling with its numbers: `$lira`, and beside the step before `$lira-more` and `$lira-less`."""
        now, before = self.numbers(step), self.numbers(max(0, step - 1))
        args: dict[str, Any] = dict(now)
        for name, value in now.items():
            if isinstance(value, int) and isinstance(before[name], int):
                args |= {f"{name}-more": value - before[name], f"{name}-less": before[name] - value}
        return Sentence(f"{self.game.key}-example-{self.key}-{step + 1}", args)

    def numbers(self, step: int) -> dict[str, Any]:
        """The cells that `tell` names; of a list, how long it is."""
        cells = {name: self.look(step, path) for name, path in self.tell.items()}
        return {name: len(cell) if isinstance(cell, list) else cell for name, cell in cells.items()}

    def look(self, step: int, path: str) -> Any:
        """A cell of the view of the seat: `0.lira` is a player's, `places.16.price` the table's."""
        return _cell(self._seen[step], path)

    @cached_property
    def _seen(self) -> list[dict[str, Any]]:
        """The table as the seat sees it before each step and at the end: asked for every number in every language."""
        return [self.at(step).view(self.seat)["table"] for step in range(len(self.moves))]

    def draw(self, step: int, language: str = "en") -> str:
        """The board before a step, as SVG."""
        return draw_position(self.game, self.at(step).seen(self.seat), language)

    def page(self, language: str = "en") -> str:
        """One HTML file that needs nothing else: the telling, and the board before the first step and after each."""
        parts = [f"<h1>{escape(self.title(language))}</h1><p>{', '.join(self.rules)}</p>"]
        for step in range(len(self.moves)):
            alt = escape(self.at(step).question(language))
            figure = f'<figure role="img" aria-label="{alt}">{self.draw(step, language)}</figure>'
            parts.append(f"<section><p>{escape(self.text(step, language))}</p>{self._noted(step, language)}{figure}</section>")
        return PAGE.format(language=language, title=escape(self.title(language)), body="".join(parts))

    def _noted(self, step: int, language: str) -> str:
        """What is not possible, with the rule, and what is answered."""
        if step == len(self.steps):
            return ""
        reasons = {answer: self.at(step).why_not(answer) for answer in self.steps[step].refused}
        said = [f"<li>✗ {answer}: {escape(why.say(language))} ({why.rule})</li>" for answer, why in reasons.items() if why]
        given = [played.notation for played in self.match.history[self.moves[step] : self.moves[step + 1]]]
        return f"<ul>{''.join(said)}<li><code>{escape(', '.join(given))}</code></li></ul>"

    def faults(self) -> Iterator[str]:
        """What does not hold, in words."""
        for number, step in enumerate(self.steps):
            for answer, rule in step.refused.items():
                reason = self.at(number).why_not(answer)
                if reason is None or reason.rule != rule:
                    yield f"{self.id}, step {number + 1}: {answer!r} is refused by {reason and reason.rule}, not by {rule}"
            for path, value in step.then.items():
                if (cell := self.look(number + 1, path)) != value:
                    yield f"{self.id}, step {number + 1}: {path} is {cell!r}, not {value!r}"

    def to_json(self, language: str) -> dict[str, Any]:
        """The match file with `seat` and `steps`, told in a language."""
        match: dict[str, Any] = json.loads(self.match.to_json())
        steps = [self._told(step, language) for step in range(len(self.moves))]
        about = {"key": self.key, "title": self.title(language), "shows": list(self.rules), "seat": self.seat}
        return {**match, **about, "steps": steps}

    def _told(self, step: int, language: str) -> dict[str, Any]:
        return {"move": self.moves[step], "say": str(step + 1), "text": self.text(step, language), **self._asked[step]}

    @cached_property
    def _asked(self) -> list[dict[str, Any]]:
        """What a screen must know of each step in any language: the answer, and what is said to others."""
        return [*(self._asked_at(step) for step in range(len(self.steps))), {"answer": None}]

    def _asked_at(self, step: int) -> dict[str, Any]:
        match, asked = self.at(step), self.steps[step]
        mine = match.actor == self.seat
        shown = {"answer": pointing(match, asked.play[0]), **others(match)} if mine else {"answer": None}
        return {**shown, "refused": [_refused(match, answer) for answer in asked.refused]} if asked.refused else shown


def pointing(match: Match, notation: str) -> dict[str, Any]:
    """What an answer points at; ids may change with the answer space and are left out."""
    option = next(one for one in match.options() if one.notation == notation)
    return {"notation": notation, "span": option.span, "index": option.index, "text": option.sentence.to_json()}


def _refused(match: Match, notation: str) -> dict[str, Any]:
    """What cannot be answered, in words, and why."""
    written = match.game.words.notation
    reason, answer = match.why_not(notation), written.find(match.plain, notation, range(written.size))
    assert reason is not None and answer is not None
    text = match.game.answer_text(match.plain, answer).to_json()
    return {"notation": notation, "text": text, "reason": {"text": reason.sentence.to_json(), "rule": reason.rule}}


def _cell(table: Mapping[str, Any], path: str) -> Any:
    cell: Any = table
    keys = path.split(".")
    if keys[0].isdigit():
        cell = table["players"] if "players" in table else table["seats"]
    for key in keys:
        cell = cell[int(key)] if isinstance(cell, list) else cell[key]
    return cell


# --- files -------------------------------------------------------------------


def of_game(key: str) -> tuple[Example, ...]:
    """All examples of a game, in the order of its files."""
    return _read(find_game(key))


def load(id: str) -> Example:
    """An example by its id: `istanbul/tea-house`."""
    key, _, name = id.partition("/")
    example = next((one for one in of_game(key) if one.key == name), None)
    if example is None:
        raise CharsuError(f"{key} has no example {name!r}; there are {', '.join(one.key for one in of_game(key))}")
    return example


def of_rule(rule: str) -> list[Example]:
    """The examples that show a rule."""
    return [one for key in games() for one in of_game(key) if rule in one.rules]


def by_rule(key: str) -> dict[str, list[Example]]:
    """Each example of a game at the rule that it shows first."""
    rules: dict[str, list[Example]] = {}
    for one in of_game(key):
        rules.setdefault(one.rules[0], []).append(one)
    return rules


def files(game: Game) -> list[Path]:
    """Where the examples of a game are written down."""
    return sorted((Path(game.folder) / "examples").glob("*.toml")) if game.folder else []


@cache
def _read(game: Game) -> tuple[Example, ...]:
    return tuple(example for file in files(game) for example in read(game, file))


def read(game: Game, file: Path) -> Iterator[Example]:
    """The examples of a file."""
    text = tomllib.loads(file.read_text("utf8"))
    for row in text["example"]:
        yield Example(
            game, row["id"], tuple(row["rules"].split()), row["players"], {**text.get("options", {}), **row.get("options", {})},
            {CHANCE if seat == "chance" else int(seat): _answers(answers) for seat, answers in row.get("before", {}).items()},
            tuple(Step(_answers(step["play"]), step.get("then", {}), step.get("refused", {})) for step in row["steps"]),
            row.get("tell", {}), row.get("seat", 0), _answers(text.get("meanwhile", "")), _answers(text.get("idle", "")),
        )  # fmt: skip


def _answers(text: str) -> tuple[str, ...]:
    """`go 2, leave, 3 × act` is five answers, `rolls 112` three: a die each."""
    answers: list[str] = []
    for part in filter(None, (one.strip() for one in text.split(","))):
        times, cross, answer = part.partition(" × ")
        dice = part.removeprefix("rolls ")
        answers += [f"roll {die}" for die in dice] if dice != part else [answer] * int(times) if cross else [part]
    return tuple(answers)


def told(key: str, language: str) -> dict[str, Any]:
    """The examples of a game for a screen."""
    return {"game": key, "language": language, "examples": [one.to_json(language) for one in of_game(key)]}
