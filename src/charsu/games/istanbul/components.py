"""Istanbul as it lies in the box: names and printed numbers, no logic.

Sources are the facts of the rules ledger (FACT-A1 …), named beside each table. Nothing here is RECONSTRUCTED.
"""

from __future__ import annotations

from ...core.names import names

PLAYERS = 5  # the most
PLACES = 16
CELLS = 16
GOODS = 4
CARDS = 10  # kinds of bonus cards
DECK = 26  # bonus cards in all
COLOURS = 4  # of mosque tiles
DEMANDS = 5  # tiles of one market
NEUTRALS = 3  # neutral merchants with two players
FIGURES = 2  # governor, smuggler
MARKETS = 2


@names
class Place:
    """The big number on each place tile; 0 is nowhere."""

    NOWHERE = 0
    WAINWRIGHT = 1
    FABRIC_WAREHOUSE = 2
    SPICE_WAREHOUSE = 3
    FRUIT_WAREHOUSE = 4
    POST_OFFICE = 5
    CARAVANSARY = 6
    FOUNTAIN = 7
    BLACK_MARKET = 8
    TEA_HOUSE = 9
    LARGE_MARKET = 10
    SMALL_MARKET = 11
    POLICE_STATION = 12
    SULTANS_PALACE = 13
    SMALL_MOSQUE = 14
    GREAT_MOSQUE = 15
    GEMSTONE_DEALER = 16


@names
class Good:
    RED = 0  # fabric
    GREEN = 1  # spice
    YELLOW = 2  # fruit
    BLUE = 3  # jewelry


@names
class Tile:
    """Mosque tiles by colour."""

    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3


@names
class Figure:
    GOVERNOR = 0
    SMUGGLER = 1


@names
class Card:
    """Bonus cards C1 to C10."""

    GOOD = 0
    FIVE_LIRA = 1
    FAR = 2
    STAY = 3
    RECALL = 4
    FAMILY = 5
    SMALL_MARKET = 6
    PALACE = 7
    POST_OFFICE = 8
    DEALER = 9


@names
class Step:
    """What happens by itself."""

    NOTHING = 0
    OPEN_DEMAND = 1
    BEGIN = 2
    TURN = 3
    ASSISTANT = 4
    MERCHANTS = 5
    MOVE_NEUTRAL = 6
    ACTION = 7
    REPEAT_ACTION = 8
    AFTER_ACTION = 9
    AFTER_ROLL = 10
    TEA_PAYOUT = 11
    BLACK_MARKET_PAYOUT = 12
    SECOND_CARD = 13
    AFTER_CARAVANSARY = 14
    ENCOUNTERS = 15
    USE_FIGURE = 16
    MOVE_FIGURE = 17
    FINISH = 18
    END_TURN = 19
    LAST_CARDS = 20
    GAME_OVER = 21
    PLACE_FIGURE = 22


@names
class Decision:
    """What somebody has to answer, chance included."""

    LAY = 128
    STARTER = 129
    DEMAND = 130
    ROLL = 131
    DRAW = 132
    MOVE = 133
    ASSISTANT = 134
    PAY = 135
    ACT = 136
    SELL = 137
    FETCH = 138
    TAKE_CARD = 139
    DISCARD = 140
    BEND = 141
    ANY_GOOD = 142  # of a card
    LOCAL_GOOD = 143  # of the Black Market
    EXTRA_GOOD = 144
    PAY_ANY = 145
    REPEAT = 146
    ENCOUNTER = 147
    REWARD = 148
    GOVERNOR_PRICE = 149
    SMUGGLER_GOOD = 150
    SMUGGLER_PRICE = 151
    RECALL = 152
    FINISH = 153
    LAST_CARDS = 154


@names
class Event:
    """What the log tells."""

    STARTS = 1
    PLACED = 2
    MOVED = 3
    STAYED = 4
    LEFT_ASSISTANT = 5
    LEFT_NEUTRAL = 6
    PICKED_UP = 7
    PICKED_UP_NEUTRAL = 8
    STOPPED = 9
    PAID_MERCHANT = 10
    GAINED_LIRA = 11
    PAID_LIRA = 12
    GAINED_GOOD = 13
    PAID_GOOD = 14
    LOST_GOOD = 15
    GAINED_RUBY = 16
    EXTENDED = 17
    MAIL = 18
    DREW = 19
    TOOK_FROM_PILE = 20
    DISCARDED = 21
    PLAYED = 22
    RECALLED = 23
    ROLLED = 24
    TURNED_DIE = 25
    ROLLED_AGAIN = 26
    ANNOUNCED = 27
    SOLD = 28
    DEMAND = 29
    SENT_FAMILY = 30
    CAUGHT_FAMILY = 31
    FAMILY_HOME = 32
    TOOK_TILE = 33
    FIFTH_ASSISTANT = 34
    USED_FIGURE = 35
    FIGURE_MOVED = 36
    NEUTRAL_MOVED = 37
    SHUFFLED = 38
    CARAVAN = 39
    LAST_ROUND = 40
    GAME_OVER = 41


# --- 1.a Layouts, FACT-A1 to FACT-A3 ----------------------------------------

SHORT_PATHS = (15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16)
LONG_PATHS = (16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13)
IN_ORDER = tuple(range(1, 17))

# --- 1.b Post Office, FACT-B1: goods R G Y B and lira by markers below ------

MAIL = (
    (0, 1, 1, 0, 2),
    (1, 0, 1, 0, 2),
    (1, 0, 1, 0, 3),
    (1, 0, 0, 1, 3),
    (1, 0, 0, 1, 4),
)

# --- 1.c Markets, FACT-C1 and FACT-C2: large first --------------------------

MARKET_PAYS = ((0, 3, 7, 12, 18, 25), (0, 2, 5, 9, 14, 20))
DEMAND = (
    ((2, 1, 0, 2), (1, 1, 0, 3), (2, 0, 1, 2), (1, 0, 1, 3), (1, 1, 1, 2)),
    ((1, 1, 2, 1), (1, 2, 1, 1), (1, 3, 1, 0), (1, 2, 2, 0), (0, 2, 2, 1)),
)

# --- 1.d Sultan's Palace, FACT-D1: goods R G Y B and any, by price ----------

PALACE_PRICE = (
    (0, 0, 0, 0, 0),
    (0, 0, 0, 1, 0),
    (1, 0, 0, 1, 0),
    (1, 1, 0, 1, 0),
    (1, 1, 1, 1, 0),
    (1, 1, 1, 1, 1),
    (1, 1, 1, 2, 1),
    (2, 1, 1, 2, 1),
    (2, 2, 1, 2, 1),
    (2, 2, 2, 2, 1),
    (2, 2, 2, 2, 2),
)
PALACE_LAST = 10
PALACE_FIRST = (0, 0, 5, 5, 4, 4)  # by players
PALACE_RUBIES = (0, 0, 6, 6, 7, 7)

# --- 1.e Gemstone Dealer, FACT-E1 -------------------------------------------

DEALER_LAST = 23
DEALER_FIRST = (0, 0, 15, 14, 12, 12)
DEALER_RUBIES = (0, 0, 9, 10, 12, 12)

# --- 1.f Mosque tiles, FACT-F1: required goods from the top, by players -----

MOSQUE_NEEDS = ((0,) * 5, (0,) * 5, (2, 4, 0, 0, 0), (2, 3, 4, 0, 0), (2, 3, 4, 5, 0), (2, 3, 4, 5, 0))
MOSQUE_RUBIES = (0, 0, 2, 3, 4, 4)
TILE_GOOD = (Good.RED, Good.GREEN, Good.BLUE, Good.YELLOW)  # by tile colour

# --- 1.g Bonus cards, FACT-G1 -----------------------------------------------

COPIES = (4, 4, 4, 2, 2, 2, 2, 2, 2, 2)

# --- 1.h to 1.i The rest ----------------------------------------------------

CAPACITY = 2  # of each good, without extensions
EXTENSIONS = 3  # the most of one player
EXTENSION_PRICE = 7
STACK = 4  # assistants at the start
FIRST_LIRA = 2  # of the start player; each next one has 1 more
RUBIES_IN_BOX = 42  # Big Box; the first edition had 32
GOAL = (0, 0, 6, 5, 5, 5)  # rubies that end the game, by players
MEETING = 2  # lira to each merchant met
FAMILY_REWARD = 3
FIGURE_PRICE = 2
EXTRA_GOOD_PRICE = 2
RECALL_PRICE = 2
TEA_CONSOLATION = 2
NEUTRAL_STARTS = (Place.SMALL_MOSQUE, Place.GREAT_MOSQUE, Place.GEMSTONE_DEALER)
WAREHOUSE_GOOD = (0, 0, Good.RED, Good.GREEN, Good.YELLOW)  # by place number, FACT-J1
BLACK_MARKET_PAYS = (0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3)  # blue goods by roll

# --- Turn, one row per variant ----------------------------------------------

TURN = ((Decision.MOVE, Step.ASSISTANT, Step.MERCHANTS, Step.ACTION, Step.ENCOUNTERS, Step.FINISH, Step.END_TURN),)

# --- When cards may be played -----------------------------------------------


@names
class Window:
    """Moments of the own turn, as the cards tell them apart."""

    NONE = 0
    MOVE = 1  # phase 1, before moving
    ARRIVED = 2  # phase 1, before the assistant step
    BETWEEN = 3  # between phases, directly before or after an action
    ACTION = 4  # while the action of a place is carried out
    ENCOUNTER = 5  # while an encounter is dealt with
    LAST = 6  # after the last turn


# One row per kind of card, one column per window; 1: its text allows it there.
CARD_WINDOW = (
    (0, 1, 1, 1, 0, 1, 1),  # IST-CARD-10 a good: not while a place action is carried out
    (0, 1, 1, 1, 1, 1, 1),  # IST-CARD-20 five lira: at any moment
    (0, 1, 0, 0, 0, 0, 0),  # IST-CARD-30 far: in phase 1
    (0, 1, 0, 0, 0, 0, 0),  # IST-CARD-40 stay: in phase 1
    (0, 1, 1, 0, 0, 0, 0),  # IST-CARD-50 recall: in phase 1
    (0, 1, 1, 1, 1, 1, 1),  # IST-CARD-60 family member home: at any moment
    (0, 0, 0, 1, 0, 0, 0),  # IST-CARD-70 small market: as its action begins
    (0, 0, 0, 1, 0, 0, 0),  # IST-CARD-80 palace once more: right after its action
    (0, 0, 0, 1, 0, 0, 0),  # IST-CARD-80 post office once more
    (0, 0, 0, 1, 0, 0, 0),  # IST-CARD-80 dealer once more
)

# By decision, from Decision.LAY on.
DECISION_WINDOW = (
    Window.NONE,  # lay
    Window.NONE,  # starter
    Window.NONE,  # demand
    Window.NONE,  # roll
    Window.NONE,  # draw
    Window.MOVE,  # move
    Window.ARRIVED,  # assistant
    Window.BETWEEN,  # pay
    Window.BETWEEN,  # act
    Window.ACTION,  # sell
    Window.ACTION,  # fetch
    Window.ACTION,  # take card
    Window.ACTION,  # discard
    Window.ACTION,  # bend
    Window.NONE,  # any good, of a card being played
    Window.ACTION,  # local good
    Window.ACTION,  # extra good
    Window.ACTION,  # pay any
    Window.BETWEEN,  # repeat
    Window.BETWEEN,  # encounter
    Window.ENCOUNTER,  # reward
    Window.ENCOUNTER,  # governor price
    Window.ENCOUNTER,  # smuggler good
    Window.ENCOUNTER,  # smuggler price
    Window.NONE,  # recall, of a card or tile being used
    Window.BETWEEN,  # finish
    Window.LAST,  # last cards
)

# The card that repeats the action of a place, by number of the place; -1: none does.
REPEAT_CARD = (-1, -1, -1, -1, -1, Card.POST_OFFICE, -1, -1, -1, -1, -1, -1, -1, Card.PALACE, -1, -1, Card.DEALER)
