"""The Triton kernel of `encode.py`."""

import triton
import triton.language as tl


@triton.jit
def encode_kernel(
    rows, index, out, sources, named, taps, scales, where,
    width, columns, count, size, players_at, seats, block: tl.constexpr,
):  # fmt: skip
    """One row for each program; its threads share out the taps."""
    i = tl.program_id(0)
    row = rows + tl.load(index + i) * width
    viewer, players = tl.load(row).to(tl.int32), tl.load(row + players_at).to(tl.int32)
    source = sources + (players * seats + viewer) * columns
    for start in range(0, count, block):
        tap = start + tl.arange(0, block)
        inside = tap < count
        column = tl.load(taps + tap, mask=inside, other=0)
        low, high = tl.load(taps + count + tap, mask=inside, other=0), tl.load(taps + 2 * count + tap, mask=inside, other=0)
        base = tl.load(taps + 3 * count + tap, mask=inside, other=0)
        at = tl.load(source + column, mask=inside, other=-1)
        there = inside & (at >= 0)
        x = tl.load(row + at, mask=there, other=0).to(tl.int32)
        seat = tl.load(named + column, mask=inside, other=0)
        x = tl.where((seat != 0) & (x >= 0) & (x < players), (x - viewer + players) % players, x)
        x = tl.minimum(tl.maximum(x, low), high)
        feature = tl.load(where + base + x - low, mask=there, other=-1)
        scale = tl.load(scales + tap, mask=inside, other=0.0)
        amount = tl.where(scale == 0.0, 1.0, x.to(tl.float32) * scale)
        tl.store(out + i.to(tl.int64) * size + feature, amount.to(out.dtype.element_ty), mask=there & (feature >= 0))
