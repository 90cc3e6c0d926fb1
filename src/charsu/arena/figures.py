"""The arithmetic of ladders: shares with intervals, and ratings for any number of players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from ..core.extras import wanted

Z = 1.959964  # 95 in a hundred


def interval(won: float, of: int) -> tuple[float, float]:
    """Wilson's interval of a share; shared victories count in parts.

    >>> [round(x, 3) for x in interval(90, 100)]
    [0.826, 0.945]
    >>> interval(0, 0)
    (0.0, 1.0)
    """
    if of == 0:
        return 0.0, 1.0
    share = won / of
    middle = (share + Z * Z / (2 * of)) / (1 + Z * Z / of)
    reach = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of)) / (1 + Z * Z / of)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def victories(ranks: Sequence[int]) -> list[float]:
    """What each seat gets of one victory.

    >>> victories([1, 3, 1])
    [0.5, 0.0, 0.5]
    """
    first = sum(rank == 1 for rank in ranks)
    return [1 / first if rank == 1 else 0.0 for rank in ranks]


def finished_before(one: str, other: str, matches: Iterable[tuple[Sequence[str], Sequence[int]]]) -> tuple[float, int]:
    """How often a bot finished before another, ties by halves, and how often they met.

    >>> finished_before("a", "b", [(("a", "b", "c"), (2, 3, 1)), (("b", "a"), (1, 1)), (("b", "c"), (1, 2))])
    (1.5, 2)
    """
    met = [(ranks[i], ranks[k]) for lineup, ranks in matches for i in seats_of(one, lineup) for k in seats_of(other, lineup)]
    return sum(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in met), len(met)


def seats_of(name: str, lineup: Sequence[str]) -> list[int]:
    """Where a bot sits; it may hold several seats."""
    return [seat for seat, sitting in enumerate(lineup) if sitting == name]


def ratings(bots: Sequence[str], matches: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, dict[str, float]]:
    """Plackett-Luce ratings: strength, its uncertainty, and the careful estimate three deviations below.

    Seats held by the same bot count as copies that share one rating.
    """
    with wanted():
        from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    held = {name: model.rating(name=name) for name in bots}
    for lineup, ranks in matches:
        rated = model.rate([[model.create_rating([held[n].mu, held[n].sigma], n)] for n in lineup], ranks=list(ranks))
        for name in set(lineup):
            mine = [rated[seat][0] for seat in seats_of(name, lineup)]
            held[name].mu = sum(r.mu for r in mine) / len(mine)
            held[name].sigma = sum(r.sigma for r in mine) / len(mine)
    return {n: {"mu": round(r.mu, 2), "sigma": round(r.sigma, 2), "careful": round(r.mu - 3 * r.sigma, 2)} for n, r in held.items()}
