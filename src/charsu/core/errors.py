"""The few errors of the public face. Each is one complete sentence."""

from __future__ import annotations


class CharsuError(ValueError):
    """Anything a caller got wrong."""


class UnknownGame(CharsuError):
    """There is no game of this name."""


class BadOption(CharsuError):
    """A table was asked for that the rules do not know."""


class IllegalAnswer(CharsuError):
    """The answer is not possible now; says what is."""


class GameOver(IllegalAnswer):
    """Nothing can be answered any more."""


class BadReplay(CharsuError):
    """A stored match cannot be read or replayed."""


class ImpossiblePosition(CharsuError):
    """A position that no sequence of legal answers leads to."""


class MissingExtra(CharsuError, ImportError):
    """A package is not installed that only this part needs; says how to install it."""
