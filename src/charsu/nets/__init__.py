"""Networks that judge positions: trained by self-play, read from files, run as rule code.

>>> import charsu
>>> net = load("istanbul")
>>> match = charsu.game("istanbul").new_match(3, seed=7)
>>> shares, likings = net.judge(match.table.layout.row(match.state, match.actor), match.legal_ids())
>>> round(sum(shares), 3), len(likings) == len(match.options())
(1.0, True)
"""

from functools import cache

from .net import SHIPPED, Net, NetworkDoesNotFit, read

__all__ = ["Net", "NetworkDoesNotFit", "load", "read", "shipped"]


@cache
def load(key: str, players: int | None = None) -> Net:
    """The network that comes with a game, for so many players or the one that knows most tables; refused where it does not fit."""
    networks = shipped(key)
    if not networks:
        raise NetworkDoesNotFit(f"there is no network for {key}; `charsu train {key} --out FOLDER` makes one")
    if players is None:
        return networks[-1]
    for net in networks:
        if net.knows(players, {}):
            return net
    raise NetworkDoesNotFit(f"no network for {key} knows tables of {players}; `charsu train {key} --players {players}` makes one")


@cache
def shipped(key: str) -> tuple[Net, ...]:
    """All networks that come with a game, those for the fewest numbers of players first."""
    files = sorted(SHIPPED.glob(f"{key}.npz")) + sorted(SHIPPED.glob(f"{key}-*.npz"))
    return tuple(sorted(map(read, files), key=lambda net: sum(len(table["players"]) for table in net.card["tables"])))
