"""Coffee, guild cards, letters and the rubies of the tracks: the only places where the expansions' possessions change."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.flow import CHANCE, is_listed_with, todo
from ....core.notes import note
from ....core.piles import Pile
from ....core.reasons import refuse
from ....core.rule import rule
from ..answers import COFFEE, DELIVERED, GOOD, GUILD_CARD, LETTER, PLACE
from ..components import (
    COFFEE_LAST,
    GOODS,
    GUILD_CARDS,
    GUILD_COPIES,
    LETTER_COPIES,
    LETTER_PLACE,
    LETTERS,
    PLACES,
    Decision,
    Event,
    Place,
    Step,
)  # fmt: skip
from ..gains import draw_card, gain_good, gain_ruby, goods_in_cart, pay_good
from ..places.rubies import take_dealer_ruby, take_palace_ruby
from ..state import State
from .components import PLACE_LETTER

# --- Coffee --------------------------------------------------------------------


@rule
def gain_coffee(s: State, player: int, n: int) -> None:
    """[MB-COFFEE-01] [MB-COFFEE-02] Any amount, beside the cart, from a supply that never runs out."""
    if n > 0:
        s.coffee[player] += n
        note(s, Event.GAINED_COFFEE, player, n, 0)


@rule
def pay_coffee(s: State, player: int, n: int) -> None:
    if n > 0:
        s.coffee[player] -= n
        note(s, Event.PAID_COFFEE, player, n, 0)


# --- "A good (or coffee)" ------------------------------------------------------


@rule
def owns_stock(s: State, player: int) -> bool:
    return goods_in_cart(s, player) + s.coffee[player] > 0


@rule
def offer_goods_owned(s: State, player: int, choices: Choices) -> None:
    """[MB-COFFEE-03] Coffee is no good."""
    for good in range(GOODS):
        if s.goods[player][good] > 0:
            allow(choices, GOOD + good)


@rule
def offer_stock_owned(s: State, player: int, choices: Choices) -> None:
    """[MB-COFFEE-04] Goods and coffee alike."""
    offer_goods_owned(s, player, choices)
    if s.coffee[player] > 0:
        allow(choices, COFFEE)


@rule
def offer_good_or_coffee(s: State, choices: Choices) -> None:
    """[MB-COFFEE-04] Any good, or coffee where there is some [GB-05]."""
    for good in range(GOODS):
        allow(choices, GOOD + good)
    if s.mocha:
        allow(choices, COFFEE)


@rule
def take_stock(s: State, player: int, answer: int) -> None:
    if answer == COFFEE:
        gain_coffee(s, player, 1)
    else:
        gain_good(s, player, answer - GOOD, 1)


@rule
def pay_stock(s: State, player: int, answer: int) -> None:
    if answer == COFFEE:
        pay_coffee(s, player, 1)
    else:
        pay_good(s, player, answer - GOOD, 1)


# --- Several bonus cards -------------------------------------------------------


@rule
def draw_cards(s: State, player: int, n: int) -> None:
    """One after the other, as the deck may be filled up in between; fewer when there are no more."""
    if n > 0:
        todo(s, Step.DRAW_CARDS, player, n - 1, 0)
        draw_card(s, player)


# --- Guild cards ---------------------------------------------------------------


@rule
def being_played(s: State, card: int) -> int:
    """1 for a guild card that is neither in a hand nor on the pile, because it takes effect."""
    return 1 if is_listed_with(s, Step.GUILD_PLAYED, card) else 0


GUILD_DECK = Pile(
    GUILD_COPIES, GUILD_CARD, Decision.DRAW_GUILD, Event.DREW_GUILD, Event.GUILD_SHUFFLED,
    pile="guild_deck", size="guild_deck_size", discard="guild_pile", hand="guild_hand", hand_size="guild_size",
    row="mocha", elsewhere=being_played, first_draw=5000,
)  # fmt: skip
lose_guild, put_guild_away, lay_guild_open = GUILD_DECK.lose, GUILD_DECK.put_away, GUILD_DECK.lay_open
shuffle_guild, guild_to_draw = GUILD_DECK.reshuffle, GUILD_DECK.left


@rule
def draw_guild(s: State, player: int, n: int) -> None:
    """[MB-TURN-10] From the deck; when it is empty, the discard pile becomes the deck. There is no hand limit [MB-TURN-09]."""
    if n == 0:
        return
    if s.guild_deck_size == 0:
        shuffle_guild(s, CHANCE)
    if s.guild_deck_size > 0:
        todo(s, Step.DRAW_GUILD, player, n - 1, 0)
        todo(s, Decision.DRAW_GUILD, CHANCE, player, 0)


@rule
def offer_guild_hand(s: State, player: int, choices: Choices) -> None:
    for card in range(1, GUILD_CARDS + 1):
        if s.guild_hand[player][card] > 0:
            allow(choices, GUILD_CARD + card)


@rule
def discard_guild(s: State, player: int, card: int) -> None:
    """[MB-P17-04] [MB-P18-03] Face up to the discard pile, without effect."""
    put_guild_away(s, player, card)
    note(s, Event.DISCARDED_GUILD, player, card, 0)


# --- Letters -------------------------------------------------------------------

LETTER_DECK = Pile(
    LETTER_COPIES, LETTER, Decision.DRAW_LETTER, Event.GOT_LETTER, Event.LETTERS_SHUFFLED,
    pile="letter_deck", size="", discard="letter_pile", hand="letter", hand_size="", row="letter_row",
)  # fmt: skip
letters_left, letters_to_draw = LETTER_DECK.in_pile, LETTER_DECK.left
shuffle_letters, take_letter, own_letter, lay_letter_open = (
    LETTER_DECK.reshuffle, LETTER_DECK.take_off, LETTER_DECK.gain, LETTER_DECK.lay_open,
)  # fmt: skip


@rule
def draw_letters(s: State, player: int, n: int) -> None:
    """[LS-SETUP-08] [LS-LETTER-07] From the pile, which is filled up from the discarded ones; no limit to their number."""
    if n == 0:
        return
    if letters_left(s) == 0:
        shuffle_letters(s, CHANCE)
    if letters_left(s) > 0:
        todo(s, Step.DRAW_LETTERS, player, n - 1, 0)
        todo(s, Decision.DRAW_LETTER, CHANCE, player, 0)


@rule
def answer_draw_letter(s: State, receiver: int, answer: int) -> None:
    """[LS-LETTER-01] It lies open in front of its owner, undelivered."""
    kind = answer - LETTER
    take_letter(s, kind)
    own_letter(s, receiver, kind)
    s.undelivered += 1
    note(s, Event.GOT_LETTER, receiver, LETTER_PLACE[kind], 0)


@rule
def deliver_letters(s: State) -> None:
    """[LS-LETTER-03] [LS-LETTER-04] After every change, whoever caused it: letters for places where their owner's figures stand."""
    if s.undelivered == 0:
        return
    for player in range(s.players):
        deliver_at(s, player, s.merchant[player])
        deliver_at(s, player, s.family[player])
        deliver_at(s, player, max(s.companion[player], 0))


@rule
def deliver_at(s: State, player: int, place: int) -> None:
    """[LS-LETTER-05] [LS-LETTER-06] All that name the place, once the figure stands there."""
    kind = PLACE_LETTER[place]
    if kind >= 0 and s.letter[player][kind] > 0:
        n = s.letter[player][kind]
        s.letter[player][kind] = 0
        s.delivered[player][kind] += n
        s.undelivered -= n
        note(s, Event.DELIVERED, player, place, n)


@rule
def seals(s: State, player: int) -> int:
    """[LS-LETTER-02] One on an undelivered letter, two on a delivered one."""
    total = 0
    for kind in range(LETTERS):
        total += s.letter[player][kind] + 2 * s.delivered[player][kind]
    return total


@rule
def offer_letters_owned(s: State, player: int, choices: Choices) -> None:
    """[LS-LETTER-08] Delivered or not."""
    for kind in range(LETTERS):
        if s.letter[player][kind] > 0:
            allow(choices, LETTER + kind)
    for kind in range(LETTERS):
        if s.delivered[player][kind] > 0:
            allow(choices, DELIVERED + kind)


@rule
def pay_letter(s: State, player: int, answer: int) -> int:
    """[LS-LETTER-08] To the discard pile; how many seals it counted."""
    if answer >= DELIVERED:
        kind = answer - DELIVERED
        s.delivered[player][kind] -= 1
        note(s, Event.PAID_DELIVERED, player, LETTER_PLACE[kind], 0)
    else:
        kind = answer - LETTER
        s.letter[player][kind] -= 1
        s.undelivered -= 1
        note(s, Event.PAID_LETTER, player, LETTER_PLACE[kind], 0)
    lay_letter_open(s, kind)
    return 2 if answer >= DELIVERED else 1


@rule
def owe_seals(s: State, player: int, owed: int) -> None:
    """[LS-DOUBLE-02] Letter by letter until enough is paid; what is too much is lost."""
    if owed > 0:
        todo(s, Decision.SEALS, player, owed, 0)


@rule
def answer_seals(s: State, player: int, owed: int, answer: int) -> None:
    owe_seals(s, player, owed - pay_letter(s, player, answer))


# --- The next ruby of a track --------------------------------------------------


@rule
def any_ruby(s: State) -> bool:
    return s.palace_rubies + s.dealer_rubies + s.coffee_rubies > 0


@rule
def offer_ruby(s: State, choices: Choices) -> None:
    """[MB-P19-04] [LS-P24-01] [GB-07] Of the palace, the dealer or the coffee house."""
    if s.palace_rubies > 0:
        allow(choices, PLACE + Place.SULTANS_PALACE)
    if s.dealer_rubies > 0:
        allow(choices, PLACE + Place.GEMSTONE_DEALER)
    if s.coffee_rubies > 0:
        allow(choices, PLACE + Place.COFFEE_HOUSE)
    refuse(choices, range(PLACE, PLACE + PLACES + 1), "ruby-places", "LS-P24-01")


@rule
def answer_ruby(s: State, player: int, answer: int) -> None:
    """[MB-P19-05] Its price is not paid, but the next one is dearer."""
    if answer == PLACE + Place.SULTANS_PALACE:
        take_palace_ruby(s, player)
    elif answer == PLACE + Place.GEMSTONE_DEALER:
        take_dealer_ruby(s, player)
    else:
        take_coffee_ruby(s, player)


@rule
def take_coffee_ruby(s: State, player: int) -> None:
    """[MB-RUBY-01] [MB-P20-02] The leftmost ruby; after the last one there is another from the supply, at the top price."""
    gain_ruby(s, player)
    s.coffee_rubies -= 1
    s.coffee_price = min(s.coffee_price + 1, COFFEE_LAST)
    if s.coffee_rubies == 0 and s.refill and s.supply_rubies > 0:
        s.supply_rubies -= 1
        s.coffee_rubies = 1


STEPS = {Step.DRAW_CARDS: draw_cards, Step.DRAW_GUILD: draw_guild, Step.DRAW_LETTERS: draw_letters}
OFFERS = {
    Decision.GOOD_OR_COFFEE: offer_good_or_coffee,
    Decision.DRAW_GUILD: GUILD_DECK.offer_draw,
    Decision.DRAW_LETTER: LETTER_DECK.offer_draw,
    Decision.SEALS: offer_letters_owned,
    Decision.RUBY: offer_ruby,
}
ANSWERS = {
    Decision.GOOD_OR_COFFEE: take_stock,
    Decision.DRAW_GUILD: GUILD_DECK.answer_draw,
    Decision.DRAW_LETTER: answer_draw_letter,
    Decision.SEALS: answer_seals,
    Decision.RUBY: answer_ruby,
}
