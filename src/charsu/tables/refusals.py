"""The coded errors of the protocol. Each is one complete sentence, and nothing has changed."""

from __future__ import annotations

from typing import Any

STATUS = {
    "malformed": 400, "oversized": 413, "too-fast": 429, "no-table": 404, "no-secret": 401, "wrong-secret": 403, "not-yours": 403,
    "blocked": 403, "stale": 409, "illegal": 409, "not-your-turn": 409, "repeated": 409, "not-running": 409, "running": 409,
    "seat-taken": 409, "no-undo": 409, "not-over": 409, "bad-option": 422, "bad-match": 422, "frozen": 409, "closed": 409,
    "full": 409, "busy": 503, "not-found": 404, "not-allowed": 405, "fault": 500,
}  # fmt: skip


class Refusal(Exception):
    """Something a client asked for that will not happen."""

    def __init__(self, code: str, message: str, number: int | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.number = code, message, number

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def to_json(self, key: str | None = None) -> dict[str, Any]:
        body: dict[str, Any] = {"type": "error", "code": self.code, "message": self.message}
        if self.number is not None:
            body["number"] = self.number
        if key is not None:
            body["key"] = key
        return body
