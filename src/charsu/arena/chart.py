"""A tournament as a picture: every bot's share of the victories with its interval, and how long the matches were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.svg import WALNUT, box, sheet, text

WIDTH, HEAD, ROW, LEAST, FOOT = 800, 56, 32, 160, 52
NAMES, SHARES, LENGTHS = 16, (190, 460), (510, 770)  # where the names begin, and from where to where the two plots reach
BAR, BIN, EQUAL = "#2f7f8f", "#d9a441", "#8a2b2b"
MOST_BINS = 30
LONGEST = 22  # letters of a name that fit before the bars


def chart(title: str, rows: Sequence[dict[str, Any]], players: int, lengths: Sequence[int]) -> str:
    """Draw the rows of a report, a bar for each bot and a line where all would be equal, and a histogram of lengths, as SVG."""
    foot = HEAD + max(LEAST, ROW * len(rows))
    parts = [text(NAMES, 32, title, 17, weight="bold"), *_shares(rows, players, foot), *_lengths(lengths, foot)]
    return sheet(parts, foot + FOOT, WIDTH, title)


def _shares(rows: Sequence[dict[str, Any]], players: int, foot: float) -> list[str]:
    left, right = SHARES
    parts = _axis(SHARES, foot, "share of victories", {0.0: "0 %", 0.5: "50 %", 1.0: "100 %"})
    step = (foot - HEAD) / max(1, len(rows))
    for number, row in enumerate(rows):
        y = HEAD + step * (number + 0.5)
        parts += [text(NAMES, y + 5, _short(row["bot"])), box(left, y - 9, row["share"] * (right - left), 18, BAR)]
        low, high = (left + row[end] * (right - left) for end in ("low", "high"))
        parts += [_line(low, y, high, y), _line(low, y - 5, low, y + 5), _line(high, y - 5, high, y + 5)]
    equal = left + (right - left) / players
    return [*parts, _line(equal, HEAD, equal, foot, EQUAL)]


def _lengths(lengths: Sequence[int], foot: float) -> list[str]:
    if not lengths:
        return []
    least, most = min(lengths), max(lengths)
    counts = bins(lengths)
    left, right = LENGTHS
    wide, high = (right - left) / len(counts), (foot - HEAD) / max(counts)
    bars = [box(left + wide * n, foot - high * count, wide, high * count, BIN) for n, count in enumerate(counts) if count]
    marks = {0.0: f"{least:,}", 1.0: f"{most:,}"} if least < most else {0.5: f"{least:,}"}
    tallest = text(left, HEAD - 6, f"the highest bar: {max(counts)}", 11)
    return [*_axis(LENGTHS, foot, "answers in a match", marks), *bars, tallest]


def bins(lengths: Sequence[int]) -> list[int]:
    """How many numbers lie in each of some equal parts between the least and the most.

    >>> bins([10, 11, 19, 20])
    [2, 0, 0, 0, 2]
    """
    count = min(MOST_BINS, max(5, len(lengths) // 5))
    least, span = min(lengths), max(lengths) - min(lengths) or 1
    counts = [0] * count
    for length in lengths:
        counts[min(count - 1, (length - least) * count // span)] += 1
    return counts


def _axis(reach: tuple[int, int], foot: float, name: str, marks: dict[float, str]) -> list[str]:
    """A line at the foot with its name, and what its places mean."""
    left, right = reach
    parts = [_line(left, foot, right, foot), text(left, foot + 40, name, 13)]
    for at, words in marks.items():
        x = left + at * (right - left)
        parts += [_line(x, foot, x, foot + 5), text(x - 3.2 * len(words), foot + 20, words, 12)]
    return parts


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _line(x1: float, y1: float, x2: float, y2: float, colour: str = WALNUT) -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{colour}"/>'
