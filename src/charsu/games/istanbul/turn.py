"""One turn: movement, the assistant step, other merchants; and how it ends."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import CHANCE, ask, drop_until, todo
from ...core.notes import note
from ...core.reasons import reason, refuse
from ...core.rule import rule
from .answers import LEAVE, LIRA, PASS, PICK_UP, PICK_UP_NEUTRAL, PLACE, STOP
from .board import here, may_interrupt, merchants_met, steps_between, to_pay, walk_between
from .components import FEWEST_STEPS, FIGURES, MEETING, NEUTRALS, TURN, Decision, Event, Place, Step, Stop, TavernTile
from .gains import pay_lira, put_under_stack, take_from_stack
from .reasons import needs
from .state import State

# --- 2.2 Turn frame ----------------------------------------------------------


@rule
def begin_turn(s: State, player: int) -> None:
    """[IST-TURN-02] The phases of the turn, the first on top of the list."""
    s.active = player
    s.yellow_used = 0
    s.caravansary_visited = 0
    s.acting = 0
    s.unbound = 0
    s.free_merchant = 0
    for figure in range(FIGURES):
        s.figure_used[figure] = 0
    for phase in range(len(TURN[s.variant]) - 1, -1, -1):
        if TURN[s.variant][phase] != Step.NOTHING:
            ask(s, TURN[s.variant][phase], player)


@rule
def stop_turn(s: State, player: int, why: int) -> None:
    """[IST-TURN-03] The turn ends immediately: nothing further may be used."""
    note(s, Event.STOPPED, player, why, 0)
    drop_until(s, Step.END_TURN)


# --- 2.3 Phase 1: movement ---------------------------------------------------


@rule
def offer_move(s: State, player: int, far: int, choices: Choices) -> None:
    """[IST-MOVE-01] [IST-MOVE-02] [IST-MOVE-04] One or two steps; with the card three or four [IST-MOVE-05].

    [MB-BARRIER-06] Counted around the barrier, which makes no way shorter.
    """
    start, least = s.merchant[player], FEWEST_STEPS[far]
    for place in range(1, s.last_place + 1):
        if s.row_of[place] < 0 or steps_between(s, start, place) > least + 1:
            continue
        if least <= walk_between(s, player, start, place) <= least + 1:
            allow(choices, PLACE + place)
    why_no_moves(s, player, far, choices)


@reason
def why_no_moves(s: State, player: int, far: int, choices: Choices) -> None:
    for place in range(1, s.last_place + 1):
        if s.row_of[place] >= 0:
            why_no_move(s, player, far, place, choices)


@reason
def why_no_move(s: State, player: int, far: int, place: int, choices: Choices) -> None:
    """[IST-MOVE-01] [IST-MOVE-02] [MB-BARRIER-04] [MB-TAVERN-01]"""
    start, least = s.merchant[player], 3 if far else 1
    steps = steps_between(s, start, place)
    if place == start:
        refuse(choices, PLACE + place, "same", "IST-MOVE-02")
    elif least <= steps <= least + 1:
        refuse(choices, PLACE + place, "barrier", "MB-BARRIER-04")
    elif far:
        refuse(choices, PLACE + place, "not-far", "IST-MOVE-01")
    elif s.tavern_tile[player][TavernTile.MOVEMENT]:
        refuse(choices, PLACE + place, "line", "MB-TAVERN-01")
    else:
        refuse(choices, PLACE + place, "far", "IST-MOVE-01", steps=steps)


@rule
def answer_move(s: State, player: int, answer: int) -> None:
    """[IST-MOVE-01] [IST-MOVE-03] The stack goes along; only the destination counts."""
    s.merchant[player] = answer - PLACE
    note(s, Event.MOVED, player, answer - PLACE, 0)


# --- The assistant step ------------------------------------------------------


@rule
def assistant_step(s: State, player: int) -> None:
    """[IST-MOVE-08] Pick up, leave or stop; the Fountain needs no assistant [IST-MOVE-13] [IST-P07-02]."""
    place = s.merchant[player]
    if place == Place.FOUNTAIN:
        return
    if s.assistant[player][place] or s.stack[player] > 0 or s.neutral_assistant[place] > 0 or may_interrupt(s, player):
        ask(s, Decision.ASSISTANT, player)
    else:
        stop_turn(s, player, Stop.NO_ASSISTANT)


@rule
def offer_assistant(s: State, player: int, choices: Choices) -> None:
    """[IST-MOVE-09] [IST-MOVE-10] [IST-MOVE-12] [IST-VAR-13] [IST-VAR-14] [IST-VAR-15] [IST-VAR-16]"""
    place = s.merchant[player]
    if s.assistant[player][place]:
        allow(choices, PICK_UP)
    elif s.stack[player] > 0:
        allow(choices, LEAVE)
    if s.neutral_assistant[place] > 0:
        allow(choices, PICK_UP_NEUTRAL)
    allow(choices, STOP)


@rule
def answer_assistant(s: State, player: int, answer: int) -> None:
    """[IST-MOVE-09] [IST-MOVE-10] [IST-MOVE-11] [IST-MOVE-15] The same whether the merchant moved or stayed."""
    place = s.merchant[player]
    if answer == STOP:
        stop_turn(s, player, Stop.WISHED)
    elif answer == LEAVE:
        leave_assistant(s, player, place)
    elif answer == PICK_UP:
        s.assistant[player][place] = 0
        put_under_stack(s, player, 0)
        note(s, Event.PICKED_UP, player, place, 0)
    else:
        s.neutral_assistant[place] -= 1
        put_under_stack(s, player, 1)
        note(s, Event.PICKED_UP_NEUTRAL, player, place, 0)


@rule
def leave_assistant(s: State, player: int, place: int) -> None:
    """[IST-MOVE-10] [IST-VAR-18] [IST-VAR-21] The bottom one of the stack is laid beside it; a neutral one is nobody's then."""
    if take_from_stack(s, player):
        s.neutral_assistant[place] += 1
        note(s, Event.LEFT_NEUTRAL, player, place, 0)
    else:
        s.assistant[player][place] = 1
        note(s, Event.LEFT_ASSISTANT, player, place, 0)


# --- 2.4 Phase 2: other merchants --------------------------------------------


@rule
def meet_merchants(s: State, player: int) -> None:
    """[IST-ENC-01] [IST-ENC-06] [IST-ENC-07] [LS-MEET-02] Pay each merchant met, also when staying; nobody pays at the Fountain.

    [IST-TURN-07] Where money is hidden, the question does not tell whether there is enough.
    """
    if here(s, player) == Place.FOUNTAIN or merchants_met(s, player) == 0:
        return
    if s.hidden_money or s.lira[player] >= MEETING * merchants_met(s, player) or may_interrupt(s, player):
        ask(s, Decision.PAY, player)
    else:
        stop_turn(s, player, Stop.NO_MONEY)


@rule
def offer_pay(s: State, player: int, choices: Choices) -> None:
    """[IST-ENC-02] [IST-ENC-04] All of them or none; money gained this turn counts."""
    if s.lira[player] >= MEETING * merchants_met(s, player):
        allow(choices, LIRA)
    else:
        needs(choices, LIRA, "lira", MEETING * merchants_met(s, player), s.lira[player], "IST-ENC-02")
    allow(choices, STOP)


@rule
def answer_pay(s: State, player: int, answer: int) -> None:
    """[IST-ENC-02] [IST-ENC-03] [MB-TAVERN-05] Who does not pay ends the turn; the assistant stays where it is."""
    if answer == STOP:
        stop_turn(s, player, Stop.WISHED)
        return
    for i in range(NEUTRALS):
        if s.neutral_merchant[i] == here(s, player):
            pay_neutral(s, player, i)
    for other in range(s.players):
        price = MEETING * to_pay(s, player, other)
        if price > 0:
            s.lira[player] -= price
            s.lira[other] += price
            note(s, Event.PAID_MERCHANT, player, other, price)


@rule
def pay_neutral(s: State, player: int, neutral: int) -> None:
    """[IST-ENC-08] [IST-ENC-09] [IST-ENC-11] [LS-MEET-03] Two lira to the supply, then its own roll; unpaid it does not move."""
    pay_lira(s, player, MEETING)
    todo(s, Step.MOVE_NEUTRAL, player, neutral, 0)
    ask(s, Decision.ROLL, CHANCE)


@rule
def move_neutral(s: State, player: int, neutral: int) -> None:
    """[IST-ENC-09] [IST-ENC-10] [IST-ENC-12] To the place of the rolled number, 2 to 12; also where it stands."""
    s.neutral_merchant[neutral] = s.dice[0] + s.dice[1]
    note(s, Event.NEUTRAL_MOVED, player, s.neutral_merchant[neutral], 0)


# --- End of the turn ---------------------------------------------------------


@rule
def finish_turn(s: State, player: int) -> None:
    """[IST-TURN-04] A last moment for cards and the yellow tile."""
    if may_interrupt(s, player):
        ask(s, Decision.FINISH, player)


@rule
def offer_finish(choices: Choices) -> None:
    allow(choices, PASS)


@rule
def answer_finish(s: State, player: int, answer: int) -> None:
    """Only passing answers this; cards and the tile interrupt."""


STEPS = {
    Step.TURN: begin_turn,
    Step.ASSISTANT: assistant_step,
    Step.MERCHANTS: meet_merchants,
    Step.MOVE_NEUTRAL: move_neutral,
    Step.FINISH: finish_turn,
}
OFFERS = {
    Decision.MOVE: offer_move,
    Decision.ASSISTANT: offer_assistant,
    Decision.PAY: offer_pay,
    Decision.FINISH: offer_finish,
}
ANSWERS = {
    Decision.MOVE: answer_move,
    Decision.ASSISTANT: answer_assistant,
    Decision.PAY: answer_pay,
    Decision.FINISH: answer_finish,
}
