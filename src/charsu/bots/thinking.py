"""How long a search thinks, when it stops, what it is tuned to and what it answers, in plain Python.

`search` drives a tree of this machine by it, `errands` one that grows elsewhere, such as in a worker of a browser.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from ..core.errors import CharsuError
from ..core.game import Game

A = TypeVar("A")

GUIDED_MODULE = "-guided"  # what follows the label of rules in the name of the module whose search a network guides
NODES = 200_000
DEEPEST = 256
SEATS = 8  # the most a tree has room for
CHUNK = 128  # iterations between two looks at the clock, where walks are short
NEVER = 1 << 30
UNLIKED = -1_000_000  # of the best child where there is none
UNBOUNDED = 1 << 40
THINKING = 0.9  # of the seconds an answer may take; the rest is for the way there and back on a busy machine

NODE = (  # the fields of a node
    ("child", "<i4"),  # the first of its children; 0 is none
    ("sibling", "<i4"),
    ("visits", "<i4"),
    ("available", "<i4"),  # walks in which this answer was possible
    ("question", "<i4"),  # decision and actor the answer belongs to
    ("answer", "<i4"),
    ("liking", "<i4"),  # of the heuristic
    ("best_liking", "<i4"),  # among the children
    ("weight", "<f4"),  # prior, not normed
    ("total", "<f4", (SEATS,)),  # sum of what each seat got
)
SETTINGS = (  # the fields of what a walk is tuned to, all of them i8
    "used",  # nodes in use
    "explore",  # thousandths
    "cut",  # answers of players in a rollout; by a network only those where there was a choice
    "noise",  # thousandths of rollout answers given at random
    "swing",  # the lead in value worth three wins in four
    "chance",  # 1: answers of chance are edges
    "warmth",  # difference in liking that makes an answer e times as likely at first
    "rounds",  # turns of everybody, counted from the root, after which a rollout ends; 0: the cut ends it
    "given",  # every walk begins with this answer, counted from 1; 0: with none
    "eyes",  # who guesses what is hidden: 0 whoever is asked, 1 nobody as nothing is hidden, then the seats from 2
)


@dataclass(frozen=True)
class Budget:
    """How long to think about one answer: seconds or iterations, and on how many threads."""

    seconds: float | None = 0.5
    iterations: int | None = None
    threads: int = 1
    declared: int | None = None  # which of the numbers of iterations that the game declares for its levels

    @classmethod
    def parse(cls, text: str) -> Budget:
        """`0.5s`, `2000` (iterations), `0.5s:2` (two threads)."""
        parts = re.fullmatch(r"(?:(\d+(?:\.\d+)?)s|(\d+))(?::(\d+))?", text)
        if not parts:
            raise CharsuError(f"{text!r} is no budget; write 0.5s, 2000 or 0.5s:2")
        seconds, iterations, threads = parts.groups()
        return cls(float(seconds) if seconds else None, int(iterations) if iterations else None, int(threads or 1))

    def at(self, game: Game) -> Budget:
        """With the iterations that the game declares, where it is for the game to say."""
        return self if self.declared is None else replace(self, iterations=game.bot.iterations[self.declared], declared=None)

    def within(self, clock: float | None) -> Budget:
        """What to think for: never more than a fiftieth of what is left on the clock."""
        limits = [limit for limit in (self.seconds, None if clock is None else max(0.01, clock / 50)) if limit is not None]
        return replace(self, seconds=THINKING * min(limits) if limits else None)

    def left(self, done: int, spent: float) -> int:
        """The iterations it still allows: seconds count as iterations at the pace so far, once a clock has noticed any."""
        left = self.iterations - done if self.iterations is not None else UNBOUNDED
        if self.seconds is None or not done or not spent:
            return left
        return min(left, int(done * (self.seconds - spent) / spent))


@dataclass(frozen=True)
class Settings:
    """What can be tuned; shares are in thousandths."""

    explore: int = 1200
    cut: int = 48  # answers of players in a rollout
    rounds: int = 0  # instead of the cut, where the game counts turns: how many more everybody takes before a walk is judged
    ahead: int = 0  # answers that a network gives after a new node before it is asked what a walk is worth
    noise: int = 100
    chance: int = 1
    warmth: int = 40  # in hundredths of the game's swing
    net_warmth: int = 1500  # in thousandths: with 1000, answers are tried as likely as the network answers them
    sure: int = 4  # the first answer stands once its lead is more than one in so many of the iterations left
    even: int = 4  # answers are as good as each other when they promise the same share of the victory within this

    @property
    def chunk(self) -> int:
        """Iterations between two looks at the clock: a walk that a network plays on takes far longer, on phones some 10 ms."""
        return CHUNK if self.ahead == 0 else CHUNK // 8

    def of(self, game: Game, by_network: bool = False) -> dict[str, int]:
        """The fields of `SETTINGS` for a new tree of this game."""
        rounds, swing = self.rounds if game.bot.turns_taken else 0, game.bot.swing
        warmth = self.net_warmth if by_network else max(1, swing * self.warmth // 100)
        cut = self.ahead if by_network else NEVER if rounds else self.cut
        return {
            "used": 2, "explore": self.explore, "cut": cut, "noise": self.noise, "swing": swing,
            "chance": self.chance, "warmth": warmth, "rounds": rounds, "given": 0, "eyes": 0,
        }  # fmt: skip


@dataclass(frozen=True)
class Tried:
    """An answer at the root of a tree: how often it was tried, and what it promised whoever gives it, all together."""

    answer: int
    visits: int
    total: float


def lead(tried: Sequence[Tried]) -> int:
    """By how many visits the first answer is ahead of the second; new trees have no lead."""
    visits = sorted((one.visits for one in tried), reverse=True)
    return visits[0] - visits[1] if len(visits) > 1 else 0


def spread(tried: Sequence[Tried]) -> float:
    """How far the answers in front, those with at least half the visits of the first, differ in what they promise."""
    most = max((one.visits for one in tried), default=0)
    if not most:
        return 1.0
    shares = [one.total / one.visits for one in tried if 2 * one.visits >= most]
    return max(shares) - min(shares)


def is_decided(tried: Sequence[Tried], done: int, left: int, settings: Settings) -> bool:
    """Is the first answer hardly overtaken, or are those in front as good as each other after a tenth of the iterations?"""
    return lead(tried) > left // settings.sure or (9 * done >= left and 1000 * spread(tried) < settings.even)


def pick(options: Sequence[A], visits: Sequence[int], noise: float, chance: random.Random) -> A:
    """The most visited answer, or now and then one drawn by visits."""
    if noise and chance.random() < noise:
        return chance.choices(options, [v + 1 for v in visits])[0]
    return options[max(range(len(options)), key=lambda i: visits[i])]


@dataclass(frozen=True)
class Level:
    """How somebody who looks ahead plays."""

    rank: int
    budget: Budget
    settings: Settings = Settings()
    noise: float = 0.0  # how often the answer is drawn by visits instead of taking the most visited
    network: str | None = None  # guided by a network: of this file, or with "" the one that comes with the game


LEVELS = {
    "trader": Level(4, Budget(seconds=0.3, declared=0), noise=0.1),
    "merchant": Level(5, Budget(seconds=0.3, declared=1)),
    "vizier": Level(7, Budget(seconds=1.0, iterations=20_000), Settings(rounds=5, sure=2, even=1)),
    "sultan": Level(8, Budget(seconds=1.0, iterations=20_000), Settings(rounds=5, sure=2, even=1, ahead=30), network=""),
}
