#!/bin/sh
# Prints how long planrunner takes and how much memory it needs.
#
#     scripts/benchmark.sh [PROGRAM]
#
# It measures the release build unless another program is named. Times are means of hyperfine,
# memory is the peak that /usr/bin/time tells. Nothing here is a test: machines differ.
set -eu
cd "$(dirname "$0")/.."

program=${1:-.build/release/planrunner}
jobs=2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Gives the mean of a command's time in milliseconds.
milliseconds() {
  hyperfine --shell=none --warmup 2 --runs "$1" --export-csv "$folder/times.csv" "$2" >/dev/null 2>&1
  awk -F, 'NR == 2 { printf "%.1f", $2 * 1000 }' "$folder/times.csv"
}

# Gives the peak memory of a command in MiB.
mebibytes() {
  /usr/bin/time -f %M -o "$folder/memory" "$@" >"$folder/output"
  awk 'END { printf "%.1f", $1 / 1024 }' "$folder/memory"
}

# Prints a line of the table; without a number of cases it has no cost per case.
measure() {
  title=$1 runs=$2 cases=$3
  shift 3
  time=$(milliseconds "$runs" "$program $*")
  memory=$(mebibytes "$program" "$@")
  cost=$(awk -v time="$time" -v cases="$cases" \
    'BEGIN { if (cases > 0) printf "%.3f ms", time / cases }')
  printf '%-34s %10s ms %8s MiB   %s\n' "$title" "$time" "$memory" "$cost"
}

printf '%-34s %13s %12s   %s\n' "" "time" "peak memory" "per case"
measure "list" 20 0 list
measure "one case" 20 0 run --mode both C5
measure "whole plan, 1 job" 20 0 run --mode both --jobs 1
measure "whole plan, $jobs jobs" 20 0 run --mode both --jobs $jobs
for cases in 1250 2500 5000; do
  scripts/generate-plan.py $cases >"$folder/$cases.md"
  measure "$cases cases, $jobs jobs" 3 $cases run --mode both --jobs $jobs --plan "$folder/$cases.md"
done
measure "one case of 5000" 10 0 run --mode both --jobs $jobs --plan "$folder/5000.md" C5
