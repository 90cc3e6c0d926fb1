"""How numbers read in sentences; the words are in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...core.choices import choices_of
from ...core.flow import question
from ...core.text import Arg, Ref, refs
from .answers import BUILD, CARD, CELL, COLOUR, EXTEND, MOVE, NUMBER, PASS, space
from .board import cell_name
from .build import offer_builds
from .components import COLOURS, COMMISSION, FIRST_JOKER, NEUTRAL, SECTORS, SUBSTITUTE, WORK_BUILD, WORK_COLOUR, Build, Decision
from .customers import barkers_needed, owner_of_entrance
from .gains import SECTOR_DECK
from .medals import medal_points
from .notation import NOTATION
from .pay import cost_of

CHOICES = choices_of(NOTATION.size)
WORKS = (Decision.CARD, Decision.THREE, Decision.FEE, Decision.CELL, Decision.ENTRANCE)


ARGUMENTS: Mapping[str, Callable[[int], Arg]] = {
    **space.words,
    **{name: refs(f"cairo-{name}") for name in ("customer", "extension", "stall", "coin")},
    "medal": refs("cairo-coin"),
    "second": refs("cairo-coin"),
}


def sector_numbers(bits: int) -> list[int]:
    return [sector + 1 for sector in range(SECTORS) if (bits >> sector) & 1]


secret_of = SECTOR_DECK.secret_of  # [CAI-INFO-01] only the drawer sees a card dealt from the deck into a hand


def hides(s: Any) -> bool:
    """[CAI-INFO-01] What hands and purses allow is nobody's business; where tents, rugs and customers fit, all see."""
    return question(s)[0] not in (Decision.VISIT, Decision.CELL, Decision.ENTRANCE, Decision.START_TENT)


def coloured(colour: int) -> dict[str, Arg]:
    """Everything a colour can be said of."""
    return {name: Ref(f"cairo-{name}-{colour}") for name in ("colour", "customer", "tent", "extension", "stall", "coin")}


def details(s: Any, answer: int) -> dict[str, Arg]:
    """More about an answer: what is of this colour, the sectors of a card, what a visit or an extension costs and brings."""
    kind, player, a, b = question(s)
    if kind == Decision.ACTION and answer == PASS:
        return {"stuck": int(not can_build(s, player))}
    if EXTEND <= answer < MOVE:
        return growth(s, player, answer - BUILD)
    if COLOUR <= answer < CARD:
        return coloured(answer - COLOUR)
    if CARD <= answer < CELL:
        return card(s, answer - CARD)
    if kind == Decision.VISIT:
        return visit(s, player, a, answer - CELL)
    if kind == Decision.CELL and WORK_BUILD[a] == Build.EXTEND:
        return growth(s, player, a)
    if kind == Decision.OWN_COINS:
        return {**coloured(a), "others": SUBSTITUTE * (b - (answer - NUMBER))}
    return {}


def can_build(s: Any, player: int) -> bool:
    """With the cards and coins at hand; only for the player's own eyes."""
    builds = CHOICES.twin()
    offer_builds(s, player, builds)
    return bool(builds.n)


def card(s: Any, kind: int) -> dict[str, Arg]:
    """The sectors of a card; only a joker has a fee."""
    sectors = ", ".join(map(str, sector_numbers(s.card_sectors[kind])))
    return {"sectors": sectors, "joker": int(kind >= FIRST_JOKER), "fee": s.joker_fee}


def growth(s: Any, player: int, work: int) -> dict[str, Arg]:
    """What an extension costs, coins that must be replaced included, and scores, medals included."""
    colour, cost = WORK_COLOUR[work], cost_of(s, player, work)
    own = min(cost, s.coins[player][colour])
    medals = medal_points(s, player, colour, cost)
    return {**coloured(colour), "own": own, "others": SUBSTITUTE * (cost - own), "points": cost + medals, "medals": medals}


def visit(s: Any, player: int, colour: int, cell: int) -> dict[str, Arg]:
    """Whose entrance it is, what the caller and the owner take as far as the bank reaches, and the barkers it costs."""
    owner = owner_of_entrance(s, colour, cell)
    gain = min(s.size[owner][colour] if owner == player else COMMISSION, s.bank[colour])
    share = min(s.size[owner][colour], s.bank[colour] - gain)
    whose = "own" if owner == player else "neutral" if owner == NEUTRAL else "other"
    holder = {} if owner == NEUTRAL else {"owner": Ref(f"cairo-seat-{owner}")}
    return {"barkers": barkers_needed(s, colour, cell), **coloured(colour), "whose": whose, **holder, "gain": gain, "share": share}


def asked(s: Any) -> dict[str, Arg]:
    """More about the question: what is being built in which colour, who draws, which cell is meant."""
    kind, _, a, b = question(s)
    if kind in WORKS:
        here: dict[str, Arg] = {"cell": cell_name(b)} if kind == Decision.ENTRANCE else {}
        return {"what": a // COLOURS, **coloured(a % COLOURS), **here}
    if kind in (Decision.OWN_COINS, Decision.SUBSTITUTE, Decision.VISIT):
        return coloured(a)
    if kind in (Decision.DEAL, Decision.DEAL_SET, Decision.DRAW_NEUTRAL):
        return {"seat": Ref(f"cairo-seat-{a}")}
    if kind == Decision.PUT_CUSTOMER:
        return {"cell": cell_name(s.spot[a])}
    return {"final": s.final}
