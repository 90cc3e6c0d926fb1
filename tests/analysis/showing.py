"""Can a puzzle be shown and explained? Asked of a sample by the tests, and of all by `scripts/check_puzzles.py`."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from charsu.analysis.puzzles import FOLDER, Collection, Puzzle
from charsu.cli.puzzles import explained
from charsu.core.errors import CharsuError
from charsu.core.text import Sentence
from charsu.locale import LANGUAGES

STORED = Path(__file__).with_name("puzzles_shown.json")
"""What the script found, by game."""
UNSAID = ("{$", "{ $", "-worth-", "puzzle-", "-ask-", "-line-")
"""What stands in a text where words are missing."""


def fingerprint(game: str) -> str:
    """The digest of the puzzles that come with a game."""
    return hashlib.sha256((FOLDER / f"{game}.json.gz").read_bytes()).hexdigest()[:16]


def kind_of(collection: Collection, puzzle: Puzzle) -> str:
    """The name of the question that a puzzle asks."""
    return str(collection.position(puzzle).view(puzzle.seat)["question"]["id"])


def fault(collection: Collection, puzzle: Puzzle) -> str:
    """The first thing that is wrong with a puzzle, on the screen or on the terminal; empty where all is well."""
    try:
        return _asked(collection, puzzle) or _said(collection, puzzle)
    except (CharsuError, LookupError, ValueError, TypeError, AttributeError) as error:
        return f"{type(error).__name__}: {error}"


def _asked(collection: Collection, puzzle: Puzzle) -> str:
    """Is the seat asked, are these its answers, and is the best one first and far enough ahead?"""
    match = collection.position(puzzle)
    if match.actor != puzzle.seat:
        return f"seat {match.actor} is asked, not seat {puzzle.seat}"
    if {answer.notation for answer in match.options()} != set(puzzle.chances):
        return "other answers are possible than those it tells of"
    if next(iter(puzzle.chances)) != puzzle.best or puzzle.lead < collection.margin:
        return "the best answer is not ahead of the others"
    return ""


def _said(collection: Collection, puzzle: Puzzle) -> str:
    """Has everything that is told of it words in every language?"""
    shown = json.loads(json.dumps(collection.show(puzzle)))
    match = collection.position(puzzle)
    for language in LANGUAGES:
        texts = [match.question(language), *_sentences(shown, language)]
        for given in (puzzle.best, list(puzzle.chances)[-1]):
            texts += explained(collection, puzzle, match, given, language)
        for text in texts:
            if not text.strip() or any(sign in text for sign in UNSAID):
                return f"{language}: {text!r}"
    return ""


def _sentences(shown: dict[str, Any], language: str) -> list[str]:
    """The answers and the stories after them, in words."""
    sentences = [option["text"] for option in shown["options"]]
    sentences += [sentence for choice in shown["choices"] for sentence in choice["line"]["story"]]
    return [Sentence.from_json(each).say(language) for each in sentences]
