"""Messages over HTTP and sockets: pydantic checks what clients send, and describes what they are answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter

from ..tables.messages import AnyMessage, AnyPlain, Hello

AnyCommand = Annotated[AnyPlain, Field(discriminator="type")]
SOCKET: TypeAdapter[Any] = TypeAdapter(Annotated[AnyMessage, Field(discriminator="type")])
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)


class Problem(BaseModel):
    """The body of every refusal."""

    type: Literal["error"] = "error"
    code: str
    message: str
    number: int | None = None
    key: str | None = None


class Accepted(BaseModel):
    type: Literal["ok"] = "ok"
    key: str | None = None
    number: int
    table: str | None = None


class Seated(BaseModel):
    """A place at a table. `secret` is shown only this once."""

    id: str
    secret: str | None
    link: str
    seats: list[int]
    host: bool
    table: dict[str, Any]
