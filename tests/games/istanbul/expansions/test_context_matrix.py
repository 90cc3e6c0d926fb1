"""Part D of the ledger: who needs, pays, meets, uses and delivers what, depending on who carries out an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from charsu.testing import rule_test
from games.istanbul.expansions.tables import Bazaar

# The action is always that of the Fruit Warehouse (4), where Blue's merchant, companion and family member stand,
# a letter waits, and Red owns the green tile, which is tied to that place.


@dataclass(frozen=True)
class Actor:
    """One row of the matrix: how Red comes to act at 4, and what goes with it."""

    name: str
    arrange: Callable[[Bazaar], None]
    answers: tuple[str, ...]
    assistant: bool
    pays: bool
    encounters: bool
    place_bound: bool
    delivers: bool


def merchant(table: Bazaar) -> None:
    table.red.stands_at(17).moves()


def companion(table: Bazaar) -> None:
    table.red.stands_at(7).has_companion_at(17).moves()


def released(table: Bazaar) -> None:
    table.red.acts_at(12)


def walking(table: Bazaar) -> None:
    table.red.holds("family-walk").has_family_at(10).moves()


def barrier(table: Bazaar) -> None:
    table.red.has_coffee(2).acts_at(19)


def guild_12(table: Bazaar) -> None:
    table.red.has_guild(12).moves()


def guild_19(table: Bazaar) -> None:
    table.red.has_guild(19).has_coffee(1).moves()


BESIDE_4 = ("barrier", "edge 4 9", "action 4", "act")
MATRIX = (
    Actor("merchant", merchant, ("go 4", "leave", "pay", "act"), True, True, True, True, True),
    Actor("companion", companion, ("companion 4", "pay", "act"), False, True, True, True, True),
    Actor("released family member", released, ("send 4", "act"), False, False, False, True, True),
    Actor("walking family member", walking, ("play family-walk", "walk 4", "act"), False, False, False, True, True),
    Actor("barrier", barrier, BESIDE_4, False, False, False, True, False),
    Actor("guild card 12", guild_12, ("guild 12", "action 4", "act"), False, False, False, False, False),
    Actor("guild card 19", guild_19, ("guild 19", "barrier", "edge 4 9", "action 4", "act"), False, False, False, False, False),
)


@rule_test("MB-TURN-02", "MB-TURN-03", "MB-BARRIER-08", "MB-BARRIER-09", "LS-COMP-06", "LS-COMP-07", "LS-COMP-09", "LS-COMP-11")
@rule_test("LS-CARD-06", "LS-LETTER-03", "MB-GUILD-12", "MB-GUILD-19")
@pytest.mark.parametrize("actor", MATRIX, ids=lambda actor: actor.name)
def test_the_context_matrix(actor: Actor) -> None:
    table = Bazaar("grand_bazaar")
    table.blue.stands_at(4).has_companion_at(4).has_family_at(4)
    table.red.has_tiles("green").has_letters(4).owns(lira=8)
    actor.arrange(table)
    table.play(*actor.answers)
    assert (table.red.assistants == [4]) is actor.assistant
    assert (table.blue.lira - table.match.at(0).plain.lira[1] == 4) is actor.pays
    assert (table.asked == "extra good") is actor.place_bound
    if actor.place_bound:
        table.play("pass")
    assert (table.red.delivered == [4]) is actor.delivers
    assert (table.possible == ["catch 1"]) is actor.encounters
    assert table.s.goods[0][2] == 2


@dataclass(frozen=True)
class Way:
    """One row of the second matrix: how a figure moves, whether the barrier counts, and what follows."""

    name: str
    arrange: Callable[[Bazaar], None]
    answers: tuple[str, ...]  # up to the question where the figure goes
    goal: str
    walks: bool
    then: str  # the next question


def at_13(table: Bazaar, *cards: str) -> None:
    table.red.holds(*cards).owns(lira=9).stands_at(14)


def one_step(table: Bazaar) -> None:
    at_13(table)
    table.red.moves()


def far(table: Bazaar) -> None:
    table.red.holds("far").stands_at(11).moves()


def tile(table: Bazaar) -> None:
    table.red.has_tavern_tile("movement").stands_at(11).moves()


def by_companion(table: Bazaar) -> None:
    table.red.has_companion_at(14).moves()


def companion_far(table: Bazaar) -> None:
    table.red.holds("companion-far").has_companion_at(5).moves()


def corner(table: Bazaar) -> None:
    table.red.holds("corner").stands_at(24).moves()


def to_merchant(table: Bazaar) -> None:
    table.blue.stands_at(13)
    at_13(table, "to-merchant")
    table.red.moves()


def anywhere(table: Bazaar) -> None:
    at_13(table, "anywhere")
    table.red.moves()


def family_walk(table: Bazaar) -> None:
    table.red.holds("family-walk").has_family_at(14).moves()


def catacombs(table: Bazaar) -> None:
    table.red.acts_at(25)


WAYS = (
    Way("one or two places", one_step, (), "go 13", True, "assistant"),
    Way("three or four places", far, ("play far",), "go 13", True, "assistant"),
    Way("movement tile", tile, (), "go 13", True, "assistant"),
    Way("companion", by_companion, (), "companion 13", True, "act"),
    Way("companion with the card", companion_far, ("play companion-far",), "companion 13", True, "act"),
    Way("corner card", corner, ("play corner",), "go 25", False, "assistant"),
    Way("to another merchant", to_merchant, ("play to-merchant",), "join 1", False, "assistant"),
    Way("anywhere", anywhere, ("play anywhere",), "go 13", False, "assistant"),
    Way("family member by card", family_walk, ("play family-walk",), "walk 13", True, "act"),
    Way("released family member", released, (), "send 13", False, "act"),
    Way("catacombs", catacombs, ("good red",), "go 13", False, "move"),
)


@rule_test("MB-BARRIER-04", "MB-BARRIER-05", "MB-BARRIER-06", "MB-BARRIER-07", "GB-11")
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_who_walks_obeys_the_barrier_and_who_is_put_does_not(way: Way) -> None:
    edge = (24, 25) if way.goal == "go 25" else (14, 13)
    for holder, free in ((2, not way.walks), (0, True)):
        table = Bazaar("grand_bazaar").barrier(*edge, holder=holder)
        way.arrange(table)
        table.play(*way.answers)
        assert table.allows(way.goal) is free, holder
    table.play(way.goal)
    assert table.asked == way.then
