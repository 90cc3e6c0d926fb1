"""What networks have learned: how they open, what things are worth to them, and what it costs not to go their way.

    python bench/learned.py openings GAME MATCHES
    python bench/learned.py things GAME MATCHES [PICTURE.svg]      (the picture needs matplotlib)
    python bench/learned.py ways GAME MATCHES

The network for two plays its best answers against itself. A thing is given by the rules to whoever is asked, and the network says
by how many hundredths of the victory that changes what it foresees. Of ways each that is open is gone to the end of the turn.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

import charsu
from charsu.core.names import slug
from charsu.games.cairo import components as cairo
from charsu.games.cairo import gains as cairo_gains
from charsu.games.istanbul import components as istanbul
from charsu.games.istanbul import gains as istanbul_gains
from charsu.games.istanbul.places import rubies
from charsu.games.yspahan import buildings as yspahan_buildings
from charsu.games.yspahan import components as yspahan
from charsu.games.yspahan import gains as yspahan_gains
from charsu.nets import Net, load

Give = Callable[[Any, int], object]  # gives a player something, or says False where that cannot be
SEED = 7100
QUARTERS = 4
SELDOM = 0.05  # of openings; those are not told
WHO = "begins", "comes second"
WAYS = {"istanbul": r"go \d+", "yspahan": r"(take|use) [\w-]+", "cairo": r"(tent|extend|call)(?= )|draw"}
OPENINGS = {**WAYS, "yspahan": r"build [\w-]+"}
LONGEST = 4
FEW = 20  # cases

# --- What may be given -------------------------------------------------------


def extension(s: Any, player: int) -> object:
    return s.extensions[player] < 2 and rubies.extend_cart(s, player)


def tile(colour: int) -> Give:
    def give(s: Any, player: int) -> object:
        return not s.tile[player][colour] and rubies.take_tile(s, player, colour)

    return give


def good(kind: int) -> Give:
    def give(s: Any, player: int) -> object:
        fits = s.goods[player][kind] < istanbul_gains.capacity(s, player)
        return fits and istanbul_gains.gain_good(s, player, kind, 1)

    return give


def card(pile: Any, kind: int) -> Give:
    """A card out of the deck, if one is left there."""

    def give(s: Any, player: int) -> object:
        if s.deck[kind] == 0:
            return False
        pile.take_off(s, kind)
        return pile.gain(s, player, kind)

    return give


def building(kind: int) -> Give:
    """A building and its price, so that nothing is paid; with the points that it scores by its number."""

    def give(s: Any, player: int) -> object:
        s.camels[player] += yspahan.PRICE_CAMELS[kind]
        s.gold[player] += yspahan.PRICE_GOLD[kind]
        return not s.built[player][kind] and yspahan_buildings.build(s, player, kind, yspahan.Waiver.NOTHING)

    return give


def coin(sells: bool) -> Give:
    """A coin of a colour in which one has a stall, or none."""

    def give(s: Any, player: int) -> object:
        colours = [c for c in range(cairo.COLOURS) if (s.size[player][c] > 0) == sells and s.bank[c] > 0]
        return bool(colours) and cairo_gains.take_coins(s, player, cairo.Event.COMMISSION, colours[0], 1)

    return give


def medal(gain: Callable[[Any, int, int], object], holders: str) -> Give:
    """One that somebody else or nobody holds."""

    def give(s: Any, player: int) -> object:
        colours = [c for c in range(cairo.COLOURS) if s.size[player][c] > 0 and getattr(s, holders)[c] != player]
        return bool(colours) and gain(s, player, colours[0])

    return give


def names_of(things: Any) -> list[tuple[str, int]]:
    """The names of a table of names, as in notation."""
    return [(slug(things, value), value) for value in things]


def gifts() -> Mapping[str, Mapping[str, Give]]:
    """By game: what is given, and how its rules give it."""
    return {
        "istanbul": {
            "ruby": istanbul_gains.gain_ruby,
            "5 lira": lambda s, player: istanbul_gains.gain_lira(s, player, 5),
            "cart extension": extension,
            "assistant": lambda s, player: istanbul_gains.put_under_stack(s, player, 0),
            **{f"{name} tile": tile(colour) for name, colour in names_of(istanbul.Tile)},
            **{f"{name} good": good(kind) for name, kind in names_of(istanbul.Good)},
            **{f"card {name}": card(istanbul_gains.BONUS_DECK, kind) for name, kind in names_of(istanbul.Card)[:10]},
        },
        "yspahan": {
            "5 points": lambda s, player: s.points.__setitem__(player, s.points[player] + 5),
            "camel": lambda s, player: yspahan_gains.gain_camels(s, player, 1),
            "gold": lambda s, player: yspahan_gains.gain_gold(s, player, 1),
            **{name: building(kind) for name, kind in names_of(yspahan.Building)},
            **{f"card {name}": card(yspahan_gains.DECK, kind) for name, kind in names_of(yspahan.Card)},
        },
        "cairo": {
            "5 points": lambda s, player: cairo_gains.score_points(s, player, 5),
            "coin one sells for": coin(True),
            "other coin": coin(False),
            "barker": lambda s, player: s.barkers_left > 0 and cairo_gains.gain_barker(s, player),
            "gold medal": medal(cairo_gains.gain_gold, "gold"),
            "silver medal": medal(cairo_gains.gain_silver, "silver"),
            "card": card(cairo_gains.SECTOR_DECK, 4),
            "joker": card(cairo_gains.SECTOR_DECK, cairo.FIRST_JOKER + 1),
        },
    }


# --- Play ----------------------------------------------------------------------


def best(net: Net, match: charsu.Match) -> tuple[int, list[float]]:
    """The network's answer, and all its likings."""
    ids = match.legal_ids()
    if len(ids) == 1:
        return ids[0], [0.0]
    _, likings = net.judge(net.layout.row(match.state, match.actor), ids)
    return ids[int(np.argmax(likings))], likings


def names(match: charsu.Match) -> dict[int, str]:
    """Of the possible answers, by id."""
    return {option.id: option.notation for option in match.options()}


def matches(key: str, count: int) -> Iterator[tuple[Net, charsu.Match]]:
    """So many matches of a network against itself, to be played."""
    net = load(key, 2)
    for number in range(count):
        yield net, charsu.game(key).new_match(2, seed=SEED + number)


def share(net: Net, s: Any, seat: int) -> float:
    """Of the victory, in hundredths, as the seat sees the position."""
    shares, _ = net.judge(net.layout.row(s.dump(), seat), [0])
    return 100 * shares[seat]


def won(match: charsu.Match, seat: int) -> float:
    first = [row["seat"] for row in match.result or [] if row["rank"] == 1]
    return (seat in first) / len(first)


# --- Openings --------------------------------------------------------------------


def openings(key: str, count: int) -> None:
    """What each seat does first of such things, and what came of it."""
    begun: dict[tuple[str, ...], list[float]] = defaultdict(list)  # who does it, and what
    for net, match in matches(key, count):
        lines: dict[int, list[str]] = {}
        while match.actor is not None:
            seat, (answer, _) = match.actor, best(net, match)
            line = lines.setdefault(seat, [WHO[len(lines)]] if seat not in lines else [])
            if len(line) <= LONGEST and (name := re.match(OPENINGS[key], names(match)[answer])):
                line.append(name[0])
            match.play(answer)
        for seat, line in lines.items():
            for length in range(1, len(line) + 1):
                begun[tuple(line[:length])].append(won(match, seat))
    print(f"{key}, {count} matches\n\n| who | what first | so | wins |\n|---|---|---:|---:|")
    for line, results in sorted(begun.items(), key=lambda item: (item[0][0], len(item[0]), -len(item[1]))):
        if len(results) >= SELDOM * count:
            print(f"| {line[0]} | {', '.join(line[1:])} | {len(results) / count:.0%} | {np.mean(results):.0%} |")


# --- Things ------------------------------------------------------------------------


def things(key: str, count: int, picture: str = "") -> None:
    """By quarter of the match: what each thing would change for whoever is asked."""
    given = gifts()[key]
    changes: dict[str, list[list[float]]] = {name: [[] for _ in range(QUARTERS)] for name in given}
    for net, match in matches(key, count):
        positions = []
        while match.actor is not None:
            answer, likings = best(net, match)
            if len(likings) > 1:
                positions.append((match.plain.copy(), match.actor))
            match.play(answer)
        for at, (s, seat) in enumerate(positions):
            before = share(net, s, seat)
            for name, give in given.items():
                richer = s.copy()
                if give(richer, seat) is not False:
                    changes[name][QUARTERS * at // len(positions)].append(share(net, richer, seat) - before)
    print(f"{key}, {count} matches, hundredths of the victory by quarter\n\n| | 1 | 2 | 3 | 4 |\n|---|---:|---:|---:|---:|")
    means = {name: [float(np.mean(each)) if each else float("nan") for each in quarters] for name, quarters in changes.items()}
    for name, row in sorted(means.items(), key=lambda item: -np.nanmean(item[1])):
        print(f"| {name} | " + " | ".join(f"{x:+.1f}".replace("-", "−") if x == x else "–" for x in row) + " |")
    if picture:
        draw(picture, key, means)


def draw(picture: str, key: str, means: Mapping[str, list[float]]) -> None:
    """Bars for each thing, one for each quarter of the match."""
    from matplotlib import pyplot, rcParams

    pyplot.switch_backend("svg")
    rcParams["svg.hashsalt"] = "charsu"
    names = sorted(means, key=lambda name: -np.nanmean(means[name]))
    figure, panel = pyplot.subplots(figsize=(6.4, 0.36 * len(names) + 1))
    for quarter in range(QUARTERS):
        places = [i + 0.2 * (quarter - 1.5) for i in range(len(names))]
        colour = pyplot.get_cmap("viridis")(quarter / QUARTERS)
        panel.barh(places, [means[name][quarter] for name in names], 0.2, label=f"quarter {quarter + 1}", color=colour)
    panel.set_yticks(range(len(names)), names)
    panel.invert_yaxis()
    panel.axvline(0, color="black", linewidth=0.6)
    panel.set_xlabel(f"{key}: hundredths of the victory, two players")
    panel.legend()
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})


# --- Ways ----------------------------------------------------------------------------


def ways(key: str, count: int) -> None:
    """How often each way is taken where it is open, what the next best would cost then, and what it would cost to take it else."""
    opened, chosen = Counter[str](), Counter[str]()
    without, instead = defaultdict(list), defaultdict(list)
    for net, match in matches(key, count):
        while match.actor is not None:
            answer, likings = best(net, match)
            liked: dict[str, tuple[float, int]] = {}  # of each way the answer that is liked best
            for (each, name), liking in zip(names(match).items(), likings, strict=True):
                if way := re.match(WAYS[key], name):
                    liked[way[0]] = max(liked.get(way[0], (-np.inf, 0)), (liking, each))
            if len(liked) > 1:
                order = sorted(liked, key=lambda way: -liked[way][0])
                worth = {way: end_of_turn(net, match.copy(), liked[way][1]) for way in order}
                opened.update(order)
                chosen[order[0]] += 1
                without[order[0]].append(worth[order[0]] - worth[order[1]])
                for way in order[1:]:
                    instead[way].append(worth[order[0]] - worth[way])
            match.play(answer)
    print(f"{key}, {count} matches\n\n| | open | taken | the next best costs | to take it else costs |\n|---|---:|---:|---:|---:|")
    for way, n in opened.most_common():
        costs = " | ".join(_mean(each[way]) for each in (without, instead))
        print(f"| `{way}` | {n / count:.1f} | {chosen[way] / n:.0%} | {costs} |")


def _mean(costs: list[float]) -> str:
    """With its 95 % interval; of few cases none."""
    if len(costs) < FEW:
        return "–"
    return f"{np.mean(costs):.1f} ± {1.96 * np.std(costs) / len(costs) ** 0.5:.1f}".replace("-", "−")


def end_of_turn(net: Net, match: charsu.Match, answer: int) -> float:
    """What the seat that is asked may expect once somebody else is, if it answers so and goes on as the network would."""
    seat = match.actor
    match.play(answer)
    while match.actor == seat:
        match.play(best(net, match)[0])
    return 100 * won(match, seat) if match.actor is None else 100 - share(net, match.plain, match.actor)


if __name__ == "__main__":
    what, key, count, *more = sys.argv[1:]
    {"openings": openings, "things": things, "ways": ways}[what](key, int(count), *more)
