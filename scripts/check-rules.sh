#!/usr/bin/env bash
# Holds the sources against the rules of the house that neither the compiler nor the formatter knows.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
longest=400
wrong=0

# Prints what is wrong, if anything.
report() {
  [ -z "$2" ] && return
  printf '%s:\n%s\n' "$1" "$2" >&2
  wrong=1
}

# The bracketed letters keep this file from finding itself.
words='/[w]ork/|/[t]mp/|/[h]ome/|/[r]oot/|[s]essions?|[h]elpers?|[s]ubagents?|[a]gents?|[L]LMs?'
report "Words that do not belong here" "$(git grep -nIiwE "$words" -- . ':!plans' || true)"

# Synchronization comes with the standard library.
imports=$(git grep -nE '^[[:space:]]*(@[a-z]+ )*((package|public|internal|private|fileprivate) )?import ' \
  -- Sources/FakeDirectory Sources/ScreenModel || true)
report "Only the standard library may be imported" "$(printf '%s\n' "$imports" |
  grep -vE '^Sources/FakeDirectory/WireJSON\.swift:.*import Foundation(Essentials)?$' |
  grep -vE "^Sources/ScreenModel/.*import FakeDirectory$" |
  grep -vE "import Synchronization$" || true)"

report "The vocabulary may not look into the app" \
  "$(git grep -nwE 'State|Rules' -- Sources/PlanRunner/Vocabulary || true)"

report "Longer than $longest lines" "$(git ls-files '*.swift' '*.sh' .ci/run |
  while read -r file; do
    lines=$(wc -l <"$file")
    [ "$lines" -le "$longest" ] || echo "$file: $lines"
  done)"

[ "$wrong" = 0 ] && echo "imports, words and lengths are as they should be"
exit "$wrong"
