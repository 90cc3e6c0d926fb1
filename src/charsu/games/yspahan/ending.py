"""The end of a day, of a week, of the game."""

from __future__ import annotations

from ...core.flow import ask
from ...core.notes import note
from ...core.rule import rule
from .components import (
    BAZAAR_POINTS,
    CENTRE,
    DAYS,
    FACES,
    NOBODY,
    ROWS,
    SHOPS,
    SOUK_POINTS,
    SOUK_SIZE,
    SOUKS,
    WEEKS,
    Building,
    Event,
    Step,
)
from .gains import take_cube
from .state import State

# --- Day -------------------------------------------------------------------


@rule
def end_day(s: State, player: int) -> None:
    """[YSP-DAY-01] [YSP-DAY-02] The Tower is emptied; another day begins, or the week is scored."""
    for shown in range(FACES + 1):
        s.white[shown] = 0
        s.yellow[shown] = 0
    for row in range(ROWS):
        s.value[row] = 0
    if s.day < DAYS:
        s.day += 1
        pass_on(s)
    else:  # [YSP-WEEK-01]
        ask(s, Step.WEEK_OVER, player)
        ask(s, Step.SCORE_CARAVAN, player)
        ask(s, Step.SCORE_CITY, player)


@rule
def pass_on(s: State) -> None:
    """[YSP-2P-03] The left neighbour is the next first player, from week to week too."""
    s.first = (s.first + 1) % s.players
    ask(s, Step.DAY, s.first)


# --- Week ------------------------------------------------------------------


@rule
def score_city(s: State) -> None:
    """[YSP-WEEK-02] [YSP-WEEK-04] Points for complete souks, then every shop is cleared."""
    for player in range(s.players):
        score_souks(s, player)
    for shop in range(SHOPS):
        if s.shop[shop] != NOBODY:
            take_cube(s, shop)


@rule
def score_souks(s: State, player: int) -> None:
    """[YSP-SOUK-10] A souk counts when the week ends and it is complete."""
    souks, points = complete_souks(s, player), city_points(s, player)
    s.points[player] += points
    if souks > 0:
        note(s, Event.CITY_SCORED, player, souks, points)


@rule
def complete_souks(s: State, player: int) -> int:
    souks = 0
    for souk in range(SOUKS):
        if s.holder[souk] == player and s.filled[souk] == SOUK_SIZE[souk]:
            souks += 1
    return souks


@rule
def city_points(s: State, player: int) -> int:
    """[YSP-SOUK-11] What the souks would score now. [YSP-WEEK-03] [YSP-BUILD-12] The Bazaar adds two for each."""
    points = complete_souks(s, player) * BAZAAR_POINTS * s.built[player][Building.BAZAAR]
    for souk in range(SOUKS):
        if s.holder[souk] == player and s.filled[souk] == SOUK_SIZE[souk]:
            points += SOUK_POINTS[souk]
    return points


@rule
def end_week(s: State, player: int) -> None:
    """[YSP-WEEK-06] [YSP-WEEK-07] Day 1 of the next week, the Supervisor at the centre; everything else is kept."""
    note(s, Event.WEEK_OVER, player, s.week, 0)
    if s.week == WEEKS:
        s.over = 1  # [YSP-END-01]
        note(s, Event.GAME_OVER, player, 0, 0)
        return
    s.week += 1
    s.day = 1
    s.supervisor = CENTRE
    pass_on(s)


# --- Victory ---------------------------------------------------------------


@rule
def standing(s: State, player: int) -> int:
    """[YSP-END-02] [YSP-END-03] [YSP-END-04] Points alone decide; equal points share the win."""
    return s.points[player]


STEPS = {Step.DAY_OVER: end_day, Step.SCORE_CITY: score_city, Step.WEEK_OVER: end_week}
