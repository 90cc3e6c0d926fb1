"""What is impossible about a position: the invariants of part 5 of the ledger, in words."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.rolls import TOTALS
from .components import (
    COLOURS,
    DEALER_FIRST,
    DEALER_LAST,
    DEMANDS,
    EXTENSIONS,
    FIGURES,
    FIRST_EDITION_RUBIES,
    GOODS,
    MAIL,
    MARKETS,
    NEUTRAL_STARTS,
    NEUTRALS,
    PALACE_FIRST,
    PALACE_LAST,
    RUBIES_IN_BOX,
    STACK,
    Place,
    Tile,
)  # fmt: skip
from .gains import BONUS_DECK, capacity
from .state import State


def problems(s: State) -> list[str]:
    """Every broken invariant; none for a sound position."""
    return [*pieces(s), *carts(s), *rubies(s), *BONUS_DECK.problems(s), *figures(s), *markets(s)]


def pieces(s: State) -> Iterator[str]:
    """[IST-INV-01] [IST-INV-02] Assistants are neither lost nor doubled, and none lies at the Fountain."""
    neutral_out = sum(s.neutral_assistant)
    in_stacks = 0
    for p in range(s.players):
        neutral = bin(s.neutrals_in_stack[p]).count("1")
        in_stacks += neutral
        own = sum(s.assistant[p]) + s.stack[p] - neutral
        wanted = STACK - s.neutral_assistants + s.tile[p][Tile.BLUE]
        if own != wanted:
            yield f"player {p} has {own} own assistants, not {wanted}"
        if any(n not in (0, 1) for n in s.assistant[p]):
            yield f"player {p} has more than one assistant on a place"
        if s.assistant[p][Place.FOUNTAIN]:
            yield f"an assistant of player {p} lies at the Fountain"
        if (s.row_of[s.merchant[p]] < 0 and not laying(s)) or (s.row_of[s.family[p]] < 0 and not laying(s)):
            yield f"a piece of player {p} stands on a place that is not on the board"
    if neutral_out + in_stacks != (s.players if s.neutral_assistants else 0):
        yield f"there are {neutral_out + in_stacks} neutral assistants"


def laying(s: State) -> bool:
    return 0 in s.place_at[: s.places]


def carts(s: State) -> Iterator[str]:
    """[IST-INV-03] [IST-INV-10] [IST-INV-06] Goods fit into carts, nobody owes money, tiles are single."""
    for p in range(s.players):
        if not 0 <= s.extensions[p] <= EXTENSIONS:
            yield f"player {p} has {s.extensions[p]} extensions"
        for good in range(GOODS):
            if not 0 <= s.goods[p][good] <= capacity(s, p):
                yield f"player {p} has {s.goods[p][good]} of good {good} in a cart for {capacity(s, p)}"
        if s.lira[p] < 0:
            yield f"player {p} has {s.lira[p]} lira"
    for colour in range(COLOURS):
        owned = sum(s.tile[p][colour] for p in range(s.players))
        if owned != s.tiles_taken[colour] or any(s.tile[p][colour] not in (0, 1) for p in range(s.players)):
            yield f"{owned} mosque tiles of colour {colour} are owned, {s.tiles_taken[colour]} were taken"


def rubies(s: State) -> Iterator[str]:
    """[IST-INV-04] [IST-INV-11] [IST-INV-13] No ruby appears or is lost; prices stay on their tracks."""
    total = (
        sum(s.rubies[: s.players])
        + s.wainwright_rubies
        + sum(s.mosque_rubies)
        + s.palace_rubies
        + s.dealer_rubies
        + s.coffee_rubies
        + s.supply_rubies
    )
    if not FIRST_EDITION_RUBIES <= total <= RUBIES_IN_BOX:
        yield f"there are {total} rubies"
    if min(s.wainwright_rubies, *s.mosque_rubies, s.palace_rubies, s.dealer_rubies, s.supply_rubies) < 0:
        yield "more rubies were taken than there are"
    if not PALACE_FIRST[s.players] <= s.palace_price <= PALACE_LAST:
        yield f"the palace asks for {s.palace_price} goods"
    if not DEALER_FIRST[s.players] <= s.dealer_price <= DEALER_LAST:
        yield f"the dealer asks for {s.dealer_price} lira"
    for p in range(s.players):
        earned = (s.extensions[p] == EXTENSIONS) + sum(s.tile[p][2 * m] and s.tile[p][2 * m + 1] for m in range(2))
        if s.rubies[p] < earned:
            yield f"player {p} has {s.rubies[p]} rubies but earned {earned} at the Wainwright and in the mosques"


def figures(s: State) -> Iterator[str]:
    """[IST-INV-07] Governor, smuggler and moved neutral merchants stand where dice put them."""
    for figure in range(FIGURES):
        if s.figure[figure] and s.figure[figure] not in TOTALS:
            yield f"figure {figure} stands on {s.figure[figure]}"
    for i in range(NEUTRALS):
        place = s.neutral_merchant[i]
        if place and place not in (*TOTALS, NEUTRAL_STARTS[i]):
            yield f"neutral merchant {i} stands on {place}"
        if bool(place) != (s.players == 2):
            yield "neutral merchants are for two players"


def markets(s: State) -> Iterator[str]:
    """[IST-INV-08] [IST-INV-09] Mail markers and demand tiles."""
    if not 0 <= s.mail < len(MAIL):
        yield f"{s.mail} mail markers are below"
    for market in range(MARKETS):
        seen = s.demand[market][: s.demand_seen[market]]
        if len(set(seen)) != len(seen) or not 0 <= s.demand_at[market] < DEMANDS:
            yield f"the demand tiles of market {market} are doubled"
