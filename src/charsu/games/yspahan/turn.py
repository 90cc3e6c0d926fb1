"""A day's turns: their order, choosing a group of dice, and what it is used for."""

from __future__ import annotations

from ...core.choices import Choices, allow, weigh
from ...core.flow import ask, todo
from ...core.notes import note
from ...core.reasons import reason, refuse
from ...core.rule import Handler, rule
from .answers import ACTION, CARD, PASS, ROW, SEAT
from .board import can_place
from .buildings import can_build_instead
from .components import CARDS, DAYS, ROWS, WEEKS, Action, Building, Decision, Event, Row, Step
from .dice import dice_for, remove_yellow, take_group
from .gains import cards_left, discard_card, gain_camels, gain_gold
from .state import State

# --- The first player ------------------------------------------------------


@rule
def offer_first_player(s: State, choices: Choices) -> None:
    """[YSP-SETUP-08] Any seat, unless the host has named one."""
    for seat in range(s.players):
        weigh(choices, SEAT + seat, 1)


@rule
def answer_first_player(s: State, answer: int) -> None:
    s.first = answer - SEAT
    ask(s, Step.DAY, s.first)


# --- The day ---------------------------------------------------------------


@rule
def begin_day(s: State) -> None:
    """[YSP-FLOW-02] First the roll, then everybody's turn. [YSP-2P-02] Of two players the first has the last turn too."""
    set_order(s)
    note(s, Event.DAY, s.first, s.week, s.day)
    ask(s, Step.DAY_OVER, s.first)
    if s.players == 2:
        ask(s, Step.TURN, s.first)
    for i in range(s.players - 1, -1, -1):
        ask(s, Step.TURN, s.order[i])
    ask(s, Step.ROLLING, s.first)


@rule
def set_order(s: State) -> None:
    """[YSP-FLOW-03] [YSP-3P-02] Clockwise from the first player, but for the last day of two or four players."""
    for i in range(s.players):
        s.order[i] = (s.first + i) % s.players
    if s.week == WEEKS and s.day == DAYS and s.players != 3:
        set_last_order(s)


@rule
def set_last_order(s: State) -> None:
    """[YSP-4P-01] [YSP-4P-03] [YSP-2P-04] The last day: by rising points, fixed when the day begins."""
    yesterday = (s.first + s.players - 1) % s.players
    for player in range(s.players):
        place = 0
        for other in range(s.players):
            if comes_before(s, other, player, yesterday):
                place += 1
        s.order[place] = player
    s.first = s.order[0]


@rule
def comes_before(s: State, one: int, other: int, yesterday: int) -> bool:
    """[YSP-4P-02] Fewer points, or as many and farther clockwise from the first player of the day before."""
    if s.points[one] != s.points[other]:
        return s.points[one] < s.points[other]
    return (one - yesterday) % s.players > (other - yesterday) % s.players


# --- A turn ----------------------------------------------------------------


@rule
def begin_turn(s: State, player: int) -> None:
    """[YSP-FLOW-04] [YSP-FLOW-05] A group of dice, then a building. [YSP-2P-08] Of two players nobody builds afterwards."""
    s.active = player
    ask(s, Step.TURN_OVER, player)
    if s.players == 2:
        ask(s, Step.LAST_CARDS, player)
    else:
        ask(s, Step.BUILDING, player)
    ask(s, Decision.GROUP, player)


@rule
def end_turn(s: State, player: int) -> None:
    if player == s.first and s.players > 2:
        remove_yellow(s, player)


# --- A: a group of dice ----------------------------------------------------


@rule
def offer_group(s: State, player: int, choices: Choices) -> None:
    """[YSP-ACT-01] [YSP-ACT-11] [YSP-2P-07] A row with dice that count for the player; only without one, a card."""
    for row in range(ROWS):
        if dice_for(s, player, row) > 0:
            allow(choices, ROW + row)
    if choices.n == 0:
        allow(choices, PASS)
    why_no_group(s, choices)


@reason
def why_no_group(s: State, choices: Choices) -> None:
    """[YSP-2P-07] [YSP-ACT-11]"""
    for row in range(ROWS):
        if s.yellow[s.value[row]] > 0:
            refuse(choices, ROW + row, "row-yellow", "YSP-2P-07")
        else:
            refuse(choices, ROW + row, "row-empty", "YSP-ACT-11")


@rule
def answer_group(s: State, player: int, answer: int) -> None:
    """[YSP-ACT-09] [YSP-2P-12] Without a group the player draws a card, and no dice are removed."""
    if answer == PASS:
        note(s, Event.NO_GROUP, player, 0, 0)
        ask(s, Step.DRAW_CARD, player)
    else:
        todo(s, Decision.ACTION, player, answer - ROW, 0)


@rule
def offer_action(s: State, player: int, row: int, choices: Choices) -> None:
    """[YSP-ACT-03] One of three things; with two players, one of four."""
    if row in (Row.CAMELS, Row.GOLD) or can_place(s, player, row - Row.BAG):  # [YSP-ACT-08]
        allow(choices, ACTION + Action.MAIN)
    else:
        refuse(choices, ACTION + Action.MAIN, "no-shop", "YSP-ACT-08")
    allow(choices, ACTION + Action.SUPERVISOR)
    if cards_left(s):  # [YSP-ACT-12]
        allow(choices, ACTION + Action.CARD)
    else:
        refuse(choices, ACTION + Action.CARD, "no-card", "YSP-ACT-12")
    if s.players == 2 and can_build_instead(s, player):
        allow(choices, ACTION + Action.BUILD)
    elif s.players == 2:
        refuse(choices, ACTION + Action.BUILD, "no-building", "YSP-2P-08")
    else:
        refuse(choices, ACTION + Action.BUILD, "build-now", "YSP-FLOW-04")


@rule
def answer_action(s: State, player: int, row: int, answer: int) -> None:
    dice = dice_for(s, player, row)
    value = s.value[row]
    action = answer - ACTION
    take_group(s, row)
    note(s, Event.TOOK_GROUP, player, row, action)
    if action == Action.SUPERVISOR:
        todo(s, Decision.MOVE, player, value, 0)
    elif action == Action.CARD:
        ask(s, Step.DRAW_CARD, player)  # [YSP-ACT-07]
    elif action == Action.BUILD:
        ask(s, Decision.BUILD_INSTEAD, player)
    elif s.hand_size[player] > 0:
        todo(s, Decision.EXTRA_DIE, player, row, dice)
    else:
        todo(s, Step.MAIN_ACTION, player, row, dice)


@rule
def offer_extra_die(s: State, player: int, choices: Choices) -> None:
    """[YSP-CARD-02] [YSP-CARD-04] [YSP-2P-13] For the main action of a group one card may be discarded, no more."""
    allow(choices, PASS)
    for card in range(CARDS):
        if s.hand[player][card] > 0:
            allow(choices, CARD + card)


@rule
def answer_extra_die(s: State, player: int, row: int, dice: int, answer: int) -> None:
    if answer != PASS:
        discard_card(s, player, answer - CARD)
        note(s, Event.DISCARDED, player, answer - CARD, 0)
        dice += 1
    todo(s, Step.MAIN_ACTION, player, row, dice)


@rule
def main_action(s: State, player: int, row: int, dice: int) -> None:
    """[YSP-CARD-03] [YSP-BUILD-11] Buildings add to what the row gives, and to nothing else."""
    if row == Row.CAMELS:  # [YSP-ACT-04] [YSP-BUILD-08]
        gain_camels(s, player, dice + s.built[player][Building.PADDOCK])
    elif row == Row.GOLD:  # [YSP-ACT-05] [YSP-BUILD-09]
        gain_gold(s, player, dice + s.shop_bonus * s.built[player][Building.SHOP])
    else:  # [YSP-ACT-06] [YSP-BUILD-10]
        todo(s, Step.PLACE_GOODS, player, row - Row.BAG, dice + s.built[player][Building.HOIST])


STEPS: dict[int, Handler] = {Step.DAY: begin_day, Step.TURN: begin_turn, Step.TURN_OVER: end_turn, Step.MAIN_ACTION: main_action}
OFFERS = {
    Decision.FIRST_PLAYER: offer_first_player,
    Decision.GROUP: offer_group,
    Decision.ACTION: offer_action,
    Decision.EXTRA_DIE: offer_extra_die,
}
ANSWERS = {
    Decision.FIRST_PLAYER: answer_first_player,
    Decision.GROUP: answer_group,
    Decision.ACTION: answer_action,
    Decision.EXTRA_DIE: answer_extra_die,
}
