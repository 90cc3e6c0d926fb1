#!/bin/bash
# What one H200 and 16 cores did in the ninth half hour (docs/learning.md): Cairo's networks learn with a neck (docs/decisions/0028-a-neck.md), so that what
# learned is shipped as it is, and with what is within reach and who is ahead at a glance (docs/decisions/0027-at-a-glance.md): first the one for two, then
# with what that knows the one for three and four, 15 minutes in all. In between a rival of Istanbul's network for two learns for as long as that did; then the
# networks for more players begin once more with another seed, as far as their rate stays the same. (That half hour lost two minutes: what began with the
# network for two was to follow it at once, and looked for its file too early. Here the rival learns in between.)
#   bench/train_on.sh start FOLDER        does everything; leave it running (setsid) and
#   bench/train_on.sh wait FOLDER S OUT   waits until S seconds after the start and packs what is there into OUT
# Each training compiles while the one before learns. On some of the other cores, at lower priority, the new networks meet Viziers as soon as they are written.
. "$(dirname "$0")/training.sh"

form="--width 384 --neck 128"
[ -z "${SMALLER:-}" ] || form="--neck 8"

card() { # a training each, in turns
  train cairo-2-neck cairo 2 "${TWO:-340}" 0 --heuristic 0.1 --lead 0.5 --lead-until 0.4 ${SMALLER:-} $form &
  next istanbul-2-rival cairo-2-neck istanbul 2 "${RIVAL:-400}" 0 $(rival istanbul-2 3e-4 0.002) &
  next cairo-many-neck istanbul-2-rival cairo 3,4 "${MANY:-560}" 0 --start "$out/cairo-2-neck/large.npz" --settle 0.03 --heuristic 0.2 --pool 0.15 --rate 7e-4 \
    --entropy 0.008 --trace 0.97 --lead 0.7 --lead-until 0.6 &
  next yspahan-again cairo-many-neck yspahan 2,2,3,4 "${AGAIN:-80}" 0 --hold 0.99 --seed 2 --every 15 &
  next istanbul-again yspahan-again istanbul 3,4,5 "${AGAIN:-80}" 0 --hold 0.99 --seed 2 --every 15 &
  wait
}

cores() { # against Viziers in all other seats
  (compile cairo True & compile cairo False & wait)
  judged cairo-2-neck large cairo,2,net:FILE,$v,$((20 * n)) cairo,2,sultan:$long@FILE,$v,$((4 * n)) &
  judged cairo-many-neck large cairo,{4,3},net:FILE,$v,$((10 * n)) cairo,{4,3},sultan:$long@FILE,$v,$((4 * n)) &
  wait
}

v=${AGAINST:-vizier} n=${MATCHES:-12} c=${CORES:-12} long=${LONG:-1s}
carry_out "${@:3}"
