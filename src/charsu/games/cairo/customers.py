"""The action CUSTOMER: calling a customer to an entrance, the exchange, and the income."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import todo
from ...core.notes import note
from ...core.rule import Handler, rule
from .answers import CELL, COLOUR
from .components import CELL_WORD, COLOURS, COMMISSION, NEUTRAL, OWNERS, Decision, Event
from .gains import return_barkers, take_coins
from .plots import survey_visit
from .reasons import why_no_call, why_no_visit
from .state import State
from .ways import Area, count_cells, holds, only, step, word_of

# --- Whom to call ----------------------------------------------------------


@rule
def is_occupied(s: State, cell: int) -> bool:
    """[CAI-CUST-03] Does a customer stand here?"""
    for colour in range(COLOURS):
        if s.customer[colour] == cell:
            return True
    return False


@rule
def is_target(s: State, owner: int, colour: int) -> bool:
    """[CAI-CUST-02] [CAI-CUST-03] An unoccupied entrance of this colour, whoever owns it."""
    return s.size[owner][colour] > 0 and not is_occupied(s, s.entrance[owner][colour])


@rule
def can_call(s: State, colour: int) -> bool:
    """[CAI-CUST-01] Only a customer on the board; [CAI-CUST-12] only one with an unoccupied entrance to go to."""
    if s.customer[colour] < 0:
        return False
    for owner in range(OWNERS):
        if is_target(s, owner, colour):
            return True
    return False


@rule
def offer_customers(s: State, choices: Choices) -> None:
    """[CAI-CUST-13] One customer a turn."""
    for colour in range(COLOURS):
        if can_call(s, colour):
            allow(choices, COLOUR + colour)
    why_no_call(s, choices)


@rule
def begin_call(s: State, player: int, colour: int) -> None:
    todo(s, Decision.VISIT, player, colour, 0)


# --- Where it goes ---------------------------------------------------------


@rule
def target_area(s: State, colour: int) -> Area:
    """All entrances a customer of this colour could go to."""
    a, b, c, d = 0, 0, 0, 0
    for owner in range(OWNERS):
        if is_target(s, owner, colour):
            ea, eb, ec, ed = only(s.entrance[owner][colour])
            a, b, c, d = a | ea, b | eb, c | ec, d | ed
    return a, b, c, d


@rule
def step_on(s: State, a: int, b: int, c: int, d: int) -> Area:
    """[CAI-CUST-04] One step farther over walkable cells, through customers and entrances."""
    return step(a, b, c, d, s.ground[0], s.ground[1], s.ground[2], s.ground[3])


@rule
def offer_visit(s: State, player: int, colour: int, choices: Choices) -> None:
    """[CAI-CUST-05] The nearest, [CAI-CUST-06] any of the nearest, [CAI-CUST-07] farther ones for a barker each nearer one.

    The customer's area grows step by step until every target is met that the player's barkers can buy: what is offered
    already is nearer than what is not.
    """
    a, b, c, d = only(s.customer[colour])
    ta, tb, tc, td = target_area(s, colour)
    while ta | tb | tc | td and choices.n <= s.barkers[player]:
        a, b, c, d = step_on(s, a, b, c, d)
        allow_entrances(s, colour, a & ta, b & tb, c & tc, d & td, choices)
        ta, tb, tc, td = ta & ~a, tb & ~b, tc & ~c, td & ~d
    why_no_visit(s, colour, choices)


@rule
def allow_entrances(s: State, colour: int, a: int, b: int, c: int, d: int, choices: Choices) -> None:
    """The entrances of this colour in the area."""
    if a | b | c | d == 0:
        return
    for owner in range(OWNERS):
        cell = s.entrance[owner][colour]
        if cell >= 0 and holds(word_of(a, b, c, d, CELL_WORD[cell]), cell):
            allow(choices, CELL + cell)


@rule
def barkers_needed(s: State, colour: int, target: int) -> int:
    """[CAI-CUST-07] [CAI-CUST-08] As many as there are unoccupied entrances of the colour strictly nearer."""
    a, b, c, d = only(s.customer[colour])
    ta, tb, tc, td = target_area(s, colour)
    nearer = 0
    while not holds(word_of(a, b, c, d, CELL_WORD[target]), target):
        nearer = count_cells(a & ta) + count_cells(b & tb) + count_cells(c & tc) + count_cells(d & td)
        a, b, c, d = step_on(s, a, b, c, d)
    return nearer


@rule
def answer_visit(s: State, player: int, colour: int, answer: int) -> None:
    """[CAI-INCOME-04] Barkers, then the exchange, then the income."""
    cell = answer - CELL
    needed = barkers_needed(s, colour, cell) if s.barkers[player] > 0 else 0
    if needed > 0:
        return_barkers(s, player, needed)
    note(s, Event.CALLED, player, colour, cell)
    owner = owner_of_entrance(s, colour, cell)
    exchange(s, colour, cell)
    pay_income(s, player, owner, colour)


@rule
def owner_of_entrance(s: State, colour: int, cell: int) -> int:
    for owner in range(OWNERS):
        if s.size[owner][colour] > 0 and s.entrance[owner][colour] == cell:
            return owner
    return -1


@rule
def exchange(s: State, colour: int, cell: int) -> None:
    """[CAI-CUST-10] [CAI-CUST-11] The visitor leaves for its tray; the one who stood off the board takes its place."""
    for newcomer in range(COLOURS):
        if s.customer[newcomer] < 0:
            s.customer[newcomer] = cell
            note(s, Event.LEFT, s.active, colour, cell)
            note(s, Event.ARRIVED, s.active, newcomer, cell)
            break
    s.customer[colour] = -1
    survey_visit(s)


# --- Income ----------------------------------------------------------------


@rule
def pay_income(s: State, player: int, owner: int, colour: int) -> None:
    """[CAI-INCOME-01] One's own stall pays its size. [CAI-INCOME-02] Another player's pays 1, and its owner the size.

    [CAI-INCOME-03] [CAI-2P-07] A neutral one pays 1 and nobody else gets anything. The active player is served first.
    """
    if owner == player:
        take_coins(s, player, Event.EARNED, colour, s.size[player][colour])
        return
    take_coins(s, player, Event.COMMISSION, colour, COMMISSION)
    if owner != NEUTRAL:
        take_coins(s, owner, Event.OWNER_EARNED, colour, s.size[owner][colour])


OFFERS: dict[int, Handler] = {Decision.VISIT: offer_visit}
ANSWERS: dict[int, Handler] = {Decision.VISIT: answer_visit}
