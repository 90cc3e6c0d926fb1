"""Networks that judge positions: trained by self-play, read from files, run as rule code.

>>> import charsu
>>> net = load("istanbul")
>>> match = charsu.game("istanbul").new_match(3, seed=7)
>>> shares, likings = net.judge(net.layout.row(match.state, match.actor), match.legal_ids())
>>> round(sum(shares), 3), len(likings) == len(match.options())
(1.0, True)
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from .net import SHIPPED, Net, NetworkDoesNotFit, read

__all__ = ["Net", "NetworkDoesNotFit", "load", "read", "shipped"]


def load(key: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> Net:
    """The network that comes with a game for tables with these options: of so many players, or of most numbers of players.

    Refused where there is none, and where it does not fit the rules.
    """
    networks, chosen = shipped(key), options or {}
    if not networks:
        raise NetworkDoesNotFit(f"there is no network for {key}; `charsu train {key} --out FOLDER` makes one")
    least, most = networks[0].game.seats
    numbers = range(least, most + 1) if players is None else [players]
    tables = [sum(net.knows(n, chosen) for n in numbers) for net in networks]
    if not any(tables):
        which, wanted = (f"tables of {players}", f" --players {players}") if players is not None else ("tables", "")
        terms = f" with {', '.join(f'{name}={value}' for name, value in chosen.items())}" if chosen else ""
        raise NetworkDoesNotFit(f"no network for {key} knows {which}{terms}; `charsu train {key}{wanted}` makes one")
    return networks[tables.index(max(tables))]


@cache
def shipped(key: str) -> tuple[Net, ...]:
    """All networks that come with a game, those for the fewest tables first."""
    files = sorted(SHIPPED.glob(f"{key}.npz")) + sorted(SHIPPED.glob(f"{key}-*.npz"))
    return tuple(sorted(map(read, files), key=lambda net: sum(len(table["players"]) for table in net.card["tables"])))
