# What trainings on one card share; bench/train_all.sh, train_more.sh, train_rest.sh, train_on.sh and train_four.sh read it with what to do and the folder.
# `try FOLDER` instead of `start FOLDER` does all of it small, in some minutes of a processor: never lend a card to a script that was not tried.
set -u
what=$1 out=$2
if [ "$what" = try ]; then
  what=start AGAINST=greedy MATCHES=4 CORES=1 FIRST=5 LONG=8 # iterations instead of seconds
  SMALLER="--device cpu --compile 0 --width 32 --layers 2 --small-width 16 --matches 36 --steps 16 --batch 64 --trial 18 --sample 60 --every 100 --iterations 1"
fi
python=${PYTHON:-python3} start=${START:-.cache/start}
mkdir -p "$out"
export PYTHONPATH=src:$start PYTHONUNBUFFERED=1 # bots of one's own may lie beside the networks to begin with
since() { echo $(($(date +%s) - $(cat "$out/began"))); }
written() { # what: and a moment, until all of it is there; nobody waits for what will not come
  until [ -e "$out/$1" ]; do [ ! -e "$out/failed" ] || exit 1; sleep 0.5; done
  sleep 2
}

train() { # folder game players seconds teaching more…
  local folder=$1 game=$2 players=$3 seconds=$4 teaching=$5
  shift 5
  echo "$folder begins at $(since) s with $seconds s" >>"$out/times"
  OMP_NUM_THREADS=2 TORCHINDUCTOR_COMPILE_THREADS=4 nice -n "${FIRST:--10}" "$python" -W ignore -m charsu.train "$game" --players "$players" \
    --minutes "$(minutes "$seconds")" --teaching "$(minutes "$teaching")" --duels 0 "$@" --out "$out/$folder" >>"$out/$folder.log" 2>&1 || echo "$folder" >>"$out/failed"
  echo "$folder ends at $(since) s" >>"$out/times"
}
next() { # folder before game … : compiles once the one before learns, learns once that one is written; waits for the network it begins with
  local folder=$1 before=$2 file
  shift 2
  written "$before/curve.json"
  for file in "$@"; do case $file in "$out"/*.npz) written "${file#"$out/"}" ;; esac; done
  train "$folder" "$@" --after "$out/$before/large.npz" ${SMALLER:-}
}
duels() { # name seconds jobs…
  local name=$1 seconds=$2
  shift 2
  CORES=${CORES:-15} nice -n "${NICE:-5}" "$python" -W ignore bench/duels.py "$out/$name.jsonl" "$seconds" "$@" >>"$out/$name.duels" 2>&1
}
judged() { # network which jobs… : FILE is the network's, which they wait for; $c cores
  local network=$1 file=$out/$1/$2.npz
  written "$1/$2.npz"
  shift 2
  CORES=$c duels "$network" 3000 "${@//FILE/$file}"
}
compile() { # game by-network options
  "$python" -W ignore -c "
import charsu
from charsu.bots.program import compile_search
game = charsu.game('$1')
compile_search(game.ruleset({${3:-}}), by_network=$2)" >>"$out/compiled" 2>&1
  echo "$1 $2 compiled at $(since) s" >>"$out/times"
}
figures() { # priority what game more…
  local priority=$1 work=$2 game=$3
  shift 3
  OMP_NUM_THREADS=1 nice -n "$priority" "$python" -W ignore bench/analysis.py "$work" --games "$game" --out "$out/analysis" "$@" >>"$out/$work.log" 2>&1
}
weights=src/charsu/nets/weights
rival() { echo "--start $weights/$1.npz --against $weights/$1.npz --rate $2 --entropy $3 --hold 0.1 --every 20"; } # of a shipped network: name rate entropy
begun_with() { [ -e "$start/$1.npz" ] && echo "--start $start/$1.npz --rate 5e-4 --entropy $2 --hold 0.1"; }
minutes() { printf '%d.%03d' $(($1 / 60)) $(($1 % 60 * 1000 / 60)); }
pack() { # seconds out: waits until so many seconds after the start and packs what is there
  [ -e "$out/began" ] || { echo "nothing was begun in $out"; exit 1; }
  until [ "$(since)" -ge "$1" ]; do sleep 1; done
  mkdir -p "$2"
  local to
  to=$(realpath "$2")
  tar czf "$to/runs.tgz" -C "$out" --exclude=checkpoint.* --exclude=large.npz .
  (cd "$out" && tar cf "$to/large.tar" $([ -e packed ] && echo --newer-mtime=./packed) */large.npz 2>/dev/null) # what was not packed yet
  touch "$out/packed"
  "$python" - "$out" "$to" <<'P'
import sys, pathlib, torch
sys.path.insert(0, "src")
for path in pathlib.Path(sys.argv[1]).glob("*/checkpoint.pt"):
    if not (path.parent / "large.npz").exists():  # what is not finished yet, without what only going on needs
        stored = torch.load(path, weights_only=False, map_location="cpu")
        stored.pop("optimizer", None)
        stored["net"] = {name: value.bfloat16() for name, value in stored["net"].items()}
        torch.save(stored, pathlib.Path(sys.argv[2]) / f"{path.parent.name}.pt")
P
  [ ! -e "$out/failed" ] || sed 's/^/failed: /' "$out/failed"
  cat "$out/times" "$out"/*.duels "$out"/turns.log 2>/dev/null
  for log in "$out"/*.log; do echo "== $log"; tail -n 2 "$log" | cut -c1-400; done
  uptime
  nvidia-smi --query-gpu=utilization.gpu,memory.used --format=csv,noheader 2>/dev/null
}
stays() { # folder: whoever brings the working tree up to date tidies away what git does not ignore
  git check-ignore -q "$1" 2>/dev/null
  [ $? -ne 1 ] || { echo "$1 would not stay: begin in a folder that git ignores, such as runs/"; return 1; }
}
carry_out() { # seconds out: what card and cores do side by side, or wait for it and pack
  if [ "$what" = start ]; then
    stays "$out" || exit 1
    rm -f "$out/failed"
    date +%s >"$out/began"
    card &
    cores &
    wait
  else
    pack "$1" "$2"
  fi
}
