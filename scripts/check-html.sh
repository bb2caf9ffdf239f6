#!/usr/bin/env bash
# Makes HTML reports of a plan that passes, of one that fails and of a hostile one, and has them looked at by a
# strict parser and by headless Chromium (scripts/check-html.py). Needs planrunner in the PATH; installs the
# rest from Debian and PyPI where it is missing, and says so and ends well where that can't be done.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
export DEBIAN_FRONTEND=noninteractive

skip() {
  echo "skipped: the HTML report is not looked at in a browser: $1"
  exit 0
}

for tool in chromium:chromium chromedriver:chromium-driver pdftotext:poppler-utils; do
  command -v "${tool%%:*}" >/dev/null && continue
  { apt-get update -qq && apt-get install -y -qq "${tool##*:}"; } >"$temporary/apt" 2>&1 ||
    skip "${tool##*:} can't be installed"
done
python=${REPORT_PYTHON:-$temporary/venv/bin/python}
if [ -z "${REPORT_PYTHON:-}" ]; then
  { python3 -m venv "$temporary/venv" &&
    "$temporary/venv/bin/pip" install -q selenium==4.51.0 html5lib==1.1 &&
    "$temporary/venv/bin/pip" install -q --no-deps axe-playwright-python==0.1.8; } >"$temporary/pip" 2>&1 ||
    skip "selenium, html5lib and axe-playwright-python can't be installed"
fi

report() {
  local code=0
  planrunner --quiet --plan "$1" --format html --output "$2" >/dev/null 2>&1 || code=$?
  [ "$code" = "$3" ] || {
    echo "planrunner ended with $code, not $3, for $1" >&2
    exit 1
  }
}

sed 's/actions Cancel and Enable/actions Cancel and Allow/' plans/device-test-plan.md >"$temporary/failing.md"
cat >"$temporary/hostile.md" <<'PLAN'
# </title></script><svg onload=alert(1)> & "plan" ' onfocus=x

## <!--<script> "x" onmouseover=alert(1) (AC5)

| ID | Do | Expect |
|----|----|--------|
| C1 | Type `</script><img src=x onerror=alert(1)>` | "</title></script><svg onload=alert(1)>" is shown, &lt;b&gt; ]]> |
| C2 | Type `" onmouseover="x` | Alert "' autofocus onfocus=x '" |
| C3 | Tap [x](javascript:alert(1)) | `--->` <b>bold</b> <img src=x onerror=alert(1)> |
PLAN
report plans/device-test-plan.md "$temporary/passed.html" 0
report "$temporary/failing.md" "$temporary/failed.html" 1
report "$temporary/hostile.md" "$temporary/hostile.html" 1
"$python" scripts/check-html.py "$temporary/passed.html" "$temporary/failed.html" "$temporary/hostile.html"
