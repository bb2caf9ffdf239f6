#!/usr/bin/env bash
# Holds a run's JSON report against the verdicts that the shipped plan should have.
set -euo pipefail
report=$1
wrong=0

# Says whether the lines of the report hold a line, after another one where that is given.
holds() {
  local line=$1 after=${2:-}
  awk -v line="$line" -v after="$after" '
    { sub(/^ +/, ""); sub(/,$/, "") }
    $0 == line && (after == "" || previous == after) { found = 1 }
    { previous = $0 }
    END { exit !found }' "$report" && return
  echo "the report does not say ${after:+$after, }$line" >&2
  wrong=1
}

holds '"version": 1'
holds '"cases": 48'
holds '"passed": 48' '"summary": {'
for status in failed undefined error skipped undefinedWords; do
  holds "\"$status\": 0"
done
for criterion in AC3 AC4 AC5 AC6 AC7 AC8 AC9; do
  holds '"status": "passed"' "\"id\": \"$criterion\""
done
holds '"exitCode": 0'

[ "$wrong" = 0 ] && echo "48 cases passed, no undefined words, AC3 to AC9 passed"
exit "$wrong"
