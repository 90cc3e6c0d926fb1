"""Cards: drawing them, when they may be played, and what they do."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.flow import CHANCE, answered, ask, todo
from ...core.notes import note
from ...core.reasons import reason, refuse
from ...core.rule import dispatch, rule
from .answers import CARD, MOST, NUMBER, PASS, PIECE, SHOP
from .board import can_place, offer_shops, why_no_shop
from .buildings import can_build_any, use_waiver
from .caravan import card_to_caravan
from .components import (
    CARD_CAMELS,
    CARD_GOLD,
    CARDS,
    MOST_CAMELS_SOLD,
    MOST_GOLD_SOLD,
    POINTS_PER_CAMEL,
    POINTS_PER_GOLD,
    QUARTERS,
    Card,
    Decision,
    Event,
    Piece,
    Step,
    Waiver,
)
from .gains import DECK, camels_in_stock, cards_left, discard_card, gain_camels, gain_gold, gold_in_stock, has_cube, pay, put_cube
from .state import State

reshuffle = DECK.reshuffle

# --- Drawing ---------------------------------------------------------------


@rule
def draw_card(s: State, player: int) -> None:
    """[YSP-CARD-17] [YSP-CARD-18] An empty deck is made anew from the discard pile; with nothing there the draw is lost."""
    if cards_left(s) == 0:
        note(s, Event.DREW_NOTHING, player, 0, 0)
        return
    if s.deck_size == 0:
        reshuffle(s, player)
    todo(s, Decision.DRAW, CHANCE, player, 0)


# --- Playing ---------------------------------------------------------------


@rule
def is_moment_for_cards(kind: int) -> bool:
    """[YSP-CARD-05] [YSP-WEEK-08] In one's turn: before rolling, before the group, before and after the building."""
    return kind in (Decision.BUY_DICE, Decision.GROUP, Decision.BUILD, Decision.END_TURN)


@rule
def last_cards(s: State, player: int) -> None:
    if s.hand_size[player] > 0:
        ask(s, Decision.END_TURN, player)


@rule
def offer_end_turn(choices: Choices) -> None:
    allow(choices, PASS)


@rule
def answer_end_turn(s: State, player: int, answer: int) -> None:
    """Whoever passes has no more cards to play in this turn."""


@rule
def offer_cards(s: State, player: int, kind: int, choices: Choices) -> None:
    for card in range(CARDS):
        if s.hand[player][card] > 0 and can_play(s, player, card, kind):
            allow(choices, CARD + card)
        elif s.hand[player][card] > 0:
            why_no_play(s, player, card, kind, choices)


@reason
def why_no_play(s: State, player: int, card: int, kind: int, choices: Choices) -> None:
    """What keeps a card of the hand from doing anything."""
    if card in (Card.BUILD_WITHOUT_CAMELS, Card.BUILD_WITHOUT_GOLD):
        why_no_waiver(s, card, kind, choices)
    elif card == Card.GOODS_TO_CITY and has_cube(s, player):
        refuse(choices, CARD + card, "card-city", "YSP-CARD-10")
    else:
        refuse(choices, CARD + card, *NOTHING_TO_DO[card])


NOTHING_TO_DO = {
    Card.THREE_CAMELS: ("card-stock", "YSP-SETUP-05"),
    Card.THREE_GOLD: ("card-stock", "YSP-SETUP-05"),
    Card.EXCHANGE: ("card-exchange", "YSP-CARD-09"),
    Card.GOODS_TO_CITY: ("card-cube", "YSP-SETUP-05"),
    Card.GOODS_TO_CARAVAN: ("card-cube", "YSP-SETUP-05"),
    Card.SELL_CAMELS: ("card-camels", "YSP-CARD-12"),
    Card.SELL_GOLD: ("card-gold", "YSP-CARD-13"),
}


@reason
def why_no_waiver(s: State, card: int, kind: int, choices: Choices) -> None:
    if s.players == 2:
        refuse(choices, CARD + card, "card-build-two", "YSP-2P-10")
    elif s.discount and kind != Decision.BUILD:
        refuse(choices, CARD + card, "card-build-later", "YSP-BUILD-03")
    else:
        refuse(choices, CARD + card, "card-build", "YSP-CARD-14" if card == Card.BUILD_WITHOUT_CAMELS else "YSP-CARD-15")


@rule
def can_play(s: State, player: int, card: int, kind: int) -> bool:
    """A card that would do nothing cannot be played for its effect."""
    if card == Card.THREE_CAMELS:
        return camels_in_stock(s) > 0
    if card == Card.THREE_GOLD:
        return gold_in_stock(s) > 0
    if card == Card.EXCHANGE:
        return can_give(s, player, Piece.GOLD) > 0 or can_give(s, player, Piece.CAMEL) > 0
    if card == Card.GOODS_TO_CITY:
        return can_place_anywhere(s, player)
    if card == Card.GOODS_TO_CARAVAN:
        return has_cube(s, player)
    if card == Card.SELL_CAMELS:
        return s.camels[player] > 0
    if card == Card.SELL_GOLD:
        return s.gold[player] > 0
    return can_play_waiver(s, player, card, kind)


@rule
def can_play_waiver(s: State, player: int, card: int, kind: int) -> bool:
    """[YSP-BUILD-03] A building more at any time, or (table option) the one of this turn; never without a group of two."""
    if s.players == 2 or (s.discount and kind != Decision.BUILD):
        return False
    return can_build_any(s, player, Waiver.CAMELS if card == Card.BUILD_WITHOUT_CAMELS else Waiver.GOLD)


@rule
def play_waiver(s: State, player: int, card: int) -> None:
    if s.discount:
        answered(s)  # the card is this turn's building, so the question is answered
        ask(s, Step.LAST_CARDS, player)
    use_waiver(s, player, card)


@rule
def play_card(s: State, player: int, answer: int) -> None:
    card = answer - CARD
    if card in (Card.BUILD_WITHOUT_CAMELS, Card.BUILD_WITHOUT_GOLD):
        play_waiver(s, player, card)
    else:
        discard_card(s, player, card)
        note(s, Event.PLAYED, player, card, 0)
        effect(card, s, player, 0, 0)


# --- Three camels, three gold ----------------------------------------------


@rule
def three_camels(s: State, player: int) -> None:
    """[YSP-CARD-07]"""
    gain_camels(s, player, CARD_CAMELS)


@rule
def three_gold(s: State, player: int) -> None:
    """[YSP-CARD-08]"""
    gain_gold(s, player, CARD_GOLD)


# --- Exchange --------------------------------------------------------------


@rule
def can_give(s: State, player: int, piece: int) -> int:
    """How many pieces the player can turn into the other kind."""
    if piece == Piece.GOLD:
        return min(s.gold[player], camels_in_stock(s))
    return min(s.camels[player], gold_in_stock(s))


@rule
def exchange(s: State, player: int) -> None:
    """[YSP-CARD-09] Any number of one piece for as many of the other, at least one."""
    ask(s, Decision.EXCHANGE, player)


@rule
def offer_exchange(s: State, player: int, choices: Choices) -> None:
    for piece in range(2):
        if can_give(s, player, piece) > 0:
            allow(choices, PIECE + piece)


@rule
def answer_exchange(s: State, player: int, answer: int) -> None:
    todo(s, Decision.EXCHANGE_NUMBER, player, answer - PIECE, 0)


@rule
def offer_exchange_number(s: State, player: int, piece: int, again: int, choices: Choices) -> None:
    if again:
        allow(choices, PASS)
    for n in range(1, min(can_give(s, player, piece), MOST) + 1):
        allow(choices, NUMBER + n)


@rule
def answer_exchange_number(s: State, player: int, piece: int, answer: int) -> None:
    if answer == PASS:
        return
    n = answer - NUMBER
    if piece == Piece.GOLD:
        pay(s, player, 0, n)
        note(s, Event.GAVE_GOLD, player, n, 0)
        gain_camels(s, player, n)
    else:
        pay(s, player, n, 0)
        note(s, Event.GAVE_CAMELS, player, n, 0)
        gain_gold(s, player, n)
    if n == MOST and can_give(s, player, piece) > 0:
        todo(s, Decision.EXCHANGE_NUMBER, player, piece, 1)


# --- Goods to the city, goods to the Caravan --------------------------------


@rule
def can_place_anywhere(s: State, player: int) -> bool:
    for quarter in range(QUARTERS):
        if can_place(s, player, quarter):
            return True
    return False


@rule
def goods_to_city(s: State, player: int) -> None:
    """[YSP-CARD-10] One cube into any shop the placing rules allow."""
    ask(s, Decision.CITY, player)


@rule
def offer_city(s: State, player: int, choices: Choices) -> None:
    for quarter in range(QUARTERS):
        offer_shops(s, player, quarter, choices)
    why_no_shop(s, player, range(QUARTERS), choices)


@rule
def answer_city(s: State, player: int, answer: int) -> None:
    put_cube(s, player, answer - SHOP)


# --- Selling ---------------------------------------------------------------


@rule
def sell_camels(s: State, player: int) -> None:
    """[YSP-CARD-12] One to four camels, two points each."""
    todo(s, Decision.SELL, player, Piece.CAMEL, 0)


@rule
def sell_gold(s: State, player: int) -> None:
    """[YSP-CARD-13] One to ten gold, a point each."""
    todo(s, Decision.SELL, player, Piece.GOLD, 0)


@rule
def offer_sell(s: State, player: int, piece: int, choices: Choices) -> None:
    most = min(s.camels[player], MOST_CAMELS_SOLD) if piece == Piece.CAMEL else min(s.gold[player], MOST_GOLD_SOLD)
    for n in range(1, most + 1):
        allow(choices, NUMBER + n)


@rule
def answer_sell(s: State, player: int, piece: int, answer: int) -> None:
    n = answer - NUMBER
    if piece == Piece.CAMEL:
        pay(s, player, n, 0)
        s.points[player] += n * POINTS_PER_CAMEL
        note(s, Event.SOLD_CAMELS, player, n, n * POINTS_PER_CAMEL)
    else:
        pay(s, player, 0, n)
        s.points[player] += n * POINTS_PER_GOLD
        note(s, Event.SOLD_GOLD, player, n, n * POINTS_PER_GOLD)


effect = dispatch("effect", "s, player", Card, {
    Card.THREE_CAMELS: three_camels,
    Card.THREE_GOLD: three_gold,
    Card.EXCHANGE: exchange,
    Card.GOODS_TO_CITY: goods_to_city,
    Card.GOODS_TO_CARAVAN: card_to_caravan,
    Card.SELL_CAMELS: sell_camels,
    Card.SELL_GOLD: sell_gold,
})  # fmt: skip

STEPS = {Step.DRAW_CARD: draw_card, Step.LAST_CARDS: last_cards}
OFFERS = {
    Decision.DRAW: DECK.offer_draw,
    Decision.END_TURN: offer_end_turn,
    Decision.EXCHANGE: offer_exchange,
    Decision.EXCHANGE_NUMBER: offer_exchange_number,
    Decision.CITY: offer_city,
    Decision.SELL: offer_sell,
}
ANSWERS = {
    Decision.DRAW: DECK.answer_draw,
    Decision.END_TURN: answer_end_turn,
    Decision.EXCHANGE: answer_exchange,
    Decision.EXCHANGE_NUMBER: answer_exchange_number,
    Decision.CITY: answer_city,
    Decision.SELL: answer_sell,
}
