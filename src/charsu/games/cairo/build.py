"""The action BUILD: cards, then a tent, an extension or a moved tent.

A *work* is what is built in which colour, one number: 6 times tent, extension, move, start or neutral tent, plus the
colour. A first step is offered only if the work can be finished.
"""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import todo
from ...core.notes import note
from ...core.rule import Handler, rule
from .answers import BUILD, CARD, CELL, THREE_CARDS
from .components import (
    ALL_SECTORS,
    CELL_WORD,
    COLOURS,
    FIRST_JOKER,
    KINDS,
    NEUTRAL,
    THREE,
    WORD_CELLS,
    WORDS,
    WORK_BUILD,
    WORK_COLOUR,
    Build,
    Decision,
    Event,
    Step,
)
from .gains import discard_card, lose_card
from .pay import can_pay, cost_of
from .plots import (
    entrance_area,
    extension_area,
    extension_exists,
    extension_word,
    keeps_ways,
    sectors_with_room,
    sectors_with_tent,
    survey,
    tent_exists,
    tent_fits,
    tent_word,
)
from .state import State
from .ways import bit, word_of

# --- What can be built at all ----------------------------------------------


@rule
def can_build(s: State, player: int, work: int) -> bool:
    """[CAI-CARD-06] With the cards and coins at hand, is there a legal cell?"""
    if s.hand_size[player] == 0 or not can_pay(s, player, work, 0) or not can_start(s, player, work):
        return False
    return has_cell(s, player, work, sectors_in_hand(s, player, can_pay(s, player, work, s.joker_fee)))


@rule
def can_start(s: State, player: int, work: int) -> bool:
    """[CAI-TENT-01] A tent from the own reserve. [CAI-EXT-01] An extension from the supply. [CAI-MOVE-01] A tent standing alone.

    [CAI-MOVE-07] [CAI-2P-05] Only own stalls are looked at: neutral and foreign ones are neither moved nor extended.
    """
    colour = WORK_COLOUR[work]
    match WORK_BUILD[work]:
        case Build.TENT:
            return s.size[player][colour] == 0
        case Build.EXTEND:
            return s.size[player][colour] > 0 and s.extensions[colour] > 0
    return s.size[player][colour] == 1 and (s.move_any == 1 or is_blocked(s, player, colour))


@rule
def is_blocked(s: State, player: int, colour: int) -> bool:
    """[CAI-MOVE-02] No cell on which it could legally be extended, cards, coins and supply left aside."""
    return not extension_exists(s, player, colour, ALL_SECTORS)


@rule
def has_cell(s: State, player: int, work: int, sectors: int) -> bool:
    """Is there a legal cell for this work in these sectors?"""
    colour = WORK_COLOUR[work]
    if WORK_BUILD[work] == Build.EXTEND:
        return extension_exists(s, player, colour, sectors)
    if WORK_BUILD[work] != Build.MOVE:
        return tent_exists(s, colour, sectors, -1)
    cell, entrance = s.tile[player][colour][0], s.entrance[player][colour]
    lift(s, player, colour)
    found = tent_exists(s, colour, sectors, cell)
    put_tent(s, player, colour, cell)
    open_entrance(s, player, colour, entrance)
    return found


@rule
def sectors_in_hand(s: State, player: int, fee_too: bool) -> int:
    """[CAI-CARD-01] All sectors the player's cards can reach: one card, a joker with its fee, or any three cards."""
    if s.hand_size[player] >= THREE:
        return ALL_SECTORS
    sectors = 0
    for kind in range(KINDS):
        if s.hand[player][kind] > 0 and (kind < FIRST_JOKER or fee_too):
            sectors |= s.card_sectors[kind]
    return sectors


@rule
def has_room(s: State, player: int) -> bool:
    """Could this player build anything anywhere, cards and coins left aside?"""
    for work in range(3 * COLOURS):
        if can_start(s, player, work) and has_cell(s, player, work, ALL_SECTORS):
            return True
    return False


@rule
def may_build(s: State, player: int) -> bool:
    """As far as everybody can see, could this player still build?

    Who could not is put out without being asked; who could, but lacks the right card or coins, is asked and can only leave.
    To put such a player out unasked would tell the others what is hidden.
    """
    return s.hand_size[player] > 0 and has_room(s, player)


@rule
def is_stuck(s: State) -> bool:
    """Nobody could build anything anywhere."""
    for player in range(s.players):
        if has_room(s, player):
            return False
    return True


@rule
def offer_builds(s: State, player: int, choices: Choices) -> None:
    """[CAI-TURN-03] Exactly one of: a new tent, one extension, moving one tent."""
    for work in range(3 * COLOURS):
        if can_build(s, player, work):
            allow(choices, BUILD + work)


@rule
def begin_build(s: State, player: int, work: int) -> None:
    """[CAI-EXT-09] The cards come first, the discard and the check for the final phase last."""
    todo(s, Step.FINISH_BUILD, player, work, 0)
    barred = -1
    if WORK_BUILD[work] == Build.MOVE:
        barred = s.tile[player][WORK_COLOUR[work]][0]
        note(s, Event.LIFTED_TENT, player, WORK_COLOUR[work], barred)
        lift(s, player, WORK_COLOUR[work])
    todo(s, Decision.CARD, player, work, barred)


# --- Playing sector cards --------------------------------------------------


@rule
def offer_card(s: State, player: int, work: int, barred: int, choices: Choices) -> None:
    """[CAI-CARD-01] One normal card, one joker, or any three cards; [CAI-CARD-10] the three as one likes."""
    fee_too = can_pay(s, player, work, s.joker_fee)
    for kind in range(KINDS):
        playable = s.hand[player][kind] > 0 and (kind < FIRST_JOKER or fee_too)
        if playable and has_cell_now(s, player, work, s.card_sectors[kind], barred):
            allow(choices, CARD + kind)
    if s.hand_size[player] >= THREE and has_cell_now(s, player, work, ALL_SECTORS, barred):
        allow(choices, THREE_CARDS)


@rule
def has_cell_now(s: State, player: int, work: int, sectors: int, barred: int) -> bool:
    """The same as `has_cell` with a moving tent lifted already."""
    if WORK_BUILD[work] == Build.EXTEND:
        return extension_exists(s, player, WORK_COLOUR[work], sectors)
    return tent_exists(s, WORK_COLOUR[work], sectors, barred)


@rule
def answer_card(s: State, player: int, work: int, barred: int, answer: int) -> None:
    """[CAI-CARD-02] A normal card. [CAI-CARD-03] A joker and its fee. [CAI-CARD-04] Three cards without any fee."""
    todo(s, Decision.CELL, player, work, barred)
    if answer == THREE_CARDS:
        todo(s, Decision.THREE, player, work, THREE)
        return
    lay_card(s, player, answer - CARD)
    if answer - CARD >= FIRST_JOKER and s.joker_fee > 0:
        todo(s, Decision.FEE, player, work, s.joker_fee)


@rule
def lay_card(s: State, player: int, kind: int) -> None:
    lose_card(s, player, kind)
    s.laid[kind] += 1
    note(s, Event.PLAYED_CARD, player, kind, 0)


@rule
def offer_three(s: State, player: int, choices: Choices) -> None:
    """[CAI-CARD-04] Any mix of normal cards and jokers. [CAI-CARD-08] Barkers are no sector cards."""
    for kind in range(KINDS):
        if s.hand[player][kind] > 0:
            allow(choices, CARD + kind)


@rule
def answer_three(s: State, player: int, work: int, left: int, answer: int) -> None:
    lay_card(s, player, answer - CARD)
    if left > 1:
        todo(s, Decision.THREE, player, work, left - 1)


@rule
def sectors_laid(s: State, work: int) -> int:
    """[CAI-CARD-05] The sectors for the tent's or the extension's cell; [CAI-SETUP-15] the start needs no card."""
    if WORK_BUILD[work] >= Build.START:
        return sectors_with_room(s)
    count, sectors = 0, 0
    for kind in range(KINDS):
        if s.laid[kind] > 0:
            count += s.laid[kind]
            sectors = s.card_sectors[kind]
    return ALL_SECTORS if count == THREE else sectors


# --- The cell --------------------------------------------------------------


@rule
def offer_cell(s: State, player: int, work: int, barred: int, choices: Choices) -> None:
    """The cell for the tent or the extension."""
    if WORK_BUILD[work] == Build.EXTEND:
        offer_extension_cell(s, player, WORK_COLOUR[work], sectors_laid(s, work), choices)
    else:
        offer_tent_cell(s, WORK_COLOUR[work], sectors_laid(s, work), barred, choices)


@rule
def offer_tent_cell(s: State, colour: int, sectors: int, barred: int, choices: Choices) -> None:
    """[CAI-TENT-12] Any legal cell. [CAI-MOVE-04] A moved tent goes to another one."""
    sectors = sectors & ~sectors_with_tent(s, colour)
    for i in range(WORDS):
        word = tent_word(s, colour, sectors, i)
        cell = WORD_CELLS * i
        while word:
            if word & 1 and cell != barred and tent_fits(s, cell):
                allow(choices, CELL + cell)
            word >>= 1
            cell += 1


@rule
def offer_extension_cell(s: State, player: int, colour: int, sectors: int, choices: Choices) -> None:
    a, b, c, d = extension_area(s, player, colour)
    for i in range(WORDS):
        word = extension_word(s, colour, word_of(a, b, c, d, i), sectors, i)
        cell = WORD_CELLS * i
        while word:
            if word & 1 and keeps_ways(s, cell):
                allow(choices, CELL + cell)
            word >>= 1
            cell += 1


@rule
def answer_cell(s: State, player: int, work: int, answer: int) -> None:
    """A tent asks for its entrance; an extension is placed, paid and scored."""
    if WORK_BUILD[work] != Build.EXTEND:
        todo(s, Decision.ENTRANCE, player, work, answer - CELL)
        return
    cost = cost_of(s, player, work)
    todo(s, Step.SCORE_EXTENSION, player, WORK_COLOUR[work], 0)
    todo(s, Step.PAY_COST, player, WORK_COLOUR[work], cost)
    put_extension(s, player, WORK_COLOUR[work], answer - CELL)


# --- a) New tent, c) Moved tent --------------------------------------------


@rule
def offer_entrance(s: State, work: int, cell: int, choices: Choices) -> None:
    """[CAI-TENT-12] Any free neighbour on the ground. [CAI-CARD-05] In whatever sector it lies."""
    a, b, c, d = entrance_area(s, cell)
    for i in range(WORDS):
        word = word_of(a, b, c, d, i)
        found = WORD_CELLS * i
        while word:
            if word & 1:
                allow(choices, CELL + found)
            word >>= 1
            found += 1


@rule
def answer_entrance(s: State, player: int, work: int, cell: int, answer: int) -> None:
    """[CAI-TENT-11] [CAI-MEDAL-11] No points, no medals. [CAI-MOVE-03] A moved tent is placed like a new one."""
    colour = WORK_COLOUR[work]
    owner = NEUTRAL if WORK_BUILD[work] == Build.NEUTRAL else player
    put_tent(s, owner, colour, cell)
    open_entrance(s, owner, colour, answer - CELL)
    note(s, Event.PLACED_NEUTRAL if owner == NEUTRAL else Event.PLACED_TENT, player, colour, cell)
    note(s, Event.OPENED_ENTRANCE, player, colour, answer - CELL)


@rule
def put_tent(s: State, owner: int, colour: int, cell: int) -> None:
    s.size[owner][colour] = 1
    s.tile[owner][colour][0] = cell
    s.built[CELL_WORD[cell]] |= bit(cell)


@rule
def open_entrance(s: State, owner: int, colour: int, cell: int) -> None:
    s.entrance[owner][colour] = cell
    survey(s)


@rule
def lift(s: State, owner: int, colour: int) -> None:
    """[CAI-MOVE-03] [CAI-MOVE-04] [CAI-MOVE-05] Tent and entrance leave the board; a customer on the entrance stays."""
    cell = s.tile[owner][colour][0]
    s.size[owner][colour] = 0
    s.tile[owner][colour][0] = -1
    s.entrance[owner][colour] = -1
    s.built[CELL_WORD[cell]] &= ~bit(cell)
    survey(s)


# --- b) Extension ----------------------------------------------------------


@rule
def put_extension(s: State, player: int, colour: int, cell: int) -> None:
    """[CAI-EXT-02] [CAI-EXT-10] One extension, and it stays for good."""
    s.tile[player][colour][s.size[player][colour]] = cell
    s.size[player][colour] += 1
    s.extensions[colour] -= 1
    s.built[CELL_WORD[cell]] |= bit(cell)
    note(s, Event.EXTENDED, player, colour, cell)
    survey(s)


# --- The end of a build ----------------------------------------------------


@rule
def finish_build(s: State, player: int, work: int) -> None:
    """[CAI-CARD-09] Played cards are discarded, then the supply of extensions is checked."""
    for kind in range(KINDS):
        for _ in range(s.laid[kind]):
            discard_card(s, kind)
        s.laid[kind] = 0
    if WORK_BUILD[work] == Build.EXTEND and s.final == 0 and is_supply_low(s):
        begin_final(s, player)


@rule
def is_supply_low(s: State) -> bool:
    """[CAI-FINAL-01] A colour has no extension left, or at least two colours have exactly one."""
    single = 0
    for colour in range(COLOURS):
        if s.extensions[colour] == 0:
            return True
        if s.extensions[colour] == 1:
            single += 1
    return single >= 2


@rule
def begin_final(s: State, player: int) -> None:
    """[CAI-FINAL-07] Once begun, nothing changes it any more."""
    s.final = 1
    note(s, Event.FINAL_PHASE, player, 0, 0)


STEPS: dict[int, Handler] = {Step.FINISH_BUILD: finish_build}
OFFERS: dict[int, Handler] = {
    Decision.CARD: offer_card,
    Decision.THREE: offer_three,
    Decision.CELL: offer_cell,
    Decision.ENTRANCE: offer_entrance,
}
ANSWERS: dict[int, Handler] = {
    Decision.CARD: answer_card,
    Decision.THREE: answer_three,
    Decision.CELL: answer_cell,
    Decision.ENTRANCE: answer_entrance,
}
