"""The other hands dealt anew: whatever is imagined could have happened, and the seat was told the same."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

import charsu
from charsu.core.errors import BadOption
from charsu.core.game import Game
from charsu.core.match import Match
from charsu.core.redeal import Imagination, imagine, same_position

KEYS = sorted({"bazaar", *charsu.game_keys()})


def played(game: Game, options: dict[str, Any], seed: int, answers: int) -> Match:
    """A random match at the largest table such options allow."""
    for players in range(game.seats[1], game.seats[0] - 1, -1):
        with suppress(BadOption):
            match = game.new_match(players, options, seed=seed)
            break
    dice = random.Random(seed)
    for _ in range(answers):
        if match.is_over:
            break
        match.play(dice.choice(match.legal_ids()))
    return match


def check(match: Match, other: Match, seat: int) -> None:
    """Another deal of a match, all of it possible."""
    assert other.answers(seat) == match.answers(seat)
    assert other.view(seat) == match.view(seat)
    assert other.log("en", seat) == match.log("en", seat)
    assert match.game.rules.problems(other.plain) == []
    assert match.actor != seat or other.legal_ids() == match.legal_ids()
    again = Match.at_table(match.table, chance="ask")
    for number, answer in enumerate(other.history):
        again.play(answer.id)
        assert again.last == other.history[number]
    assert same_position(again.plain, other.plain)
    assert same_position(other.at(other.number // 2).plain, again.at(other.number // 2).plain)


@pytest.mark.parametrize("key", KEYS)
def test_every_deal_could_have_happened_and_tells_its_seat_the_same(key: str) -> None:
    changed = 0
    for seed, answers in ((1, 30), (2, 120), (3, 260)):
        match = played(charsu.game(key), {}, seed, answers)
        imagination = Imagination(match)
        for seat in range(match.players):
            other = imagination.deal(seat, seed)
            check(match, other, seat)
            changed += other.moves() != match.moves()
    assert changed > 1


@pytest.mark.parametrize("key", KEYS)
def test_every_option_can_be_imagined(key: str) -> None:
    for option in charsu.game(key).table_options:
        for value in option.values:
            match = played(charsu.game(key), {option.key: value}, 5, 90)
            check(match, imagine(match, match.players - 1, 2), match.players - 1)


def test_cards_that_everybody_saw_stay_where_they_are() -> None:
    """A card taken from the open pile is known to be in that hand."""
    match = played(charsu.game("istanbul"), {}, 2, 120)
    ledger = Imagination(match).ledger
    seen = {key: n for key, n in ledger.open.items() if n and key[0] == "hand" and key[1] != 0}
    assert seen
    for seed in range(20):
        other = imagine(match, 0, seed)
        assert all(getattr(other.plain, name)[seat][card] >= n for (name, seat, card), n in seen.items())


def test_all_deals_are_as_likely_as_each_other() -> None:
    """At the beginning of Istanbul each of the unseen bonus cards is as likely in the other hand as the next."""
    match = charsu.game("istanbul").new_match(2, seed=3)
    imagination = Imagination(match)
    held: Counter[int] = Counter()
    for seed in range(3000):
        held.update({card: n for card, n in enumerate(imagination.deal(0, seed).plain.hand[1]) if n})
    unseen = [deck + hand for deck, hand in zip(match.plain.deck, match.plain.hand[1], strict=True)]
    cards = sum(held.values())
    for card, copies in enumerate(unseen):
        assert held[card] / cards == pytest.approx(copies / sum(unseen), abs=0.02)


def test_a_dealt_match_plays_on_and_goes_back() -> None:
    match = played(charsu.game("istanbul"), {}, 4, 100)
    other = imagine(match, match.actor or 0, 9)
    before = other.plain.copy()
    for _ in range(70):
        other.play(other.legal_ids()[0])
    for _ in range(70):
        other.undo()
    assert same_position(other.plain, before)
