"""How a sensible trader thinks, on one page: what things are worth, and what to answer. One point counts a hundred."""

from __future__ import annotations

from ...core.flow import asked, detail
from ...core.rule import rule
from .answers import BARKER, BUILD, CARD, CELL, COLOUR, DECK, DRAW, NUMBER, PASS, THREE_CARDS
from .components import CELL_WORD, COLOURS, FIRST_JOKER, HAND_LIMIT, SIDE, WORK_BUILD, WORK_COLOUR, Build, Decision
from .customers import barkers_needed, is_target, owner_of_entrance
from .ending import medals_held
from .medals import medal_points
from .plots import extension_exists
from .state import State
from .ways import holds

COIN, SPARE_COIN = 48, 34  # a coin of a colour one sells, and any other
CARD_WORTH = (0, 70, 110, 130, 140)  # the first cards in hand matter most
BARKER_WORTH = 22
GROWTH = 22  # for each part of a stall: what it will still earn
NEW_STALL = 60
MEDAL_KEPT = 70  # of a hundred: a medal scores again at the end, unless it is lost

# --- How well a player stands ----------------------------------------------


@rule
def value(s: State, player: int) -> int:
    """Points, medals that will score again, coins, cards and the stalls that earn, in hundredths of a point."""
    worth = 100 * s.score[player] + MEDAL_KEPT * medals_held(s, player) + coins_worth(s, player)
    if s.final:
        return worth
    for colour in range(COLOURS):
        if s.size[player][colour] > 0:
            worth += NEW_STALL + GROWTH * s.size[player][colour]
    return worth + CARD_WORTH[min(s.hand_size[player], HAND_LIMIT)] + BARKER_WORTH * min(s.barkers[player], 3)


@rule
def coin_worth(s: State, player: int, colour: int) -> int:
    return COIN if s.size[player][colour] > 0 and s.extensions[colour] > 0 else SPARE_COIN


@rule
def coins_worth(s: State, player: int) -> int:
    """Beyond the next two extensions a colour is only spare change."""
    worth = 0
    for colour in range(COLOURS):
        useful = min(s.coins[player][colour], 2 * s.size[player][colour] + 3)
        worth += useful * coin_worth(s, player, colour) + (s.coins[player][colour] - useful) * SPARE_COIN
    return worth


# --- What actions bring ----------------------------------------------------


@rule
def extension_worth(s: State, player: int, colour: int) -> int:
    """Points for the size and for medals that change hands, less the coins."""
    size = s.size[player][colour] + 1
    worth = 100 * size + GROWTH + (100 + MEDAL_KEPT) * medal_points(s, player, colour, size)
    missing = max(0, size - s.coins[player][colour])
    return worth - COIN * (size - missing) - 2 * SPARE_COIN * missing


@rule
def build_worth(s: State, player: int, work: int) -> int:
    colour = WORK_COLOUR[work]
    if WORK_BUILD[work] == Build.EXTEND:
        return extension_worth(s, player, colour)
    if s.final:
        return -1
    return NEW_STALL + GROWTH if WORK_BUILD[work] == Build.TENT else GROWTH


@rule
def income_worth(s: State, player: int, colour: int, owner: int) -> int:
    """What a visit brings, less what it brings to a rival."""
    if owner == player:
        return coin_worth(s, player, colour) * min(s.size[player][colour], s.bank[colour])
    rival = s.size[owner][colour] if owner < s.players else 0
    return coin_worth(s, player, colour) - COIN * rival // s.players


@rule
def visit_worth(s: State, player: int, colour: int, cell: int) -> int:
    owner = owner_of_entrance(s, colour, cell)
    return income_worth(s, player, colour, owner) - BARKER_WORTH * barkers_needed(s, colour, cell)


@rule
def call_worth(s: State, player: int, colour: int) -> int:
    """One's own entrance if the customer can be brought there, else a commission."""
    if is_target(s, player, colour):
        needed = barkers_needed(s, colour, s.entrance[player][colour])
        if needed <= s.barkers[player]:
            return income_worth(s, player, colour, player) - BARKER_WORTH * needed
    return 10


@rule
def card_worth(s: State, player: int, kind: int) -> int:
    """How many of one's stalls could grow with this card; a second one of its kind is worth less."""
    worth = 0
    for colour in range(COLOURS):
        grows = s.size[player][colour] > 0 and s.extensions[colour] > 0
        if grows and extension_exists(s, player, colour, s.card_sectors[kind]):
            worth += 12 + extension_worth(s, player, colour) // 20
    if kind >= FIRST_JOKER:
        worth -= 2 * SPARE_COIN // 3
    return worth // (1 + s.hand[player][kind])


# --- Where to build --------------------------------------------------------


@rule
def room_around(s: State, cell: int) -> int:
    """Free neighbours: room to grow."""
    room = 0
    for step in (-SIDE, SIDE, -1, 1):
        beside = cell + step
        if 0 <= beside < SIDE * SIDE and holds(s.free[CELL_WORD[beside]], beside):
            room += 1
    return room


@rule
def distance_to_centre(s: State, cell: int) -> int:
    return abs(2 * (cell % SIDE) - s.columns + 1) + abs(2 * (cell // SIDE) - s.rows + 1)


# --- What to answer --------------------------------------------------------


@rule
def prefer(s: State, player: int, answer: int) -> int:
    """A quick liking for an answer to the question now asked; more is better."""
    kind, a = asked(s), detail(s)
    if answer < BUILD:
        return prefer_word(s, player, answer)
    if answer < COLOUR:
        return build_worth(s, player, answer - BUILD)
    if answer < CARD:
        return prefer_colour(s, player, kind, answer - COLOUR)
    if answer < CELL:
        return prefer_card(s, player, kind, answer - CARD)
    if answer < NUMBER:
        return prefer_cell(s, player, kind, a, answer - CELL)
    return answer


@rule
def prefer_word(s: State, player: int, answer: int) -> int:
    """Drawing is worth the more the emptier the hand; three cards for one place are dear."""
    if answer == DRAW:
        return 130 if s.hand_size[player] == 0 else 105 if s.hand_size[player] == 1 else 60 - 15 * s.hand_size[player]
    if answer == DECK:
        return 24
    if answer == BARKER:
        return BARKER_WORTH - 6 * s.barkers[player]
    return -100 if answer == THREE_CARDS else 0 if answer == PASS else -1


@rule
def prefer_colour(s: State, player: int, kind: int, colour: int) -> int:
    """Whom to call, or which coin to part with."""
    if kind == Decision.ACTION:
        return call_worth(s, player, colour)
    if kind == Decision.START_TENT:
        return 0
    return s.coins[player][colour] - coin_worth(s, player, colour)


@rule
def prefer_card(s: State, player: int, kind: int, card: int) -> int:
    if kind == Decision.DRAW:
        return card_worth(s, player, card)
    spared = -card_worth(s, player, card)
    return spared - 2 * SPARE_COIN if kind == Decision.CARD and card >= FIRST_JOKER else spared


@rule
def prefer_cell(s: State, player: int, kind: int, a: int, cell: int) -> int:
    if kind == Decision.VISIT:
        return visit_worth(s, player, a, cell)
    return 3 * room_around(s, cell) - distance_to_centre(s, cell)
