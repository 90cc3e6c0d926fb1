#!/bin/bash
# What one H200 and 16 cores should do next, in 28 minutes: Cairo's network for three and four goes on, for its curve still rose; rivals of the
# networks for two learn for as long as those did.
#   bench/train_on.sh start FOLDER        does everything; leave it running (setsid) and
#   bench/train_on.sh wait FOLDER S OUT   waits until S seconds after the start and packs what is there into OUT
# Each training compiles while the one before learns. On some of the other cores, at lower priority, the Sultan meets Viziers at tables
# where nobody measured him, and the new network as soon as it is written.
. "$(dirname "$0")/training.sh"

card() { # a training each, in turns
  train cairo-many cairo 3,4 "${MANY:-780}" 0 --start $weights/cairo-many.npz --settle 0.02 --heuristic 0.2 --pool 0.15 --rate 4e-4 --hold 0.3 --entropy 0.004 \
    --trace 0.97 ${SMALLER:-} &
  next istanbul-2-rival cairo-many istanbul 2 "${ISTANBUL:-400}" 0 $(rival istanbul-2 3e-4 0.002) &
  next cairo-2-rival istanbul-2-rival cairo 2 "${CAIRO:-430}" 0 $(rival cairo 3e-4 0.002) &
  wait
}

cores() { # against Viziers in all other seats
  (for game in cairo yspahan istanbul; do compile $game True & compile $game False & done
    compile istanbul True "'expansions': 'mocha'" & compile istanbul False "'expansions': 'mocha'" & wait)
  judged cairo-many large cairo,{4,3},net:FILE,$v,$((8 * n)) cairo,{4,3},sultan:$long@FILE,$v,$((2 * n)) &
  CORES=$c NICE=15 duels sultan 3000 istanbul,{4,5},sultan:$long,$v,$n istanbul:expansions={mocha,letters,grand_bazaar},{3,4,5},sultan:$long,$v,$n \
    istanbul,{3,4,5},sultan:$short,$v,$n yspahan,{3,4},sultan:$short,$v,$n cairo,{3,4},sultan:$short,$v,$n \
    istanbul:expansions={mocha,letters,grand_bazaar},{2,3,4,5},sultan:$short,$v,$n &
  wait
}

v=${AGAINST:-vizier} n=${MATCHES:-12} c=${CORES:-12} long=${LONG:-1s} short=${SHORT:-0.1s}
carry_out "${@:3}"
