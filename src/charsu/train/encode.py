"""Features of many rows at once, as tensors: by a Triton kernel on a card, by plain tensor operations elsewhere."""

from __future__ import annotations

from typing import Any

import torch

from ..nets.features import Features


class Encoder:
    """Rows to features."""

    def __init__(self, features: Features, device: str) -> None:
        self.size, self.device = features.size, device
        self.seats, self.players_at = features.game.seats[1], features.players_at

        def tensor(array: Any) -> Any:
            return torch.as_tensor(array, device=device).contiguous()

        self.taps = tensor(features.taps.T.copy())
        self.sources, self.named = tensor(features.sources), tensor(features.named)
        self.scales, self.where = tensor(features.scales), tensor(features.where)

    def __call__(self, rows: Any, index: Any) -> Any:
        """Features of the rows of these numbers."""
        if self.device == "cpu":
            return self.plainly(rows[index])
        from .kernel import encode_kernel

        out = torch.zeros((index.numel(), self.size), dtype=torch.bfloat16, device=self.device)
        count, columns = self.taps.shape[1], self.sources.shape[1]
        tables = self.sources, self.named, self.taps, self.scales, self.where
        sizes = rows.shape[1], columns, count, self.size, self.players_at, self.seats
        encode_kernel[(index.numel(),)](rows, index, out, *tables, *sizes, block=256, num_warps=4)
        return out

    def plainly(self, rows: Any) -> Any:
        """The same in tensor operations."""
        rows = rows.long()
        viewer, players = rows[:, 0], rows[:, self.players_at]
        source = self.sources[players * self.seats + viewer].long()[:, self.taps[0].long()]
        column, low, high, base = self.taps.long()
        x = rows.gather(1, source.clamp(min=0))
        n = players[:, None]
        x = torch.where((self.named[column][None] != 0) & (x >= 0) & (x < n), (x - viewer[:, None]) % n, x)
        x = torch.maximum(torch.minimum(x, high[None]), low[None])
        feature = self.where[base[None] + x - low[None]].long()
        there = (source >= 0) & (feature >= 0)
        amount = torch.where(self.scales[None] == 0, 1.0, x * self.scales[None])
        out = torch.zeros((len(rows), self.size + 1), dtype=torch.float32, device=self.device)
        out.scatter_(1, torch.where(there, feature, self.size), amount.float())
        return out[:, : self.size].contiguous()
