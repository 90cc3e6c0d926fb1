"""Cards of a few kinds, counted: a face-down pile, an open discard pile, and hidden hands.

A face-down pile has no order: what is drawn is decided when it is drawn. `Pile` names the fields of a record once and gives the
rules over them: what chance offers, drawing, discarding, shuffling the discards, and dealing anew what a seat cannot see.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from .chance import draw
from .choices import weigh
from .flow import detail, question
from .names import slug
from .notes import note
from .rule import Handler, define, rule

Copies = tuple[int, ...]


@rule
def nowhere(s: Any, card: int) -> int:
    """No card lies anywhere but in pile, discards and hands."""
    return 0


# --- The rules as source; a line that names a field the pile has not is left out ------

DRAWING = {
    "counted": """
def counted(s):
    total = 0
    for card in range({kinds}):
        total += s.{pile}[card]
    return total
""",
    "offer_draw": """
def offer_draw(s, choices):
    for card in range({kinds}):
        weigh(choices, {answers} + card, s.{pile}[card])
""",
    "take_off": """
def take_off(s, card):
    s.{pile}[card] -= 1
    s.{size} -= 1
""",
    "gain": """
def gain(s, player, card):
    s.{hand}[player][card] += 1
    s.{hand_size}[player] += 1
""",
    "answer_draw": """
def answer_draw(s, drawer, answer):
    card = answer - {answers}
    take_off(s, card)
    gain(s, drawer, card)
    note(s, {drew}, drawer, card, 0)
""",
    "lose": """
def lose(s, player, card):
    s.{hand}[player][card] -= 1
    s.{hand_size}[player] -= 1
""",
}
SIZE_KEPT = {
    "in_pile": """
def in_pile(s):
    return s.{size}
""",
}
NO_SIZE_KEPT = {
    "in_pile": """
def in_pile(s):
    return counted(s)
""",
}
DISCARDS_BY_KIND = {
    "left": """
def left(s):
    total = in_pile(s)
    for card in range({kinds}):
        total += s.{discard}[card]
    return total
""",
    "lay_open": """
def lay_open(s, card):
    s.{discard}[card] += 1
""",
    "reshuffle": """
def reshuffle(s, player):
    shuffled = 0
    for card in range({kinds}):
        shuffled += s.{discard}[card]
        s.{pile}[card] += s.{discard}[card]
        s.{discard}[card] = 0
    s.{size} += shuffled
    if shuffled > 0:
        note(s, {reshuffled}, player, in_pile(s), 0)
""",
    "set_discards_apart": """
def set_discards_apart(s):
    for card in range({kinds}):
        s.{pile}[card] -= s.{discard}[card]
""",
}
DISCARDS_IN_ORDER = {
    "left": """
def left(s):
    return in_pile(s) + s.{height}
""",
    "lay_open": """
def lay_open(s, card):
    s.{discard}[s.{height}] = card
    s.{height} += 1
""",
    "take_back": """
def take_back(s, player):
    s.{height} -= 1
    card = s.{discard}[s.{height}]
    s.{discard}[s.{height}] = 0
    gain(s, player, card)
    return card
""",
    "reshuffle": """
def reshuffle(s, player):
    shuffled = s.{height}
    for i in range(shuffled):
        s.{pile}[s.{discard}[i]] += 1
        s.{discard}[i] = 0
    s.{height} = 0
    s.{size} += shuffled
    if shuffled > 0:
        note(s, {reshuffled}, player, in_pile(s), 0)
""",
    "set_discards_apart": """
def set_discards_apart(s):
    for i in range(s.{height}):
        s.{pile}[s.{discard}[i]] -= 1
""",
}
DISCARDING = {
    "put_away": """
def put_away(s, player, card):
    lose(s, player, card)
    lay_open(s, card)
""",
}
IMAGINING = {
    "unseen_card": """
def unseen_card(s, number):
    for card in range({kinds}):
        number -= s.{pile}[card]
        if number < 0:
            return card
    return -1
""",
    "determinise": """
def determinise(s, viewer, seed):
    for card in range({all_kinds}):
        s.{pile}[card] = {copies}[card] - elsewhere(s, card)
        if viewer >= 0:
            s.{pile}[card] -= s.{hand}[viewer][card]
    set_discards_apart(s)
    for player in range(len(s.{hand})):
        if player != viewer:
            for card in range({all_kinds}):
                s.{hand}[player][card] = 0
    counter = {first_draw}
    for player in range(s.players):
        if player != viewer:
            for _ in range(s.{hand_size}[player]):
                drawn = unseen_card(s, draw(seed, counter, counted(s)))
                s.{pile}[drawn] -= 1
                s.{hand}[player][drawn] += 1
                counter += 1
""",
}


@dataclass(frozen=True)
class Pile:
    """The names of the fields, and what the rules over them need to know."""

    copies: Copies | tuple[Copies, ...]  # of each kind in the box; several rows where `row` says which counts
    answers: int  # the first answer that points at a kind
    decision: int  # asked of chance for a drawn card; its first number says who draws
    drew: int  # the event: who drew which
    reshuffled: int  # the event: how many cards there are again
    pile: str = "pile"
    size: str = "pile_size"  # empty where nobody counts the pile
    discard: str = "discard"
    height: str = ""  # the number of discards where they keep their order, the last on top; left out: counted by kind
    hand: str = "hand"
    hand_size: str = "hand_size"  # empty where hands lie open
    row: str = ""  # the field that says which row of copies is in the game
    kinds: str = ""  # the field that says how many kinds are; left out: all
    elsewhere: Handler = nowhere  # rule (s, card): how many lie openly somewhere else
    names: Any = None  # of the kinds, for complaints
    first_draw: int = 0  # where dealing anew begins in the row of random numbers, so that two piles do not deal alike

    @cached_property
    def _rules(self) -> dict[str, Handler]:
        scope: dict[str, Any] = {"weigh": weigh, "note": note, "draw": draw, "elsewhere": self.elsewhere, "COPIES": self.copies}
        for name, source in self._sources().items():
            scope[name] = rule(define(name, f"<{name} of {self.pile}>", self._written(source), scope))
        return scope

    def _sources(self) -> Mapping[str, str]:
        size = SIZE_KEPT if self.size else NO_SIZE_KEPT
        discards = DISCARDS_IN_ORDER if self.height else DISCARDS_BY_KIND
        return {**DRAWING, **size, **discards, **DISCARDING, **(IMAGINING if self.hand_size else {})}

    def _written(self, source: str) -> str:
        named = {each.name: getattr(self, each.name) for each in fields(self)}
        kinds = len(self.copies[0]) if isinstance(self.copies[0], tuple) else len(self.copies)
        named["all_kinds"] = kinds
        named["kinds"] = f"s.{self.kinds}" if self.kinds else kinds
        named["copies"] = f"COPIES[s.{self.row}]" if self.row else "COPIES"
        lines = source.strip().splitlines()
        kept = [line for line in lines if (self.size or "{size}" not in line) and (self.hand_size or "{hand_size}" not in line)]
        return "\n".join(kept).format(**named)

    @property
    def in_pile(self) -> Handler:
        """Rule (s): how many cards lie in the pile."""
        return self._rules["in_pile"]

    @property
    def left(self) -> Handler:
        """Rule (s): how many cards can still be drawn, those to be shuffled counted in."""
        return self._rules["left"]

    @property
    def offer_draw(self) -> Handler:
        """Rule (s, choices): each card is as likely as any other."""
        return self._rules["offer_draw"]

    @property
    def answer_draw(self) -> Handler:
        """Rule (s, drawer, answer): into the hand of whom the question names."""
        return self._rules["answer_draw"]

    @property
    def take_off(self) -> Handler:
        """Rule (s, card): a card leaves the pile."""
        return self._rules["take_off"]

    @property
    def gain(self) -> Handler:
        """Rule (s, player, card): into a hand."""
        return self._rules["gain"]

    @property
    def lose(self) -> Handler:
        """Rule (s, player, card): out of a hand."""
        return self._rules["lose"]

    @property
    def lay_open(self) -> Handler:
        """Rule (s, card): onto the discard pile."""
        return self._rules["lay_open"]

    @property
    def put_away(self) -> Handler:
        """Rule (s, player, card): from a hand onto the discard pile."""
        return self._rules["put_away"]

    @property
    def take_back(self) -> Handler:
        """Rule (s, player): the last discard into a hand, where they keep their order; which it was."""
        return self._rules["take_back"]

    @property
    def reshuffle(self) -> Handler:
        """Rule (s, player): the discards go into the pile; the event names the player."""
        return self._rules["reshuffle"]

    @property
    def determinise(self) -> Handler:
        """Rule (s, viewer, seed): deal the cards the viewer cannot see."""
        return self._rules["determinise"]

    def secret_of(self, s: Any) -> int | None:
        """Only who draws a card sees it."""
        return detail(s) if question(s)[0] == self.decision else None

    def in_game(self, s: Any) -> Copies:
        """How many there are of each kind at this table."""
        return self.copies[getattr(s, self.row)] if self.row else self.copies  # type: ignore[return-value]

    def fill(self, s: Any) -> None:
        """The first position: all cards lie in the pile."""
        setattr(s, self.pile, list(self.in_game(s)))
        if self.size:
            setattr(s, self.size, sum(self.in_game(s)))

    def problems(self, s: Any) -> list[str]:
        """Cards are neither lost nor found."""
        name, pile, discard = self.pile.replace("_", " "), getattr(s, self.pile), getattr(s, self.discard)
        hands = getattr(s, self.hand)[: s.players]
        faults = []
        for card, copies in enumerate(self.in_game(s)):
            laid = discard[: getattr(s, self.height)].count(card) if self.height else discard[card]
            counts = [pile[card], laid, *(hand[card] for hand in hands)]
            if min(counts) < 0 or sum(counts) + self.elsewhere(s, card) != copies:
                kind = f"of kind {card}" if self.names is None else slug(self.names, card)
                faults.append(f"there are not {copies} cards {kind}: the {name}, its discards and the hands have {counts}")
        if self.size and sum(pile) != getattr(s, self.size):
            faults.append(f"the {name} counts {getattr(s, self.size)} cards and holds {sum(pile)}")
        if self.hand_size:
            sizes = getattr(s, self.hand_size)
            faults += [f"seat {p} does not hold {sizes[p]} cards" for p, hand in enumerate(hands) if sum(hand) != sizes[p]]
        return faults
