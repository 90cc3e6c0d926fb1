"""What rows say at a glance: whom customers go to, where there is room, what is within reach, and who is ahead."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from charsu.core.layout import NOTICED, layout
from charsu.games.cairo import GAME
from charsu.games.cairo.board import COLOUR_NAMES
from charsu.games.cairo.components import COLOURS, OWNERS, SECTORS, WORK_BUILD, WORK_COLOUR, Build
from charsu.games.cairo.customers import barkers_needed, can_call, is_target
from charsu.games.cairo.pay import can_pay
from charsu.games.cairo.plots import extension_area, extension_exists, tent_exists
from charsu.games.cairo.ways import count_cells
from charsu.nets import load
from charsu.nets.features import Features
from charsu.testing import rule_test
from games.cairo.tables import Table

RED, BLUE, PURPLE = (COLOUR_NAMES.index(name) for name in ("red", "blue", "purple"))


def seen(table: Table, viewer: int = 0) -> dict[str, Any]:
    form = layout(GAME, glance=True)
    return form.read(form.row(table.s.dump(), viewer))


@rule_test("CAI-CUST-03", "CAI-CUST-04", "CAI-CUST-05", "CAI-CUST-07")
def test_whom_a_customer_goes_to_and_how_far_it_is() -> None:
    table = Table().is_empty().customers(off="purple", red="b6", white="h10", blue="k1")
    table.ankh.has_stall("red", "c7", entrance="c6")
    table.eye.has_stall("red", "e7", entrance="e6")
    table.scarab.has_stall("red", "h9", entrance="h10")  # the white customer stands there
    table.neutral.has_stall("red", "i2", entrance="i1")
    glance = seen(table)
    assert glance["away"][:, RED].tolist() == [1, 3, 10, -1, 12]
    assert glance["nearer"][:, RED].tolist() == [0, 1, -1, -1, 2], "an entrance on which somebody stands does not count"
    assert (glance["away"][:, BLUE] == -1).all(), "a customer without an entrance of its colour goes nowhere"
    assert (glance["away"][:, PURPLE] == -1).all(), "nor does one beside the board"


@rule_test("CAI-CUST-04", "CAI-CUST-06")
def test_ways_lead_around_stalls_and_equally_near_entrances_cost_no_barker() -> None:
    table = Table().is_empty().customers(off="purple", red="b1")
    table.eye.has_stall("blue", "c3", "b3", entrance="d3")
    table.ankh.has_stall("red", "b6", entrance="b5")
    table.scarab.has_stall("red", "j2", entrance="j1")
    glance = seen(table)
    assert glance["away"][:, RED].tolist() == [8, -1, 8, -1, -1]
    assert glance["nearer"][:, RED].tolist() == [0, -1, 0, -1, -1]


@rule_test("CAI-EXT-04", "CAI-EXT-06", "CAI-TENT-05", "CAI-TENT-08")
def test_where_stalls_can_grow_and_tents_can_stand() -> None:
    table = Table().is_empty().customers(off="purple", red="b1", yellow="k1", green="b11", blue="k11", white="f6")
    table.ankh.has_stall("red", "d4", entrance="d3")  # in the corner of sector 1; its neighbours east and south lie in 2 and 4
    table.eye.has_stall("red", "c6", entrance="c7")  # C5 would touch it, D5 would not
    glance = seen(table)
    assert glance["room"][:, RED].tolist() == [3, 3, 0, 0, 0]
    assert glance["grows"][RED].tolist() == [1, 1, 0, 1, 0, 0, 0, 0, 0]
    assert seen(table, 1)["grows"][RED].tolist() == [0, 0, 0, 1, 0, 0, 0, 0, 0], "each sees its own"
    assert not seen(table, 2)["grows"].any() and not seen(table, -1)["grows"].any(), "guests have none"
    assert glance["plots"][RED].tolist() == [0, 1, 1, 0, 1, 1, 1, 1, 1], "one red tent a sector"
    assert glance["plots"][PURPLE].tolist() == [1, 0, 1, 1, 0, 1, 1, 1, 1], "the eating houses keep to their zone"


def test_a_network_that_reads_nothing_of_it_is_not_shown_it() -> None:
    form = layout(GAME, glance=True)
    plainly = Features.of_sample(GAME, np.stack([layout(GAME).row(GAME.new_match(2, seed=seed).state, 0) for seed in range(4)]))
    assert [plainly.layout, *(load(GAME.key, players).layout for players in (2, 3))] == [layout(GAME), form, form]
    assert NOTICED in form.stretches[:, 3] and NOTICED not in layout(GAME).stretches[:, 3]
    assert form.size == layout(GAME).size + GAME.bot.glance.size
    assert layout("yspahan", glance=True) is layout("yspahan"), "where a game tells nothing, nothing is to be seen"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_glance_tells_what_the_rules_say_all_match_long(players: int) -> None:
    form, match = layout(GAME, glance=True), GAME.new_match(players, seed=players)
    while not match.is_over and match.number < 400:
        ids = match.legal_ids()
        match.play(ids[match.number * 7 % len(ids)])
        if match.number % 9 or match.is_over:
            continue
        viewer = match.number % players
        glance, s = form.read(form.row(match.state, viewer)), GAME.rules.state.twin.load(match.state)
        for colour in range(COLOURS):
            on_board = s.customer[colour] >= 0
            for owner in range(OWNERS):
                if on_board and is_target(s, owner, colour):
                    assert glance["nearer"][owner, colour] == barkers_needed(s, colour, s.entrance[owner][colour])
                else:
                    assert glance["nearer"][owner, colour] == -1
                area = extension_area(s, owner, colour) if s.size[owner][colour] else (0, 0, 0, 0)
                assert glance["room"][owner, colour] == sum(map(count_cells, area))
            assert (glance["nearer"][:, colour] >= 0).any() == can_call(s, colour)
            for sector in range(SECTORS):
                grows = s.size[viewer][colour] > 0 and extension_exists(s, viewer, colour, 1 << sector)
                assert glance["grows"][colour, sector] == grows
                assert glance["plots"][colour, sector] >= tent_exists(s, colour, 1 << sector)
            work = next(w for w, build in enumerate(WORK_BUILD) if build == Build.EXTEND and WORK_COLOUR[w] == colour)
            extends = s.size[viewer][colour] > 0 and s.extensions[colour] > 0
            assert (glance["short"][colour] == 0) == (extends and can_pay(s, viewer, work, 0))
            assert glance["unseen"][colour] == sum(s.coins[other][colour] for other in range(players) if other != viewer)
            if extends:
                good = [kind for kind, sectors in enumerate(s.card_sectors) if extension_exists(s, viewer, colour, sectors)]
                assert glance["fits"][colour] == sum(s.hand[viewer][kind] for kind in good)
                assert glance["offered"][colour] == sum(kind in good for kind in s.display)
        assert glance["purses"].tolist() == [sum(s.coins[viewer]), sum(map(sum, s.coins)) - sum(s.coins[viewer])]


@rule_test("CAI-MEDAL-01", "CAI-MEDAL-03", "CAI-MEDAL-04")
def test_what_the_next_extension_brings() -> None:
    table = Table().is_empty()
    table.ankh.has_stall("red", "c7", "c8", entrance="c6")
    table.eye.has_stall("red", "g7", entrance="g6")
    table.s.gold[RED] = table.s.silver[RED] = 0
    gain = seen(table)["gain"]
    assert gain[:, RED].tolist() == [3, 2 + 2, 0, 0], "who holds the medals scores the size; whoever draws level takes silver"
    assert not gain[:, BLUE].any(), "without a stall nothing grows"
    table.s.extensions[RED] = 0
    assert not seen(table)["gain"].any()


@rule_test("CAI-PAY-03", "CAI-PAY-04")
def test_what_one_lacks_for_an_extension() -> None:
    table = Table().is_empty()
    table.ankh.has_stall("red", "c7", "c8", entrance="c6")
    for red, others, short in ((3, 0, 0), (2, 2, 0), (2, 0, 2), (1, 3, 1), (0, 4, 1), (0, 3, 2)):
        table.s.coins[0] = [red, others, 0, 0, 0, 0]
        assert seen(table)["short"][RED] == short, (red, others)
    assert seen(table)["short"][BLUE] == -1 and (seen(table, -1)["short"] == -1).all()


@rule_test("CAI-SCORE-01", "CAI-SCORE-02", "CAI-INFO-03")
def test_who_would_win_if_the_match_ended_now() -> None:
    table = Table(2).is_empty()
    table.s.score[0], table.s.score[1] = 30, 27
    table.s.gold[RED], table.s.silver[RED] = 1, 0
    table.s.coins[0], table.s.coins[1] = [2, 2, 2, 0, 0, 0], [3, 0, 0, 0, 0, 0]
    table.s.bank = [15, 18, 18, 20, 20, 20]
    assert seen(table)["ahead"].tolist() == [0, 30 + 2 + 2 - (27 + 3 + 1), 0, 0], "two know each other's coins by the bank"
    assert seen(table, 1)["ahead"].tolist() == [-3, 0, 0, 0]
    assert seen(table)["purses"].tolist() == [6, 3] and seen(table)["unseen"].tolist() == [3, 0, 0, 0, 0, 0]
    table.s.score[0] = 99
    assert seen(table)["ahead"][1] == 20, "beyond that it makes no difference"
    assert not seen(table, -1)["ahead"].any(), "guests are nowhere"
