#!/bin/bash
# What one H200 and 16 cores did in the seventh half hour, in 27 minutes (docs/learning.md): Cairo for three and four and Istanbul's expansions for three to five begin with what
# the networks for two know; Cairo for two anew with another seed; rivals of the networks for two; the other networks for two with another seed,
# as far as their rate would stay the same.
#   bench/train_rest.sh start FOLDER        does everything; leave it running (setsid) and
#   bench/train_rest.sh wait FOLDER S OUT   waits until S seconds after the start and packs what is there into OUT
# Each training compiles while the one before learns, and learns while that one teaches. On some of the other cores, at lower priority,
# each new network meets the Vizier as soon as it is written.
. "$(dirname "$0")/training.sh"

all="expansions=mocha|letters|grand_bazaar"

card() { # a training each, in turns
  train cairo-many cairo 3,4 "${MANY:-420}" 60 --small-width 200 --start $weights/cairo.npz --heuristic 0.2 --rate 7e-4 --entropy 0.008 --trace 0.97 \
    --lead 0.5 --lead-until 0.5 ${SMALLER:-} &
  next cairo-2-again cairo-many cairo 2 "${TWO:-380}" 120 --small-width 248 --heuristic 0.1 --seed 2 &
  next istanbul-expansions cairo-2-again istanbul 3,4,5 "${MORE:-210}" 0 --start $weights/istanbul-expansions-2.npz --heuristic 0.1 --rate 5e-4 --entropy 0.006 \
    --lead 0.5 --lead-until 0.5 --option "$all" &
  next cairo-2-rival istanbul-expansions cairo 2 "${RIVAL:-105}" 0 $(rival cairo 5e-4 0.005) &
  next istanbul-2-rival cairo-2-rival istanbul 2 "${RIVAL:-105}" 0 $(rival istanbul-2 5e-4 0.005) &
  next yspahan-2-rival istanbul-2-rival yspahan 2 "${RIVAL:-105}" 0 $(rival yspahan-2 5e-4 0.005) &
  next istanbul-2-again yspahan-2-rival istanbul 2 "${AGAIN:-80}" 0 --rate 8e-4 --heuristic 0.1 --hold 0.99 --seed 2 --every 15 &
  next yspahan-2-again istanbul-2-again yspahan 2 "${AGAIN:-80}" 0 --imitate 0.375 --heuristic 0.2 --hold 0.99 --seed 2 --every 15 &
  wait
}

cores() { # networks against the Vizier in all other seats
  (compile cairo False & compile istanbul False "'expansions': 'mocha'" & wait)
  judged cairo-many small cairo,{4,3},net:FILE,$v,$((4 * n)) &
  judged cairo-many large cairo,{4,3},net:FILE,$v,$((2 * n)) &
  judged cairo-2-again small cairo,2,net:FILE,$v,$((8 * n)) &
  judged istanbul-expansions large istanbul:expansions={mocha,letters,grand_bazaar},{5,4,3},net:FILE,$v,$n &
  CORES=$c NICE=15 duels shipped 3000 istanbul:expansions={grand_bazaar,mocha,letters},2,net,$v,$n-$((3 * n)) istanbul,{3,5},net,$v,$n-$((3 * n)) &
  wait
}

v=${AGAINST:-vizier} n=${MATCHES:-24} c=${CORES:-12}
carry_out "${@:3}"
