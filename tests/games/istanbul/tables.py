"""Positions of Istanbul made by hand, in the words of the rulebook.

>>> table = Table(players=3)
>>> table.red.acts_at("tea house")
>>> table.play("announce 10", "roll 3 4").red.gained(lira=2)
True
"""

from __future__ import annotations

from typing import Any

from charsu.core.flow import ask
from charsu.core.names import pairs
from charsu.games.istanbul import GAME
from charsu.games.istanbul.components import GOODS, PLACES, TURN, Card, Decision, Figure, Good, Place, Step, Tile
from charsu.games.istanbul.engine import ENGINE
from charsu.testing.scenario import Scenario

COLOURS = ("red", "blue", "green", "yellow", "white")


def number_of(space: Any, name: str | int) -> int:
    """The value of a name as people write it: `tea house`, `five-lira`."""
    if isinstance(name, int):
        return name
    return pairs(space)[name.upper().replace(" ", "_").replace("-", "_").replace("'", "")]


class Player:
    """One seat of a table: arrange it before the first answer, look at it any time."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table, self.seat = table, seat

    @property
    def _s(self) -> Any:
        return self._table.s

    # --- arranging -----------------------------------------------------------

    def stands_at(self, place: str | int) -> Player:
        self._s.merchant[self.seat] = number_of(Place, place)
        return self

    def owns(self, lira: int | None = None, **goods: int) -> Player:
        """`owns(lira=5, red=2, blue=1)`."""
        if lira is not None:
            self._s.lira[self.seat] = lira
        for name, n in goods.items():
            self._s.goods[self.seat][number_of(Good, name)] = n
        return self

    def holds(self, *cards: str) -> Player:
        """Bonus cards out of the deck."""
        s = self._s
        for card in (number_of(Card, name) for name in cards):
            s.deck[card] -= 1
            s.deck_size -= 1
            s.hand[self.seat][card] += 1
            s.hand_size[self.seat] += 1
        return self

    def has_tiles(self, *colours: str) -> Player:
        """Mosque tiles from the top of their stacks, with all they bring."""
        s = self._s
        for colour in (number_of(Tile, name) for name in colours):
            s.tile[self.seat][colour] = 1
            s.tiles_taken[colour] += 1
            if colour == Tile.BLUE:
                s.stack[self.seat] += 1
            if s.tile[self.seat][colour ^ 1]:
                s.mosque_rubies[colour // 2] -= 1
                s.rubies[self.seat] += 1
        return self

    def has_extensions(self, n: int) -> Player:
        s = self._s
        s.extensions[self.seat] = n
        if n == 3:
            s.wainwright_rubies -= 1
            s.rubies[self.seat] += 1
        return self

    def has_rubies(self, n: int) -> Player:
        """Rubies from the supply."""
        self._s.supply_rubies -= n - self._s.rubies[self.seat]
        self._s.rubies[self.seat] = n
        return self

    def has_assistants_at(self, *places: str | int) -> Player:
        """Laid out of the stack."""
        for place in places:
            self._s.assistant[self.seat][number_of(Place, place)] = 1
            self._s.stack[self.seat] -= 1
        return self

    def has_family_at(self, place: str | int) -> Player:
        self._s.family[self.seat] = number_of(Place, place)
        return self

    # --- whose turn, and where it has come to --------------------------------

    def moves(self) -> None:
        """At the beginning of the turn."""
        self._table.turn_of(self.seat, Decision.MOVE)

    def arrives_at(self, place: str | int) -> None:
        """Just after the movement."""
        self.stands_at(place)
        self._table.turn_of(self.seat, Step.ASSISTANT)

    def meets_at(self, place: str | int) -> None:
        """After the assistant step."""
        self.stands_at(place)
        self._table.turn_of(self.seat, Step.MERCHANTS)

    def acts_at(self, place: str | int) -> None:
        """Before the action."""
        self.stands_at(place)
        self._table.turn_of(self.seat, Step.ACTION)

    def encounters_at(self, place: str | int) -> None:
        """After the action."""
        self.stands_at(place)
        self._table.turn_of(self.seat, Step.ENCOUNTERS)

    # --- looking -------------------------------------------------------------

    @property
    def lira(self) -> int:
        return int(self._s.lira[self.seat])

    @property
    def goods(self) -> dict[str, int]:
        colours = "red", "green", "yellow", "blue"
        return {name: self._s.goods[self.seat][good] for name, good in zip(colours, range(GOODS), strict=True)}

    @property
    def rubies(self) -> int:
        return int(self._s.rubies[self.seat])

    @property
    def hand(self) -> list[str]:
        names = {value: name.lower().replace("_", "-") for name, value in pairs(Card).items()}
        return [names[card] for card, n in enumerate(self._s.hand[self.seat]) for _ in range(n)]

    @property
    def place(self) -> int:
        return int(self._s.merchant[self.seat])

    @property
    def family(self) -> int:
        return int(self._s.family[self.seat])

    @property
    def stack(self) -> int:
        return int(self._s.stack[self.seat])

    @property
    def assistants(self) -> list[int]:
        return [place for place in range(1, PLACES + 1) if self._s.assistant[self.seat][place]]

    def gained(self, lira: int = 0, rubies: int = 0, cards: int = 0, **goods: int) -> bool:
        """Exactly this since the first answer, and nothing else."""
        before = self._table.match.at(0).plain
        wanted = [goods.get(name, 0) for name in ("red", "green", "yellow", "blue")]
        changed = [self._s.goods[self.seat][g] - before.goods[self.seat][g] for g in range(GOODS)]
        return (
            changed == wanted
            and self._s.lira[self.seat] - before.lira[self.seat] == lira
            and self._s.rubies[self.seat] - before.rubies[self.seat] == rubies
            and self._s.hand_size[self.seat] - before.hand_size[self.seat] == cards
        )


class Table(Scenario):
    """Short paths; Red begins, has the turn, and nobody holds a card; both figures stand at the Large Market."""

    def __init__(self, players: int = 3, **options: Any) -> None:
        super().__init__(GAME, players, {"starter": "0", **options})
        s = self.s
        for player in range(players):
            for card in range(len(s.hand[player])):
                s.deck[card] += s.hand[player][card]
                s.deck_size += s.hand[player][card]
                s.hand[player][card] = 0
            s.hand_size[player] = 0
        self.governor_at("large market").smuggler_at("large market")

    def __getattr__(self, name: str) -> Player:
        if name in COLOURS[: self.__dict__["_s"].players]:
            return Player(self, COLOURS.index(name))
        raise AttributeError(name)

    def play(self, *answers: str) -> Table:
        super().play(*answers)
        return self

    def turn_of(self, seat: int, phase: int) -> None:
        """The rest of a turn, from this phase on."""
        s = self.s
        s.depth, s.active = 0, seat
        row = TURN[s.variant]
        for step in reversed(row[row.index(phase) :]):
            ask(s, step, seat)
        ENGINE.settle(s)
        s.n_notes = 0

    def governor_at(self, place: str | int) -> Table:
        self.s.figure[Figure.GOVERNOR] = number_of(Place, place)
        return self

    def smuggler_at(self, place: str | int) -> Table:
        self.s.figure[Figure.SMUGGLER] = number_of(Place, place)
        return self

    def demand(self, market: str, tile: int) -> Table:
        """The current demand tile, numbered as in the ledger: `demand("small market", 1)`."""
        index = number_of(Place, market) - Place.LARGE_MARKET
        self.s.demand[index][0] = tile - 1
        return self

    def discards(self, *cards: str) -> Table:
        """Cards from the deck onto the discard pile, the last one on top."""
        s = self.s
        for card in (number_of(Card, name) for name in cards):
            s.deck[card] -= 1
            s.deck_size -= 1
            s.pile[s.pile_size] = card
            s.pile_size += 1
        return self

    def deck_of(self, *cards: str) -> Table:
        """Only these cards stay in the deck; the others go to the last seat's hand."""
        s = self.s
        keep = [number_of(Card, name) for name in cards]
        last = s.players - 1
        for card in range(len(s.deck)):
            gone = s.deck[card] - keep.count(card)
            s.deck[card] -= gone
            s.deck_size -= gone
            s.hand[last][card] += gone
            s.hand_size[last] += gone
        return self

    @property
    def active(self) -> int:
        return int(self.s.active)
