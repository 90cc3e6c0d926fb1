"""Cairo (Kairo) by Kimmo Sorsamo: the whole game for 2 to 4 players, on a reconstructed board."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game, Heuristic, Pictures, Rules, Words
from .book import BOOK
from .checks import problems
from .components import Decision, Event
from .draw import draw_text
from .ending import standing
from .engine import ENGINE
from .events import EVENT_TEXTS
from .features import MEANING
from .glance import GLANCE, notice
from .greedy import prefer, value
from .hidden import determinise
from .notation import NOTATION
from .setup import TABLE_OPTIONS, setup
from .state import State
from .svg import draw_svg, purse
from .text import ARGUMENTS, asked, details, hides, secret_of
from .view import ONWARD, belongings, own, prospects, view


def scores(s: State, player: int) -> dict[str, int]:
    """[CAI-SCORE-04] Victory points decide; there is no tie-break."""
    return {"points": s.score[player]}


GAME = Game(
    key="cairo",
    version="2",
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
        openly=(Decision.CELL, Decision.FEE, Decision.CARD, Decision.THREE),  # [CAI-PAY-02] what a build costs is paid in the open
        hides=hides,
    ),
    words=Words(
        notation=NOTATION,
        events=Event,
        event_texts=EVENT_TEXTS,
        arguments=ARGUMENTS,
        details=details,
        asked=asked,
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
    bot=Heuristic(
        value=value,
        prefer=prefer,
        distracted=(0.5, 0.3),
        iterations=(8, 50),
        meaning=MEANING,
        glance=GLANCE,
        notice=notice,
    ),
    book=BOOK,
    table_options=TABLE_OPTIONS,
    folder=str(Path(__file__).parent),
)
