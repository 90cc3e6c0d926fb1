"""Letters & Seals: courier, double turn, 21 Embassy, 23 Auction House, 24 Secret Society, 25 Catacombs."""

from __future__ import annotations

from ....core.choices import Choices, allow
from ....core.engine import also
from ....core.flow import answered, ask, todo
from ....core.notes import note
from ....core.reasons import refuse
from ....core.rule import rule, seldom
from ..answers import ACT, BID, COMPANION, FIGURE, GOOD, LIRA, MOST_BID, PASS, PLACE
from ..board import here
from ..cards import offer_any_good
from ..components import FIGURE_PRICE, Decision, Event, Figure, Place, Step
from ..encounters import used_for_free, why_no_figure
from ..ending import end_turn, pass_caravan
from ..gains import gain_good, gain_lira, pay_lira
from ..places.goods import offer_action
from ..reasons import needs
from ..state import State
from .companion import put_companion, put_merchant
from .components import EMBASSY_LETTERS, SOCIETY_LIRA, SOCIETY_SEALS, TURN_SEALS
from .stock import (
    any_ruby,
    deliver_letters,
    draw_letters,
    letters_to_draw,
    offer_good_or_coffee,
    offer_letters_owned,
    owe_seals,
    pay_letter,
    seals,
    take_stock,
)  # fmt: skip

# --- Courier -------------------------------------------------------------------


@rule
def offer_courier(s: State, player: int, choices: Choices) -> None:
    """[LS-COUR-01] [MB-ENC-04] If he is here, was not used this turn, and has a letter."""
    if s.figure[Figure.COURIER] == here(s, player) and s.figure_used[Figure.COURIER] == 0 and letters_to_draw(s) > 0:
        allow(choices, FIGURE + Figure.COURIER)
    else:
        why_no_figure(s, player, Figure.COURIER, "no-letter", "LS-COUR-01", choices)


@rule
def courier(s: State, player: int) -> None:
    """[LS-COUR-01] [LS-COUR-02] [LS-COUR-03] [GB-06] A letter, then its price, then his roll."""
    if not used_for_free(s, player):
        ask(s, Decision.COURIER_PRICE, player)
    draw_letters(s, player, 1)


@rule
def offer_courier_price(s: State, player: int, choices: Choices) -> None:
    """[LS-COUR-01] [LS-COUR-02] Two lira or a letter, also the one just drawn."""
    if s.lira[player] >= FIGURE_PRICE:
        allow(choices, LIRA)
    offer_letters_owned(s, player, choices)


@rule
def answer_courier_price(s: State, player: int, answer: int) -> None:
    if answer == LIRA:
        pay_lira(s, player, FIGURE_PRICE)
    else:
        pay_letter(s, player, answer)


# --- Double turn ---------------------------------------------------------------

deliver_now = seldom(deliver_letters)


@rule
def end_or_buy(s: State, player: int) -> None:
    """[LS-DOUBLE-01] [LS-DOUBLE-03] [CL-02] The turn is over; who has the seals may buy another, once a round.

    [LS-LETTER-03] With the seals as they are after every delivery.
    """
    deliver_now(s)
    if s.letters and s.turn_bought == 0 and seals(s, player) >= TURN_SEALS:
        pass_caravan(s, player)
        ask(s, Step.NEXT_PLAYER, player)
        ask(s, Decision.DOUBLE_TURN, player)
    else:
        next_player(s, player)


@rule
def next_player(s: State, player: int) -> None:
    s.turn_bought = 0
    end_turn(s, player)


@rule
def offer_double_turn(s: State, player: int, choices: Choices) -> None:
    """[LS-DOUBLE-01] The first letter of the price, or none."""
    offer_letters_owned(s, player, choices)
    allow(choices, PASS)


@rule
def answer_double_turn(s: State, player: int, answer: int) -> None:
    """[LS-DOUBLE-04] A complete turn of any kind, in place of the end of this one."""
    if answer == PASS:
        return
    answered(s)
    s.turn_bought = 1
    note(s, Event.BOUGHT_TURN, player, 0, 0)
    ask(s, Step.TURN, player)
    owe_seals(s, player, TURN_SEALS - pay_letter(s, player, answer))


# --- 21 Embassy ----------------------------------------------------------------


@rule
def embassy(s: State, player: int) -> None:
    """[LS-P21-01] Two letters."""
    draw_letters(s, player, EMBASSY_LETTERS)


# --- 23 Auction House ----------------------------------------------------------


@rule
def auction_house(s: State, player: int, answer: int) -> None:
    """[LS-P23-01] [LS-P23-08] A good; then, with money to open it, the auction."""
    gain_good(s, player, answer - GOOD, 1)
    if s.lira[player] > 0:
        s.bid = 0
        s.bidder = player
        ask(s, Step.AUCTION_ENDS, player)
        todo(s, Step.BIDS, player, 0, 0)


@rule
def bids(s: State, player: int, asked: int) -> None:
    """[LS-P23-02] [LS-P23-03] [LS-P23-04] The opener, clockwise everybody once, and again the opener if somebody bid more."""
    if asked > s.players or (asked == s.players and s.bidder == player):
        return
    todo(s, Step.BIDS, player, asked + 1, 0)
    seat = (player + asked) % s.players
    if s.hidden_money or s.lira[seat] > s.bid:
        todo(s, Decision.BID, seat, asked, 0)


@rule
def offer_bid(s: State, player: int, asked: int, choices: Choices) -> None:
    """[LS-P23-02] [LS-P23-07] More than the highest bid so far, up to one's cash; the opener has to bid."""
    if asked > 0:
        allow(choices, PASS)
    for lira in range(s.bid + 1, min(s.lira[player], MOST_BID) + 1):
        allow(choices, BID + lira)


@rule
def answer_bid(s: State, player: int, answer: int) -> None:
    if answer != PASS:
        s.bid = answer - BID
        s.bidder = player
        note(s, Event.BID, player, s.bid, 0)


@rule
def auction_ends(s: State, player: int) -> None:
    """[LS-P23-05] [LS-P23-06] Two cards for the highest bidder, who pays the supply or the opener."""
    note(s, Event.WON_AUCTION, s.bidder, s.bid, 0)
    if s.bidder == player:
        pay_lira(s, player, s.bid)
    else:
        s.lira[s.bidder] -= s.bid
        s.lira[player] += s.bid
        note(s, Event.PAID_PLAYER, s.bidder, player, s.bid)
    todo(s, Step.DRAW_CARDS, s.bidder, 2, 0)
    s.bid = 0
    s.bidder = 0


# --- 24 Secret Society ---------------------------------------------------------


@rule
def society_payable(s: State, player: int) -> bool:
    return any_ruby(s) and seals(s, player) >= SOCIETY_SEALS


@rule
def offer_secret_society(s: State, player: int, choices: Choices) -> None:
    """[LS-P24-01] The first of the letters with six seals."""
    if society_payable(s, player):
        offer_letters_owned(s, player, choices)
    elif not any_ruby(s):
        refuse(choices, ACT, "no-ruby", "LS-P24-01")
    else:
        needs(choices, ACT, "seals", SOCIETY_SEALS, seals(s, player), "LS-P24-01")


@rule
def secret_society(s: State, player: int, answer: int) -> None:
    """[LS-P24-01] The other letters, then the next ruby of a track, then money for the first ones."""
    ask(s, Step.SOCIETY_REWARD, player)
    ask(s, Decision.RUBY, player)
    owe_seals(s, player, SOCIETY_SEALS - pay_letter(s, player, answer))


@rule
def society_reward(s: State, player: int) -> None:
    """[LS-P24-02] [LS-SETUP-07] Three lira the first time in the game, then two, then one."""
    gain_lira(s, player, SOCIETY_LIRA[min(s.society_visits, len(SOCIETY_LIRA) - 1)])
    s.society_visits = min(s.society_visits + 1, len(SOCIETY_LIRA) - 1)


# --- 25 Catacombs --------------------------------------------------------------


@rule
def catacombs(s: State, player: int, answer: int) -> None:
    """[LS-P25-01] A good or coffee; then a figure goes somewhere."""
    take_stock(s, player, answer)
    ask(s, Decision.CATACOMBS, player)


@rule
def offer_catacombs(s: State, player: int, choices: Choices) -> None:
    """[LS-P25-02] Merchant or companion, whoever acted; also to where it stands."""
    for place in range(1, s.last_place + 1):
        allow(choices, PLACE + place)
    if s.companion[player] > 0:
        for place in range(1, s.last_place + 1):
            allow(choices, COMPANION + place)


@rule
def answer_catacombs(s: State, player: int, answer: int) -> None:
    if answer >= COMPANION:
        put_companion(s, player, answer - COMPANION)
    else:
        put_merchant(s, player, answer - PLACE)


USE_FIGURE = {Figure.COURIER: courier}
OFFERS_AT = {
    Place.EMBASSY: offer_action,
    Place.AUCTION_HOUSE: offer_any_good,
    Place.SECRET_SOCIETY: offer_secret_society,
    Place.CATACOMBS: offer_good_or_coffee,
}
ACTIONS = {
    Place.EMBASSY: embassy,
    Place.AUCTION_HOUSE: auction_house,
    Place.SECRET_SOCIETY: secret_society,
    Place.CATACOMBS: catacombs,
}
STEPS = {
    Step.END_TURN: end_or_buy,
    Step.NEXT_PLAYER: next_player,
    Step.BIDS: bids,
    Step.AUCTION_ENDS: auction_ends,
    Step.SOCIETY_REWARD: society_reward,
}
OFFERS = {
    Decision.ENCOUNTER: also(offer_courier),
    Decision.COURIER_PRICE: offer_courier_price,
    Decision.DOUBLE_TURN: offer_double_turn,
    Decision.BID: offer_bid,
    Decision.CATACOMBS: offer_catacombs,
}
ANSWERS = {
    Decision.COURIER_PRICE: answer_courier_price,
    Decision.DOUBLE_TURN: answer_double_turn,
    Decision.BID: answer_bid,
    Decision.CATACOMBS: answer_catacombs,
}
