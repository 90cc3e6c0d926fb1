"""Positions of Cairo made by hand, in the words of the rulebook.

>>> table = Table(players=4)
>>> table.ankh.holds("9").owns(yellow=2)
<ankh>
>>> table.play("extend yellow", "play 9", "at j10").ankh.points
7
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from charsu.core.flow import CHANCE
from charsu.games.cairo import GAME
from charsu.games.cairo.answers import card_name
from charsu.games.cairo.board import COLOUR_NAMES, cell_name, cell_number
from charsu.games.cairo.components import BARKERS, COLOURS, EXTENSIONS, KINDS, LARGEST, NEUTRAL, OWNERS, Decision, Step
from charsu.games.cairo.plots import survey
from charsu.testing.scenario import Scenario

CRESTS = ("ankh", "eye", "scarab", "lotus", "neutral")
CARD_NAMES = [card_name(kind) for kind in range(KINDS)]


def colour_of(name: str) -> int:
    return COLOUR_NAMES.index(name)


class Player:
    """One crest of a table: arrange it before the first answer, look at it any time."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat

    def __repr__(self) -> str:
        return f"<{CRESTS[self.seat]}>"

    @property
    def _s(self) -> Any:
        return self.table.s

    # --- arranging ---------------------------------------------------------

    def holds(self, *cards: str) -> Player:
        """This hand and no other, out of the deck: `holds("5", "5", "j2")`."""
        for kind in range(KINDS):
            self._move_cards(kind, -self._s.hand[self.seat][kind])
        for card in cards:
            self._move_cards(CARD_NAMES.index(card), 1)
        return self

    def _move_cards(self, kind: int, count: int) -> None:
        self._s.hand[self.seat][kind] += count
        self._s.hand_size[self.seat] += count
        self._s.deck[kind] -= count
        self._s.deck_size -= count

    def owns(self, **coins: int) -> Player:
        """These coins and no others, out of the banks: `owns(red=3, blue=1)`."""
        for colour, name in enumerate(COLOUR_NAMES):
            value = coins.get(name, 0)
            self._s.bank[colour] -= value - self._s.coins[self.seat][colour]
            self._s.coins[self.seat][colour] = value
        return self

    def has_barkers(self, count: int) -> Player:
        self._s.barkers[self.seat] = count
        self._s.barkers_left = BARKERS - sum(self._s.barkers)
        return self

    def has_points(self, points: int) -> Player:
        self._s.score[self.seat] = points
        return self

    def has_stall(self, colour: str, *cells: str, entrance: str) -> Player:
        """The whole stall, the tent first; medals go to the largest stall of the colour."""
        number = colour_of(colour)
        self.table.remove(self.seat, number)
        for i, cell in enumerate(cells):
            self._s.tile[self.seat][number][i] = cell_number(cell)
        self._s.size[self.seat][number] = len(cells)
        self._s.entrance[self.seat][number] = cell_number(entrance)
        self.table.look_over()
        return self

    def has_gold(self, *colours: str) -> Player:
        for colour in colours:
            self._s.gold[colour_of(colour)] = self.seat
        return self

    def has_silver(self, *colours: str) -> Player:
        for colour in colours:
            self._s.silver[colour_of(colour)] = self.seat
        return self

    def is_out(self) -> Player:
        self._s.out[self.seat] = 1
        return self

    # --- looking -----------------------------------------------------------

    @property
    def points(self) -> int:
        return int(self._s.score[self.seat])

    @property
    def coins(self) -> dict[str, int]:
        """The coins by colour, without the colours that are missing."""
        return {name: n for name, n in zip(COLOUR_NAMES, self._s.coins[self.seat], strict=True) if n}

    @property
    def hand(self) -> list[str]:
        return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(self._s.hand[self.seat][kind])]

    @property
    def barkers(self) -> int:
        return int(self._s.barkers[self.seat])

    @property
    def gold(self) -> list[str]:
        return [name for name, holder in zip(COLOUR_NAMES, self._s.gold, strict=True) if holder == self.seat]

    @property
    def silver(self) -> list[str]:
        return [name for name, holder in zip(COLOUR_NAMES, self._s.silver, strict=True) if holder == self.seat]

    def stall(self, colour: str) -> list[str]:
        """The cells of a stall in small letters, the tent first."""
        number = colour_of(colour)
        cells = self._s.tile[self.seat][number][: self._s.size[self.seat][number]]
        return [cell_name(cell).lower() for cell in cells]

    def entrance(self, colour: str) -> str:
        return cell_name(self._s.entrance[self.seat][colour_of(colour)]).lower()


class Table(Scenario):
    """The suggested layout with the sets in the order of the seats, empty hands, and Ankh to act.

    The customers red, yellow, green, blue and white stand on the spots 1 to 5, purple is off the board; the cards of the
    sectors 1 to 4 lie open.
    """

    def __init__(self, players: int = 4, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(GAME, players, options)
        for player in range(players):
            Player(self, player).holds()
        for slot in range(4):
            self._s.deck[self._s.display[slot]] += 1
            self._s.display[slot] = slot
            self._s.deck[slot] -= 1
        self.ankh, self.eye, self.scarab, self.lotus, self.neutral = (Player(self, owner) for owner in range(OWNERS))

    # --- arranging ---------------------------------------------------------

    def turn_of(self, player: Player) -> Table:
        self.asks((Step.END_TURN, player.seat), (Decision.ACTION, player.seat))
        return self.arranged(active=player.seat)

    def arranged(self, **cells: Any) -> Table:
        self.arrange(**cells)
        return self

    def begins_final_phase(self) -> Table:
        return self.arranged(final=1)

    def is_empty(self) -> Table:
        """No stalls at all; the customers stay."""
        for owner in range(OWNERS):
            for colour in range(COLOURS):
                self.remove(owner, colour)
        return self.look_over()

    def remove(self, owner: int, colour: int) -> None:
        self.s.size[owner][colour] = 0
        self.s.tile[owner][colour] = [-1] * LARGEST
        self.s.entrance[owner][colour] = -1

    def customers(self, off: str, **cells: str) -> Table:
        """Where customers stand; the others stay where they are."""
        for name, cell in cells.items():
            self.s.customer[colour_of(name)] = cell_number(cell)
        self.s.customer[colour_of(off)] = -1
        return self.look_over()

    def shows(self, *cards: str) -> Table:
        """The four open cards."""
        for slot, card in enumerate(cards):
            for kind, count in ((self.s.display[slot], 1), (CARD_NAMES.index(card), -1)):
                self.s.deck[kind] += count
            self.s.display[slot] = CARD_NAMES.index(card)
        return self

    def discarded(self, *cards: str) -> Table:
        """Cards from the deck on the discard pile."""
        for card in cards:
            kind = CARD_NAMES.index(card)
            self.s.deck[kind] -= 1
            self.s.deck_size -= 1
            self.s.discard[kind] += 1
        return self

    def only_in_deck(self, *cards: str) -> Table:
        """Everything else of the deck goes to the discard pile."""
        for kind in range(KINDS):
            keep = cards.count(CARD_NAMES[kind])
            self.discarded(*[CARD_NAMES[kind]] * (self.s.deck[kind] - keep))
        return self

    def look_over(self) -> Table:
        """Areas, supplies and medals as the stalls make them."""
        s = self.s
        for colour in range(COLOURS):
            sizes = [s.size[owner][colour] for owner in range(NEUTRAL)]
            placed = sum(max(0, size - 1) for size in sizes)
            s.extensions[colour] = EXTENSIONS - placed
            s.gold[colour] = s.silver[colour] = sizes.index(max(sizes)) if placed else -1
        survey(s)
        return self

    # --- looking -----------------------------------------------------------

    @property
    def choices(self) -> set[str]:
        """What may be pointed at now, without the verbs."""
        return {text.rpartition(" ")[2] for text in self.possible}

    @property
    def asked(self) -> Player | None:
        """Who has to answer; None is chance."""
        actor = self.match.actor
        return None if actor in (CHANCE, None) else (self.ankh, self.eye, self.scarab, self.lotus)[actor or 0]

    def customer(self, colour: str) -> str | None:
        """The cell of a customer, None off the board."""
        cell = self.s.customer[colour_of(colour)]
        return None if cell < 0 else cell_name(cell).lower()

    def bank(self, colour: str) -> int:
        return int(self.s.bank[colour_of(colour)])

    def extensions(self, colour: str) -> int:
        return int(self.s.extensions[colour_of(colour)])

    def empty_bank(self, colour: str, leave: int) -> Table:
        """Leave only this much in a bank; the rest goes to the last player."""
        number = colour_of(colour)
        rich = self.s.players - 1
        self.s.coins[rich][number] += self.s.bank[number] - leave
        self.s.bank[number] = leave
        return self
