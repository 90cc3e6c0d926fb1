"""What answers cost and give: each is tried on a copy, and what lies before the player is counted before and after.

The copies hold what the player can see; the rest is imagined, twice. What depends on it differs between the two and is left out:
a trial tells nothing that is hidden. It ends at the next question to anybody; what does not matter, such as the card drawn, the
game declares as `onward`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .flow import CHANCE, actor, asked, question

if TYPE_CHECKING:
    from .game import Game
    from .match import Match

IMAGINED = (1, 2)  # seeds


def worths(match: Match, answers: Iterable[int]) -> list[dict[str, int]]:
    """What each of these answers costs and gives the player who is asked, by the names of the game's `belongings`."""
    player, game = match.actor, match.game
    belongings = game.pictures.belongings
    if belongings is None or player is None or player == CHANCE:
        return [{} for _ in answers]
    positions = [_imagined(match, player, seed) for seed in IMAGINED]
    before = [belongings(s, player) for s in positions]
    rows = []
    for answer in answers:
        after = [belongings(_tried(game, s, player, answer), player) for s in positions]
        changes = [
            {name: now[name] - was[name] for name in now if now[name] != was[name]} for was, now in zip(before, after, strict=True)
        ]
        rows.append({name: change for name, change in changes[0].items() if changes[1].get(name) == change})
    return rows


def _imagined(match: Match, player: int, seed: int) -> Any:
    """The position as the player may imagine it."""
    s = match.seen(player)
    match.game.rules.determinise(s, player, seed)
    s.mute = 1
    return s


def _tried(game: Game, position: Any, player: int, answer: int) -> Any:
    """What becomes of a position, also where the answer is rounded off by others."""
    s = position.copy()
    game.rules.apply(s, answer)
    onward = {} if _is_interruption(position, s) else game.pictures.onward
    while not s.over and actor(s) in (player, CHANCE) and asked(s) in onward:
        choices = game.choices.twin()
        game.rules.options(s, choices)
        going_on = next((each for each in onward[asked(s)] if each in choices.answer[: choices.n]), None)
        if going_on is None:
            break
        game.rules.apply(s, going_on)
    return s


def _is_interruption(before: Any, after: Any) -> bool:
    """Is the question still the same?"""
    return not after.over and before.depth == after.depth and question(before) == question(after)
