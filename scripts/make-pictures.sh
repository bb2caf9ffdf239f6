#!/usr/bin/env bash
# Makes the pictures of the README anew, in docs/pictures: the HTML report by day and by night, and the terminal.
# Needs planrunner in the PATH, chromium and chromium-driver, and a python3 with selenium and pillow.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
mkdir -p docs/pictures "$temporary/plans"

cp plans/device-test-plan.md "$temporary/plans/"
sed 's/"return", not Search/"Search", not return/' plans/device-test-plan.md >"$temporary/edited.md"
pictures=$PWD/docs/pictures
scripts=$PWD/scripts
cd "$temporary"
planrunner --quiet --format html --output passed.html >/dev/null
planrunner W11 --plan edited.md --quiet --color always >terminal.txt || true
"${PICTURES_PYTHON:-python3}" "$scripts/take-pictures.py" passed.html terminal.txt "$pictures"
ls -l "$pictures"
