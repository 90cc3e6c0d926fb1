"""The game put together: who handles what, and the calls the world makes."""

from __future__ import annotations

from ...core.chance import draw
from ...core.choices import Choices
from ...core.flow import FIRST_DECISION
from ...core.rule import dispatch, rule
from . import buildings, caravan, cards, dice, ending, goods, supervisor, turn
from .answers import CARD
from .cards import is_window, offer_cards, play_card
from .components import CARDS, COPIES, PLAYERS, Decision, Step
from .state import State

PARTS = (dice, turn, goods, supervisor, buildings, cards)

begin = dispatch("begin", "s, player", Step, {
    **dice.STEPS,
    **turn.STEPS,
    **goods.STEPS,
    **supervisor.STEPS,
    **caravan.STEPS,
    **buildings.STEPS,
    **cards.STEPS,
    **ending.STEPS,
})  # fmt: skip
offer = dispatch("offer", "s, player, choices", Decision, {k: v for part in PARTS for k, v in part.OFFERS.items()})
take_answer = dispatch("take_answer", "s, player, answer", Decision, {k: v for part in PARTS for k, v in part.ANSWERS.items()})


@rule
def settle(s: State) -> None:
    """Carry out steps until somebody has to decide."""
    while s.over == 0 and s.frame[s.depth - 1][0] < FIRST_DECISION:
        s.depth -= 1
        frame = s.frame[s.depth]
        begin(frame[0], s, frame[1], frame[2], frame[3])


@rule
def options(s: State, choices: Choices) -> None:
    """Everything that may be answered now."""
    if s.over == 0:
        frame = s.frame[s.depth - 1]
        offer(frame[0], s, frame[1], choices, frame[2], frame[3])
        if is_window(frame[0]):
            offer_cards(s, frame[1], frame[0], choices)


@rule
def apply(s: State, answer: int) -> None:
    """Take one legal answer and play on to the next decision."""
    s.n_notes = 0
    frame = s.frame[s.depth - 1]
    if CARD <= answer < CARD + CARDS and is_window(frame[0]):
        play_card(s, frame[1], answer - CARD)  # an interruption: the question stays
    else:
        s.depth -= 1
        take_answer(frame[0], s, frame[1], answer, frame[2], frame[3])
    settle(s)


@rule
def determinise(s: State, viewer: int, seed: int) -> None:
    """Deal what the viewer cannot see, face-down cards and the others' hands, at random from the cards not seen."""
    for card in range(CARDS):
        s.deck[card] = COPIES - s.discard[card]
        if viewer >= 0:
            s.deck[card] -= s.hand[viewer][card]
    for player in range(PLAYERS):
        if player != viewer:
            deal_hand(s, player, seed)


@rule
def deal_hand(s: State, player: int, seed: int) -> None:
    for card in range(CARDS):
        s.hand[player][card] = 0
    for i in range(s.hand_size[player]):
        card = unseen_card(s, draw(seed, player * 100 + i, unseen(s)))
        s.deck[card] -= 1
        s.hand[player][card] += 1


@rule
def unseen(s: State) -> int:
    total = 0
    for card in range(CARDS):
        total += s.deck[card]
    return total


@rule
def unseen_card(s: State, number: int) -> int:
    """The kind of the card that has this number among those not seen."""
    for card in range(CARDS):
        number -= s.deck[card]
        if number < 0:
            return card
    return -1
