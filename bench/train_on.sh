#!/bin/bash
# What one H200 and 16 cores should do next, in 27 minutes: Cairo's networks learn with a neck (docs/decisions/0028-a-neck.md), so that one of 512 × 3 can be
# shipped as it is, first the one for two, then with what that knows the one for three and four; in between, a rival of Istanbul's network for two learns
# for as long as that did.
#   bench/train_on.sh start FOLDER        does everything; leave it running (setsid) and
#   bench/train_on.sh wait FOLDER S OUT   waits until S seconds after the start and packs what is there into OUT
# Each training compiles while the one before learns. On some of the other cores, at lower priority, the new networks meet Viziers as soon as they are written.
. "$(dirname "$0")/training.sh"

card() { # a training each, in turns
  train cairo-2-neck cairo 2 "${TWO:-380}" 0 --neck 128 --heuristic 0.1 ${SMALLER:-} &
  next istanbul-2-rival cairo-2-neck istanbul 2 "${RIVAL:-400}" 0 $(rival istanbul-2 3e-4 0.002) &
  next cairo-many-neck istanbul-2-rival cairo 3,4 "${MANY:-560}" 0 --start "$out/cairo-2-neck/large.npz" --settle 0.03 --heuristic 0.2 --pool 0.15 --rate 7e-4 \
    --entropy 0.008 --trace 0.97 --lead 0.5 --lead-until 0.5 &
  wait
}

cores() { # against Viziers in all other seats
  (compile cairo True & compile cairo False & wait)
  judged cairo-2-neck large cairo,2,net:FILE,$v,$((16 * n)) cairo,2,sultan:$long@FILE,$v,$((4 * n)) &
  judged cairo-many-neck large cairo,{4,3},net:FILE,$v,$((8 * n)) cairo,{4,3},sultan:$long@FILE,$v,$((4 * n)) &
  wait
}

v=${AGAINST:-vizier} n=${MATCHES:-12} c=${CORES:-12} long=${LONG:-1s}
carry_out "${@:3}"
