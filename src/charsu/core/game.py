"""What a game is to the rest of the world."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from . import flow
from .choices import choices_of
from .engine import Engine
from .errors import BadOption
from .flow import CHANCE, FIRST_DECISION, actor, asked
from .meaning import Glance, Meaning
from .names import label, slug
from .notation import Notation
from .reasons import Named, Reason
from .record import Cells
from .rule import is_rule
from .text import Arg, Ref, Sentence

if TYPE_CHECKING:
    from .match import Match
    from .table import Table


@dataclass(frozen=True)
class Option:
    """One thing a table may choose. `read` turns whatever a caller wrote into the value, or raises BadOption."""

    key: str
    default: Any
    read: Callable[[Any], Any]
    values: tuple[Any, ...] = ()  # what a form offers; empty when anything that can be read will do
    rule: str = ""  # the ledger's id
    files: bool = False  # a text that is none of the values names a file of this machine
    main: bool = False  # most tables care about it; a form folds the others away
    beside: Mapping[str, Mapping[Any, tuple[Any, ...]]] = field(default_factory=dict)  # another option, its value → values left


def choice(key: str, default: str, *values: str, rule: str = "", main: bool = False) -> Option:
    """One of a few words."""

    def read(value: Any) -> str:
        if value not in values:
            raise BadOption(f"option {key} cannot be {value!r}; possible are {', '.join(values)}")
        return str(value)

    return Option(key, default, read, values, rule, main=main)


def flag(key: str, default: bool, rule: str = "", main: bool = False) -> Option:
    """Yes or no; the words of a command line are understood."""
    words = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}

    def read(value: Any) -> bool:
        answer = words.get(str(value).lower())
        if answer is None:
            raise BadOption(f"option {key} cannot be {value!r}; say true or false")
        return answer

    return Option(key, default, read, (True, False), rule, main=main)


def number(key: str, default: int, least: int, most: int, rule: str = "", main: bool = False) -> Option:
    """A whole number between bounds."""

    def read(value: Any) -> int:
        try:
            whole = int(str(value))
        except ValueError:
            raise BadOption(f"option {key} cannot be {value!r}; say a whole number") from None
        if not least <= whole <= most:
            raise BadOption(f"option {key} cannot be {whole}; it goes from {least} to {most}")
        return whole

    return Option(key, default, read, tuple(range(least, most + 1)), rule, main=main)


@dataclass(frozen=True)
class EventText:
    """How a note reads: the names of its numbers a and b, and which of them only their player may know."""

    args: tuple[str, ...] = ()
    private: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Rules:
    """What can happen: the record, the engine that plays, how it begins and who wins, and what nobody may know."""

    state: Any  # the record class
    engine: Engine
    setup: Callable[[Any, int, Mapping[str, Any]], None]  # (plain twin, players, options) → the to-do list of the first position
    standing: Callable[[Any, int], int]  # rule (s, player): higher is better, equal shares the place
    scores: Callable[[Any, int], dict[str, int]]  # what decides, in order: points, then the tie-breaks
    determinise: Callable[[Any, int, int], None]  # rule (s, viewer, seed): fill what the viewer cannot see
    problems: Callable[[Any], list[str]]  # what is impossible about a position, in words; [] when sound
    secret_of: Callable[[Any], int | None] = lambda s: None  # who alone may know the answer chance gives now
    hides: Callable[[Any], bool] = lambda s: s.keeps_secrets(actor(s))  # may the answers depend on a hidden hand?
    openly: tuple[int, ...] = ()  # decisions whose answers may show everybody what was hidden, or what the record forgets
    without_expansions: Callable[[Mapping[str, Any]], bool] = lambda options: False  # does such a table use none?

    def __post_init__(self) -> None:
        _want_rules(self, "standing", "determinise")

    @property
    def settle(self) -> Callable[[Any], None]:
        return self.engine.settle

    @property
    def options(self) -> Callable[[Any, Any], None]:
        return self.engine.options

    @property
    def apply(self) -> Callable[[Any, int], None]:
        return self.engine.apply

    @property
    def decisions(self) -> Any:
        return self.engine.decisions

    @property
    def steps(self) -> Any:
        return self.engine.steps

    @property
    def fields(self) -> dict[str, Cells]:
        fields: dict[str, Cells] = self.state.fields
        return fields


@dataclass(frozen=True)
class Ruleset:
    """The rules for given options: all of them, or those that a table without expansions needs. What is compiled, and its name."""

    game: Game
    whole: bool = True

    @property
    def label(self) -> str:
        return self.game.key if self.whole else f"{self.game.key}-base"

    @property
    def bindings(self) -> Mapping[Any, Any]:
        """For the linker: what takes the place of what."""
        return {} if self.whole else self.game.rules.engine.without_expansions

    def named(self, name: str) -> Callable[..., Any] | None:
        """A rule that code over any game calls by name, or None where the game has none."""
        own: Callable[..., Any] | None = getattr(self.game.rules, name, None) or getattr(self.game.bot, name, None)
        return own

    @property
    def state(self) -> Any:
        return self.game.rules.state

    @property
    def choices(self) -> Any:
        return self.game.choices

    @property
    def layout(self) -> dict[str, Any]:
        """What a module and the package must agree on besides the rules."""
        sizes = {"state": self.state.packing.size, "choices": self.choices.packing.size}
        return {**sizes, "answers": self.game.words.notation.size, "version": self.game.version}


@dataclass(frozen=True)
class Words:
    """How it is said and written: notation, and the arguments of sentences."""

    notation: Notation
    events: Any
    event_texts: Mapping[int, EventText]
    arguments: Mapping[str, Callable[[int], Arg]]  # how a number named so reads: "place" → Ref("istanbul-place-9")
    details: Callable[[Any, int], dict[str, Arg]] = lambda s, answer: {}  # more arguments for an answer's sentence
    asked: Callable[[Any], dict[str, Arg]] = lambda s: {}  # more arguments for the question
    by_colour: bool = False  # seats are called by the colour they wear: Red, Blue


@dataclass(frozen=True)
class Pictures:
    """How it is shown."""

    view: Callable[[Any, int | None], dict[str, Any]]  # (redacted twin, seat) → JSON-ready
    own: Callable[[Any, int], tuple[str, Any]] | None = None  # (redacted twin, seat) → key and row a guest sees less of
    draw_text: Callable[[Any, Callable[[str], str]], Any] | None = None  # a terminal table view
    draw_svg: Callable[[Any], tuple[str, int]] | None = None  # (redacted twin) → the board as SVG 532 wide, and its height
    own_board: bool = False  # the web client has a board made for this game; else it shows the drawing
    purse: Callable[[Any, int], str] | None = None  # (redacted twin, player) → what lies before a player, in a line below the board
    # (twin, player) → the same as numbers, for what answers cost and give
    belongings: Callable[[Any, int], dict[str, int]] | None = None
    # (twin, player) → these and what else pays later, for explanations of what a line of answers brings
    prospects: Callable[[Any, int], dict[str, int]] | None = None
    # decisions that round off an answer, and the answers by which a trial of it goes on: what depends on them is not told
    onward: Mapping[int, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Shown:
    """A thing in an overview of the rulebook: its picture, its name, the rules that say what it does, and how many there are."""

    picture: str
    name: str  # a message
    rules: tuple[str, ...]
    count: Callable[[], int] | None = None
    number: str = ""  # printed on it
    indexed: bool = True  # is its name looked for?


@dataclass(frozen=True, eq=False)
class FirstPosition:
    """A first position that the rulebook shows by its key: `![Two players](players-2)`."""

    key: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Book:
    """What the rulebook shows besides its words; all of it may be left out."""

    printed: Callable[[], Mapping[str, Any]] = dict  # the numbers of the components by the names that the text gives them
    overviews: Mapping[str, tuple[Shown, ...]] = field(default_factory=dict)
    setups: tuple[FirstPosition, ...] = ()
    art: Callable[[str], str] = lambda name: ""  # a small picture as SVG


@dataclass(frozen=True)
class Heuristic:
    """What bots know of the game without looking ahead; all of it may be left out."""

    value: Callable[[Any, int], int] | None = None  # rule (s, player): how good the position looks for a player
    prefer: Callable[[Any, int, int], int] | None = None  # rule (s, player, answer): how good an answer looks, without trying it
    turns_taken: Callable[[Any], int] | None = None  # rule (s): by all players together; a search may judge after whole rounds
    swing: int = 300  # the lead in `value` that makes a win likely (three in four)
    distracted: tuple[float, float] = (0.2, 0.1)  # how often the first two levels for people answer anything at all
    iterations: tuple[int, int] = (100, 500)  # of the first two levels that search; all four are set by matches, see docs/bots.md
    meaning: Meaning = field(default_factory=Meaning)  # of the record's cells, for learners
    glance: Glance | None = None  # what learners see besides
    notice: Callable[[Any, int, int, Any, int], None] | None = None  # rule (s, viewer, part, seen_row, at) that writes it there

    def __post_init__(self) -> None:
        _want_rules(self, "value", "prefer", "turns_taken", "notice")
        if (self.glance is None) != (self.notice is None):
            raise TypeError("`glance` says what `notice` writes: a game has both or neither")


def _want_rules(part: Any, *names: str) -> None:
    """Refuse plain functions where the compiler needs rules."""
    for name in names:
        value = getattr(part, name)
        if value is not None and not is_rule(value):
            raise TypeError(f"`{name}` is `{getattr(value, '__name__', value)}`, which is no rule: mark it with @rule")


@dataclass(frozen=True, eq=False)  # a game is itself; it can be a key
class Game:
    """A game: its name and its four parts."""

    key: str  # "istanbul"
    version: str  # of the rules; stored with every match
    seats: tuple[int, int]  # fewest and most players
    rules: Rules
    words: Words
    pictures: Pictures
    bot: Heuristic = field(default_factory=Heuristic)
    book: Book = field(default_factory=Book)
    table_options: tuple[Option, ...] = ()
    folder: str = ""  # where the game's data and rulebook lie

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name: the other process finds the game where it finds all games."""
        from .registry import game

        return game, (self.key,)

    def ruleset(self, options: Mapping[str, Any] | None = None) -> Ruleset:
        """The rules that a table with these options needs."""
        small = bool(self.rules.engine.without_expansions) and self.rules.without_expansions(self.read_options(options))
        return Ruleset(self, not small)

    def table(self, players: int, options: Mapping[str, Any] | None = None, *, files: bool = True) -> Table:
        """A table of so many players who agreed on these options. Without `files` none makes us read a file of this machine."""
        from .table import Table

        return Table(self, players, options, files=files)

    @cached_property
    def choices(self) -> Any:
        """The record of possible answers."""
        return choices_of(self.words.notation.size)

    @property
    def fields(self) -> dict[str, Cells]:
        return self.rules.fields

    def read_options(self, options: Mapping[str, Any] | None, files: bool = True) -> dict[str, Any]:
        """Every option with a value; unknown ones are refused. Without `files` nobody makes us read a file of this machine."""
        by_key = {o.key: o for o in self.table_options}
        for key, value in (options or {}).items():
            if key not in by_key:
                raise BadOption(f"{self.key} has no option {key!r}; there are {', '.join(by_key) or 'none'}")
            if by_key[key].files and not files and isinstance(value, str) and value not in by_key[key].values:
                raise BadOption(f"option {key} cannot be a file here; say {', '.join(by_key[key].values)} or its content")
        return {key: o.read((options or {}).get(key, o.default)) for key, o in by_key.items()}

    def written_options(self, pairs: Iterable[str]) -> dict[str, str]:
        """Options as a command line writes them, `layout=short`, still to be read."""
        options = {}
        for pair in pairs:
            key, equals, value = pair.partition("=")
            if not equals:
                names = ", ".join(option.key for option in self.table_options)
                raise BadOption(f"{pair!r} is no option; write KEY=VALUE, where KEY is one of {names}")
            options[key.strip()] = value.strip()
        return options

    def check_players(self, players: int) -> None:
        least, most = self.seats
        if not isinstance(players, int) or not least <= players <= most:
            raise BadOption(f"{self.key} is for {least} to {most} players, not {players}")

    def start(self, players: int, options: Mapping[str, Any] | None = None) -> Any:
        """The first position as a plain twin."""
        return self.table(players, options).start()

    def begun(self, s: Any, players: int, options: Mapping[str, Any]) -> Any:
        """Make an empty record the first position of a table with these options, all of them read."""
        s.players = players
        self.rules.setup(s, players, options)
        self.rules.settle(s)
        return s

    def new_match(
        self, players: int, options: Mapping[str, Any] | None = None, seed: int | None = None, chance: Any = None
    ) -> Match:
        """A fresh match. Chance comes from the seed, from the caller (`chance="ask"`), or from a `Dice` object."""
        from .match import Match

        return Match(self, players, options, seed=seed, chance=chance)

    # --- words -------------------------------------------------------------

    def question(self, s: Any) -> Sentence:
        """What is being asked."""
        kind, player, a, b = flow.question(s)
        args: dict[str, Arg] = {"player": self.seat_name(player), "a": a, "b": b, **self.words.asked(s)}
        return Sentence(f"{self.key}-ask-{slug(self.rules.decisions, kind)}", args)

    def answer_text(self, s: Any, answer: int) -> Sentence:
        """What an answer means now."""
        kind = asked(s)
        span = self.words.notation.span(answer)
        args: dict[str, Arg] = {**self._named(span.name, answer - span.first), **self.words.details(s, answer)}
        return Sentence(f"{self.key}-answer-{slug(self.rules.decisions, kind)}-{span.name}", args)

    def event_text(self, note: list[int], viewer: int | None | str = "all") -> Sentence:
        """What a note says, with what the viewer may not know left out."""
        event, player, *numbers = note
        text = self.words.event_texts.get(event)
        if text is None:
            raise LookupError(f"Event.{label(self.words.events, event)} has no EventText: add it to `event_texts`")
        hidden = viewer not in ("all", player) and bool(text.private)
        args: dict[str, Arg] = {"player": self.seat_name(player)}
        for name, value in zip(text.args, numbers, strict=False):
            if not (hidden and name in text.private):
                args.update(self._named(name, value))
        return Sentence(f"{self.key}-event-{slug(self.words.events, event)}{'-hidden' if hidden else ''}", args)

    def reason(self, named: Named) -> Reason:
        """What an offer named, as a sentence."""
        args = {key: arg for name, value in named.args.items() for key, arg in self._named(name, value).items()}
        return Reason(Sentence(f"{self.key}-why-{named.why}", args), named.rule)

    def todo_text(self, kind: int) -> Sentence:
        """One entry of the to-do list, for "then …"."""
        space = self.rules.decisions if kind >= FIRST_DECISION else self.rules.steps
        return Sentence(f"{self.key}-todo-{slug(space, kind)}")

    def seat_name(self, player: int) -> Arg:
        return Ref("chance") if player == CHANCE else Ref(f"{self.key}-seat-{player}")

    def _named(self, name: str, value: Any) -> dict[str, Arg]:
        is_index = isinstance(value, int) and name in self.words.arguments
        return {name: self.words.arguments[name](value) if is_index else value}
