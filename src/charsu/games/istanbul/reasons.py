"""What reasons are made of: prices that are not there, cards that have another moment."""

from __future__ import annotations

from ...core.choices import Choices
from ...core.reasons import reason, refuse
from .components import Card, Place

# The rule of each bonus card, by kind.
CARD_RULE = (
    *("IST-CARD-10", "IST-CARD-20", "IST-CARD-30", "IST-CARD-40", "IST-CARD-50", "IST-CARD-60", "IST-CARD-70"),
    *("IST-CARD-80", "IST-CARD-80", "IST-CARD-80"),
    *("MB-CARD-01", "MB-CARD-02", "MB-CARD-03", "MB-CARD-04", "MB-CARD-05", "MB-CARD-06", "MB-CARD-07", "MB-CARD-08", "MB-CARD-09"),
    *("LS-CARD-01", "LS-CARD-02", "LS-CARD-03", "LS-CARD-04", "LS-CARD-04", "LS-CARD-04", "LS-CARD-05", "LS-CARD-06", "LS-CARD-07"),
    *("LS-CARD-08", "LS-CARD-09", "LS-CARD-10", "LS-CARD-11", "LS-CARD-12"),
)

# What a card says of its moment. Those that repeat an action name its place; whatever is missing here fits any moment.
MOMENT = {
    **dict.fromkeys(
        (Card.FAR, Card.STAY, Card.CORNER, Card.FAMILY_WALK, Card.TO_MERCHANT, Card.COMPANION_FAR, Card.ANYWHERE), "card-move"
    ),
    **dict.fromkeys(
        (Card.GOOD, Card.COFFEE, Card.COFFEE_SALE, Card.EXCHANGE, Card.DICE, Card.DICE_TOTAL, Card.GOOD_SALE), "card-good"
    ),
    **dict.fromkeys((Card.RED_AND_LIRA, Card.GREEN_AND_LIRA, Card.YELLOW_AND_LIRA), "card-good"),
    **dict.fromkeys((Card.GUILD_CARD, Card.LETTER, Card.FIGURE), "card-phases"),
    Card.RECALL: "card-recall",
    Card.SMALL_MARKET: "small-market",
    Card.SIX: "card-rolled",
    Card.MOSQUE: "repeat-mosque",
}
REPEATED = {
    Card.PALACE: Place.SULTANS_PALACE,
    Card.POST_OFFICE: Place.POST_OFFICE,
    Card.DEALER: Place.GEMSTONE_DEALER,
    Card.WAINWRIGHT: Place.WAINWRIGHT,
    Card.COFFEE_HOUSE: Place.COFFEE_HOUSE,
    Card.SECRET_SOCIETY: Place.SECRET_SOCIETY,
}


@reason
def needs(choices: Choices, answer: int, what: str, need: int, have: int, rule: str) -> None:
    """A price in lira, coffee, seals or goods that is more than there is."""
    refuse(choices, answer, f"needs-{what}", rule, need=need, have=have)


@reason
def another_moment(choices: Choices, answer: int, card: int) -> None:
    """[IST-TURN-04] When the card may be played instead."""
    if card in REPEATED:
        refuse(choices, answer, "repeat", CARD_RULE[card], place=REPEATED[card])
    elif card in MOMENT:
        refuse(choices, answer, MOMENT[card], CARD_RULE[card])
    else:
        refuse(choices, answer, "first", "IST-TURN-04")
