"""A match: a list of answers, and everything that follows from it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from numbers import Integral
from typing import TYPE_CHECKING, Any

from . import flow
from .choices import Listening
from .dice import Dice, SeededDice, fresh_seed
from .errors import BadOption, CharsuError, GameOver, IllegalAnswer
from .flow import CHANCE, following
from .game import Game
from .reasons import Reason
from .table import Table
from .text import NOBODY, People, Sentence
from .view import Answer, Played, View, known_answers
from .worth import worths

if TYPE_CHECKING:
    import numpy as np

HIDDEN = "?"  # how an answer reads that somebody may not know
FORMAT = "charsu-match/1"
MARK = 32
TODOS = 1000  # entries of to-do lists that are kept in words


class Match:
    """A game being played.

    >>> import charsu
    >>> match = charsu.game("istanbul").new_match(players=3, seed=7)
    >>> match.actor in (0, 1, 2)
    True
    """

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Any] | None = None, *, seed: int | None = None, chance: Any = None
    ) -> None:
        self._sit_down(Table(game, players, options), chance, seed)

    @classmethod
    def at_table(cls, table: Table, *, seed: int | None = None, chance: Any = None) -> Match:
        """A fresh match at a table."""
        match = cls.__new__(cls)
        match._sit_down(table, chance, seed)
        return match

    def _sit_down(self, table: Table, chance: Any, seed: int | None) -> None:
        if chance == "ask" and seed is not None:
            raise BadOption("chance is either asked or drawn from a seed, not both")
        self.table, self.game, self.players, self.table_options = table, table.game, table.players, table.options
        if chance is None:
            chance = SeededDice(fresh_seed() if seed is None else seed)
        self.dice: Dice | None = None if chance == "ask" else chance
        self._choices = table.game.choices.twin()
        self._history: list[Played] = []
        self._marks: dict[int, bytes] = {}  # the position after 32 answers, 64 …, so that going back is quick
        self._start = table.start()
        self._s = self._start.copy()
        self._offer()
        self._roll_on()

    @classmethod
    def from_position(
        cls, game: Game, position: Any, options: Mapping[str, Any] | None = None, *, seed: int | None = None, chance: Any = "ask"
    ) -> Match:
        """A match that begins at a plain twin made by hand; for scenario tests and puzzles. It cannot be stored."""
        match = cls(game, position.players, options, chance="ask")
        match._start, match._s, match._built = position, position.copy(), True
        match.dice = SeededDice(seed) if seed is not None else None if chance == "ask" else chance
        match._offer()
        match._roll_on()
        return match

    _built = False

    # --- the position ------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """Whose answer is wanted: a seat, CHANCE, or None when the game is over."""
        return None if self._s.over else flow.actor(self._s)

    @property
    def is_over(self) -> bool:
        return bool(self._s.over)

    @property
    def state(self) -> np.ndarray[Any, Any]:
        """The record; a copy."""
        return self._s.dump()  # type: ignore[no-any-return]

    @property
    def plain(self) -> Any:
        """The position as plain Python integers. Read it, do not write to it."""
        return self._s

    @property
    def number(self) -> int:
        """How many answers have been given, chance included."""
        return len(self._history)

    @property
    def history(self) -> tuple[Played, ...]:
        return tuple(self._history)

    @property
    def last(self) -> Played:
        """The latest answer; quicker than `history[-1]`."""
        return self._history[-1]

    def question(self, language: str = "en", people: People = NOBODY) -> str:
        """What is being asked, in words; to one of the people when they are named."""
        return self.question_text().say(language, people)

    def question_text(self) -> Sentence:
        if self._s.over:
            return Sentence(f"{self.game.key}-over")
        return self.game.question(self._s)

    def options(self) -> list[Answer]:
        """The possible answers, in the order the rules offer them."""
        return [self.option(self._choices.answer[i], self._choices.odds[i]) for i in range(self._choices.n)]

    def option(self, answer: int, odds: int = 1) -> Answer:
        """One of them, by its id."""
        span = self.game.words.notation.span(answer)
        return Answer(answer, self.written(answer), span.name, answer - span.first, odds, self.game.answer_text(self._s, answer))

    def legal_ids(self) -> list[int]:
        """The ids of the possible answers; quicker than `options`."""
        return list(self._choices.answer[: self._choices.n])

    def odds(self) -> list[int]:
        """The odds of those answers, in the same order; 1 for each choice of a player."""
        return list(self._choices.odds[: self._choices.n])

    def written(self, answer: int) -> str:
        """An answer as notation, possible now or not."""
        return self.game.words.notation.write(self._s, answer)

    def why_not(self, answer: Answer | str | int, seat: int | None = None) -> Reason | None:
        """Why an answer is not possible now, by the rules; None where it is. For the seat that is asked, or for another one."""
        wanted = self._any(answer)
        asked = self.actor
        if asked is None:
            return Reason(Sentence("why-over"))
        if asked == CHANCE:
            return Reason(Sentence("why-chance"))
        if seat is not None and seat != asked:
            return Reason(Sentence("why-turn", {"player": self.game.seat_name(asked)}))
        if wanted in self.legal_ids():
            return None
        return self.refusals().get(wanted, Reason(Sentence("why-question")))

    def refusals(self) -> dict[int, Reason]:
        """All reasons that the offers of this question give for what is not possible, by answer id. Chance is told none."""
        if self.actor in (None, CHANCE):
            return {}
        listening = Listening(self.game.words.notation.size)
        self.game.rules.options(self._s, listening)
        possible = set(self.legal_ids())
        return {answer: self.game.reason(named) for answer, named in listening.reasons.items() if answer not in possible}

    def _any(self, answer: Answer | str | int) -> int:
        """The id of any answer there is, possible or not."""
        notation = self.game.words.notation
        if isinstance(answer, str):
            id_ = notation.find(self._s, answer, self.legal_ids())
            id_ = notation.find(self._s, answer, range(notation.size)) if id_ is None else id_
        else:
            id_ = answer.id if isinstance(answer, Answer) else int(answer)
        if id_ is None or not 0 <= id_ < notation.size:
            raise IllegalAnswer(f"{self.game.key} has no answer {_said(answer)!r}")
        return id_

    def worth(self, answer: Answer | str | int) -> dict[str, int]:
        """What a possible answer costs (below 0) and gives at once, by name; as far as the seat that is asked can know."""
        return worths(self, [self._find(answer)])[0]

    # --- playing -----------------------------------------------------------

    def play(self, *answers: Answer | str | int) -> Match:
        """Give one or more answers, as notation, id or Answer. Nothing changes when one is not possible."""
        before = len(self._history)
        try:
            for answer in answers:
                self._push(self._find(answer))
                self._roll_on()
        except IllegalAnswer:
            if len(self._history) > before:
                self._rewind(before)
            raise
        return self

    def forced(self, hiding: bool = False) -> int | None:
        """The only answer a player can give, or None where there is a choice.

        A question that others cannot know to be decided, as a hidden hand might have offered more, counts when `hiding` says so.
        """
        decided = self.actor not in (None, CHANCE) and self._choices.n == 1 and (hiding or not self.game.rules.hides(self._s))
        return int(self._choices.answer[0]) if decided else None

    def play_forced(self, hiding: bool = False) -> list[Played]:
        """Give answers as long as they are forced; tells which. Nothing else in the library does so: every question is asked."""
        before = len(self._history)
        while (answer := self.forced(hiding)) is not None:
            self.play(answer)
        return self._history[before:]

    def find(self, answer: Answer | str | int) -> int:
        """The id of an answer that is possible now, or IllegalAnswer."""
        return self._find(answer)

    def _find(self, answer: Answer | str | int) -> int:
        if self._s.over:
            raise GameOver(f"{_said(answer)!r} is not possible: the game is over (move {len(self._history)})")
        possible = self.legal_ids()
        if isinstance(answer, Answer):
            answer = answer.id
        if isinstance(answer, Integral) and not isinstance(answer, bool):
            if int(answer) in possible:
                return int(answer)
        elif isinstance(answer, str):
            id_ = self.game.words.notation.find(self._s, answer, possible)
            if id_ is not None:
                return id_
        raise IllegalAnswer(self._refusal(answer, possible))

    def _asked(self) -> str:
        """The question in words; in a browser, where the page has the words and Python has none, its name."""
        try:
            return self.question()
        except ModuleNotFoundError:
            return self.question_text().id

    def _refusal(self, answer: Any, possible: list[int]) -> str:
        texts = [self.written(a) for a in possible]
        shown = ", ".join(texts[:12]) + (f" and {len(texts) - 12} more" if len(texts) > 12 else "")
        said = _said(answer)
        return f"{said!r} is not possible: {self._asked()} (move {len(self._history) + 1}). Possible: {shown}"

    def _push(self, answer: int) -> None:
        s = self._s
        kind, actor, _, _ = flow.question(s)
        secret = self.game.rules.secret_of(s) if actor == CHANCE else None
        text = self.written(answer)
        self.game.rules.apply(s, answer)
        notes = tuple(tuple(row) for row in s.notes[: s.n_notes])
        self._history.append(Played(answer, text, actor, kind, secret, notes))
        if len(self._history) % MARK == 0:
            self._marks[len(self._history) // MARK] = s.to_bytes()
        self._offer()

    def _offer(self) -> None:
        self._choices.n = 0
        self.game.rules.options(self._s, self._choices)

    def _roll_on(self) -> None:
        """Let the dice answer while chance is asked."""
        while self.dice is not None and self.actor == CHANCE:
            n = self._choices.n
            self._push(self.dice.draw(len(self._history), self._choices.answer[:n], self._choices.odds[:n]))

    # --- going back --------------------------------------------------------

    def undo(self) -> list[Played]:
        """Take back the last answer of a player with the chance answers after it (with `chance="ask"`: one answer)."""
        keep = len(self._history)
        if not keep:
            raise CharsuError("there is nothing to take back")
        keep -= 1
        while self.dice is not None and keep > 0 and self._history[keep].actor == CHANCE:
            keep -= 1
        if self.dice is not None and self._history[keep].actor == CHANCE:
            raise CharsuError("there is nothing to take back: no player has answered yet")
        undone = self._history[keep:]
        self._rewind(keep)
        return undone

    @property
    def free_undo(self) -> int:
        """How many answers may be taken back without giving anything away: back to dice, a draw, or another seat."""
        count = 0
        for played in reversed(self._history):
            if played.actor == CHANCE or played.actor != self._history[-1].actor:
                break
            count += 1
        return count

    def _rewind(self, keep: int) -> None:
        """Back to the last mark, and on from there."""
        self._marks = {mark: position for mark, position in self._marks.items() if mark * MARK <= keep}
        mark = max(self._marks, default=0)
        answers = [p.id for p in self._history[mark * MARK : keep]]
        self._s = self.game.rules.state.twin.from_bytes(self._marks[mark]) if mark else self._start.copy()
        self._history = self._history[: mark * MARK]
        self._offer()
        for answer in answers:
            self._push(answer)

    def copy(self) -> Match:
        """An independent match in the same position."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._s = self._s.copy()
        twin._choices = self._choices.copy()
        twin._history = self._history.copy()
        twin._marks = self._marks.copy()
        return twin

    def with_draws(self, position: Any, draws: Mapping[int, Played]) -> Match:
        """The same match in another position, which is what it comes to with these answers in the history; chance is asked."""
        twin = self.copy()
        twin._s, twin._marks, twin.dice = position, {}, None
        for number, played in draws.items():
            twin._history[number] = played
        twin._offer()
        return twin

    def at(self, number: int) -> Match:
        """The match as it was after `number` answers."""
        if not 0 <= number <= len(self._history):
            raise CharsuError(f"there is no move {number}; the match has {len(self._history)}")
        earlier = self.copy()
        earlier.dice = None
        earlier._rewind(number)
        return earlier

    # --- looking -----------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What a seat may see, ready for JSON; None is a spectator."""
        self._check_seat(seat)
        s = self.seen(seat)
        view = View(self._shown(s, seat))
        view.table, view.game, view.plain = self.table, self.game, s
        view._tell_answers = partial(_known_then, self._history, len(self._history), seat)
        return view

    def glance(self) -> dict[str, Any]:
        """What a spectator sees, for whoever puts it into JSON at once: nothing is kept, so that less is copied than for a view."""
        return self._shown(self._s.glimpse(None), None)

    def _shown(self, s: Any, seat: int | None) -> dict[str, Any]:
        return {
            "game": self.game.key,
            "rules": self.game.version,
            "players": self.players,
            "options": self.table_options,
            "number": len(self._history),
            "seat": seat,
            "actor": self.actor,
            "over": bool(s.over),
            "question": self.question_text().to_json(),
            "todo": [] if s.over else self._todo(s),
            "table": self.game.pictures.view(s, seat),
            "result": self.result if s.over else None,
        }

    def own_view(self, seat: int) -> tuple[str, Any] | None:
        """All that `view(seat)["table"]` has and `view(None)["table"]` has not: a key, and what stands there in the row of the
        seat. None where the game does not tell."""
        own = self.game.pictures.own
        return own(self._s.glimpse(seat), seat) if own else None

    def secrets(self, seat: int) -> list[Any]:
        """What only the seat sees, in plain numbers: while they and the seat's row in the view of a guest are the same, so is the
        row that `own_view` makes."""
        hidden: list[Any] = self._s.secrets(seat)
        return hidden

    def seen(self, seat: int | None) -> Any:
        """The position as a plain twin with everything the seat may not see set to -1."""
        return self._s.redacted(seat)

    def _todo(self, s: Any) -> list[dict[str, Any]]:
        return [{"player": player, **_todo(self.game, kind)} for kind, player, _, _ in following(s)]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise CharsuError(f"there is no seat {seat}; the seats are 0 to {self.players - 1}")

    def story(self, seat: int | None | str = "all") -> Iterator[tuple[int, Sentence]]:
        """What happened, as numbered sentences; for a seat, without what it may not know."""
        for number, played in enumerate(self._history, 1):
            for row in played.notes:
                yield number, self.game.event_text(list(row), seat)

    def log(self, language: str = "en", seat: int | None | str = "all", people: People = NOBODY) -> list[str]:
        """What happened, in sentences; by the names of the people where they are told."""
        return [sentence.say(language, people) for _, sentence in self.story(seat)]

    def moves(self, seat: int | None | str = "all") -> list[str]:
        """The match as notation; what the seat may not know reads `?`."""
        return [p.notation if p.secret_of is None or seat in ("all", p.secret_of) else HIDDEN for p in self._history]

    def answers(self, seat: int | None | str = "all") -> tuple[tuple[int, int, int], ...]:
        """The match as numbers: who answered, which decision, the id; what the seat may not know is -1."""
        return known_answers(self._history, seat)

    @property
    def result(self) -> list[dict[str, Any]] | None:
        """The ranking when the game is over: place, seat, and what decided, in order."""
        return ranking(self.game, self._s) if self._s.over else None

    # --- keeping -----------------------------------------------------------

    def to_json(self, indent: int | None = None) -> str:
        """A replay: game, options, rules version and all answers, chance included; never a seed."""
        if self._built:
            raise CharsuError("a match that began at a built position cannot be stored as a replay")
        return json.dumps(
            {
                "format": FORMAT,
                "game": self.game.key,
                "rules": self.game.version,
                "players": self.players,
                "options": self.table_options,
                "answers": [p.notation for p in self._history],
            },
            indent=indent,
            ensure_ascii=False,
        )

    @classmethod
    def from_json(cls, text: str | bytes) -> Match:
        """Replay a stored match. What cannot be read or replayed is a BadReplay that says where."""
        from .replay import read_match

        return read_match(text)

    def _repr_svg_(self) -> str:
        """Notebooks draw the position as a guest sees it."""
        from .svg import draw_match

        return draw_match(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its answers, so that matches travel between processes."""
        start = self._start.to_bytes() if self._built else None
        return _restored, (self.game, self.players, self.table_options, start, [p.id for p in self._history], self.dice)

    def __repr__(self) -> str:
        options = self.table.chosen or "default options"
        return f"<Match of {self.game.key}, {self.players} players, {options}, {len(self._history)} answers>"


def ranking(game: Game, s: Any) -> list[dict[str, Any]]:
    """Who came first, second … in a position: place, seat, and what decides, in order."""
    standings = [game.rules.standing(s, p) for p in range(s.players)]
    order = sorted(range(s.players), key=lambda p: -standings[p])
    return [{"rank": 1 + sum(x > standings[p] for x in standings), "seat": p, "scores": game.rules.scores(s, p)} for p in order]


def _restored(game: Game, players: int, options: Mapping[str, Any], start: Any, answers: list[int], dice: Dice | None) -> Match:
    match = Match(game, players, options, chance="ask")
    if start is not None:
        match = Match.from_position(game, game.rules.state.twin.from_bytes(start), options)
    for answer in answers:
        match._push(answer)
    match.dice = dice
    return match


@lru_cache(TODOS)
def _todo(game: Game, kind: int) -> dict[str, Any]:
    return game.todo_text(kind).to_json()


def _known_then(history: list[Played], number: int, seat: int | None) -> tuple[tuple[int, int, int], ...]:
    """What a seat knew of the answers when so many had been given."""
    return known_answers(history[:number], seat)


def _said(answer: Any) -> Any:
    return answer.notation if isinstance(answer, Answer) else answer
