"""Charsu: Istanbul, Cairo and Yspahan as a library, a simulator and a table in the browser.

>>> import charsu
>>> charsu.game_keys()
[...'cairo', 'istanbul', 'yspahan']
>>> match = charsu.game("yspahan").new_match(players=3, seed=7)
>>> match.question()
'Blue: how many yellow dice do you add, at 1 gold each?'
>>> match.play(match.options()[0]).log("en")[-1]
'Tower, row Gold: 3 dice.'

`game(key)` finds a game, `Match` plays it, `Match.view(seat)` is what a seat may see. Bots are in `charsu.bots`, environments for
learners in `charsu.envs`, mass play in `charsu.sim`.
"""

from .core.errors import BadOption, BadReplay, CharsuError, GameOver, IllegalAnswer, ImpossiblePosition, UnknownGame
from .core.flow import CHANCE
from .core.game import Game
from .core.match import Match
from .core.registry import game
from .core.registry import games as game_keys  # `charsu.games` is the package of games
from .core.view import Answer, Played, View

__version__ = "0.1.0"
__all__ = [
    "CHANCE", "Answer", "BadOption", "BadReplay", "CharsuError", "Game", "GameOver", "IllegalAnswer", "ImpossiblePosition",
    "Match", "Played", "UnknownGame", "View", "game", "game_keys",
]  # fmt: skip
