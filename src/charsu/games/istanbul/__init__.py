"""Istanbul by Rüdiger Dorn: the base game with its layouts and variants."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.game import Game, Heuristic, Pictures, Rules, Words
from .book import BOOK
from .checks import problems as base_problems
from .components import Event
from .draw import draw_text
from .ending import standing
from .engine import ENGINE
from .events import EVENT_TEXTS
from .expansions.checks import problems as expansion_problems
from .expansions.view import extend, more_of
from .features import MEANING
from .gains import goods_in_cart
from .greedy import prefer, turns_taken, value
from .hidden import determinise
from .notation import NOTATION
from .setup import TABLE_OPTIONS, setup
from .state import State
from .svg import draw_svg, purse
from .text import ARGUMENTS, asked, details, secret_of
from .view import ONWARD, belongings, prospects
from .view import player as player_shown
from .view import view as base_view


def scores(s: State, player: int) -> dict[str, int]:
    """[IST-END-06] [IST-END-07] Rubies, then the tie-breaks in their order."""
    return {
        "rubies": s.rubies[player],
        "lira": s.lira[player],
        "goods": goods_in_cart(s, player),
        "cards": s.hand_size[player],
    }


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat sees of the table, expansions included."""
    return extend(s, base_view(s, seat))


def own(s: State, seat: int) -> tuple[str, Any]:
    """Cards, and what else a seat sees of itself and a guest does not."""
    return "players", player_shown(s, seat) | more_of(s, seat)


def problems(s: State) -> list[str]:
    """What is impossible about a position."""
    return [*base_problems(s), *expansion_problems(s)]


GAME = Game(
    key="istanbul",
    version="2",
    seats=(2, 5),
    rules=Rules(
        state=State,
        engine=ENGINE,
        setup=setup,
        standing=standing,
        scores=scores,
        determinise=determinise,
        problems=problems,
        secret_of=secret_of,
        without_expansions=lambda options: bool(options["expansions"] == "none"),
    ),
    words=Words(
        notation=NOTATION,
        events=Event,
        event_texts=EVENT_TEXTS,
        arguments=ARGUMENTS,
        details=details,
        asked=asked,
        by_colour=True,
    ),
    pictures=Pictures(
        view=view,
        own=own,
        draw_text=draw_text,
        draw_svg=draw_svg,
        purse=purse,
        belongings=belongings,
        prospects=prospects,
        onward=ONWARD,
        own_board=True,
    ),
    bot=Heuristic(value=value, prefer=prefer, meaning=MEANING, turns_taken=turns_taken, swing=175),
    book=BOOK,
    table_options=TABLE_OPTIONS,
    folder=str(Path(__file__).parent),
)
