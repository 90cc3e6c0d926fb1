"""The bazaar: a tiny complete game. It lives outside the package, as any fourth game may."""

from pathlib import Path
from typing import Any

from charsu.core.flow import asked, detail
from charsu.core.game import EventText, Game, Pictures, Rules, Words, flag, number
from charsu.core.text import Ref
from charsu.locale import add_folder

from . import rules
from .answers import NOTATION
from .components import CARDS, PILE, Decision, Event
from .engine import ENGINE
from .state import State

FOLDER = Path(__file__).parent
add_folder(FOLDER / "locale")


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """What a seat sees; -1 stands for what it does not."""
    return {
        "active": s.active,
        "dice": s.dice,
        "pile": s.pile_size,
        "discard": s.discard,
        "players": [
            {"stall": s.stall[p], "coins": s.coins[p], "gems": s.gems[p], "cards": s.hand_size[p], "hand": s.hand[p]}
            for p in range(s.players)
        ],
    }


def problems(s: Any) -> list[str]:
    """Cards are neither lost nor found; nobody owes anything."""
    found = []
    for card in range(CARDS):
        if sum(s.hand[p][card] for p in range(s.players)) + s.pile[card] + s.discard[card] != PILE[card]:
            found.append(f"there are not {PILE[card]} cards of kind {card}")
    if sum(s.pile) != s.pile_size:
        found.append("the pile's size is wrong")
    for p in range(s.players):
        if s.coins[p] < 0:
            found.append(f"seat {p} has {s.coins[p]} coins")
        if sum(s.hand[p]) != s.hand_size[p]:
            found.append(f"seat {p} does not hold {s.hand_size[p]} cards")
    return found


def draw_text(s: Any, say: Any) -> str:
    """The table for a terminal."""
    return "\n".join(f"{p}: stall {s.stall[p]}, {s.coins[p]} coins, {s.gems[p]} gems" for p in range(s.players))


GAME = Game(
    key="bazaar",
    version="1",
    seats=(2, 3),
    rules=Rules(
        state=State,
        engine=ENGINE,
        setup=rules.setup,
        standing=rules.standing,
        scores=lambda s, player: {"gems": s.gems[player] + s.hand[player][1], "coins": s.coins[player]},
        determinise=rules.determinise,
        problems=problems,
        secret_of=lambda s: detail(s) if asked(s) == Decision.DRAW else None,
    ),
    words=Words(
        notation=NOTATION,
        events=Event,
        event_texts={
            Event.STARTS: EventText(),
            Event.WENT: EventText(("stall",)),
            Event.ROLLED: EventText(("first", "second")),
            Event.EARNED: EventText(("coins",)),
            Event.DREW: EventText(("card",), private=("card",)),
            Event.BOUGHT_GEM: EventText(("gems",)),
            Event.PLAYED_COINS: EventText(("coins",)),
            Event.DISCARDS_SHUFFLED: EventText(("cards",)),
        },
        arguments={
            "stall": lambda i: Ref(f"bazaar-stall-{i}"),
            "card": lambda i: Ref(f"bazaar-card-{i}"),
            "seat": lambda i: Ref(f"bazaar-seat-{i}"),
            "roll": lambda i: f"{1 + i // 6} {1 + i % 6}",
        },
    ),
    pictures=Pictures(view=view, draw_text=draw_text),
    table_options=(number("gems", 3, 2, 5), flag("rich", False)),
    folder=str(FOLDER),
)
