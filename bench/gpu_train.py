"""Does training work on this card? The encoder's kernel against plain tensor operations, then some seconds of a game.

python bench/gpu_train.py GAME PLAYERS,PLAYERS SECONDS FOLDER
"""

from __future__ import annotations

import json
import sys
import time

import torch

from charsu.train.run import Training
from charsu.train.settings import Settings

key, players, seconds, folder = sys.argv[1], tuple(map(int, sys.argv[2].split(","))), float(sys.argv[3]), sys.argv[4]


def say(**news: object) -> None:
    print(key, json.dumps(news), flush=True)


began = time.time()
settings = Settings(key, players, minutes=seconds / 60, teaching=seconds / 180, every=seconds / 2)
training = Training(settings, folder, lambda news: say(**news))
say(ready_after=round(time.time() - began, 1), features=training.encoder.size, taps=len(training.features.taps))
rows = training.matches.observation
index = torch.randint(len(rows), (2048,), device="cuda")
fast, plain = training.encoder(rows, index), training.encoder.plainly(rows[index])
say(encoder_differs_by=float((fast.float() - plain.bfloat16().float()).abs().max()))
before = int(training.matches.env._refused.copy_to_host()[0])
training.run()
refused = int(training.matches.env._refused.copy_to_host()[0]) - before
say(impossible_answers=refused, gib=round(torch.cuda.max_memory_allocated() / 2**30, 2))
