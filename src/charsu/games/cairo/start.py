"""The beginning: customers, cards, the first player and the start tents."""

from __future__ import annotations

from ...core.choices import Choices, allow, weigh
from ...core.flow import CHANCE, ask, todo
from ...core.notes import note
from ...core.rule import Handler, rule
from .answers import CARD, COLOUR, SEAT, SET
from .build import put_tent
from .components import (
    COLOURS,
    DISPLAY,
    NEUTRAL,
    SPOTS,
    START_HAND,
    START_TENTS,
    Build,
    Decision,
    Event,
    Step,
)
from .gains import SECTOR_DECK, gain_card, leave_deck
from .plots import sectors_with_room, survey, tent_exists
from .state import State

# --- Customers -------------------------------------------------------------


@rule
def put_customers(s: State, spot: int) -> None:
    """[CAI-SETUP-06] Five of the six are drawn and put on the spots 1 to 5; the last one stays beside its tray."""
    if spot < SPOTS:
        todo(s, Step.PUT_CUSTOMERS, CHANCE, spot + 1, 0)
        todo(s, Decision.PUT_CUSTOMER, CHANCE, spot, 0)


@rule
def offer_put_customer(s: State, choices: Choices) -> None:
    for colour in range(COLOURS):
        if s.customer[colour] < 0:
            weigh(choices, COLOUR + colour, 1)


@rule
def answer_put_customer(s: State, spot: int, answer: int) -> None:
    """[CAI-SETUP-18] Before the first tent, so that their cells are not free."""
    s.customer[answer - COLOUR] = s.spot[spot]
    note(s, Event.CUSTOMER_PUT, CHANCE, answer - COLOUR, s.spot[spot])
    survey(s)


# --- Cards -----------------------------------------------------------------


@rule
def refill(s: State) -> None:
    """[CAI-SETUP-03] [CAI-TURN-05] Fill the display up to four from the deck, one card after another."""
    for slot in range(DISPLAY):
        if s.display[slot] < 0 and s.deck_size > 0:
            ask(s, Step.REFILL, CHANCE)
            todo(s, Decision.REVEAL, CHANCE, slot, 0)
            return


@rule
def answer_reveal(s: State, slot: int, answer: int) -> None:
    s.display[slot] = answer - CARD
    leave_deck(s, answer - CARD)
    note(s, Event.REVEALED, CHANCE, answer - CARD, 0)


@rule
def deal_hands(s: State, dealt: int) -> None:
    """[CAI-SETUP-09] Three sector cards for everybody."""
    if dealt < START_HAND * s.players:
        todo(s, Step.DEAL_HANDS, CHANCE, dealt + 1, 0)
        todo(s, Decision.DEAL, CHANCE, dealt // START_HAND, 0)


@rule
def answer_deal(s: State, receiver: int, answer: int) -> None:
    gain_card(s, receiver, answer - CARD)
    leave_deck(s, answer - CARD)
    note(s, Event.DEALT, receiver, answer - CARD, 0)


# --- First player ----------------------------------------------------------


@rule
def offer_first_player(s: State, choices: Choices) -> None:
    """[CAI-SETUP-12] The first player is drawn at random."""
    for player in range(s.players):
        weigh(choices, SEAT + player, 1)


@rule
def answer_first_player(s: State, answer: int) -> None:
    """[CAI-SETUP-13] Then the tents are placed, freely or by the suggested layout; [CAI-SETUP-19] then the first turn."""
    s.first = answer - SEAT
    note(s, Event.BEGINS, s.first, 0, 0)
    todo(s, Step.FIRST_TURN, s.first, 0, 0)
    if s.free_start:
        if s.players == 2:
            todo(s, Step.PLACE_NEUTRAL, s.first, 0, 0)
        todo(s, Step.PLACE_START, s.first, 0, 0)
    else:
        tell_neutral(s)
        todo(s, Step.DEAL_SETS, CHANCE, 0, 0)


@rule
def tell_neutral(s: State) -> None:
    """[CAI-2P-02] The neutral tents of the suggested layout stand from the beginning; here they are told of."""
    for colour in range(COLOURS):
        if s.size[NEUTRAL][colour] > 0:
            note(s, Event.NEUTRAL_STANDS, CHANCE, colour, s.tile[NEUTRAL][colour][0])
            note(s, Event.OPENED_ENTRANCE, CHANCE, colour, s.entrance[NEUTRAL][colour])


@rule
def first_turn(s: State, player: int) -> None:
    """[CAI-SETUP-19] After placement the first player takes the first turn."""
    ask(s, Step.TURN, player)


# --- Suggested layout ------------------------------------------------------


@rule
def deal_sets(s: State, seat: int, dealt: int) -> None:
    """Every seat gets one of the sets at random; `dealt` marks those that are gone."""
    if seat < s.players:
        todo(s, Decision.DEAL_SET, CHANCE, seat, dealt)


@rule
def offer_deal_set(s: State, _seat: int, dealt: int, choices: Choices) -> None:
    for number in range(s.players):
        if (dealt >> number) & 1 == 0:
            weigh(choices, SET + number, 1)


@rule
def answer_deal_set(s: State, seat: int, dealt: int, answer: int) -> None:
    number = answer - SET
    note(s, Event.GOT_SET, seat, number, 0)
    for i in range(START_TENTS):
        tent = s.layout[number][i]
        put_tent(s, seat, tent[0], tent[1], tent[2])
        note(s, Event.PLACED_TENT, seat, tent[0], tent[1])
        note(s, Event.OPENED_ENTRANCE, seat, tent[0], tent[2])
    survey(s)
    todo(s, Step.DEAL_SETS, CHANCE, seat + 1, dealt | 1 << number)


# --- Free placement --------------------------------------------------------


@rule
def place_start(s: State, player: int, placed: int) -> None:
    """[CAI-SETUP-14] Clockwise from the first player, one tent each, until everyone has placed three."""
    if placed < START_TENTS * s.players:
        todo(s, Step.PLACE_START, (player + 1) % s.players, placed + 1, 0)
        if can_place_start(s, player):
            ask(s, Decision.START_TENT, player)
        else:
            note(s, Event.SKIPPED_START, player, 0, 0)


@rule
def can_place_start(s: State, player: int) -> bool:
    for colour in range(COLOURS):
        if s.size[player][colour] == 0 and tent_exists(s, colour, sectors_with_room(s)):
            return True
    return False


@rule
def offer_start_tent(s: State, player: int, choices: Choices) -> None:
    """[CAI-SETUP-14] One of one's own tents, of any colour not yet placed."""
    for colour in range(COLOURS):
        if s.size[player][colour] == 0 and tent_exists(s, colour, sectors_with_room(s)):
            allow(choices, COLOUR + colour)


@rule
def answer_start_tent(s: State, player: int, answer: int) -> None:
    """[CAI-SETUP-15] [CAI-SETUP-17] No card, no fee, no points: only the cell and the entrance."""
    todo(s, Decision.CELL, player, COLOURS * Build.START + answer - COLOUR, -1)


@rule
def place_neutral(s: State, player: int, drawn: int) -> None:
    """[CAI-2P-03] The six neutral tents are drawn from the bag one by one, the players taking turns."""
    if drawn != (1 << COLOURS) - 1:
        todo(s, Decision.DRAW_NEUTRAL, CHANCE, player, drawn)


@rule
def offer_draw_neutral(_drawer: int, drawn: int, choices: Choices) -> None:
    for colour in range(COLOURS):
        if (drawn >> colour) & 1 == 0:
            weigh(choices, COLOUR + colour, 1)


@rule
def answer_draw_neutral(s: State, drawer: int, drawn: int, answer: int) -> None:
    """[CAI-2P-04] The drawer places it by the rules of free placement; where that is impossible it leaves the game."""
    colour = answer - COLOUR
    todo(s, Step.PLACE_NEUTRAL, (drawer + 1) % s.players, drawn | 1 << colour, 0)
    if tent_exists(s, colour, sectors_with_room(s)):
        todo(s, Decision.CELL, drawer, COLOURS * Build.NEUTRAL + colour, -1)
    else:
        note(s, Event.REMOVED_NEUTRAL, drawer, colour, NEUTRAL)


STEPS: dict[int, Handler] = {
    Step.PUT_CUSTOMERS: put_customers,
    Step.REFILL: refill,
    Step.DEAL_HANDS: deal_hands,
    Step.DEAL_SETS: deal_sets,
    Step.PLACE_START: place_start,
    Step.PLACE_NEUTRAL: place_neutral,
    Step.FIRST_TURN: first_turn,
}
OFFERS: dict[int, Handler] = {
    Decision.PUT_CUSTOMER: offer_put_customer,
    Decision.REVEAL: SECTOR_DECK.offer_draw,
    Decision.DEAL: SECTOR_DECK.offer_draw,
    Decision.FIRST_PLAYER: offer_first_player,
    Decision.DEAL_SET: offer_deal_set,
    Decision.START_TENT: offer_start_tent,
    Decision.DRAW_NEUTRAL: offer_draw_neutral,
}
ANSWERS: dict[int, Handler] = {
    Decision.PUT_CUSTOMER: answer_put_customer,
    Decision.REVEAL: answer_reveal,
    Decision.DEAL: answer_deal,
    Decision.FIRST_PLAYER: answer_first_player,
    Decision.DEAL_SET: answer_deal_set,
    Decision.START_TENT: answer_start_tent,
    Decision.DRAW_NEUTRAL: answer_draw_neutral,
}
