"""The end of a turn, of the last round and of the game."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import CHANCE, ask
from ...core.notes import note
from ...core.rule import rule
from .answers import PASS
from .components import Decision, Event, Step
from .gains import goods_in_cart
from .state import State


@rule
def end_turn(s: State, player: int) -> None:
    """[IST-TURN-01] [IST-END-02] [IST-END-03] Clockwise; when the end is triggered, up to the seat before the start player."""
    s.turns += 1
    pass_caravan(s, player)
    following = (player + 1) % s.players
    notice_goal(s, following)
    if s.ending and following == s.starter:
        last_cards_of_all(s)
    else:
        ask(s, Step.TURN, following)


@rule
def pass_caravan(s: State, player: int) -> None:
    """[IST-VAR-31] [IST-VAR-34] [IST-VAR-35] [IST-VAR-36] [CL-04] Who used the Caravansary leads the caravan from now on."""
    if s.caravan_variant and s.caravansary_visited and s.caravan_leader != player:
        s.caravan_leader = player
        note(s, Event.CARAVAN, player, 0, 0)


@rule
def notice_goal(s: State, following: int) -> None:
    """[IST-END-01] [IST-END-04] Rubies enough end the game; more than enough count too."""
    over = 1 if following == s.starter else 0
    for player in range(s.players):
        if s.rubies[player] >= s.goal and not s.ending:
            s.ending = 1
            note(s, Event.LAST_ROUND, player, s.rubies[player], over)


@rule
def last_cards_of_all(s: State) -> None:
    """[IST-END-05] Everybody in order, from the start player on."""
    ask(s, Step.GAME_OVER, CHANCE)
    for i in range(s.players - 1, -1, -1):
        ask(s, Step.LAST_CARDS, (s.starter + i) % s.players)


@rule
def last_cards(s: State, player: int) -> None:
    """[IST-END-05] Cards that give goods or money may still be played."""
    s.active = player
    if s.hand_size[player] > 0:
        ask(s, Decision.LAST_CARDS, player)


@rule
def offer_last_cards(choices: Choices) -> None:
    allow(choices, PASS)


@rule
def answer_last_cards(s: State, player: int, answer: int) -> None:
    """Only passing answers this; cards interrupt."""


@rule
def game_over(s: State, player: int) -> None:
    s.over = 1
    note(s, Event.GAME_OVER, player, 0, 0)


@rule
def standing(s: State, player: int) -> int:
    """[IST-END-06] [IST-END-07] [MB-COFFEE-05] [MB-END-02] Rubies; then lira, goods, bonus cards; then the victory is shared."""
    return ((s.rubies[player] * 4096 + s.lira[player]) * 64 + goods_in_cart(s, player)) * 128 + s.hand_size[player]


STEPS = {Step.END_TURN: end_turn, Step.LAST_CARDS: last_cards, Step.GAME_OVER: game_over}
OFFERS = {Decision.LAST_CARDS: offer_last_cards}
ANSWERS = {Decision.LAST_CARDS: answer_last_cards}
