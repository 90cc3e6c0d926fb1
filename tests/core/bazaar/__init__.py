"""The bazaar: a tiny complete game, the template for a fourth. It lives outside the package, as any fourth game may."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from charsu.core.game import EventText, Game, Heuristic, Pictures, Rules, Words, flag, number
from charsu.locale import add_folder

from . import pictures
from .answers import NOTATION, space
from .components import Card, Event
from .engine import ENGINE
from .greedy import prefer, turns_taken, value
from .rules import CARDS_PILE, setup, standing
from .state import State

FOLDER = Path(__file__).parent
add_folder(FOLDER / "locale")


def scores(s: Any, player: int) -> dict[str, int]:
    """[BAZ-09] Gems, those on cards too; then coins."""
    return {"gems": s.gems[player] + s.hand[player][Card.GEM], "coins": s.coins[player]}


def problems(s: Any) -> list[str]:
    """Cards are neither lost nor found; nobody owes anything."""
    return [*CARDS_PILE.problems(s), *(f"seat {p} has {s.coins[p]} coins" for p in range(s.players) if s.coins[p] < 0)]


EVENT_TEXTS = {
    Event.STARTS: EventText(),
    Event.WENT: EventText(("stall",)),
    Event.ROLLED: EventText(("first", "second")),
    Event.EARNED: EventText(("coins",)),
    Event.DREW: EventText(("card",), private=("card",)),
    Event.BOUGHT_GEM: EventText(("gems",)),
    Event.PLAYED_COINS: EventText(("coins",)),
    Event.DISCARDS_SHUFFLED: EventText(("cards",)),
}

GAME = Game(
    key="bazaar",
    version="1",
    seats=(2, 3),
    rules=Rules(
        state=State,
        engine=ENGINE,
        setup=setup,
        standing=standing,
        scores=scores,
        determinise=CARDS_PILE.determinise,
        problems=problems,
        secret_of=CARDS_PILE.secret_of,
    ),
    words=Words(notation=NOTATION, events=Event, event_texts=EVENT_TEXTS, arguments=space.words, by_colour=True),
    pictures=Pictures(
        view=pictures.view,
        draw_text=pictures.draw_text,
        draw_svg=pictures.draw_svg,
        purse=pictures.purse,
        belongings=pictures.belongings,
    ),
    bot=Heuristic(value=value, prefer=prefer, turns_taken=turns_taken, swing=150),
    table_options=(number("gems", 3, 2, 5, main=True), flag("rich", False)),
    folder=str(FOLDER),
)
