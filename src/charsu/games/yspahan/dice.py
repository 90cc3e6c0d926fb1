"""Rolling the dice and filling the Tower."""

from __future__ import annotations

from ...core.choices import Choices, allow, weigh
from ...core.flow import CHANCE, ask, todo
from ...core.notes import note
from ...core.rule import rule
from .answers import FACE, NUMBER
from .components import FACES, ROWS, WHITE_DICE, YELLOW_DICE, Decision, Event, Row, Step
from .gains import pay
from .state import State

# --- Yellow dice -----------------------------------------------------------


@rule
def begin_rolling(s: State, player: int) -> None:
    """[YSP-DICE-05] The first player may play cards or buy dice before rolling; who has neither cards nor gold rolls."""
    s.active = player
    if s.gold[player] > 0 or s.hand_size[player] > 0:
        ask(s, Decision.BUY_DICE, player)
    else:
        roll(s, 0)


@rule
def roll(s: State, yellow: int) -> None:
    """[YSP-DICE-03] All dice once. [YSP-SETUP-09] [YSP-2P-01] White ones by the number of players."""
    ask(s, Step.FILL_TOWER, s.first)
    todo(s, Decision.ROLL, CHANCE, WHITE_DICE[s.players], yellow)


@rule
def offer_buy_dice(s: State, player: int, choices: Choices) -> None:
    """[YSP-DICE-01] [YSP-DICE-02] None to three yellow dice, a gold each."""
    for n in range(min(YELLOW_DICE, s.gold[player]) + 1):
        allow(choices, NUMBER + n)


@rule
def answer_buy_dice(s: State, player: int, answer: int) -> None:
    yellow = answer - NUMBER
    pay(s, player, 0, yellow)
    if yellow > 0:
        note(s, Event.BOUGHT_DICE, player, yellow, 0)
    roll(s, yellow)


# --- The roll --------------------------------------------------------------


@rule
def offer_roll(choices: Choices) -> None:
    for face in range(FACES):
        weigh(choices, FACE + face, 1)


@rule
def answer_roll(s: State, white: int, yellow: int, answer: int) -> None:
    """[YSP-DICE-04] One die after the other, the white ones first; equal numbers lie together whatever their colour."""
    shown = answer - FACE + 1
    if white > 0:
        s.white[shown] += 1
        white -= 1
    else:
        s.yellow[shown] += 1
        yellow -= 1
    if white + yellow > 0:
        todo(s, Decision.ROLL, CHANCE, white, yellow)


# --- The Tower -------------------------------------------------------------


@rule
def fill_tower(s: State, player: int) -> None:
    """[YSP-TOWER-02] [YSP-TOWER-04] [YSP-TOWER-05] Groups in rising value from the bottom, without a gap."""
    row = 0
    for shown in range(1, FACES + 1):
        if s.white[shown] + s.yellow[shown] > 0:
            s.value[row] = shown
            row += 1
    raise_highest(s, row)
    for row in range(ROWS):
        if s.value[row] > 0:
            note(s, Event.TOWER, player, row, s.white[s.value[row]] + s.yellow[s.value[row]])


@rule
def raise_highest(s: State, groups: int) -> None:
    """[YSP-TOWER-03] [YSP-TOWER-06] Of two or more groups the highest goes to Gold; a single one stays on Camels."""
    if 2 <= groups < ROWS:
        s.value[Row.GOLD] = s.value[groups - 1]
        s.value[groups - 1] = 0


@rule
def dice_for(s: State, player: int, row: int) -> int:
    """[YSP-TOWER-09] [YSP-2P-05] [YSP-2P-06] The dice of a row that count for a player: yellow ones for the first only."""
    shown = s.value[row]
    if player == s.first:
        return s.white[shown] + s.yellow[shown]
    return s.white[shown]


@rule
def take_group(s: State, row: int) -> None:
    """[YSP-ACT-02] [YSP-TOWER-07] The group leaves the Tower; the others stay where they are."""
    s.white[s.value[row]] = 0
    s.yellow[s.value[row]] = 0
    s.value[row] = 0


@rule
def remove_yellow(s: State, player: int) -> None:
    """[YSP-TOWER-08] With three or four players the first player's yellow dice leave after the turn."""
    left = 0
    for shown in range(1, FACES + 1):
        left += s.yellow[shown]
        s.yellow[shown] = 0
    for row in range(ROWS):
        if s.white[s.value[row]] == 0:
            s.value[row] = 0
    if left > 0:
        note(s, Event.YELLOW_REMOVED, player, left, 0)


STEPS = {Step.ROLLING: begin_rolling, Step.FILL_TOWER: fill_tower}
OFFERS = {Decision.BUY_DICE: offer_buy_dice, Decision.ROLL: offer_roll}
ANSWERS = {Decision.BUY_DICE: answer_buy_dice, Decision.ROLL: answer_roll}
