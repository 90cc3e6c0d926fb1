"""The rules, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from charsu.core.choices import Choices, allow, weigh
from charsu.core.flow import CHANCE, ask, todo
from charsu.core.notes import note
from charsu.core.piles import Pile
from charsu.core.reasons import refuse
from charsu.core.rolls import TwoDice
from charsu.core.rule import rule, switch

from .answers import CARD, NUMBER, PASS, ROLL, SEAT, STALL
from .components import (
    CARD_COINS,
    CARD_PRICE,
    FOUNTAIN_COINS,
    GEM_PRICE,
    MOST_TURNS,
    PILE,
    STALLS,
    Card,
    Decision,
    Event,
    Stall,
    Step,
)  # fmt: skip
from .state import State

DICE = TwoDice(ROLL, Event.ROLLED)
CARDS_PILE = Pile(PILE, CARD, Decision.DRAW, Event.DREW, Event.DISCARDS_SHUFFLED)
cards_left, reshuffle, put_away = CARDS_PILE.left, CARDS_PILE.reshuffle, CARDS_PILE.put_away

# --- Beginning -------------------------------------------------------------


def setup(s: Any, players: int, options: Mapping[str, Any]) -> None:
    """[BAZ-01] Everybody starts at the fountain with four coins, or with seven at a rich table."""
    s.goal = options["gems"]
    for player in range(players):
        s.coins[player] = 7 if options["rich"] else 4
    CARDS_PILE.fill(s)
    ask(s, Decision.START, CHANCE)


@rule
def offer_start(s: State, choices: Choices) -> None:
    """[BAZ-01] Lots decide who starts."""
    for seat in range(s.players):
        weigh(choices, SEAT + seat, 1)


@rule
def answer_start(s: State, answer: int) -> None:
    s.starter = answer - SEAT
    note(s, Event.STARTS, s.starter, 0, 0)
    ask(s, Step.TURN, s.starter)


# --- Turn ------------------------------------------------------------------


@rule
def begin_turn(s: State, player: int) -> None:
    """[BAZ-02] Go on, use the stall, pass the turn."""
    s.active = player
    ask(s, Step.END_TURN, player)
    ask(s, Step.STALL, player)
    ask(s, Decision.GO, player)


@rule
def offer_go(s: State, player: int, choices: Choices) -> None:
    """[BAZ-02] One or two stalls onward around the ring."""
    for steps in range(1, 3):
        allow(choices, STALL + (s.stall[player] + steps) % STALLS)
    refuse(choices, range(STALL, STALL + STALLS), "far", "BAZ-02")


@rule
def answer_go(s: State, player: int, answer: int) -> None:
    s.stall[player] = answer - STALL
    note(s, Event.WENT, player, s.stall[player], 0)


@rule
def earn(s: State, player: int, coins: int) -> None:
    s.coins[player] += coins
    note(s, Event.EARNED, player, coins, 0)


# --- Stalls ------------------------------------------------------------------

act_at = switch("act_at", "s, player", Stall)


@rule
def use_stall(s: State, player: int) -> None:
    """[BAZ-02] What the stall does."""
    act_at(s.stall[player], s, player, 0, 0)


# ----------------------------------------------------------------


@rule
def fountain(s: State, player: int) -> None:
    """[BAZ-03] Coins from the fountain."""
    earn(s, player, FOUNTAIN_COINS[0])


@rule
def well(s: State, player: int) -> None:
    """[BAZ-03] Coins from the well."""
    earn(s, player, FOUNTAIN_COINS[1])


@rule
def tea_house(s: State, player: int) -> None:
    """[BAZ-04] Announce a number, then roll."""
    ask(s, Decision.ANNOUNCE, player)


@rule
def offer_announce(choices: Choices) -> None:
    for number in range(3, 13):
        allow(choices, NUMBER + number)


@rule
def answer_announce(s: State, player: int, answer: int) -> None:
    todo(s, Step.PAYOUT, player, answer - NUMBER, 0)
    ask(s, Decision.ROLL, CHANCE)


@rule
def payout(s: State, player: int, announced: int) -> None:
    """[BAZ-04] The announced number when the roll reaches it, else one coin."""
    earn(s, player, announced if s.dice[0] + s.dice[1] >= announced else 1)


@rule
def card_seller(s: State, player: int) -> None:
    """[BAZ-05] A card for two coins, while cards are left."""
    if s.coins[player] >= CARD_PRICE and cards_left(s) > 0:
        ask(s, Decision.BUY_CARD, player)


@rule
def offer_buy(choices: Choices) -> None:
    allow(choices, PASS)
    allow(choices, NUMBER + 1)


@rule
def answer_buy_card(s: State, player: int, answer: int) -> None:
    if answer != PASS:
        s.coins[player] -= CARD_PRICE
        if s.pile_size == 0:
            reshuffle(s, player)
        todo(s, Decision.DRAW, CHANCE, player, 0)


@rule
def gem_price(s: State) -> int:
    return GEM_PRICE[min(s.sold, len(GEM_PRICE) - 1)]


@rule
def gem_dealer(s: State, player: int) -> None:
    """[BAZ-06] The next gem; each makes the next dearer."""
    if s.coins[player] >= gem_price(s):
        ask(s, Decision.BUY_GEM, player)


@rule
def answer_buy_gem(s: State, player: int, answer: int) -> None:
    if answer != PASS:
        s.coins[player] -= gem_price(s)
        s.sold += 1
        s.gems[player] += 1
        note(s, Event.BOUGHT_GEM, player, s.gems[player], 0)


# --- Cards -----------------------------------------------------------------


@rule
def offer_cards(s: State, player: int, choices: Choices) -> None:
    """[BAZ-07] A coin card may be played whenever its owner is asked."""
    if s.hand[player][Card.COINS] > 0:
        allow(choices, CARD + Card.COINS)
    else:
        refuse(choices, CARD + Card.COINS, "no-card", "BAZ-07", card=Card.COINS)
    refuse(choices, CARD + Card.GEM, "gem-card", "BAZ-09")


@rule
def play_coins(s: State, player: int) -> None:
    """[BAZ-07] Three coins."""
    put_away(s, player, Card.COINS)
    s.coins[player] += CARD_COINS
    note(s, Event.PLAYED_COINS, player, CARD_COINS, 0)


# --- End -------------------------------------------------------------------


@rule
def end_turn(s: State, player: int) -> None:
    """[BAZ-08] The round is finished when somebody has the gems, or time is up."""
    s.turns += 1
    following = (player + 1) % s.players
    if following == s.starter and (s.turns >= MOST_TURNS or most_gems(s) >= s.goal):
        s.over = 1
    else:
        ask(s, Step.TURN, following)


@rule
def most_gems(s: State) -> int:
    most = 0
    for player in range(s.players):
        most = max(most, s.gems[player])
    return most


@rule
def standing(s: State, player: int) -> int:
    """[BAZ-09] Gems, those on cards too; then coins."""
    gems: int = s.gems[player] + s.hand[player][Card.GEM]
    points: int = gems * 10000 + s.coins[player]
    return points


PLACES = {
    Stall.FOUNTAIN: fountain, Stall.TEA_HOUSE: tea_house, Stall.CARD_SELLER: card_seller, Stall.GEM_DEALER: gem_dealer,
    Stall.WELL: well,
}  # fmt: skip
STEPS = {Step.TURN: begin_turn, Step.STALL: use_stall, Step.PAYOUT: payout, Step.END_TURN: end_turn}
OFFERS = {
    Decision.START: offer_start, Decision.GO: offer_go, Decision.ANNOUNCE: offer_announce, Decision.ROLL: DICE.offer_roll,
    Decision.BUY_CARD: offer_buy, Decision.DRAW: CARDS_PILE.offer_draw, Decision.BUY_GEM: offer_buy,
}  # fmt: skip
ANSWERS = {
    Decision.START: answer_start, Decision.GO: answer_go, Decision.ANNOUNCE: answer_announce, Decision.ROLL: DICE.answer_roll,
    Decision.BUY_CARD: answer_buy_card, Decision.DRAW: CARDS_PILE.answer_draw, Decision.BUY_GEM: answer_buy_gem,
}  # fmt: skip
