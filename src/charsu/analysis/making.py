"""Making puzzles from matches of people and strong bots: one answer clearly best, found quickly and checked by a deep search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from ..arena.spread import on_cores
from ..bots import ask, bot, patient_bot
from ..core.chance import draw
from ..core.flow import CHANCE
from ..core.match import Match
from ..core.table import Table
from .judging import Judged, Position, SearchValuation
from .lines import even
from .moments import LONGEST, favourite
from .puzzles import Collection, Puzzle
from .shares import WHOLE
from .work import valuation_for

MARGIN = 60_000  # by so much, in millionths of a victory, the best answer is ahead of the second after the deep search,
SURE = 4  # and by so many errors of that figure
QUICK, DEEP = 480, 12_000  # walks of the first look and of the check
TRIES = 5  # how often each level is asked
SOLVERS = ("greedy", "search:100", "search:400")
SPACING = 6  # answers between two puzzles of a match
A_MATCH = 8  # puzzles at most

Row = tuple[int, dict[str, Any], list[dict[str, Any]]]
Progress = Callable[[int, int], None]  # done, all


def make(tables: Sequence[Table], matches: int, seed: int = 1, cores: int = 1, progress: Progress | None = None) -> Collection:
    """Puzzles from so many matches of bots, the tables taken in turn."""
    return gathered(on_cores(from_bots, range(matches), cores, list(tables), seed), matches, tables[0], progress)


def make_from(matches: Sequence[Match], seed: int = 1, cores: int = 1, progress: Progress | None = None) -> Collection:
    """Puzzles from matches of one game that were played."""
    rows = on_cores(_from_match, range(len(matches)), cores, list(matches), seed)
    return gathered(rows, len(matches), matches[0].table, progress)


def together(collections: Sequence[Collection]) -> Collection:
    """Collections of one game as one; what is in two of them is there once."""
    first = collections[0]
    matches = tuple(match for each in collections for match in each.matches)
    puzzles: dict[str, Puzzle] = {}
    before = 0
    for each in collections:
        for name, puzzle in each.by_name.items():
            puzzles.setdefault(name, Puzzle(**{**vars(puzzle), "match": puzzle.match + before}))
        before += len(each.matches)
    return Collection(first.game, first.rules, first.margin, first.walks, matches, tuple(puzzles.values()))


def gathered(played: Iterable[Row], of: int, table: Table, progress: Progress | None = None) -> Collection:
    """The puzzles of matches, by the numbers of the matches; those without any are left out."""
    rows: list[Row] = []
    for row in played:
        rows.append(row)
        if progress:
            progress(len(rows), of)
    kept = [row for row in sorted(rows, key=lambda row: row[0]) if row[2]]
    puzzles = tuple(Puzzle(i, **each) for i, (_, _, rows_of) in enumerate(kept) for each in rows_of)
    game = table.game
    return Collection(game.key, game.version, MARGIN, DEEP, tuple(match for _, match, _ in kept), puzzles)


def from_bots(number: int, tables: Sequence[Table], seed: int) -> Row:
    """One match of bots, and its puzzles."""
    return _puzzles_in(play(tables[number % len(tables)], draw(seed, number, 1 << 30)), number, seed)


def _from_match(number: int, matches: Sequence[Match], seed: int) -> Row:
    return _puzzles_in(matches[number], number, seed)


def _puzzles_in(match: Match, number: int, seed: int) -> Row:
    """One match, and its puzzles."""
    rows: list[dict[str, Any]] = []
    for at in _candidates(match):
        if len(rows) < A_MATCH and (not rows or at - rows[-1]["number"] >= SPACING):
            rows += [row for row in [judge(match.at(at), draw(seed, 1000 * number + at, 1 << 30))] if row]
    last = rows[-1]["number"] if rows else 0
    return number, {"players": match.players, "options": match.table.chosen, "answers": match.moves()[:last]}, rows


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
    lines = even(match, seat, [valuation.line(position, judged, judged.index(each), LONGEST) for each in order])
    return {
        "number": match.number,
        "seat": seat,
        "best": match.written(best.answer),
        "error": int(error),
        "chances": {match.written(each.answer): each.shares[seat] for each in order},
        "missed": missed(match, best.answer),
        "lines": {match.written(each.answer): tuple(line.moves()) for each, line in zip(order, lines, strict=True)},
    }


def _lead(judged: list[Judged], seat: int) -> tuple[Judged, float, float]:
    """The best answer, by how much it is ahead of the second, and the error of that."""
    best = favourite(judged, seat)
    second = max((each for each in judged if each is not best), key=lambda each: each.shares[seat])
    return best, best.shares[seat] - second.shares[seat], WHOLE * second.error(seat, best)


def missed(match: Match, best: int) -> int:
    """How often bots of several strengths answer otherwise, in hundredths."""
    tried = [ask(patient_bot(name, i), match) for name in SOLVERS for i in range(TRIES if name != "greedy" else 1)]
    return 100 * sum(answer != best for answer in tried) // len(tried)


def check(collection: Collection, valuation: SearchValuation, puzzle: Puzzle, walks: int, seed: int) -> bool:
    """Does another search, as deep as one likes, find the same answer?"""
    match = collection.position(puzzle)
    judged = valuation.weigh(Position(match, puzzle.seat), match.legal_ids(), walks, seed, seat=puzzle.seat)
    return match.written(favourite(judged, puzzle.seat).answer) == puzzle.best
