"""What the handlers of HTTP requests share."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Header, Query, Request, Response
from fastapi import Path as InPath

from ..tables.refusals import Refusal
from ..tables.wire import encode
from . import messages
from .tables import Tables

PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": messages.Problem} for code in (400, 401, 403, 404, 409, 413, 422, 429, 500, 503)
}


def bearer(header: str | None) -> str | None:
    """The secret in an Authorization header."""
    if not header:
        return None
    kind, _, secret = header.partition(" ")
    if kind.lower() != "bearer" or not secret.strip():
        raise Refusal("wrong-secret", "the header must read: Authorization: Bearer SECRET")
    return secret.strip()


def shown_secret(
    authorization: Annotated[str | None, Header(max_length=200, description="Bearer SECRET, the secret of a seat")] = None,
) -> str | None:
    return bearer(authorization)


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


Id = Annotated[str, InPath(max_length=32, pattern="^[a-z0-9]+$")]
Secret = Annotated[str | None, Depends(shown_secret)]
InTables = Annotated[Tables, Depends(tables_of)]
Count = Annotated[int, Query(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int | None, Query(ge=0, le=15)]


def as_json(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")
