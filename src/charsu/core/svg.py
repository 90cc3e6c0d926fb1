"""Positions as SVG for notebooks: a sheet with the question and one row for each player, and room for a game's own board."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .match import Match

INK = ("#c8452d", "#2c67a8", "#3b8a4e", "#d9a92b", "#fffdf6")  # vermilion, blue, green, yellow, white
WHITE = INK[4]
SIGNS = "◆●▲■★"
PAPER, WALNUT = "#fbf3e2", "#4a3524"
WIDTH, ROW = 560, 24
FONT = "'Source Sans 3', sans-serif"


def line_of(player: int) -> str:
    """A colour that is seen on paper."""
    return INK[player] if INK[player] != WHITE else WALNUT


def text(x: float, y: float, words: str, size: int = 14, colour: str = WALNUT, weight: str = "normal") -> str:
    """One line of words."""
    style = f'font-family="{FONT}" font-size="{size}" fill="{colour}" font-weight="{weight}"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, fill: str, line: str = WALNUT) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="5" fill="{fill}" stroke="{line}"/>'


def sheet(parts: Sequence[str], height: float, width: float = WIDTH) -> str:
    """A whole picture."""
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    paper = box(0.5, 0.5, width - 1, height - 1, PAPER)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{paper}{"".join(parts)}</svg>'


def draw_match(match: Match) -> str:
    """The position as a guest at the table sees it."""
    game, s = match.game, match.seen(None)
    parts = [text(14, 26, match.question(), 15, weight="bold")]
    height = 42.0
    if game.pictures.draw_svg is not None:
        board, board_height = game.pictures.draw_svg(s)
        parts.append(f'<g transform="translate(14 {height:g})">{board}</g>')
        height += board_height + 10
    purse = game.pictures.purse or (lambda s, player: _scores(game.rules.scores(s, player)))
    purses = [purse(s, player) for player in range(match.players)]
    size = min(14, *(940 // max(1, len(line)) for line in purses))
    for player, line in enumerate(purses):
        y = height + ROW * player
        mark = "▸ " if match.actor == player else ""
        parts.append(text(14, y + 16, f"{mark}{SIGNS[player]} {player}", 14, line_of(player), weight="bold"))
        parts.append(text(70, y + 16, line, size))
    return sheet(parts, height + ROW * match.players + 10)


def _scores(scores: dict[str, int]) -> str:
    return ", ".join(f"{name} {value}" for name, value in scores.items() if value >= 0)
