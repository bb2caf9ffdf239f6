#!/usr/bin/env bash
# Runs what the README shows. Commands of a "sh" block must succeed; in a "console" block each line
# must stand in the output of the commands above it, in this order ("…" stands for lines left out).
# Each phrase of the table of phrases must be one of the vocabulary's.
# Needs planrunner in the PATH; leaves out swift's own commands.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
readme=$PWD/README.md
phrases=$PWD/Sources/PlanRunner/Vocabulary/Phrases
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
mkdir "$temporary/plans" "$temporary/docs"
cp plans/device-test-plan.md "$temporary/plans/"
cp docs/vacuous-clauses.txt "$temporary/docs/"
cd "$temporary"

awk -v kind="" '
  /^```/ { kind = kind == "" ? substr($0, 4) : ""; if (kind == "console") blocks++; next }
  kind == "sh" && /^planrunner/ { print > "commands" }
  kind == "console" { print > sprintf("block-%03d", blocks) }' "$readme"

wrong=0
while IFS= read -r command; do
  bash -c "$command" >output 2>&1 </dev/null || {
    echo "README: this does not succeed: $command" >&2
    cat output >&2
    wrong=1
  }
done <commands

for block in block-*; do
  sed -n 's/^\$ //p' "$block" >script
  grep -v '^\$ ' "$block" | grep -vx ' *…' >expected
  bash script >output 2>&1 </dev/null || true
  awk -v block="$block" '
    NR == FNR { wanted[++count] = $0; next }
    BEGIN { next_line = 1 }
    next_line <= count && $0 == wanted[next_line] { next_line++ }
    END {
      if (next_line > count) exit 0
      print "README, console " block ": this line is not in the output: " wanted[next_line]
      exit 1
    }' expected output >&2 || wrong=1
done

sed -n '/^### The main phrases/,/^###* [^T]/p' "$readme" | grep '^|' | grep -o '`[^`]*`' | tr -d '`' >main
while IFS= read -r phrase; do
  grep -rqF "\"$phrase\"" "$phrases" || {
    echo "README: the vocabulary does not have: $phrase" >&2
    wrong=1
  }
done <main

[ "$wrong" = 0 ] && echo "$(wc -l <main) phrases, $(wc -l <commands) commands and $(ls block-* | wc -l) outputs are as shown"
exit "$wrong"
