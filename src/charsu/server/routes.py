"""The HTTP half of the protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Query, Request, Response, WebSocket
from fastapi import Path as InPath

from ..core.errors import CharsuError
from ..core.match import Match
from ..core.registry import game, games
from . import wire
from .bots import entrants
from .door import client_of
from .entries import hashed
from .files import match_file
from .house import House
from .limits import Buckets
from .live import Live
from .pages import words
from .refusals import Refusal
from .rulebook import rulebook
from .sockets import Sockets, visit
from .table import Table, Visitor
from .verify import luck, verify
from .views import Screen, answer_shown, dice_shown, encode, event, message, sees_everything, summary

Id = Annotated[str, InPath(max_length=32, pattern="^[a-z0-9]+$")]
Secret = Annotated[str | None, Header(alias="Authorization", max_length=200, description="Bearer SECRET")]
NumberQuery = Annotated[int, Query(ge=0, le=2**31 - 1)]
SeatQuery = Annotated[int | None, Query(ge=0, le=15)]
PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": wire.Problem} for code in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}


def bearer(header: str | None) -> str | None:
    """The secret in an Authorization header."""
    if not header:
        return None
    kind, _, secret = header.partition(" ")
    if kind.lower() != "bearer" or not secret.strip():
        raise Refusal("wrong-secret", "the header must read: Authorization: Bearer SECRET")
    return secret.strip()


def as_json(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def make_router(house: House) -> APIRouter:
    router = APIRouter(prefix="/api", responses=PROBLEMS)
    add_catalogue(router)
    add_tables(router, house)
    add_looking_back(router, house)
    add_socket(router, house)
    return router


# --- what can be played ----------------------------------------------------


def add_catalogue(router: APIRouter) -> None:
    @router.get("/games")
    def list_games() -> Response:
        """Games, seats and options."""
        return as_json({"games": [game_shown(key) for key in games()]})

    @router.get("/games/{key}/rulebook")
    def read_rulebook(key: str, language: Annotated[str, Query(max_length=8)] = "en") -> Response:
        """The rulebook as sections."""
        if key not in games():
            raise Refusal("not-found", f"there is no game {key!r}")
        return as_json(rulebook(key, language))

    @router.get("/bots")
    def list_bots() -> Response:
        """Bots that may sit down."""
        return as_json({"bots": sorted((e.to_json() for e in entrants().values()), key=lambda b: (b["level"], b["key"]))})

    @router.get("/locales")
    def list_locales() -> Response:
        """Files of words."""
        return as_json({"languages": words()})


def game_shown(key: str) -> dict[str, Any]:
    found = game(key)
    options = [{"key": o.key, "default": o.default, "values": list(o.values), "rule": o.rule} for o in found.table_options]
    spans = [{"name": span.name, "first": span.first, "size": span.size} for span in found.notation.spans]
    return {"key": key, "rules": found.version, "seats": list(found.seats), "options": options, "spans": spans}


# --- tables ----------------------------------------------------------------


def add_tables(router: APIRouter, house: House) -> None:
    per_hour = house.settings.limits.tables_per_hour
    openings = Buckets(per_hour / 3600, per_hour)

    @router.post("/tables", status_code=201, response_model=wire.Seated)
    async def open_table(request: Request, new: wire.NewTable, authorization: Secret = None) -> Response:
        """Open a table. The secret is shown only this once."""
        openings.check(client_of(request.scope), "tables")
        live, secret = await house.open(new, bearer(authorization))
        return as_json(await seated(live, secret, secret), 201)

    @router.get("/lobby")
    async def lobby(
        game: Annotated[str | None, Query(max_length=64)] = None, status: Literal["open", "running", "over"] | None = None
    ) -> Response:
        """Public tables, newest first."""
        tables = await asyncio.to_thread(house.store.lobby, game, status)
        return as_json({"tables": [summary(table, house.present(table.charter.id)) for table in tables]})

    @router.get("/tables/{name}")
    async def table(name: Id) -> Response:
        """A table's summary."""
        return as_json(await summary_of(await house.live(name)))

    @router.post("/tables/{name}/join", response_model=wire.Seated)
    async def join(name: Id, request: wire.Join, authorization: Secret = None) -> Response:
        """Take an open seat."""
        live = await house.live(name)
        old = bearer(authorization)
        fresh, seats = await house.join(live, request, old)
        return as_json({**await seated(live, fresh or old, fresh), "seats": seats})

    @router.get("/tables/{name}/state")
    async def state(name: Id, since: NumberQuery | None = None, seat: SeatQuery = None, authorization: Secret = None) -> Response:
        """What the socket sends on hello."""
        live = await house.live(name)
        async with live.lock:
            who = visit(live.table, bearer(authorization))
            first = max(0, live.table.number - 200) if since is None else min(since, live.table.number)
            screen = Screen(who, None, True, first, seat if seat in who.seats else None)
            return Response(message(live.table, screen, live.room, {}), media_type="application/json")

    @router.get("/tables/{name}/events")
    async def events(
        name: Id, since: NumberQuery = 0, limit: Annotated[int, Query(ge=1, le=1000)] = 500, authorization: Secret = None
    ) -> Response:
        """Older events, as your secret may see them."""
        live = await house.live(name)
        async with live.lock:
            viewer = Screen(visit(live.table, bearer(authorization))).showing(live.table)
            return as_json({"events": [event(live.table, e, viewer) for e in live.table.entries[since : since + limit]]})

    @router.post("/tables/{name}/commands", response_model=wire.Accepted)
    async def command(name: Id, command: wire.AnyCommand, authorization: Secret = None) -> Response:
        """One command, the same as over the socket."""
        live = await house.live(name)
        secret = bearer(authorization)
        if secret is None:
            raise Refusal("no-secret", "this needs the secret of a seat")
        async with live.lock:
            who = visit(live.table, secret)
        return as_json(await house.command(live, who, command))


async def summary_of(live: Live) -> dict[str, Any]:
    async with live.lock:
        return summary(live.table, live.room.present)


async def seated(live: Live, held: str | None, shown: str | None) -> dict[str, Any]:
    """What somebody who has just sat down is told."""
    async with live.lock:
        who = live.table.visitor(hashed(held or ""))
        found = summary(live.table, live.room.present)
    return {"id": live.id, "secret": shown, "link": f"/t/{live.id}", **who.to_json(), "table": found}


# --- looking back ----------------------------------------------------------


def add_looking_back(router: APIRouter, house: House) -> None:
    @router.get("/tables/{name}/history")
    async def history(
        name: Id,
        first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
        count: Annotated[int, Query(ge=1, le=100)] = 50,
        seat: SeatQuery = None,
        authorization: Secret = None,
    ) -> Response:
        """Frames of views for scrubbing."""
        live = await house.live(name)
        async with live.lock:
            who = visit(live.table, bearer(authorization))
            viewer, match = viewer_of(live.table, who, seat), started(live.table).copy()
        shown = await asyncio.to_thread(lambda: list(frames(match, first, count, viewer)))
        return as_json({"total": match.number, "frames": shown})

    @router.get("/tables/{name}/match")
    async def match_of(name: Id, seat: SeatQuery = None, authorization: Secret = None) -> Response:
        """The match file as you may see it."""
        live = await house.live(name)
        async with live.lock:
            who = visit(live.table, bearer(authorization))
            return as_json(match_file(live.table, viewer_of(live.table, who, seat), sees_everything(live.table, who)))

    @router.get("/tables/{name}/dice")
    async def dice(name: Id) -> Response:
        """The commitment; after the match also the secret."""
        live = await house.live(name)
        async with live.lock:
            return as_json(dice_shown(live.table))

    @router.get("/tables/{name}/verify")
    async def verify_table(name: Id) -> Response:
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

    @router.get("/tables/{name}/luck")
    async def luck_of(name: Id) -> Response:
        """What chance was expected to give each seat, and what it gave."""
        live = await house.live(name)
        async with live.lock:
            needs_over(live.table)
            match = started(live.table).copy()
        return as_json({"seats": await asyncio.to_thread(luck, match)})


async def checked(stored: dict[str, Any]) -> Response:
    try:
        report = await asyncio.to_thread(verify, stored)
    except CharsuError as error:
        raise Refusal("bad-match", str(error)) from None
    return as_json(report.to_json())


def needs_over(table: Table) -> None:
    if table.status != "over":
        raise Refusal("not-over", "the match is not over yet", table.number)


def started(table: Table) -> Match:
    if table.match is None or table.status == "open":
        raise Refusal("not-running", "the match has not begun", table.number)
    return table.match


def viewer_of(table: Table, who: Visitor, wanted: int | None) -> int | None:
    """Through whose eyes: one's own, or anybody's when everything may be seen."""
    if wanted is None:
        return who.seats[0] if len(who.seats) == 1 else None
    if wanted < table.charter.players and (wanted in who.seats or sees_everything(table, who)):
        return wanted
    raise Refusal("not-yours", f"you may not look through the eyes of seat {wanted}", table.number)


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


# --- the socket ------------------------------------------------------------


def add_socket(router: APIRouter, house: House) -> None:
    sockets = Sockets(house)

    @router.websocket("/tables/{name}/socket")
    async def socket(socket: WebSocket, name: str) -> None:
        await sockets.serve(socket, name)
