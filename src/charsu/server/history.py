"""Looking back over HTTP: frames for scrubbing, match files, dice and luck."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from ..core.errors import CharsuError
from ..core.match import Match
from .files import match_file
from .refusals import Refusal
from .requests import PROBLEMS, Id, InHouse, SeatNumber, Secret, as_json
from .sockets import visit
from .table import Table, Visitor
from .verify import luck, verify
from .views import answer_shown, dice_shown, sees_everything

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables/{name}/history")
async def history(
    house: InHouse,
    name: Id,
    secret: Secret,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 50,
    seat: SeatNumber = None,
) -> Response:
    """Frames of views for scrubbing."""
    live = await house.live(name)
    async with live.lock:
        who = visit(live.table, secret)
        viewer, match = viewer_of(live.table, who, seat), started(live.table).copy()
    shown = await asyncio.to_thread(lambda: list(frames(match, first, count, viewer)))
    return as_json({"total": match.number, "frames": shown})


def frames(match: Match, first: int, count: int, viewer: int | None) -> Iterator[dict[str, Any]]:
    """The match after each answer, from the first wanted on."""
    if first > match.number:
        return
    replay = match.at(first)
    yield frame(replay, viewer)
    for played in match.history[first : first + count - 1]:
        replay.play(played.id)
        yield frame(replay, viewer)


def frame(match: Match, viewer: int | None) -> dict[str, Any]:
    told: dict[str, Any] = {"notation": None, "decision": None, "notes": []}
    seat = None
    if match.number:
        told, seat = answer_shown(match, match.last, viewer), match.last.actor
    return {"move": match.number, "seat": seat, **told, "view": match.view(viewer)}


def viewer_of(table: Table, who: Visitor, wanted: int | None) -> int | None:
    """Through whose eyes: one's own, or anybody's when everything may be seen."""
    if wanted is None:
        return who.seats[0] if len(who.seats) == 1 else None
    if wanted < table.charter.players and (wanted in who.seats or sees_everything(table, who)):
        return wanted
    raise Refusal("not-yours", f"you may not look through the eyes of seat {wanted}", table.number)


@router.get("/tables/{name}/match")
async def match_of(house: InHouse, name: Id, secret: Secret, seat: SeatNumber = None) -> Response:
    """The match file as you may see it."""
    live = await house.live(name)
    async with live.lock:
        who = visit(live.table, secret)
        return as_json(match_file(live.table, viewer_of(live.table, who, seat), sees_everything(live.table, who)))


@router.get("/tables/{name}/dice")
async def dice(house: InHouse, name: Id) -> Response:
    """The commitment; after the match also the secret."""
    live = await house.live(name)
    async with live.lock:
        return as_json(dice_shown(live.table))


@router.get("/tables/{name}/verify")
async def verify_table(house: InHouse, name: Id) -> Response:
    """Recompute every roll and draw of a match that is over."""
    live = await house.live(name)
    async with live.lock:
        needs_over(live.table)
        stored = match_file(live.table, None, True)
    return await checked(stored)


@router.post("/verify")
async def verify_file(stored: dict[str, Any]) -> Response:
    """Recompute every roll and draw of a match file."""
    return await checked(stored)


async def checked(stored: dict[str, Any]) -> Response:
    try:
        report = await asyncio.to_thread(verify, stored)
    except CharsuError as error:
        raise Refusal("bad-match", str(error)) from None
    return as_json(report.to_json())


@router.get("/tables/{name}/luck")
async def luck_of(house: InHouse, name: Id) -> Response:
    """What chance was expected to give each seat, and what it gave."""
    live = await house.live(name)
    async with live.lock:
        needs_over(live.table)
        match = started(live.table).copy()
    return as_json({"seats": await asyncio.to_thread(luck, match)})


def needs_over(table: Table) -> None:
    if table.status != "over":
        raise Refusal("not-over", "the match is not over yet", table.number)


def started(table: Table) -> Match:
    if table.match is None or table.status == "open":
        raise Refusal("not-running", "the match has not begun", table.number)
    return table.match
