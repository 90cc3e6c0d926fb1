"""The two bots that do not look ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ..core.game import Game
from ..core.view import Answer, View


class RandomBot:
    """Any answer, each as likely."""

    level = 0

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def choose(self, view: View, options: Sequence[Answer], clock: float | None = None) -> Answer:
        return self.random.choice(options)


class GreedyBot:
    """What the game's heuristic likes best; among equals by chance. `noise` (0 to 1) is how often it answers at random."""

    level = 2

    def __init__(self, seed: int | None = None, noise: float = 0.0) -> None:
        self.random = random.Random(seed)
        self.noise = noise

    def choose(self, view: View, options: Sequence[Answer], clock: float | None = None) -> Answer:
        if len(options) == 1 or (self.noise > 0 and self.random.random() < self.noise):
            return self.random.choice(options)
        likings = preferences(view.game, view.plain, view.seat, [o.id for o in options])
        best = max(likings)
        return self.random.choice([o for o, liking in zip(options, likings, strict=True) if liking == best])


def preferences(game: Game, s: Any, seat: int | None, answers: Sequence[int]) -> list[int]:
    """How much a game's heuristic likes each answer; a game without one likes all alike."""
    if game.bot.prefer is None or seat is None:
        return [0] * len(answers)
    return [game.bot.prefer(s, seat, answer) for answer in answers]
