"""Positions to solve: from matches of strong bots, one answer clearly best, found quickly and then checked by a deep search."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from ..arena.spread import on_cores
from ..bots import ask, bot, patient_bot
from ..core.chance import draw
from ..core.errors import CharsuError
from ..core.flow import CHANCE
from ..core.match import Match
from ..core.registry import game as find_game
from ..core.table import Table
from .judging import Judged, Position, SearchValuation
from .moments import Line, favourite, line_of
from .work import valuation_for

FORMAT = "charsu-puzzles/1"
FOLDER = Path(__file__).parent / "puzzle_files"
MARGIN = 60_000  # by so much, in millionths of a victory, the best answer is ahead of the second after the deep search,
SURE = 4  # and by so many errors of that figure
QUICK, DEEP = 480, 12_000  # walks of the first look and of the check
TRIES = 5  # how often each level is asked
SOLVERS = ("greedy", "search:100", "search:400")
SPACING = 6  # answers between two puzzles of a match
A_MATCH = 8  # puzzles at most


@dataclass(frozen=True)
class Puzzle:
    """A question of a match, and its only good answer."""

    match: int  # which of the file's matches
    number: int  # answers given before the question
    seat: int
    best: str
    chances: dict[str, int]  # of the seat, by answer, the best first
    missed: int  # in hundredths: how often the levels miss it
    line: Line

    @property
    def difficulty(self) -> int:
        """1 to 3: found by most, by some, by hardly any."""
        return 1 if self.missed < 34 else 2 if self.missed < 67 else 3


@dataclass(frozen=True)
class Collection:
    """The puzzles of one game."""

    game: str
    rules: str
    matches: tuple[dict[str, Any], ...]  # players, options, answers
    puzzles: tuple[Puzzle, ...]

    def position(self, puzzle: Puzzle) -> Match:
        """The match at the question."""
        stored = self.matches[puzzle.match]
        match = Match.at_table(Table(find_game(self.game), stored["players"], stored["options"], files=False), chance="ask")
        return match.play(*stored["answers"][: puzzle.number])

    def of_the_day(self, day: date) -> Puzzle:
        """Everybody's puzzle of a day; no two days in a row are alike until all have had their turn."""
        order = sorted(range(len(self.puzzles)), key=lambda i: draw(2026, i, 1 << 30))
        return self.puzzles[order[day.toordinal() % len(order)]]

    def to_json(self) -> dict[str, Any]:
        return {"format": FORMAT, **asdict(self)}

    @classmethod
    def from_json(cls, stored: Any) -> Collection:
        if not isinstance(stored, dict) or stored.get("format") != FORMAT:
            raise CharsuError(f'this is no collection of puzzles: it does not say "format": "{FORMAT}"')
        puzzles = [Puzzle(**{**row, "line": Line(**row["line"])}) for row in stored["puzzles"]]
        return cls(stored["game"], stored["rules"], tuple(stored["matches"]), tuple(puzzles))

    def save(self, path: Path) -> None:
        """Written without the time of day, so that the same puzzles are the same bytes."""
        text = json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))
        path.write_bytes(gzip.compress(text.encode(), mtime=0))


@cache
def puzzles_of(key: str) -> Collection:
    """The puzzles that come with a game."""
    path = FOLDER / f"{key}.json.gz"
    if not path.exists():
        raise CharsuError(f"there are no puzzles for {key}; `charsu puzzles {key} --out FILE` makes some")
    return Collection.from_json(json.loads(gzip.decompress(path.read_bytes())))


# --- making -------------------------------------------------------------------


def make(tables: Sequence[Table], matches: int, seed: int = 1, cores: int = 1) -> Collection:
    """Puzzles from so many matches, the tables taken in turn."""
    positions = sorted(on_cores(_from_match, range(matches), cores, list(tables), seed), key=lambda row: row[0])
    kept = [row for row in positions if row[2]]
    stored = tuple(match for _, match, _ in kept)
    puzzles = tuple(Puzzle(i, **row) for i, (_, _, rows) in enumerate(kept) for row in rows)
    game = tables[0].game
    return Collection(game.key, game.version, stored, puzzles)


def _from_match(number: int, tables: Sequence[Table], seed: int) -> tuple[int, dict[str, Any], list[dict[str, Any]]]:
    """One match, and its puzzles."""
    table = tables[number % len(tables)]
    match = play(table, draw(seed, number, 1 << 30))
    rows: list[dict[str, Any]] = []
    for at in _candidates(match):
        if len(rows) < A_MATCH and (not rows or at - rows[-1]["number"] >= SPACING):
            rows += [row for row in [judge(match.at(at), draw(seed, 1000 * number + at, 1 << 30))] if row]
    last = rows[-1]["number"] if rows else 0
    return number, {"players": match.players, "options": table.chosen, "answers": match.moves()[:last]}, rows


def play(table: Table, seed: int) -> Match:
    """A match of bots that judge well and, now and then, wander."""
    match = Match.at_table(table, seed=seed)
    strong, wandering = bot("net", seed=seed), bot("random", seed=seed)
    while match.actor is not None:
        match.play(ask(wandering if draw(seed, match.number, 20) == 0 else strong, match))
    return match


def _candidates(match: Match) -> Iterator[int]:
    """Questions to players with at least three answers, none in the last breath of the match."""
    replay = match.at(0)
    for number, played in enumerate(match.history):
        if replay.actor != CHANCE and len(replay.legal_ids()) > 2 and number < match.number - 4:
            yield number
        replay.play(played.id)


def judge(match: Match, seed: int) -> dict[str, Any] | None:
    """The puzzle of a question, or None where no answer stands out."""
    seat = match.actor
    assert seat is not None
    valuation, position = valuation_for(match.table), Position(match, seat)
    if _lead(valuation.weigh(position, match.legal_ids(), QUICK, seed, seat=seat), seat)[1] < MARGIN:
        return None
    judged = valuation.weigh(position, match.legal_ids(), DEEP, seed + 1, seat=seat)
    best, lead, error = _lead(judged, seat)
    if lead < MARGIN or lead < SURE * error:
        return None
    order = sorted(judged, key=lambda each: (each is not best, -each.shares[seat]))
    return {
        "number": match.number,
        "seat": seat,
        "best": match.written(best.answer),
        "chances": {match.written(each.answer): each.shares[seat] for each in order},
        "missed": missed(match, best.answer),
        "line": line_of(valuation, position, judged, best),
    }


def _lead(judged: list[Judged], seat: int) -> tuple[Judged, float, float]:
    """The best answer, by how much it is ahead of the second, and the error of that."""
    best = favourite(judged, seat)
    second = max((each for each in judged if each is not best), key=lambda each: each.shares[seat])
    return best, best.shares[seat] - second.shares[seat], 1_000_000 * second.error(seat, best)


def missed(match: Match, best: int) -> int:
    """How often bots of several strengths answer otherwise, in hundredths."""
    tried = [ask(patient_bot(name, i), match) for name in SOLVERS for i in range(TRIES if name != "greedy" else 1)]
    return 100 * sum(answer != best for answer in tried) // len(tried)


def check(collection: Collection, valuation: SearchValuation, puzzle: Puzzle, walks: int, seed: int) -> bool:
    """Does another search, as deep as one likes, find the same answer?"""
    match = collection.position(puzzle)
    judged = valuation.weigh(Position(match, puzzle.seat), match.legal_ids(), walks, seed, seat=puzzle.seat)
    return match.written(favourite(judged, puzzle.seat).answer) == puzzle.best
