"""What the notes say: the names of their numbers, and which of them only their player may know."""

from __future__ import annotations

from ...core.game import EventText
from .components import Event

EVENT_TEXTS = {
    Event.DAY: EventText(("week", "day")),
    Event.BOUGHT_DICE: EventText(("n",)),
    Event.TOWER: EventText(("row", "n")),
    Event.TOOK_GROUP: EventText(("row", "action")),
    Event.NO_GROUP: EventText(),
    Event.DISCARDED: EventText(("card",)),
    Event.TOOK_CAMELS: EventText(("n",)),
    Event.TOOK_GOLD: EventText(("n",)),
    Event.PLACED: EventText(("shop",)),
    Event.LOST_GOODS: EventText(("n",)),
    Event.MOVED_SUPERVISOR: EventText(("square", "price")),
    Event.KEPT: EventText(("shop",)),
    Event.SENT: EventText(("shop",)),
    Event.LOADED: EventText(("place", "points")),
    Event.CARAVAN_FULL: EventText(),
    Event.CARAVAN_SCORED: EventText(("points",)),
    Event.RESHUFFLED: EventText(),
    Event.DREW: EventText(("card",), private=("card",)),
    Event.DREW_NOTHING: EventText(),
    Event.BUILT: EventText(("building", "points")),
    Event.PLAYED: EventText(("card",)),
    Event.GAVE_GOLD: EventText(("n",)),
    Event.GAVE_CAMELS: EventText(("n",)),
    Event.SOLD_CAMELS: EventText(("n", "points")),
    Event.SOLD_GOLD: EventText(("n", "points")),
    Event.YELLOW_REMOVED: EventText(("n",)),
    Event.CITY_SCORED: EventText(("souks", "points")),
    Event.WEEK_OVER: EventText(("week",)),
    Event.GAME_OVER: EventText(),
}
