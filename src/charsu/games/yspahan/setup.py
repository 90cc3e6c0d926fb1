"""The first position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import BadOption
from ...core.flow import CHANCE, ask
from ...core.game import Option, choice, number
from .components import CENTRE, NOBODY, PLACES, SHOPS, SOUKS, START_GOLD, Decision, Step
from .gains import DECK

RANDOM = "random"

TABLE_OPTIONS: tuple[Option, ...] = (
    number("shop_bonus", 1, 1, 2, rule="YSP-BUILD-09"),
    choice("build_cards", "extra-build", "extra-build", "discount", rule="YSP-CARD-16"),
    choice("caravan_order", "mover-chooses", "mover-chooses", "mover-first", rule="YSP-SUP-13"),
    choice("stocks", "unlimited", "unlimited", "limited", rule="YSP-SETUP-05"),
    choice("first_seat", RANDOM, RANDOM, "0", "1", "2", "3", rule="YSP-SETUP-08"),
)


def setup(s: Any, players: int, options: Mapping[str, Any]) -> None:
    """[YSP-SETUP-02] [YSP-SETUP-03] [YSP-SETUP-07] An empty city, an empty Caravan, day 1 of week 1."""
    set_options(s, options)
    s.week, s.day, s.supervisor = 1, 1, CENTRE
    s.shop = [NOBODY] * SHOPS
    s.holder = [NOBODY] * SOUKS
    s.caravan = [NOBODY] * PLACES
    DECK.fill(s)
    for player in range(players):
        s.gold[player] = START_GOLD  # [YSP-SETUP-06]
    set_first(s, players, options["first_seat"])


def set_options(s: Any, options: Mapping[str, Any]) -> None:
    s.shop_bonus = options["shop_bonus"]
    s.discount = int(options["build_cards"] == "discount")
    s.mover_first = int(options["caravan_order"] == "mover-first")
    s.limited = int(options["stocks"] == "limited")


def set_first(s: Any, players: int, seat: str) -> None:
    """[YSP-SETUP-08] The host names the first player, or chance does."""
    if seat == RANDOM:
        ask(s, Decision.FIRST_PLAYER, CHANCE)
        return
    if int(seat) >= players:
        raise BadOption(f"option first_seat cannot be {seat} with {players} players; the seats are 0 to {players - 1}")
    s.first = int(seat)
    ask(s, Step.DAY, s.first)
