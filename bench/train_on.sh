#!/bin/bash
# What one H200 and 16 cores should do next, in 27 minutes: rivals of the networks for two learn for as long as those did, and Yspahan's and
# Istanbul's networks for more players learn from another seed.
#   bench/train_on.sh start FOLDER        does everything; leave it running (setsid) and
#   bench/train_on.sh wait FOLDER S OUT   waits until S seconds after the start and packs what is there into OUT
# Each training compiles while the one before learns. On some of the other cores, at lower priority, the Sultan meets Viziers at tables
# where nobody measured him.
. "$(dirname "$0")/training.sh"

card() { # a training each, in turns
  train istanbul-2-rival istanbul 2 "${ISTANBUL:-400}" 0 $(rival istanbul-2 3e-4 0.002) ${SMALLER:-} &
  next cairo-2-rival istanbul-2-rival cairo 2 "${CAIRO:-430}" 0 $(rival cairo 3e-4 0.002) &
  next yspahan-seed-2 cairo-2-rival yspahan 2,2,3,4 "${YSPAHAN:-360}" 0 --seed 2 &
  next istanbul-seed-2 yspahan-seed-2 istanbul 3,4,5 "${MANY:-240}" 0 --seed 2 --heuristic 0.1 &
  wait
}

cores() { # against Viziers in all other seats
  (for game in cairo yspahan istanbul; do compile $game True & compile $game False & done
    compile istanbul True "'expansions': 'mocha'" & compile istanbul False "'expansions': 'mocha'" & wait)
  CORES=$c NICE=15 duels sultan 3000 cairo,{3,4},sultan:$long,$v,$((4 * n)) istanbul:expansions={letters,grand_bazaar},{4,5},sultan:$long,$v,$n \
    istanbul:expansions=grand_bazaar,3,sultan:$long,$v,$n istanbul,{3,4,5},sultan:$short,$v,$n yspahan,{3,4},sultan:$short,$v,$n \
    cairo,{3,4},sultan:$short,$v,$n istanbul:expansions={mocha,letters,grand_bazaar},{2,3,4,5},sultan:$short,$v,$n
}

v=${AGAINST:-vizier} n=${MATCHES:-12} c=${CORES:-12} long=${LONG:-1s} short=${SHORT:-0.1s}
carry_out "${@:3}"
