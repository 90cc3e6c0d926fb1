"""Making puzzles from matches of people and strong bots: one answer clearly best, found quickly and checked by a deep search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from ..arena.spread import on_cores
from ..bots import ask, bot, patient_bot
from ..core.chance import draw
from ..core.flow import CHANCE
from ..core.match import Match
from ..core.table import Table
from .judging import Judged, Position
from .lines import even
from .moments import LONGEST, favourite
from .puzzles import Collection, Puzzle, is_easy
from .shares import WHOLE
from .work import valuation_for

MARGIN = 60_000  # by so much, in millionths of a victory, the best answer is ahead of the second after the deep search,
SURE = 2  # and by so many errors of that figure
QUICK, DEEP = 480, 12_000  # walks of the first look and of the check
TRIES = 5  # how often each level is asked
SOLVERS = ("greedy", "search:100", "search:400")
SPACING = 6  # answers between two puzzles of a match
A_MATCH = 8  # puzzles at most,
EASY = 3  # of them easy ones

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
            enough = sum(is_easy(row["missed"]) for row in rows) >= EASY
            rows += [row for row in [judge(match.at(at), draw(seed, 1000 * number + at, 1 << 30), enough)] if row]
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


def judge(match: Match, seed: int, hard: bool = False) -> dict[str, Any] | None:
    """The puzzle of a question, or None where no answer stands out; or, where it has to be `hard`, where it is easily found."""
    seat = match.actor
    assert seat is not None
    first = valuation_for(match.table).weigh(Position(match, seat), match.legal_ids(), QUICK, seed, seat=seat)
    best, lead, _ = _lead(first, seat)
    if lead < MARGIN or (hard and ask(patient_bot("greedy"), match) == best.answer):
        return None
    row = stands_out(match, DEEP, seed + 1)
    if row is None:
        return None
    row["missed"] = missed(match, match.find(row["best"]))
    return None if hard and is_easy(row["missed"]) else row


def stands_out(match: Match, walks: int, seed: int) -> dict[str, Any] | None:
    """What is kept of a question in which one answer is far ahead of all others; else None."""
    seat = match.actor
    assert seat is not None
    valuation, position = valuation_for(match.table), Position(match, seat)
    judged = valuation.weigh(position, match.legal_ids(), walks, seed, seat=seat)
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


def check(collection: Collection, puzzle: Puzzle, walks: int, seed: int) -> Puzzle | None:
    """The puzzle as another search sees it, as deep as one likes; None where another answer is best, or none is far ahead."""
    row = stands_out(collection.position(puzzle), walks, seed)
    return replace(puzzle, **row) if row and row["best"] == puzzle.best else None


def kept(collection: Collection, puzzles: Sequence[Puzzle], walks: int) -> Collection:
    """A collection of some of the puzzles, judged anew with so many walks, and of their matches."""
    used = sorted({puzzle.match for puzzle in puzzles})
    numbered = tuple(replace(puzzle, match=used.index(puzzle.match)) for puzzle in puzzles)
    return replace(collection, walks=walks, matches=tuple(collection.matches[i] for i in used), puzzles=numbered)
