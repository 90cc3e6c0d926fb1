"""Cairo (Kairo) by Kimmo Sorsamo: the whole game for 2 to 4 players, on a reconstructed board."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game
from .checks import problems
from .components import Decision, Event, Step
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
from .view import view


def scores(s: State, player: int) -> dict[str, int]:
    """[CAI-SCORE-04] Victory points decide; there is no tie-break."""
    return {"points": s.score[player]}


GAME = Game(
    key="cairo",
    version="1",
    seats=(2, 4),
    state=State,
    setup=setup,
    settle=ENGINE.settle,
    options=ENGINE.options,
    apply=ENGINE.apply,
    standing=standing,
    scores=scores,
    determinise=determinise,
    view=view,
    problems=problems,
    decisions=Decision,
    steps=Step,
    events=Event,
    event_texts=EVENT_TEXTS,
    notation=NOTATION,
    arguments=ARGUMENTS,
    table_options=TABLE_OPTIONS,
    secret_of=secret_of,
    details=details,
    asked=asked,
    draw_text=draw_text,
    draw_svg=draw_svg,
    purse=purse,
    value=value,
    prefer=prefer,
    meaning=MEANING,
    folder=str(Path(__file__).parent),
)
