"""Arguments of sentences: which message names a place, a good, a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...core.flow import detail, question
from ...core.text import Arg, Ref, refs
from .answers import BAKSHEESH, BARRIER, BID, COMPANION, EDGE, GUILD, KIOSK_TILE, LEAVE, TAVERN_TILE, sides, space
from .board import barred, families_met, here, merchants_met, steps_between, yellow_tile_at_hand
from .components import BAKSHEESH_GOODS, FEWEST_STEPS, FIGURES, MEETING, Decision, Place, TavernTile
from .expansions.components import BAKSHEESH_PRICE, BARRIER_PRICE, TAVERN_PRICE
from .expansions.kiosk import tile_face
from .expansions.stock import GUILD_DECK
from .expansions.tavern import in_line
from .gains import BONUS_DECK
from .state import State

ARGUMENTS: Mapping[str, Callable[[int], Arg]] = {
    **space.words,
    "other": refs("istanbul-seat"),
    "market": lambda i: Ref(f"istanbul-place-{Place.LARGE_MARKET + i}"),
    "tile_number": lambda i: i + 1,
    "beside": refs("istanbul-place"),
}


def details(s: State, answer: int) -> dict[str, Arg]:
    """What else the words of an answer want to know: prices and totals."""
    kind, player, a, _ = question(s)
    args: dict[str, Arg] = {}
    if kind == Decision.PAY:
        args["total"] = MEETING * merchants_met(s, player)
    if answer == LEAVE:
        args["neutral"] = s.neutrals_in_stack[player] % 2
    if kind in (Decision.ACT, Decision.ACT_NOW):
        args |= {"at": a, "coffee_house": s.coffee_price, "dealer": s.dealer_price, "palace": s.palace_price}
        args |= tavern_price(s, answer)
    if kind in (Decision.BEND, Decision.SIX):
        args["first"], args["second"] = s.dice[0], s.dice[1]
    if EDGE <= answer < COMPANION:
        args |= beside(s, answer - EDGE)
    if KIOSK_TILE <= answer < BID:
        args["kiosk-tile"] = ARGUMENTS["kiosk-tile"](tile_face(s, answer - KIOSK_TILE))
    if kind == Decision.KIOSK:
        args["tile"] = a + 1
    return args


def tavern_price(s: State, answer: int) -> dict[str, Arg]:
    """[MB-P19-02] [MB-P19-04] [MB-GUILD-19] What an offer of the Tavern costs, with the guild card one coffee less."""
    if answer == BARRIER:
        return {"coffee": BARRIER_PRICE - s.tavern_discount}
    if answer == BAKSHEESH:
        good = ARGUMENTS["good"](s.baksheesh_good[s.baksheesh])
        return {"coffee": BAKSHEESH_PRICE - s.tavern_discount, "good": good, "count": BAKSHEESH_GOODS}
    if TAVERN_TILE <= answer < GUILD:
        return {"coffee": TAVERN_PRICE[s.tavern_taken[answer - TAVERN_TILE]] - s.tavern_discount}
    return {}


def beside(s: State, edge: int) -> dict[str, Arg]:
    """The two places of an edge."""
    one, other = sides(s, edge)
    return {"place": ARGUMENTS["place"](one), "beside": ARGUMENTS["place"](other)}


def asked(s: State) -> dict[str, Arg]:
    """What a question wants to know."""
    kind, player, a, b = question(s)
    args: dict[str, Arg] = ASKED[kind](s, player) if kind in ASKED else {}
    if kind in (Decision.LAY, Decision.ACT, Decision.ACT_NOW, Decision.REPEAT):
        args |= {"place": ARGUMENTS["place"](a), "at": a}
    if kind in (Decision.DRAW, Decision.DRAW_GUILD, Decision.DRAW_LETTER, Decision.ROLL_ONE):
        args["drawer"] = ARGUMENTS["player"](a)
    if kind == Decision.DEMAND:
        args["market"] = ARGUMENTS["market"](a)
    if kind in (Decision.BEND, Decision.LOCAL_GOOD):
        args["first"], args["second"] = s.dice[0], s.dice[1]
    if kind == Decision.SMUGGLER_PRICE:
        args["good"] = ARGUMENTS["good"](a)
    if kind in (Decision.PAY_ANY, Decision.DIFFERENT_GOODS, Decision.SEALS):
        args["count"] = a
    if kind == Decision.TAKE:
        args["count"] = b
    if kind == Decision.KIOSK:
        args["tile"] = ARGUMENTS["kiosk-tile"](tile_face(s, a))
    if kind == Decision.LEAP:
        args["card"] = ARGUMENTS["card"](a)
    if kind == Decision.BID:
        args["lira"] = s.bid
    if kind == Decision.SELL:
        args["count"] = sum(s.sold)
    return args


def ways(s: State, player: int) -> dict[str, Arg]:
    """[MB-TURN-01] [MB-TAVERN-01] [LS-COMP-04] The ways a turn may begin. Of guild cards only what everybody sees."""
    _, _, far, recalled = question(s)
    guild = s.guild_size[player] > 0 and not far and not recalled
    companion = s.companion[player] > 0 and not far
    return {"far": far, "guild": int(guild), "companion": int(companion), "line": int(not far and straight_on(s, player))}


def straight_on(s: State, player: int) -> bool:
    """[MB-TAVERN-01] Does the movement tile lead anywhere that two steps do not?"""
    start = s.merchant[player]
    others = [place for place in range(1, s.last_place + 1) if s.row_of[place] >= 0 and in_line(s, start, place)]
    beyond = [place for place in others if steps_between(s, start, place) > FEWEST_STEPS[0] + 1]
    far = any(not barred(s, player, start, place) for place in beyond)
    return bool(s.tavern_tile[player][TavernTile.MOVEMENT] and far)


def arrival(s: State, player: int) -> dict[str, Arg]:
    place = s.merchant[player]
    return {"can": int(s.assistant[player][place] > 0 or s.stack[player] > 0 or s.neutral_assistant[place] > 0)}


def meeting(s: State, player: int) -> dict[str, Arg]:
    """[LS-MEET-01] Whom one pays: merchants and companions."""
    met = merchants_met(s, player)
    companions = sum(s.companion[other] == here(s, player) for other in range(s.players) if other != player)
    return {"total": MEETING * met, "merchants": met - companions, "companions": companions}


def people_met(s: State, player: int) -> dict[str, Arg]:
    later = detail(s)
    figures = sum(s.figure[i] == here(s, player) and not s.figure_used[i] for i in range(FIGURES))
    return {"later": later, "met": figures + families_met(s, player)}


def last_moment(s: State, player: int) -> dict[str, Arg]:
    """[IST-MOSQ-08] The yellow tile is at hand unless the table has it for movement only."""
    return {"cards": s.hand_size[player], "tile": int(yellow_tile_at_hand(s, player) and not s.yellow_in_movement)}


ASKED = {
    Decision.MOVE: ways,
    Decision.ASSISTANT: arrival,
    Decision.PAY: meeting,
    Decision.ENCOUNTER: people_met,
    Decision.FINISH: last_moment,
}


def secret_of(s: State) -> int | None:
    """[IST-TURN-07] Only who draws a card sees it."""
    drawer = BONUS_DECK.secret_of(s)
    return GUILD_DECK.secret_of(s) if drawer is None else drawer
