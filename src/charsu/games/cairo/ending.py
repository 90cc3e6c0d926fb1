"""The final scoring."""

from __future__ import annotations

from ...core.notes import note
from ...core.rule import Handler, rule
from .components import COINS_A_POINT, COLOURS, Event, Step
from .gains import score_points, wealth
from .state import State


@rule
def final_scoring(s: State) -> None:
    """[CAI-SCORE-03] Medals and coins score; cards, barkers, tents and sizes give nothing."""
    for player in range(s.players):
        score_medals(s, player)
        score_coins(s, player)
    tell_totals(s)
    s.over = 1


@rule
def medals_held(s: State, player: int) -> int:
    """The printed value of a player's medals."""
    points = 0
    for colour in range(COLOURS):
        if s.gold[colour] == player:
            points += s.gold_value
        if s.silver[colour] == player:
            points += s.silver_value
    return points


@rule
def score_medals(s: State, player: int) -> None:
    """[CAI-SCORE-01] The printed value of all medals now held, once more."""
    points = medals_held(s, player)
    score_points(s, player, points)
    if points > 0:
        note(s, Event.MEDAL_POINTS, player, points, 0)


@rule
def score_coins(s: State, player: int) -> None:
    """[CAI-SCORE-02] One point for every 3 of the value of all coins, colours mixed, rounded down."""
    points = wealth(s, player) // COINS_A_POINT
    score_points(s, player, points)
    note(s, Event.COIN_POINTS, player, points, wealth(s, player))


@rule
def standing(s: State, player: int) -> int:
    """[CAI-SCORE-04] The highest total wins; those tied for it win together."""
    return s.score[player]


@rule
def tell_totals(s: State) -> None:
    """[CAI-SCORE-04] Who ends with how many points, and who wins."""
    best, winners = 0, 0
    for player in range(s.players):
        best = max(best, s.score[player])
    for player in range(s.players):
        if s.score[player] == best:
            winners += 1
    for player in range(s.players):
        event = Event.TOTAL
        if s.score[player] == best:
            event = Event.WON if winners == 1 else Event.SHARED
        note(s, event, player, s.score[player], 0)


STEPS: dict[int, Handler] = {Step.FINAL_SCORING: final_scoring}
