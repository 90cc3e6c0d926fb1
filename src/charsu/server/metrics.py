"""Numbers for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from ..core.errors import CharsuError

REGISTRY = CollectorRegistry()
FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

ANSWERS = Counter("charsu_answers", "answers stored", ["by"], registry=REGISTRY)
REFUSALS = Counter("charsu_refusals", "requests refused", ["code"], registry=REGISTRY)
ANSWER_SECONDS = Histogram("charsu_answer_seconds", "from an answer's arrival until it is stored", buckets=FAST, registry=REGISTRY)
COMMITS = Histogram("charsu_commit_seconds", "length of one commit", buckets=FAST, registry=REGISTRY)
MANY = (1, 2, 5, 10, 20, 50, 100, 200, 500)
BATCHES = Histogram("charsu_commit_appends", "appends in one commit", buckets=MANY, registry=REGISTRY)
LIVE = Gauge("charsu_live_tables", "tables in memory", registry=REGISTRY)
SOCKETS = Gauge("charsu_sockets", "open sockets", registry=REGISTRY)
OPENED = Counter("charsu_tables_opened", "tables opened", registry=REGISTRY)
LOADS = Histogram("charsu_load_seconds", "time to rebuild a table from its log", buckets=FAST, registry=REGISTRY)
THOUGHT = Histogram("charsu_bot_seconds", "time a bot thought", ["bot"], buckets=FAST, registry=REGISTRY)


@cache
def answers_by(who: str) -> Counter:
    """The number that counts these answers."""
    return ANSWERS.labels(who)


def serve_metrics(address: str) -> None:
    """Numbers at an address of their own, such as 127.0.0.1:9100: what goes on at a server is nobody else's business."""
    host, _, port = address.rpartition(":")
    if not port.isdecimal():
        raise CharsuError(f"{address!r} is no address for metrics; say HOST:PORT, such as 127.0.0.1:9100")
    start_http_server(int(port), host.strip("[]") or "127.0.0.1", REGISTRY)
