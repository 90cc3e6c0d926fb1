"""The words of Istanbul as numbers: places, cards, steps, decisions, events."""

from __future__ import annotations

from ...core.names import names


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
    ROASTING_PLANT = 17
    GUILD_HALL = 18
    TAVERN = 19
    COFFEE_HOUSE = 20
    EMBASSY = 21
    KIOSK = 22
    AUCTION_HOUSE = 23
    SECRET_SOCIETY = 24
    CATACOMBS = 25


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
    COFFEE_TRADER = 2
    COURIER = 3


@names
class TavernTile:
    MOVEMENT = 0
    ENCOUNTER = 1


@names
class Card:
    """Bonus cards: C1 to C10, then those of Mocha & Baksheesh, then those of Letters & Seals."""

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
    COFFEE = 10  # MB-CARD-01
    GUILD_CARD = 11
    COFFEE_SALE = 12
    EXCHANGE = 13
    DICE = 14
    SIX = 15
    CORNER = 16
    WAINWRIGHT = 17
    COFFEE_HOUSE = 18  # MB-CARD-09
    LETTER = 19  # LS-CARD-01
    DICE_TOTAL = 20
    GOOD_SALE = 21
    RED_AND_LIRA = 22  # LS-CARD-04
    GREEN_AND_LIRA = 23
    YELLOW_AND_LIRA = 24
    COPY = 25
    FAMILY_WALK = 26
    TO_MERCHANT = 27
    COMPANION_FAR = 28
    FIGURE = 29
    MOSQUE = 30
    SECRET_SOCIETY = 31
    ANYWHERE = 32  # LS-CARD-12


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
    DRAW_CARDS = 23  # from here on of the expansions
    DRAW_GUILD = 24
    DRAW_LETTERS = 25
    GUILD_PLAYED = 26
    SEND_FAMILY_HOME = 27
    GUILD_MARKET_PAYOUT = 28
    GUILD_TEA_PAYOUT = 29
    DICE_PAYOUT = 30
    DICE_TOTAL_PAYOUT = 31
    COMPANION = 32
    REVEAL = 33
    PICKS = 34
    KIOSK_CLOSES = 35
    KIOSK_PAYOUT = 36
    BIDS = 37
    AUCTION_ENDS = 38
    NEXT_PLAYER = 39
    SOCIETY_REWARD = 40


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
    COMPANION = 155  # from here on of the expansions
    LEAP = 156
    COMPANION_FAR = 157
    FAMILY_STEP = 158
    DRAW_GUILD = 159
    DRAW_LETTER = 160
    GOOD_OR_COFFEE = 161
    DIFFERENT_GOODS = 162
    TWO_GOODS = 163
    ANNOUNCE = 164
    GUILD_TILE = 165
    ANY_ACTION = 166
    ROAST = 167
    DISCARD_GUILD = 168
    BARRIER = 169
    BESIDE = 170
    RUBY = 171
    TRADER_PRICE = 172
    COURIER_PRICE = 173
    GIVE = 174
    TAKE = 175
    SIX = 176
    CARD_PRICE = 177
    CARD_FIGURE = 178
    DOUBLE_TURN = 179
    SEALS = 180
    REVEAL = 181
    PICK = 182
    KIOSK = 183
    ROLL_ONE = 184
    BID = 185
    CATACOMBS = 186
    ACT_NOW = 187


@names
class Stop:
    """Why a turn ends before its end."""

    WISHED = 0
    NO_ASSISTANT = 1
    NO_MONEY = 2


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
    GAINED_COFFEE = 42  # from here on of the expansions
    PAID_COFFEE = 43
    DREW_GUILD = 44
    DISCARDED_GUILD = 45
    PLAYED_GUILD = 46
    GUILD_SHUFFLED = 47
    TOOK_TAVERN_TILE = 48
    BARRIER = 49
    BAKSHEESH = 50
    GOT_LETTER = 51
    DELIVERED = 52
    PAID_LETTER = 53
    PAID_DELIVERED = 54
    LETTERS_SHUFFLED = 55
    COMPANION_AT_HAND = 56
    COMPANION_PLACED = 57
    COMPANION_MOVED = 58
    FAMILY_MOVED = 59
    MERCHANT_PUT = 60
    BOUGHT_TURN = 61
    REVEALED = 62
    PICKED = 63
    KIOSK_SHUFFLED = 64
    ROLLED_ONE = 65
    BID = 66
    WON_AUCTION = 67
    PAID_PLAYER = 68
    COPIED = 69


@names
class Deck:
    """Which bonus cards are in the game."""

    BASE = 0
    MOCHA = 1  # MB-SETUP-05: 44
    LETTERS = 2  # LS-SETUP-04: 54
    LETTERS_ALONE = 3  # LS-SETUP-04: 28
    ALL = 4  # GB-03: 72


@names
class Variant:
    BASE = 0
    MOCHA = 1
    LETTERS = 2
    GRAND_BAZAAR = 3
