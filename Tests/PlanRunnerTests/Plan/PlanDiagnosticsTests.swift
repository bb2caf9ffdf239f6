import PlanRunner
import Testing

@Suite("Nothing of a plan is lost in silence")
struct PlanDiagnosticsTests {
  @Test(
    "text that a case table loses is an error with its place",
    arguments: [
      (
        "| C1 | send `a || b` | row |\n",
        [
          "plan.md:7:13: warning: a backtick is left open in this cell",
          "plan.md:7:19: error: the row has 5 cells, the header 3: “b`”, “row” would be dropped; "
            + "a pipe inside code is written `\\|`",
        ]
      ),
      (
        "| C1 | tap | opens |**PASS**\n",
        [
          "plan.md:7:21: error: the row has 4 cells, the header 3: “**PASS**” would be dropped; "
            + "a pipe in a text is written `\\|`"
        ]
      ),
      (
        "| C1 | a | b |\n* | C2 | c | d |\n| C3 | e | f |\n",
        [
          "plan.md:8:3: error: this row is cut off from the table of line 5: “| C2 | c | d |”",
          "plan.md:9:1: note: and this line: “| C3 | e | f |”",
          "plan.md:8:1: note: a list item starts here, which ends the table",
        ]
      ),
      (
        "|\n| C1 | a | b |\n",
        [
          "plan.md:8:1: error: this row is cut off from the table of line 5: “| C1 | a | b |”",
          "plan.md:7:1: note: this line is no row, which ends the table",
        ]
      ),
      (
        "| C1 | a | b |\n<!-- later -->\n| C2 | a | b |\n",
        [
          "plan.md:9:1: error: this row is cut off from the table of line 5: “| C2 | a | b |”",
          "plan.md:8:1: note: HTML starts here, which ends the table",
        ]
      ),
      (
        "| C1 | a | b |\n    | C2 | a | b |\n",
        [
          "plan.md:8:5: error: this row is cut off from the table of line 5: “| C2 | a | b |”",
          "plan.md:8:1: note: this line is indented like code, which ends the table",
        ]
      ),
      (
        "| C1 | a | b |\n\n| C2 | a | b |\n",
        ["plan.md:9:1: error: a line with pipes that belongs to no table: “| C2 | a | b |”"]
      ),
      (
        "| C1 | a | b |\n| ID | Do | Expect |\n|---|---|---|\n| C2 | a | b |\n",
        [
          "plan.md:8:1: error: a second table starts here, but its rows belong to the table of "
            + "line 5: put a blank line before it"
        ]
      ),
      ("|  | tap | opens |\n", ["plan.md:7:6: error: a row without an ID: “tap”"]),
      (
        "| C7 | a | b |\n| c7 | a | b |\n| C7 | a | b |\n",
        [
          "plan.md:8:3: error: the ID “c7” is there twice (as “C7”), first in line 7",
          "plan.md:7:3: note: the first “C7”",
          "plan.md:9:3: error: the ID “C7” is there twice, first in line 7",
          "plan.md:7:3: note: the first “C7”",
        ]
      ),
      (
        "| C1 (AC9–AC3) | a | b |\n| C2 (AC1–AC999999999) | a | b |\n| C3 (AC4a) | a | b |\n",
        [
          "plan.md:7:7: error: the range AC9–AC3 runs backwards",
          "plan.md:8:7: error: the criterion's number is too large",
          "plan.md:9:7: error: the tag “(AC4a)” can't be read from here: "
            + "write criteria as in “(AC5, AC7–AC9)”",
        ]
      ),
      (
        "| C1 | a | b |\n\n```\n\n| ID | Do | Expect |\n|---|---|---|\n| C2 | a | b |\n",
        [
          "plan.md:9:1: error: this fence is never closed, and takes cases in",
          "plan.md:11:1: note: not played: “| ID | Do | Expect |”",
          "plan.md:13:1: note: not played: “| C2 | a | b |”",
        ]
      ),
      (
        "| C1 | a | b |\n\n<details>\n| ID | Do | Expect |\n|---|---|---|\n| C2 | a | b |\n",
        [
          "plan.md:10:1: error: a case table in a block of HTML is not played; "
            + "put a blank line before it",
          "plan.md:12:1: note: not played: “| C2 | a | b |”",
        ]
      ),
      (
        "| C1 | a | b |\n\n# | C2 | a | b |\n",
        ["plan.md:9:3: error: a line with pipes that belongs to no table: “| C2 | a | b |”"]
      ),
      (
        "| C1 | a | b |\n\n| ID | Do | Expect |\n|---|---|\n| C2 | a | b |\n",
        [
          "plan.md:10:1: error: no table: the header has 3 cells, the delimiter row 2",
          "plan.md:9:1: note: the header “| ID | Do | Expect |”",
          "plan.md:11:1: note: a row that is lost: “| C2 | a | b |”",
        ]
      ),
      (
        "| C1 | a | b |\n\n> | ID | Do | Expect |\n> |---|---|---|\n| C2 | a | b |\n",
        [
          "plan.md:11:1: error: this row is cut off from the table of line 9: “| C2 | a | b |”",
          "plan.md:11:1: note: this line is outside the list item or quote of the table, "
            + "which ends the table",
        ]
      ),
    ] as [(String, [String])])
  func lost(_ rows: String, _ messages: [String]) {
    #expect(PlanFixture.messages(PlanFixture.head + rows) == messages)
    #expect(PlanFixture.read(PlanFixture.head + rows).plan == nil)
  }

  @Test(
    "what may be meant otherwise is a warning, and the case stays",
    arguments: [
      (
        "| C1 | `b|c` |\n",
        [
          "plan.md:7:8: warning: a backtick is left open in this cell; "
            + "a pipe inside code is written `\\|`"
        ]
      ),
      (
        "| C1 | a | b |\nNote: see below\n",
        [
          "plan.md:8:1: warning: a line without any pipe is part of the table above it: "
            + "“Note: see below”; put a blank line before it"
        ]
      ),
      (
        "|**Basic Auth**||||\n| C1 | a | b |\n",
        ["plan.md:7:4: warning: “Basic Auth” is a heading inside a table, not a case"]
      ),
      (
        "| C1 Open chat | a | b |\n",
        [
          "plan.md:7:3: warning: “C1” is taken for the ID and “Open chat” for a title; "
            + "so in all rows of this table"
        ]
      ),
      (
        "| C1 | a | b |\n\n~~~\n| ID | Do | Expect |\n|---|---|---|\n| C2 | a | b |\n~~~\n",
        ["plan.md:10:1: warning: a case table in a fence is not played"]
      ),
      (
        "| C1 | a | b |\n\n<!--\n| ID | Do | Expect |\n|---|---|---|\n-->\n",
        ["plan.md:10:1: warning: a case table in a comment is not played"]
      ),
      (
        "| C1 | a | b |\n\n      | ID | Do | Expect |\n      |---|---|---|\n",
        ["plan.md:9:7: warning: a case table in a block of indented code is not played"]
      ),
      ("| C1 | a | b |\n\n<!-- open\n", ["plan.md:9:1: warning: this comment is never closed"]),
      (
        "| C1 | a | b |\n\n| A | B |\n|---|---|\n| x | y | z |\n",
        [
          "plan.md:11:11: warning: the row has 3 cells, the header 2: “z” would be dropped; "
            + "a pipe in a text is written `\\|`"
        ]
      ),
      (
        "| C1 | a | b |\n\nfoo | bar | baz\n",
        ["plan.md:9:1: warning: a line with pipes that belongs to no table: “foo | bar | baz”"]
      ),
      (
        "| C1 | a | b |\n| ID | Do | Expect |\n",
        ["plan.md:8:1: warning: the header is repeated here; no case"]
      ),
      (
        "| --- | --- | --- |\n| C1 | a | b |\n",
        [
          "plan.md:7:1: warning: a row of dashes is no case; "
            + "a new table needs a blank line before its header"
        ]
      ),
      ("| C1 | a | b |\n\n```sh\nlog\n", ["plan.md:9:1: warning: this fence is never closed"]),
      ("| C1 | a | b |\n| | | |\n||||\n", []),
      ("| C1 | a | b |\n\nrun `a | b | c`, or a | b\n", []),
    ] as [(String, [String])])
  func doubtful(_ rows: String, _ messages: [String]) {
    #expect(PlanFixture.messages(PlanFixture.head + rows) == messages)
    #expect(PlanFixture.read(PlanFixture.head + rows).plan?.cases.map(\.id) == ["C1"])
  }

  @Test(
    "a plan without a case table says what is missing",
    arguments: [
      (
        "",
        [
          "plan.md:1:1: error: the plan is empty: no case table, which is a table with columns "
            + "for “ID”, “Do” and “Expect”"
        ]
      ),
      (
        "| ID | Do | Expcet |\n|---|---|---|\n| C1 | a | b |\n",
        [
          "plan.md:1:1: error: the rows of this table are not played: it has no column for "
            + "“Expect”; did you mean “Expect” by “Expcet”?",
          "plan.md:1:1: error: no case table, which is a table with columns for “ID”, “Do” and "
            + "“Expect”",
          "plan.md:1:1: note: the table “ID | Do | Expcet” has no column for “Expect”; "
            + "did you mean “Expect” by “Expcet”?",
        ]
      ),
      (
        "| ID | Do | Expect |\n|---|---|\n| C1 | a | b |\n",
        [
          "plan.md:1:1: error: no case table, which is a table with columns for “ID”, “Do” and "
            + "“Expect”",
          "plan.md:2:1: error: no table: the header has 3 cells, the delimiter row 2",
          "plan.md:1:1: note: the header “| ID | Do | Expect |”",
          "plan.md:3:1: note: a row that is lost: “| C1 | a | b |”",
        ]
      ),
      (
        "| ID | Do | Expect |\n| C1 | a | b |\n",
        [
          "plan.md:1:1: error: the header of a case table without a delimiter row "
            + "(`|---|---|…`) below it: “| ID | Do | Expect |”",
          "plan.md:2:1: note: and this line: “| C1 | a | b |”",
          "plan.md:1:1: error: no case table, which is a table with columns for “ID”, “Do” and "
            + "“Expect”",
        ]
      ),
    ] as [(String, [String])])
  func noCaseTable(_ text: String, _ messages: [String]) {
    #expect(PlanFixture.messages(text) == messages)
  }

  @Test("a case table without rows is an error where the plan has no other")
  func noRows() {
    let header = "| ID | Do | Expect |\n|---|---|---|\n"
    #expect(
      PlanFixture.messages("\n" + header) == ["plan.md:2:1: error: the case table has no rows"])
    #expect(
      PlanFixture.messages(header + "\n" + header + "| C1 | a | b |\n")
        == ["plan.md:1:1: warning: the case table has no rows"])
  }

  @Test("all errors are told at once, in order")
  func allAtOnce() {
    let rows = "| C1 | a | b | c |\n| | a | b |\n| C1 | a | b |\n"
    let places = PlanFixture.read(PlanFixture.head + rows).diagnostics.map(\.position)
    #expect(
      places == [(7, 16), (8, 5), (9, 3)].map { SourcePosition(line: $0.0, column: $0.1) })
  }

  @Test("a message shows control characters, and never sends them")
  func escaped() {
    let rows = "| C1 | a | b | \u{1B}[31mred |\n"
    #expect(
      PlanFixture.messages(PlanFixture.head + rows).first?.contains("“\\u{1B}[31mred”") == true)
  }
}
