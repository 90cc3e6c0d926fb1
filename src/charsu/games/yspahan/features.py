"""What learners are told about the cells of the record."""

from __future__ import annotations

from ...core.meaning import Meaning

MEANING = Meaning(
    by_seat=("gold", "camels", "points", "built", "cubes_out", "hand_size"),
    seats=("first", "active", "order", "shop", "holder", "caravan"),
    things=("supervisor", "value"),
    alike=("first_seat",),  # somebody begins in any case
)
