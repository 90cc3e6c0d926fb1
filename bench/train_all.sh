#!/bin/bash
# The networks that come with Charsu, and their duels: three trainings side by side on one GPU, duels on the other cores as soon as
# a network is there. bench/train_all.sh FOLDER   (about 25 minutes on one H200 and 16 cores)
set -u
out=$1
mkdir -p "$out"
export PYTHONPATH=src PYTHONUNBUFFERED=1 OMP_NUM_THREADS=2

train() { # game players minutes teaching small-width
  python3 -W ignore -m charsu.train "$1" --players "$2" --minutes "$3" --teaching "$4" --small-width "$5" --every 40 --out "$out/$1" \
    >"$out/$1.log" 2>&1
}
duels() { # game seconds cores jobs…
  local game=$1 seconds=$2 cores=$3
  shift 3
  until [ -e "$out/$game/small.npz" ] || [ -e "$out/stop" ]; do sleep 1; done
  CORES=$cores python3 -W ignore bench/duels.py "$out/$game.jsonl" "$seconds" "$@" >"$out/$game.duels" 2>&1
}
compile() {
  nice python3 -W ignore -c "
import charsu
from charsu.bots.program import compile_search
for by_network in (False, True):
    compile_search(charsu.game('$1').ruleset(), by_network=by_network)" >"$out/$1.compiled" 2>&1
}

for game in yspahan istanbul cairo; do compile $game & done
train yspahan 2,2,3,4 8.6 1.0 256 &
train istanbul 2,2,3,4,5 13 1.1 256 &
(sleep 420; train cairo 2,2,3,4 12.6 1.1 176) &
y=$out/yspahan/small.npz i=$out/istanbul/small.npz c=$out/cairo/small.npz
duels yspahan 700 6 yspahan,2,net:$y,vizier,120 yspahan,4,net:$y,vizier,60 yspahan,2,sultan:0.1s@$y,net:$y,100 \
  yspahan,3,net:$y,vizier,60 yspahan,2,sultan:0.1s@$y,vizier,60 yspahan,2,sultan:1s@$y,net:$y,60 &
duels istanbul 420 8 istanbul,2,net:$i,vizier,120 istanbul,4,net:$i,vizier,60 istanbul,2,sultan:0.1s@$i,net:$i,100 \
  istanbul,3,net:$i,vizier,60 istanbul,5,net:$i,vizier,50 istanbul,2,sultan:0.1s@$i,vizier,60 istanbul,2,sultan:1s@$i,net:$i,60 &
duels cairo 130 15 cairo,2,net:$c,vizier,100 cairo,2,sultan:0.1s@$c,net:$c,60 cairo,4,net:$c,vizier,60 cairo,3,net:$c,vizier,60 &
wait
