"""What can be set about a server."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """Where tables are kept: `CHARSU_DATA_DIR`, else the user's data folder."""
    if "CHARSU_DATA_DIR" in os.environ:
        return Path(os.environ["CHARSU_DATA_DIR"])
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "charsu"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "charsu" / "data"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "charsu"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


def default_key_file(database: str) -> Path | None:
    """A SQLite file has its key beside it; the servers of a PostgreSQL database share a file."""
    return data_folder() / "charsu.key" if database.startswith("postgresql") else None


def analysis_folder(database: str) -> Path:
    """Beside a SQLite file, else in the data folder."""
    _, _, path = database.partition("sqlite:///")
    return Path(path).parent / "analysis" if path else data_folder() / "analysis"


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for."""

    message_bytes: int = 16 * 1024
    file_bytes: int = 2 * 1024 * 1024
    messages_per_second: float = 20
    message_burst: int = 60
    requests_per_second: float = 30
    request_burst: int = 120
    tables_per_hour: int = 60
    sockets_per_client: int = 64
    sockets: int = 10_000  # of all together
    connections_per_client: int = 128
    connections: int = 4_000  # of all together that are no sockets
    header_seconds: float = 10  # until the headers of a request are complete
    header_bytes: int = 32 * 1024
    body_seconds: float = 30
    options_bytes: int = 16 * 1024  # of a table's options, a board of Cairo included
    slow_work: int = 150_000  # answers that one request may have replayed
    hello_seconds: float = 10
    least_pace: int = 100  # milliseconds between two answers of bots
    backlog: int = 256  # unsent messages before a slow socket is cut; it reconnects with its last number

    @classmethod
    def none(cls) -> Limits:
        """For load tests on one's own machine."""
        much = 1_000_000_000
        return cls(
            messages_per_second=much, message_burst=much, requests_per_second=much, request_burst=much, tables_per_hour=much,
            sockets_per_client=much, connections_per_client=much, hello_seconds=60, least_pace=0,
        )  # fmt: skip


@dataclass(frozen=True)
class Lobby:
    """What the lobby lists."""

    page: int = 50  # tables of one page
    each: int = 3  # tables opened from one address
    hours: float = 24  # a table nobody touched for so long is forgotten


@dataclass(frozen=True)
class Retention:
    """How many days a table is kept after somebody last did something at it; 0 is for ever."""

    open: float = 7  # it never began
    running: float = 90  # it was left in the middle
    over: float = 365  # it was played to the end, or closed


@dataclass(frozen=True)
class Settings:
    """One server."""

    database: str = field(default_factory=default_database)
    origins: tuple[str, ...] = ()  # other pages that may open sockets, such as https://play.example.org behind a proxy
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed
    address: str = ""  # where this server is reached, for whoever starts a second one on the same file
    prefix: str = ""  # the path under which a proxy serves us, such as /charsu
    key_file: Path | None = None  # seals the secrets of dice; beside a SQLite file, else in the data folder
    limits: Limits = field(default_factory=Limits)
    lobby: Lobby = field(default_factory=Lobby)
    retention: Retention = field(default_factory=Retention)
    idle_seconds: float = 60  # a table nobody looks at leaves the memory after so long
    absent_seconds: float = 10  # somebody whose connection ended so long ago is away: the host may seat a bot
    admin_seconds: float = 1  # how often the orders of `charsu admin` are looked for
    sweep_seconds: float = 10  # how often tables that wait for a bot are looked for
    slow_threads: int = 1  # for what takes long: checking files, frames, luck
    slow_waiting: int = 16  # requests that may wait for them
    slow_seconds: float = 20  # how long each may take, waiting included
    analysis_folder: Path | None = None  # where reports of luck and skill are kept; beside a SQLite file, else in the data folder
    analysis_walks: int = 1500  # tries for each moment of a finished match; about 0.1 s
    thinkers: int = 10  # bots that think at the same time; their budgets are wall time, so none waits for another
