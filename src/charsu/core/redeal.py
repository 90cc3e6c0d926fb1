"""The other hands, dealt anew: a match as it may have been, for all that one seat was told.

Hidden cards come from face-down piles by answers of chance that only their drawer knows. Those that the drawer still holds unseen
are dealt anew, in the history as well, so that everything that follows from it (positions, views, what each seat was told) fits
together. Cards that were played or taken openly stay what they are.

A card may take the place of a drawn one if it lay in the pile then and is unseen now. Going through the draws in their order and
taking each such card with the same chance makes all possible deals as likely as each other.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict, deque
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from .errors import CharsuError
from .flow import CHANCE
from .match import Match
from .record import See
from .view import Played

TRIES = 100


class Source(NamedTuple):
    """Where the cards of a secret draw come from and go to: the names of pile and hands, and the first answer."""

    pile: str
    hand: str
    first: int


@dataclass
class Draw:
    """A card drawn in secret, and the position it was drawn in."""

    number: int  # of the answer in the history
    seat: int
    source: Source
    card: int
    before: Any
    readings: dict[int, Played] = field(default_factory=dict)  # the answer as it would read with another card

    def as_card(self, match: Match, card: int) -> Played:
        """What stands in the history if this card was drawn."""
        if card not in self.readings:
            s, answer = self.before.copy(), self.source.first + card
            text = match.game.words.notation.write(s, answer)
            match.game.rules.apply(s, answer)
            notes = tuple(tuple(row) for row in s.notes[: s.n_notes])
            self.readings[card] = replace(match.history[self.number], id=answer, notation=text, notes=notes)
        return self.readings[card]


class Ledger:
    """What happened to the hidden cards of a match: who still holds which draws unseen, and what lay in the piles meanwhile."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.held: dict[tuple[str, int, int], deque[Draw]] = defaultdict(deque)  # by hands, seat and card, the oldest first
        self.open: Counter[tuple[str, int, int]] = Counter()  # cards of a hand that everybody saw it take
        self.piles: dict[str, list[tuple[int, list[int]]]] = defaultdict(list)  # after which answer a pile held what
        fields = match.game.fields.items()
        self.hands = [name for name, cells in fields if cells.see is See.OWNER and len(cells.shape) == 2]
        self.hidden = [name for name, cells in fields if cells.see is See.NOBODY and len(cells.shape) == 1]
        self._read()

    def _read(self) -> None:
        s, rules = self.match.at(0).plain, self.match.game.rules
        for name in self.hands:
            self.open.update({(name, seat, card): n for seat, hand in enumerate(getattr(s, name)) for card, n in enumerate(hand)})
        for number, played in enumerate(self.match.history):
            draw = self._draw(s, number, played)
            hands = {name: [row[:] for row in getattr(s, name)] for name in self.hands}
            piles = {name: getattr(s, name)[:] for name in self.hidden}
            rules.apply(s, played.id)
            for name, before in hands.items():
                for seat in range(s.players):
                    if before[seat] != getattr(s, name)[seat]:
                        self._note(name, seat, before[seat], getattr(s, name)[seat], draw)
            for name, cards in piles.items():
                if cards != getattr(s, name):
                    self._count(number, played, name, cards, getattr(s, name)[:])

    def _count(self, number: int, played: Played, name: str, before: list[int], after: list[int]) -> None:
        """What a pile holds after an answer, and where it was filled up again, what it held at the least before that."""
        if any(has > had for had, has in zip(before, after, strict=True)):
            card = played.id - self.match.game.words.notation.span(played.id).first
            drawn = played.actor == CHANCE and card < len(before) and before[card] > 0
            self.piles[name].append((number, [n - (drawn and i == card) for i, n in enumerate(before)]))
        self.piles[name].append((number, after))

    def _draw(self, s: Any, number: int, played: Played) -> Draw | None:
        """The draw that an answer is, if only its drawer knows it."""
        if played.secret_of is None:
            return None
        source = self._source(s, played)
        return Draw(number, played.secret_of, source, played.id - source.first, s.copy())

    def _source(self, s: Any, played: Played) -> Source:
        """The pile whose cards are the odds of what chance may answer, and the hands the card goes to."""
        game, choices = self.match.game, self.match.game.choices.twin()
        game.rules.options(s, choices)
        first = game.words.notation.span(played.id).first
        odds = {choices.answer[i] - first: choices.odds[i] for i in range(choices.n)}
        for pile in self.hidden:
            cards = getattr(s, pile)
            if {card: n for card, n in enumerate(cards) if n} == odds:
                fitting = (name for name in self.hands if len(getattr(s, name)[0]) == len(cards))
                after = s.copy()
                game.rules.apply(after, played.id)
                card, seat = played.id - first, played.secret_of
                for hand in fitting:
                    if getattr(after, hand)[seat][card] > getattr(s, hand)[seat][card]:
                        return Source(pile, hand, first)
        raise CharsuError(f"what {game.key} hides cannot be dealt anew: {played.notation!r} draws from no pile into a hand")

    def _note(self, name: str, seat: int, before: list[int], after: list[int], draw: Draw | None) -> None:
        """What changed in a hand: a card drawn unseen, cards taken openly, cards played."""
        for card, (had, has) in enumerate(zip(before, after, strict=True)):
            key, more = (name, seat, card), has - had
            if draw is not None and (draw.source.hand, draw.seat, draw.card) == key:
                self.held[key].append(draw)
                more -= 1
            self.open[key] += max(0, more)
            for _ in range(-more):
                if self.open[key]:
                    self.open[key] -= 1
                else:
                    self.held[key].popleft()

    def unseen_by(self, seat: int) -> list[Draw]:
        """The draws of others that this seat knows nothing of, in their order."""
        draws = (draw for (_, holder, _), held in self.held.items() if holder != seat for draw in held)
        return sorted(draws, key=lambda draw: draw.number)

    def room(self, pile: str, draws: list[Draw]) -> list[list[int]]:
        """For each of these draws: how many of each card can be among those drawn up to it, so that the pile never lacks one."""
        times = self.piles[pile]
        freed, at = Counter(draw.card for draw in draws), len(draws) - 1
        rooms: list[list[int]] = [[] for _ in draws]
        least: list[int] | None = None
        for number, cards in reversed(times):
            while at >= 0 and draws[at].number > number:
                assert least is not None
                rooms[at] = least
                freed[draws[at].card] -= 1
                at -= 1
            now = [n + freed[card] for card, n in enumerate(cards)]
            least = now if least is None else [min(a, b) for a, b in zip(least, now, strict=True)]
        for i in range(at + 1):
            assert least is not None
            rooms[i] = least
        return rooms


class Imagination:
    """Deals for one seat of a match; what had to be found out for it is found out once."""

    def __init__(self, match: Match) -> None:
        self.match, self.ledger = match, Ledger(match)
        self.rooms: dict[int, dict[str, tuple[list[Draw], list[list[int]]]]] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Imagination:
        """Nothing of it changes."""
        return self

    def deal(self, seat: int, seed: int) -> Match:
        """A match like this one for all that the seat was told. When a match is over, nothing of it is changed."""
        dice = random.Random(seed)
        for _ in range(0 if self.match.is_over else TRIES):
            cards = self._cards(seat, dice)
            dealt = self._changed(cards)
            if dealt.legal_ids() and self._could_happen(dealt, cards):
                return dealt
        return self.match.with_draws(self.match.plain.copy(), {})

    def _cards(self, seat: int, dice: random.Random) -> list[tuple[Draw, int]]:
        cards = []
        for draws, room in self._rooms(seat).values():
            taken: Counter[int] = Counter()
            for draw, most in zip(draws, room, strict=True):
                left = [max(0, n - taken[card]) for card, n in enumerate(most)]
                card = dice.choices(range(len(left)), left)[0]
                taken[card] += 1
                cards.append((draw, card))
        return cards

    def _could_happen(self, dealt: Match, cards: list[tuple[Draw, int]]) -> bool:
        """Were the answers possible with these cards? Where games may show openly what a hand lacks, that has to be tried."""
        first = next((draw for draw, card in sorted(cards, key=lambda each: each[0].number) if card != draw.card), None)
        if first is None or not dealt.game.rules.openly:
            return True
        s, rules, choices = first.before.copy(), dealt.game.rules, dealt.game.choices.twin()
        for played in dealt.history[first.number :]:
            choices.n = 0
            rules.options(s, choices)
            if played.id not in choices.answer[: choices.n]:
                return False
            rules.apply(s, played.id)
        return same_position(s, dealt.plain)

    def _rooms(self, seat: int) -> dict[str, tuple[list[Draw], list[list[int]]]]:
        if seat not in self.rooms:
            unseen = self.ledger.unseen_by(seat)
            piles = sorted({draw.source.pile for draw in unseen})
            groups = {pile: [draw for draw in unseen if draw.source.pile == pile] for pile in piles}
            self.rooms[seat] = {pile: (draws, self.ledger.room(pile, draws)) for pile, draws in groups.items()}
        return self.rooms[seat]

    def _changed(self, cards: list[tuple[Draw, int]]) -> Match:
        """The match with other cards drawn."""
        s, draws = self.match.plain.copy(), {}
        for draw, card in cards:
            if card != draw.card:
                hand, pile = getattr(s, draw.source.hand)[draw.seat], getattr(s, draw.source.pile)
                hand[draw.card] -= 1
                hand[card] += 1
                pile[draw.card] += 1
                pile[card] -= 1
                draws[draw.number] = draw.as_card(self.match, card)
        if (last := draws.get(self.match.number - 1)) is not None:
            s.notes[: len(last.notes)] = [list(note) for note in last.notes]
        return self.match.with_draws(s, draws)


def same_position(s: Any, other: Any) -> bool:
    """Do two twins say the same of the game, whatever older notes say?"""
    return all(getattr(s, name) == getattr(other, name) for name in s.fields if name != "notes")


def imagine(match: Match, seat: int, seed: int = 1) -> Match:
    """A match in which the seat was told the same, and the others hold cards that they may well hold.

    >>> import charsu
    >>> match = charsu.game("istanbul").new_match(players=3, seed=7)
    >>> other = imagine(match, 0, seed=5)
    >>> other.answers(0) == match.answers(0), other.view(0) == match.view(0), other.moves() == match.moves()
    (True, True, False)
    """
    return Imagination(match).deal(seat, seed)
