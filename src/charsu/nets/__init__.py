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

__all__ = ["Net", "NetworkDoesNotFit", "load", "read"]


@cache
def load(key: str) -> Net:
    """The network that comes with a game; refused where it does not fit the rules."""
    path = SHIPPED / f"{key}.npz"
    if not path.exists():
        raise NetworkDoesNotFit(f"there is no network for {key}; `charsu train {key} --out FOLDER` makes one")
    return read(path)
