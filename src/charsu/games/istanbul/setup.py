"""From options to the first position; chance is asked through frames."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.choices import Choices, allow
from ...core.errors import BadOption
from ...core.flow import CHANCE, ask, todo
from ...core.game import Option, choice, flag, number
from ...core.notes import note
from ...core.rule import rule
from .answers import PLAYER
from .components import (
    BAKSHEESH_REVERSE,
    BAKSHEESH_START,
    BOARD,
    COFFEE_FIRST,
    COFFEE_RUBIES,
    DEALER_FIRST,
    DEALER_RUBIES,
    FIRST_EDITION_RUBIES,
    FIRST_LETTERS,
    FIRST_LIRA,
    FIRST_MOCHA,
    GOAL,
    GOAL_WITH_EXPANSION,
    IN_GAME,
    IN_ORDER,
    LONG_PATHS,
    MOSQUE_RUBIES,
    NEUTRAL_STARTS,
    PALACE_FIRST,
    PALACE_RUBIES,
    PLACES,
    RUBIES_IN_BOX,
    SHORT_PATHS,
    STACK,
    Decision,
    Deck,
    Event,
    Figure,
    Good,
    Place,
    Step,
    Variant,
)  # fmt: skip
from .expansions.stock import GUILD_DECK, LETTER_DECK
from .gains import BONUS_DECK
from .layout import NOT_IN_PLAY, TO_BE_LAID, lay, lay_next
from .state import State

LAYOUTS = {"short": SHORT_PATHS, "long": LONG_PATHS, "order": IN_ORDER}
FIRST_LAYOUTS = {Variant.MOCHA: FIRST_MOCHA, Variant.LETTERS: FIRST_LETTERS}  # what "short" means there
VARIANTS = {
    "none": Variant.BASE,
    "mocha": Variant.MOCHA,
    "letters": Variant.LETTERS,
    "grand_bazaar": Variant.GRAND_BAZAAR,
}
DECKS = {
    Variant.BASE: Deck.BASE,
    Variant.MOCHA: Deck.MOCHA,
    Variant.LETTERS: Deck.LETTERS,
    Variant.GRAND_BAZAAR: Deck.ALL,
}

PLACE_NUMBERS = {
    Variant.BASE: "1 to 16",
    Variant.MOCHA: "1 to 20",
    Variant.LETTERS: "1 to 16 and 21 to 24",
    Variant.GRAND_BAZAAR: "1 to 25",
}

# --- Options -----------------------------------------------------------------

LAYOUTS_OF: dict[Any, tuple[str, ...]] = {  # [MB-SETUP-01] [LS-SETUP-01] [GB-01] the Grand Bazaar is dealt at random
    "mocha": ("short", "random"),
    "letters": ("short", "random"),
    "grand_bazaar": (),
}


def read_layout(value: Any) -> str:
    """[IST-SETUP-04] A name, or the numbers of the places row by row from the top left."""
    if value in (*LAYOUTS, "random"):
        return str(value)
    numbers = value if isinstance(value, (list, tuple)) else str(value).replace(",", " ").split()
    try:
        grid = [int(n) for n in numbers]
    except (TypeError, ValueError):
        grid = []
    if sorted(grid) not in [sorted(board) for board in BOARD]:
        boards = "; ".join(f"expansions={name}: {PLACE_NUMBERS[variant]}" for name, variant in VARIANTS.items())
        raise BadOption(f"option layout cannot be {value!r}; say short, long, order, random, or all places row by row ({boards})")
    return " ".join(str(n) for n in grid)


TABLE_OPTIONS: tuple[Option, ...] = (
    choice("expansions", "none", *VARIANTS, rule="GB-01", main=True),
    Option("layout", "short", read_layout, (*LAYOUTS, "random"), "IST-SETUP-04", main=True, beside={"expansions": LAYOUTS_OF}),
    choice("starter", "random", "random", "0", "1", "2", "3", "4", rule="IST-SETUP-17"),
    choice("rubies", "standard", "standard", "3", "4", "5", "6", "7", "8", rule="IST-END-01"),
    flag("neutral_assistants", False, rule="IST-VAR-10", main=True),
    flag("caravan_leader", False, rule="IST-VAR-30", main=True),
    choice("yellow_tile", "any_phase", "any_phase", "movement", rule="RUL-15"),
    choice("reshuffle", "at_once", "at_once", "when_needed", rule="RUL-18"),
    choice("small_market_card", "up_to_five", "up_to_five", "exactly_five", rule="RUL-21"),
    choice("sold_out", "refill", "refill", "exhausted", rule="RUL-26"),
    choice("random_layout", "strict", "strict", "mild", rule="RUL-28"),
    choice("money", "open", "open", "hidden", rule="RUL-29"),
    number("rubies_in_box", RUBIES_IN_BOX, FIRST_EDITION_RUBIES, RUBIES_IN_BOX, rule="RUL-26"),
    choice("letters_deck", "mixed", "mixed", "alone", rule="LS-SETUP-04"),
    choice("letters_for", "most_places", "most_places", "all_places", rule="LS-SETUP-08"),
    choice("baksheesh_reverse", "green", "green", "red", rule="MB-P19-04"),
)


def setup(s: State, players: int, options: Mapping[str, Any]) -> None:
    """[IST-SETUP-01] [MB-SETUP-04] [LS-SETUP-03] Everything up to the first question; expansions only add to it."""
    write_options(s, players, options)
    refuse_impossible(s, players, options)
    lay_rubies(s, players, options["rubies_in_box"])
    for player in range(players):
        set_up_player(s, player)
    set_up_variants(s, players)
    set_up_cards(s, options["letters_deck"] == "alone")
    if s.mocha:
        set_up_mocha(s, options["baksheesh_reverse"])
    if s.letters:
        set_up_letters(s, options["letters_for"])
    list_chances(s, players, options)


def write_options(s: State, players: int, options: Mapping[str, Any]) -> None:
    """What the table chose, as cells that rules read."""
    s.variant = VARIANTS[options["expansions"]]
    s.mocha = int(s.variant in (Variant.MOCHA, Variant.GRAND_BAZAAR))
    s.letters = int(s.variant in (Variant.LETTERS, Variant.GRAND_BAZAAR))
    s.goal = standard_goal(s, players) if options["rubies"] == "standard" else int(options["rubies"])
    s.hidden_money = int(options["money"] == "hidden")
    s.yellow_in_movement = int(options["yellow_tile"] == "movement")
    s.late_reshuffle = int(options["reshuffle"] == "when_needed")
    s.exactly_five = int(options["small_market_card"] == "exactly_five")
    s.refill = int(options["sold_out"] == "refill")
    s.mild_layout = int(options["random_layout"] == "mild" and s.variant == Variant.BASE)
    s.neutral_assistants = int(options["neutral_assistants"])
    s.caravan_variant = int(options["caravan_leader"])


def refuse_impossible(s: State, players: int, options: Mapping[str, Any]) -> None:
    """Values that are fine alone and not together."""
    if options["neutral_assistants"] and players == 5:
        raise BadOption("the neutral assistants variant is for 2 to 4 players, not 5")
    if options["starter"] != "random" and int(options["starter"]) >= players:
        raise BadOption(f"option starter cannot be {options['starter']}; the seats are 0 to {players - 1}")
    if options["letters_deck"] == "alone" and s.variant == Variant.GRAND_BAZAAR:
        raise BadOption("option letters_deck cannot be alone in the Grand Bazaar, which is played with all 72 bonus cards [GB-03]")
    if options["rubies_in_box"] < rubies_laid_out(s, players):
        raise BadOption(f"option rubies_in_box cannot be {options['rubies_in_box']}; {rubies_laid_out(s, players)} are laid out")


def rubies_laid_out(s: State, players: int) -> int:
    """[MB-SETUP-11] On the places at the start; those of the Coffee House belong to the box too."""
    on_tracks = PALACE_RUBIES[players] + DEALER_RUBIES[players] + s.mocha * COFFEE_RUBIES
    return players + 2 * MOSQUE_RUBIES[players] + on_tracks


def standard_goal(s: State, players: int) -> int:
    """[MB-END-01] [LS-END-01] [GB-13] With an expansion six rubies, however many play."""
    return GOAL[players] if s.variant == Variant.BASE else GOAL_WITH_EXPANSION


def set_up_cards(s: State, letters_alone: bool) -> None:
    """[IST-SETUP-13] [MB-SETUP-05] [LS-SETUP-04] [GB-03] The bonus deck of the variant."""
    s.cards_in_game = Deck.LETTERS_ALONE if letters_alone and s.variant == Variant.LETTERS else DECKS[s.variant]
    copies = IN_GAME[s.cards_in_game]
    s.card_kinds = max(card for card, n in enumerate(copies) if n) + 1
    BONUS_DECK.fill(s)


def set_up_mocha(s: State, reverse: str) -> None:
    """Guild deck, coffee house, baksheesh: [MB-SETUP-07] [MB-SETUP-08] [MB-SETUP-09] [MB-SETUP-10] [MB-SETUP-11] [MB-SETUP-12]"""
    GUILD_DECK.fill(s)
    s.coffee_price, s.coffee_rubies = COFFEE_FIRST, COFFEE_RUBIES
    s.baksheesh_good[0] = BAKSHEESH_START
    s.baksheesh_good[1] = Good.RED if reverse == "red" else BAKSHEESH_REVERSE


def set_up_letters(s: State, places: str) -> None:
    """[LS-SETUP-06] [LS-SETUP-07] [LS-SETUP-08] [LS-SETUP-09] Letters in their pile; the rest lies where it starts."""
    s.letter_row = int(places == "all_places")
    LETTER_DECK.fill(s)


def lay_rubies(s: State, players: int, in_box: int) -> None:
    """Rubies, tiles and markers: [IST-SETUP-05] [IST-SETUP-06] [IST-SETUP-07] [IST-SETUP-08] [IST-SETUP-09] [IST-SETUP-10]"""
    s.wainwright_rubies = players
    s.mosque_rubies[0] = s.mosque_rubies[1] = MOSQUE_RUBIES[players]
    s.palace_price, s.palace_rubies = PALACE_FIRST[players], PALACE_RUBIES[players]
    s.dealer_price, s.dealer_rubies = DEALER_FIRST[players], DEALER_RUBIES[players]
    s.supply_rubies = in_box - rubies_laid_out(s, players)
    s.mail = 0


def set_up_player(s: State, player: int) -> None:
    """[IST-SETUP-14] [IST-SETUP-15] [IST-SETUP-16] Merchant on four assistants at 7, family member at 12."""
    s.merchant[player] = Place.FOUNTAIN
    s.family[player] = Place.POLICE_STATION
    s.stack[player] = STACK


def set_up_variants(s: State, players: int) -> None:
    """[IST-SETUP-20] [IST-VAR-10] [IST-VAR-11] [IST-VAR-12] [IST-VAR-30] [CL-01] Neutral pieces and the caravan tile."""
    s.caravan_leader = -1
    s.barrier_holder = -1
    if players == 2:
        for i, place in enumerate(NEUTRAL_STARTS):
            s.neutral_merchant[i] = place
    if s.neutral_assistants:
        for player in range(players):
            s.neutrals_in_stack[player] = 1


def list_chances(s: State, players: int, options: Mapping[str, Any]) -> None:
    """What chance has to say before the first turn: layout, figures, demand, start player, first cards.

    [MB-SETUP-06] [LS-SETUP-05] [GB-04] Every figure in the game has a roll of its own.
    """
    ask(s, Step.BEGIN, CHANCE)
    for player in range(players - 1, -1, -1):
        todo(s, Decision.DRAW, CHANCE, player, 0)
    if options["starter"] == "random":
        ask(s, Decision.STARTER, CHANCE)
    else:
        appoint_starter(s, int(options["starter"]))
    for market in (1, 0):
        todo(s, Step.OPEN_DEMAND, CHANCE, market, 0)
    if s.letters:
        todo(s, Step.MOVE_FIGURE, CHANCE, Figure.COURIER, 0)
    if s.mocha:
        todo(s, Step.MOVE_FIGURE, CHANCE, Figure.COFFEE_TRADER, 0)
    for figure in (Figure.SMUGGLER, Figure.GOVERNOR):
        todo(s, Step.MOVE_FIGURE, CHANCE, figure, 0)
    lay_out(s, options["layout"])


def lay_out(s: State, layout: str) -> None:
    """[IST-SETUP-02] [IST-SETUP-04] The printed or written grid at once, a random one by chance [IST-VAR-01]."""
    board = BOARD[s.variant]
    s.columns, s.places, s.last_place = 4 if s.variant == Variant.BASE else 5, len(board), max(board)
    for place in range(PLACES + 1):
        s.row_of[place] = TO_BE_LAID if place in board else NOT_IN_PLAY
    grid = find_grid(s.variant, layout)
    if not grid:
        lay_next(s)
    for cell, place in enumerate(grid):
        lay(s, place, cell)


def find_grid(variant: int, layout: str) -> tuple[int, ...]:
    """[MB-SETUP-01] [MB-SETUP-02] [LS-SETUP-01] [LS-SETUP-02] [GB-01] The grid a table asked for; empty when chance lays it."""
    if layout == "random" or (variant == Variant.GRAND_BAZAAR and layout == "short"):
        return ()
    if variant != Variant.BASE and layout == "short":
        return FIRST_LAYOUTS[variant]
    grid = LAYOUTS.get(layout) or tuple(map(int, layout.split()))
    if sorted(grid) != sorted(BOARD[variant]):
        names = "short, long, order or random" if variant == Variant.BASE else "short or random"
        raise BadOption(f"option layout cannot be {layout!r} here; say {names}, or the numbers {PLACE_NUMBERS[variant]} row by row")
    return grid


# --- Start player ------------------------------------------------------------


@rule
def offer_starter(s: State, choices: Choices) -> None:
    """[IST-SETUP-17] Anybody, at random."""
    for seat in range(s.players):
        allow(choices, PLAYER + seat)


@rule
def answer_starter(s: State, answer: int) -> None:
    appoint_starter(s, answer - PLAYER)


@rule
def appoint_starter(s: State, starter: int) -> None:
    """[IST-SETUP-17] [IST-SETUP-18] The marker stays there; two lira, and clockwise one more each."""
    s.starter = starter
    s.active = starter
    note(s, Event.STARTS, starter, 0, 0)
    for i in range(s.players):
        s.lira[(starter + i) % s.players] = FIRST_LIRA + i


@rule
def begin_game(s: State) -> None:
    """[IST-SETUP-19] [IST-TURN-01] The first cards are drawn; the start player begins."""
    ask(s, Step.TURN, s.starter)


STEPS = {Step.BEGIN: begin_game}
OFFERS = {Decision.STARTER: offer_starter}
ANSWERS = {Decision.STARTER: answer_starter}
