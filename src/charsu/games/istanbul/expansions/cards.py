"""The bonus cards of both expansions but those for phase 1: when they may be played, and what they do."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.flow import CHANCE, answered, ask, asked, detail, todo
from ....core.notes import note
from ....core.reasons import reason, refuse
from ....core.rolls import FACES
from ....core.rule import rule
from ..answers import DIE, FIGURE, PLAY
from ..board import cart_complete
from ..cards import play_repeat
from ..components import EXTENSION_PRICE, FIGURES, Card, Decision, Event, Figure, Good, Place, Step
from ..gains import cards_to_draw, gain_good, gain_lira
from ..places.rubies import offer_tiles
from ..reasons import CARD_RULE, another_moment, needs
from ..state import State
from ..windows import REPEAT_CARD
from .components import CARD_COFFEE, COFFEE_SALE, DICE_REWARD, DICE_TOTAL_REWARD, GOOD_CARD_LIRA, GOOD_SALE, GUILD_CARD_COFFEE
from .letters import society_payable
from .mocha import coffee_house_payable, trader_payable
from .stock import (
    draw_guild,
    draw_letters,
    gain_coffee,
    letters_to_draw,
    offer_stock_owned,
    owns_stock,
    pay_coffee,
    pay_stock,
)

# --- Coffee and guild card: MB-CARD-01 to 03 -----------------------------------


@rule
def offer_free(card: int, choices: Choices) -> None:
    allow(choices, PLAY + card)


@rule
def play_coffee(s: State, player: int) -> None:
    """[MB-CARD-01] Two coffee."""
    gain_coffee(s, player, CARD_COFFEE)


@rule
def offer_guild_for_coffee(s: State, player: int, card: int, choices: Choices) -> None:
    """[MB-CARD-02] With two coffee."""
    if s.coffee[player] >= GUILD_CARD_COFFEE:
        allow(choices, PLAY + card)
    else:
        needs(choices, PLAY + card, "coffee", GUILD_CARD_COFFEE, s.coffee[player], "MB-CARD-02")


@rule
def play_guild_for_coffee(s: State, player: int) -> None:
    """[MB-CARD-02] Two coffee for a guild card."""
    pay_coffee(s, player, GUILD_CARD_COFFEE)
    draw_guild(s, player, 1)


@rule
def offer_coffee_sale(s: State, player: int, card: int, choices: Choices) -> None:
    """[MB-CARD-03] With a coffee."""
    if s.coffee[player] > 0:
        allow(choices, PLAY + card)
    else:
        needs(choices, PLAY + card, "coffee", 1, 0, "MB-CARD-03")


@rule
def play_coffee_sale(s: State, player: int) -> None:
    """[MB-CARD-03] A coffee for eight lira."""
    pay_coffee(s, player, 1)
    gain_lira(s, player, COFFEE_SALE)


# --- Dice: MB-CARD-05, MB-CARD-06, LS-CARD-02 ----------------------------------


@rule
def roll_for_card(s: State, player: int) -> None:
    """No red tile here: it names its places."""
    todo(s, Step.AFTER_ROLL, player, 0, 0)
    ask(s, Decision.ROLL, CHANCE)


@rule
def play_dice(s: State, player: int) -> None:
    """[MB-CARD-05] Roll, and take what each die shows."""
    ask(s, Step.DICE_PAYOUT, player)
    roll_for_card(s, player)


@rule
def dice_payout(s: State, player: int) -> None:
    """[MB-CARD-05] 1 or 2: two lira; 3 or 4: a coffee; 5 or 6: a good."""
    for die in range(2):
        reward = DICE_REWARD[s.dice[die]]
        gain_lira(s, player, reward[0])
        gain_coffee(s, player, reward[1])
        if reward[2] > 0:
            ask(s, Decision.ANY_GOOD, player)


@rule
def play_dice_total(s: State, player: int) -> None:
    """[LS-CARD-02] Roll, and take what the total brings."""
    ask(s, Step.DICE_TOTAL_PAYOUT, player)
    roll_for_card(s, player)


@rule
def dice_total_payout(s: State, player: int) -> None:
    """[LS-CARD-02] Up to 5: three lira; 6 to 8: two and a good or coffee; from 9 on: three and a letter."""
    reward = DICE_TOTAL_REWARD[s.dice[0] + s.dice[1]]
    gain_lira(s, player, reward[0])
    if reward[1] > 0:
        ask(s, Decision.GOOD_OR_COFFEE, player)
    draw_letters(s, player, reward[2])


@rule
def offer_six_card(s: State, card: int, choices: Choices) -> None:
    """[MB-CARD-06] Directly after one's own roll, if a die shows less."""
    if 0 < s.dice[0] < FACES or 0 < s.dice[1] < FACES:
        allow(choices, PLAY + card)
    else:
        another_moment(choices, PLAY + card, card)


@rule
def play_six(s: State, player: int) -> None:
    ask(s, Decision.SIX, player)


@rule
def offer_six(s: State, choices: Choices) -> None:
    for die in range(2):
        if 0 < s.dice[die] < FACES:
            allow(choices, DIE + die)


@rule
def answer_six(s: State, player: int, answer: int) -> None:
    """[MB-CARD-06] That die is a six."""
    s.dice[answer - DIE] = FACES
    note(s, Event.TURNED_DIE, player, s.dice[0], s.dice[1])


# --- Letters, goods, figures: LS-CARD-01, 03, 04, 05, 09 -----------------------


@rule
def play_letter(s: State, player: int) -> None:
    """[LS-CARD-01] A letter."""
    draw_letters(s, player, 1)


@rule
def offer_good_sale(s: State, player: int, card: int, choices: Choices) -> None:
    """[LS-CARD-03] With a good or coffee."""
    if owns_stock(s, player):
        allow(choices, PLAY + card)
    else:
        refuse(choices, PLAY + card, "no-stock", "LS-CARD-03")


@rule
def play_good_sale(s: State, player: int) -> None:
    ask(s, Decision.CARD_PRICE, player)


@rule
def answer_card_price(s: State, player: int, answer: int) -> None:
    """[LS-CARD-03] It brings seven lira."""
    pay_stock(s, player, answer)
    gain_lira(s, player, GOOD_SALE)


@rule
def play_red_and_lira(s: State, player: int) -> None:
    """[LS-CARD-04] A red good and three lira."""
    good_and_lira(s, player, Good.RED)


@rule
def play_green_and_lira(s: State, player: int) -> None:
    """[LS-CARD-04] A green one."""
    good_and_lira(s, player, Good.GREEN)


@rule
def play_yellow_and_lira(s: State, player: int) -> None:
    """[LS-CARD-04] A yellow one."""
    good_and_lira(s, player, Good.YELLOW)


@rule
def good_and_lira(s: State, player: int, good: int) -> None:
    gain_good(s, player, good, 1)
    gain_lira(s, player, GOOD_CARD_LIRA)


@rule
def effect_of(s: State, card: int) -> int:
    """[LS-CARD-05] The card itself; for a copy the top card of the pile that is no copy, or -1."""
    if card != Card.COPY:
        return card
    for i in range(s.pile_size - 1, -1, -1):
        if s.pile[i] != Card.COPY:
            return s.pile[i]
    return -1


@rule
def offer_copy_itself(s: State, player: int, card: int, choices: Choices) -> None:
    """[LS-CARD-05] Offered apart from the others, for it asks what they offer."""


@rule
def figure_usable(s: State, player: int, figure: int) -> bool:
    """[LS-CARD-09] In the game, with something to give, and to be paid."""
    if s.figure[figure] == 0:
        return False
    if figure == Figure.GOVERNOR:
        return cards_to_draw(s) > 0
    if figure == Figure.COFFEE_TRADER:
        return trader_payable(s, player)
    return figure == Figure.SMUGGLER or letters_to_draw(s) > 0


@rule
def play_figure(s: State, player: int) -> None:
    """[LS-CARD-09] One of them, wherever it stands; the smuggler can always be used."""
    ask(s, Decision.CARD_FIGURE, player)


@rule
def offer_card_figure(s: State, player: int, choices: Choices) -> None:
    for figure in range(FIGURES):
        if figure_usable(s, player, figure):
            allow(choices, FIGURE + figure)


@rule
def answer_card_figure(s: State, player: int, answer: int) -> None:
    """[LS-CARD-09] [MB-TAVERN-03] Its offer, its price, its roll; it can still be met in phase 4."""
    todo(s, Step.USE_FIGURE, player, answer - FIGURE, 0)


# --- Once more: MB-CARD-08, MB-CARD-09, LS-CARD-10, LS-CARD-11 -----------------


@rule
def is_moment_of(s: State, card: int) -> bool:
    """Right after the action of the card's place."""
    return asked(s) == Decision.REPEAT and REPEAT_CARD[detail(s)] == card


@reason
def why_no_repeat(s: State, card: int, choices: Choices) -> None:
    """[MB-CARD-08] [MB-CARD-09] [LS-CARD-10] [LS-CARD-11]"""
    if is_moment_of(s, card):
        refuse(choices, PLAY + card, "repeat-cost", CARD_RULE[card])
    else:
        another_moment(choices, PLAY + card, card)


@rule
def offer_wainwright_card(s: State, player: int, card: int, choices: Choices) -> None:
    """[MB-CARD-08] Seven lira again."""
    if is_moment_of(s, card) and s.lira[player] >= EXTENSION_PRICE and not cart_complete(s, player):
        allow(choices, PLAY + card)
    else:
        why_no_repeat(s, card, choices)


@rule
def offer_coffee_house_card(s: State, player: int, card: int, choices: Choices) -> None:
    """[MB-CARD-09] At the new price."""
    if is_moment_of(s, card) and coffee_house_payable(s, player):
        allow(choices, PLAY + card)
    else:
        why_no_repeat(s, card, choices)


@rule
def offer_mosque_card(s: State, player: int, card: int, choices: Choices) -> None:
    """[LS-CARD-10] The same mosque, if a tile can be had."""
    if not is_moment_of(s, card):
        another_moment(choices, PLAY + card, card)
        return
    first = choices.n
    offer_tiles(s, player, detail(s) - Place.SMALL_MOSQUE, choices)
    possible = choices.n > first
    choices.n = first
    if possible:
        allow(choices, PLAY + card)
    else:
        why_no_repeat(s, card, choices)


@rule
def offer_society_card(s: State, player: int, card: int, choices: Choices) -> None:
    """[LS-CARD-11] With six more seals."""
    if is_moment_of(s, card) and society_payable(s, player):
        allow(choices, PLAY + card)
    else:
        why_no_repeat(s, card, choices)


@rule
def play_choose_again(s: State, player: int) -> None:
    """[LS-CARD-10] [LS-CARD-11] The action of this place, once more."""
    todo(s, Decision.ACT_NOW, player, answered(s), 0)


OFFER_CARD = {
    Card.COFFEE: offer_free,
    Card.GUILD_CARD: offer_guild_for_coffee,
    Card.COFFEE_SALE: offer_coffee_sale,
    Card.DICE: offer_free,
    Card.SIX: offer_six_card,
    Card.WAINWRIGHT: offer_wainwright_card,
    Card.COFFEE_HOUSE: offer_coffee_house_card,
    Card.LETTER: offer_free,
    Card.DICE_TOTAL: offer_free,
    Card.GOOD_SALE: offer_good_sale,
    Card.RED_AND_LIRA: offer_free,
    Card.GREEN_AND_LIRA: offer_free,
    Card.YELLOW_AND_LIRA: offer_free,
    Card.COPY: offer_copy_itself,
    Card.FIGURE: offer_free,
    Card.MOSQUE: offer_mosque_card,
    Card.SECRET_SOCIETY: offer_society_card,
}
PLAY_CARD = {
    Card.COFFEE: play_coffee,
    Card.GUILD_CARD: play_guild_for_coffee,
    Card.COFFEE_SALE: play_coffee_sale,
    Card.DICE: play_dice,
    Card.SIX: play_six,
    Card.WAINWRIGHT: play_repeat,
    Card.COFFEE_HOUSE: play_repeat,
    Card.LETTER: play_letter,
    Card.DICE_TOTAL: play_dice_total,
    Card.GOOD_SALE: play_good_sale,
    Card.RED_AND_LIRA: play_red_and_lira,
    Card.GREEN_AND_LIRA: play_green_and_lira,
    Card.YELLOW_AND_LIRA: play_yellow_and_lira,
    Card.FIGURE: play_figure,
    Card.MOSQUE: play_choose_again,
    Card.SECRET_SOCIETY: play_choose_again,
}
STEPS = {Step.DICE_PAYOUT: dice_payout, Step.DICE_TOTAL_PAYOUT: dice_total_payout}
OFFERS = {
    Decision.SIX: offer_six,
    Decision.CARD_PRICE: offer_stock_owned,
    Decision.CARD_FIGURE: offer_card_figure,
}
ANSWERS = {
    Decision.SIX: answer_six,
    Decision.CARD_PRICE: answer_card_price,
    Decision.CARD_FIGURE: answer_card_figure,
}
