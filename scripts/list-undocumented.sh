#!/usr/bin/env bash
# Lists the package declarations without a documentation comment, and fails if there are any.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
git ls-files 'Sources/*.swift' | xargs awk '
  FNR == 1 { previous = "" }
  {
    line = $0
    sub(/^[ \t]+/, "", line)
    declares = line ~ /^(@[A-Za-z]+(\([^)]*\))? )*package ((mutating|static|final|indirect|consuming|nonisolated|private\(set\)) )*(actor|class|enum|func|init|let|protocol|struct|subscript|typealias|var)[^A-Za-z]/
    if (declares && previous !~ /^\/\/\//) { print FILENAME ":" FNR ": " line; found = 1 }
    if (line !~ /^@[^ ]+$/) previous = line
  }
  END { exit found }'
