"""Yspahan: dice, souks and a caravan, for two to four players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...core.flow import question
from ...core.game import Game, Heuristic, Pictures, Rules, Words
from .components import Decision, Event
from .draw import draw_table
from .ending import standing
from .engine import ENGINE
from .events import EVENT_TEXTS
from .features import MEANING
from .greedy import prefer, value
from .hidden import determinise
from .notation import NOTATION
from .setup import OPTIONS, setup
from .soundness import problems
from .state import State
from .svg import draw_svg, purse
from .text import ARGUMENTS, asked, details
from .view import view


def scores(s: Any, player: int) -> dict[str, int]:
    """[YSP-END-03] Points, and no tie-breaker."""
    return {"points": s.points[player]}


def secret_of(s: Any) -> int | None:
    """Only the drawer sees a drawn card."""
    kind, _, drawer, _ = question(s)
    return int(drawer) if kind == Decision.DRAW else None


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
    ),
    pictures=Pictures(view=view, draw_text=draw_table, draw_svg=draw_svg, purse=purse),
    bot=Heuristic(value=value, prefer=prefer, meaning=MEANING, swing=1000),
    table_options=OPTIONS,
    folder=str(Path(__file__).parent),
)
