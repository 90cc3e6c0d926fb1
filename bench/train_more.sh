#!/bin/bash
# 23 minutes of one H200 and 16 cores: Yspahan for two learns anew, beginning with what its heuristic knows, then Istanbul for
# two goes on from the large network of last time ($START/istanbul-2.npz), and how strong all of it and the levels are. In the end a rival
# of Yspahan's new network, frozen, learns for as long as that one did (RIVAL=0: none), beginning with its teacher.
#   bench/train_more.sh start FOLDER        does everything; leave it running (setsid) and
#   bench/train_more.sh wait FOLDER S OUT   waits until S seconds after the start and packs what is there into OUT
# The first two trainings compile at once; the second waits for the first, the rival for both. On the other cores, at lower priority, the networks as they are and the
# levels come first, then each new network as soon as it is written. $START/beside.sh, where it is there, runs beside them.
. "$(dirname "$0")/training.sh"

card() {
  train yspahan-2 yspahan 2 "${YSPAHAN:-420}" 50 --imitate 0.08 --heuristic 0.2 ${SMALLER:-} &
  train istanbul-2 istanbul 2 "${ISTANBUL:-190}" 45 $(begun_with istanbul-2 0.005) --after "$out/yspahan-2/small.npz" ${SMALLER:-} &
  wait
  [ "${RIVAL:-420}" = 0 ] || train yspahan-2-rival yspahan 2 "${RIVAL:-420}" 0 --start "$out/yspahan-2/large.npz" \
    --against "$out/yspahan-2/small.npz" --rate 5e-4 --entropy 0.005 --hold 0.1 ${SMALLER:-}
}
levels() { # each against the one below
  for pair in trader,greedy merchant,trader vizier,merchant; do
    for game in yspahan istanbul cairo; do echo "$game,2,$pair,$n"; done
  done
}
cores() {
  for game in yspahan istanbul cairo; do (compile $game False & compile $game True & wait) & done
  wait
  [ -e "$start/beside.sh" ] && OMP_NUM_THREADS=1 nice -n 12 bash "$start/beside.sh" "$out/beside" >"$out/beside.log" 2>&1 &
  CORES=8 duels levels "${UNTIL:-480}" ${LEVELS:-$(levels)} &
  CORES=3 duels before "${UNTIL:-480}" yspahan,{3,4},sultan:2000,search:2000,$((n / 2)) yspahan,2,net,$v,$((n / 2)) &
  wait
}
judged() { # network jobs…
  local network=$1
  shift
  written "$network/small.npz"
  duels "$network" 3000 "$@"
}

if [ "$what" = start ]; then
  date +%s >"$out/began"
  y=$out/yspahan-2/small.npz i=$out/istanbul-2/small.npz v=${AGAINST:-vizier} n=${MATCHES:-100}
  card &
  cores &
  judged yspahan-2 yspahan,2,net:$y,net,$n yspahan,2,sultan:2000@$y,search:2000,$n yspahan,2,net:$y,$v,$n yspahan,2,sultan:20000@$y,$v,$((n / 4)) &
  judged istanbul-2 istanbul,2,net:$i,net,$n istanbul,2,net:$i,$v,$n istanbul,2,sultan:20000@$i,$v,$((n / 4)) &
  wait
else
  pack "$3" "$4"
fi
