"""What the expansions print: prices and rewards. What is RECONSTRUCTED says so."""

from __future__ import annotations

from ..components import LETTER_PLACE, PLACES, Good

# --- Mocha & Baksheesh ---------------------------------------------------------

ROAST_LIRA = 2  # MB-P17-01
ROAST_COFFEE = 2
TAVERN_PRICE = (1, 2, 3, 4)  # MB-P19-02: coffee for the tiles of a stack from the top
BARRIER_PRICE = 2  # MB-BARRIER-01
BAKSHEESH_PRICE = 4  # MB-P19-04
GUILD_MARKET_PAYS = (0, 0, 0, 0, 1, 1, 1, 3, 3, 3, 3, 3, 3)  # MB-GUILD-08: blue goods by roll
GUILD_SALE = (0, 15, 20)  # MB-GUILD-10, MB-GUILD-11
GUILD_PALACE_GOODS = 6  # MB-GUILD-13
GUILD_DEALER_LIRA = 15  # MB-GUILD-16

GUILD_MAIL_LIRA = 4  # MB-GUILD-05
GUILD_BONUS_CARDS = 3  # MB-GUILD-06
GUILD_BLACK_GOODS = 2  # MB-GUILD-08
GUILD_ROAST_COFFEE = 5  # MB-GUILD-17
GUILD_HALL_CARDS = 2  # MB-GUILD-18
CARD_COFFEE = 2  # MB-CARD-01
GUILD_CARD_COFFEE = 2  # MB-CARD-02
COFFEE_SALE = 8  # MB-CARD-03

# MB-CARD-05 by face of each die: lira, coffee, goods of choice. RECONSTRUCTED
DICE_REWARD = ((0, 0, 0), (2, 0, 0), (2, 0, 0), (0, 1, 0), (0, 1, 0), (0, 0, 1), (0, 0, 1))

# --- Letters & Seals -----------------------------------------------------------

TURN_SEALS = 3  # LS-DOUBLE-01
SOCIETY_SEALS = 6  # LS-P24-01
SOCIETY_LIRA = (3, 2, 1, 0)  # LS-P24-02: by earlier visits
PLACE_LETTER = tuple(LETTER_PLACE.index(place) if place in LETTER_PLACE else -1 for place in range(PLACES + 1))
ANYWHERE_PRICE = 3  # LS-CARD-12
GOOD_SALE = 7  # LS-CARD-03
GOOD_CARD_LIRA = 3  # LS-CARD-04
EMBASSY_LETTERS = 2  # LS-P21-01

# LS-CARD-02 by total: lira, goods-or-coffee of choice, letters. RECONSTRUCTED
DICE_TOTAL_REWARD = (*((3, 0, 0),) * 6, *((2, 1, 0),) * 3, *((3, 0, 1),) * 4)

# LS-KIOSK-01 to LS-KIOSK-12 as far as they simply give: good (-1: none), how many, lira.
KIOSK_GIFT = (
    (Good.YELLOW, 1, 1),
    (Good.GREEN, 1, 1),
    (Good.RED, 1, 1),
    (Good.YELLOW, 2, 0),
    (Good.GREEN, 2, 0),
    (Good.RED, 2, 0),
    (Good.YELLOW, 1, 0),
    (Good.GREEN, 1, 0),
    (Good.RED, 1, 0),
    (Good.BLUE, 1, 0),
    (-1, 0, 0),
    (-1, 0, 2),
    (-1, 0, 2),  # K13: these lira or a coffee
    (-1, 0, 3),  # K14
)
KIOSK_EXTENSION_LIRA = 10  # LS-KIOSK-17
KIOSK_EXTENSION_GOODS = (1, 1, 1, 0)  # LS-KIOSK-18, goods R G Y B. RECONSTRUCTED
KIOSK_BUY = 2  # lira paid for a letter, a good or a card: LS-KIOSK-22, LS-KIOSK-23, LS-KIOSK-24
KIOSK_SELL = 3  # lira taken for one
