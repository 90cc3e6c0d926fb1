"""Positions of Istanbul's expansions made by hand, in the words of the rulebook.

>>> table = Bazaar("mocha")
>>> table.red.has_coffee(6).acts_at("coffee house")
>>> table.play("act").red.gained(rubies=1)
True
"""

from __future__ import annotations

from typing import Any

from charsu.core.flow import CHANCE, ask, question
from charsu.core.names import label
from charsu.games.istanbul.board import cell_of
from charsu.games.istanbul.components import LETTER_PLACE, Decision, Figure, Place, Step, TavernTile
from charsu.games.istanbul.engine import ENGINE
from games.istanbul.tables import COLOURS, Player, Table, number_of

GRAND = "16 15 18 3 10 8 1 21 17 4 2 19 7 12 9 20 11 5 14 13 6 22 23 24 25"


class Guest(Player):
    """A seat with coffee, guild cards, letters and a companion."""

    # --- arranging -----------------------------------------------------------

    def has_coffee(self, n: int) -> Guest:
        self._s.coffee[self.seat] = n
        return self

    def has_guild(self, *cards: int) -> Guest:
        """Guild cards out of the deck."""
        for card in cards:
            self._s.guild_deck[card] = 0
            self._s.guild_deck_size -= 1
            self._s.guild_hand[self.seat][card] = 1
            self._s.guild_size[self.seat] += 1
        return self

    def has_tavern_tile(self, kind: str) -> Guest:
        index = number_of(TavernTile, kind)
        self._s.tavern_tile[self.seat][index] = 1
        self._s.tavern_taken[index] += 1
        return self

    def has_letters(self, *places: int) -> Guest:
        """Undelivered letters for these places."""
        for place in places:
            self._s.letter_deck[LETTER_PLACE.index(place)] -= 1
            self._s.letter[self.seat][LETTER_PLACE.index(place)] += 1
            self._s.undelivered += 1
        return self

    def has_delivered(self, *places: int) -> Guest:
        for place in places:
            self._s.letter_deck[LETTER_PLACE.index(place)] -= 1
            self._s.delivered[self.seat][LETTER_PLACE.index(place)] += 1
        return self

    def has_companion_at(self, place: str | int) -> Guest:
        self._s.companion[self.seat] = number_of(Place, place)
        return self

    def has_companion_at_hand(self) -> Guest:
        self._s.companion[self.seat] = -1
        return self

    def begins(self) -> None:
        """A turn from its very start."""
        s = self._s
        s.depth, s.active = 0, self.seat
        ask(s, Step.TURN, self.seat)
        ENGINE.settle(s)
        s.n_notes = 0

    def ends(self) -> None:
        """With the turn over but for its end."""
        self._table.turn_of(self.seat, Step.END_TURN)

    def uses_tile(self, tile: int) -> None:
        """The active player, before a kiosk tile (1 to 24)."""
        self._table.arrange(active=self.seat)
        self._table.asks((Step.END_TURN, self.seat), (Step.ENCOUNTERS, self.seat), (Decision.KIOSK, self.seat, tile - 1))

    # --- looking -------------------------------------------------------------

    @property
    def coffee(self) -> int:
        return int(self._s.coffee[self.seat])

    @property
    def guild(self) -> list[int]:
        return [card for card, n in enumerate(self._s.guild_hand[self.seat]) if n]

    @property
    def letters(self) -> list[int]:
        return [place for k, place in enumerate(LETTER_PLACE) for _ in range(self._s.letter[self.seat][k])]

    @property
    def delivered(self) -> list[int]:
        return [place for k, place in enumerate(LETTER_PLACE) for _ in range(self._s.delivered[self.seat][k])]

    @property
    def companion(self) -> int:
        return int(self._s.companion[self.seat])


class Bazaar(Table):
    """A table with expansions in their first layout; in the Grand Bazaar the layout `GRAND`. All figures stand at 10."""

    def __init__(self, expansions: str, players: int = 3, **options: Any) -> None:
        if expansions == "grand_bazaar":
            options = {"layout": GRAND, **options}
        super().__init__(players, expansions=expansions, **options)
        if self.s.mocha:
            self.figure_at("coffee trader", "large market")
        if self.s.letters:
            self.figure_at("courier", "large market")

    def __getattr__(self, name: str) -> Guest:
        if name in COLOURS[: self.__dict__["_s"].players]:
            return Guest(self, COLOURS.index(name))
        raise AttributeError(name)

    def play(self, *answers: str) -> Bazaar:
        super().play(*answers)
        return self

    def figure_at(self, figure: str, place: str | int) -> Bazaar:
        self.s.figure[number_of(Figure, figure)] = number_of(Place, place)
        return self

    def barrier(self, one: int, other: int, holder: int) -> Bazaar:
        """Between two adjacent places."""
        a, b = sorted((cell_of(self.s, one), cell_of(self.s, other)))
        self.s.barrier = 1 + 2 * a + (0 if b == a + 1 else 1)
        self.s.barrier_holder = holder
        return self

    @property
    def asked(self) -> str:
        """What is asked now, as the name of the decision."""
        frame = question(self.match.plain)
        return label(Decision, frame[0]).lower().replace("_", " ")

    @property
    def actor(self) -> int:
        actor = self.match.actor
        return CHANCE if actor is None else actor

    def roll(self, first: int, second: int) -> Bazaar:
        return self.play(f"roll {first} {second}")
