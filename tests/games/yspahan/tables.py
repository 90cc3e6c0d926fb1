"""Positions of Yspahan made by hand, in the words of the rulebook, for tests that read as sentences.

>>> table = Table(players=4)
>>> red = table.red.owns(gold=3).built("shop")
>>> table.rolls("112233444").play("take gold", "use main").red.gained(gold=4)
True
"""

from __future__ import annotations

from typing import Any

from charsu.core.flow import ask
from charsu.core.names import slug
from charsu.games.yspahan import GAME
from charsu.games.yspahan.answers import shop_name, square_name
from charsu.games.yspahan.components import CARDS, NOBODY, SHOPS, Building, Card, Step
from charsu.games.yspahan.engine import ENGINE
from charsu.games.yspahan.gains import put_cube
from charsu.testing.scenario import Scenario

COLOURS = ("red", "blue", "green", "yellow")
SHOP_IDS = {shop_name(shop): shop for shop in range(SHOPS)}
SQUARE_IDS = {square_name(square): square for square in range(29)}


def _card(name: str) -> int:
    return next(card for card in range(CARDS) if slug(Card, card) == name)


class Seat:
    """One player of a table."""

    def __init__(self, table: Table, index: int) -> None:
        self._table, self.index = table, index

    # --- arranging ---------------------------------------------------------

    def owns(self, **pieces: int) -> Seat:
        """`owns(gold=3, camels=0, points=12)`."""
        for name, n in pieces.items():
            getattr(self._table.s, name)[self.index] = n
        return self

    def built(self, *buildings: str) -> Seat:
        s = self._table.s
        for name in buildings:
            s.built[self.index][next(b for b in range(6) if slug(Building, b) == name)] = 1
            s.cubes_out[self.index] += 1
        return self

    def holds(self, *cards: str) -> Seat:
        """Cards from the deck into the hand."""
        s = self._table.s
        for card in map(_card, cards):
            s.deck[card] -= 1
            s.deck_size -= 1
            s.hand[self.index][card] += 1
            s.hand_size[self.index] += 1
        return self

    def fills(self, *shops: str) -> Seat:
        """Goods in shops: `fills("chest-blue-1")`, or in whole souks: `fills("chest-blue")`."""
        s = self._table.s
        for name in shops:
            for shop in (i for key, i in SHOP_IDS.items() if key == name or key.rpartition("-")[0] == name):
                put_cube(s, self.index, shop)
        s.n_notes = 0
        return self

    # --- looking -----------------------------------------------------------

    @property
    def goods(self) -> list[str]:
        return [name for name, shop in SHOP_IDS.items() if self._table.s.shop[shop] == self.index]

    @property
    def hand(self) -> list[str]:
        counts = self._table.s.hand[self.index]
        return [slug(Card, card) for card in range(CARDS) for _ in range(counts[card])]

    @property
    def buildings(self) -> list[str]:
        return [slug(Building, b) for b in range(6) if self._table.s.built[self.index][b]]

    @property
    def gold(self) -> int:
        return int(self._table.s.gold[self.index])

    @property
    def camels(self) -> int:
        return int(self._table.s.camels[self.index])

    @property
    def points(self) -> int:
        return int(self._table.s.points[self.index])

    @property
    def is_asked(self) -> bool:
        return self._table.match.actor == self.index

    def gained(self, **pieces: int) -> bool:
        """Has the player this much more (or less) of each than when the match began?"""
        now, then = self._table.s, self._table.before
        return all(getattr(now, name)[self.index] - getattr(then, name)[self.index] == n for name, n in pieces.items())


class Table(Scenario):
    """A table where Red sits first, then clockwise Blue, Green and Yellow; the day begins with Red unless told otherwise."""

    def __init__(self, players: int = 4, **options: Any) -> None:
        super().__init__(GAME, players, {"first_seat": "0", **options})
        self.seats = [Seat(self, index) for index in range(players)]
        self.before = self._s

    @property
    def red(self) -> Seat:
        return self.seats[0]

    @property
    def blue(self) -> Seat:
        return self.seats[1]

    @property
    def green(self) -> Seat:
        return self.seats[2]

    @property
    def yellow(self) -> Seat:
        return self.seats[3]

    # --- arranging ---------------------------------------------------------

    def day(self, week: int, day: int, first: str = "red") -> Table:
        """Begin this day afresh. Arrange purses and hands before it: who has nothing is not asked for yellow dice."""
        self.arrange(week=week, day=day, first=COLOURS.index(first), depth=0)
        ask(self.s, Step.DAY, self.s.first)
        ENGINE.settle(self.s)
        self.s.n_notes = 0
        return self

    def supervisor_on(self, square: str) -> Table:
        self.arrange(supervisor=SQUARE_IDS[square])
        return self

    def caravan_holds(self, *colours: str) -> Table:
        """Cubes in the order of filling."""
        for colour in colours:
            player = COLOURS.index(colour)
            self.s.caravan[self.s.loaded] = player
            self.s.loaded += 1
            self.s.cubes_out[player] += 1
        return self

    def deck_is(self, *cards: str) -> Table:
        """Only these cards are left in the deck; the rest of it lies on the discard pile."""
        s = self.s
        for card in range(CARDS):
            keep = sum(_card(name) == card for name in cards)
            s.discard[card] += s.deck[card] - keep
            s.deck[card] = keep
        s.deck_size = len(cards)
        return self

    def all_cards_held_by(self, seat: Seat) -> Table:
        """Nothing is left to draw or to shuffle."""
        seat.holds(*(slug(Card, card) for card in range(CARDS) for _ in range(self.s.deck[card])))
        return self

    # --- playing -----------------------------------------------------------

    def play(self, *answers: str) -> Table:
        if self._match is None:
            self.before = self._s.copy()
        super().play(*answers)
        return self

    def rolls(self, white: str, yellow: str = "") -> Table:
        """The first player buys the yellow dice and rolls these numbers."""
        if self.allows(f"buy {len(yellow)}"):
            self.play(f"buy {len(yellow)}")
        return self.play(*(f"roll {face}" for face in white + yellow))

    def spends(self, *rows: str) -> Table:
        """The players in turn each use a row for a walk of the Supervisor that costs and sends nothing, and do no more."""
        for row in rows:
            self.play(f"take {row}", "use supervisor")
            harmless = next(a for a in self.match.options() if a.sentence.args["price"] == 0 and a.sentence.args["sent"] == 0)
            self.play(harmless.notation)
            if self.match.actor is not None and self.allows("pass"):
                self.play("pass")
        return self

    # --- looking -----------------------------------------------------------

    @property
    def tower(self) -> dict[str, str]:
        """The dice on each row that is not empty: `{"camels": "111"}`; yellow ones are marked, `"1y"`."""
        rows = self.game.pictures.view(self.s, None)["tower"]
        return {row["key"]: str(row["value"]) * row["white"] + f"{row['value']}y" * row["yellow"] for row in rows if row["value"]}

    @property
    def caravan(self) -> list[str]:
        return [COLOURS[cube] for cube in self.s.caravan if cube != NOBODY]

    @property
    def supervisor(self) -> str:
        return square_name(self.s.supervisor)

    @property
    def choices(self) -> list[str]:
        """What the possible answers point at, without their verbs."""
        return [text.partition(" ")[2] or text for text in self.possible]

    @property
    def asked(self) -> str:
        """Whose answer is wanted."""
        actor = self.match.actor
        return "nobody" if actor is None else "chance" if actor < 0 else COLOURS[actor]
