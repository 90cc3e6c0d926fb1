"""Mocha & Baksheesh: a turn with a guild card instead of a normal one."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.flow import answered, ask, drop_until, todo
from ....core.notes import note
from ....core.reasons import refuse
from ....core.rule import Handler, dispatch, rule
from ..answers import GUILD, GUILD_CARD
from ..board import cart_complete
from ..components import GUILD_CARDS, Event, Good, Place, Step
from ..gains import cards_to_draw, goods_in_cart
from ..reasons import needs
from ..state import State
from .components import GUILD_DEALER_LIRA, GUILD_PALACE_GOODS
from .guild import guild_effect, half_price, tile_for_one_good
from .stock import guild_to_draw, lay_guild_open, lose_guild
from .tavern import offer_tavern_for

# --- Which cards may be played -------------------------------------------------


@rule
def offer_guild(s: State, player: int, far: int, recalled: int, choices: Choices) -> None:
    """[MB-TURN-01] [MB-TURN-07] A guild card instead of a normal turn, wherever the merchant is, before anything of phase 1."""
    if s.guild_size[player] > 0 and far == 0 and recalled == 0:
        for card in range(1, GUILD_CARDS + 1):
            if s.guild_hand[player][card] > 0:
                offer_guild_card(card, s, player, card, choices, 0, 0)
    elif s.guild_size[player] > 0:
        refuse(choices, range(GUILD, GUILD_CARD), "begun", "MB-TURN-01")


@rule
def offer_any_time(card: int, choices: Choices) -> None:
    """[MB-TURN-06] Nothing to pay: what does not fit is simply not gained."""
    allow(choices, GUILD + card)


@rule
def offer_guild_1(s: State, player: int, card: int, choices: Choices) -> None:
    """[MB-GUILD-01] [MB-TURN-06] Not with a complete cart."""
    if not cart_complete(s, player):
        allow(choices, GUILD + card)
    else:
        refuse(choices, GUILD + card, "cart-complete", "MB-GUILD-01")


@rule
def offer_guild_6(s: State, card: int, choices: Choices) -> None:
    """[MB-GUILD-06] [MB-TURN-06] A bonus card left to draw."""
    if cards_to_draw(s) > 0:
        allow(choices, GUILD + card)
    else:
        refuse(choices, GUILD + card, "guild-draw", "MB-GUILD-06")


@rule
def offer_guild_10(s: State, player: int, card: int, choices: Choices) -> None:
    """[MB-GUILD-10] [MB-TURN-06] A red, a green and a yellow good."""
    if s.goods[player][Good.RED] > 0 and s.goods[player][Good.GREEN] > 0 and s.goods[player][Good.YELLOW] > 0:
        allow(choices, GUILD + card)
    else:
        refuse(choices, GUILD + card, "guild-10", "MB-GUILD-10")


@rule
def offer_guild_11(s: State, player: int, card: int, choices: Choices) -> None:
    """[MB-GUILD-11] [MB-TURN-06] A blue, a red and a green good."""
    if s.goods[player][Good.BLUE] > 0 and s.goods[player][Good.RED] > 0 and s.goods[player][Good.GREEN] > 0:
        allow(choices, GUILD + card)
    else:
        refuse(choices, GUILD + card, "guild-11", "MB-GUILD-11")


@rule
def offer_guild_13(s: State, player: int, card: int, choices: Choices) -> None:
    """[MB-GUILD-13] [MB-TURN-06] Any six goods."""
    if s.palace_rubies > 0 and goods_in_cart(s, player) >= GUILD_PALACE_GOODS:
        allow(choices, GUILD + card)
    elif s.palace_rubies > 0:
        needs(choices, GUILD + card, "goods", GUILD_PALACE_GOODS, goods_in_cart(s, player), "MB-GUILD-13")
    else:
        refuse(choices, GUILD + card, "no-ruby", "MB-GUILD-13")


@rule
def offer_guild_mosque(s: State, player: int, card: int, choices: Choices) -> None:
    """[MB-GUILD-14] [MB-GUILD-15] [MB-TURN-06] A tile not owned yet and one good of its colour."""
    first = 2 * (card - Place.SMALL_MOSQUE)
    if tile_for_one_good(s, player, first) or tile_for_one_good(s, player, first + 1):
        allow(choices, GUILD + card)
    else:
        refuse(choices, GUILD + card, "guild-mosque", "MB-GUILD-14" if card == Place.SMALL_MOSQUE else "MB-GUILD-15")


@rule
def offer_guild_16(s: State, player: int, card: int, choices: Choices) -> None:
    """[MB-GUILD-16] [MB-TURN-06] Fifteen lira."""
    if s.dealer_rubies > 0 and s.lira[player] >= GUILD_DEALER_LIRA:
        allow(choices, GUILD + card)
    elif s.dealer_rubies > 0:
        needs(choices, GUILD + card, "lira", GUILD_DEALER_LIRA, s.lira[player], "MB-GUILD-16")
    else:
        refuse(choices, GUILD + card, "no-ruby", "MB-GUILD-16")


@rule
def offer_guild_18(s: State, card: int, choices: Choices) -> None:
    """[MB-GUILD-18] [MB-TURN-06] A guild card left to draw."""
    if guild_to_draw(s) > 0:
        allow(choices, GUILD + card)
    else:
        refuse(choices, GUILD + card, "guild-draw", "MB-GUILD-18")


@rule
def offer_guild_19(s: State, player: int, card: int, choices: Choices) -> None:
    """[MB-GUILD-19] [MB-TURN-06] At least one tavern action, with a coffee off."""
    first = choices.n
    offer_tavern_for(s, player, s.coffee[player] + 1, choices)
    possible = choices.n > first
    choices.n = first
    if possible:
        allow(choices, GUILD + card)
    else:
        refuse(choices, GUILD + card, "guild-tavern", "MB-GUILD-19")


@rule
def offer_guild_20(s: State, player: int, card: int, choices: Choices) -> None:
    """[MB-GUILD-20] [MB-TURN-06] Half the price of the Coffee House."""
    if s.coffee_rubies > 0 and s.coffee[player] >= half_price(s):
        allow(choices, GUILD + card)
    elif s.coffee_rubies > 0:
        needs(choices, GUILD + card, "coffee", half_price(s), s.coffee[player], "MB-GUILD-20")
    else:
        refuse(choices, GUILD + card, "no-ruby", "MB-GUILD-20")


OFFER_GUILD: dict[int, Handler] = dict.fromkeys(range(1, GUILD_CARDS + 1), offer_any_time) | {
    Place.WAINWRIGHT: offer_guild_1,
    Place.CARAVANSARY: offer_guild_6,
    Place.LARGE_MARKET: offer_guild_10,
    Place.SMALL_MARKET: offer_guild_11,
    Place.SULTANS_PALACE: offer_guild_13,
    Place.SMALL_MOSQUE: offer_guild_mosque,
    Place.GREAT_MOSQUE: offer_guild_mosque,
    Place.GEMSTONE_DEALER: offer_guild_16,
    Place.GUILD_HALL: offer_guild_18,
    Place.TAVERN: offer_guild_19,
    Place.COFFEE_HOUSE: offer_guild_20,
}
offer_guild_card = dispatch("offer_guild_card", "s, player, card, choices", Place, OFFER_GUILD)

# --- The turn ------------------------------------------------------------------


@rule
def play_guild(s: State, player: int, card: int) -> None:
    """[MB-TURN-02] [MB-TURN-03] [MB-TURN-04] [MB-TURN-05] Nothing else of the turn remains; other cards go before or after it."""
    lose_guild(s, player, card)
    s.unbound = 1
    note(s, Event.PLAYED_GUILD, player, card, 0)
    drop_until(s, Step.FINISH)
    if card == Place.FOUNTAIN:
        turn_again(s, player)
    todo(s, Step.GUILD_PLAYED, player, card, 0)
    guild_effect(card, s, player, 0, 0)


@rule
def turn_again(s: State, player: int) -> None:
    """[MB-GUILD-07] [GB-09] Another complete turn instead of the end of this one; it is not bought."""
    drop_until(s, Step.END_TURN)
    answered(s)
    ask(s, Step.TURN, player)


@rule
def guild_played(s: State, card: int) -> None:
    """[MB-TURN-08] Face up to the discard pile, after it took effect."""
    lay_guild_open(s, card)


STEPS = {Step.GUILD_PLAYED: guild_played}
