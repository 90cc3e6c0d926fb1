"""Letters & Seals: 22 Kiosk, where everybody picks a tile."""

from __future__ import annotations

from typing import Any

from ....core.choices import Choices, allow, weigh
from ....core.flow import CHANCE, ask, todo
from ....core.notes import note
from ....core.reasons import refuse
from ....core.rule import dispatch, rule
from ..answers import ACT, CALL_COMPANION, CARD, COFFEE, KIOSK_TILE, LETTER, LIRA, NUMBER, PASS
from ..board import cart_complete
from ..components import GOODS, KIOSK_TILES, Decision, Event, Place, Step
from ..gains import discard_card, draw_card, gain_good, gain_lira, pay_good, pay_lira
from ..places.goods import offer_action
from ..places.rubies import extend_cart
from ..state import State
from .companion import AT_HAND, call_companion, put_merchant
from .components import KIOSK_BUY, KIOSK_EXTENSION_GOODS, KIOSK_EXTENSION_LIRA, KIOSK_GIFT, KIOSK_SELL
from .names import Kiosk
from .stock import draw_letters, gain_coffee, letters_to_draw, offer_letters_owned, offer_stock_owned, pay_letter, pay_stock

STACKED = 0
FACE_UP = 1
USED = 2
DISCARDED = 3

# --- Revealing and picking -----------------------------------------------------


@rule
def kiosk(s: State, player: int) -> None:
    """[LS-P22-01] [LS-P22-07] A letter; then one tile more than there are players."""
    ask(s, Step.KIOSK_CLOSES, player)
    todo(s, Step.PICKS, player, 0, 0)
    todo(s, Step.REVEAL, player, s.players + 1, 0)
    draw_letters(s, player, 1)


@rule
def reveal(s: State, player: int, n: int) -> None:
    """[LS-P22-02] [LS-SETUP-06] When the stacks run out, the discarded tiles are shuffled."""
    if n == 0:
        return
    if tiles_lying(s, STACKED) == 0:
        turn_all(s, DISCARDED, STACKED)
        note(s, Event.KIOSK_SHUFFLED, CHANCE, tiles_lying(s, STACKED), 0)
    todo(s, Step.REVEAL, player, n - 1, 0)
    ask(s, Decision.REVEAL, CHANCE)


@rule
def tiles_lying(s: State, where: int) -> int:
    total = 0
    for tile in range(KIOSK_TILES):
        if s.kiosk_tile[tile] == where:
            total += 1
    return total


@rule
def turn_all(s: State, before: int, after: int) -> None:
    for tile in range(KIOSK_TILES):
        if s.kiosk_tile[tile] == before:
            s.kiosk_tile[tile] = after


@rule
def offer_reveal(s: State, choices: Choices) -> None:
    for tile in range(KIOSK_TILES):
        if s.kiosk_tile[tile] == STACKED:
            weigh(choices, KIOSK_TILE + tile, 1)


@rule
def answer_reveal(s: State, player: int, answer: int) -> None:
    s.kiosk_tile[answer - KIOSK_TILE] = FACE_UP
    note(s, Event.REVEALED, player, tile_face(s, answer - KIOSK_TILE), 0)


@rule
def tile_face(s: State, tile: int) -> int:
    """[LS-KIOSK-13] [LS-KIOSK-14] What a tile says: those with coffee only give lira where there is none."""
    if s.mocha == 0 and tile in (Kiosk.COFFEE_OR_TWO, Kiosk.COFFEE_OR_THREE):
        return KIOSK_TILES + tile - Kiosk.COFFEE_OR_TWO
    return tile


@rule
def picks(s: State, player: int, n: int) -> None:
    """[LS-P22-03] [LS-P22-04] [LS-P22-05] Clockwise from the active player, one after the other; the last tile is his too."""
    if n < s.players:
        todo(s, Step.PICKS, player, n + 1, 0)
        ask(s, Decision.PICK, (player + n) % s.players)
        return
    for tile in range(KIOSK_TILES):
        if s.kiosk_tile[tile] == FACE_UP:
            use_tile(s, player, tile)


@rule
def offer_pick(s: State, choices: Choices) -> None:
    for tile in range(KIOSK_TILES):
        if s.kiosk_tile[tile] == FACE_UP:
            allow(choices, KIOSK_TILE + tile)


@rule
def answer_pick(s: State, player: int, answer: int) -> None:
    note(s, Event.PICKED, player, tile_face(s, answer - KIOSK_TILE), 0)
    use_tile(s, player, answer - KIOSK_TILE)


@rule
def use_tile(s: State, player: int, tile: int) -> None:
    """[LS-P22-03] [LS-P22-08] Carried out or not; only the active player may play what can be played at any moment."""
    s.kiosk_tile[tile] = USED
    todo(s, Decision.KIOSK, player, tile, 0)


@rule
def kiosk_closes(s: State) -> None:
    """[LS-P22-06] All revealed tiles are discarded."""
    turn_all(s, USED, DISCARDED)


# --- What tiles offer ----------------------------------------------------------


@rule
def offer_kiosk(s: State, player: int, tile: int, choices: Choices) -> None:
    offer_tile(tile, s, player, choices, 0, 0)
    allow(choices, PASS)
    refuse(choices, range(KIOSK_TILE, KIOSK_TILE + KIOSK_TILES), "kiosk-one", "LS-P22-04")


@rule
def offer_gift(choices: Choices) -> None:
    """Tiles that only give: [LS-KIOSK-01] [LS-KIOSK-02] [LS-KIOSK-03] [LS-KIOSK-04] [LS-KIOSK-05] [LS-KIOSK-06] [LS-KIOSK-07]

    [LS-KIOSK-08] [LS-KIOSK-09] [LS-KIOSK-10] [LS-KIOSK-11] [LS-KIOSK-12] [LS-KIOSK-16]
    """
    allow(choices, ACT)


@rule
def offer_coffee_or_lira(s: State, choices: Choices) -> None:
    """[LS-KIOSK-13] [LS-KIOSK-14] Coffee only where there is some."""
    allow(choices, LIRA)
    if s.mocha:
        allow(choices, COFFEE)


@rule
def offer_companion_tile(s: State, player: int, choices: Choices) -> None:
    """[LS-KIOSK-15] Unless he is there already."""
    if s.companion[player] != AT_HAND:
        allow(choices, CALL_COMPANION)


@rule
def offer_extension_for_lira(s: State, player: int, choices: Choices) -> None:
    """[LS-KIOSK-17] Ten lira, with fewer than three extensions."""
    if s.lira[player] >= KIOSK_EXTENSION_LIRA and not cart_complete(s, player):
        allow(choices, LIRA)


@rule
def offer_extension_for_goods(s: State, player: int, choices: Choices) -> None:
    """[LS-KIOSK-18] The goods on the tile, with fewer than three extensions."""
    if cart_complete(s, player):
        return
    for good in range(GOODS):
        if s.goods[player][good] < KIOSK_EXTENSION_GOODS[good]:
            return
    allow(choices, ACT)


@rule
def offer_to_fountain(s: State, player: int, choices: Choices) -> None:
    """[LS-KIOSK-19] Unless the merchant is there."""
    if s.merchant[player] != Place.FOUNTAIN:
        allow(choices, ACT)


@rule
def offer_purchase(s: State, player: int, choices: Choices) -> None:
    if s.lira[player] >= KIOSK_BUY:
        allow(choices, LIRA)


@rule
def offer_letter_for_lira(s: State, player: int, choices: Choices) -> None:
    """[LS-KIOSK-22] While a letter is left to take."""
    if letters_to_draw(s) > 0:
        offer_purchase(s, player, choices)


@rule
def offer_bonus_cards(s: State, player: int, choices: Choices) -> None:
    for card in range(s.card_kinds):
        if s.hand[player][card] > 0:
            allow(choices, CARD + card)


GIFTS = (*range(Kiosk.YELLOW_AND_LIRA, Kiosk.TWO_LIRA + 1), Kiosk.DIE)
OFFER_TILE: dict[int, Any] = dict.fromkeys(GIFTS, offer_gift) | {
    Kiosk.COFFEE_OR_TWO: offer_coffee_or_lira,
    Kiosk.COFFEE_OR_THREE: offer_coffee_or_lira,
    Kiosk.COMPANION: offer_companion_tile,
    Kiosk.EXTENSION_FOR_LIRA: offer_extension_for_lira,
    Kiosk.EXTENSION_FOR_GOODS: offer_extension_for_goods,
    Kiosk.TO_FOUNTAIN: offer_to_fountain,
    Kiosk.GOOD_AND_LETTER: (offer_stock_owned, offer_letters_owned),
    Kiosk.CARD_AND_LETTER: (offer_bonus_cards, offer_letters_owned),
    Kiosk.LIRA_AND_LETTER: (offer_letter_for_lira, offer_letters_owned),
    Kiosk.LIRA_AND_GOOD: (offer_purchase, offer_stock_owned),
    Kiosk.LIRA_AND_CARD: (offer_purchase, offer_bonus_cards),
}
offer_tile = dispatch("offer_tile", "s, player, choices", Kiosk, OFFER_TILE)

# --- What tiles do -------------------------------------------------------------


@rule
def answer_kiosk(s: State, player: int, tile: int, answer: int) -> None:
    if answer != PASS:
        carry_out(tile, s, player, tile, answer, 0, 0)


@rule
def gift(s: State, player: int, tile: int) -> None:
    """Goods and lira: [LS-KIOSK-01] [LS-KIOSK-02] [LS-KIOSK-03] [LS-KIOSK-04] [LS-KIOSK-05] [LS-KIOSK-06] [LS-KIOSK-07]

    [LS-KIOSK-08] [LS-KIOSK-09] [LS-KIOSK-10] [LS-KIOSK-12]
    """
    if KIOSK_GIFT[tile][1] > 0:
        gain_good(s, player, KIOSK_GIFT[tile][0], KIOSK_GIFT[tile][1])
    gain_lira(s, player, KIOSK_GIFT[tile][2])


@rule
def bonus_card(s: State, player: int) -> None:
    """[LS-KIOSK-11] A card from the deck."""
    draw_card(s, player)


@rule
def coffee_or_lira(s: State, player: int, tile: int, answer: int) -> None:
    """[LS-KIOSK-13] [LS-KIOSK-14] One coffee, or two or three lira."""
    if answer == COFFEE:
        gain_coffee(s, player, 1)
    else:
        gift(s, player, tile)


@rule
def roll_one_die(s: State, player: int) -> None:
    """[LS-KIOSK-16] That many lira."""
    ask(s, Step.KIOSK_PAYOUT, player)
    todo(s, Step.AFTER_ROLL, player, 0, 0)
    todo(s, Decision.ROLL_ONE, CHANCE, player, 0)


@rule
def offer_roll_one(choices: Choices) -> None:
    for face in range(1, 7):
        weigh(choices, NUMBER + face, 1)


@rule
def answer_roll_one(s: State, roller: int, answer: int) -> None:
    s.dice[0] = answer - NUMBER
    s.dice[1] = 0
    note(s, Event.ROLLED_ONE, roller, s.dice[0], 0)


@rule
def kiosk_payout(s: State, player: int) -> None:
    gain_lira(s, player, s.dice[0])


@rule
def extension_for_lira(s: State, player: int) -> None:
    """[LS-KIOSK-17] As at the Wainwright; the third brings the ruby at once."""
    pay_lira(s, player, KIOSK_EXTENSION_LIRA)
    extend_cart(s, player)


@rule
def extension_for_goods(s: State, player: int) -> None:
    """[LS-KIOSK-18] The same for goods."""
    for good in range(GOODS):
        pay_good(s, player, good, KIOSK_EXTENSION_GOODS[good])
    extend_cart(s, player)


@rule
def to_fountain(s: State, player: int) -> None:
    """[LS-KIOSK-19] The stack, and nothing else."""
    put_merchant(s, player, Place.FOUNTAIN)


@rule
def good_and_letter(s: State, player: int, answer: int) -> None:
    """[LS-KIOSK-20] A good or coffee for a letter, or the other way round."""
    if is_letter(answer):
        pay_letter(s, player, answer)
        ask(s, Decision.GOOD_OR_COFFEE, player)
    else:
        pay_stock(s, player, answer)
        draw_letters(s, player, 1)


@rule
def is_letter(answer: int) -> bool:
    return LETTER <= answer < KIOSK_TILE


@rule
def card_and_letter(s: State, player: int, answer: int) -> None:
    """[LS-KIOSK-21] A bonus card for a letter, or the other way round."""
    if is_letter(answer):
        pay_letter(s, player, answer)
        draw_card(s, player)
    else:
        discard_card(s, player, answer - CARD)
        draw_letters(s, player, 1)


@rule
def lira_and_letter(s: State, player: int, answer: int) -> None:
    """[LS-KIOSK-22] Two lira for a letter, or three lira for one."""
    if answer == LIRA:
        pay_lira(s, player, KIOSK_BUY)
        draw_letters(s, player, 1)
    else:
        pay_letter(s, player, answer)
        gain_lira(s, player, KIOSK_SELL)


@rule
def lira_and_good(s: State, player: int, answer: int) -> None:
    """[LS-KIOSK-23] Two lira for a good or coffee, or three lira for one."""
    if answer == LIRA:
        pay_lira(s, player, KIOSK_BUY)
        ask(s, Decision.GOOD_OR_COFFEE, player)
    else:
        pay_stock(s, player, answer)
        gain_lira(s, player, KIOSK_SELL)


@rule
def lira_and_card(s: State, player: int, answer: int) -> None:
    """[LS-KIOSK-24] Two lira for a bonus card, or three lira for one."""
    if answer == LIRA:
        pay_lira(s, player, KIOSK_BUY)
        draw_card(s, player)
    else:
        discard_card(s, player, answer - CARD)
        gain_lira(s, player, KIOSK_SELL)


CARRY_OUT: dict[int, Any] = dict.fromkeys(GIFTS, gift) | {
    Kiosk.BONUS_CARD: bonus_card,
    Kiosk.COFFEE_OR_TWO: coffee_or_lira,
    Kiosk.COFFEE_OR_THREE: coffee_or_lira,
    Kiosk.COMPANION: call_companion,
    Kiosk.DIE: roll_one_die,
    Kiosk.EXTENSION_FOR_LIRA: extension_for_lira,
    Kiosk.EXTENSION_FOR_GOODS: extension_for_goods,
    Kiosk.TO_FOUNTAIN: to_fountain,
    Kiosk.GOOD_AND_LETTER: good_and_letter,
    Kiosk.CARD_AND_LETTER: card_and_letter,
    Kiosk.LIRA_AND_LETTER: lira_and_letter,
    Kiosk.LIRA_AND_GOOD: lira_and_good,
    Kiosk.LIRA_AND_CARD: lira_and_card,
}
carry_out = dispatch("carry_out", "s, player, tile, answer", Kiosk, CARRY_OUT)

OFFERS_AT = {Place.KIOSK: offer_action}
ACTIONS = {Place.KIOSK: kiosk}
STEPS = {Step.REVEAL: reveal, Step.PICKS: picks, Step.KIOSK_CLOSES: kiosk_closes, Step.KIOSK_PAYOUT: kiosk_payout}
OFFERS = {
    Decision.REVEAL: offer_reveal,
    Decision.PICK: offer_pick,
    Decision.KIOSK: offer_kiosk,
    Decision.ROLL_ONE: offer_roll_one,
}
ANSWERS = {
    Decision.REVEAL: answer_reveal,
    Decision.PICK: answer_pick,
    Decision.KIOSK: answer_kiosk,
    Decision.ROLL_ONE: answer_roll_one,
}
