"""Two dice, and the red mosque tile that bends them."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import CHANCE, ask, todo
from ...core.notes import note
from ...core.rolls import TwoDice
from ...core.rule import rule
from .answers import AGAIN, DIE, PASS, ROLL
from .components import TURNED_TO, Decision, Event, Step, Tile
from .state import State

DICE = TwoDice(ROLL, Event.ROLLED)


@rule
def roll_dice(s: State, player: int) -> None:
    """Roll for the action of a place; what was asked for before happens after it."""
    todo(s, Step.AFTER_ROLL, player, 1 - s.unbound, 0)
    ask(s, Decision.ROLL, CHANCE)


@rule
def after_roll(s: State, player: int, tile_counts: int) -> None:
    """[IST-MOSQ-01] [IST-P08-04] [IST-P09-03] With the red tile the roll may be changed, after it was seen [IST-MOSQ-02].

    [MB-CARD-06] Where a card can turn a die, everybody with cards is asked, whichever they are.
    """
    red = tile_counts * s.tile[player][Tile.RED]
    if red or (s.mocha and player == s.active and s.hand_size[player] > 0):
        todo(s, Decision.BEND, player, red, 0)


@rule
def offer_bend(s: State, red: int, choices: Choices) -> None:
    """[IST-MOSQ-02] Either die may be turned, also downwards."""
    allow(choices, PASS)
    if red == 0:
        return
    for die in range(2):
        if s.dice[die] != TURNED_TO:
            allow(choices, DIE + die)
    allow(choices, AGAIN)


@rule
def answer_bend(s: State, player: int, answer: int) -> None:
    """[IST-MOSQ-01] [IST-MOSQ-03] Turn one die to 4, or roll both again once; the new result stands."""
    if answer == AGAIN:
        note(s, Event.ROLLED_AGAIN, player, 0, 0)
        todo(s, Step.AFTER_ROLL, player, 0, 0)
        ask(s, Decision.ROLL, CHANCE)
    elif answer != PASS:
        todo(s, Step.AFTER_ROLL, player, 0, 0)
        s.dice[answer - DIE] = TURNED_TO
        note(s, Event.TURNED_DIE, player, s.dice[0], s.dice[1])


STEPS = {Step.AFTER_ROLL: after_roll}
OFFERS = {Decision.ROLL: DICE.offer_roll, Decision.BEND: offer_bend}
ANSWERS = {Decision.ROLL: DICE.answer_roll, Decision.BEND: answer_bend}
