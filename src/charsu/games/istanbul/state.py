"""The whole table as one flat record."""

from __future__ import annotations

from ...core.record import Flow, See, cells, i8, i16, record
from .components import (
    CARDS,
    CELLS,
    COLOURS,
    DECK,
    DEMANDS,
    FIGURES,
    GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    LETTERS,
    MARKETS,
    NEUTRALS,
    PLACES,
    PLAYERS,
    TAVERN_TILES,
)  # fmt: skip


@record
class State(Flow):
    variant = cells(i8)  # row of the table TURN
    columns = cells(i8)
    places = cells(i8)  # how many lie on the board
    last_place = cells(i8)  # the highest number among them
    card_kinds = cells(i8)  # bonus cards of this kind or higher are not in the game
    cards_in_game = cells(i8)  # row of the table IN_GAME
    active = cells(i8)  # whose turn it is
    starter = cells(i8)  # who has the start-player marker
    turns = cells(i16)  # turns taken by all
    ending = cells(i8)  # 1: the last round
    # options of the table
    goal = cells(i8)  # rubies that end the game
    hidden_money = cells(i8)
    yellow_in_movement = cells(i8)  # 1: the yellow tile only in phase 1
    late_reshuffle = cells(i8)
    exactly_five = cells(i8)  # goods to sell with the small market card
    refill = cells(i8)  # 1: tracks that are sold out get rubies from the supply
    mild_layout = cells(i8)
    neutral_assistants = cells(i8)
    caravan_variant = cells(i8)
    # the board
    place_at = cells(i8, CELLS)  # number of the place on each cell
    row_of = cells(i8, PLACES + 1)  # the other way round; -1: not on the board
    column_of = cells(i8, PLACES + 1)
    merchant = cells(i8, PLAYERS)  # all pieces stand on numbers of places
    family = cells(i8, PLAYERS)
    figure = cells(i8, FIGURES)
    neutral_merchant = cells(i8, NEUTRALS)  # 0: not in play
    stack = cells(i8, PLAYERS)  # assistants under the merchant
    neutrals_in_stack = cells(i16, PLAYERS)  # bit i: the i-th from the bottom is neutral
    assistant = cells(i8, PLAYERS, PLACES + 1)  # own assistants lying on places
    neutral_assistant = cells(i8, PLACES + 1)
    # what lies on places
    wainwright_rubies = cells(i8)
    mosque_rubies = cells(i8, 2)
    tiles_taken = cells(i8, COLOURS)  # from each stack
    palace_price = cells(i8)
    palace_rubies = cells(i8)
    dealer_price = cells(i8)
    dealer_rubies = cells(i8)
    supply_rubies = cells(i8)
    mail = cells(i8)  # markers below
    demand = cells(i8, MARKETS, DEMANDS)  # tiles in the order they were seen
    demand_seen = cells(i8, MARKETS)
    demand_at = cells(i8, MARKETS)  # which of them is current
    # what players own
    lira = cells(i16, PLAYERS, see=See.OWNER, when="hidden_money")
    goods = cells(i8, PLAYERS, GOODS)
    extensions = cells(i8, PLAYERS)
    rubies = cells(i8, PLAYERS)
    tile = cells(i8, PLAYERS, COLOURS)
    hand = cells(i8, PLAYERS, CARDS, see=See.OWNER)  # bonus cards by kind
    hand_size = cells(i8, PLAYERS)
    deck = cells(i8, CARDS, see=See.NOBODY)
    deck_size = cells(i8)
    pile = cells(i8, DECK)  # discarded kinds, the last on top
    pile_size = cells(i8)
    caravan_leader = cells(i8)  # -1: the tile lies on the Caravansary
    # this turn
    dice = cells(i8, 2)
    yellow_used = cells(i8)
    figure_used = cells(i8, FIGURES)
    caravansary_visited = cells(i8)
    sold = cells(i8, GOODS)  # in the sale under way
    acting = cells(i8)  # 1: the turn is taken with the companion
    unbound = cells(i8)  # 1: a guild turn, in which nothing tied to a place may be used
    free_merchant = cells(i8)  # seat + 1 whose merchant is not paid
    # Mocha & Baksheesh
    mocha = cells(i8)  # 1: in the game
    coffee = cells(i16, PLAYERS)
    guild_hand = cells(i8, PLAYERS, GUILD_CARDS + 1, see=See.OWNER)
    guild_size = cells(i8, PLAYERS)
    guild_deck = cells(i8, GUILD_CARDS + 1, see=See.NOBODY)
    guild_deck_size = cells(i8)
    guild_pile = cells(i8, GUILD_CARDS + 1)
    tavern_tile = cells(i8, PLAYERS, TAVERN_TILES)
    tavern_taken = cells(i8, TAVERN_TILES)
    tavern_discount = cells(i8)  # coffee off the next tavern action
    baksheesh = cells(i8)  # 1: the reverse is up
    baksheesh_good = cells(i8, 2)  # demanded by either side
    barrier = cells(i8)  # 0: beside the board; else 1 + edge
    barrier_holder = cells(i8)  # -1: nobody
    coffee_price = cells(i8)
    coffee_rubies = cells(i8)
    # Letters & Seals
    letters = cells(i8)  # 1: in the game
    companion = cells(i8, PLAYERS)  # 0: general supply; -1: personal supply
    letter = cells(i8, PLAYERS, LETTERS)  # undelivered, by kind
    delivered = cells(i8, PLAYERS, LETTERS)
    undelivered = cells(i8)  # letters of all players
    letter_deck = cells(i8, LETTERS)  # known to all, as all other letters lie open
    letter_pile = cells(i8, LETTERS)
    letter_row = cells(i8)  # of the table LETTER_COPIES
    kiosk_tile = cells(i8, KIOSK_TILES)  # 0: in the stacks, 1: face up, 2: used up, 3: discarded
    society_visits = cells(i8)
    turn_bought = cells(i8)  # 1: by the active player, in this round
    bid = cells(i16)
    bidder = cells(i8)
