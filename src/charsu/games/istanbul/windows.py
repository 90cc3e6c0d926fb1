"""When cards may be played: the moments of a turn, as the texts of the cards tell them apart."""

from __future__ import annotations

from ...core.names import names
from .components import CARDS, PLACES, Card, Place


@names
class Window:
    """Moments of one's turn, as the cards tell them apart."""

    NONE = 0
    MOVE = 1  # phase 1, before moving
    ARRIVED = 2  # phase 1, before the assistant step
    BETWEEN = 3  # between phases, directly before or after an action
    ACTION = 4  # while the action of a place is carried out
    ENCOUNTER = 5  # while an encounter is dealt with
    LAST = 6  # after the last turn
    ROLLED = 7  # directly after one's own roll
    WITHIN = 8  # an action that is part of another one is about to begin
    SENT = 9  # the same for the family member sent by the Police Station


# One row per kind of card, one column per window; 1: its text allows it there.
CARD_WINDOW = (
    (0, 1, 1, 1, 0, 1, 1, 0, 0, 0),  # IST-CARD-10 a good: not while a place action is carried out
    (0, 1, 1, 1, 1, 1, 1, 1, 1, 1),  # IST-CARD-20 five lira: at any moment
    (0, 1, 0, 0, 0, 0, 0, 0, 0, 0),  # IST-CARD-30 far: in phase 1
    (0, 1, 0, 0, 0, 0, 0, 0, 0, 0),  # IST-CARD-40 stay: in phase 1
    (0, 1, 1, 0, 0, 0, 0, 0, 0, 0),  # IST-CARD-50 recall: in phase 1
    (0, 1, 1, 1, 1, 1, 1, 1, 1, 0),  # IST-CARD-60 family member home: at any moment, but IST-P12-02
    (0, 0, 0, 1, 0, 0, 0, 0, 1, 1),  # IST-CARD-70 small market: as its action begins
    (0, 0, 0, 1, 0, 0, 0, 0, 0, 0),  # IST-CARD-80 palace once more: right after its action
    (0, 0, 0, 1, 0, 0, 0, 0, 0, 0),  # IST-CARD-80 post office once more
    (0, 0, 0, 1, 0, 0, 0, 0, 0, 0),  # IST-CARD-80 dealer once more
    # Mocha & Baksheesh: between phases, before or after an action; what gives lira, goods or coffee also in an encounter,
    # what gives lira or goods also at the very end
    (0, 1, 1, 1, 0, 1, 0, 0, 0, 0),  # MB-CARD-01 coffee
    (0, 1, 1, 1, 0, 0, 0, 0, 0, 0),  # MB-CARD-02 a guild card for coffee
    (0, 1, 1, 1, 0, 1, 1, 0, 0, 0),  # MB-CARD-03 eight lira for a coffee
    (0, 1, 1, 1, 0, 1, 1, 0, 0, 0),  # MB-CARD-04 exchange
    (0, 1, 1, 1, 0, 1, 1, 0, 0, 0),  # MB-CARD-05 dice
    (0, 0, 0, 0, 0, 0, 0, 1, 0, 0),  # MB-CARD-06 a die to six: right after the roll
    (0, 1, 0, 0, 0, 0, 0, 0, 0, 0),  # MB-CARD-07 to a corner: in phase 1
    (0, 0, 0, 1, 0, 0, 0, 0, 0, 0),  # MB-CARD-08 wainwright once more: right after its action
    (0, 0, 0, 1, 0, 0, 0, 0, 0, 0),  # MB-CARD-09 coffee house once more
    # Letters & Seals
    (0, 1, 1, 1, 0, 0, 0, 0, 0, 0),  # LS-CARD-01 a letter
    (0, 1, 1, 1, 0, 1, 1, 0, 0, 0),  # LS-CARD-02 dice, by their total
    (0, 1, 1, 1, 0, 1, 1, 0, 0, 0),  # LS-CARD-03 seven lira for a good
    (0, 1, 1, 1, 0, 1, 1, 0, 0, 0),  # LS-CARD-04 a red good and three lira
    (0, 1, 1, 1, 0, 1, 1, 0, 0, 0),  # LS-CARD-04 a green one
    (0, 1, 1, 1, 0, 1, 1, 0, 0, 0),  # LS-CARD-04 a yellow one
    (0, 1, 1, 1, 1, 1, 1, 1, 1, 1),  # LS-CARD-05 copy: where the copied card allows it
    (0, 1, 0, 0, 0, 0, 0, 0, 0, 0),  # LS-CARD-06 the family member walks: in phase 1
    (0, 1, 0, 0, 0, 0, 0, 0, 0, 0),  # LS-CARD-07 to another merchant
    (0, 1, 0, 0, 0, 0, 0, 0, 0, 0),  # LS-CARD-08 the companion goes two places
    (0, 1, 1, 1, 0, 0, 0, 0, 0, 0),  # LS-CARD-09 a neutral figure
    (0, 0, 0, 1, 0, 0, 0, 0, 0, 0),  # LS-CARD-10 a mosque once more
    (0, 0, 0, 1, 0, 0, 0, 0, 0, 0),  # LS-CARD-11 secret society once more
    (0, 1, 0, 0, 0, 0, 0, 0, 0, 0),  # LS-CARD-12 anywhere: in phase 1
)

# By decision, from Decision.LAY on.
DECISION_WINDOW = (
    Window.NONE,  # lay
    Window.NONE,  # starter
    Window.NONE,  # demand
    Window.NONE,  # roll
    Window.NONE,  # draw
    Window.MOVE,  # move
    Window.ARRIVED,  # assistant
    Window.BETWEEN,  # pay
    Window.BETWEEN,  # act; see ACT_WINDOW
    Window.ACTION,  # sell
    Window.ACTION,  # fetch
    Window.ACTION,  # take card
    Window.ACTION,  # discard
    Window.ROLLED,  # bend
    Window.NONE,  # any good, of a card being played
    Window.ACTION,  # local good
    Window.ACTION,  # extra good
    Window.ACTION,  # pay any
    Window.BETWEEN,  # repeat
    Window.BETWEEN,  # encounter
    Window.NONE,  # reward: nothing between the choice of it and the question it interrupts
    Window.ENCOUNTER,  # governor price
    Window.ENCOUNTER,  # smuggler good
    Window.ENCOUNTER,  # smuggler price
    Window.NONE,  # recall, of a card or tile being used
    Window.BETWEEN,  # finish
    Window.LAST,  # last cards
    Window.NONE,  # companion: before anything else is done
    Window.ARRIVED,  # leap: the movement card is chosen, an assistant may still be recalled
    Window.ARRIVED,  # companion far
    Window.NONE,  # family step
    Window.NONE,  # draw guild
    Window.NONE,  # draw letter
    Window.NONE,  # good or coffee
    Window.ACTION,  # different goods
    Window.ACTION,  # two goods
    Window.ACTION,  # announce
    Window.ACTION,  # guild tile
    Window.ACTION,  # any action
    Window.ACTION,  # roast
    Window.ACTION,  # discard guild
    Window.ACTION,  # barrier
    Window.ACTION,  # beside
    Window.ACTION,  # ruby
    Window.ENCOUNTER,  # trader price
    Window.ENCOUNTER,  # courier price
    Window.NONE,  # give
    Window.NONE,  # take
    Window.NONE,  # six
    Window.NONE,  # card price
    Window.NONE,  # card figure
    Window.NONE,  # double turn: the turn is over
    Window.NONE,  # seals
    Window.NONE,  # reveal
    Window.ACTION,  # pick
    Window.ACTION,  # kiosk
    Window.NONE,  # roll one
    Window.NONE,  # bid: nobody raises cash during an auction
    Window.ACTION,  # catacombs
    Window.ACTION,  # act now
)

# By what the action of a place is part of: the turn, another action, the Police Station's.
ACT_WINDOW = (Window.BETWEEN, Window.WITHIN, Window.SENT)
OF_THE_TURN = 0
OF_ANOTHER = 1  # of the Tavern, through the barrier; of a guild card
OF_POLICE_STATION = 2

# The card that repeats the action of a place, by number of the place; -1: none does.
REPEATS = {
    Place.WAINWRIGHT: Card.WAINWRIGHT,
    Place.POST_OFFICE: Card.POST_OFFICE,
    Place.SULTANS_PALACE: Card.PALACE,
    Place.SMALL_MOSQUE: Card.MOSQUE,
    Place.GREAT_MOSQUE: Card.MOSQUE,
    Place.GEMSTONE_DEALER: Card.DEALER,
    Place.COFFEE_HOUSE: Card.COFFEE_HOUSE,
    Place.SECRET_SOCIETY: Card.SECRET_SOCIETY,
}
REPEAT_CARD = tuple(REPEATS.get(place, -1) for place in range(PLACES + 1))

# Of these, 1: the text says "if you are in", so a figure of one's own has to stand there; else carrying the action out is enough.
IN_PLACE = (Card.WAINWRIGHT, Card.MOSQUE, Card.COFFEE_HOUSE, Card.SECRET_SOCIETY)
REPEATS_IN_PLACE = tuple(int(card in IN_PLACE) for card in range(CARDS))

# 1: the card brings the price of a figure whatever happens: two lira or more, or a card in its stead.
BRINGING = (
    *(Card.FIVE_LIRA, Card.FAMILY, Card.COFFEE_SALE, Card.DICE_TOTAL, Card.GOOD_SALE),
    *(Card.RED_AND_LIRA, Card.GREEN_AND_LIRA, Card.YELLOW_AND_LIRA),
)
BRINGS_THE_PRICE = tuple(int(card in BRINGING) for card in range(CARDS))
