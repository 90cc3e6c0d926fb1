"""What learners are told about the cells of the record."""

from __future__ import annotations

from ...core.meaning import Meaning
from .components import SIDE

MEANING = Meaning(
    by_seat=("size", "tile", "entrance", "score", "hand_size", "barkers", "out", "away", "nearer", "room", "gain", "ahead"),
    seats=("first", "active", "gold", "silver"),
    things=("display",),
    squares={"tile": SIDE, "entrance": SIDE, "customer": SIDE},
    bits=("card_sectors", "reconstructed"),
    sets=("tile",),
    skipped=("layout",),  # where tents begin; the tents tell
)
