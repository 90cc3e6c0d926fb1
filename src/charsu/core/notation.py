"""The text form of answers: a verb, and what it points at.

An answer space is a row of spans (a place, a good, a card, a number …). Every decision gives each span it uses a
verb, so that pointing at place 9 reads `go 9` while moving and `send 9` while sending somebody. What is possible
now is parsed by comparing with the notation of every possible answer, so whatever can be written can be read; also
what earlier versions wrote, for stored matches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from .flow import asked
from .text import Arg, refs


@dataclass(frozen=True)
class Span:
    """`size` answers from `first` on that point at the same sort of thing."""

    name: str
    first: int
    size: int = 1
    write: Callable[[int], str] = lambda index: ""  # what is pointed at, counted from 0
    write_in: Callable[[Any, int], str] | None = None  # the same where it depends on the position

    def __contains__(self, answer: int) -> bool:
        return self.first <= answer < self.first + self.size


class AnswerSpace:
    """An answer space, put together span after span; each is described once: its answers, their notation, their words.

    >>> space = AnswerSpace()
    >>> PASS, STALL, NUMBER = space.one("pass"), space.span("stall", 5, word="bazaar-stall"), space.span("number", 13)
    >>> PASS, STALL, NUMBER, space.words["stall"](2)
    (0, 1, 6, Ref(id='bazaar-stall-2'))
    """

    def __init__(self) -> None:
        self.spans: list[Span] = []
        self.words: dict[str, Callable[[int], Arg]] = {}

    def one(self, name: str) -> int:
        """A single answer that points at nothing."""
        return self._add(Span(name, self._next))

    def span(
        self,
        name: str,
        size: int,
        write: Callable[[int], str] = str,
        write_in: Callable[[Any, int], str] | None = None,
        word: str | Callable[[int], Arg] | None = None,
    ) -> int:
        """So many answers; `word` tells how one reads in a sentence, or begins the id of a message for each. The first of them."""
        if isinstance(word, str):
            self.words[name] = refs(word)
        elif word is not None:
            self.words[name] = word
        return self._add(Span(name, self._next, size, write, write_in))

    @property
    def _next(self) -> int:
        return self.spans[-1].first + self.spans[-1].size if self.spans else 0

    def _add(self, span: Span) -> int:
        self.spans.append(span)
        return span.first

    def notation(self, verbs: Mapping[tuple[int, str], str], older: Mapping[tuple[int, str], str] | None = None) -> Notation:
        """The text form of all of it, with the verbs of decisions."""
        return Notation(tuple(self.spans), verbs, older or {})


@dataclass(frozen=True)
class Notation:
    """Spans of an answer space, and the verbs of decisions."""

    spans: tuple[Span, ...]
    verbs: Mapping[tuple[int, str], str] = field(default_factory=dict)  # (decision, span name) → verb
    older: Mapping[tuple[int, str], str] = field(default_factory=dict)  # verbs that were written once

    def __post_init__(self) -> None:
        after = 0
        for span in self.spans:
            if span.first != after:
                raise ValueError(f"the span {span.name} starts at {span.first}, not at {after}")
            after += span.size

    @property
    def size(self) -> int:
        return self.spans[-1].first + self.spans[-1].size

    @cached_property
    def _span_of(self) -> tuple[Span, ...]:
        return tuple(span for span in self.spans for _ in range(span.size))

    def name(self, answer: int) -> str:
        """What an answer points at, whatever is asked: `place 9`, `roll 3 4`, `pass`."""
        span = self.span(answer)
        return f"{span.name} {span.write(answer - span.first)}".rstrip()

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each answer points at, in order."""
        return tuple(self.name(answer) for answer in range(self.size))

    def span(self, answer: int) -> Span:
        if not 0 <= answer < len(self._span_of):
            raise ValueError(f"there is no answer {answer}")
        return self._span_of[answer]

    def at(self, name: str, index: int) -> int | None:
        """The answer that points at this thing of a span; None where there is no such thing."""
        span = next((each for each in self.spans if each.name == name), None)
        return span.first + index if span and 0 <= index < span.size else None

    def write(self, s: Any, answer: int) -> str:
        """An answer to the question of a position."""
        key = _asked(s), answer
        text = self._written.get(key)
        if text is not None:
            return text
        span = self.span(answer)
        verb = self.verbs.get((key[0], span.name), span.name)
        index = answer - span.first
        text = f"{verb} {span.write_in(s, index) if span.write_in else span.write(index)}".rstrip()
        if not span.write_in:
            self._written[key] = text
        return text

    @cached_property
    def _written(self) -> dict[tuple[int, int], str]:
        """What was written already, by decision and answer, where the rest of the position does not matter."""
        return {}

    def write_as_once(self, s: Any, answer: int) -> str:
        """The same as earlier versions wrote it."""
        span, key = self.span(answer), _asked(s)
        verb = self.older.get((key, span.name)) or self.verbs.get((key, span.name), span.name)
        return f"{verb} {span.write(answer - span.first)}".rstrip()

    def find(self, s: Any, text: str, possible: Iterable[int]) -> int | None:
        """The possible answer that a text says, as it is written now or was once."""
        wanted, kind, written = tidy(text), _asked(s), self._written
        possible = list(possible)
        for answer in possible:
            if (written.get((kind, answer)) or self.write(s, answer)) == wanted:
                return answer
        return next((answer for answer in possible if self.write_as_once(s, answer) == wanted), None)


def _asked(s: Any) -> int:
    """The decision a position is at."""
    return int(asked(s))


def tidy(text: str) -> str:
    """Spaces and capitals do not matter when notation is read."""
    return " ".join(text.lower().split())
