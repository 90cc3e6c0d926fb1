"""Positions as SVG: what a game draws its board with, and for notebooks a sheet with the question and a row for each player.

A browser shows the board of a game that it has none for as `draw_svg` draws it: `place` makes a part of it something to click,
`name` writes the words of a message in the language of whoever looks, `sign` marks what belongs to a seat in the colour it wears.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextvars import ContextVar
from html import escape
from typing import TYPE_CHECKING, Any

from .flow import actor
from .text import Sentence

if TYPE_CHECKING:
    from .game import Game
    from .match import Match
    from .view import View

INK = ("#c8452d", "#2c67a8", "#3b8a4e", "#d9a92b", "#fffdf6")  # vermilion, blue, green, yellow, white
WHITE = INK[4]
SIGNS = "◆●▲■★"
PAPER, WALNUT = "#fbf3e2", "#4a3524"
WIDTH, ROW = 560, 24
NAME, LETTER, GLYPH = 54, 7.5, 0.52  # room for mark and sign, for a letter of a name, and of a line by its size
FONT = "'Source Sans 3', sans-serif"


def line_of(player: int) -> str:
    """A colour that is seen on paper."""
    return INK[player] if INK[player] != WHITE else WALNUT


def text(x: float, y: float, words: str, size: float = 14, colour: str = WALNUT, weight: str = "normal") -> str:
    """One line of words."""
    style = f'font-family="{FONT}" font-size="{size:g}" fill="{colour}" font-weight="{weight}"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, fill: str, line: str = WALNUT) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="5" fill="{fill}" stroke="{line}"/>'


def place(span: str, index: int, *parts: str) -> str:
    """What the answer `index` of a span points at. Where it can be chosen, its first shape glows; places do not lie in places."""
    return f'<g data-span="{escape(span)}" data-index="{index}">{"".join(parts)}</g>'


def name(x: float, y: float, message: str, size: int = 14, colour: str = WALNUT, weight: str = "normal") -> str:
    """The words of a message. A phone shows them in three fifths of their size: write no less than 22."""
    return text(x, y, message, size, colour, weight).replace("<text ", f'<text data-words="{escape(message)}" ', 1)


def sign(x: float, y: float, player: int, size: int = 20, piece: str = "") -> str:
    """The sign of a seat. A piece with a name of its own is seen to travel from where it stood before."""
    named = f'data-piece="{escape(piece)}" ' if piece else ""
    return text(x, y, SIGNS[player], size, line_of(player)).replace("<text ", f'<text data-seat="{player}" {named}', 1)


WORDS = re.compile(r'(<text data-words="([^"]+)"[^>]*>)[^<]*')


def spoken(picture: str, language: str = "en") -> str:
    """A picture with its words."""
    from ..locale import bundle

    words = bundle(language)
    return WORDS.sub(lambda word: word[1] + escape(words.word(word[2])), picture)


def sheet(parts: Sequence[str], height: float, width: float = WIDTH, title: str = "") -> str:
    """A whole picture; its title is what is read aloud."""
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    paper = box(0.5, 0.5, width - 1, height - 1, PAPER)
    named = f"<title>{escape(title)}</title>" if title else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{named}{paper}{"".join(parts)}</svg>'


SPOKEN = ContextVar("SPOKEN", default="en")  # the language in which a picture is being drawn


def said(message: str) -> str:
    """The words of a message, for a picture that does not leave them to whoever shows it."""
    return Sentence(message).say(SPOKEN.get())


def fitting(words: str, room: float, size: float) -> float:
    """The size in which a line fits."""
    return min(size, room / GLYPH / max(1, len(words)))


def draw_match(match: Match, language: str = "en") -> str:
    """The position as a guest at the table sees it."""
    return draw_position(match.game, match.seen(None), language)


def draw_position(game: Game, s: Any, language: str = "en") -> str:
    """A position with what may be seen of it: the question, the board, a line for each player."""
    before = SPOKEN.set(language)
    try:
        return _drawn(game, s, language)
    finally:
        SPOKEN.reset(before)


def _drawn(game: Game, s: Any, language: str) -> str:
    asked = (Sentence(f"{game.key}-over") if s.over else game.question(s)).say(language)
    parts = [text(14, 26, asked, fitting(asked, WIDTH - 20, 15), weight="bold")]
    height = 42.0
    if game.pictures.draw_svg is not None:
        board, board_height = game.pictures.draw_svg(s)
        parts.append(f'<g transform="translate(14 {height:g})">{spoken(board, language)}</g>')
        height += board_height + 10
    names = [said(f"{game.key}-seat-{player}") for player in range(s.players)]
    wide = NAME + LETTER * max(map(len, names))
    purses = purses_of(game, s)
    size = min(fitting(line, WIDTH - wide - 14, 14) for line in purses)
    for player, line in enumerate(purses):
        y = height + ROW * player
        mark = "▸" if not s.over and actor(s) == player else ""
        for x, words in ((6, mark), (20, SIGNS[player]), (38, names[player])):
            parts.append(text(x, y + 16, words, 14, line_of(player), weight="bold"))
        parts.append(text(wide, y + 16, line, size))
    return sheet(parts, height + ROW * s.players + 10, title=f"{game.key.title()}: {asked}")


def purses_of(game: Game, s: Any) -> list[str]:
    """What lies before each player, in a line."""
    purse = game.pictures.purse or (lambda s, player: _scores(game.rules.scores(s, player)))
    return [purse(s, player) for player in range(s.players)]


def drawing(view: View) -> dict[str, Any]:
    """A view for screens: with the board as the game draws it for the seat, where the web client has none made for the game."""
    pictures = view.game.pictures
    if pictures.own_board:
        return view
    board, height = pictures.draw_svg(view.plain) if pictures.draw_svg else ("", 0)
    return {**view, "drawing": {"board": board, "height": height, "purses": purses_of(view.game, view.plain)}}


def _scores(scores: dict[str, int]) -> str:
    return ", ".join(f"{name} {value}" for name, value in scores.items() if value >= 0)
