"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, and one that steps thousands of matches in one call.

Ids are versioned: `charsu/<game>-v2`. The number grows whenever the layout of observations or answers changes.
"""

VERSION = 2


def env_id(game: str) -> str:
    """The versioned name of a game's environment.

    >>> env_id("istanbul")
    'charsu/istanbul-v2'
    """
    return f"charsu/{game}-v{VERSION}"
