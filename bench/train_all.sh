#!/bin/bash
# The networks that come with Charsu, their duels, and the figures and puzzles of the analysis: half an hour of one H200 and 16 cores.
#   bench/train_all.sh start FOLDER        does everything; leave it running (setsid) and
#   bench/train_all.sh wait FOLDER S OUT   waits until S seconds after the start and packs what is there into OUT
# Trainings follow each other on the card: while one teaches its small network, the next compiles. On the other cores, at lower priority,
# puzzles come first, then each network's calibration and duels as soon as it is written, then luck and blunders.
# Run it in a copy of the repository: networks are put among the shipped ones as they come. $START/GAME.npz, where it is there, is what a
# training begins with; .cache/old, where it is there, an older version to compare with.
set -u
what=$1 out=$2
python=${PYTHON:-python3} start=${START:-.cache/start}
mkdir -p "$out"
export PYTHONPATH=src PYTHONUNBUFFERED=1
since() { echo $(($(date +%s) - $(cat "$out/began"))); }
written() { until [ -e "$out/$1" ]; do sleep 0.5; done; sleep 2; } # a moment, until all of it is there

train() { # folder game players seconds teaching more…
  local folder=$1 game=$2 players=$3 seconds=$4 teaching=$5
  shift 5
  echo "$folder begins at $(since) s with $seconds s" >>"$out/times"
  OMP_NUM_THREADS=2 TORCHINDUCTOR_COMPILE_THREADS=4 nice -n "${FIRST:--10}" "$python" -W ignore -m charsu.train "$game" --players "$players" \
    --minutes "$(minutes "$seconds")" --teaching "$(minutes "$teaching")" "$@" --out "$out/$folder" >>"$out/$folder.log" 2>&1
  echo "$folder ends at $(since) s" >>"$out/times"
}
duels() { # name seconds jobs…
  local name=$1 seconds=$2
  shift 2
  CORES=${CORES:-15} nice -n 5 "$python" -W ignore bench/duels.py "$out/$name.jsonl" "$seconds" "$@" >>"$out/$name.duels" 2>&1
}
compile() { # game by-network
  "$python" -W ignore -c "
import charsu
from charsu.bots.program import compile_search
compile_search(charsu.game('$1').ruleset(), by_network=$2)" >>"$out/compiled" 2>&1
  echo "$1 $2 compiled at $(since) s" >>"$out/times"
}
figures() { # priority what game more…
  local priority=$1 work=$2 game=$3
  shift 3
  OMP_NUM_THREADS=1 nice -n "$priority" "$python" -W ignore bench/analysis.py "$work" --games "$game" --out "$out/analysis" "$@" >>"$out/$work.log" 2>&1
}
ship() { cp "$out/$1/small.npz" "src/charsu/nets/weights/$([ "$1" = cairo-2 ] && echo cairo || echo "$1").npz"; } # from now on it is the one for its tables
begun_with() { [ -e "$start/$1.npz" ] && echo "--start $start/$1.npz --rate 5e-4 --entropy $2 --hold 0.1"; }
minutes() { printf '%d.%03d' $(($1 / 60)) $(($1 % 60 * 1000 / 60)); }

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
  until [ "$(since)" -ge "$3" ]; do sleep 1; done
  mkdir -p "$4"
  set -- "$1" "$2" "$3" "$(realpath "$4")"
  tar czf "$4/runs.tgz" -C "$out" --exclude=checkpoint.* --exclude=large.npz .
  (cd "$out" && tar cf "$4/large.tar" */large.npz 2>/dev/null)
  "$python" - "$out" "$4" <<'P'
import sys, pathlib, torch
sys.path.insert(0, "src")
for path in pathlib.Path(sys.argv[1]).glob("*/checkpoint.pt"):
    if not (path.parent / "large.npz").exists():  # what is not finished yet, without what only going on needs
        stored = torch.load(path, weights_only=False, map_location="cpu")
        del stored["optimizer"]
        stored["net"] = {name: value.bfloat16() for name, value in stored["net"].items()}
        torch.save(stored, pathlib.Path(sys.argv[2]) / f"{path.parent.name}.pt")
P
  cat "$out/times" "$out"/*.duels "$out"/turns.log 2>/dev/null
  for log in "$out"/*.log; do echo "== $log"; tail -n 2 "$log" | cut -c1-400; done
  uptime
  nvidia-smi --query-gpu=utilization.gpu,memory.used --format=csv,noheader 2>/dev/null
fi
