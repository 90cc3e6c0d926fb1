#!/bin/bash
# The networks that come with Charsu, and their duels: three trainings one after the other on one GPU, duels on the other cores as soon
# as a network is there. bench/train_all.sh FOLDER   (about 28 minutes on one H200 and 16 cores; what is there already is not done again)
set -u
out=$1
mkdir -p "$out"
export PYTHONPATH=src PYTHONUNBUFFERED=1 OMP_NUM_THREADS=2 TORCHINDUCTOR_COMPILE_THREADS=4

train() { # folder game players minutes teaching small-width seed
  python3 -W ignore -m charsu.train "$2" --players "$3" --minutes "$4" --teaching "$5" --small-width "$6" --seed "$7" --every 30 --out "$out/$1" \
    >>"$out/$1.log" 2>&1
}
duels() { # name cores seconds jobs…
  local name=$1 cores=$2 seconds=$3
  shift 3
  CORES=$cores nice python3 -W ignore bench/duels.py "$out/$name.jsonl" "$seconds" "$@" >>"$out/$name.duels" 2>&1
}
compile() {
  nice python3 -W ignore -c "
import charsu
from charsu.bots.program import compile_search
for by_network in (False, True):
    compile_search(charsu.game('$1').ruleset(), by_network=by_network)" >"$out/$1.compiled" 2>&1
}
written() { until [ -e "$out/$1" ]; do sleep 0.5; done; }

train cairo cairo 2,2,2,3,4 "${CAIRO:-11.5}" 1 176 1 &
(
  compile yspahan & compile cairo & compile istanbul &
  wait
  duels kept 14 "${KEPT:-640}" yspahan,2,net,vizier,100 yspahan,3,net,vizier,80 yspahan,4,net,vizier,60
) &
# the next training starts, compiles and waits its turn while the one before teaches
(written cairo/large.npz; train yspahan yspahan 2 "${YSPAHAN:-5.2}" 0.75 256 1) &
(written yspahan/large.npz; train istanbul istanbul 2,2,3,4,5 "${ISTANBUL:-5.5}" 0.75 256 1) &
y=$out/yspahan/small.npz i=$out/istanbul/small.npz c=$out/cairo/small.npz
(written cairo/small.npz; duels cairo 14 "${REST:-3000}" cairo,2,net:$c,vizier,210 cairo,4,net:$c,vizier,60 cairo,3,net:$c,vizier,60 cairo,2,sultan:1s@$c,net:$c,60) &
(written yspahan/small.npz; duels yspahan 14 "${REST:-3000}" yspahan,2,net:$y,vizier,210 yspahan,2,sultan:1s@$y,net:$y,60) &
(written istanbul/small.npz; duels istanbul 14 "${REST:-3000}" istanbul,2,net:$i,vizier,210 istanbul,4,net:$i,vizier,60 istanbul,3,net:$i,vizier,60 istanbul,5,net:$i,vizier,50 istanbul,2,sultan:1s@$i,net:$i,60) &
wait
