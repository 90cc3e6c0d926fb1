"""What a whole match says: luck and skill of everybody, adding up exactly, and where it turned."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from ..core.errors import CharsuError
from ..core.flow import CHANCE
from ..core.match import Match
from .moments import BLUNDER, INACCURACY, MISTAKE, THRESHOLDS, Moment
from .shares import WHOLE, Shares, minus, nothing, victory

FORMAT = "charsu-analysis/1"
PHASES = ("opening", "middle", "ending")  # a third of the answers each
TURNING_POINTS = 8


class BadReport(CharsuError):
    """A report that cannot be read, or that belongs to another match."""


@dataclass(frozen=True)
class Effort:
    """How the match was judged. The same effort with the same seed gives the same report."""

    walks: int  # for each moment
    seed: int = 1
    valuation: str = "search"
    network: str = ""  # the fingerprint of the one that guided

    def to_json(self) -> dict[str, Any]:
        return dict(vars(self))


@dataclass(frozen=True)
class Account:
    """One seat's match: result − start = luck + own skill + the others' skill, exactly, in millionths of a victory."""

    seat: int
    start: int
    result: int  # where the match is not over, the chance at the end of it
    luck: int
    skill: int
    others: int
    decisions: int
    loss: int  # all that own choices gave away
    kinds: Mapping[str, int]
    by_phase: Mapping[str, Mapping[str, int]]

    @property
    def loss_per_decision(self) -> float:
        return self.loss / max(1, self.decisions)

    @property
    def accuracy(self) -> float:
        """1 where nothing was given away, 0 where every choice gave away a tenth of a victory."""
        return max(0.0, 1 - self.loss_per_decision / THRESHOLDS[BLUNDER])

    @property
    def adjusted(self) -> int:
        """The result without the luck."""
        return self.result - self.luck

    def to_json(self) -> dict[str, Any]:
        return {
            **vars(self),
            "loss_per_decision": round(self.loss_per_decision),
            "accuracy": round(self.accuracy, 4),
            "adjusted": self.adjusted,
        }


@dataclass
class Report:
    """The judged moments of a match, and all that follows from them. Some may still be missing."""

    match: Match
    effort: Effort
    moments: dict[int, Moment] = field(default_factory=dict)  # by the number of the answer
    now: Shares | None = None  # the chances at the end of a match that is not over

    @cached_property
    def wanted(self) -> list[int]:
        """The numbers of all answers that were a choice or chance."""
        return questions(self.match)

    @property
    def missing(self) -> list[int]:
        return [number for number in self.wanted if number not in self.moments]

    @property
    def is_complete(self) -> bool:
        return not self.missing and self.final is not None

    @property
    def final(self) -> Shares | None:
        """What everybody has in the end."""
        result = self.match.result
        if result is None:
            return self.now
        ranks = {row["seat"]: row["rank"] for row in result}
        return victory([ranks[seat] for seat in range(self.match.players)])

    # --- the curve ---------------------------------------------------------

    def judged(self) -> list[Moment]:
        return [self.moments[number] for number in sorted(self.moments)]

    def curve(self) -> list[tuple[int, Shares]]:
        """Everybody's chances before each judged answer, and at the end."""
        points = [(moment.number, moment.before) for moment in self.judged()]
        return points if self.final is None else [*points, (self.match.number + 1, self.final)]

    def revisions(self) -> dict[int, Shares]:
        """What the next look found other than the last one foretold, by the number of the answer before: counted as luck."""
        curve = self.curve()
        later = dict(zip((number for number, _ in curve), curve[1:], strict=False))
        return {moment.number: minus(later[moment.number][1], moment.after) for moment in self.judged() if moment.number in later}

    # --- luck and skill ----------------------------------------------------

    def accounts(self) -> list[Account]:
        revisions = self.revisions()
        return [self._account(seat, revisions) for seat in range(self.match.players)]

    def _account(self, seat: int, revisions: Mapping[int, Shares]) -> Account:
        curve = self.curve()
        luck = skill = others = loss = 0
        kinds = dict.fromkeys((INACCURACY, MISTAKE, BLUNDER), 0)
        phases = {phase: {"luck": 0, "skill": 0, "others": 0} for phase in PHASES}
        own = [moment for moment in self.judged() if moment.actor == seat]
        for moment in self.judged():
            phase = phases[self.phase(moment.number)]
            lucky = moment.luck[seat] + revisions.get(moment.number, nothing(self.match.players))[seat]
            mine = moment.actor == seat
            luck += lucky
            phase["luck"] += lucky
            skill += moment.skill[seat] if mine else 0
            others += 0 if mine else moment.skill[seat]
            phase["skill" if mine else "others"] += moment.skill[seat]
        for moment in own:
            loss += moment.loss
            if moment.kind in kinds:
                kinds[moment.kind] += 1
        start, result = (curve[0][1][seat], curve[-1][1][seat]) if curve else (0, 0)
        return Account(seat, start, result, luck, skill, others, len(own), loss, kinds, phases)

    def phase(self, number: int) -> str:
        return PHASES[min(len(PHASES) - 1, (number - 1) * len(PHASES) // max(1, self.match.number))]

    def turning_points(self, most: int = TURNING_POINTS) -> list[Moment]:
        """The moments that changed most, in the order of the match."""
        order = sorted(self.judged(), key=lambda moment: -max(map(abs, minus(moment.after, moment.before))))
        return sorted(order[:most], key=lambda moment: moment.number)

    def errors(self) -> list[Moment]:
        """Choices that gave something away, the worst first."""
        return sorted((m for m in self.judged() if m.actor != CHANCE and m.kind != "fine"), key=lambda m: -m.loss)

    # --- keeping -----------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The report for JSON; docs/guide/analysis.md describes it."""
        return {
            "format": FORMAT,
            "game": self.match.game.key,
            "rules": self.match.game.version,
            "players": self.match.players,
            "answers": self.match.number,
            "over": self.match.is_over,
            "whole": WHOLE,
            "thresholds": THRESHOLDS,
            "effort": self.effort.to_json(),
            "complete": self.is_complete,
            "now": self.now,
            "curve": [[number, list(shares)] for number, shares in self.curve()],
            "revisions": {str(number): list(shares) for number, shares in self.revisions().items()},
            "accounts": [account.to_json() for account in self.accounts()],
            "turning_points": [moment.number for moment in self.turning_points()],
            "moments": [moment.to_json() for moment in self.judged()],
        }

    def save(self, path: Path) -> None:
        """Write the report beside the match: whole or not at all."""
        draft = path.with_name(path.name + ".part")
        draft.write_text(json.dumps(self.to_json(), ensure_ascii=False), "utf-8")
        draft.replace(path)

    @classmethod
    def from_json(cls, match: Match, stored: Any) -> Report:
        """A report read back for its match."""
        if not isinstance(stored, dict) or stored.get("format") != FORMAT:
            raise BadReport(f'this is no analysis: it does not say "format": "{FORMAT}"')
        theirs = stored.get("game"), stored.get("rules"), stored.get("players"), stored.get("answers")
        if theirs != (match.game.key, match.game.version, match.players, match.number):
            raise BadReport("this analysis belongs to another match or to other rules")
        try:
            moments = [Moment.from_json(row) for row in stored["moments"]]
            effort = Effort(**stored["effort"])
            now = stored["now"] and tuple(stored["now"])
        except (KeyError, TypeError, ValueError) as error:
            raise BadReport(f"this analysis cannot be read: {error}") from error
        made = cls(match, effort, {m.number: m for m in moments}, now)
        made.check()
        return made

    def check(self) -> None:
        """Does it fit the match, answer by answer?"""
        moves = self.match.moves()
        for number, judged in self.moments.items():
            if not 1 <= number <= len(moves) or moves[number - 1] != judged.played:
                raise BadReport(f"this analysis belongs to another match: answer {number} is not {judged.played!r} there")


def questions(match: Match) -> list[int]:
    """The numbers of the answers where there was more than one."""
    replay = match.at(0)
    asked = []
    for number, played in enumerate(match.history, 1):
        if len(replay.legal_ids()) > 1:
            asked.append(number)
        replay.play(played.id)
    return asked
