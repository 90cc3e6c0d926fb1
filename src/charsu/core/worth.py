"""What answers cost and give: each is tried on a copy, and what lies before the player is counted before and after.

The copies hold what the player can see; the rest is imagined, twice. What depends on it differs between the two and is left out:
a trial tells nothing that is hidden. It ends at the next question to anybody, but for those the game declares as `onward`: they are
answered one way in one position and another way in the other, so that what depends on them is left out too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .flow import CHANCE, actor, asked, question

if TYPE_CHECKING:
    from .match import Match


class Trial:
    """What a player may imagine of a position, and what lies before them there."""

    def __init__(self, match: Match, player: int, seed: int, way: int) -> None:
        self.game, self.player, self.way = match.game, player, way
        self.s = match.seen(player)
        match.game.rules.determinise(self.s, player, seed)
        self.s.mute = 1
        self.before = self._belongings(self.s)

    def _belongings(self, s: Any) -> dict[str, int]:
        counted = self.game.pictures.belongings
        return counted(s, self.player) if counted else {}

    def changes(self, answer: int) -> dict[str, int]:
        """What an answer changes, here."""
        after = self._belongings(self._tried(answer))
        return {name: now - self.before[name] for name, now in after.items() if now != self.before[name]}

    def _tried(self, answer: int) -> Any:
        """What becomes of the position, also where the answer is rounded off by others."""
        s, rules = self.s.copy(), self.game.rules
        rules.apply(s, answer)
        onward = {} if _is_interruption(self.s, s) else self.game.pictures.onward
        while not s.over and actor(s) in (self.player, CHANCE) and asked(s) in onward:
            choices = self.game.choices.twin()
            rules.options(s, choices)
            possible = set(choices.answer[: choices.n])
            going_on = [each for each in onward[asked(s)] if each in possible]
            if not going_on:
                break
            rules.apply(s, going_on[self.way])
        return s


def worths(match: Match, answers: Sequence[int]) -> list[dict[str, int]]:
    """What each of these answers costs and gives the player who is asked, by the names of the game's `belongings`."""
    player = match.actor
    if match.game.pictures.belongings is None or player is None or player == CHANCE:
        return [{} for _ in answers]
    one, other = Trial(match, player, seed=1, way=0), Trial(match, player, seed=2, way=-1)
    first = [one.changes(answer) for answer in answers]
    return [_agreed(changes, other.changes(answer)) if changes else {} for answer, changes in zip(answers, first, strict=True)]


def _agreed(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {name: change for name, change in one.items() if other.get(name) == change}


def _is_interruption(before: Any, after: Any) -> bool:
    """Is the question still the same?"""
    return not after.over and before.depth == after.depth and question(before) == question(after)
