"""The numbers that Istanbul's rulebook prints, by name, read from the components: `{extension.price}` in `docs/rules`.

Tables by the number of players are asked with it: `{goal.2}`.
"""

from __future__ import annotations

from math import isqrt
from typing import Any

from . import components as c
from .expansions import components as e
from .names import Deck

DICE = 12  # the most that two dice show


def printed() -> dict[str, Any]:
    """Base game and expansions."""
    return {**_board(), **_start(), **_prices(), **_gains(), "mocha": _mocha(), "letters": _letters(), "grand": _grand()}


def _board() -> dict[str, Any]:
    side = isqrt(len(c.BOARD[0]))
    needs = [tuple(need for need in row if need) for row in c.MOSQUE_NEEDS]
    fullest = needs[c.PLAYERS]
    return {
        "places": len(c.BOARD[0]),
        "side": side,
        "inner": (side - 2) ** 2,
        "palace": {
            "rubies": c.PALACE_RUBIES,
            "first": c.PALACE_FIRST,
            "last": c.PALACE_LAST,
            "price": c.PALACE_PRICE,
            "goods": tuple(map(sum, c.PALACE_PRICE)),
        },
        "dealer": {"rubies": c.DEALER_RUBIES, "first": c.DEALER_FIRST, "last": c.DEALER_LAST},
        "mosque": {
            "rubies": c.MOSQUE_RUBIES,
            "most": max(c.MOSQUE_RUBIES),
            "needs": needs,
            "without": [tuple(need for need in fullest if need not in row) for row in needs],
        },
        "demands": c.DEMANDS,
        "deck": sum(c.IN_GAME[Deck.BASE]),
        "box": {
            "players": c.PLAYERS,
            "assistants": c.PLAYERS * (c.STACK + 1),
            "extensions": c.PLAYERS * c.EXTENSIONS,
            "mosque": c.COLOURS * len(fullest),
            "demand": c.MARKETS * c.DEMANDS,
            "mail": len(c.MAIL) - 1,
        },
        "rubies": {"box": c.RUBIES_IN_BOX, "first_edition": c.FIRST_EDITION_RUBIES},
        "goal": c.GOAL,
    }


def _start() -> dict[str, Any]:
    return {
        "capacity": c.CAPACITY,
        "extensions": c.EXTENSIONS,
        "stack": {"start": c.STACK, "most": c.STACK + 1, "fewest": c.STACK - 1},
        "lira": {
            "first": c.FIRST_LIRA,
            "second": c.FIRST_LIRA + 1,
            "others": tuple(range(c.FIRST_LIRA + 2, c.FIRST_LIRA + c.PLAYERS)),
            "seats": tuple(range(c.FIRST_LIRA, c.FIRST_LIRA + c.PLAYERS)),
        },
        "neutrals": {"count": c.NEUTRALS, "start": c.NEUTRAL_STARTS},
        "steps": {"least": c.FEWEST_STEPS[0], "most": c.FEWEST_STEPS[0] + 1},
        "far": {"least": c.FEWEST_STEPS[1], "most": c.FEWEST_STEPS[1] + 1},
    }


def _prices() -> dict[str, Any]:
    return {
        "extension": {"price": c.EXTENSION_PRICE},
        "meeting": c.MEETING,
        "figure": c.FIGURE_PRICE,
        "green": c.EXTRA_GOOD_PRICE,
        "recall": c.RECALL_PRICE,
        "red": c.TURNED_TO,
    }


def _gains() -> dict[str, Any]:
    return {
        "family": c.FAMILY_REWARD,
        "card": {"lira": c.CARD_LIRA},
        "tea": {"least": c.FEWEST_ANNOUNCED, "most": DICE, "consolation": c.TEA_CONSOLATION},
        "market": {"large": c.MARKET_PAYS[0][1:], "small": c.MARKET_PAYS[1][1:], "most": len(c.MARKET_PAYS[0]) - 1},
        "black": _rolls(c.BLACK_MARKET_PAYS),
        "mail": c.MAIL,
        "demand": c.DEMAND,
    }


def _rolls(pays: tuple[int, ...]) -> list[dict[str, Any]]:
    """The rolls of each reward, the smallest first."""
    rewards = sorted({pay for pay in pays if pay})
    return [{"goods": reward, "rolls": tuple(roll for roll, pay in enumerate(pays) if pay == reward)} for reward in rewards]


def _mocha() -> dict[str, Any]:
    rolls = _rolls(e.GUILD_MARKET_PAYS)
    return {
        "places": len(c.BOARD[1]),
        "added": len(c.BOARD[1]) - len(c.BOARD[0]),
        "columns": 5,
        "rows": len(c.BOARD[1]) // 5,
        "inner": (5 - 2) * (len(c.BOARD[1]) // 5 - 2),
        "layout": tuple(c.FIRST_MOCHA[row : row + 5] for row in range(0, len(c.FIRST_MOCHA), 5)),
        "cards": sum(c.MOCHA_COPIES),
        "deck": sum(c.IN_GAME[Deck.MOCHA]),
        "guild_cards": c.GUILD_CARDS,
        "tavern": e.TAVERN_PRICE,
        "baksheesh": {"goods": c.BAKSHEESH_GOODS, "price": e.BAKSHEESH_PRICE},
        "coffee_house": {"rubies": c.COFFEE_RUBIES, "first": c.COFFEE_FIRST, "last": c.COFFEE_LAST},
        "figure": c.FIGURE_PRICE,
        "roast": {"lira": e.ROAST_LIRA, "coffee": e.ROAST_COFFEE, "most": 3 * e.ROAST_COFFEE},
        "barrier": e.BARRIER_PRICE,
        "guild": {
            "mail": e.GUILD_MAIL_LIRA,
            "cards": e.GUILD_BONUS_CARDS,
            "black": e.GUILD_BLACK_GOODS,
            "black_few": {"goods": rolls[0]["goods"], "from": rolls[0]["rolls"][0], "to": rolls[0]["rolls"][-1]},
            "black_many": {"goods": rolls[1]["goods"], "from": rolls[1]["rolls"][0]},
            "large_sale": e.GUILD_SALE[2],
            "small_sale": e.GUILD_SALE[1],
            "palace": e.GUILD_PALACE_GOODS,
            "dealer": e.GUILD_DEALER_LIRA,
            "roast": e.GUILD_ROAST_COFFEE,
            "hall": e.GUILD_HALL_CARDS,
        },
        "card": {"coffee": e.CARD_COFFEE, "guild_coffee": e.GUILD_CARD_COFFEE, "sale": e.COFFEE_SALE, "dice": e.DICE_REWARD},
        "goal": c.GOAL_WITH_EXPANSION,
    }


def _letters() -> dict[str, Any]:
    gifts = e.KIOSK_GIFT
    return {
        "cards": sum(c.LETTERS_COPIES),
        "kiosk": {
            "tiles": c.KIOSK_TILES,
            "lira": [gift[2] for gift in gifts],
            "goods": [gift[1] for gift in gifts],
            "extension": e.KIOSK_EXTENSION_LIRA,
            "buy": e.KIOSK_BUY,
            "sell": e.KIOSK_SELL,
        },
        "society": {"seals": e.SOCIETY_SEALS, "lira": tuple(lira for lira in e.SOCIETY_LIRA if lira)},
        "count": sum(c.LETTER_COPIES[0]),
        "each": max(c.LETTER_COPIES[0]),
        "turn": e.TURN_SEALS,
        "embassy": e.EMBASSY_LETTERS,
        "dice": e.DICE_TOTAL_REWARD,
        "card": {"sale": e.GOOD_SALE, "lira": e.GOOD_CARD_LIRA, "anywhere": e.ANYWHERE_PRICE},
    }


def _grand() -> dict[str, Any]:
    return {"places": len(c.BOARD[3]), "side": isqrt(len(c.BOARD[3])), "deck": c.DECK, "figures": c.FIGURES}
