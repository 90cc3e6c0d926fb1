"""The two bots that do not look ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ..core.game import Game
from ..core.view import Answer, View
from .protocol import from_the_record


def _any(player: Any, _game: Game, _s: Any, _seat: int, answers: list[int]) -> int:
    return int(player.random.choice(answers))


def _liked(player: Any, game: Game, s: Any, seat: int, answers: list[int]) -> int:
    noise = player.noise_at(game)
    if len(answers) == 1 or (noise > 0 and player.random.random() < noise):
        return int(player.random.choice(answers))
    likings = preferences(game, s, seat, answers)
    best = max(likings)
    return int(player.random.choice([answer for answer, liking in zip(answers, likings, strict=True) if liking == best]))


class RandomBot:
    """Any answer, each as likely."""

    level = 0

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    @from_the_record(_any)
    def choose(self, view: View, options: Sequence[Answer], clock: float | None = None) -> Answer:
        return self.random.choice(options)


class GreedyBot:
    """What the game's heuristic likes best; among equals by chance. `noise` (0 to 1) is how often it answers at random."""

    level = 3

    def __init__(self, seed: int | None = None, noise: float = 0.0) -> None:
        self.random = random.Random(seed)
        self.noise = noise

    def noise_at(self, game: Game) -> float:
        """How often it answers at random in a game."""
        return self.noise

    @from_the_record(_liked)
    def choose(self, view: View, options: Sequence[Answer], clock: float | None = None) -> Answer:
        answers = {option.id: option for option in options}
        return answers[_liked(self, view.game, view.plain, -1 if view.seat is None else view.seat, list(answers))]


class Apprentice(GreedyBot):
    """Knows what things are worth, looks no further, and is easily distracted: how often, the game declares."""

    level = 1

    def noise_at(self, game: Game) -> float:
        return game.bot.distracted[0]


class Pedlar(GreedyBot):
    """The same, distracted less often."""

    level = 2

    def noise_at(self, game: Game) -> float:
        return game.bot.distracted[1]


def preferences(game: Game, s: Any, seat: int | None, answers: Sequence[int]) -> list[int]:
    """How much a game's heuristic likes each answer; a game without one likes all alike."""
    if game.bot.prefer is None or seat is None or seat < 0:
        return [0] * len(answers)
    return [game.bot.prefer(s, seat, answer) for answer in answers]
