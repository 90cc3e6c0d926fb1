"""Taking and paying: the only places where purses, carts, hands and stacks change."""

from __future__ import annotations

from ...core.flow import CHANCE, todo
from ...core.notes import note
from ...core.piles import Pile
from ...core.rule import rule
from .answers import CARD
from .components import CAPACITY, GOODS, IN_GAME, Card, Decision, Event
from .state import State

# --- Money and rubies --------------------------------------------------------


@rule
def gain_lira(s: State, player: int, n: int) -> None:
    """[IST-SETUP-21] From a supply that never runs out."""
    if n > 0:
        s.lira[player] += n
        note(s, Event.GAINED_LIRA, player, n, 0)


@rule
def earn_lira(s: State, player: int, n: int) -> None:
    """The income of a sale, which tells of it itself."""
    s.lira[player] += n


@rule
def pay_lira(s: State, player: int, n: int) -> None:
    s.lira[player] -= n
    note(s, Event.PAID_LIRA, player, n, 0)


@rule
def may_have_lira(s: State, player: int, n: int) -> bool:
    """Could the player pay this, perhaps after playing a card? Judged by what everybody sees, so that a question tells nothing."""
    return s.hidden_money != 0 or s.lira[player] >= n or s.hand_size[player] > 0


@rule
def gain_ruby(s: State, player: int) -> None:
    s.rubies[player] += 1
    note(s, Event.GAINED_RUBY, player, s.rubies[player], 0)


# --- Goods -------------------------------------------------------------------


@rule
def capacity(s: State, player: int) -> int:
    """[IST-SETUP-14] How much of each good fits into the cart."""
    return CAPACITY + s.extensions[player]


@rule
def gain_good(s: State, player: int, good: int, n: int) -> None:
    """[IST-TURN-06] [IST-P05-04] What does not fit into the cart is lost."""
    room = capacity(s, player) - s.goods[player][good]
    taken = min(n, room)
    if taken > 0:
        s.goods[player][good] += taken
        note(s, Event.GAINED_GOOD, player, good, taken)
    if n > room:
        note(s, Event.LOST_GOOD, player, good, n - room)


@rule
def pay_good(s: State, player: int, good: int, n: int) -> None:
    if n > 0:
        s.goods[player][good] -= n
        note(s, Event.PAID_GOOD, player, good, n)


@rule
def goods_in_cart(s: State, player: int) -> int:
    total = 0
    for good in range(GOODS):
        total += s.goods[player][good]
    return total


# --- Bonus cards -------------------------------------------------------------

BONUS_DECK = Pile(
    IN_GAME, CARD, Decision.DRAW, Event.DREW, Event.SHUFFLED,
    pile="deck", size="deck_size", discard="pile", height="pile_size", row="cards_in_game", kinds="card_kinds", names=Card,
)  # fmt: skip
lose_card, take_back, reshuffle = BONUS_DECK.put_away, BONUS_DECK.take_back, BONUS_DECK.reshuffle  # [IST-CARD-01] [IST-CARD-03]
cards_to_draw = BONUS_DECK.left  # [IST-CARD-04] deck and discard pile together; with none nothing is drawn


@rule
def discard_card(s: State, player: int, card: int) -> None:
    """[IST-CARD-01] Played and discarded cards lie face up on the discard pile."""
    lose_card(s, player, card)
    note(s, Event.DISCARDED, player, card, 0)


@rule
def take_from_pile(s: State, player: int) -> None:
    """[IST-P06-04] The top card of the discard pile."""
    note(s, Event.TOOK_FROM_PILE, player, take_back(s, player), 0)


@rule
def draw_card(s: State, player: int) -> None:
    """[IST-CARD-02] From the deck; who drew it alone sees it. There is no hand limit [IST-CARD-05]."""
    if s.deck_size == 0:
        reshuffle(s, CHANCE)
    if s.deck_size > 0:
        todo(s, Decision.DRAW, CHANCE, player, 0)


# --- Assistants --------------------------------------------------------------


@rule
def put_under_stack(s: State, player: int, neutral: int) -> None:
    """[IST-MOVE-16] New pieces go to the bottom."""
    s.neutrals_in_stack[player] = s.neutrals_in_stack[player] * 2 + neutral
    s.stack[player] += 1


@rule
def take_from_stack(s: State, player: int) -> int:
    """[IST-VAR-17] The bottom piece leaves first, own or neutral; 1 when it is neutral."""
    neutral = s.neutrals_in_stack[player] % 2
    s.neutrals_in_stack[player] = s.neutrals_in_stack[player] // 2
    s.stack[player] -= 1
    return neutral


@rule
def recall_assistant(s: State, player: int, place: int) -> None:
    """[IST-VAR-20] [IST-VAR-19] Only one's own assistants come back."""
    s.assistant[player][place] = 0
    put_under_stack(s, player, 0)
    note(s, Event.RECALLED, player, place, 0)
