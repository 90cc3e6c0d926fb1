"""One turn: exactly one action, then the display is filled and the next player goes on."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import CHANCE, ask
from ...core.notes import note
from ...core.reasons import refuse
from ...core.rule import Handler, rule
from .answers import BARKER, BUILD, CARD, COLOUR, DECK, DRAW, PASS
from .build import begin_build, begin_final, is_stuck, may_build, offer_builds
from .components import Decision, Event, Step
from .customers import begin_call, offer_customers
from .drawing import begin_draw
from .state import State


@rule
def begin_turn(s: State, player: int) -> None:
    """[CAI-TURN-02] One action; in the final phase only for those who can still build."""
    s.active = player
    s.turns += 1
    if s.final == 0 and s.turns > s.turn_limit:
        note(s, Event.LIMIT_REACHED, player, 0, 0)
        begin_final(s, player)
    elif s.final == 0 and is_stuck(s):
        note(s, Event.NOBODY_BUILDS, player, 0, 0)
        begin_final(s, player)
    ask(s, Step.END_TURN, player)
    if s.final == 0 or may_build(s, player):
        ask(s, Decision.ACTION, player)
    else:
        drop_out(s, player)


@rule
def offer_action(s: State, player: int, choices: Choices) -> None:
    """[CAI-TURN-02] [CAI-TURN-04] BUILD, CUSTOMER or DRAW, never a pass. [CAI-FINAL-02] In the final phase BUILD or leaving."""
    offer_builds(s, player, choices)
    if s.final:
        allow(choices, PASS)
        refuse(choices, (DRAW, DECK, BARKER, *range(COLOUR, CARD)), "final", "CAI-FINAL-02")
    else:
        offer_customers(s, choices)
        allow(choices, DRAW)


@rule
def answer_action(s: State, player: int, answer: int) -> None:
    if answer == PASS:
        drop_out(s, player)
    elif answer == DRAW:
        begin_draw(s, player)
    elif answer < COLOUR:
        begin_build(s, player, answer - BUILD)
    else:
        begin_call(s, player, answer - COLOUR)


@rule
def drop_out(s: State, player: int) -> None:
    """[CAI-FINAL-04] Who cannot or does not want to build is out and cannot come back."""
    s.out[player] = 1
    note(s, Event.DROPPED_OUT, player, 0, 0)


@rule
def end_turn(s: State, player: int) -> None:
    """[CAI-TURN-01] [CAI-TURN-05] The display is filled, then the turn goes clockwise to the next player still in the game."""
    following = next_player(s, player)
    if following < 0:
        ask(s, Step.FINAL_SCORING, CHANCE)
    else:
        ask(s, Step.TURN, following)
    ask(s, Step.REFILL, CHANCE)


@rule
def next_player(s: State, player: int) -> int:
    """[CAI-FINAL-03] [CAI-FINAL-05] Clockwise, without those who are out; the last one goes on alone.

    [CAI-FINAL-06] -1 when everybody is out. [CAI-FINAL-08] Hands are no longer refilled, so that comes soon.
    """
    for step in range(1, s.players + 1):
        if s.out[(player + step) % s.players] == 0:
            return (player + step) % s.players
    return -1


STEPS: dict[int, Handler] = {Step.TURN: begin_turn, Step.END_TURN: end_turn}
OFFERS: dict[int, Handler] = {Decision.ACTION: offer_action}
ANSWERS: dict[int, Handler] = {Decision.ACTION: answer_action}
