"""What is impossible about a position, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core.flow import is_listed
from ...core.names import slug
from .caravan import line_length
from .components import (
    DAYS,
    LINES,
    NOBODY,
    OWN_CUBES,
    PLACES,
    ROWS,
    SHOPS,
    SOUK_SIZE,
    SOUK_START,
    SOUKS,
    SQUARES,
    STOCK_CAMELS,
    STOCK_GOLD,
    WEEKS,
    WHITE_DICE,
    YELLOW_DICE,
    Decision,
    Souk,
    Step,
)
from .gains import DECK


def problems(s: Any) -> list[str]:
    """Every broken law of conservation."""
    return [*_calendar(s), *_dice(s), *_city(s), *_caravan(s), *_purses(s), *_cubes(s), *DECK.problems(s)]


def _calendar(s: Any) -> Iterator[str]:
    if not (1 <= s.week <= WEEKS and 1 <= s.day <= DAYS):
        yield f"there is no day {s.day} of week {s.week}"
    if not (0 <= s.first < s.players and 0 <= s.active < s.players):
        yield f"nobody sits at seat {s.first} or {s.active}"


def _dice(s: Any) -> Iterator[str]:
    """While dice are rolled, and only then, some of them lie on no row."""
    white, yellow = sum(s.white), sum(s.yellow)
    if white > WHITE_DICE[s.players] or yellow > YELLOW_DICE:
        yield f"there are {white} white and {yellow} yellow dice on the Tower"
    if is_listed(s, Decision.ROLL) or is_listed(s, Step.FILL_TOWER):
        return
    shown = [value for value in s.value if value > 0]
    if any(s.white[value] + s.yellow[value] == 0 for value in shown):
        yield "a row of the Tower has a number but no dice"
    if sum(s.white[value] + s.yellow[value] for value in shown) != white + yellow or len(set(shown)) != len(shown):
        yield "dice of one number do not lie on one row"
    filled = [s.value[row] for row in range(ROWS) if s.value[row] > 0]
    if filled != sorted(filled):
        yield "the numbers on the Tower do not rise"


def _city(s: Any) -> Iterator[str]:
    for souk in range(SOUKS):
        cubes = [c for c in s.shop[SOUK_START[souk] : SOUK_START[souk] + SOUK_SIZE[souk]] if c != NOBODY]
        if len(set(cubes)) > 1:
            yield f"the souk {slug(Souk, souk)} holds cubes of two players"
        if s.filled[souk] != len(cubes) or s.holder[souk] != (cubes[0] if cubes else NOBODY):
            yield f"the souk {slug(Souk, souk)} is counted wrongly"
    if any(not NOBODY <= s.shop[shop] < s.players for shop in range(SHOPS)):
        yield "a shop holds a cube of nobody at the table"
    if not 0 <= s.supervisor < SQUARES:
        yield f"the Supervisor stands on no square ({s.supervisor})"


def _caravan(s: Any) -> Iterator[str]:
    if s.loaded > LINES * line_length(s):
        yield f"{s.loaded} cubes are more than the Caravan carries"
    if any((s.caravan[place] == NOBODY) != (place >= s.loaded) for place in range(PLACES)):
        yield "the Caravan has a gap or a cube too many"


def _purses(s: Any) -> Iterator[str]:
    if min(s.gold) < 0 or min(s.camels) < 0 or min(s.points) < 0:
        yield "somebody owes gold, camels or points"
    if s.limited and (sum(s.gold) > STOCK_GOLD or sum(s.camels) > STOCK_CAMELS):
        yield "there is more gold or there are more camels than the stock holds"


def _cubes(s: Any) -> Iterator[str]:
    for player in range(s.players):
        out = s.shop.count(player) + s.caravan.count(player) + sum(s.built[player])
        if s.cubes_out[player] != out:
            yield f"seat {player} has {out} cubes on the table, not {s.cubes_out[player]}"
        if s.limited and out > OWN_CUBES:
            yield f"seat {player} uses more than {OWN_CUBES} cubes"
