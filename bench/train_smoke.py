"""Does training work on this card? The encoder's kernel against plain tensor operations, and a few seconds of every game."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import torch

from charsu.train.run import Training
from charsu.train.settings import Settings

key, players, seconds, out = sys.argv[1], tuple(map(int, sys.argv[2].split(","))), float(sys.argv[3]), Path(sys.argv[4])
began = time.time()
settings = Settings(key, players, minutes=seconds / 60, teaching=seconds / 180, every=seconds / 2)
training = Training(settings, out, lambda news: print(key, json.dumps(news), flush=True))
print(key, "ready after", round(time.time() - began, 1), "features", training.encoder.size, "taps", len(training.features.taps), flush=True)
rows = training.matches.observation
index = torch.randint(len(rows), (2048,), device="cuda")
fast, plain = training.encoder(rows, index), training.encoder.plainly(rows[index])
print(key, "encoder differs by", float((fast.float() - plain.bfloat16().float()).abs().max()), flush=True)
training.run()
training.matches.env.check() if training.settings.sample == 0 else None
print(key, "refused", int(training.matches.env._refused.copy_to_host()[0]), "GiB", torch.cuda.max_memory_allocated() / 2**30, flush=True)
