"""Pieces as they lie in the box: names and printed numbers, no logic."""

from __future__ import annotations

from ...core.names import names

PLAYERS = 4  # [YSP-SETUP-01] for two to four players
NOBODY = -1

QUARTERS, SOUKS, SHOPS, SQUARES, ROWS, BUILDINGS, CARDS, FACES = 4, 14, 47, 29, 6, 6, 9, 6
LINES, PLACES = 3, 12  # of the Caravan
DAYS, WEEKS = 7, 3  # [YSP-FLOW-01] three weeks of seven days
YELLOW_DICE = 3
WHITE_DICE = (0, 0, 8, 9, 9)  # [YSP-SETUP-09] [YSP-2P-01] by number of players
START_GOLD = 2
COPIES = 2  # of every kind of card
CARD_CAMELS = 3  # YSP-CARD-07
CARD_GOLD = 3  # YSP-CARD-08
STOCK_GOLD, STOCK_CAMELS, OWN_CUBES = 25, 25, 24  # the 25th cube marks the score


@names
class Row:
    """[YSP-TOWER-01] The rows of the Tower from bottom to top."""

    CAMELS = 0
    BAG = 1
    BARREL = 2
    CHEST = 3
    VASE = 4
    GOLD = 5


@names
class Quarter:
    """A quarter's row in the Tower is one higher."""

    BAG = 0
    BARREL = 1
    CHEST = 2
    VASE = 3


@names
class Souk:
    """[YSP-SOUK-01] The shops of one colour in one quarter."""

    BAG_WHITE = 0
    BAG_BLUE = 1
    BAG_YELLOW = 2
    BAG_PINK = 3
    BARREL_WHITE = 4
    BARREL_BLUE = 5
    BARREL_YELLOW = 6
    BARREL_PINK = 7
    CHEST_BLUE = 8
    CHEST_YELLOW = 9
    CHEST_PINK = 10
    VASE_BLUE = 11
    VASE_YELLOW = 12
    VASE_ORANGE = 13


SOUK_QUARTER = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3)
SOUK_SIZE = (3, 4, 5, 6, 2, 3, 4, 5, 2, 3, 4, 1, 2, 3)
SOUK_POINTS = (3, 4, 6, 8, 3, 4, 6, 8, 4, 6, 8, 4, 6, 12)
SOUK_START = tuple(sum(SOUK_SIZE[:souk]) for souk in range(SOUKS))  # its first shop
QUARTER_START = (0, 4, 8, 11, 14)  # its first souk
SHOP_SOUK = tuple(souk for souk in range(SOUKS) for _ in range(SOUK_SIZE[souk]))


@names
class Arm:
    """The four streets that meet at the centre; all are dead ends."""

    WEST = 0
    EAST = 1
    NORTH = 2
    SOUTH = 3


CENTRE = 0
ARM_LENGTH = (10, 7, 4, 7)
ARM_START = (1, 11, 18, 22)  # its square next to the centre
SQUARE_ARM = (Arm.WEST, *(arm for arm in range(4) for _ in range(ARM_LENGTH[arm])))
SQUARE_STEPS = (0, *(step for arm in range(4) for step in range(1, ARM_LENGTH[arm] + 1)))  # to the centre

BAG, BARREL, CHEST, VASE = 0, 18, 32, 41  # the first shop of a quarter; the table below counts from these
BESIDE = (  # the shops beside each square, the centre first, then outward along west, east, north and south
    (NOBODY, NOBODY),
    (BAG + 1, NOBODY), (CHEST + 1, NOBODY), (BAG + 0, NOBODY), (CHEST + 0, NOBODY), (BAG + 8, NOBODY),
    (CHEST + 4, NOBODY), (BAG + 7, NOBODY), (CHEST + 3, NOBODY), (BAG + 12, NOBODY), (CHEST + 2, NOBODY),
    (VASE + 0, BARREL + 0), (BARREL + 1, NOBODY), (VASE + 3, NOBODY), (BARREL + 5, NOBODY), (VASE + 4, NOBODY),
    (BARREL + 6, NOBODY), (VASE + 5, NOBODY),
    (VASE + 0, NOBODY), (CHEST + 5, NOBODY), (VASE + 1, NOBODY), (CHEST + 6, NOBODY),
    (BAG + 1, BARREL + 0), (BAG + 2, NOBODY), (BARREL + 2, NOBODY), (BAG + 3, NOBODY), (BARREL + 9, NOBODY),
    (BAG + 4, NOBODY), (BARREL + 10, NOBODY),
)  # fmt: skip

LINE_POINTS = (2, 1, 0)  # [YSP-CARAVAN-03] for a cube on the bottom, middle and top line


@names
class Building:
    """[YSP-BUILD-01] The six buildings of an individual board."""

    PADDOCK = 0
    SHOP = 1
    HAMMAM = 2
    CARAVANSERAI = 3
    BAZAAR = 4
    HOIST = 5


PRICE_CAMELS = (2, 2, 2, 3, 4, 4)  # [YSP-BUILD-04]
PRICE_GOLD = (0, 2, 2, 3, 4, 4)
BUILDING_POINTS = (0, 0, 5, 5, 5, 10)  # [YSP-BUILD-05] for a player's first to sixth building
FREE_STEPS = 3  # of the Hammam
BAZAAR_POINTS = 2


@names
class Card:
    """The nine kinds of cards."""

    THREE_CAMELS = 0
    THREE_GOLD = 1
    EXCHANGE = 2
    GOODS_TO_CITY = 3
    GOODS_TO_CARAVAN = 4
    SELL_CAMELS = 5
    SELL_GOLD = 6
    BUILD_WITHOUT_CAMELS = 7
    BUILD_WITHOUT_GOLD = 8


MOST_CAMELS_SOLD, POINTS_PER_CAMEL = 4, 2
MOST_GOLD_SOLD, POINTS_PER_GOLD = 10, 1


@names
class Action:
    """[YSP-ACT-03] What a group of dice can be used for; building only with two players."""

    MAIN = 0
    SUPERVISOR = 1
    CARD = 2
    BUILD = 3


@names
class Piece:
    GOLD = 0
    CAMEL = 1


@names
class Waiver:
    """What a building card spares its player."""

    NOTHING = 0
    CAMELS = 1
    GOLD = 2


@names
class Step:
    """What happens by itself."""

    DAY = 1
    ROLLING = 2
    FILL_TOWER = 3
    TURN = 4
    MAIN_ACTION = 5
    PLACE_GOODS = 6
    SEND = 7
    LOAD = 8
    CARAVAN_FULL = 9
    SCORE_CARAVAN = 10
    DRAW_CARD = 11
    BUILDING = 12
    LAST_CARDS = 13
    TURN_OVER = 14
    DAY_OVER = 15
    SCORE_CITY = 16
    WEEK_OVER = 17


@names
class Decision:
    """What somebody has to answer, chance included."""

    FIRST_PLAYER = 128
    BUY_DICE = 129
    ROLL = 130
    GROUP = 131
    ACTION = 132
    EXTRA_DIE = 133
    PLACE = 134
    MOVE = 135
    SEND_FIRST = 136
    KEEP = 137
    DRAW = 138
    BUILD = 139
    BUILD_INSTEAD = 140
    BUILD_BY_CARD = 141
    END_TURN = 142
    CITY = 143
    EXCHANGE = 144
    EXCHANGE_NUMBER = 145
    SELL = 146


@names
class Event:
    DAY = 1
    BOUGHT_DICE = 2
    TOWER = 3
    TOOK_GROUP = 4
    NO_GROUP = 5
    DISCARDED = 6
    TOOK_CAMELS = 7
    TOOK_GOLD = 8
    PLACED = 9
    LOST_GOODS = 10
    MOVED_SUPERVISOR = 11
    KEPT = 12
    SENT = 13
    LOADED = 14
    CARAVAN_FULL = 15
    CARAVAN_SCORED = 16
    RESHUFFLED = 17
    DREW = 18
    DREW_NOTHING = 19
    BUILT = 20
    PLAYED = 21
    GAVE_GOLD = 22
    GAVE_CAMELS = 23
    SOLD_CAMELS = 24
    SOLD_GOLD = 25
    YELLOW_REMOVED = 26
    CITY_SCORED = 27
    WEEK_OVER = 28
    GAME_OVER = 29
