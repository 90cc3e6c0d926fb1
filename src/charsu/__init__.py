"""Charsu: Istanbul, Cairo and Yspahan as a library, a simulator and a table in the browser."""

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
