"""One look at a position: a small network as rule code. Flat tables, nothing allocated, the same source on every machine.

The first layer is a sum of rows, one for each column that tells something; where it has a neck, that sum is narrow and is widened
then. Then come layers that add to what is there; then what each seat's share of the victory will be and how likely each answer is.
Floats appear only in what judges positions, never in rules.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from ..core.reals import exponential
from ..core.rule import rule

READ = 5  # numbers of a line of `reads`: column, least, most, where its values begin, what they are
NAMES_SEAT, SHARED = 1, 2  # values that name a seat; lines that several columns may add, but only one of them does
NORM = 3  # lines of `norms` a layer: what is added before, the factor and what is added after


class Tables(NamedTuple):
    """A network as the rules see it. Without lines in `reads` there is none."""

    sources: Any  # int32, by players × seats + viewer: where in a row each column stands, -1 where nobody sits
    reads: Any  # int32, READ numbers each
    scales: Any  # float32 of each read: 0, or the factor of a number
    where: Any  # int32: the line of `first` that a value adds, or -1
    first: Any  # float32
    neck: Any  # float32: a line for each number of the narrow sum; without lines the sum is as wide as everything else
    norms: Any  # float32
    layers: Any  # float32: a line for each input of each further layer
    seats: Any  # float32: a line for each seat, counted from the one asked
    seat_bias: Any  # float32
    answers: Any  # float32: a line for each answer
    answer_bias: Any  # float32
    narrow: Any  # float32, a line to work on
    hidden: Any  # float32, two lines to work on
    added: Any  # int64: the look that last added each line; in the end, how many looks there were
    players_at: Any  # int32, one number: where a row says how many play


@rule
def look(net: Any, row: Any) -> None:
    """Fill the first line of `hidden` with what the network makes of a row."""
    gather(net, row)
    widen(net)
    width = len(net.hidden[0])
    normalise(net.hidden[0], net.norms, 0)
    for layer in range(len(net.layers) // width):
        deepen(net, layer)


@rule
def gather(net: Any, row: Any) -> None:
    """The first layer: the rows of everything that is told."""
    total = net.narrow
    for j in range(len(total)):
        total[j] = net.norms[0][j] if len(net.neck) == 0 else 0.0
    viewer = row[0]
    players = row[net.players_at[0]]
    seats = len(net.seats)
    source = net.sources[players * seats + viewer]
    looks = net.added[len(net.added) - 1] + 1
    net.added[len(net.added) - 1] = looks
    for i in range(len(net.reads)):
        read = net.reads[i]
        at = source[read[0]]
        if at >= 0:
            x = row[at]
            if read[4] & NAMES_SEAT != 0 and 0 <= x < players:
                x = (x - viewer + players) % players
            x = min(max(x, read[1]), read[2])
            line = net.where[read[3] + x - read[1]]
            if line >= 0 and (read[4] & SHARED == 0 or net.added[line] != looks):
                net.added[line] = looks
                add(total, net.first[line], x * net.scales[i] if net.scales[i] != 0 else net.scales[i] + 1)


@rule
def widen(net: Any) -> None:
    """What was gathered, through the neck where there is one."""
    h = net.hidden[0]
    for j in range(len(h)):
        h[j] = net.narrow[j] if len(net.neck) == 0 else net.norms[0][j]
    for i in range(len(net.neck)):
        add(h, net.neck[i], net.narrow[i])


@rule
def add(total: Any, line: Any, times: Any) -> None:
    for j in range(len(total)):
        total[j] += times * line[j]


@rule
def normalise(h: Any, norms: Any, layer: int) -> None:
    """Mean 0, spread 1, then the layer's own factor; what is below 0 is cut off."""
    width = len(h)
    mean = 0.0
    for j in range(width):
        mean += h[j]
    mean /= width
    spread = 0.0
    for j in range(width):
        spread += (h[j] - mean) * (h[j] - mean)
    factor = 1 / sqrt(spread / width + 1e-5)
    for j in range(width):
        h[j] = max((h[j] - mean) * factor * norms[NORM * layer + 1][j] + norms[NORM * layer + 2][j], 0.0)


@rule
def deepen(net: Any, layer: int) -> None:
    """A layer that adds to what is there."""
    h = net.hidden[0]
    new = net.hidden[1]
    width = len(h)
    for j in range(width):
        new[j] = net.norms[NORM * (layer + 1)][j]
    for i in range(width):
        if h[i] != 0:
            add(new, net.layers[layer * width + i], h[i])
    normalise(new, net.norms, layer + 1)
    for j in range(width):
        h[j] += new[j]


@rule
def dot(a: Any, b: Any) -> float:
    total = 0.0
    for j in range(len(a)):
        total += a[j] * b[j]
    return total


@rule
def logit(net: Any, answer: int) -> float:
    """How much the network likes an answer; the chances of answers are as their exponentials."""
    return dot(net.answers[answer], net.hidden[0]) + net.answer_bias[answer]


@rule
def tell_shares(net: Any, viewer: int, players: int, shares: Any) -> None:
    """The share of the victory each seat may expect."""
    most = -1e9
    for seat in range(players):
        worth = dot(net.seats[seat], net.hidden[0]) + net.seat_bias[seat]
        shares[(viewer + seat) % players] = worth
        most = max(most, worth)
    total = 0.0
    for seat in range(players):
        shares[seat] = exponential(shares[seat] - most)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@rule
def judge_row(net: Any, row: Any, shares: Any, likings: Any, asked: Any, n: int) -> None:
    """Shares by seat, and the likings of `n` answers."""
    look(net, row)
    tell_shares(net, row[0], row[net.players_at[0]], shares)
    for i in range(n):
        likings[i] = logit(net, asked[i])
