"""First games: annotated matches. A learner gives the answers they ask for, and whoever wants another one is told why not.

A lesson is a match file with `seat` and `steps`, made from a plan by `charsu.testing.lesson`: `lesson.json` in the folder of a game
is the first one, `lesson-<name>.json` are further ones, which build on it. What is said are the messages `<game>-lesson-<say>`, or
`<game>-lesson-<name>-<say>`; the title of a further one is `<game>-lesson-<name>`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from .core.errors import CharsuError
from .core.game import Game
from .core.match import Match
from .core.text import Sentence
from .locale import LANGUAGES, bundle

FIRST = "first"


def names(game: Game) -> list[str]:
    """The lessons of a game, the first one first."""
    if not game.folder:
        return []
    further = [path.stem.removeprefix("lesson-") for path in Path(game.folder).glob("lesson-*.json")]
    return [
        *([FIRST] if (Path(game.folder) / "lesson.json").is_file() else []),
        *sorted(further, key=lambda name: _rank(game, name)),
    ]


def _rank(game: Game, name: str) -> tuple[int, str]:
    """Lessons named like values of options come in the order of these."""
    values = [str(value) for option in game.table_options for value in option.values]
    return values.index(name) if name in values else len(values), name


def lesson(game: Game, name: str = FIRST) -> dict[str, Any]:
    """The match file of a lesson with its steps."""
    if name not in names(game):
        raise CharsuError(f"{game.key} has no lesson {name!r}; there are {', '.join(names(game)) or 'none'}")
    file = "lesson.json" if name == FIRST else f"lesson-{name}.json"
    stored: dict[str, Any] = json.loads((Path(game.folder) / file).read_text("utf8"))
    return stored


def message(game: Game, name: str, say: str = "") -> str:
    """The name of a sentence of a lesson, or of its title."""
    parts = [game.key, "lesson", *([name] if name != FIRST else []), *([say] if say else [])]
    return "web-first-game" if parts[1:] == ["lesson"] else "-".join(parts)


def offered(game: Game, language: str) -> list[dict[str, str]]:
    """The lessons of a game with their titles."""
    return [{"key": name, "name": bundle(language).word(message(game, name))} for name in names(game)]


def told(game: Game, name: str, language: str) -> dict[str, Any]:
    """A lesson for a screen: its sentences in a language, and what is to be said to other answers."""
    stored, words = _asked(game, name), bundle(language)
    steps = [{**step, "text": words.word(message(game, name, step["say"]))} for step in stored["steps"]]
    about = {"key": name, "title": words.word(message(game, name)), "more": words.word(message(game, name, "more"))}
    return {**stored, **about, "steps": steps}


@cache
def _asked(game: Game, name: str) -> dict[str, Any]:
    """A lesson with what else might be answered at each step."""
    stored = lesson(game, name)
    match = Match.from_json(json.dumps(stored))
    steps = [{**step, **(others(match.at(step["move"])) if step["answer"] else {})} for step in stored["steps"]]
    return {**stored, "steps": steps}


def others(match: Match) -> dict[str, Any]:
    """What else may be answered now, and why the rest may not be: answers as `span:index`, one row for each reason."""
    rows: dict[str, dict[str, Any]] = {}
    for answer, reason in match.refusals().items():
        why = {"text": reason.sentence.to_json(), "rule": reason.rule}
        rows.setdefault(json.dumps(why), {**why, "at": []})["at"].append(_pointed(match, answer))
    return {"possible": [_pointed(match, answer) for answer in match.legal_ids()], "reasons": list(rows.values())}


def _pointed(match: Match, answer: int) -> str:
    span = match.game.words.notation.span(answer)
    return f"{span.name}:{answer - span.first}"


def check(game: Game, name: str) -> Iterator[str]:
    """Sentences that are missing, in words."""
    for say in (*(step["say"] for step in lesson(game, name)["steps"]), "more"):
        for language in LANGUAGES:
            yield from bundle(language).faults(Sentence(message(game, name, say)))
