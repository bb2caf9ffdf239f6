#!/usr/bin/env bash
# Has the reports read by tools that are not ours: xmllint with Jenkins' schema, junitparser, prove, and
# a JSON Schema validator. What is not installed is left out, and said so.
# Needs planrunner in the PATH. JENKINS_XSD may name Jenkins' schema for JUnit.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
schemas=$PWD/docs/schemas
part=$PWD/Tests/PlanRunnerTests/Resources/ctrf-part.schema.json
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
unset GITHUB_ACTIONS GITHUB_STEP_SUMMARY GITHUB_OUTPUT
plan=$PWD/plans/device-test-plan.md

fail() {
  printf 'FAILED: %s\n' "$1" >&2
  exit 1
}
has() { command -v "$1" >/dev/null && return; echo "left out: $1 is not installed"; return 1; }

cd "$temporary"
cp "$plan" good.md
# A clause that does not hold, words without a step, and texts that try to break out.
sed -e 's/"return", not Search/"Search", not return/' -e 's/Results disappear/Results fade away/' \
  -e 's/^## New chat/## ::error::x <b> ]]> ##[error]y \&#27;[2J New chat/' "$plan" >bad.md

for name in good bad; do
  code=0
  planrunner --plan "$name.md" --quiet --format junit --output "$name.xml" \
    --format junit-strict --output "$name-strict.xml" --format tap --output "$name.tap" \
    --format ctrf --output "$name-ctrf.json" --format ndjson --output "$name.ndjson" >/dev/null || code=$?
  [ "$name" = good ] || [ "$code" = 1 ] || fail "$name.md ended with $code"

  if has xmllint; then
    xmllint --noout "$name.xml" "$name-strict.xml" || fail "$name.xml is not well-formed"
    if [ -n "${JENKINS_XSD:-}" ]; then
      xmllint --noout --schema "$JENKINS_XSD" "$name-strict.xml" 2>&1 | grep -q validates ||
        fail "$name-strict.xml does not keep to Jenkins' schema"
    else
      echo "left out: JENKINS_XSD names no schema"
    fi
  fi

  if python3 -c 'import junitparser' 2>/dev/null; then
    python3 - "$name.xml" "$name-strict.xml" <<'EOF' || fail "junitparser reads other numbers"
import sys
from junitparser import JUnitXml
for path in sys.argv[1:]:
    for suite in JUnitXml.fromfile(path):
        results = [type(result).__name__ for case in suite for result in case.result]
        assert suite.tests == len(list(suite)), suite.name
        assert suite.failures == results.count("Failure"), suite.name
        assert suite.errors == results.count("Error"), suite.name
        assert suite.skipped == results.count("Skipped"), suite.name
EOF
  else
    echo "left out: junitparser is not installed"
  fi

  if has prove; then
    code=0
    prove -Q -e cat "$name.tap" >proved 2>&1 || code=$?
    grep -q 'Parse errors' proved && { cat proved >&2; fail "prove can't read $name.tap"; }
    if [ "$name" = good ]; then expected=0; else expected=1; fi
    [ "$code" = "$expected" ] || fail "prove ended with $code on $name.tap"
  fi

  if python3 -c 'import jsonschema' 2>/dev/null; then
    python3 - "$name" "$schemas" "$part" <<'EOF' || fail "$name does not keep to a schema"
import json, sys
from jsonschema import validators
name, schemas, part = sys.argv[1:]
def validator(path):
    schema = json.load(open(path))
    kind = validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema)
events = validator(f"{schemas}/events-1.schema.json")
for line in open(f"{name}.ndjson", encoding="utf-8"):
    events.validate(json.loads(line))
validator(part).validate(json.load(open(f"{name}-ctrf.json")))
EOF
  else
    echo "left out: jsonschema is not installed"
  fi

  for format in junit junit-strict tap ctrf ndjson; do
    planrunner report "$name.ndjson" --format "$format" >again || true
    case $format in
    junit) cmp again "$name.xml" ;;
    junit-strict) cmp again "$name-strict.xml" ;;
    tap) cmp again "$name.tap" ;;
    ctrf) cmp again "$name-ctrf.json" ;;
    ndjson) cmp again "$name.ndjson" ;;
    esac || fail "the events of $name give another $format"
  done
done

# A full disk: the old report stays, and nothing is left beside it.
mkdir full
if mount -t tmpfs -o size=64k tmpfs full 2>/dev/null; then
  echo old >full/report.ndjson
  code=0
  planrunner --plan good.md --quiet --format ndjson --output full/report.ndjson >/dev/null 2>said || code=$?
  left=$(ls full)
  held=$(cat full/report.ndjson)
  umount full
  [ "$code" = 74 ] || fail "a full disk ends with $code"
  [ "$left" = report.ndjson ] && [ "$held" = old ] || fail "a full disk leaves: $left"
  grep -q "can't write the report" said || fail "a full disk is not named"
else
  echo "left out: no file system can be mounted here, so no disk is filled"
fi
code=0
planrunner --plan good.md --quiet >/dev/full 2>said || code=$?
[ "$code" = 74 ] || fail "a full standard output ends with $code"

echo "the reports are read as they are meant"
