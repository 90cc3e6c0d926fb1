"""Istanbul as it lies in the box: printed numbers, no logic.

Sources are the facts of the rules ledger (FACT-A1 …), named beside each table. What is RECONSTRUCTED says so.
Sizes are those of the fullest game, the Grand Bazaar; loops run to the counts in the state.
"""

from __future__ import annotations

from .names import Card as Card
from .names import Decision as Decision
from .names import Deck as Deck
from .names import Event as Event
from .names import Figure as Figure
from .names import Good as Good
from .names import Place as Place
from .names import Step as Step
from .names import Stop as Stop
from .names import TavernTile as TavernTile
from .names import Tile as Tile
from .names import Variant as Variant

PLAYERS = 5  # the most
PLACES = 25
CELLS = 25
GOODS = 4  # coffee is none
CARDS = 33  # kinds of bonus cards
DECK = 72  # bonus cards in all
COLOURS = 4  # of mosque tiles
DEMANDS = 5  # tiles of one market
NEUTRALS = 3  # neutral merchants with two players
FIGURES = 4  # governor, smuggler, coffee trader, courier
MARKETS = 2
GUILD_CARDS = 20
TAVERN_TILES = 2  # kinds
LETTERS = 20  # kinds, by the place they name
KIOSK_TILES = 24


# --- 1.a Layouts, FACT-A1 to FACT-A3 ----------------------------------------

SHORT_PATHS = (15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16)
LONG_PATHS = (16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13)
IN_ORDER = tuple(range(1, 17))
FIRST_MOCHA = (16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13)  # MB-SETUP-02
FIRST_LETTERS = (16, 15, 22, 3, 10, 8, 1, 7, 21, 4, 2, 23, 6, 12, 9, 24, 11, 5, 14, 13)  # LS-SETUP-02, RECONSTRUCTED

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
MOCHA_COPIES = (2,) * 9
LETTERS_COPIES = (2,) * 14


IN_GAME = (  # cards of each kind, by deck
    (*COPIES, *(0,) * 9, *(0,) * 14),
    (*COPIES, *MOCHA_COPIES, *(0,) * 14),
    (*COPIES, *(0,) * 9, *LETTERS_COPIES),
    (*(0,) * 10, *(0,) * 9, *LETTERS_COPIES),
    (*COPIES, *MOCHA_COPIES, *LETTERS_COPIES),
)

# --- 1.h to 1.i The rest ----------------------------------------------------

CAPACITY = 2  # of each good, without extensions
EXTENSIONS = 3  # the most of one player
EXTENSION_PRICE = 7
STACK = 4  # assistants at the start
FIRST_LIRA = 2  # of the start player; each next one has 1 more
RUBIES_IN_BOX = 42  # Big Box; the first edition had 32
GOAL = (0, 0, 6, 5, 5, 5)  # rubies that end the game, by players
GOAL_WITH_EXPANSION = 6
FIRST_EDITION_RUBIES = 32
MEETING = 2  # lira to each merchant met
FEWEST_STEPS = (1, 3)  # of a movement, without and with the card; one more is fine: IST-MOVE-01, IST-MOVE-05
FEWEST_ANNOUNCED = 3  # IST-P09-01
TURNED_TO = 4  # IST-MOSQ-01: the face of a die that the red tile turns
CARD_LIRA = 5  # IST-CARD-20
FAMILY_REWARD = 3
FIGURE_PRICE = 2
EXTRA_GOOD_PRICE = 2
RECALL_PRICE = 2
TEA_CONSOLATION = 2
NEUTRAL_STARTS = (Place.SMALL_MOSQUE, Place.GREAT_MOSQUE, Place.GEMSTONE_DEALER)
WAREHOUSE_GOOD = (0, 0, Good.RED, Good.GREEN, Good.YELLOW)  # by place number, FACT-J1
BLACK_MARKET_PAYS = (0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3)  # blue goods by roll

# --- Expansions: what setup lays out -----------------------------------------


BOARD = (IN_ORDER, tuple(range(1, 21)), (*IN_ORDER, 21, 22, 23, 24), tuple(range(1, 26)))  # places by variant
COFFEE_FIRST = 6  # MB-SETUP-11, MB-P20-01: price of the first ruby of the Coffee House
COFFEE_LAST = 10
COFFEE_RUBIES = 5
LETTER_PLACE = (*IN_ORDER, 21, 22, 23, 24)  # the place a kind of letter names
GUILD_COPIES = ((0,) * (GUILD_CARDS + 1), (0, *(1,) * GUILD_CARDS))  # MB-SETUP-07: one of each, with Mocha & Baksheesh
LETTER_COPIES = (  # LS-SETUP-08: 36 letters
    (2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2),  # RECONSTRUCTED: two each, none for 7 and 12
    (*(2,) * 16, *(1,) * 4),  # equally possible
)
BAKSHEESH_GOODS = 3
BAKSHEESH_START = Good.YELLOW  # MB-SETUP-10
BAKSHEESH_REVERSE = Good.GREEN  # RECONSTRUCTED; red would fit as well

# --- Turn, one row per variant ----------------------------------------------

PHASES = (Decision.MOVE, Step.ASSISTANT, Step.MERCHANTS, Step.ACTION, Step.ENCOUNTERS, Step.FINISH, Step.END_TURN)
TURN = (
    (Step.NOTHING, *PHASES),
    (Step.NOTHING, *PHASES),
    (Step.COMPANION, *PHASES),
    (Step.COMPANION, *PHASES),
)
