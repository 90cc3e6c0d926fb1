"""What learners are told about the cells of the record."""

from __future__ import annotations

from ...core.meaning import Meaning
from .components import SIDE

MEANING = Meaning(
    by_seat=("size", "tile", "entrance", "score", "hand_size", "barkers", "out"),
    seats=("first", "active", "gold", "silver"),
    things=("display",),
    squares={"tile": SIDE, "entrance": SIDE, "customer": SIDE},
    apart={"entrance": "customer"},  # [CAI-CUST-05] a customer goes to the nearest entrance that nobody stands on
    bits=("card_sectors", "reconstructed"),
    sets=("tile",),
    skipped=("layout",),  # where tents begin; the tents tell
)
