"""The game put together: who handles what, and the calls the world makes."""

from collections.abc import Mapping
from typing import Any

from charsu.core.choices import Choices
from charsu.core.flow import CHANCE, FIRST_DECISION, ask
from charsu.core.rule import dispatch, rule

from .answers import CARD, SEAT
from .components import CARDS, PILE, Decision, Stall, Step
from .rules import ANSWERS, OFFERS, PLACES, STEPS, offer_cards, play_coins
from .state import State

act_at = dispatch("act_at", "s, player", Stall, PLACES)


@rule
def use_stall(s: State, player: int) -> None:
    """[BAZ-02] What the stall does."""
    act_at(s.stall[player], s, player, 0, 0)


begin = dispatch("begin", "s, player", Step, {**STEPS, Step.STALL: use_stall})
offer = dispatch("offer", "s, player, choices", Decision, OFFERS)
take_answer = dispatch("take_answer", "s, player, answer", Decision, ANSWERS)


@rule
def settle(s: State) -> None:
    """Carry out steps until somebody has to decide."""
    while s.over == 0 and s.frame[s.depth - 1][0] < FIRST_DECISION:
        s.depth -= 1
        top = s.frame[s.depth]
        begin(top[0], s, top[1], top[2], top[3])


@rule
def options(s: State, choices: Choices) -> None:
    """Everything that may be answered now."""
    if s.over == 0:
        top = s.frame[s.depth - 1]
        offer(top[0], s, top[1], choices, top[2], top[3])
        if top[1] != CHANCE:
            offer_cards(s, top[1], choices)


@rule
def apply(s: State, answer: int) -> None:
    """Take one legal answer and play on to the next decision."""
    s.n_notes = 0
    top = s.frame[s.depth - 1]
    if CARD <= answer < SEAT and top[0] != Decision.DRAW:
        play_coins(s, top[1])
    else:
        s.depth -= 1
        take_answer(top[0], s, top[1], answer, top[2], top[3])
    settle(s)


def setup(s: Any, players: int, options: Mapping[str, Any]) -> None:
    """[BAZ-01] Everybody starts at the fountain with four coins, or with seven at a rich table."""
    s.goal = options["gems"]
    for player in range(players):
        s.coins[player] = 7 if options["rich"] else 4
    for card in range(CARDS):
        s.pile[card] = PILE[card]
    s.pile_size = sum(PILE)
    ask(s, Decision.START, CHANCE)
    settle(s)
