"""The Caravan: three lines of camels, filled from the bottom."""

from __future__ import annotations

from ...core.flow import ask
from ...core.notes import note
from ...core.rule import rule
from .components import LINE_POINTS, LINES, NOBODY, Event, Step
from .state import State


@rule
def line_length(s: State) -> int:
    """[YSP-2P-11] [YSP-3P-01] [YSP-4P-04] As many camels a line as there are players."""
    return s.players


@rule
def load(s: State, player: int) -> None:
    """[YSP-CARAVAN-01] [YSP-CARAVAN-02] [YSP-CARAVAN-03] The next place of the road, and its line's points at once."""
    points = LINE_POINTS[s.loaded // line_length(s)]
    s.caravan[s.loaded] = player
    s.loaded += 1
    s.cubes_out[player] += 1
    s.points[player] += points
    note(s, Event.LOADED, player, s.loaded, points)


@rule
def unload_when_full(s: State, player: int) -> None:
    """[YSP-CARAVAN-04] [YSP-CARAVAN-05] A full Caravan is scored and emptied before anything else goes on."""
    if s.loaded == LINES * line_length(s):
        note(s, Event.CARAVAN_FULL, player, 0, 0)
        score_caravan(s)
        for place in range(s.loaded):
            s.cubes_out[s.caravan[place]] -= 1
            s.caravan[place] = NOBODY
        s.loaded = 0


@rule
def caravan_points(s: State, player: int) -> int:
    """[YSP-CARAVAN-06] A player's cubes times the number of the highest line with one of them."""
    cubes = 0
    highest = 0
    for place in range(s.loaded):
        if s.caravan[place] == player:
            cubes += 1
            highest = 1 + place // line_length(s)
    return cubes * highest


@rule
def score_caravan(s: State) -> None:
    """[YSP-CARAVAN-07] [YSP-CARAVAN-08] [YSP-WEEK-05] Everybody scores; at the week's end the cubes stay."""
    for player in range(s.players):
        points = caravan_points(s, player)
        s.points[player] += points
        if points > 0:
            note(s, Event.CARAVAN_SCORED, player, points, 0)


@rule
def card_to_caravan(s: State, player: int) -> None:
    """[YSP-CARD-11] [YSP-CARAVAN-10] A cube sent by a card is loaded like any other, but draws nothing."""
    ask(s, Step.CARAVAN_FULL, player)
    ask(s, Step.LOAD, player)


STEPS = {Step.LOAD: load, Step.CARAVAN_FULL: unload_when_full, Step.SCORE_CARAVAN: score_caravan}
