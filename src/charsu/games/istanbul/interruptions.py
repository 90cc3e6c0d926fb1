"""What a player may do in the middle of something else: play cards, and use the yellow tile."""

from __future__ import annotations

from ...core.choices import Choices, allow
from ...core.engine import Interruption
from ...core.flow import asked
from ...core.notes import note
from ...core.reasons import reason, refuse
from ...core.rule import rule, seldom, switch
from .answers import AGAIN, DIE, GUILD, GUILD_CARD, KIOSK_TILE, PLACE, PLAY, TILE, YELLOW_TILE
from .cards import leave_hand, may_spend, offer_yellow_tile, use_yellow_tile, window_now
from .components import COLOURS, FIGURES, KIOSK_TILES, Card, Decision, Event, Tile
from .encounters import why_no_family, why_no_figure
from .expansions.cards import effect_of
from .expansions.tavern import why_not_from_afar
from .places.rubies import why_no_tile
from .reasons import another_moment
from .state import State
from .windows import CARD_WINDOW, Window

offer_card = switch("offer_card", "s, player, card, choices", Card)
offer_copied_card = seldom(offer_card)
play_card = switch("play_card", "s, player", Card)


@rule
def is_moment(s: State, player: int) -> bool:
    """[IST-TURN-04] [IST-TURN-05] In one's own turn, while no card, roll or reward is under way."""
    return player == s.active and window_now(s) != Window.NONE


@rule
def offer_cards(s: State, player: int, choices: Choices) -> None:
    """[IST-TURN-04] [IST-TURN-05] Each card in its own windows."""
    if s.hand_size[player] == 0:
        return
    window = window_now(s)
    for card in range(s.card_kinds):
        if s.hand[player][card] > 0 and CARD_WINDOW[card][window] and may_spend(s, player, card):
            offer_card(card, s, player, card, choices, 0, 0)
    if s.hand[player][Card.COPY] > 0 and CARD_WINDOW[Card.COPY][window]:
        offer_copy(s, player, effect_of(s, Card.COPY), window, choices)


@rule
def offer_copy(s: State, player: int, effect: int, window: int, choices: Choices) -> None:
    """[LS-CARD-05] A copy may be played where the card it takes its effect from could be."""
    if effect >= 0 and CARD_WINDOW[effect][window] and may_spend(s, player, effect):
        first = choices.n
        offer_copied_card(effect, s, player, effect, choices, 0, 0)
        if choices.n > first:
            choices.n = first
            allow(choices, PLAY + Card.COPY)
    why_no_copy(effect, choices)


@reason
def why_no_copy(effect: int, choices: Choices) -> None:
    if effect < 0:
        refuse(choices, PLAY + Card.COPY, "copy-nothing", "LS-CARD-05")
    else:
        refuse(choices, PLAY + Card.COPY, "copy", "LS-CARD-05", card=effect)


@rule
def play(s: State, player: int, answer: int) -> None:
    """The card leaves the hand; what it does, or what the card it copies does, happens at once."""
    effect = effect_of(s, answer - PLAY)
    leave_hand(s, player, answer - PLAY)
    if effect != answer - PLAY:
        note(s, Event.COPIED, player, effect, 0)
    play_card(effect, s, player, 0, 0)


# --- Why not -------------------------------------------------------------------


@reason
def why_not_now(s: State, player: int, choices: Choices) -> None:
    """For what no offer speaks of: cards and tiles that have another moment, people and places in another phase."""
    for card in range(s.card_kinds):
        if s.hand[player][card] > 0:
            why_no_card(s, player, card, choices)
    if s.tile[player][Tile.YELLOW]:
        why_not_this_moment(s, player, YELLOW_TILE, choices)
        refuse(choices, YELLOW_TILE, "yellow-phase", "IST-MOSQ-08")
    if s.tile[player][Tile.RED]:
        refuse(choices, (DIE, DIE + 1, AGAIN), "tile-red", "IST-MOSQ-01")
    for colour in range(COLOURS):
        why_no_tile(s, player, colour, choices)
    for figure in range(FIGURES):
        if s.figure[figure] > 0:
            why_no_figure(s, player, figure, "encounter", "IST-TURN-02", choices)
    for other in range(s.players):
        why_no_family(s, player, other, choices)
    if s.mocha:
        why_not_from_afar(s, player, choices)
        refuse(choices, range(GUILD, GUILD_CARD), "guild-turn", "MB-TURN-01")
    if s.letters:
        refuse(choices, range(KIOSK_TILE, KIOSK_TILE + KIOSK_TILES), "kiosk-turn", "LS-P22-03")
    if asked(s) == Decision.FAMILY_STEP:
        refuse(choices, range(PLACE, PLACE + s.last_place + 1), "family-step", "LS-CARD-06")
    refuse(choices, range(PLACE, PLACE + s.last_place + 1), "phase", "IST-TURN-02")


@reason
def why_no_card(s: State, player: int, card: int, choices: Choices) -> None:
    """[IST-TURN-04] A card of the hand that has another moment, or that is owed."""
    why_not_this_moment(s, player, PLAY + card, choices)
    if not CARD_WINDOW[card][window_now(s)]:
        another_moment(choices, PLAY + card, card)
    else:
        refuse(choices, PLAY + card, "owed", "IST-P06-01" if asked(s) == Decision.DISCARD else "IST-ENC-42")


UNTIMELY = {
    Window.LAST: ("card-last", "IST-END-05"),
    Window.WITHIN: ("within", "MB-BARRIER-08"),
    Window.SENT: ("sent", "IST-P12-02"),
}


@reason
def why_not_this_moment(s: State, player: int, answer: int, choices: Choices) -> None:
    """[IST-TURN-04] [LS-P22-08] [LS-P23-07] Moments for nothing, and those that say themselves what they are for."""
    window = window_now(s)
    if player != s.active and asked(s) in (Decision.PICK, Decision.KIOSK):
        refuse(choices, answer, "kiosk-cards", "LS-P22-08")
    elif asked(s) == Decision.BID:
        refuse(choices, answer, "auction-cards", "LS-P23-07")
    elif not is_moment(s, player):
        refuse(choices, answer, "first", "IST-TURN-04")
    elif window in UNTIMELY and (answer == YELLOW_TILE or not CARD_WINDOW[answer - PLAY][window]):
        refuse(choices, answer, *UNTIMELY[window])


INTERRUPTIONS = {
    "cards": Interruption(range(PLAY, TILE), offer_cards, play, when=is_moment),
    "yellow tile": Interruption(range(YELLOW_TILE, YELLOW_TILE + 1), offer_yellow_tile, use_yellow_tile, when=is_moment),
}
