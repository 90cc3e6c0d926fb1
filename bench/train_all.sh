#!/bin/bash
# The networks that come with Charsu, their duels, and the figures and puzzles of the analysis: half an hour of one H200 and 16 cores.
#   bench/train_all.sh start FOLDER        does everything; leave it running (setsid) and
#   bench/train_all.sh wait FOLDER S OUT   waits until S seconds after the start and packs what is there into OUT
# Trainings follow each other on the card: while one teaches its small network, the next compiles. On the other cores, at lower priority,
# puzzles come first, then each network's calibration and duels as soon as it is written, then luck and blunders.
# Run it in a copy of the repository: networks are put among the shipped ones as they come. $START/GAME.npz, where it is there, is what a
# training begins with; .cache/old, where it is there, an older version to compare with.
. "$(dirname "$0")/training.sh"

ship() { cp "$out/$1/small.npz" "src/charsu/nets/weights/$([ "$1" = cairo-2 ] && echo cairo || echo "$1").npz"; } # from now on it is the one for its tables

card() {
  train yspahan-2 yspahan 2 "${YSPAHAN:-440}" 60 ${SMALLER:-} &
  (written yspahan-2/large.npz; train cairo-2 cairo 2 "${CAIRO:-270}" 110 --small-width 248 $(begun_with cairo 0.005) ${SMALLER:-}) &
  (written cairo-2/large.npz; train istanbul-2 istanbul 2 "${ISTANBUL:-310}" 55 --rate 8e-4 ${SMALLER:-}) &
  (
    written istanbul-2/large.npz
    local left=$((${END:-1590} - $(since) - 75 - 50))
    train istanbul-many istanbul 3,4,5 "$((left > 60 ? left : 60))" 50 $(begun_with istanbul 0.008) --heuristic 0.1 ${SMALLER:-}
  ) &
  wait
}
cores() {
  mkdir -p "$out/analysis"
  for game in yspahan istanbul cairo; do
    (compile $game False & compile $game True & wait; figures 8 puzzles $game --matches "${PUZZLES:-$([ $game = cairo ] && echo 90 || echo 44)}" --cores 5 --minutes 12) &
  done
  wait
  for game in yspahan istanbul cairo; do
    (figures 15 luck $game --matches "${LUCK:-60}" --cores 5; figures 15 blunders $game --matches "${BLUNDERS:-12}" --cores 5) &
  done
  wait
}
judged() { # network game players-to-calibrate jobs…
  local network=$1 game=$2 players=$3
  shift 3
  written "$network/small.npz"
  ship "$network"
  figures 4 calibrate "$game" --matches "${CALIBRATE:-1010}" --players $players --cores "${CORES:-15}" --minutes 3
  duels "$network" 3000 "$@"
}
old() { # two versions on the card, in turns
  [ -d .cache/old ] && "$python" -W ignore bench/turns.py .cache/old --only gpu --rounds 11 --write "$out/turns.md" >"$out/turns.log" 2>&1
}

if [ "$what" = start ]; then
  date +%s >"$out/began"
  y=$out/yspahan-2/small.npz c=$out/cairo-2/small.npz i=$out/istanbul-2/small.npz m=$out/istanbul-many/small.npz v=${AGAINST:-vizier} n=${MATCHES:-100}
  card &
  cores &
  old &
  judged yspahan-2 yspahan "2 3 4" yspahan,2,net:$y,$v,$n yspahan,2,sultan:20000@$y,net:$y,$((n / 4)) yspahan,2,net:$y,$v,$n-$((2 * n)) &
  judged cairo-2 cairo "2 3 4" cairo,2,net:$c,$v,$n cairo,2,sultan:20000@$c,net:$c,$((n / 4)) cairo,2,net:$c,$v,$n-$((2 * n)) &
  judged istanbul-2 istanbul 2 istanbul,2,net:$i,$v,$n istanbul,2,sultan:20000@$i,net:$i,$((n / 4)) istanbul,4,net:$m,$v,$((n / 5)) istanbul,3,net:$m,$v,$((n / 5)) istanbul,5,net:$m,$v,$((n / 5)) &
  wait
else
  pack "$3" "$4"
fi
