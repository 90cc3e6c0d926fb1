"""The action CUSTOMER: calling a customer to an entrance, the exchange, and the income."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import todo
from ...core.notes import note
from ...core.rule import Handler, rule
from .answers import CELL, COLOUR
from .components import COLOURS, COMMISSION, NEUTRAL, OWNERS, Decision, Event
from .gains import return_barkers, take_coins
from .plots import survey
from .state import State
from .ways import beside, only

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


@rule
def begin_call(s: State, player: int, colour: int) -> None:
    todo(s, Decision.VISIT, player, colour, 0)


# --- Where it goes ---------------------------------------------------------


@rule
def offer_visit(s: State, player: int, colour: int, choices: Choices) -> None:
    """[CAI-CUST-05] The nearest, [CAI-CUST-06] any of the nearest, [CAI-CUST-07] farther ones for a barker each nearer one.

    [CAI-CUST-04] The area grows by one step at a time over walkable cells, through customers and entrances, until every
    target is met that the player's barkers can buy.
    """
    a, b, c, d = only(s.customer[colour])
    nearer, met = 0, 0
    waiting = targets(s, colour)
    while met < waiting and nearer <= s.barkers[player]:
        na, nb, nc, nd = beside(a, b, c, d)
        a, b, c, d = a | na & s.ground[0], b | nb & s.ground[1], c | nc & s.ground[2], d | nd & s.ground[3]
        for owner in range(OWNERS):
            if is_target(s, owner, colour) and is_new(choices, s.entrance[owner][colour], a, b, c, d):
                allow(choices, CELL + s.entrance[owner][colour])
                met += 1
        nearer = met


@rule
def targets(s: State, colour: int) -> int:
    """How many entrances this customer could go to."""
    count = 0
    for owner in range(OWNERS):
        if is_target(s, owner, colour):
            count += 1
    return count


@rule
def is_new(choices: Choices, cell: int, a: int, b: int, c: int, d: int) -> bool:
    """The area has come to this cell, which has not been offered yet."""
    ca, cb, cc, cd = only(cell)
    if (a & ca) | (b & cb) | (c & cc) | (d & cd) == 0:
        return False
    for i in range(choices.n):
        if choices.answer[i] == CELL + cell:
            return False
    return True


@rule
def barkers_needed(s: State, colour: int, target: int) -> int:
    """[CAI-CUST-07] [CAI-CUST-08] As many as there are unoccupied entrances of the colour strictly nearer."""
    a, b, c, d = only(s.customer[colour])
    ta, tb, tc, td = only(target)
    nearer = 0
    while (a & ta) | (b & tb) | (c & tc) | (d & td) == 0:
        nearer = targets_within(s, colour, a, b, c, d)
        na, nb, nc, nd = beside(a, b, c, d)
        a, b, c, d = a | na & s.ground[0], b | nb & s.ground[1], c | nc & s.ground[2], d | nd & s.ground[3]
    return nearer


@rule
def targets_within(s: State, colour: int, a: int, b: int, c: int, d: int) -> int:
    count = 0
    for owner in range(OWNERS):
        if is_target(s, owner, colour):
            ea, eb, ec, ed = only(s.entrance[owner][colour])
            if (a & ea) | (b & eb) | (c & ec) | (d & ed):
                count += 1
    return count


@rule
def answer_visit(s: State, player: int, colour: int, answer: int) -> None:
    """[CAI-INCOME-04] Barkers, then the exchange, then the income."""
    cell = answer - CELL
    needed = barkers_needed(s, colour, cell)
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
            note(s, Event.ARRIVED, s.active, newcomer, cell)
            break
    s.customer[colour] = -1
    survey(s)


# --- Income ----------------------------------------------------------------


@rule
def pay_income(s: State, player: int, owner: int, colour: int) -> None:
    """[CAI-INCOME-01] The own stall pays its size. [CAI-INCOME-02] Another player's pays 1, and its owner the size.

    [CAI-INCOME-03] [CAI-2P-07] A neutral one pays 1 and nobody else gets anything. The active player is served first.
    """
    if owner == player:
        take_coins(s, player, colour, s.size[player][colour])
        return
    take_coins(s, player, colour, COMMISSION)
    if owner != NEUTRAL:
        take_coins(s, owner, colour, s.size[owner][colour])


OFFERS: dict[int, Handler] = {Decision.VISIT: offer_visit}
ANSWERS: dict[int, Handler] = {Decision.VISIT: answer_visit}
