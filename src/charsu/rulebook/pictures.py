"""The pictures of a rulebook: first positions as the game draws them, and the small pictures of its overviews."""

from __future__ import annotations

from functools import lru_cache

from ..core.game import FirstPosition, Game
from ..core.match import Match
from ..core.svg import SPOKEN, sheet, spoken

SEED = 7
BOARD = 532  # the width of `draw_svg`
MARGIN = 8


def pictures(game: Game, language: str) -> dict[str, str]:
    """All pictures by name, each a whole SVG, with words in the language."""
    small = {thing.picture for things in game.book.overviews.values() for thing in things}
    drawn = {name: game.book.art(name) for name in sorted(small)}
    before = SPOKEN.set(language)
    try:
        return {**drawn, **{setup.key: first_position(game, setup, language) for setup in game.book.setups}}
    finally:
        SPOKEN.reset(before)


def first_position(game: Game, setup: FirstPosition, language: str) -> str:
    """The board when everything is laid out and somebody has to answer. What it shows is said by whoever shows it."""
    assert game.pictures.draw_svg is not None, "a game that shows first positions draws them"
    board, height = game.pictures.draw_svg(laid_out(game, setup).seen(None))
    inside = f'<g transform="translate({MARGIN} {MARGIN})">{spoken(board, language)}</g>'
    drawn = sheet([inside], height + 2 * MARGIN, BOARD + 2 * MARGIN)
    return drawn.replace('role="img"', 'aria-hidden="true"', 1)


@lru_cache(32)
def laid_out(game: Game, setup: FirstPosition) -> Match:
    return game.new_match(setup.players, setup.options, seed=SEED)
