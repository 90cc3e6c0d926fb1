"""The dice against the exact odds: how many different numbers a roll shows."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from charsu import game
from charsu.core.chance import pick
from charsu.core.flow import actor
from charsu.testing import rule_test

YSPAHAN = game("yspahan")
ROLLS = 4000
ODDS = {
    8: {2: 0.0023, 3: 0.0690, 4: 0.3646, 5: 0.4501, 6: 0.1140},
    9: {2: 0.0008, 3: 0.0360, 4: 0.2776, 5: 0.4966, 6: 0.1890},
    12: {2: 0.0000, 3: 0.0048, 4: 0.1011, 5: 0.4563, 6: 0.4378},
}


def groups_rolled(players: int, yellow: int, seed: int) -> int:
    """Roll the first day's dice as the simulators do; how many rows are filled."""
    s = YSPAHAN.start(players, {"first_seat": "0"})
    s.gold[0] = yellow
    choices = YSPAHAN.choices.twin()
    YSPAHAN.rules.apply(s, 1 + yellow)
    counter = 0
    while actor(s) == -1:
        choices.n = 0
        YSPAHAN.rules.options(s, choices)
        YSPAHAN.rules.apply(s, pick(choices, seed, counter))
        counter += 1
    return sum(value > 0 for value in s.value)


@rule_test("YSP-DICE-04", "YSP-SETUP-09")
@pytest.mark.parametrize(("players", "yellow", "dice"), [(2, 0, 8), (4, 0, 9), (3, 3, 12)])
def test_groups_come_up_as_often_as_they_should(players, yellow, dice):
    counts = Counter(groups_rolled(players, yellow, seed) for seed in range(ROLLS))
    for groups, odds in ODDS[dice].items():
        deviation = math.sqrt(ROLLS * odds * (1 - odds))
        assert abs(counts[groups] - ROLLS * odds) <= 4 * deviation + 1


@pytest.mark.parametrize("dice", [8, 9, 12])
def test_the_stated_odds_are_exact(dice):
    for groups, odds in ODDS[dice].items():
        onto = sum((-1) ** k * math.comb(groups, k) * (groups - k) ** dice for k in range(groups + 1))
        assert round(math.comb(6, groups) * onto / 6**dice, 4) == odds


def test_each_face_is_as_likely_as_any_other():
    s = YSPAHAN.start(4, {"first_seat": "0"})
    YSPAHAN.rules.apply(s, 1)
    choices = YSPAHAN.choices.twin()
    YSPAHAN.rules.options(s, choices)
    assert choices.odds[: choices.n] == [1] * 6
