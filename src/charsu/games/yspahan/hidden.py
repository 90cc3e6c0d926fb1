"""What a player can imagine: the hands of the others and the deck, dealt from the cards not seen."""

from __future__ import annotations

from .gains import DECK

determinise = DECK.determinise
