#!/bin/bash
# What one H200 and 16 cores should do next, in 27 minutes: Cairo for three and four and Istanbul's expansions for three to five begin with what
# the networks for two know; rivals of the networks for two; those networks once more with another seed, as far as their rate would stay the same.
#   bench/train_rest.sh start FOLDER        does everything; leave it running (setsid) and
#   bench/train_rest.sh wait FOLDER S OUT   waits until S seconds after the start and packs what is there into OUT
# Each training compiles while the one before learns, and learns while that one teaches. On some of the other cores, at lower priority,
# each new network meets the Vizier as soon as it is written.
. "$(dirname "$0")/training.sh"

weights=src/charsu/nets/weights
all="expansions=mocha|letters|grand_bazaar"
rival() { echo "--start $weights/$1.npz --against $weights/$1.npz --rate 5e-4 --entropy 0.005 --hold 0.1 --every 20"; }

card() { # a training each, in turns
  train cairo-many cairo 3,4 "${MANY:-420}" 60 --small-width 200 --start $weights/cairo.npz --heuristic 0.2 --rate 7e-4 --entropy 0.008 --trace 0.97 \
    --lead 0.5 --lead-until 0.5 ${SMALLER:-} &
  next istanbul-expansions cairo-many istanbul 3,4,5 "${MORE:-240}" 0 --start $weights/istanbul-expansions-2.npz --heuristic 0.1 --rate 5e-4 --entropy 0.006 \
    --lead 0.5 --lead-until 0.5 --option "$all" &
  next yspahan-2-rival istanbul-expansions yspahan 2 "${RIVAL:-156}" 0 $(rival yspahan-2) &
  next istanbul-2-rival yspahan-2-rival istanbul 2 "${RIVAL:-156}" 0 $(rival istanbul-2) &
  next cairo-2-rival istanbul-2-rival cairo 2 "${RIVAL:-156}" 0 $(rival cairo) &
  next cairo-2-again cairo-2-rival cairo 2 "${AGAIN:-80}" 0 --heuristic 0.1 --hold 0.99 --seed 2 --every 15 &
  next istanbul-2-again cairo-2-again istanbul 2 "${AGAIN:-80}" 0 --rate 8e-4 --heuristic 0.1 --hold 0.99 --seed 2 --every 15 &
  next yspahan-2-again istanbul-2-again yspahan 2 "${AGAIN:-80}" 0 --imitate 0.375 --heuristic 0.2 --hold 0.99 --seed 2 --every 15 &
  wait
}

cores() { # networks against the Vizier in all other seats
  (compile cairo False & compile istanbul False "'expansions': 'mocha'" & wait)
  judged cairo-many small cairo,{3,4},net:FILE,$v,$((4 * n)) &
  judged istanbul-expansions large istanbul:expansions={mocha,letters,grand_bazaar},{3,4,5},net:FILE,$v,$n &
  CORES=$c NICE=15 duels shipped 3000 istanbul:expansions={mocha,letters,grand_bazaar},2,net,$v,$((3 * n)) &
  wait
}

v=${AGAINST:-vizier} n=${MATCHES:-24} c=${CORES:-12}
carry_out "${@:3}"
