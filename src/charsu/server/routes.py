"""Tables over HTTP, and the door to their sockets."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response, WebSocket

from ..tables.entries import hashed
from ..tables.messages import Join, NewTable
from ..tables.refusals import Refusal
from ..tables.table import visit
from ..tables.views import Screen, event, first_event, listed_table, summary
from . import messages
from .addresses import client_of
from .dependencies import PROBLEMS, Count, Id, InTables, SeatNumber, Secret, as_json
from .live import Live

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.post("/tables", status_code=201, response_model=messages.Seated)
async def open_table(request: Request, tables: InTables, new: NewTable, secret: Secret) -> Response:
    """Open a table. The secret is shown only this once."""
    client = client_of(request.scope)
    tables.openings.check(client, "tables")
    live, fresh = await tables.open(request, new, secret, client)
    return as_json(await seated(live, fresh, fresh), 201)


@router.get("/lobby")
async def lobby(
    tables: InTables,
    game: Annotated[str | None, Query(max_length=64)] = None,
    status: Literal["open", "running", "over"] | None = None,
    page: Annotated[int, Query(ge=0, le=1000)] = 0,
) -> Response:
    """Public tables, those where somebody waits first."""
    rules = tables.settings.lobby
    listed = await tables.store.read(tables.store.lobby, game, status, page, tables.waiting(), rules)
    shown = [listed_table(table, tables.present(table.charter.id)) for table in listed]
    return as_json({"tables": shown, "next": page + 1 if len(shown) == rules.page else None})


@router.get("/tables/{name}")
async def table(tables: InTables, name: Id, secret: Secret) -> Response:
    """A table's summary, with the seats the secret holds."""
    live = await tables.live(name)
    async with live.lock:
        who = live.table.visitor(hashed(secret) if secret else None)
        return as_json({**summary(live.table, live.room.present), "you": who.to_json()})


@router.post("/tables/{name}/join", response_model=messages.Seated)
async def join(tables: InTables, name: Id, request: Join, secret: Secret) -> Response:
    """Take an open seat."""
    live = await tables.live(name)
    fresh, seats = await tables.join(live, request, secret)
    return as_json({**await seated(live, fresh or secret, fresh), "seats": seats})


async def seated(live: Live, held: str | None, shown: str | None) -> dict[str, Any]:
    """What somebody who has just sat down is told."""
    async with live.lock:
        who = live.table.visitor(hashed(held or ""))
        sketch = summary(live.table, live.room.present)
    return {"id": live.id, "secret": shown, "link": f"/t/{live.id}", **who.to_json(), "table": sketch}


@router.get("/tables/{name}/state")
async def state(tables: InTables, name: Id, secret: Secret, since: Count | None = None, seat: SeatNumber = None) -> Response:
    """What the socket sends on hello."""
    live = await tables.live(name)
    async with live.lock:
        who = visit(live.table, secret)
        first = first_event(live.table, since)
        screen = Screen(who, None, since=first, lifted=seat if seat in who.seats else None)
        return Response(live.message(screen), media_type="application/json")


@router.get("/tables/{name}/events")
async def events(
    tables: InTables, name: Id, secret: Secret, since: Count = 0, limit: Annotated[int, Query(ge=1, le=500)] = 500
) -> Response:
    """Older events, as your secret may see them."""
    live = await tables.live(name)
    async with live.lock:
        viewer = Screen(visit(live.table, secret)).showing(live.table)
        return as_json({"events": [event(live.table, e, viewer) for e in live.table.entries[since : since + limit]]})


@router.post("/tables/{name}/commands", response_model=messages.Accepted)
async def command(tables: InTables, name: Id, command: messages.AnyCommand, secret: Secret) -> Response:
    """One command, the same as over the socket."""
    live = await tables.live(name)
    if secret is None:
        raise Refusal("no-secret", "this needs the secret of a seat")
    async with live.lock:
        who = visit(live.table, secret)
    return as_json(await tables.command(live, who, command))


@router.websocket("/tables/{name}/socket")
async def socket(socket: WebSocket, name: str) -> None:
    await socket.app.state.sockets.serve(socket, name)
