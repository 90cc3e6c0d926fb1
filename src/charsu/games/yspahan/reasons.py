"""Why not what is not asked about at all?"""

from __future__ import annotations

from ...core.choices import Choices
from ...core.reasons import reason, refuse
from .answers import BUILDING, CARD
from .buildings import why_no_buildings
from .components import BUILDINGS, CARDS, Waiver
from .state import State


@reason
def why_not_now(s: State, player: int, choices: Choices) -> None:
    """[YSP-CARD-05] Cards have their moments. [YSP-FLOW-04] [YSP-2P-08] So has building, if it can be paid at all."""
    why_no_buildings(s, player, Waiver.NOTHING, choices)
    if s.players == 2:
        refuse(choices, range(BUILDING, BUILDING + BUILDINGS), "build-two", "YSP-2P-08")
    else:
        refuse(choices, range(BUILDING, BUILDING + BUILDINGS), "build-now", "YSP-FLOW-04")
    refuse(choices, range(CARD, CARD + CARDS), "card", "YSP-CARD-05")
