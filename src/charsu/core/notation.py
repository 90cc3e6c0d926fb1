"""The text form of answers: a verb, and what it points at.

An answer space is a row of spans (a place, a good, a card, a number …). Every decision gives each span it uses a
verb, so that pointing at place 9 reads `go 9` while moving and `send 9` while sending somebody. What is possible
now is parsed by comparing with the notation of every possible answer, so whatever can be written can be read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property


@dataclass(frozen=True)
class Span:
    """`size` answers from `first` on that point at the same sort of thing."""

    name: str
    first: int
    size: int = 1
    write: Callable[[int], str] = lambda index: ""  # what is pointed at, counted from 0

    def __contains__(self, answer: int) -> bool:
        return self.first <= answer < self.first + self.size


@dataclass(frozen=True)
class Notation:
    """Spans of an answer space, and the verbs of decisions."""

    spans: tuple[Span, ...]
    verbs: Mapping[tuple[int, str], str] = field(default_factory=dict)  # (decision, span name) → verb

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

    def span(self, answer: int) -> Span:
        if not 0 <= answer < len(self._span_of):
            raise ValueError(f"there is no answer {answer}")
        return self._span_of[answer]

    def write(self, decision: int, answer: int) -> str:
        span = self.span(answer)
        verb = self.verbs.get((decision, span.name), span.name)
        return f"{verb} {span.write(answer - span.first)}".rstrip()


def tidy(text: str) -> str:
    """Spaces and capitals do not matter when notation is read."""
    return " ".join(text.lower().split())
