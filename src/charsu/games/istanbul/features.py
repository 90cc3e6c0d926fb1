"""What learners are told about the cells of the record."""

from __future__ import annotations

from ...core.meaning import Meaning

MEANING = Meaning(
    by_seat=(
        "neutrals_in_stack", "coffee", "lira", "merchant", "family", "stack", "assistant", "goods", "extensions", "rubies", "tile",
        "hand_size", "guild_size", "tavern_tile", "companion", "letter", "delivered",
    ),
    seats=("active", "starter", "caravan_leader", "barrier_holder", "bidder"),
    things=(
        "merchant", "family", "figure", "neutral_merchant", "companion", "demand", "dice", "barrier", "baksheesh_good",
        "kiosk_tile",
    ),
    skipped=("pile",),  # sixty numbers of which the top two matter
    alike=("starter", "reshuffle", "rubies_in_box", "random_layout"),  # who begins; what happens once in many matches
)  # fmt: skip
