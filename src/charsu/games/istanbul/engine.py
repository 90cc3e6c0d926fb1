"""The game put together: who handles what, and the calls the world makes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...core.chance import draw
from ...core.choices import Choices, allow
from ...core.flow import CHANCE, FIRST_DECISION, todo
from ...core.notes import note
from ...core.rule import Handler, dispatch, rule
from . import cards, dice, encounters, ending, layout, setup, turn
from .answers import ACT, PASS, PLACE, PLAY, TILE, YELLOW_TILE
from .board import here
from .cards import leave_hand, may_spend, offer_yellow_tile, use_yellow_tile, window_now
from .components import CARDS, IN_GAME, Card, Decision, Event, Figure, Place, Step
from .encounters import figure_used
from .expansions import cards as more_cards
from .expansions import companion, exchange, guild, guild_turn, kiosk, letters, mocha, movement, stock, tavern
from .expansions.cards import effect_of
from .expansions.hidden import deal_guild_cards
from .expansions.stock import deliver_letters
from .places import goods, money, people, rubies
from .setup import setup as set_up
from .state import State
from .windows import CARD_WINDOW, REPEAT_CARD, Window

Table = Mapping[int, Any]
EXPANSIONS = (stock, mocha, tavern, guild, guild_turn, companion, letters, kiosk, more_cards, exchange, movement)
BASE = (layout, setup, turn, dice, goods, money, people, rubies, cards, encounters, ending)
WITHOUT_EXPANSIONS: dict[Handler, Handler] = {}  # dispatchers and the smaller ones that serve a table of the base game


def merged(name: str, modules: Iterable[Any]) -> dict[int, Any]:
    """One table out of the tables of modules; later ones replace entries, or add handlers by a table `MORE_…`."""
    table: dict[int, Any] = {}
    for module in modules:
        table.update(getattr(module, name, {}))
    for module in modules:
        for kind, handler in getattr(module, f"MORE_{name}", {}).items():
            table[kind] = (*(table[kind] if isinstance(table[kind], tuple) else (table[kind],)), handler)
    return table


def socket(name: str, known: str, space: Any, table: str, own: Table | None = None, expanded: Table | None = None) -> Handler:
    """A dispatcher over the tables of all modules, and its smaller form without expansions."""
    full = dispatch(name, known, space, {**merged(table, (*BASE, *EXPANSIONS)), **(own or {}), **(expanded or {})})
    WITHOUT_EXPANSIONS[full] = dispatch(name, known, space, {**merged(table, BASE), **(own or {})})
    return full


offer_at = socket("offer_at", "s, player, choices", Place, "OFFERS_AT")
offer_now_at = socket("offer_now_at", "s, player, choices", Place, "OFFERS_AT")
act_at = socket("act_at", "s, player, answer", Place, "ACTIONS")
offer_card = socket("offer_card", "s, player, card, choices", Card, "OFFER_CARD")
offer_copied_card = socket("offer_copied_card", "s, player, card, choices", Card, "OFFER_CARD")
play_card = socket("play_card", "s, player", Card, "PLAY_CARD")
use_figure = socket("use_figure", "s, player", Figure, "USE_FIGURE")

# --- 2.5 Phase 3: the action of a place --------------------------------------


@rule
def action(s: State, player: int) -> None:
    """[IST-ACT-01] [IST-ACT-02] The action of the destination may be carried out once."""
    todo(s, Decision.ACT, player, here(s, player), 0)


@rule
def offer_act(s: State, player: int, place: int, choices: Choices) -> None:
    """[IST-ACT-01] [IST-ACT-03] [IST-ACT-04] How the action of this place may begin, or leave it."""
    offer_at(place, s, player, choices, 0, 0)
    allow(choices, PASS)


@rule
def offer_act_now(s: State, player: int, place: int, choices: Choices) -> None:
    """[MB-TURN-06] By a card that has been played for it, so it is carried out."""
    offer_now_at(place, s, player, choices, 0, 0)


@rule
def offer_any_action(s: State, player: int, choices: Choices) -> None:
    """[MB-GUILD-12] [MB-TURN-06] [GB-08] Every place on the board whose action can be carried out."""
    for place in range(1, s.last_place + 1):
        if s.row_of[place] >= 0:
            first = choices.n
            offer_now_at(place, s, player, choices, 0, 0)
            possible = choices.n > first
            choices.n = first
            if possible:
                allow(choices, PLACE + place)


@rule
def answer_any_action(s: State, player: int, answer: int) -> None:
    todo(s, Decision.ACT_NOW, player, answer - PLACE, 0)


@rule
def answer_act(s: State, player: int, place: int, answer: int) -> None:
    """[IST-ACT-01] [IST-MOSQ-10] Declining does not end the turn; merchant and family member act alike."""
    if answer != PASS:
        begin_action(s, player, place, answer)


@rule
def begin_action(s: State, player: int, place: int, answer: int) -> None:
    if is_repeatable(s, place):
        todo(s, Step.AFTER_ACTION, player, place, 0)
    act_at(place, s, player, answer, 0, 0)


@rule
def is_repeatable(s: State, place: int) -> bool:
    """[IST-CARD-80] [MB-TURN-03] Is there a card in the game for this place, and may it be used?"""
    card = REPEAT_CARD[place]
    return card >= 0 and s.unbound == 0 and IN_GAME[s.cards_in_game][card] > 0


@rule
def repeat_action(s: State, player: int, place: int) -> None:
    begin_action(s, player, place, ACT)


@rule
def after_action(s: State, player: int, place: int) -> None:
    """[IST-CARD-80] The moment for a card that repeats the action; asked of everybody with cards, whichever they are."""
    if s.hand_size[player] > 0:
        todo(s, Decision.REPEAT, player, place, 0)


@rule
def offer_repeat(s: State, player: int, choices: Choices) -> None:
    allow(choices, PASS)


@rule
def answer_repeat(s: State, player: int, answer: int) -> None:
    """Only passing answers this; the card interrupts."""


@rule
def begin_figure(s: State, player: int, figure: int) -> None:
    """[IST-ENC-60] Use it, then move it."""
    figure_used(s, player, figure)
    use_figure(figure, s, player, 0, 0)


begin = socket(
    "begin",
    "s, player",
    Step,
    "STEPS",
    {
        Step.ACTION: action,
        Step.REPEAT_ACTION: repeat_action,
        Step.AFTER_ACTION: after_action,
        Step.USE_FIGURE: begin_figure,
    },
)
offer = socket(
    "offer",
    "s, player, choices",
    Decision,
    "OFFERS",
    {Decision.ACT: offer_act, Decision.REPEAT: offer_repeat},
    {Decision.ACT_NOW: offer_act_now, Decision.ANY_ACTION: offer_any_action},
)
take_answer = socket(
    "take_answer",
    "s, player, answer",
    Decision,
    "ANSWERS",
    {Decision.ACT: answer_act, Decision.REPEAT: answer_repeat},
    {Decision.ACT_NOW: answer_act, Decision.ANY_ACTION: answer_any_action},
)

# --- The three functions ------------------------------------------------------


@rule
def settle(s: State) -> None:
    """Carry out steps until somebody has to decide."""
    while s.over == 0 and s.frame[s.depth - 1][0] < FIRST_DECISION:
        s.depth -= 1
        frame = s.frame[s.depth]
        begin(frame[0], s, frame[1], frame[2], frame[3])


def start(s: State, players: int, options: Mapping[str, Any]) -> None:
    set_up(s, players, options)
    settle(s)


@rule
def options(s: State, choices: Choices) -> None:
    """Everything that may be answered now."""
    if s.over == 0:
        frame = s.frame[s.depth - 1]
        offer(frame[0], s, frame[1], choices, frame[2], frame[3])
        if frame[1] != CHANCE:
            offer_interruptions(s, frame[1], choices)


@rule
def offer_interruptions(s: State, player: int, choices: Choices) -> None:
    """[IST-TURN-04] [IST-TURN-05] Cards and the yellow tile, in the own turn, each in its own windows."""
    window = window_now(s)
    if player != s.active or window == Window.NONE:
        return
    if s.hand_size[player] > 0:
        for card in range(s.card_kinds):
            if s.hand[player][card] > 0 and CARD_WINDOW[card][window] and may_spend(s, player, card):
                offer_card(card, s, player, card, choices, 0, 0)
        if s.hand[player][Card.COPY] > 0 and CARD_WINDOW[Card.COPY][window]:
            offer_copy(s, player, effect_of(s, Card.COPY), window, choices)
    offer_yellow_tile(s, player, choices)


@rule
def offer_copy(s: State, player: int, effect: int, window: int, choices: Choices) -> None:
    """[LS-CARD-05] A copy may be played where the card it takes its effect from could be."""
    if effect >= 0 and CARD_WINDOW[effect][window] and may_spend(s, player, effect):
        first = choices.n
        offer_copied_card(effect, s, player, effect, choices, 0, 0)
        if choices.n > first:
            choices.n = first
            allow(choices, PLAY + Card.COPY)


@rule
def apply(s: State, answer: int) -> None:
    """Take one legal answer and play on to the next decision."""
    s.n_notes = 0
    frame = s.frame[s.depth - 1]
    if PLAY <= answer < TILE:  # an interruption: the question stays
        effect = effect_of(s, answer - PLAY)
        leave_hand(s, frame[1], answer - PLAY)
        if effect != answer - PLAY:
            note(s, Event.COPIED, frame[1], effect, 0)
        play_card(effect, s, frame[1], 0, 0)
    elif answer == YELLOW_TILE:
        use_yellow_tile(s, frame[1])
    else:
        s.depth -= 1
        take_answer(frame[0], s, frame[1], answer, frame[2], frame[3])
    settle(s)
    if s.undelivered > 0:
        deliver_letters(s)


# --- Hidden information --------------------------------------------------------


@rule
def determinise(s: State, viewer: int, seed: int) -> None:
    """Deal the cards the viewer cannot see into the other hands and the deck."""
    for card in range(CARDS):
        s.deck[card] = IN_GAME[s.cards_in_game][card] - (s.hand[viewer][card] if viewer >= 0 else 0)
    for i in range(s.pile_size):
        s.deck[s.pile[i]] -= 1
    deal_guild_cards(s, viewer, seed)
    counter = 0
    for player in range(s.players):
        if player != viewer:
            for card in range(CARDS):
                s.hand[player][card] = 0
            for _ in range(s.hand_size[player]):
                deal_hidden(s, player, seed, counter)
                counter += 1
            if s.lira[player] < 0:
                s.lira[player] = draw(seed, 1000 + player, 21)


@rule
def deal_hidden(s: State, player: int, seed: int, counter: int) -> None:
    left = 0
    for card in range(s.card_kinds):
        left += s.deck[card]
    r = draw(seed, counter, left)
    for card in range(s.card_kinds):
        r -= s.deck[card]
        if r < 0:
            s.deck[card] -= 1
            s.hand[player][card] += 1
            return
