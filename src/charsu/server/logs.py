"""Logs as one JSON object a line."""

from __future__ import annotations

import logging
import sys
from typing import Any

import orjson

STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message", "websocket"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {k: v for k, v in record.__dict__.items() if k not in STANDARD}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return str(orjson.dumps(line, default=str), "utf8")


def set_up(level: str) -> None:
    """Everything to standard error; uvicorn's own access log stays silent, ours never writes a query or a header."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True
    keep_quiet()


def keep_quiet() -> None:
    """What others would write at the level debug: whole messages and headers, secrets included."""
    for name in ("websockets", "uvicorn", "uvicorn.error", "psycopg", "asyncio"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
    for name in ("alembic", "sqlalchemy"):
        logging.getLogger(name).setLevel("WARNING")
