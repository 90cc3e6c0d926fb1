"""Cards of a few kinds, counted: a face-down pile, an open discard pile, and hidden hands.

A face-down pile has no order: what is drawn is decided when it is drawn. `Pile` names the fields of a record once and gives the
rules over them: what chance offers, drawing, discarding, shuffling the discards, and dealing anew what a seat cannot see.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .chance import draw
from .choices import weigh
from .flow import detail, question
from .notes import note
from .rule import Handler, define, rule

SOURCES = {
    "left": """
def left(s):
    total = s.{size}
    for card in range({kinds}):
        total += s.{discard}[card]
    return total
""",
    "offer_draw": """
def offer_draw(s, choices):
    for card in range({kinds}):
        weigh(choices, {answers} + card, s.{pile}[card])
""",
    "answer_draw": """
def answer_draw(s, drawer, answer):
    card = answer - {answers}
    s.{pile}[card] -= 1
    s.{size} -= 1
    s.{hand}[drawer][card] += 1
    s.{hand_size}[drawer] += 1
    note(s, {drew}, drawer, card, 0)
""",
    "put_away": """
def put_away(s, player, card):
    s.{hand}[player][card] -= 1
    s.{hand_size}[player] -= 1
    s.{discard}[card] += 1
""",
    "reshuffle": """
def reshuffle(s, player):
    for card in range({kinds}):
        s.{pile}[card] += s.{discard}[card]
        s.{size} += s.{discard}[card]
        s.{discard}[card] = 0
    note(s, {reshuffled}, player, s.{size}, 0)
""",
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
    for card in range({kinds}):
        s.{pile}[card] = COPIES[card] - s.{discard}[card]
        if viewer >= 0:
            s.{pile}[card] -= s.{hand}[viewer][card]
    for player in range(len(s.{hand})):
        if player != viewer:
            for card in range({kinds}):
                s.{hand}[player][card] = 0
    for player in range(s.players):
        if player != viewer:
            for i in range(s.{hand_size}[player]):
                unseen = 0
                for card in range({kinds}):
                    unseen += s.{pile}[card]
                drawn = unseen_card(s, draw(seed, player * 100 + i, unseen))
                s.{pile}[drawn] -= 1
                s.{hand}[player][drawn] += 1
""",
}


@dataclass(frozen=True)
class Pile:
    """The names of the fields, and what the rules over them need to know."""

    copies: tuple[int, ...]  # of each kind in the box
    answers: int  # the first answer that points at a kind
    decision: int  # asked of chance for a drawn card; its first number says who draws
    drew: int  # the event: who drew which
    reshuffled: int  # the event: how many cards there are again
    pile: str = "pile"
    size: str = "pile_size"
    discard: str = "discard"
    hand: str = "hand"
    hand_size: str = "hand_size"

    @cached_property
    def _rules(self) -> dict[str, Handler]:
        named = ("answers", "drew", "reshuffled", "pile", "size", "discard", "hand", "hand_size")
        fields = {name: getattr(self, name) for name in named}
        scope: dict[str, Any] = {"weigh": weigh, "note": note, "draw": draw, "COPIES": self.copies}
        for name, source in SOURCES.items():
            text = source.strip().format(kinds=len(self.copies), **fields)
            scope[name] = rule(define(name, f"<{name} of {self.pile}>", text, scope))
        return scope

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
    def put_away(self) -> Handler:
        """Rule (s, player, card): from a hand onto the discard pile."""
        return self._rules["put_away"]

    @property
    def reshuffle(self) -> Handler:
        """Rule (s, player): the discards become the pile."""
        return self._rules["reshuffle"]

    @property
    def determinise(self) -> Handler:
        """Rule (s, viewer, seed): deal the cards the viewer cannot see."""
        return self._rules["determinise"]

    def secret_of(self, s: Any) -> int | None:
        """Only who draws a card sees it."""
        return detail(s) if question(s)[0] == self.decision else None

    def problems(self, s: Any) -> list[str]:
        """Cards are neither lost nor found."""
        pile, discard, hands = getattr(s, self.pile), getattr(s, self.discard), getattr(s, self.hand)
        sizes = getattr(s, self.hand_size)
        found = []
        for card, copies in enumerate(self.copies):
            if sum(hand[card] for hand in hands[: s.players]) + pile[card] + discard[card] != copies:
                found.append(f"there are not {copies} cards of kind {card}")
        if sum(pile) != getattr(s, self.size):
            found.append("the pile's size is wrong")
        found += [f"seat {p} does not hold {sizes[p]} cards" for p in range(s.players) if sum(hands[p]) != sizes[p]]
        return found
