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
    COLOURS,
    FIRST_JOKER,
    KINDS,
    LAST_ONES,
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
from .gains import discard_card, lose_card, wealth
from .pay import affords, can_pay, cost_of
from .plots import (
    any_fits,
    entrance_area,
    extension_area,
    extension_exists,
    fitting_word,
    sectors_for_tent,
    sectors_with_room,
    survey,
    survey_tent,
    survey_tile,
    tent_area,
    tent_exists,
    within,
)
from .reasons import why_no_build, why_no_card, why_no_entrance, why_not_here
from .state import State
from .ways import Area, first_cell, only, word_of

# --- What can be built at all ----------------------------------------------


@rule
def can_start(s: State, player: int, work: int) -> bool:
    """[CAI-TENT-01] A tent from one's reserve. [CAI-EXT-01] An extension from the supply. [CAI-MOVE-01] A tent standing alone.

    [CAI-MOVE-07] [CAI-2P-05] Only the player's stalls: those of others and neutral ones are neither moved nor extended.
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
    return tent_exists(s, colour, sectors) or (WORK_BUILD[work] == Build.MOVE and has_cell_once_lifted(s, player, colour, sectors))


@rule
def has_cell_once_lifted(s: State, player: int, colour: int, sectors: int) -> bool:
    """[CAI-MOVE-04] Is there a cell, not the old one, that is legal only without the tent? What is legal with it stays so."""
    cell, entrance = s.tile[player][colour][0], s.entrance[player][colour]
    lift(s, player, colour)
    has_cell = has_cell_now(s, player, COLOURS * Build.MOVE + colour, sectors, cell)
    put_tent(s, player, colour, cell, entrance)
    survey(s)
    return has_cell


@rule
def cells_for(s: State, player: int, work: int, barred: int) -> Area:
    """Where the work could go, cards and ways left aside; [CAI-MOVE-04] a moved tent not to the cell it came from."""
    if WORK_BUILD[work] == Build.EXTEND:
        return extension_area(s, player, WORK_COLOUR[work])
    a, b, c, d = tent_area(s, WORK_COLOUR[work])
    if barred >= 0:
        oa, ob, oc, od = only(barred)
        a, b, c, d = a & ~oa, b & ~ob, c & ~oc, d & ~od
    return a, b, c, d


@rule
def sectors_for(s: State, work: int, sectors: int) -> int:
    """Those of the sectors in which this work may go up."""
    return sectors if WORK_BUILD[work] == Build.EXTEND else sectors_for_tent(s, WORK_COLOUR[work], sectors)


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
    """Nobody could build anything anywhere. Tents are looked for first: they are found soonest."""
    for colour in range(COLOURS):
        for player in range(s.players):
            if s.size[player][colour] == 0 and tent_exists(s, colour, ALL_SECTORS):
                return False
    for player in range(s.players):
        if has_room(s, player):
            return False
    return True


@rule
def offer_builds(s: State, player: int, choices: Choices) -> None:
    """[CAI-TURN-03] Exactly one of: a new tent, one extension, moving one tent. [CAI-CARD-06] With the cards and coins at hand."""
    why_no_build(s, player, choices)
    if s.hand_size[player] == 0:
        return
    purse = wealth(s, player)
    sectors, sectors_with_fee = sectors_in_hand(s, player, False), sectors_in_hand(s, player, True)
    for_free = sectors_with_fee if purse >= s.joker_fee else sectors
    for colour in range(COLOURS):
        if s.size[player][colour] == 0 and tent_exists(s, colour, for_free):
            allow(choices, BUILD + COLOURS * Build.TENT + colour)
    movable = offer_extensions(s, player, purse, sectors, sectors_with_fee, choices)
    for colour in range(COLOURS):
        if (movable >> colour) & 1 and has_cell(s, player, COLOURS * Build.MOVE + colour, for_free):
            allow(choices, BUILD + COLOURS * Build.MOVE + colour)


@rule
def offer_extensions(s: State, player: int, purse: int, sectors: int, sectors_with_fee: int, choices: Choices) -> int:
    """Stalls that can grow; the colours of those that may be moved come back, one bit each."""
    movable = 0
    for colour in range(COLOURS):
        size, work = s.size[player][colour], COLOURS * Build.EXTEND + colour
        affordable = size > 0 and s.extensions[colour] > 0 and affords(s, player, work, 0, purse)
        if size == 1 or affordable:
            a, b, c, d = extension_area(s, player, colour)
            can_grow = any_fits(s, ALL_SECTORS, False, a, b, c, d)
            if size == 1 and (s.move_any == 1 or not can_grow):
                movable |= 1 << colour
            if affordable and can_grow:
                reach = sectors_with_fee if affords(s, player, work, s.joker_fee, purse) else sectors
                if reach == ALL_SECTORS or any_fits(s, reach, False, a, b, c, d):
                    allow(choices, BUILD + work)
    return movable


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
    """[CAI-CARD-01] One normal card, one joker, or any three cards; [CAI-CARD-10] the three as one likes, or if needed."""
    fee_too = can_pay(s, player, work, s.joker_fee)
    is_tent = WORK_BUILD[work] != Build.EXTEND
    a, b, c, d = cells_for(s, player, work, barred)
    for kind in range(KINDS):
        playable = s.hand[player][kind] > 0 and (kind < FIRST_JOKER or fee_too)
        if playable and any_fits(s, sectors_for(s, work, s.card_sectors[kind]), is_tent, a, b, c, d):
            allow(choices, CARD + kind)
    for_three = sectors_for_three(s, player, work)
    if s.hand_size[player] >= THREE and any_fits(s, sectors_for(s, work, for_three), is_tent, a, b, c, d):
        allow(choices, THREE_CARDS)
    why_no_card(s, player, choices)


@rule
def sectors_for_three(s: State, player: int, work: int) -> int:
    """[CAI-CARD-04] All of them; [CAI-CARD-10] by option only those that none of the player's cards fits, laid ones included."""
    sectors = ALL_SECTORS
    if s.three_needed:
        fee_too = can_pay(s, player, work, s.joker_fee)
        for kind in range(KINDS):
            if s.hand[player][kind] + s.laid[kind] > 0 and (kind < FIRST_JOKER or fee_too):
                sectors &= ~s.card_sectors[kind]
    return sectors


@rule
def has_cell_now(s: State, player: int, work: int, sectors: int, barred: int) -> bool:
    """The same as `has_cell` with a moving tent lifted already."""
    a, b, c, d = cells_for(s, player, work, barred)
    return any_fits(s, sectors_for(s, work, sectors), WORK_BUILD[work] != Build.EXTEND, a, b, c, d)


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
def sectors_laid(s: State, player: int, work: int) -> int:
    """[CAI-CARD-05] The sectors for the tent's or the extension's cell; [CAI-SETUP-15] the start needs no card."""
    if WORK_BUILD[work] >= Build.START:
        return sectors_with_room(s)
    if cards_laid(s) == THREE:
        return sectors_for_three(s, player, work)
    sectors = 0
    for kind in range(KINDS):
        if s.laid[kind] > 0:
            sectors = s.card_sectors[kind]
    return sectors


@rule
def cards_laid(s: State) -> int:
    count = 0
    for kind in range(KINDS):
        count += s.laid[kind]
    return count


# --- The cell --------------------------------------------------------------


@rule
def offer_cell(s: State, player: int, work: int, barred: int, choices: Choices) -> None:
    """[CAI-TENT-12] Any legal cell for the tent or the extension."""
    a, b, c, d = cells_for(s, player, work, barred)
    a, b, c, d = within(s, sectors_for(s, work, sectors_laid(s, player, work)), a, b, c, d)
    for i in range(WORDS):
        allow_cells(fitting_word(s, word_of(a, b, c, d, i), i, WORK_BUILD[work] != Build.EXTEND), i, choices)
    why_not_here(s, player, work, barred, sectors_laid(s, player, work), choices)


@rule
def allow_cells(word: int, i: int, choices: Choices) -> None:
    """The cells of one word of an area."""
    while word:
        allow(choices, CELL + WORD_CELLS * i + first_cell(word))
        word &= word - 1


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
def offer_entrance(s: State, _work: int, cell: int, choices: Choices) -> None:
    """[CAI-TENT-12] Any free neighbour on the ground. [CAI-CARD-05] In whatever sector it lies."""
    a, b, c, d = entrance_area(s, cell)
    for i in range(WORDS):
        allow_cells(word_of(a, b, c, d, i), i, choices)
    why_no_entrance(s, cell, choices)


@rule
def answer_entrance(s: State, player: int, work: int, cell: int, answer: int) -> None:
    """[CAI-TENT-11] [CAI-MEDAL-11] No points, no medals. [CAI-MOVE-03] A moved tent is placed like a new one."""
    colour = WORK_COLOUR[work]
    owner = NEUTRAL if WORK_BUILD[work] == Build.NEUTRAL else player
    put_tent(s, owner, colour, cell, answer - CELL)
    survey_tent(s, colour, cell, answer - CELL)
    note(s, Event.PLACED_NEUTRAL if owner == NEUTRAL else Event.PLACED_TENT, player, colour, cell)
    note(s, Event.OPENED_ENTRANCE, player, colour, answer - CELL)


@rule
def put_tent(s: State, owner: int, colour: int, cell: int, entrance: int) -> None:
    """Tent and entrance; the survey follows."""
    s.size[owner][colour] = 1
    s.tile[owner][colour][0] = cell
    s.entrance[owner][colour] = entrance


@rule
def lift(s: State, owner: int, colour: int) -> None:
    """[CAI-MOVE-03] [CAI-MOVE-04] [CAI-MOVE-05] Tent and entrance leave the board; a customer on the entrance stays."""
    s.size[owner][colour] = 0
    s.tile[owner][colour][0] = -1
    s.entrance[owner][colour] = -1
    survey(s)


# --- b) Extension ----------------------------------------------------------


@rule
def put_extension(s: State, player: int, colour: int, cell: int) -> None:
    """[CAI-EXT-02] [CAI-EXT-10] One extension, and it stays for good."""
    s.tile[player][colour][s.size[player][colour]] = cell
    s.size[player][colour] += 1
    s.extensions[colour] -= 1
    survey_tile(s, colour, cell)
    note(s, Event.EXTENDED, player, colour, cell)


# --- The end of a build ----------------------------------------------------


@rule
def finish_build(s: State, player: int, work: int) -> None:
    """[CAI-CARD-09] Played cards are discarded, then the supply of extensions is checked."""
    for kind in range(KINDS):
        for _ in range(s.laid[kind]):
            discard_card(s, kind)
        s.laid[kind] = 0
    if WORK_BUILD[work] == Build.EXTEND and s.final == 0 and is_supply_low(s):
        tell_supply(s, player, WORK_COLOUR[work])
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
    return single >= LAST_ONES


@rule
def tell_supply(s: State, player: int, colour: int) -> None:
    """What brings the final phase about: this colour has run out, or it and another are down to one."""
    if s.extensions[colour] == 0:
        note(s, Event.RAN_OUT, player, colour, 0)
        return
    for other in range(COLOURS):
        if other != colour and s.extensions[other] == 1:
            note(s, Event.RAN_LOW, player, colour, other)


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
