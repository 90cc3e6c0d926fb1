#!/bin/bash
# What one H200 and 16 cores do in 28 minutes about Cairo with three and four players (docs/learning.md, the tenth half hour).
# Each of the first trainings goes on from the shipped network for as long as the others and differs in one thing; a rival of the network for two learns
# for as long as that did; then the recipe of whichever did best against the shipped one begins with the network for two, as that had begun.
#   bench/train_four.sh start FOLDER        does everything; leave it running (setsid) and
#   bench/train_four.sh wait FOLDER S OUT   waits until S seconds after the start and packs what is there into OUT
# Each training compiles while the one before learns. On some of the other cores, at lower priority, each network meets searches and heuristics as soon as it is written.
. "$(dirname "$0")/training.sh"

arms="told far near curious"
declare -A recipe=([told]="--trace 0.97" [far]="--trace 0.99" [near]="--trace 0.9" [curious]="--trace 0.97 --entropy 0.03")
told="--value-trace 1 --matches 8192 --steps 256 --heuristic 0.2 --pool 0.15 --entropy 0.008"
on="--start $weights/cairo-many.npz --settle 0.06 --rate 5e-4 --hold 0.4 $told"
begun="--start $weights/cairo.npz --settle 0.03 --rate 7e-4 --hold 0.3 --lead 0.7 --lead-until 0.4 $told"

best() { # the one whose network has the largest part of the victory against the shipped one, with three and four players together
  "$python" - "$out" $arms <<'P'
import json, pathlib, sys
def strength(name):
    shares = [evaluation["against_start"] for evaluation in json.loads((pathlib.Path(sys.argv[1]) / name / "curve.json").read_text())["curve"]]
    return sum(int(n) * row["share"] for n, row in shares[-1].items())
print(max(sys.argv[2:], key=strength))
P
}
card() { # a training each, in turns
  train told cairo 3,4 "$each" 0 $on ${recipe[told]} ${SMALLER:-} &
  next far told cairo 3,4 "$each" 0 $on ${recipe[far]} &
  next near far cairo 3,4 "$each" 0 $on ${recipe[near]} &
  next curious near cairo 3,4 "$each" 0 $on ${recipe[curious]} &
  next cairo-2-rival curious cairo 2 "${RIVAL:-340}" 0 $(rival cairo 3e-4 0.002) &
  written curious/large.npz
  best >"$out/best"
  next cairo-many cairo-2-rival cairo 3,4 "${LAST:-560}" 0 $begun ${recipe[$(cat "$out/best")]} &
  wait
}
cores() { # one seat against searches, Viziers and heuristics in all others
  compile cairo False
  for name in $arms; do
    judged $name large cairo,4,net:FILE,${search},$((8 * n)) cairo,4,net:FILE,$v,$((8 * n)) &
  done
  c=$((4 * c)) judged cairo-many large cairo,4,net:FILE,$v,$((16 * n)) cairo,3,net:FILE,$v,$((16 * n)) &
  wait
}

each=${EACH:-125} v=${AGAINST:-vizier} n=${MATCHES:-12} c=${CORES:-3} search=search:${WALKS:-2000}
[ -z "${SMALLER:-}" ] || search=greedy
carry_out "${@:3}"
