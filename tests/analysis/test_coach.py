"""A coach at the table, and puzzles: help that knows no more than the seat it helps."""

from __future__ import annotations

import dataclasses
import json
from datetime import date, timedelta
from pathlib import Path

import pytest

import charsu
from charsu.analysis import making, puzzles
from charsu.analysis.coach import hint, to_json, warn, what_happened
from charsu.analysis.judging import Position
from charsu.analysis.lines import even, gains, imagined, turn_ends
from charsu.analysis.moments import favourite
from charsu.analysis.puzzles import Collection, Puzzle
from charsu.analysis.shares import WHOLE
from charsu.analysis.work import valuation_for
from charsu.core.errors import CharsuError
from charsu.core.flow import CHANCE
from charsu.core.match import Match

from .test_analysis import played

WALKS = 160


def at_a_choice(match: Match, seat: int = 0, least: int = 3, holding: int | None = None) -> Match:
    """The last question to a seat with a real choice, while another one holds hidden cards."""
    for number in range(match.number - 1, 0, -1):
        earlier = match.at(number)
        if earlier.actor == seat and len(earlier.legal_ids()) >= least and (holding is None or any(earlier.plain.hand[holding])):
            return earlier
    raise AssertionError("no such question")


@pytest.fixture(scope="module")
def match() -> Match:
    return at_a_choice(played("yspahan", 2, answers=80))


def test_a_hint_names_the_best_answer_and_the_line_behind_it(match: Match) -> None:
    advice = hint(valuation_for(match.table), match, WALKS)
    assert advice.best.notation in [answer.notation for answer in match.options()]
    assert advice.line.answers[0] == advice.best.notation
    assert 1 <= advice.promising <= len(match.options())
    assert sum(advice.chances) == WHOLE
    assert json.loads(json.dumps(to_json(advice)))["best"]["notation"] == advice.best.notation


def test_no_warning_for_the_best_answer_and_one_for_the_worst(match: Match) -> None:
    valuation = valuation_for(match.table)
    judged = valuation.weigh(Position(match, 0), match.legal_ids(), 4 * WALKS, 1, seat=0)
    best = favourite(judged, 0)
    assert warn(valuation, match, best.answer, 4 * WALKS) is None
    worst = min(judged, key=lambda each: each.shares[0])
    warning = warn(valuation, match, worst.answer, 4 * WALKS)
    if best.shares[0] - worst.shares[0] > 120_000:
        assert warning is not None
        assert warning.best.notation == match.written(best.answer)
        assert warning.loss > 0


def test_what_happened_tells_of_everything_since_ones_own_answer(match: Match) -> None:
    strokes = what_happened(valuation_for(match.table), match, 0, 64)
    since = max(n for n, p in enumerate(match.history, 1) if p.actor == 0)
    assert all(since < stroke.number <= match.number and stroke.actor != 0 for stroke in strokes)
    assert all(sum(stroke.change) == 0 for stroke in strokes)


def test_what_happened_says_nothing_that_depends_on_a_hidden_hand() -> None:
    """Two matches that differ only in what an opponent holds are told alike."""
    match = at_a_choice(played("istanbul", 2, answers=140), holding=1)
    twin = match.copy()
    hand = twin.plain.hand[1]
    held = next(card for card, count in enumerate(hand) if count)
    other = next(card for card, count in enumerate(hand) if not count)
    valuation = valuation_for(match.table)
    mine, story = hint(valuation, match, WALKS), what_happened(valuation, match, 0, 64)
    hand[held], hand[other] = hand[held] - 1, hand[other] + 1
    assert hint(valuation, twin, WALKS) == mine
    assert what_happened(valuation, twin, 0, 64) == story


# --- puzzles ------------------------------------------------------------------


@pytest.fixture(scope="module")
def made(match: Match) -> Collection:
    """One puzzle of a position that is judged quickly."""
    row = None
    number = match.number
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"QUICK": 96, "DEEP": 192, "MARGIN": 1, "SURE": 0, "TRIES": 1, "SOLVERS": ("greedy",)}.items():
            patch.setattr(making, name, value)
        row = making.judge(match, 1)
    assert row is not None
    stored = {"players": 2, "options": {}, "answers": match.moves()[:number]}
    return Collection("yspahan", match.game.version, 1, 192, (stored,), (Puzzle(0, **row),))


def test_a_puzzle_leads_back_to_its_question(made: Collection, match: Match) -> None:
    puzzle = made.puzzles[0]
    position = made.position(puzzle)
    assert position.plain == match.plain
    assert puzzle.best in [answer.notation for answer in position.options()]
    assert next(iter(puzzle.chances)) == puzzle.best
    assert puzzle.chances[puzzle.best] == max(puzzle.chances.values())
    assert 1 <= puzzle.difficulty <= 3


def test_a_puzzle_is_shown_with_what_may_follow_each_answer(made: Collection, match: Match) -> None:
    shown = json.loads(json.dumps(made.show(made.puzzles[0])))
    assert shown["view"]["question"] == match.question_text().to_json()
    assert shown["view"]["seat"] == shown["seat"] == match.actor
    answers = [choice["notation"] for choice in shown["choices"]]
    assert answers[0] == made.puzzles[0].best
    assert sorted(answers) == sorted(option["notation"] for option in shown["options"])
    for choice in shown["choices"]:
        assert choice["line"]["answers"][0] == choice["notation"]
        assert choice["line"]["story"]
    assert made.index()["puzzles"][0]["id"] == shown["id"]
    alone = made.alone(made.puzzles[0])
    assert alone.show(alone.puzzles[0]) == made.show(made.puzzles[0]), "a browser is given one puzzle at a time"


def test_lines_that_are_compared_end_after_as_many_turns() -> None:
    match = at_a_choice(played("cairo", 2, answers=60))
    long, short = imagined(match, 0), imagined(match, 0)
    for line, turns in ((long, 3), (short, 2)):
        while len(turn_ends(line)) < turns or line.number % 3:
            line.play(line.legal_ids()[-1])
    ends = [each.number for each in even(match, None, [long, short])]
    assert ends == [turn_ends(long)[len(turn_ends(short)) - 1], turn_ends(short)[-1]]
    assert even(match, 0, [imagined(match, 0)])[0].number == 0, "what breaks off in its first turn stays as it is"


def test_lines_that_end_alike_are_compared_where_one_got_there_sooner() -> None:
    """Red coins now and yellow ones in the next turn, or the other way round."""
    match = at_a_choice(played("cairo", 2, answers=60), least=6)
    lines = [called(match, "call red", "call yellow"), called(match, "call yellow", "call red")]
    assert gains(match, 0, lines[0]) == gains(match, 0, lines[1])
    cut = even(match, 0, lines)
    assert [gains(match, 0, line) for line in cut] == [{"coin-red": 1}, {"coin-yellow": 1}]
    assert [each.number for each in even(match, 0, [lines[0], lines[0].copy()])] == [turn_ends(lines[0])[-1]] * 2


def called(match: Match, *calls: str) -> Match:
    """A line in which one calls customers and the other draws cards."""
    line = imagined(match, 0)
    for call in calls:
        line.play(call)
        while line.actor == 0:
            line.play(line.legal_ids()[0])
        while line.actor != 0:
            possible = [answer.notation for answer in line.options()]
            line.play("draw" if "draw" in possible else possible[0])
    return line


def test_where_no_answer_stands_out_there_is_no_puzzle(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "QUICK", 96)
    monkeypatch.setattr(making, "MARGIN", WHOLE)
    assert making.judge(match, 1) is None


def test_puzzles_are_the_same_bytes_when_saved_again(made: Collection, tmp_path: Path) -> None:
    made.save(tmp_path / "a")
    made.save(tmp_path / "b")
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert Collection.from_json(json.loads(json.dumps(made.to_json()))).puzzles[0].best == made.puzzles[0].best


def test_every_day_has_its_puzzle(made: Collection) -> None:
    day = date(2026, 11, 16)
    others = [dataclasses.replace(made.puzzles[0], number=made.puzzles[0].number - n) for n in range(5)]
    many = dataclasses.replace(made, puzzles=tuple(others))
    days = [many.of_the_day(day + timedelta(days=n)) for n in range(6)]
    assert days[0] is days[5]
    assert len({puzzle.number for puzzle in days}) == 5


def test_what_is_no_collection_is_refused() -> None:
    with pytest.raises(CharsuError, match="no collection"):
        Collection.from_json({"format": "other"})
    with pytest.raises(CharsuError, match="no puzzles for"):
        puzzles.puzzles_of("chess")


@pytest.mark.parametrize("game", ["istanbul", "yspahan", "cairo"])
def test_the_puzzles_that_come_along_can_be_set_up(game: str) -> None:
    """Three hundred for each game; a sample of them is replayed."""
    collection = puzzles.puzzles_of(game)
    assert collection.rules == charsu.game(collection.game).version
    assert len(collection.by_name) >= 300
    assert all(puzzle.lead >= collection.margin for puzzle in collection.puzzles)
    assert {puzzle.difficulty for puzzle in collection.puzzles} == {1, 2, 3}
    for puzzle in collection.puzzles[::40]:
        position = collection.position(puzzle)
        assert position.actor == puzzle.seat
        assert position.actor != CHANCE
        assert set(puzzle.chances) == {answer.notation for answer in position.options()}
