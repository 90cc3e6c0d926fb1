#!/bin/bash
# The fifth half hour of one H200 and 16 cores: Cairo and Istanbul for two learn anew from nothing with finer features, Yspahan for three
# and four from an imitated start, Cairo for three and four, a rival of Yspahan's network for two ($START/yspahan-2.npz is what it begins
# with), that network once more with another seed, and Istanbul's expansions.
#   bench/train_more.sh start FOLDER        does everything; leave it running (setsid) and
#   bench/train_more.sh wait FOLDER S OUT   waits until S seconds after the start and packs what is there into OUT
# Each training compiles while the one before learns, and learns while that one teaches. On some of the other cores, at lower priority,
# duels of the networks as they are come first, then each new network's as soon as it is written.
. "$(dirname "$0")/training.sh"

card() { # a training each, in turns
  train cairo-2 cairo 2 "${CAIRO:-430}" 70 --small-width 248 --heuristic 0.1 ${SMALLER:-} &
  next istanbul-2 cairo-2 istanbul 2 "${ISTANBUL:-400}" 45 --rate 8e-4 --heuristic 0.1 &
  next yspahan-many istanbul-2 yspahan 3,4 "${YSPAHAN:-90}" 30 --imitate 0.25 --heuristic 0.2 --hold 0.2 &
  next cairo-many yspahan-many cairo 3,4 "${MANY:-170}" 45 --small-width 176 --heuristic 0.1 &
  next yspahan-2-rival cairo-many yspahan 2 "${RIVAL:-90}" 0 $(begun_with yspahan-2 0.005) --against src/charsu/nets/weights/yspahan-2.npz &
  next yspahan-2-again yspahan-2-rival yspahan 2 "${AGAIN:-80}" 0 --imitate 0.3 --heuristic 0.2 --hold 0.2 --seed 2 &
  next istanbul-more yspahan-2-again istanbul 2,3,4 "${MORE:-190}" 45 --imitate 0.12 --heuristic 0.1 --option "expansions=mocha|letters|grand_bazaar" &
  wait
}

cores() { # the networks as they are
  for game in yspahan istanbul cairo; do (compile $game False & compile $game True & wait) & done
  wait
  CORES=$((c / 2)) duels before 3000 yspahan,2,net,$v,$n yspahan,2,vizier,merchant,$((n / 2)) yspahan,2,sultan:1s,net,$((n / 2)) yspahan,2,sultan:0.1s,$v,$((n / 4)) &
  judged cairo-2 small cairo,2,net:FILE,$v,$((2 * n)) cairo,2,sultan:1s@FILE,net:FILE,$((n / 2)) &
  judged istanbul-2 small istanbul,2,net:FILE,$v,$((2 * n)) istanbul,2,sultan:1s@FILE,net:FILE,$((n / 2)) &
  judged yspahan-many small yspahan,{3,4},net:FILE,$v,$((n / 2)) &
  judged cairo-many small cairo,{3,4},net:FILE,$v,$((n / 2)) &
  wait
}

v=${AGAINST:-vizier} n=${MATCHES:-100} c=${CORES:-9}
carry_out "${@:3}"
