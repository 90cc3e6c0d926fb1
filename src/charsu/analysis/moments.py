"""One moment of a match: what was asked, what was answered or rolled, and what that did to everybody's chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from ..core.chance import draw
from ..core.dice import SeededDice
from ..core.flow import CHANCE
from ..core.match import Match
from .judging import Judged, Position, SearchValuation
from .lines import Line, even, tell
from .shares import WHOLE, Shares, mean, minus, nothing, nudged

# A choice is called by the share of a victory it gave away, less the error of that figure.
FINE, INACCURACY, MISTAKE, BLUNDER = "fine", "inaccuracy", "mistake", "blunder"
THRESHOLDS = {BLUNDER: 100_000, MISTAKE: 50_000, INACCURACY: 20_000}  # millionths
MOST_OUTCOMES = 48  # of chance that are judged one by one; of more, as many are drawn by their odds
LONGEST = 16  # answers of a line
AGAIN = (1, 4)  # so many times the walks are spent on the best answer and the given one, while it is open what to call the choice
LOOKING_BACK = 4  # one in so many walks judges with all hands known, where some are hidden


@dataclass(frozen=True)
class Choice:
    """One possible answer, and what it promises."""

    answer: int
    notation: str
    text: dict[str, Any]  # a sentence
    chances: Shares
    error: int  # of the chance of whoever answers; of the first seat for chance
    walks: int
    odds: int = 1


@dataclass(frozen=True)
class Moment:
    """A question of the match with more than one answer."""

    number: int  # of the answer, counted from 1
    actor: int  # a seat, or CHANCE
    question: dict[str, Any]
    played: str
    before: Shares  # everybody's chances; for chance the mean over all outcomes
    after: Shares
    skill: Shares  # what the choice did to each seat, by what whoever chose knew: 0 where it was the best
    luck: Shares  # what dice, cards and hidden hands did
    choices: tuple[Choice, ...]  # the best first
    loss: int = 0  # what the choice gave away
    loss_error: int = 0
    kind: str = FINE
    better: Line | None = None  # where something was better: what might have followed,
    instead: Line | None = None  # and what was expected to follow the answer given

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def given(self) -> Choice:
        return next(choice for choice in self.choices if choice.notation == self.played)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, stored: dict[str, Any]) -> Moment:
        fields = dict(stored)
        for name in ("before", "after", "skill", "luck"):
            fields[name] = tuple(fields[name])
        fields["choices"] = tuple(Choice(**{**row, "chances": tuple(row["chances"])}) for row in fields["choices"])
        for name in ("better", "instead"):
            line = fields[name]
            fields[name] = line and Line(tuple(line["answers"]), tuple(line["story"]), line["gains"])
        return cls(**fields)


def kind_of(loss: int, error: int = 0) -> str:
    """What a choice is called."""
    sure = loss - error
    return next((name for name, least in THRESHOLDS.items() if sure >= least), FINE)


def is_open(match: Match) -> bool:
    """Does whoever is asked know all there is? Nobody else holds anything hidden then."""
    return not any(match.plain.keeps_secrets(p) for p in range(match.players) if p != match.actor)


def moment(valuation: SearchValuation, match: Match, number: int, walks: int, seed: int) -> Moment:
    """Judge the answer with this number. It depends on nothing but the match up to there, the effort and the seed."""
    before = match.at(number - 1)
    given = match.history[number - 1].id
    own_seed = draw(seed, number, 1 << 30)
    weigh = weigh_chance if before.actor == CHANCE else weigh_choice
    return weigh(valuation, before, given, walks, own_seed)


def weigh_chance(valuation: SearchValuation, match: Match, given: int, walks: int, seed: int, eyes: int | None = None) -> Moment:
    """What a roll or a draw did, compared with all that might have come; all hands known, or through the eyes of a seat."""
    outcomes, weights = outcomes_of(match, seed)
    asked = outcomes if given in outcomes else [*outcomes, given]
    judged = valuation.weigh(Position(match, eyes), asked, walks, seed)
    by_answer = {each.answer: each.shares for each in judged}
    before = mean([by_answer[outcome] for outcome in outcomes], weights)
    after = by_answer[given]
    odds = dict(zip(outcomes, weights, strict=True))
    return Moment(
        number=match.number + 1,
        actor=CHANCE,
        question=match.question_text().to_json(),
        played=match.written(given),
        before=before,
        after=after,
        skill=nothing(match.players),
        luck=minus(after, before),
        choices=tuple(choice_of(match, each, 0, odds.get(each.answer, 0)) for each in judged),
    )


def outcomes_of(match: Match, seed: int) -> tuple[list[int], list[int]]:
    """What chance may answer, with odds; of very many outcomes a sample, with how often each was drawn."""
    ids, odds = match.legal_ids(), match.odds()
    if len(ids) <= MOST_OUTCOMES:
        return ids, odds
    dice = SeededDice(seed)
    drawn = Counter(dice.draw(i, ids, odds) for i in range(MOST_OUTCOMES))
    return list(drawn), list(drawn.values())


def weigh_choice(valuation: SearchValuation, match: Match, given: int, walks: int, seed: int) -> Moment:
    """What a choice gave away, by what the seat knew; what hidden hands made of it is luck."""
    seat = match.actor
    assert seat is not None
    position, looking_back = Position(match, seat), 0 if is_open(match) else walks // LOOKING_BACK
    verdict = judge_choice(valuation, position, given, walks - looking_back, seed, seat)
    best, played = verdict.best, verdict.given
    skill = minus(played.shares, best.shares)
    better = instead = None
    if verdict.kind != FINE:
        better, instead = lines_of(valuation, position, verdict.looked_at, [best, played])
    before, after = best.shares, played.shares
    if looking_back:
        pair = valuation.weigh(Position(match), list({best.answer: 0, given: 0}), looking_back, seed)
        before, after = pair[0].shares, pair[-1].shares
    return Moment(
        number=match.number + 1,
        actor=seat,
        question=match.question_text().to_json(),
        played=match.written(given),
        before=before,
        after=after,
        skill=skill,
        luck=minus(minus(after, before), skill),
        choices=tuple(verdict.choices(match, seat)),
        loss=verdict.loss,
        loss_error=verdict.error,
        kind=verdict.kind,
        better=better,
        instead=instead,
    )


def favourite(judged: Sequence[Judged], seat: int) -> Judged:
    """The best for the seat among those that were judged longest."""
    most = max(each.walks for each in judged)
    return max((each for each in judged if each.walks == most), key=lambda each: each.shares[seat])


@dataclass(frozen=True)
class Verdict:
    """What a choice gave away."""

    best: Judged
    given: Judged
    loss: int
    error: int  # of that figure
    first: Sequence[Judged]  # all answers at a first look,
    looked_at: Sequence[Judged]  # and those of the last one

    @classmethod
    def of(cls, looked_at: Sequence[Judged], given: int, seat: int, first: Sequence[Judged]) -> Verdict:
        best, played = favourite(looked_at, seat), next(each for each in looked_at if each.answer == given)
        loss = max(0, best.shares[seat] - played.shares[seat])
        error = int(WHOLE * played.error(seat, best)) if played is not best else 0
        return cls(best, played, loss, error, first, looked_at)

    @property
    def kind(self) -> str:
        return kind_of(self.loss, self.error)

    @property
    def is_open(self) -> bool:
        """Might a longer look call the choice something else? Not asked where nothing seems to be lost."""
        return kind_of(self.loss) != FINE and kind_of(self.loss, -self.error) != self.kind

    def choices(self, match: Match, seat: int) -> list[Choice]:
        """All answers, the best first. Those of which only a first look is known keep their distance to what it found best."""
        again = {each.answer: each for each in self.looked_at}
        best = favourite(self.first, seat)
        moved = minus(again[best.answer].shares, best.shares)
        order = sorted(self.first, key=lambda each: -each.shares[seat])
        rows = [
            choice_of(match, again[each.answer], seat)
            if each.answer in again
            else replace(choice_of(match, each, seat), chances=nudged(each.shares, moved))
            for each in order
        ]
        return sorted(rows, key=lambda choice: (choice.answer != self.best.answer, -choice.chances[seat]))


def judge_choice(valuation: SearchValuation, position: Position, given: int, walks: int, seed: int, seat: int) -> Verdict:
    """What an answer gives away: a look at all of them, and where that leaves open what to call it, at the best one and this one.

    The best of many figures is flattered by chance; so both are judged again in trees of their own, with other numbers.
    """
    first = valuation.weigh(position, position.match.legal_ids(), walks, seed, keep=given, seat=seat)
    verdict = Verdict.of(first, given, seat, first)
    for number, times in enumerate(AGAIN, 1):
        if verdict.is_open:
            pair = [verdict.best.answer, given]
            judged = valuation.weigh(position, pair, times * walks, draw(seed, number, 1 << 30))
            verdict = Verdict.of(judged, given, seat, first)
    return verdict


def choice_of(match: Match, judged: Judged, seat: int, odds: int = 1) -> Choice:
    text = match.game.answer_text(match.plain, judged.answer).to_json()
    error = int(WHOLE * judged.error(seat))
    return Choice(judged.answer, match.written(judged.answer), text, judged.shares, error, judged.walks, odds)


def lines_of(valuation: SearchValuation, position: Position, judged: Sequence[Judged], wanted: Sequence[Judged]) -> list[Line]:
    """What is expected after each of some answers, for as many turns."""
    followed = [valuation.line(position, judged, list(judged).index(each), LONGEST) for each in wanted]
    return [tell(position.match, position.seat, line) for line in even(position.match, position.seat, followed)]
