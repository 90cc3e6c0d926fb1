"""Yspahan: dice, souks and a caravan, for two to four players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.game import Game, Heuristic, Pictures, Rules, Words
from .book import BOOK
from .checks import problems
from .components import Event
from .draw import draw_text
from .ending import standing
from .engine import ENGINE
from .events import EVENT_TEXTS
from .features import MEANING
from .greedy import prefer, value
from .hidden import determinise
from .notation import NOTATION
from .setup import TABLE_OPTIONS, setup
from .state import State
from .svg import draw_svg, purse
from .text import ARGUMENTS, asked, details, secret_of
from .view import ONWARD, belongings, own, prospects, view


def scores(s: Any, player: int) -> dict[str, int]:
    """[YSP-END-03] Points, and no tie-breaker."""
    return {"points": s.points[player]}


GAME = Game(
    key="yspahan",
    version="1",
    seats=(2, 4),
    rules=Rules(
        state=State,
        engine=ENGINE,
        setup=setup,
        standing=standing,
        scores=scores,
        determinise=determinise,
        problems=problems,
        secret_of=secret_of,
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
    bot=Heuristic(value=value, prefer=prefer, meaning=MEANING, swing=1000, iterations=(150, 500)),
    book=BOOK,
    table_options=TABLE_OPTIONS,
    folder=str(Path(__file__).parent),
)
