"""How a sensible merchant thinks, on one page: what things are worth, and what to answer. One lira counts ten."""

from __future__ import annotations

from ...core.flow import asked, detail, next_detail, next_kind
from ...core.rule import rule
from .answers import (
    ACT,
    AGAIN,
    ALL,
    ASSISTANT,
    CARD,
    CELL,
    COFFEE,
    DECK,
    DIE,
    FIGURE,
    GOOD,
    LATER,
    LEAVE,
    LIRA,
    NUMBER,
    PASS,
    PICK_UP,
    PICK_UP_NEUTRAL,
    PILE,
    PLACE,
    PLAY,
    PLAYER,
    STOP,
    TILE,
    YELLOW_TILE,
)  # fmt: skip
from .board import assistants_out, cart_complete, families_met, merchants_met, steps_between
from .components import (
    BLACK_MARKET_PAYS,
    CARDS,
    DEMAND,
    EXTENSION_PRICE,
    FIGURES,
    GOODS,
    MAIL,
    MARKET_PAYS,
    MEETING,
    MOSQUE_NEEDS,
    NEUTRALS,
    PLACES,
    TILE_GOOD,
    WAREHOUSE_GOOD,
    Card,
    Decision,
    Figure,
    Place,
    Step,
    Tile,
)  # fmt: skip
from .expansions.greedy import coffee_house_payable, prefer_new_answer, prefer_new_card, worth_of_expansions, worth_of_new_place
from .gains import capacity, goods_in_cart
from .places.rubies import dealer_payable, palace_payable
from .state import State

RUBY = 300
GOOD_WORTH = (24, 24, 24, 36)
CARD_WORTH = (30, 50, 25, 25, 20, 30, 40, 45, 40, 50) + (35,) * (CARDS - 10)  # by kind of card
TILE_WORTH = (100, 90, 120, 70)  # by colour
EXTENSION = 80
TEA = (0, 0, 0, 29, 37, 43, 48, 49, 45, 39, 33, 27, 23)  # what announcing a number brings on average

KEPT_RUBY, LAST_RUBY = 170, 150  # every ruby, and more for the last three
KEPT_CART = (0, 180, 370, 340)  # by extensions; the third one has brought its ruby
KEPT_GOOD = (13, 16, 18, 37)
KEPT_TILE = (90, 23, 89, 22)

# --- The whole position ------------------------------------------------------


@rule
def value(s: State, player: int) -> int:
    """What a player has, by how often it was seen with the winners of games played by this page: the last rubies above all."""
    rubies = s.rubies[player]
    total = KEPT_RUBY * rubies + LAST_RUBY * max(0, rubies - s.goal + 3) + KEPT_CART[s.extensions[player]]
    total += 10 * s.lira[player] + 11 * s.hand_size[player] + 12 * min(s.stack[player], 3)
    for good in range(GOODS):
        total += KEPT_GOOD[good] * s.goods[player][good]
    for colour in range(len(KEPT_TILE)):
        total += KEPT_TILE[colour] * s.tile[player][colour]
    if s.mocha or s.letters:
        total += worth_of_expansions(s, player)
    return total


@rule
def turns_taken(s: State) -> int:
    """By all players together."""
    return s.turns


@rule
def brings_ruby(s: State, player: int, place: int) -> bool:
    """Could the player take a ruby there at once?"""
    if place == Place.GEMSTONE_DEALER:
        return dealer_payable(s, player)
    if place == Place.SULTANS_PALACE:
        return palace_payable(s, player)
    if place == Place.WAINWRIGHT:
        return s.extensions[player] == 2 and s.lira[player] >= EXTENSION_PRICE
    return place == Place.COFFEE_HOUSE and coffee_house_payable(s, player)


# --- What the action of a place is worth ------------------------------------


@rule
def goods_gained(s: State, player: int, good: int, n: int) -> int:
    room = capacity(s, player) - s.goods[player][good]
    return GOOD_WORTH[good] * max(0, min(n, room))


@rule
def worth(s: State, player: int, place: int) -> int:
    """What carrying out the action of a place brings now; the Police Station is judged by where it sends to."""
    if place > Place.GEMSTONE_DEALER:
        return worth_of_new_place(s, player, place)
    if place in (Place.FABRIC_WAREHOUSE, Place.SPICE_WAREHOUSE, Place.FRUIT_WAREHOUSE):
        return goods_gained(s, player, WAREHOUSE_GOOD[place], 5)
    if place in (Place.LARGE_MARKET, Place.SMALL_MARKET):
        return worth_of_sale(s, player, place - Place.LARGE_MARKET)
    if place in (Place.SMALL_MOSQUE, Place.GREAT_MOSQUE):
        return worth_of_mosque(s, player, place - Place.SMALL_MOSQUE)
    if place == Place.POST_OFFICE:
        return worth_of_mail(s, player)
    if place == Place.BLACK_MARKET:
        return 24 + goods_gained(s, player, 3, 1)
    if place == Place.TEA_HOUSE:
        return 60 if s.tile[player][Tile.RED] else 49
    if place == Place.CARAVANSARY:
        return 40
    if place == Place.FOUNTAIN:
        return assistants_out(s, player) * (30 if s.stack[player] == 0 else 15 if s.stack[player] == 1 else 4)
    if place == Place.WAINWRIGHT and s.lira[player] >= EXTENSION_PRICE and not cart_complete(s, player):
        return RUBY if s.extensions[player] == 2 else EXTENSION + 20
    return RUBY if brings_ruby(s, player, place) else 0


@rule
def worth_of_sale(s: State, player: int, market: int) -> int:
    """The price, less what the goods would be worth elsewhere."""
    n = 0
    for good in range(GOODS):
        n += min(s.goods[player][good], DEMAND[market][s.demand[market][s.demand_at[market]]][good])
    return 10 * MARKET_PAYS[market][min(n, 5)] - 18 * n


@rule
def worth_of_mosque(s: State, player: int, mosque: int) -> int:
    best = 0
    for colour in range(2 * mosque, 2 * mosque + 2):
        needs = MOSQUE_NEEDS[s.players][s.tiles_taken[colour]]
        if needs > 0 and s.tile[player][colour] == 0 and s.goods[player][TILE_GOOD[colour]] >= needs:
            pair = s.tile[player][2 * mosque] + s.tile[player][2 * mosque + 1]
            best = max(best, RUBY if pair == 1 else TILE_WORTH[colour] + 30)
    return best


@rule
def worth_of_mail(s: State, player: int) -> int:
    total = 10 * MAIL[s.mail][GOODS]
    for good in range(GOODS):
        total += goods_gained(s, player, good, MAIL[s.mail][good])
    return total


@rule
def best_errand(s: State, player: int) -> int:
    """What the family member could bring."""
    best = 0
    for place in range(1, PLACES + 1):
        if s.row_of[place] >= 0 and place != Place.FOUNTAIN:
            best = max(best, worth(s, player, place))
    return best


# --- Where to go -------------------------------------------------------------


@rule
def visit(s: State, player: int, place: int) -> int:
    """What going to a place brings in this turn and makes possible in the next."""
    total = chances_from(s, player, place) // 3
    if place == Place.FOUNTAIN:
        return total + worth(s, player, place)
    help_there = s.assistant[player][place] + s.neutral_assistant[place]
    fee = MEETING * merchants_at(s, player, place)
    if help_there + s.stack[player] == 0 or s.lira[player] < fee:
        return total - 60
    total += 25 if help_there else -12 if s.stack[player] > 1 else -25
    if place == Place.POLICE_STATION and s.family[player] == place:
        total += best_errand(s, player) - 15
    return total + worth(s, player, place) + company(s, player, place) - 10 * fee


@rule
def chances_from(s: State, player: int, place: int) -> int:
    """The best errand within the next two steps."""
    best = 0
    for goal in range(1, PLACES + 1):
        if s.row_of[goal] >= 0 and goal != place:
            steps = steps_between(s, place, goal)
            if steps <= 2 or (steps <= 4 and brings_ruby(s, player, goal)):
                best = max(best, worth(s, player, goal) // ((steps + 1) // 2))
    return best


@rule
def merchants_at(s: State, player: int, place: int) -> int:
    met = 0
    for other in range(s.players):
        if other != player and s.merchant[other] == place:
            met += 1
    for i in range(NEUTRALS):
        if s.neutral_merchant[i] == place:
            met += 1
    return met


@rule
def company(s: State, player: int, place: int) -> int:
    """Family members to catch, governor and smuggler."""
    total = 0
    for other in range(s.players):
        if other != player and s.family[other] == place and place != Place.POLICE_STATION:
            total += 30
    for figure in range(FIGURES):
        if s.figure[figure] == place:
            total += 15
    return total


@rule
def best_far(s: State, player: int) -> int:
    """The best place three or four steps away."""
    best = -100
    for place in range(1, PLACES + 1):
        if s.row_of[place] >= 0 and 3 <= steps_between(s, s.merchant[player], place) <= 4:
            best = max(best, visit(s, player, place))
    return best


# --- What to answer ----------------------------------------------------------


@rule
def prefer(s: State, player: int, answer: int) -> int:
    """How good an answer looks. Passing counts 0; what costs nothing and brings something counts more."""
    if answer >= COFFEE:
        return prefer_new_answer(answer)
    decision = asked(s)
    if PLAY <= answer < TILE:
        return prefer_card(s, player, answer - PLAY, decision)
    if answer == YELLOW_TILE:
        return 200 if s.stack[player] == 0 and decision == Decision.MOVE else -50
    if PLACE <= answer < ASSISTANT:
        place = answer - PLACE
        return visit(s, player, place) if decision == Decision.MOVE else worth(s, player, place)
    if GOOD <= answer < NUMBER:
        return prefer_good(s, player, answer - GOOD, decision)
    if answer in (LIRA, STOP):
        return prefer_paying(s, player, answer, decision)
    if decision == Decision.BEND:
        return prefer_bend(s, answer)
    return prefer_simple(s, player, answer)


@rule
def prefer_simple(s: State, player: int, answer: int) -> int:
    """Answers that are worth the same wherever they are possible."""
    if answer in (ACT, ALL):
        return 100
    if answer in (PICK_UP, PICK_UP_NEUTRAL):
        return 60
    if answer in (LEAVE, LATER):
        return 50
    if answer == DECK:
        return 32
    if answer == PILE:
        return CARD_WORTH[s.pile[s.pile_size - 1]]
    if CARD <= answer < PLAY:
        return -CARD_WORTH[answer - CARD]
    if NUMBER <= answer < CARD:
        return TEA[answer - NUMBER - 1] if s.tile[player][Tile.RED] else TEA[answer - NUMBER]
    if TILE <= answer < DIE:
        return 100 + TILE_WORTH[answer - TILE]
    if ASSISTANT <= answer < GOOD:
        return 20 + steps_between(s, s.merchant[player], answer - ASSISTANT)
    if PLAYER <= answer < FIGURE:
        return 80
    if FIGURE <= answer < CELL:
        return 10 if answer == FIGURE + Figure.GOVERNOR or goods_in_cart(s, player) < 2 * capacity(s, player) else -10
    return 0


@rule
def prefer_card(s: State, player: int, card: int, decision: int) -> int:
    """Money, errands and second actions at once; a good when one is missing; the rest when it pays."""
    if card >= Card.COFFEE:
        return prefer_new_card(card)
    if decision == Decision.LAST_CARDS or card in (Card.FIVE_LIRA, Card.PALACE, Card.POST_OFFICE, Card.DEALER):
        return 300
    if card == Card.FAMILY:
        return 250
    if card == Card.GOOD:
        return 240 if goods_gained(s, player, 3, 1) and decision == Decision.MOVE else -20
    if card == Card.FAR:
        return best_far(s, player) - 40
    if card == Card.STAY:
        return visit(s, player, s.merchant[player]) - 40
    if card == Card.RECALL:
        return 230 if s.stack[player] == 0 else -20
    return 10 * MARKET_PAYS[1][min(5, goods_in_cart(s, player))] - 60 - worth_of_sale(s, player, 1)


@rule
def prefer_good(s: State, player: int, good: int, decision: int) -> int:
    """Take what has room and is scarce; pay with what is plenty; sell to the full number."""
    have = s.goods[player][good]
    if decision in (Decision.PAY_ANY, Decision.SMUGGLER_PRICE):
        return 4 * have - GOOD_WORTH[good]
    if decision == Decision.SELL:
        return 10 + 4 * have - GOOD_WORTH[good] // 8
    if decision == Decision.ACT and detail(s) in (Place.LARGE_MARKET, Place.SMALL_MARKET):
        return 20
    gained = goods_gained(s, player, good, 1)
    if decision == Decision.EXTRA_GOOD:
        return gained - 22
    return 3 * gained - 5 * have


@rule
def prefer_paying(s: State, player: int, answer: int, decision: int) -> int:
    """Pay merchants for an action worth it, figures and rewards by their price."""
    if answer == STOP:
        return 0
    if decision == Decision.PAY:
        place = s.merchant[player]
        errand = best_errand(s, player) if place == Place.POLICE_STATION else worth(s, player, place)
        return errand - 10 * MEETING * merchants_met(s, player) + 10 * families_met(s, player)
    return 30 if decision == Decision.REWARD else -18


@rule
def prefer_bend(s: State, answer: int) -> int:
    """What the dice bring as they lie, with a die turned to 4, or on average."""
    roll = s.dice[0] + s.dice[1]
    if DIE <= answer < DIE + 2:
        roll += 4 - s.dice[answer - DIE]
    if next_kind(s) == Step.TEA_PAYOUT:
        if answer == AGAIN:
            return TEA[next_detail(s)]
        return 10 * next_detail(s) if roll >= next_detail(s) else 20
    if answer == AGAIN:
        return 34
    return 36 * BLACK_MARKET_PAYS[roll] + (1 if answer == PASS else 0)
