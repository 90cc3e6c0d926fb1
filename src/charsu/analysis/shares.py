"""Chances of victory as whole millionths, so that every sum comes out exactly."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

WHOLE = 1_000_000

Shares = tuple[int, ...]  # by seat; chances add up to WHOLE, differences to 0


def to_shares(chances: Sequence[float]) -> Shares:
    """Chances in millionths that add up to the whole: what rounding leaves goes to the largest remainders."""
    total = sum(chances)
    exact = [WHOLE * chance / total for chance in chances]
    parts = [int(x) for x in exact]
    by_remainder = sorted(range(len(parts)), key=lambda p: (parts[p] - exact[p], p))
    for p in by_remainder[: WHOLE - sum(parts)]:
        parts[p] += 1
    return tuple(parts)


def victory(ranks: Sequence[int]) -> Shares:
    """What each seat got in the end, by its rank: those who share the first place share the victory."""
    return to_shares([float(rank == 1) for rank in ranks])


def mean(shares: Iterable[Shares], weights: Iterable[float]) -> Shares:
    """The mean by weights."""
    pairs = list(zip(shares, weights, strict=True))
    return to_shares([sum(weight * row[p] for row, weight in pairs) for p in range(len(pairs[0][0]))])


def minus(a: Shares, b: Shares) -> Shares:
    return tuple(x - y for x, y in zip(a, b, strict=True))


def nudged(shares: Shares, by: Shares) -> Shares:
    """Chances moved by a difference, as far as chances can move."""
    return to_shares([max(0.0, float(x + y)) for x, y in zip(shares, by, strict=True)])


def plus(*all_of: Shares) -> Shares:
    return tuple(sum(column) for column in zip(*all_of, strict=True))


def nothing(players: int) -> Shares:
    return (0,) * players
