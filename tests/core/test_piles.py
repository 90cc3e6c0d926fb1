"""Piles of cards from the kit: counted or in order, with one deck or several, hidden or open."""

from __future__ import annotations

from typing import Any

from charsu.core.flow import CHANCE, todo
from charsu.core.piles import Pile
from charsu.core.record import Flow, See, cells, i8, record
from charsu.core.rule import rule

DRAW, DREW, SHUFFLED = 128, 1, 2


@record
class State(Flow):
    deck = cells(i8, 3, see=See.NOBODY)
    deck_size = cells(i8)
    heap = cells(i8, 9)
    heap_size = cells(i8)
    hand = cells(i8, 3, 3, see=See.OWNER)
    hand_size = cells(i8, 3)
    edition = cells(i8)
    shown = cells(i8)  # a kind that lies open, one less than its number; 0: none


@rule
def shown(s: Any, card: int) -> int:
    return 1 if s.shown == card + 1 else 0


IN_ORDER = Pile(
    ((2, 1, 0), (3, 2, 2)), 10, DRAW, DREW, SHUFFLED,
    pile="deck", size="deck_size", discard="heap", height="heap_size", row="edition", elsewhere=shown,
)  # fmt: skip
OPEN = Pile((2, 1, 1), 10, DRAW, DREW, SHUFFLED, pile="deck", size="", discard="heap", hand_size="")


def table(pile: Pile, edition: int = 0) -> Any:
    s = State.twin()
    s.players, s.edition = 2, edition
    pile.fill(s)
    return s


def test_the_edition_says_how_many_cards_there_are() -> None:
    assert (table(IN_ORDER).deck, table(IN_ORDER).deck_size) == ([2, 1, 0], 3)
    assert (table(IN_ORDER, 1).deck, table(IN_ORDER, 1).deck_size) == ([3, 2, 2], 7)


def test_the_last_discard_is_taken_back_first() -> None:
    s = table(IN_ORDER)
    for card in (0, 1):
        IN_ORDER.answer_draw(s, 0, 10 + card)
        IN_ORDER.put_away(s, 0, card)
    assert s.heap[:2] == [0, 1]
    assert IN_ORDER.take_back(s, 1) == 1
    assert (s.heap_size, s.hand[1], s.hand_size[1]) == (1, [0, 1, 0], 1)
    assert IN_ORDER.left(s) == 2 and IN_ORDER.problems(s) == []


def test_shuffling_is_told_only_where_there_is_something_to_shuffle() -> None:
    s = table(IN_ORDER)
    IN_ORDER.reshuffle(s, CHANCE)
    assert s.n_notes == 0
    IN_ORDER.answer_draw(s, 0, 10)
    IN_ORDER.put_away(s, 0, 0)
    IN_ORDER.reshuffle(s, CHANCE)
    assert s.notes[s.n_notes - 1][:3] == [SHUFFLED, CHANCE, 3]
    assert (s.deck, s.heap_size) == ([2, 1, 0], 0)


def test_what_lies_open_elsewhere_is_not_dealt_again() -> None:
    s = table(IN_ORDER)
    IN_ORDER.take_off(s, 1)
    s.shown = 2
    IN_ORDER.answer_draw(s, 0, 10)
    assert IN_ORDER.problems(s) == []
    for seed in range(9):
        guess = s.redacted(1)
        IN_ORDER.determinise(guess, 1, seed)
        assert (guess.hand[0], guess.deck) == ([1, 0, 0], [1, 0, 0])


def test_a_pile_that_nobody_counts_counts_itself() -> None:
    s = table(OPEN)
    OPEN.take_off(s, 0)
    OPEN.gain(s, 1, 0)
    assert (OPEN.in_pile(s), OPEN.left(s)) == (3, 3)
    OPEN.put_away(s, 1, 0)
    assert (OPEN.in_pile(s), OPEN.left(s)) == (3, 4)
    OPEN.reshuffle(s, 1)
    assert OPEN.in_pile(s) == 4 and OPEN.problems(s) == []


def test_only_who_draws_may_know() -> None:
    s = table(IN_ORDER)
    todo(s, DRAW, CHANCE, 1, 0)
    assert IN_ORDER.secret_of(s) == 1
    todo(s, DRAW + 1, 0, 1, 0)
    assert IN_ORDER.secret_of(s) is None


def test_lost_cards_are_missed() -> None:
    s = table(IN_ORDER)
    s.deck[0] -= 1
    assert IN_ORDER.problems(s) == [
        "there are not 2 cards of kind 0: the deck, its discards and the hands have [1, 0, 0, 0]",
        "the deck counts 3 cards and holds 2",
    ]
