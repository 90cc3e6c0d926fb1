"""The kit's ready-made pieces: piles and dice."""

from __future__ import annotations

from charsu import Game, Match
from charsu.core.flow import CHANCE
from charsu.testing.scenario import Scenario
from core.bazaar.components import PILE, Card
from core.bazaar.rules import CARDS_PILE


def drawn(bazaar: Game) -> Match:
    return bazaar.new_match(2, chance="ask").play("start 0", "go card-seller", "buy 1")


def test_every_card_of_a_pile_is_as_likely_as_any_other(bazaar: Game) -> None:
    match = drawn(bazaar)
    assert match.actor == CHANCE
    assert list(zip([a.notation for a in match.options()], match.odds(), strict=True)) == [("draw coins", 6), ("draw gem", 3)]


def test_a_drawn_card_is_its_drawers_secret(bazaar: Game) -> None:
    match = drawn(bazaar)
    assert CARDS_PILE.secret_of(match.plain) == 0
    match.play("draw gem")
    assert match.plain.hand[0] == [0, 1] and match.plain.pile == [6, 2]
    assert CARDS_PILE.secret_of(match.plain) is None


def test_the_discards_become_the_pile_when_it_is_empty(bazaar: Game) -> None:
    table = Scenario(bazaar, players=2)
    table.arrange(pile=[0, 0], pile_size=0, discard=[6, 0], hand=[[0, 3], [0, 0], [0, 0]], hand_size=[3, 0, 0])
    table.play("go card-seller", "buy 1", "draw coins")
    assert table.s.pile == [5, 0] and table.s.discard == [0, 0]
    assert "6 cards are shuffled." in table.match.log()


def test_what_a_seat_cannot_see_is_dealt_anew_and_nothing_is_lost(bazaar: Game) -> None:
    match = drawn(bazaar).play("draw gem", "go card-seller", "buy 1", "draw coins")
    hands = set()
    for seed in range(20):
        s = match.seen(0)
        CARDS_PILE.determinise(s, 0, seed)
        assert s.hand[0] == [0, 1] and sum(s.hand[1]) == 1
        assert [s.hand[0][c] + s.hand[1][c] + s.pile[c] for c in (Card.COINS, Card.GEM)] == list(PILE)
        hands.add(tuple(s.hand[1]))
    assert len(hands) == 2


def test_both_dice_lie_as_they_were_rolled(bazaar: Game) -> None:
    match = bazaar.new_match(2, chance="ask").play("start 0", "go tea-house", "announce 9")
    assert len(match.options()) == 36 and set(match.odds()) == {1}
    assert match.play("roll 3 6").plain.dice == [3, 6]
