#!/bin/bash
# What one H200 and 16 cores should do next, in 27 minutes: why does Cairo's network with three and four stay where it is (docs/learning.md, the ninth half hour)?
# Each training goes on from it for as long as the others and differs in one thing; then a rival of the network for two learns for as long as that did.
#   bench/train_four.sh start FOLDER        does everything; leave it running (setsid) and
#   bench/train_four.sh wait FOLDER S OUT   waits until S seconds after the start and packs what is there into OUT
# Each training compiles while the one before learns. On some of the other cores, at lower priority, each network meets searches and heuristics as soon as it is written.
. "$(dirname "$0")/training.sh"

on="--start $weights/cairo-many.npz --settle 0.03 --heuristic 0.2 --pool 0.15 --rate 5e-4 --entropy 0.006 --trace 0.97 --hold 0.3"
each=${EACH:-190}

card() { # a training each, in turns
  train plain cairo 3,4 "$each" 0 $on ${SMALLER:-} &
  next guests plain cairo 3,4 "$each" 0 $on --heuristic 0.6 --pool 0.2 &
  next near guests cairo 3,4 "$each" 0 $on --trace 0.9 &
  next curious near cairo 3,4 "$each" 0 $on --entropy 0.03 &
  next four curious cairo 4 "$each" 0 $on &
  next cairo-2-rival four cairo 2 "${RIVAL:-340}" 0 $(rival cairo 3e-4 0.002) &
  wait
}

cores() { # one seat against searches, Viziers and heuristics in all others
  compile cairo False
  for name in plain guests near curious four; do
    judged $name large cairo,4,net:FILE,${search},$((8 * n)) cairo,4,net:FILE,greedy,$((8 * n)) cairo,4,net:FILE,$v,$((4 * n)) &
  done
  wait
}

v=${AGAINST:-vizier} n=${MATCHES:-12} c=${CORES:-3} search=search:${WALKS:-2000}
[ -z "${SMALLER:-}" ] || search=greedy
carry_out "${@:3}"
