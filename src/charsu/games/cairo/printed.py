"""The numbers that Cairo's rulebook prints, by name, read from components and board file: `{joker.fee}` in `docs/rules`."""

from __future__ import annotations

from typing import Any

from . import board
from . import components as c
from .setup import TABLE_OPTIONS


def printed() -> dict[str, Any]:
    lies = board.find(board.DEFAULT)
    return {
        "coins": c.COINS,
        "colours": c.COLOURS,
        "cards": {"all": c.CARDS, "each": c.COPIES[0], "jokers": c.KINDS - c.FIRST_JOKER, "display": c.DISPLAY, "three": c.THREE},
        "sectors": c.SECTORS,
        "barkers": c.BARKERS,
        "extensions": {"colour": c.EXTENSIONS, "all": c.EXTENSIONS * c.COLOURS},
        "spots": c.SPOTS,
        "box": {"tents": c.COLOURS * c.PLAYERS, "coins": c.COINS * c.COLOURS},
        "tents": {"all": c.COLOURS, "start": c.START_TENTS, "sector": c.START_TENTS_IN_SECTOR},
        "start": {"coins": c.START_COINS, "hand": c.START_HAND},
        "hand": {"limit": c.HAND_LIMIT, "all": c.HAND_LIMIT * c.PLAYERS},
        "draws": c.DRAWS,
        "substitute": c.SUBSTITUTE,
        "commission": c.COMMISSION,
        "last_ones": c.LAST_ONES,
        "coins_a_point": c.COINS_A_POINT,
        "largest": c.LARGEST,
        "turn_limit": next(option.default for option in TABLE_OPTIONS if option.key == "turn_limit"),
        "board": {
            "columns": lies.columns,
            "rows": lies.rows,
            "cells": len(lies.sector),
            "market": len(lies.market),
            "snack": len(lies.snack),
        },
        "joker": {"fee": lies.joker_fee, "sectors": len(lies.jokers[0])},
        "medal": {"gold": lies.gold, "silver": lies.silver, "all": 2 * c.COLOURS},
        "neutral": c.COLOURS,
    }
