"""Mocha & Baksheesh: what the twenty guild cards do. A card's number is that of the place it imitates."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.flow import ask, todo
from ....core.notes import note
from ....core.rule import dispatch, rule
from ..answers import GOOD, NUMBER, PASS, TILE
from ..components import GOODS, MOSQUE_NEEDS, TEA_CONSOLATION, TILE_GOOD, Decision, Event, Good, Place, Step
from ..dice import roll_dice
from ..gains import gain_good, gain_lira, pay_good, pay_lira
from ..places.goods import fill_cart, offer_local_good
from ..places.money import offer_tea_house
from ..places.rubies import extend_cart, mosque, take_dealer_ruby, take_palace_ruby
from ..state import State
from ..windows import OF_ANOTHER
from .components import (
    GUILD_BLACK_GOODS,
    GUILD_BONUS_CARDS,
    GUILD_DEALER_LIRA,
    GUILD_HALL_CARDS,
    GUILD_MAIL_LIRA,
    GUILD_MARKET_PAYS,
    GUILD_PALACE_GOODS,
    GUILD_ROAST_COFFEE,
    GUILD_SALE,
)  # fmt: skip
from .stock import draw_cards, draw_guild, gain_coffee, pay_coffee, take_coffee_ruby

# --- 1 to 6 --------------------------------------------------------------------


@rule
def guild_1(s: State, player: int) -> None:
    """[MB-GUILD-01] An extension for free; the third brings the ruby."""
    extend_cart(s, player)


@rule
def guild_2(s: State, player: int) -> None:
    """[MB-GUILD-02] Red up to the capacity, then three different goods."""
    fill_cart(s, player, Good.RED)
    choose_different(s, player, 3)


@rule
def guild_3(s: State, player: int) -> None:
    """[MB-GUILD-03] The same with green."""
    fill_cart(s, player, Good.GREEN)
    choose_different(s, player, 3)


@rule
def guild_4(s: State, player: int) -> None:
    """[MB-GUILD-04] The same with yellow."""
    fill_cart(s, player, Good.YELLOW)
    choose_different(s, player, 3)


@rule
def guild_5(s: State, player: int) -> None:
    """[MB-GUILD-05] Four lira and four different goods; the mail markers stay."""
    gain_lira(s, player, GUILD_MAIL_LIRA)
    choose_different(s, player, 4)


@rule
def choose_different(s: State, player: int, n: int) -> None:
    todo(s, Decision.DIFFERENT_GOODS, player, n, 0)


@rule
def offer_different_goods(_n: int, taken: int, choices: Choices) -> None:
    """[MB-GUILD-02] At most one of each colour, no coffee; fewer or none will do."""
    allow(choices, PASS)
    for good in range(GOODS):
        if taken >> good & 1 == 0:
            allow(choices, GOOD + good)


@rule
def answer_different_goods(s: State, player: int, n: int, taken: int, answer: int) -> None:
    if answer == PASS:
        return
    gain_good(s, player, answer - GOOD, 1)
    if n > 1:
        todo(s, Decision.DIFFERENT_GOODS, player, n - 1, taken | 1 << (answer - GOOD))


@rule
def guild_6(s: State, player: int) -> None:
    """[MB-GUILD-06] [MB-P06-02] Three cards from the deck, nothing discarded, no coffee."""
    draw_cards(s, player, GUILD_BONUS_CARDS)


# --- 7 to 12 -------------------------------------------------------------------


@rule
def guild_7(s: State, player: int) -> None:
    """[MB-GUILD-07] The stack to the Fountain, with any of one's assistants; no companion comes with them."""
    s.merchant[player] = Place.FOUNTAIN
    note(s, Event.MERCHANT_PUT, player, Place.FOUNTAIN, 0)
    todo(s, Decision.FETCH, player, 1, 0)


@rule
def guild_8(s: State, player: int) -> None:
    """[MB-GUILD-08] Two goods of a kind, then dice that the red tile does not change."""
    ask(s, Step.GUILD_MARKET_PAYOUT, player)
    roll_dice(s, player)
    ask(s, Decision.TWO_GOODS, player)


@rule
def answer_two_goods(s: State, player: int, answer: int) -> None:
    gain_good(s, player, answer - GOOD, GUILD_BLACK_GOODS)


@rule
def guild_market_payout(s: State, player: int) -> None:
    """[MB-GUILD-08] 4 to 6: one blue good; from 7 on: three."""
    blue = GUILD_MARKET_PAYS[s.dice[0] + s.dice[1]]
    if blue > 0:
        gain_good(s, player, Good.BLUE, blue)


@rule
def guild_9(s: State, player: int) -> None:
    """[MB-GUILD-09] Announce and roll as in the Tea House; the red tile does not change it."""
    ask(s, Decision.ANNOUNCE, player)


@rule
def answer_announce(s: State, player: int, answer: int) -> None:
    note(s, Event.ANNOUNCED, player, answer - NUMBER, 0)
    todo(s, Step.GUILD_TEA_PAYOUT, player, answer - NUMBER, 0)
    roll_dice(s, player)


@rule
def guild_tea_payout(s: State, player: int, announced: int) -> None:
    """[MB-GUILD-09] Twice the winnings, also when the roll falls short."""
    won = announced if s.dice[0] + s.dice[1] >= announced else TEA_CONSOLATION
    gain_lira(s, player, 2 * won)


@rule
def guild_10(s: State, player: int) -> None:
    """[MB-GUILD-10] Red, green and yellow for fifteen lira; the demand tiles stay."""
    pay_good(s, player, Good.RED, 1)
    pay_good(s, player, Good.GREEN, 1)
    pay_good(s, player, Good.YELLOW, 1)
    gain_lira(s, player, GUILD_SALE[1])


@rule
def guild_11(s: State, player: int) -> None:
    """[MB-GUILD-11] Blue, red and green for twenty lira; the demand tiles stay."""
    pay_good(s, player, Good.BLUE, 1)
    pay_good(s, player, Good.RED, 1)
    pay_good(s, player, Good.GREEN, 1)
    gain_lira(s, player, GUILD_SALE[2])


@rule
def guild_12(s: State, player: int) -> None:
    """[MB-GUILD-12] [GB-08] The action of any place; then the family member goes home."""
    ask(s, Step.SEND_FAMILY_HOME, player)
    ask(s, Decision.ANY_ACTION, player)


@rule
def send_family_home(s: State, player: int) -> None:
    """[MB-GUILD-12] If it is elsewhere; without a reward."""
    if s.family[player] != Place.POLICE_STATION:
        s.family[player] = Place.POLICE_STATION
        note(s, Event.FAMILY_HOME, player, 0, 0)


# --- 13 to 20 ------------------------------------------------------------------


@rule
def guild_13(s: State, player: int) -> None:
    """[MB-GUILD-13] Any six goods for the palace's next ruby."""
    take_palace_ruby(s, player)
    todo(s, Decision.PAY_ANY, player, GUILD_PALACE_GOODS, 0)


@rule
def guild_14(s: State, player: int) -> None:
    """[MB-GUILD-14] A tile of the Small Mosque for one good."""
    todo(s, Decision.GUILD_TILE, player, 0, 0)


@rule
def guild_15(s: State, player: int) -> None:
    """[MB-GUILD-15] A tile of the Great Mosque for one good."""
    todo(s, Decision.GUILD_TILE, player, 1, 0)


@rule
def tile_for_one_good(s: State, player: int, colour: int) -> bool:
    """[MB-GUILD-14] The goods printed on the tile are not required."""
    left = MOSQUE_NEEDS[s.players][s.tiles_taken[colour]] > 0
    return left and s.tile[player][colour] == 0 and s.goods[player][TILE_GOOD[colour]] > 0


@rule
def offer_guild_tile(s: State, player: int, mosque_number: int, choices: Choices) -> None:
    for colour in range(2 * mosque_number, 2 * mosque_number + 2):
        if tile_for_one_good(s, player, colour):
            allow(choices, TILE + colour)


@rule
def guild_16(s: State, player: int) -> None:
    """[MB-GUILD-16] Fifteen lira for the dealer's next ruby, and a coffee for every ruby owned now."""
    pay_lira(s, player, GUILD_DEALER_LIRA)
    take_dealer_ruby(s, player)
    gain_coffee(s, player, s.rubies[player])


@rule
def guild_17(s: State, player: int) -> None:
    """[MB-GUILD-17] Five coffee."""
    gain_coffee(s, player, GUILD_ROAST_COFFEE)


@rule
def guild_18(s: State, player: int) -> None:
    """[MB-GUILD-18] A coffee and two guild cards; both are kept."""
    gain_coffee(s, player, 1)
    draw_guild(s, player, GUILD_HALL_CARDS)


@rule
def guild_19(s: State, player: int) -> None:
    """[MB-GUILD-19] One or two tavern actions, for a coffee less in all."""
    s.tavern_discount = 1
    todo(s, Decision.ACT, player, Place.TAVERN, OF_ANOTHER)
    todo(s, Decision.ACT_NOW, player, Place.TAVERN, 0)


@rule
def half_price(s: State) -> int:
    """[MB-GUILD-20] Rounded up."""
    return (s.coffee_price + 1) // 2


@rule
def guild_20(s: State, player: int) -> None:
    """[MB-GUILD-20] The Coffee House's next ruby for half its price."""
    pay_coffee(s, player, half_price(s))
    take_coffee_ruby(s, player)


GUILD_EFFECT = {
    1: guild_1,
    2: guild_2,
    3: guild_3,
    4: guild_4,
    5: guild_5,
    6: guild_6,
    7: guild_7,
    8: guild_8,
    9: guild_9,
    10: guild_10,
    11: guild_11,
    12: guild_12,
    13: guild_13,
    14: guild_14,
    15: guild_15,
    16: guild_16,
    17: guild_17,
    18: guild_18,
    19: guild_19,
    20: guild_20,
}
guild_effect = dispatch("guild_effect", "s, player", Place, GUILD_EFFECT)

STEPS = {
    Step.SEND_FAMILY_HOME: send_family_home,
    Step.GUILD_MARKET_PAYOUT: guild_market_payout,
    Step.GUILD_TEA_PAYOUT: guild_tea_payout,
}
OFFERS = {
    Decision.DIFFERENT_GOODS: offer_different_goods,
    Decision.TWO_GOODS: offer_local_good,
    Decision.ANNOUNCE: offer_tea_house,
    Decision.GUILD_TILE: offer_guild_tile,
}
ANSWERS = {
    Decision.DIFFERENT_GOODS: answer_different_goods,
    Decision.TWO_GOODS: answer_two_goods,
    Decision.ANNOUNCE: answer_announce,
    Decision.GUILD_TILE: mosque,
}
