"""Evaluation inside the environment: one seat of a network's best answers against others, every match once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from .encode import Encoder
from .network import Network
from .ppo import Player
from .tables import Matches

MOST = 6000  # answers
Others = Callable[[Any, int], None]


class Trial:
    """Matches in which networks meet others; seats are shared out evenly."""

    def __init__(self, matches: Matches, encoder: Encoder) -> None:
        self.matches, self.encoder = matches, encoder
        self.all = torch.arange(matches.size, device=matches.device)
        self.given = torch.zeros(matches.size, dtype=torch.int64, device=matches.device)

    def player(self, net: Network, encoder: Encoder | None = None) -> Player:
        return Player(self.matches, net, encoder or self.encoder, self.all, best=True)

    def against_greedy(self, player: Player, seed: int) -> dict[str, Any]:
        """Against the heuristic in all other seats."""
        return self.play(player, lambda out, t: self.matches.greedy(out, self.all, 0x6EED + t), seed)

    def against(self, player: Player, other: Player, seed: int) -> dict[str, Any]:
        """Against another network in all other seats."""

        def answer(out: Any, _: int) -> None:
            other.run()
            out.copy_(other.answer)

        return self.play(player, answer, seed)

    def play(self, player: Player, others: Others, seed: int) -> dict[str, Any]:
        """The share of victory by number of players, of how many matches."""
        m = self.matches
        seat = self.all % m.players
        m.reset(seed)
        share, playing = torch.zeros(m.size, device=m.device), torch.ones(m.size, dtype=torch.bool, device=m.device)
        for t in range(MOST):
            player.run()
            others(self.given, t)
            m.step(torch.where(m.actor == seat, player.answer, self.given))
            over = (m.done == 1) & playing
            share = torch.where(over, m.shares().gather(1, seat[:, None])[:, 0], share)
            playing &= ~over
            if t % 50 == 49 and not bool(playing.any()):
                break
        results = {}
        for players in sorted(set(m.players.tolist())):
            these = (m.players == players) & ~playing
            results[str(players)] = {"share": round(float(share[these].mean()), 4), "matches": int(these.sum())}
        return results
