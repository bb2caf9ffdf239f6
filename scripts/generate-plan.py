#!/usr/bin/env python3
"""Writes a plan with many cases: the tables of a plan, repeated with fresh IDs.

    scripts/generate-plan.py 5000 > plan.md
    scripts/generate-plan.py 5000 --from plans/device-test-plan.md > plan.md

The title, the words around the tables and the Setup list stay. In each further copy of the tables
the IDs are new ones, and so are the references to them ("In C5", "same slots as C2"). Where the
Setup names cases, it names the copies too.
"""

import argparse
import re

ROW = re.compile(r"^\| *([A-Z]+)([0-9]+)\b")


def parts_of(text):
    """Gives the lines before the first section with cases, and those sections' lines."""
    lines = text.splitlines()
    rows = [index for index, line in enumerate(lines) if ROW.match(line)]
    if not rows:
        raise SystemExit("generate-plan: the plan has no table with cases")
    start = max(index for index in range(rows[0]) if lines[index].startswith("## "))
    return lines[:start], lines[start:]


def renamed(line, known, offset):
    """Gives a line with every ID of the plan raised by an offset."""

    def fresh(match):
        return f"{match[1]}{int(match[2]) + offset}" if match[0] in known else match[0]

    return re.sub(r"\b([A-Z]+)([0-9]+)\b", fresh, line)


def with_copies(line, known, offsets, wanted):
    """Gives a line of the Setup in which each ID is followed by those of its copies."""

    def all_of(match):
        if match[0] not in known:
            return match[0]
        before = known.index(match[0])
        written = [offset for copy, offset in enumerate(offsets) if copy * len(known) + before < wanted]
        return ", ".join(f"{match[1]}{int(match[2]) + offset}" for offset in written)

    return re.sub(r"\b([A-Z]+)([0-9]+)\b", all_of, line)


def generate(text, wanted):
    """Gives the lines of a plan with a number of cases."""
    front, sections = parts_of(text)
    matches = [match for match in map(ROW.match, sections) if match]
    known = [match[1] + match[2] for match in matches]
    step = 10 ** len(str(max(int(match[2]) for match in matches)))
    offsets = range(0, -(-wanted // len(matches)) * step, step)
    yield from (with_copies(line, known, offsets, wanted) for line in front)
    left = wanted
    for offset in offsets:
        for line in sections:
            if ROW.match(line):
                if left == 0:
                    return
                left -= 1
            yield renamed(line, known, offset)
        yield ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cases", type=int, help="how many cases the plan is to have")
    parser.add_argument("--from", dest="plan", default="plans/device-test-plan.md", metavar="PLAN")
    arguments = parser.parse_args()
    if arguments.cases < 1:
        parser.error("a plan has one case or more")
    with open(arguments.plan, encoding="utf-8") as file:
        print("\n".join(generate(file.read(), arguments.cases)))


if __name__ == "__main__":
    main()
