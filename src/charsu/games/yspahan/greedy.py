"""How a sensible trader thinks, on one page: what things are worth, and what to answer. One point counts a hundred."""

from __future__ import annotations

from ...core.flow import asked, detail, second_detail
from ...core.rule import rule
from .answers import ACTION, BUILDING, CARD, NUMBER, PASS, PIECE, ROW, SHOP, SQUARE
from .board import price_of
from .buildings import can_build
from .caravan import caravan_points, line_length
from .components import (
    BAZAAR_POINTS,
    BESIDE,
    BUILDING_POINTS,
    BUILDINGS,
    CARDS,
    DAYS,
    LINE_POINTS,
    NOBODY,
    PRICE_CAMELS,
    PRICE_GOLD,
    QUARTER_START,
    ROWS,
    SHOP_SOUK,
    SOUK_POINTS,
    SOUK_SIZE,
    SOUKS,
    SQUARES,
    WEEKS,
    Action,
    Building,
    Card,
    Decision,
    Piece,
    Row,
    Waiver,
)
from .dice import dice_for
from .state import State

CAMEL, GOLD, CARD_IN_HAND = 16, 11, 26  # for each of the days left, five at most
BUILDING_WORTH = (16, 14, 16, 24, 32, 42)  # a day left, by building
FIRST_BUILDING, LATER_BUILDING = 400, 50  # a day left: the Caravanserai first, it lives on every cube that is sent; the others wait
CARD_DRAWN, KEPT_ON_STREET, ON_STREET = 50, 18, 90  # for its owner: a card for a cube, and a shop by the street
TOWARDS_FIRST = 260  # a camel or a piece of gold that the Caravanserai still wants
DAYS_TO_REPAY = 8  # with fewer days left it is a building like others
NEXT_BUILDINGS = (0, 60, 220, 750, 1250, 1750, 2750)  # points made, and how near the next ones are

# --- What things are worth -------------------------------------------------


@rule
def days_left(s: State) -> int:
    return (WEEKS - s.week) * DAYS + DAYS - s.day


@rule
def thrift(s: State) -> int:
    """What is saved is worth less and less towards the end."""
    return min(days_left(s), 5)


@rule
def souk_worth(s: State, player: int, souk: int, filled: int) -> int:
    """A complete souk is nearly safe; an unfinished one counts by its cubes while there are days to go on."""
    prize = 100 * (SOUK_POINTS[souk] + BAZAAR_POINTS * s.built[player][Building.BAZAAR])
    if filled >= SOUK_SIZE[souk]:
        return prize - 4 * (DAYS - s.day)
    return prize * filled * min(DAYS - s.day, 3) // (SOUK_SIZE[souk] * 7)


@rule
def building_worth(s: State, building: int) -> int:
    return BUILDING_WORTH[building] * days_left(s) * (s.shop_bonus if building == Building.SHOP else 1)


@rule
def purse_worth(s: State, player: int) -> int:
    """Camels and gold beyond what buildings cost are hard to use."""
    camels = min(s.camels[player], 12)
    gold = min(s.gold[player], 12)
    return thrift(s) * (CAMEL * camels + GOLD * gold + CARD_IN_HAND * s.hand_size[player])


@rule
def value(s: State, player: int) -> int:
    """How well a player stands, in hundredths of a point."""
    worth = 100 * s.points[player] + purse_worth(s, player)
    worth += caravan_points(s, player) * (90 + 40 * (WEEKS - s.week))  # scored when the week ends, or earlier when full
    owned = 0
    for building in range(BUILDINGS):
        if s.built[player][building]:
            owned += 1
            worth += building_worth(s, building)
    worth += NEXT_BUILDINGS[owned] - 100 * building_points_so_far(owned) if days_left(s) > 0 else 0
    for souk in range(SOUKS):
        if s.holder[souk] == player:
            worth += souk_worth(s, player, souk, s.filled[souk])
    return worth


@rule
def building_points_so_far(owned: int) -> int:
    points = 0
    for n in range(owned):
        points += BUILDING_POINTS[n]
    return points


# --- What actions bring ----------------------------------------------------


@rule
def placing_worth(s: State, player: int, quarter: int, cubes: int) -> int:
    """Own unfinished souks first, then the free one that gains most, and so on."""
    worth = 0
    used = 0
    while cubes > 0:
        best = -1
        best_gain = -1
        for souk in range(QUARTER_START[quarter], QUARTER_START[quarter + 1]):
            if used & (1 << souk) == 0 and s.filled[souk] < SOUK_SIZE[souk] and s.holder[souk] in (player, NOBODY):
                held = s.filled[souk]
                gain = souk_worth(s, player, souk, min(held + cubes, SOUK_SIZE[souk])) - souk_worth(s, player, souk, held)
                gain += 10_000 if held > 0 else 0  # it must be finished first
                if gain > best_gain:
                    best = souk
                    best_gain = gain
        if best < 0:
            return worth
        used |= 1 << best
        cubes -= SOUK_SIZE[best] - s.filled[best]
        worth += best_gain % 10_000
    return worth


@rule
def sending_worth(s: State, shop: int) -> int:
    """What the owner gains when a cube is sent: a place in the Caravan, less the gap in the souk or a camel."""
    owner = s.shop[shop]
    souk = SHOP_SOUK[shop]
    line = s.loaded // line_length(s)
    gain = 100 * LINE_POINTS[line] + (line + 1) * (70 + 30 * (WEEKS - s.week))
    gain += CARD_DRAWN * thrift(s) * s.built[owner][Building.CARAVANSERAI]
    gap = souk_worth(s, owner, souk, s.filled[souk]) - souk_worth(s, owner, souk, s.filled[souk] - 1)
    return gain - min(gap, CAMEL * thrift(s) + 10) if s.camels[owner] > 0 else gain - gap


@rule
def square_worth(s: State, player: int, value_shown: int, square: int) -> int:
    worth = -price_of(s, player, value_shown, square) * (GOLD * thrift(s) + 5)
    for i in range(2):
        shop = BESIDE[square][i]
        if shop != NOBODY and s.shop[shop] != NOBODY:
            if s.shop[shop] == player:
                worth += sending_worth(s, shop)
            else:
                worth -= sending_worth(s, shop) // (2 * s.players)
    return worth


@rule
def best_walk(s: State, player: int, value_shown: int) -> int:
    best = -1000
    for square in range(SQUARES):
        if price_of(s, player, value_shown, square) <= s.gold[player]:
            best = max(best, square_worth(s, player, value_shown, square))
    return best


@rule
def wants_caravanserai(s: State, player: int) -> bool:
    return s.built[player][Building.CARAVANSERAI] == 0 and days_left(s) >= DAYS_TO_REPAY


@rule
def saving_worth(s: State, player: int, held: int, more: int, price: int) -> int:
    """What is still wanted for the Caravanserai is worth more than anything beyond it."""
    return TOWARDS_FIRST * min(more, max(0, price - held)) if wants_caravanserai(s, player) else 0


@rule
def main_worth(s: State, player: int, row: int, dice: int) -> int:
    if row == Row.CAMELS:
        camels = dice + s.built[player][Building.PADDOCK]
        return camels * CAMEL * thrift(s) + saving_worth(s, player, s.camels[player], camels, PRICE_CAMELS[Building.CARAVANSERAI])
    if row == Row.GOLD:
        gold = dice + s.shop_bonus * s.built[player][Building.SHOP]
        return gold * GOLD * thrift(s) + saving_worth(s, player, s.gold[player], gold, PRICE_GOLD[Building.CARAVANSERAI])
    return placing_worth(s, player, row - Row.BAG, dice + s.built[player][Building.HOIST])


@rule
def build_worth(s: State, player: int, building: int, waiver: int) -> int:
    owned = 0
    for other in range(BUILDINGS):
        owned += s.built[player][other]
    camels = 0 if waiver == Waiver.CAMELS else PRICE_CAMELS[building]
    gold = 0 if waiver == Waiver.GOLD else PRICE_GOLD[building]
    gain = NEXT_BUILDINGS[owned + 1] - NEXT_BUILDINGS[owned] if days_left(s) > 0 else 100 * BUILDING_POINTS[owned]
    if wants_caravanserai(s, player):
        gain += days_left(s) * (FIRST_BUILDING if building == Building.CARAVANSERAI else -LATER_BUILDING)
    return gain + building_worth(s, building) - thrift(s) * (camels * CAMEL + gold * GOLD) // 2


@rule
def best_building(s: State, player: int, waiver: int) -> int:
    best = 0
    for building in range(BUILDINGS):
        if can_build(s, player, building, waiver):
            best = max(best, build_worth(s, player, building, waiver))
    return best


@rule
def action_worth(s: State, player: int, row: int, action: int) -> int:
    if action == Action.MAIN:
        return main_worth(s, player, row, dice_for(s, player, row))
    if action == Action.SUPERVISOR:
        return best_walk(s, player, s.value[row])
    if action == Action.CARD:
        return CARD_IN_HAND * thrift(s)
    return best_building(s, player, Waiver.NOTHING)


@rule
def group_worth(s: State, player: int, row: int) -> int:
    best = max(action_worth(s, player, row, Action.MAIN), action_worth(s, player, row, Action.SUPERVISOR))
    if s.players == 2:
        best = max(best, action_worth(s, player, row, Action.BUILD))
    return max(best, action_worth(s, player, row, Action.CARD))


@rule
def patience(s: State, player: int) -> int:
    """What waiting for more to sell may bring; who draws a card for every cube need not wait."""
    return (30 if s.built[player][Building.CARAVANSERAI] else 130) * thrift(s)


@rule
def card_worth(s: State, player: int, card: int) -> int:
    """Playing a card now, against keeping it."""
    if card in (Card.THREE_CAMELS, Card.THREE_GOLD):
        return 20
    if card == Card.SELL_CAMELS:
        return min(s.camels[player], 4) * (200 - CAMEL * thrift(s)) - patience(s, player)
    if card == Card.SELL_GOLD:
        return min(s.gold[player], 10) * (100 - GOLD * thrift(s)) - patience(s, player)
    if card == Card.GOODS_TO_CARAVAN:
        return 100 * LINE_POINTS[s.loaded // line_length(s)] + 60 - CARD_IN_HAND * thrift(s)
    if card == Card.GOODS_TO_CITY:
        return one_cube_worth(s, player) - 40 * thrift(s)
    if card == Card.EXCHANGE:
        return -10
    waiver = Waiver.CAMELS if card == Card.BUILD_WITHOUT_CAMELS else Waiver.GOLD
    return best_building(s, player, waiver) - CARD_IN_HAND * thrift(s)


@rule
def one_cube_worth(s: State, player: int) -> int:
    best = 0
    for quarter in range(4):
        best = max(best, placing_worth(s, player, quarter, 1))
    return best


# --- What to answer --------------------------------------------------------


@rule
def shop_worth(s: State, player: int, shop: int, cubes: int) -> int:
    """The souk that gains most with the cubes at hand; inner shops before those on the street, but for the Caravanserai's owner."""
    souk = SHOP_SOUK[shop]
    held = s.filled[souk]
    gain = souk_worth(s, player, souk, min(held + cubes, SOUK_SIZE[souk])) - souk_worth(s, player, souk, held)
    for square in range(SQUARES):
        if shop in (BESIDE[square][0], BESIDE[square][1]):
            gain += ON_STREET if s.built[player][Building.CARAVANSERAI] else -8
    return gain


@rule
def keep_worth(s: State, player: int, shop: int) -> int:
    souk = SHOP_SOUK[shop]
    gap = souk_worth(s, player, souk, s.filled[souk]) - souk_worth(s, player, souk, s.filled[souk] - 1)
    again = KEPT_ON_STREET * thrift(s) * s.built[player][Building.CARAVANSERAI]
    return gap + again - CAMEL * thrift(s) - 10


@rule
def extra_die_worth(s: State, player: int, row: int, dice: int) -> int:
    return main_worth(s, player, row, dice + 1) - main_worth(s, player, row, dice) - CARD_IN_HAND * thrift(s) - 10


@rule
def number_worth(s: State, player: int, kind: int, piece: int, n: int) -> int:
    """Yellow dice only from a full purse; of what is sold, as much as possible; of an exchange, the half."""
    if kind == Decision.BUY_DICE:
        return n * (min(s.gold[player], 8) - 5) * 10
    if kind == Decision.SELL:
        return n * 10
    held = s.gold[player] if piece == Piece.GOLD else s.camels[player]
    return -abs(held - 2 * n)


@rule
def prefer(s: State, player: int, answer: int) -> int:
    """A quick liking for an answer to the question now asked; more is better."""
    kind = asked(s)
    if answer == PASS:
        return 0
    if answer < ROW:
        return number_worth(s, player, kind, detail(s), answer - NUMBER)
    if answer < ROW + ROWS:
        return group_worth(s, player, answer - ROW)
    if answer < SHOP:
        return action_worth(s, player, detail(s), answer - ACTION)
    if answer < SQUARE:
        return prefer_shop(s, player, kind, second_detail(s), answer - SHOP)
    if answer < BUILDING:
        return square_worth(s, player, detail(s), answer - SQUARE)
    if answer < CARD:
        return build_worth(s, player, answer - BUILDING, detail(s) if kind == Decision.BUILD_BY_CARD else Waiver.NOTHING)
    if answer < CARD + CARDS:
        return prefer_card(s, player, kind, detail(s), second_detail(s), answer - CARD)
    if kind == Decision.KEEP:
        return keep_worth(s, player, detail(s))
    return s.gold[player] if answer == PIECE + Piece.GOLD else s.camels[player]


@rule
def prefer_shop(s: State, player: int, kind: int, cubes: int, shop: int) -> int:
    if kind == Decision.SEND_FIRST:
        return 1 if s.shop[shop] == player else 0
    return shop_worth(s, player, shop, cubes if kind == Decision.PLACE else 1)


@rule
def prefer_card(s: State, player: int, kind: int, row: int, dice: int, card: int) -> int:
    if kind == Decision.EXTRA_DIE:
        return extra_die_worth(s, player, row, dice)
    return card_worth(s, player, card)
