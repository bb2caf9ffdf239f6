import PlanRunner
import Testing

@Suite struct ListReportTests {
  @Test func `the whole plan is listed with its criteria and their origin`() throws {
    let report = ListReport(Sample.plan, try Selector(Sample.plan).select([]))
    #expect(
      report.text() == """
        Chat list: rows
          C1   line  9
          C2   line 10  AC3 (its own)
          C10  line 11  AC3 (its own)

        Chat list: results (AC4–AC5)
          D1   line 17  AC4 AC5 (the section's)
          D2   line 18  AC5 (its own) · manual only

        New chat
          W1   line 24

        Acceptance criteria
          AC3  C2 C10
          AC4  D1
          AC5  D1 D2 (manual)
          AC6  no case carries it

        6 cases, 4 criteria

        """)
  }

  @Test func `a selection lists its own cases and criteria only`() throws {
    let report = ListReport(Sample.plan, try Selector(Sample.plan).select(["C2", "W1"]))
    #expect(
      report.text() == """
        Chat list: rows
          C2  line 10  AC3 (its own)

        New chat
          W1  line 24

        Acceptance criteria
          AC3  C2

        2 cases of 6, 1 criterion

        """)
  }

  @Test func `the Setup list is parted into what is read and what speaks to people`() {
    let bound = Sample.script("C1").doCell
    var spoken = Sample.script("W1").doCell
    spoken.pieces[0].role = .remark
    let sentences = [
      Setup.Sentence(cell: spoken, isRead: false),
      Setup.Sentence(cell: bound, effects: ["it is typed"], isRead: true),
    ]
    #expect(
      SetupReport(sentences).text() == """
        Read by the runner

          line 9
            Type ne
            1──────
              1  a step
              · it is typed

        Instructions to people

          line 24
            Open it

        """)
  }
}
