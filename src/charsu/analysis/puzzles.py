"""Positions to solve, one answer clearly best: how they are kept and shown. Needs no NumPy: a browser shows them too."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from ..core.chance import draw
from ..core.errors import CharsuError
from ..core.match import Match
from ..core.registry import game as find_game
from ..core.svg import drawing
from ..core.table import Table
from ..core.worth import worths
from .lines import Line, imagined, tell

FORMAT = "charsu-puzzles/1"
FOLDER = Path(__file__).parent / "puzzle_files"
LEVELS = 3  # of difficulty


def is_easy(missed: int) -> bool:
    """Do most levels find it? By how often, in hundredths, they miss it."""
    return missed < 34


@dataclass(frozen=True)
class Puzzle:
    """A question of a match, and its only good answer."""

    match: int  # which of the file's matches
    number: int  # answers given before the question
    seat: int
    best: str
    error: int  # of the lead over the second, in millionths
    chances: Mapping[str, int]  # of the seat, by answer, the best first; in millionths of a victory
    missed: int  # in hundredths: how often the levels miss it
    lines: Mapping[str, tuple[str, ...]]  # by answer: what is expected to follow, itself first

    @property
    def difficulty(self) -> int:
        """1 to 3: found by most, by some, by hardly any."""
        return 1 if is_easy(self.missed) else 2 if self.missed < 67 else LEVELS

    @property
    def lead(self) -> int:
        """By how much the best answer is ahead of the second."""
        first, second, *_ = self.chances.values()
        return first - second


@dataclass(frozen=True)
class Collection:
    """The puzzles of one game."""

    game: str
    rules: str
    margin: int  # by so much, in millionths of a victory, every best answer is ahead
    walks: int  # after so many walks
    matches: tuple[dict[str, Any], ...]  # players, options, answers
    puzzles: tuple[Puzzle, ...]

    @cached_property
    def by_name(self) -> dict[str, Puzzle]:
        """Puzzles by names that stay theirs, whatever else the file holds."""
        return {self.name_of(puzzle): puzzle for puzzle in self.puzzles}

    def name_of(self, puzzle: Puzzle) -> str:
        stored = self.matches[puzzle.match]
        place = [self.game, stored["players"], stored["options"], stored["answers"][: puzzle.number]]
        return hashlib.sha256(json.dumps(place, sort_keys=True).encode()).hexdigest()[:10]

    def position(self, puzzle: Puzzle) -> Match:
        """The match at the question."""
        stored = self.matches[puzzle.match]
        match = Match.at_table(Table(find_game(self.game), stored["players"], stored["options"], files=False), chance="ask")
        return match.play(*stored["answers"][: puzzle.number])

    def alone(self, puzzle: Puzzle) -> Collection:
        """A collection of this puzzle and nothing else."""
        only = Puzzle(**{**vars(puzzle), "match": 0})
        return Collection(self.game, self.rules, self.margin, self.walks, (self.matches[puzzle.match],), (only,))

    # --- one for every day -------------------------------------------------

    @cached_property
    def days(self) -> list[str]:
        """The names in the order in which days take them."""
        names = list(self.by_name)
        return sorted(names, key=lambda name: draw(2026, int(name, 16) & 0xFFFFFFF, 1 << 30))

    def of_the_day(self, day: date) -> Puzzle:
        """The puzzle of a calendar date, the same for everybody. No puzzle comes again until all have had their turn."""
        return self.by_name[self.days[day.toordinal() % len(self.days)]]

    # --- for screens -------------------------------------------------------

    def index(self) -> dict[str, Any]:
        """What there is to solve."""
        puzzles = [{"id": name, "difficulty": one.difficulty, "missed": one.missed} for name, one in self.by_name.items()]
        return {"game": self.game, "margin": self.margin, "walks": self.walks, "days": self.days, "puzzles": puzzles}

    def show(self, puzzle: Puzzle) -> dict[str, Any]:
        """A puzzle with its position, as whoever is asked sees it; what each answer promises, and what may follow it."""
        match = self.position(puzzle)
        options = match.options()
        gains = worths(match, [option.id for option in options])
        texts = {option.notation: option.sentence.to_json() for option in options}
        return {
            "id": self.name_of(puzzle),
            "game": self.game,
            "seat": puzzle.seat,
            "difficulty": puzzle.difficulty,
            "missed": puzzle.missed,
            "margin": self.margin,
            "walks": self.walks,
            "error": puzzle.error,
            "view": drawing(match.view(puzzle.seat)),
            "options": [{**option.to_json(), "worth": each} for option, each in zip(options, gains, strict=True)],
            "choices": [
                {"notation": answer, "text": texts[answer], "chance": chance, "line": asdict(line_after(match, puzzle, answer))}
                for answer, chance in puzzle.chances.items()
            ],
        }

    # --- keeping -----------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        kept = {each.name: getattr(self, each.name) for each in fields(self)}
        return {"format": FORMAT, **kept, "matches": list(self.matches), "puzzles": [asdict(one) for one in self.puzzles]}

    @classmethod
    def from_json(cls, stored: Any) -> Collection:
        if not isinstance(stored, dict) or stored.get("format") != FORMAT:
            raise CharsuError(f'this is no collection of puzzles: it does not say "format": "{FORMAT}"')
        try:
            puzzles = tuple(Puzzle(**row) for row in stored["puzzles"])
            facts = {name: stored[name] for name in ("game", "rules", "margin", "walks")}
            return cls(**facts, matches=tuple(stored["matches"]), puzzles=puzzles)
        except (KeyError, TypeError) as error:
            raise CharsuError(f"this collection of puzzles cannot be read: {error}") from error

    def save(self, path: Path) -> None:
        """Written without the time of day, so that the same puzzles are the same bytes."""
        text = json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))
        path.write_bytes(gzip.compress(text.encode(), mtime=0))


def line_after(match: Match, puzzle: Puzzle, answer: str) -> Line:
    """What may follow an answer to a puzzle."""
    return tell(match, puzzle.seat, imagined(match, puzzle.seat).play(*puzzle.lines[answer]))


def read(path: Path) -> Collection:
    """A file of puzzles; what is wrong with it is said in a sentence."""
    try:
        return Collection.from_json(json.loads(gzip.decompress(path.read_bytes())))
    except (OSError, EOFError, ValueError) as error:
        raise CharsuError(f"{path} holds no puzzles that can be read: {error}") from error
    except CharsuError as error:
        raise CharsuError(f"{path}: {error}") from error


def games_with_puzzles() -> list[str]:
    return sorted(path.name.removesuffix(".json.gz") for path in FOLDER.glob("*.json.gz"))


@cache
def puzzles_of(key: str) -> Collection:
    """The puzzles that come with a game."""
    if key not in games_with_puzzles():
        raise CharsuError(f"there are no puzzles for {key}; `charsu puzzles make {key} --out FILE` makes some")
    return read(FOLDER / f"{key}.json.gz")
