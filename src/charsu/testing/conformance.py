"""What must hold for every game, checked on random games.

Each `check_…` function takes a game, a number of players and table options, and raises `Fault` with the way to see the
position again. `check_everything` is all of them; a new game gets its safety net by calling it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.errors import CharsuError
from ..core.flow import CHANCE, actor, asked, following
from ..core.game import Game, Ruleset
from ..core.link import has_compiler
from ..core.match import Match
from ..core.names import label
from ..core.notation import tidy
from ..core.record import redact
from ..core.text import Sentence
from ..core.worth import worths
from ..locale import bundle, languages_of
from ..rulebook import rulebook
from .heuristics import CODE as HEURISTIC
from .heuristics import check_heuristic
from .indices import check_indices
from .secrets import check_questions, check_told, refilled
from .walk import MOST, Chooser, Fault, at_random, checked_match, finished, moments, spacing, walk, where

if TYPE_CHECKING:
    from ..sim.cpu import Engine

Options = Mapping[str, Any] | None


# --- every position --------------------------------------------------------


class Inspector:
    """Looks at positions; remembers which sentences it has already read."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bundles = [bundle(language) for language in languages_of(game.key)]
        self._read: set[str] = set()

    def faults(self, match: Match) -> Iterator[str]:
        """Everything that is wrong with a position, in words."""
        yield from self.unsound(match)
        yield from self.untold(match)

    def unsound(self, match: Match) -> Iterator[str]:
        """What is wrong with the position itself and with what may be answered."""
        yield from self.game.rules.problems(match.plain)
        yield from self._capacity(match.plain)
        yield from self._offers(match)
        yield from self._options(match)
        if match.is_over:
            yield from self._ranking(match)

    def untold(self, match: Match) -> Iterator[str]:
        """What cannot be shown or said: every seat's view; question, answers, list and story in every language."""
        yield from self._views(match)
        for sentence in self._sentences(match):
            yield from self._words(sentence)

    def _capacity(self, s: Any) -> Iterator[str]:
        if s.depth >= len(s.frame):
            yield f"the to-do list is full ({s.depth} of {len(s.frame)})"
        if s.n_notes >= len(s.notes):
            yield f"there is no room for another note ({s.n_notes} of {len(s.notes)})"

    def _offers(self, match: Match) -> Iterator[str]:
        """Offers look and do not touch."""
        before, choices = match.plain.copy(), self.game.choices.twin()
        self.game.rules.options(match.plain, choices)
        changed = [name for name in self.game.fields if getattr(before, name) != getattr(match.plain, name)]
        if changed:
            kind = label(self.game.rules.decisions, asked(match.plain))
            fields = ", ".join(f"`{name}`" for name in changed)
            yield f"the offer of Decision.{kind} changes {fields}: an offer may only look; change things where the answer is taken"

    def _ranking(self, match: Match) -> Iterator[str]:
        """Who stands before whom is what the scores say, one after the other."""
        rules, s = self.game.rules, match.plain
        seats = range(match.players)
        scores = [tuple(rules.scores(s, seat).values()) for seat in seats]
        for one in seats:
            for other in seats:
                if (rules.standing(s, one) > rules.standing(s, other)) != (scores[one] > scores[other]):
                    yield (
                        f"seat {one} with {rules.scores(s, one)} and seat {other} with {rules.scores(s, other)}: "
                        "`standing` and `scores` rank them differently; let them count the same, in the same order"
                    )
                    return

    def _options(self, match: Match) -> Iterator[str]:
        possible = match.legal_ids()
        if match.is_over:
            if possible:
                yield "the game is over, and something can be answered"
            return
        if not possible:
            yield "a dead end: nothing can be answered, and the game is not over"
        if len(set(possible)) != len(possible):
            yield f"an answer is offered twice: {sorted(possible)}"
        if not 0 <= actor(match.plain) + 1 <= match.players:
            yield f"nobody sits at seat {match.actor}, who is asked"
        yield from self._notation(match, possible)
        if match.actor != CHANCE and any(odds != 1 for odds in match.odds()):
            yield "a player's choice has odds"

    def _notation(self, match: Match, possible: list[int]) -> Iterator[str]:
        """Whatever is written reads back as the same answer: no two are written alike, and tidying changes nothing."""
        outside = [answer for answer in possible if not 0 <= answer < self.game.words.notation.size]
        if outside:
            yield f"the answers {outside} lie outside the answer space"
            return
        notation = self.game.words.notation
        texts = [notation.write(match.plain, answer) for answer in possible]
        if len(set(texts)) != len(texts):
            yield f"two answers are written alike: {sorted(t for t in set(texts) if texts.count(t) > 1)}"
        yield from (f"{text!r} does not read back" for text in texts if tidy(text) != text)
        once = [notation.find(match.plain, notation.write_as_once(match.plain, answer), possible) for answer in possible]
        if once != possible:
            yield "an answer as it was written once reads as another one now"

    def _views(self, match: Match) -> Iterator[str]:
        for seat in (None, *range(match.players)):
            try:
                json.dumps(match.view(seat), allow_nan=False)
            except (TypeError, ValueError) as error:
                yield f"the view of seat {seat} is not ready for JSON: {error}"

    def _sentences(self, match: Match) -> Iterator[Sentence]:
        yield match.question_text()
        if not match.is_over:
            yield from (answer.sentence for answer in match.options())
            yield from (self.game.todo_text(kind) for kind in (asked(match.plain), *(row[0] for row in following(match.plain))))
            yield from (reason.sentence for reason in match.refusals().values())
        if match.number:
            for row in match.history[-1].notes:
                for viewer in ("all", None, *range(match.players)):
                    yield self.game.event_text(list(row), viewer)

    def _words(self, sentence: Sentence) -> Iterator[str]:
        seen = repr(sentence)
        if seen not in self._read:
            self._read.add(seen)
            for words in self.bundles:
                yield from words.faults(sentence)


STRETCH = 100  # positions one after the other that are told or not


def check_random_games(
    game: Game,
    players: int,
    options: Options = None,
    seed: int = 1,
    games: int = 1,
    choose: Chooser = at_random,
    most: int = MOST,
    every: int = 1,
) -> None:
    """Random games in which every position is sound: conservation, options, notation, words, views, capacity, an end.

    What takes long can be cut: games after `most` answers, and views and words to one in `every` stretches of a game.
    """
    inspector = Inspector(game)
    for number in range(games):
        match = checked_match(game, players, options)
        try:
            for position in walk(match, seed + number, choose):
                look = inspector.unsound if (position.number // STRETCH + seed) % every else inspector.faults
                for fault in look(position):
                    raise Fault(fault)
                if position.number >= most:
                    break
        except Exception as error:
            raise Fault(f"{type(error).__name__}: {error} [{where(match, seed + number)}]") from error


# --- rules and the first position ------------------------------------------


def check_rules(game: Game, players: int, options: Options = None) -> None:
    """What the linker would refuse, and a first position that is not always the same."""
    from ..sim.loops import CODE

    try:
        for code in (CODE, HEURISTIC):
            code.program(game.ruleset(options)).fingerprint()
    except TypeError as error:
        raise Fault(f"{error} [{game.key}]") from error
    one, other = (game.start(players, options) for _ in range(2))
    differing = ", ".join(f"`{name}`" for name in game.fields if getattr(one, name) != getattr(other, name))
    if differing:
        raise Fault(f"two first positions of {game.key} differ in {differing}: `setup` may not draw lots; ask CHANCE for them")


# --- copies, undo, replay --------------------------------------------------


def check_copies(game: Game, players: int, options: Options = None, seed: int = 1, count: int = 24) -> None:
    """What happens to a copy does not touch the original, and the same answers lead to the same position."""
    match, every = game.new_match(players, options, chance="ask"), spacing(game, players, options, seed, count)
    for position in walk(match, seed):
        if position.number % every == 0 and not position.is_over:
            before, history = position.state, position.history
            copy = position.copy()
            copy.play(copy.legal_ids()[-1])
            _same(position, seed, before, position.state, "playing on a copy changes the original")
            if position.history != history or position.legal_ids() != position.at(position.number).legal_ids():
                raise Fault(f"playing on a copy changes the original's answers [{where(position, seed)}]")


def check_undo(game: Game, players: int, options: Options = None, seed: int = 1, count: int = 24) -> None:
    """Taking back restores the position; what may be taken back freely spans neither chance nor another seat."""
    match, every = game.new_match(players, options, chance="ask"), spacing(game, players, options, seed, count)
    before = match.state
    for position in walk(match, seed):
        if position.number and position.number % every == 0:
            taken_back = position.copy()
            taken_back.undo()
            _same(position, seed, before, taken_back.state, "undo does not restore the position")
        free = position.history[position.number - position.free_undo :]
        if any(p.actor == CHANCE for p in free) or len({p.actor for p in free}) > 1:
            raise Fault(f"a free undo spans chance or another seat [{where(position, seed)}]")
        before = position.state


def check_replay(game: Game, players: int, options: Options = None, seed: int = 1) -> Match:
    """A stored match is the same match, and stores as the same text; the texts of its answers lead to the same end."""
    match = finished(game, players, options, seed)
    text = match.to_json()
    again = Match.from_json(text)
    _same(match, seed, match.state, again.state, "the replay ends elsewhere")
    if again.to_json() != text or again.log() != match.log() or again.result != match.result:
        raise Fault(f"the replay differs from the match [{where(match, seed)}]")
    if "seed" in json.loads(text):
        raise Fault("a replay holds a seed")
    return match


def _same(match: Match, seed: int, one: np.ndarray[Any, Any], other: np.ndarray[Any, Any], complaint: str) -> None:
    if one.tobytes() != other.tobytes():
        differing = [name for name in one.dtype.names or () if not np.array_equal(one[name], other[name])]
        raise Fault(f"{complaint}: {', '.join(differing)} [{where(match, seed)}]")


# --- hidden information ----------------------------------------------------


def check_leaks(game: Game, players: int, options: Options = None, seed: int = 1, count: int = 16, tries: int = 2) -> None:
    """What a seat is shown does not depend on what it may not know."""
    for position in moments(game, players, options, seed, count):
        for seat in range(players):
            for attempt in range(tries):
                for fault in _leaks(position, seat, seed * 1000 + position.number + attempt):
                    raise Fault(f"{fault} [{where(position, seed)}]")


def _leaks(match: Match, seat: int, seed: int) -> Iterator[str]:
    other = refilled(match, seat, seed)
    yield from (f"seat {seat} imagines an impossible position: {problem}" for problem in match.game.rules.problems(other.plain))
    if not other.is_over and not other.legal_ids():
        yield f"seat {seat} imagines a position in which nothing can be answered"
    fields = match.game.fields
    seen, imagined = redact(match.state, fields, seat), redact(other.state, fields, seat)
    if seen.tobytes() != imagined.tobytes():
        changed = [name for name in fields if not np.array_equal(seen[name], imagined[name])]
        yield f"determinise changes what seat {seat} sees: {', '.join(changed)}"
    if _shown(match, seat) != _shown(other, seat):
        yield f"the view of seat {seat} depends on what it cannot see"
    if match.actor == seat:
        yield from _leaks_by_answering(match, other, seat)


def _shown(match: Match, seat: int) -> str:
    """All a seat is sent, less the number of answers so far."""
    asked = match.actor == seat
    options = [a.to_json() for a in match.options()] if asked else []
    reasons = {answer: reason.to_json() for answer, reason in match.refusals().items()} if asked else {}
    return json.dumps([{**match.view(seat), "number": 0}, options, reasons], default=str)


def _leaks_by_answering(match: Match, other: Match, seat: int) -> Iterator[str]:
    """An answer without chance tells a seat nothing either, or a free undo would."""
    for answer in match.legal_ids():
        here, there = match.copy().play(answer), other.copy().play(answer)
        if here.is_over or there.is_over:
            continue
        if _shown(here, seat) != _shown(there, seat):
            yield f"{here.history[-1].notation!r} shows seat {seat} something hidden, though it may be taken back"
        sentences = [[match.game.event_text(list(row), seat) for row in m.history[-1].notes] for m in (here, there)]
        if sentences[0] != sentences[1]:
            yield f"the story of {here.history[-1].notation!r} tells seat {seat} what it may not know"


# --- why not, and what it costs ----------------------------------------------


SAMPLED = 29  # of the answers that are not possible, one in so many is asked about; of all of them the reasons are looked at


def check_reasons(game: Game, players: int, options: Options = None, seed: int = 1, count: int = 16) -> None:
    """Every answer that is not possible has a reason, by a rule that is in the rulebook; what is possible has none. A trial of an
    answer changes nothing, and depends on nothing that its player cannot see."""
    rules = numbered_rules(game)
    for position in moments(game, players, options, seed, count):
        for fault in _unreasonable(position, rules):
            raise Fault(f"{fault} [{where(position, seed)}]")


def _unreasonable(match: Match, rules: Collection[str]) -> Iterator[str]:
    before, notation = match.state, match.game.words.notation
    possible = set(match.legal_ids()) if match.actor != CHANCE else set()
    for answer in {*possible, *range(match.number % SAMPLED, notation.size, SAMPLED)}:
        text, reason = notation.write(match.plain, answer), match.why_not(answer)
        if (reason is None) != (answer in possible):
            yield f"{text!r} is possible and has a reason why not, or has none and is not possible"
    for answer, reason in match.refusals().items():
        if not 0 <= answer < notation.size:
            yield f"an offer refuses {answer}, which is no answer"
        if rules and reason.rule not in rules:
            yield f"an offer refuses {notation.write(match.plain, answer)!r} by {reason.rule}, which is not in the rulebook"
    if match.actor not in (None, CHANCE):
        there = refilled(match, match.actor, match.number)
        if worths(match, match.legal_ids()) != worths(there, match.legal_ids()):
            yield f"what an answer of seat {match.actor} costs or gives depends on what it cannot see"
    if match.state.tobytes() != before.tobytes():
        yield "asking why not, or what an answer costs, changes the position"


def numbered_rules(game: Game) -> set[str]:
    """The numbers of a game's rulebook; none where it has no book."""
    try:
        return set(re.findall(r"\*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*", rulebook(game)))
    except CharsuError:
        return set()


# --- machines --------------------------------------------------------------


def check_compiled(game: Game, players: int, options: Options = None, seed: int = 1, games: int = 4) -> None:
    """Compiled play ends in the same records, byte for byte, as plain Python."""
    from ..sim.cpu import Engine, simulate

    table = game.table(players, options)
    compiled = simulate(table, games, seed, runner=_compiled(table.rules))
    plain = simulate(table, games, seed, runner=Engine(table.rules, compiled=False))
    for name in ("states", "lengths", "standings"):
        if getattr(compiled, name).tobytes() != getattr(plain, name).tobytes():
            raise Fault(f"compiled play of {game.key} with {players} players differs from plain play in {name} (seed {seed})")


def _compiled(rules: Ruleset) -> Engine:
    """Rules at full speed; plain Python compared with itself would show nothing."""
    from ..sim.cpu import Engine

    runner = Engine(rules)
    if not runner.compiled:
        raise Fault(f"{rules.label} cannot be compiled here, so there is nothing to compare: install Numba, unset CHARSU_JIT")
    return runner


def check_compiled_steps(game: Game, players: int, options: Options = None, seed: int = 1, answers: int = 2000) -> None:
    """Answer by answer, notes included, compiled and plain positions and options are the same."""
    runner = _compiled(game.ruleset(options))
    match = game.new_match(players, options, chance="ask")
    state, choices = match.state.reshape(1), np.zeros(1, game.choices.dtype)
    for position in walk(match, seed, most=answers + 1):
        if position.number:
            runner.step(state[0], choices[0], position.history[-1].id)
            _same(position, seed, position.state, state[0], "compiled play leads elsewhere")
            if choices["answer"][0][: choices["n"][0]].tolist() != position.legal_ids():
                raise Fault(f"compiled play offers other answers [{where(position, seed)}]")
        if position.number >= answers:
            return


# --- all of it -------------------------------------------------------------


def check_everything(game: Game, players: int, options: Options = None, seed: int = 1, games: int = 1) -> None:
    """Run every check for one kind of table. Without Numba, the WebAssembly module plays and heuristics run as plain Python."""
    check_rules(game, players, options)
    check_random_games(game, players, options, seed, games)
    check_copies(game, players, options, seed)
    check_undo(game, players, options, seed)
    check_replay(game, players, options, seed)
    check_leaks(game, players, options, seed)
    check_told(game, players, options, seed)
    check_questions(game, players, options, seed)
    check_reasons(game, players, options, seed)
    check_heuristic(game, players, options, seed, compiled=has_compiler())
    check_indices(game, players, options, seed)
    check_compiled(game, players, options, seed)
    check_compiled_steps(game, players, options, seed)
